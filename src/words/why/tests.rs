//! Walks through mates, checks, forced moves and draws.

use game::{ClaimReason, Game, LongGames};
use rules::{Bitboard, Position, attacks};

use super::{Step, Why, why};

/// A walk must stay short enough to be walked.
const MOST_STEPS: usize = 20;

fn in_position(fen: &str) -> Game {
    Game::from_position(fen.parse().unwrap())
}

fn play(game: &mut Game, moves: &[&str]) {
    for text in moves {
        let mv = notation::san::read(game.position(), text).unwrap();
        game.play(mv).unwrap();
    }
}

/// The title and the steps of what is said where the game stands.
fn said(game: &Game) -> Vec<String> {
    let why = why(game, game.len()).expect("there is something to explain");
    let steps = why.steps.iter().map(|step| step.prose.plain());
    [why.title.plain()].into_iter().chain(steps).collect()
}

#[test]
fn a_back_rank_mate_is_walked_from_the_check_to_the_mate() {
    let game = in_position("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
    assert_eq!(
        said(&game),
        [
            "Checkmate",
            "The king on g8 is in check from the rook on a8.",
            "The king cannot go where its own pieces stand: pawn on f7, pawn on g7 and pawn on h7.",
            "The king cannot go to h8: still on the line of the rook on a8.",
            "The king cannot go to f8: attacked by the rook on a8.",
            "No other piece can capture the rook on a8.",
            "No piece can interpose: none reaches a square between.",
            "Every other move leaves the king in check.",
            "Nothing answers the check: Black is mated.",
        ]
    );
}

#[test]
fn a_smothered_mate_says_that_a_knight_cannot_be_blocked() {
    let game = in_position("6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1");
    let said = said(&game);
    assert_eq!(
        said[4],
        "Nothing can be put between: nothing blocks a knight."
    );
    assert!(said[2].contains("rook on g8"), "{said:?}");
}

#[test]
fn a_mate_names_the_pins_and_guards_that_make_it_one() {
    for (fen, text) in [
        (
            "5rk1/5pQp/5P2/8/8/8/8/6K1 b - - 0 1",
            "The king cannot take the queen on g7: it is defended by the pawn on f6.",
        ),
        (
            "3rkr2/3b1p2/8/1B6/8/8/8/4R1K1 b - - 0 1",
            "The bishop on d7 cannot interpose on e6: it is pinned by the bishop on b5.",
        ),
        (
            "3rkr2/3b1p2/4R3/1B6/8/8/4R3/6K1 b - - 0 1",
            "The bishop on d7 cannot take the rook on e6: it is pinned by the bishop on b5.",
        ),
    ] {
        let said = said(&in_position(fen));
        assert!(said.contains(&text.to_owned()), "{said:?}");
    }
}

#[test]
fn a_stalemate_names_the_pieces_that_cannot_move() {
    let game = in_position("7k/8/6Q1/8/8/8/7p/7K b - - 0 1");
    assert_eq!(
        said(&game),
        [
            "Stalemate",
            "Black is to move, and the king on h8 is not in check.",
            "The king cannot go to g7, h7 and g8: attacked by the queen on g6.",
            "No square is open to the pawn on h2.",
            "So Black has no legal move and is not in check: stalemate, a draw.",
        ]
    );
}

#[test]
fn a_pinned_piece_in_a_stalemate_is_named_with_the_piece_that_pins_it() {
    let game = in_position("kb5R/8/1K6/8/8/8/8/8 b - - 0 1");
    let said = said(&game);
    assert_eq!(said[0], "Stalemate");
    let pinned = said.iter().find(|text| text.contains("pinned")).unwrap();
    assert!(pinned.contains("rook on h8"), "{pinned}");
}

#[test]
fn a_check_is_answered_in_three_kinds() {
    let game = in_position("4k3/8/8/R3r3/8/8/8/4K2Q w - - 0 1");
    assert_eq!(
        said(&game),
        [
            "Check",
            "The king on e1 is in check from the rook on e5.",
            "The king can move away: Kd1, Kf1, Kd2 and Kf2.",
            "The rook on e5 can be captured: Rxe5+.",
            "A piece can interpose: Qe4.",
        ]
    );
}

#[test]
fn a_double_check_is_answered_by_the_king_alone() {
    let game = in_position("1k2r3/8/8/8/8/5n2/8/R3K3 w - - 0 1");
    assert_eq!(
        said(&game),
        [
            "Double check",
            "The king on e1 is in check from two pieces at once, the knight on f3 and rook on e8: \
             a double check.",
            "The king can move away: Kd1, Kf1 and Kf2.",
            "Against a double check only the king can move.",
        ]
    );
}

#[test]
fn a_discovered_check_is_known_by_the_move_before() {
    let mut game = in_position("4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1");
    play(&mut game, &["Nc3"]);
    assert_eq!(said(&game)[0], "Discovered check");
    assert_eq!(why(&game, 0), None);
}

#[test]
fn a_forced_move_is_named_with_what_forbids_the_others() {
    let game = in_position("7k/8/5K1P/8/8/8/8/6R1 b - - 0 1");
    assert_eq!(
        said(&game),
        [
            "Forced move",
            "Black has only one legal move: Kh7.",
            "The king cannot go to g7: attacked by the rook on g1, king on f6 and pawn on h6.",
            "The king cannot go to g8: attacked by the rook on g1.",
        ]
    );
}

#[test]
fn a_dead_position_says_what_is_left() {
    assert_eq!(
        said(&in_position("8/8/8/4k3/8/4K3/4N3/8 w - - 0 1")),
        [
            "Insufficient material",
            "Besides the kings only the knight on e2 is left.",
            "With these pieces no series of legal moves leads to checkmate.",
            "Nobody can win anymore, so the game is a draw at once.",
        ]
    );
    let wall = in_position("4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 w - - 0 1");
    assert_eq!(
        said(&wall)[..2],
        [
            "Dead position",
            "Here 16 pawns stand head to head and can't advance."
        ]
    );
    for fen in [
        "8/8/8/4k3/8/4K3/8/8 w - - 0 1",
        "8/8/1b2k3/8/8/8/4K3/B7 w - - 0 1",
    ] {
        assert_eq!(said(&in_position(fen))[0], "Insufficient material");
    }
}

/// Both knights go out and come back.
const DANCE: [&str; 4] = ["Nf3", "Nf6", "Ng1", "Ng8"];

#[test]
fn a_repetition_is_named_by_its_moves() {
    let mut game = Game::default();
    play(&mut game, &[DANCE, DANCE].concat()[..7]);
    assert_eq!(
        said(&game),
        [
            "A draw can be claimed",
            "Ng8 would repeat a position that occurred at the start and after 2... Ng8: a draw \
             can be claimed.",
        ]
    );
    play(&mut game, &["Ng8"]);
    let claimable = said(&game);
    assert_eq!(claimable[0], "A draw can be claimed");
    game.claim(ClaimReason::Threefold, None).unwrap();
    assert_eq!(
        said(&game),
        [
            "Threefold repetition",
            "This position has occurred 3 times in this game: the same pieces on the same \
             squares, the same side to move, the same moves possible.",
            "It occurred at the start, after 2... Ng8 and after 4... Ng8.",
            "From the third time on, the player to move can claim a draw.",
        ]
    );
    assert_eq!(claimable[1..], said(&game)[1..]);
}

#[test]
fn the_fifth_time_ends_the_game() {
    let mut game = Game::default();
    play(&mut game, &[DANCE; 4].concat());
    let said = said(&game);
    assert_eq!(said[0], "Fivefold repetition");
    assert_eq!(
        said[3],
        "The fifth time makes the game a draw without a claim."
    );
}

#[test]
fn fifty_and_seventy_five_moves_are_counted() {
    let before = in_position("8/8/8/4k3/8/4K3/8/R7 b - - 99 80");
    assert_eq!(said(&before)[0], "A draw can be claimed");
    let mut fifty = in_position("8/8/8/4k3/8/4K3/7p/R7 b - - 101 80");
    assert_eq!(said(&fifty)[0], "A draw can be claimed");
    fifty.claim(ClaimReason::FiftyMove, None).unwrap();
    assert_eq!(
        said(&fifty),
        [
            "Fifty-move rule",
            "Since the last capture or pawn move each side has made at least 50 moves.",
            "A capture or a pawn move restarts the count. Possible here: h1=Q, h1=R, h1=B and \
             h1=N.",
            "After fifty moves by each side the player to move can claim a draw.",
        ]
    );
    let seventy_five = in_position("8/8/8/4k3/8/4K3/8/R7 b - - 150 80");
    assert_eq!(
        said(&seventy_five),
        [
            "Seventy-five-move rule",
            "Since the last capture or pawn move each side has made 75 moves.",
            "A capture or a pawn move restarts the count. None is possible here.",
            "After seventy-five moves by each side the game is a draw without a claim.",
        ]
    );
}

#[test]
fn a_draw_by_moves_from_a_call_is_explained_by_the_call() {
    let mut game = in_position("7k/8/8/8/8/8/R7/K7 w - - 0 1").with_long_games(LongGames::GoOn);
    play(&mut game, &["Ra3", "Kg7", "Ra2", "Kh8"].repeat(25));
    game.draw_by_count().unwrap();
    assert_eq!(
        said(&game),
        [
            "Fifty-move rule",
            "Fifty moves were made on each side since the call.",
            "By these laws whoever has called can then claim a draw; captures and pawn moves do not \
             restart the count.",
        ]
    );
}

#[test]
fn what_needs_no_explanation_has_none() {
    let mut game = Game::default();
    assert_eq!(why(&game, 0), None);
    assert_eq!(why(&game, 1), None, "there is no such position");
    game.resign(rules::Color::White).unwrap();
    assert_eq!(why(&game, 0), None);
}

#[test]
fn every_walk_of_random_games_is_short_whole_and_about_pieces_on_the_board() {
    let mut seed = 7_u64;
    let mut walks = 0;
    for _ in 0..40 {
        let mut game = Game::default();
        while game.outcome().is_none() && game.len() < 160 {
            let moves = game.position().legal_moves();
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let index = (seed >> 33) as usize % moves.len();
            game.play(moves[index]).unwrap();
            let position = game.position();
            if position.is_check() || position.legal_moves().len() < 2 {
                walks += 1;
                judge(
                    position,
                    &why(&game, game.len()).expect("a check or an end"),
                );
            }
        }
    }
    assert!(walks > 200, "{walks}");
}

fn judge(position: &Position, why: &Why) {
    assert!(
        !why.steps.is_empty() && why.steps.len() <= MOST_STEPS,
        "{position}"
    );
    let mut shown = Bitboard::EMPTY;
    for Step {
        prose, squares, by, ..
    } in &why.steps
    {
        let said = prose.plain();
        assert!(said.starts_with(|c: char| c.is_ascii_uppercase()), "{said}");
        assert!(
            said.ends_with('.') && !said.contains(['{', '[', ']']),
            "{said}"
        );
        assert!(said.chars().count() <= 240, "{said}");
        assert!(by.is_within(position.occupied()), "{position}: {said}");
        shown |= *squares;
    }
    if !position.has_legal_moves() {
        let king = position.king(position.turn());
        assert!(attacks::king(king).is_within(shown), "{position}");
    }
}
