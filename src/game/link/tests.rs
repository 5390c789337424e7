mod properties;

use rules::{ByColor, Color, Position};

use super::{LinkError, LinkPart, LinkedGame, MAX_NAME, PlayerName, Relation, base64};
use crate::record::crc32;
use crate::tests::{SHUFFLE, WALL, from_fen, played};
use crate::{ClaimReason, Game};

const FIRST: &str = "v1.BxorPE0AAQ2rJ3ie";

fn linked(game: Game) -> LinkedGame {
    LinkedGame::new(0x1a2b_3c4d, game)
}

/// What is in the link of a game: all but the moves that were taken back and the tags.
fn stripped(linked: &LinkedGame) -> LinkedGame {
    let mut game = Game::from_position(*linked.game.start());
    for mv in linked.game.moves() {
        game.play(*mv).unwrap();
    }
    if let Some(byte) = super::end::byte_of(&linked.game) {
        super::end::carry_out(byte, &mut game).unwrap();
    }
    LinkedGame {
        game,
        ..linked.clone()
    }
}

/// A link whose check value is right, whatever its bytes say.
fn forged(bytes: &[u8]) -> String {
    let mut all = vec![bytes.len() as u8];
    all.extend(bytes);
    let check = crc32(&all);
    all.extend(check.to_be_bytes());
    format!("v1.{}", base64::write(&all))
}

#[test]
fn links_that_were_sent_once_are_readable_for_ever() {
    let lines = include_str!("../../../tests/data/links.txt").lines();
    let lines: Vec<&str> = lines.filter(|line| !line.starts_with('#')).collect();
    assert!(lines.len() >= 8);
    for line in lines {
        let [link, fen, ending] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let read = LinkedGame::from_link(link).unwrap_or_else(|error| panic!("{link}: {error}"));
        assert_eq!(read.game.position().to_string(), fen);
        assert_eq!(format!("{:?}", read.game.outcome()), ending);
        assert_eq!(read.to_link(), link);
    }
}

#[test]
fn moves_are_in_the_order_that_links_promise() {
    let order = |fen: &str| {
        let position: Position = fen.parse().unwrap();
        let moves = super::moves::in_order(&position);
        moves
            .iter()
            .map(|mv| notation::san::write(&position, *mv))
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(
        order("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
        "Na3 Nc3 Nf3 Nh3 a3 a4 b3 b4 c3 c4 d3 d4 e3 e4 f3 f4 g3 g4 h3 h4"
    );
    // The king arrives on the same square by a step and by castling.
    assert_eq!(
        order("4k3/8/8/8/8/8/5PPP/5K1R w H - 0 1"),
        "Ke1 Kg1 O-O Ke2 Rg1 f3 f4 g3 g4 h3 h4"
    );
    assert_eq!(
        order("1n5k/P7/8/8/8/8/8/K7 w - - 0 1"),
        "Kb1 Ka2 Kb2 a8=N a8=B a8=R a8=Q axb8=N axb8=B axb8=R+ axb8=Q+"
    );
}

#[test]
fn every_end_and_every_offer_is_in_the_link() {
    let mut games = Vec::new();
    let mut add = |game: &Game, change: &dyn Fn(&mut Game)| {
        let mut game = game.clone();
        change(&mut game);
        assert_ne!((game.outcome(), game.draw_offer()), (None, None));
        games.push(game);
    };
    let open = played("e4 e5");
    let bare = from_fen("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    for color in Color::ALL {
        for game in [&open, &bare] {
            add(game, &|game| game.resign(color).unwrap());
            add(game, &|game| game.run_out_of_time(color).unwrap());
        }
        add(&open, &|game| game.offer_draw(color).unwrap());
        add(&open, &|game| game.abandon(color).unwrap());
    }
    add(&open, &|game| game.annul().unwrap());
    add(&open, &|game| {
        game.offer_draw(Color::White).unwrap();
        game.accept_draw().unwrap();
    });
    let thrice = played(&SHUFFLE.repeat(2));
    add(&thrice, &|game| {
        game.claim(ClaimReason::Threefold, None).unwrap();
    });
    let fifty = from_fen("8/8/8/4k3/8/4K3/8/R7 w - - 100 80");
    add(&fifty, &|game| {
        game.claim(ClaimReason::FiftyMove, None).unwrap();
    });
    add(&from_fen(WALL), &|game| {
        let mut check = game.check_dead().unwrap();
        while check.step(1_000).is_none() {}
        assert!(game.end_if_dead(&check));
    });
    for game in games {
        let mine = linked(game);
        assert_eq!(LinkedGame::from_link(&mine.to_link()), Ok(mine));
    }
}

#[test]
fn an_end_that_the_rules_do_not_allow_is_refused() {
    let with_end = |game: &Game, byte: u8| {
        // The head follows the identity; the end follows the start.
        let mut bytes = linked(game.clone()).bytes();
        bytes[4] |= 16;
        let start = super::start::write(game.start()).1.len();
        bytes.insert(5 + start, byte);
        LinkedGame::from_link(&forged(&bytes)).map(|linked| linked.game.outcome())
    };
    let first = Game::default();
    for byte in [3, 4, 5, 8] {
        assert_eq!(with_end(&first, byte), Err(LinkError::End), "{byte}");
    }
    assert_eq!(with_end(&first, 16), Err(LinkError::Offer(Color::White)));
    assert_eq!(
        with_end(&first, 200),
        Err(LinkError::Unknown(LinkPart::End))
    );
    assert_eq!(with_end(&first, 0), Err(LinkError::Unknown(LinkPart::End)));
    let mated = played("f3 e5 g4 Qh4#");
    assert_eq!(with_end(&mated, 1), Err(LinkError::End));
    assert!(with_end(&first, 1).is_ok());
}

#[test]
fn names_and_options_go_along_and_are_bounded() {
    let mut mine = linked(played("d4"));
    mine.names = ByColor {
        white: PlayerName::new("\u{418}\u{440}\u{438}\u{43d}\u{430}"),
        black: None,
    };
    for key in 0..40 {
        assert_eq!(mine.options.set(key, u32::MAX - u32::from(key)), key < 32);
    }
    assert!(mine.options.set(0, 7));
    assert_eq!(mine.options.get(0), Some(7));
    let read = LinkedGame::from_link(&mine.to_link());
    assert_eq!(read, Ok(mine));
    let long = "x".repeat(MAX_NAME) + "yz";
    assert_eq!(PlayerName::new(&long).unwrap().as_str().len(), MAX_NAME);
    assert_eq!(PlayerName::new("a\u{7}b").unwrap().as_str(), "a b");
}

#[test]
fn what_is_wrong_with_a_link_is_said_with_its_place() {
    let read = |text: &str| LinkedGame::from_link(text).map(|linked| linked.game.len());
    assert_eq!(read(FIRST), Ok(1));
    assert_eq!(read(&format!("#g={FIRST}")), Ok(1));
    for text in ["", "v1", "e4", "#g=", "v.", "vx.AA"] {
        assert_eq!(read(text), Err(LinkError::NotALink), "{text}");
    }
    assert_eq!(read("v2.AAAA"), Err(LinkError::Version(2)));
    let character = |character| Err(LinkError::Damaged { character });
    assert_eq!(read(&FIRST.replace("PE0", "P+0")), character(Some(9)));
    assert_eq!(
        read(&format!("#g={}", FIRST.replace("PE0", "P 0"))),
        character(Some(12))
    );
    assert_eq!(
        read(&format!("{FIRST}AA")),
        Err(LinkError::Surplus { character: 20 })
    );
    for end in 3..FIRST.len() {
        let missing = if end == 3 { 1 } else { FIRST.len() - end };
        let cut = read(&FIRST[..end]);
        // Of one letter alone no length can be read.
        let missing = if end == 4 { 1 } else { missing };
        assert_eq!(cut, Err(LinkError::Truncated { missing }), "{end}");
    }
    // Two letters that have changed places cannot be located.
    assert_eq!(read("v1.BxorPE0AAQ2rJ3ei"), character(None));
}

#[test]
fn an_index_that_no_legal_move_has_is_refused_with_its_ply() {
    let head = |plies: u8, moves: &[u8]| {
        let mut bytes = vec![0, 0, 0, 0, 0, plies];
        bytes.extend(moves);
        LinkedGame::from_link(&forged(&bytes)).map(|linked| linked.game.len())
    };
    assert_eq!(head(1, &[19]), Ok(1));
    assert_eq!(head(1, &[20]), Err(LinkError::Illegal { ply: 1 }));
    assert_eq!(head(0, &[1]), Err(LinkError::Illegal { ply: 0 }));
    let mut mated = linked(played("f3 e5 g4 Qh4#")).bytes();
    mated[5] = 5;
    let after_mate = LinkedGame::from_link(&forged(&mated)).map(|linked| linked.game.len());
    assert_eq!(after_mate, Err(LinkError::Illegal { ply: 4 }));
    // The same game in another form: a zero at the end of the number.
    assert_eq!(head(1, &[19, 0]), Err(LinkError::Unknown(LinkPart::Form)));
}

#[test]
fn two_links_say_how_they_stand_to_each_other() {
    let of = |moves: &str| linked(played(moves));
    let mine = of("e4 e5 Nf3");
    assert_eq!(mine.relation_to(&mine), Relation::Same);
    assert_eq!(
        mine.relation_to(&of("e4 e5 Nf3 Nc6 Bb5")),
        Relation::Ahead { plies: 2 }
    );
    assert_eq!(mine.relation_to(&of("e4")), Relation::Behind { plies: 2 });
    assert_eq!(
        mine.relation_to(&of("e4 e5 Bc4 Nc6")),
        Relation::Fork { ply: 2 }
    );
    assert_eq!(mine.relation_to(&of("e4 c5")), Relation::Fork { ply: 1 });
    let mut other = mine.clone();
    other.id += 1;
    assert_eq!(mine.relation_to(&other), Relation::OtherGame);
    let mut offered = mine.clone();
    offered.game.offer_draw(Color::Black).unwrap();
    let mut agreed = offered.clone();
    agreed.game.accept_draw().unwrap();
    let mut resigned = mine.clone();
    resigned.game.resign(Color::White).unwrap();
    for (newer, older) in [(&offered, &mine), (&agreed, &offered), (&resigned, &mine)] {
        assert_eq!(older.relation_to(newer), Relation::Ahead { plies: 0 });
        assert_eq!(newer.relation_to(older), Relation::Behind { plies: 0 });
    }
    assert_eq!(agreed.relation_to(&resigned), Relation::Fork { ply: 3 });
    assert_eq!(
        resigned.relation_to(&of("e4 e5 Nf3 Nc6")),
        Relation::Fork { ply: 3 }
    );
    assert_eq!(
        of("e4 e5 Nf3 Nc6").relation_to(&resigned),
        Relation::Fork { ply: 3 }
    );
    let mut named = mine.clone();
    named.names.white = PlayerName::new("Vera");
    assert_eq!(mine.relation_to(&named), Relation::Same);
}

/// Numbers that look random (xorshift of Marsaglia, 2003) and never change.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % limit
    }
}

#[test]
fn a_game_of_eighty_moves_is_well_under_two_hundred_letters() {
    let mut lengths = Vec::new();
    let mut numbers = Numbers(0x9e37_79b9_7f4a_7c15);
    while lengths.len() < 50 {
        let mut game = Game::default();
        while game.len() < 160 && game.outcome().is_none() {
            let moves = game.position().legal_moves();
            game.play(moves[numbers.below(moves.len())]).unwrap();
        }
        if game.len() == 160 {
            lengths.push(linked(game).to_link().len());
        }
    }
    let sum: usize = lengths.iter().sum();
    println!(
        "{} on average, {:?} at most",
        sum / 50,
        lengths.iter().max()
    );
    assert!(lengths.iter().all(|length| *length < 180), "{lengths:?}");
}
