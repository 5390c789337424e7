use proptest::prelude::*;
use rules::Color;

use crate::{
    Alternation, Contest, ContestError, DrawnGames, GameEnd, Length, Lot, MAX_LENGTH, Pairing,
    ParseContestError, Player, Points, Standing, Terms,
};

const A: Player = Player::A;
const B: Player = Player::B;

fn read(text: &str) -> Contest {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn colors_alternate_today_and_the_first_move_did_in_the_books() {
    let pairings = |text: &str| {
        let contest = read(text);
        (0..=contest.games().len())
            .map(|game| {
                let pairing = contest.pairing(game);
                (pairing.first, pairing.first_color())
            })
            .collect::<Vec<_>>()
    };
    const WHITE: Color = Color::White;
    const BLACK: Color = Color::Black;
    assert_eq!(
        pairings("match1 colors half open A:white adb"),
        [(A, WHITE), (B, WHITE), (A, WHITE), (B, WHITE)]
    );
    assert_eq!(
        pairings("match1 first-move half open A:black adb"),
        [(A, BLACK), (B, WHITE), (A, BLACK), (B, WHITE)]
    );
    assert_eq!(
        pairings("match1 nothing half open B:white ab"),
        [(B, WHITE), (B, WHITE), (B, WHITE)]
    );
    assert_eq!(
        pairings("match1 colors half open A:white axxb"),
        [(A, WHITE), (B, WHITE), (B, WHITE), (B, WHITE), (A, WHITE)]
    );
}

#[test]
fn a_match_is_decided_when_it_can_be_and_not_before() {
    for (text, standing) in [
        ("best-of:3 A:white a", Standing::Open(Some(A))),
        ("best-of:3 A:white aa", Standing::Won(A)),
        ("best-of:3 A:white adb", Standing::Tied),
        ("best-of:4 A:white aad", Standing::Won(A)),
        ("best-of:4 A:white ddd", Standing::Open(None)),
        ("games:3 A:white aa", Standing::Open(Some(A))),
        ("games:3 A:white aab", Standing::Won(A)),
        ("games:2 A:white ab", Standing::Tied),
        ("games:2 A:white axb", Standing::Tied),
        ("first-to:2 A:white bdd", Standing::Won(B)),
        ("first-to:2 A:white dddd", Standing::Tied),
        ("first-to:1 A:white xxx", Standing::Open(None)),
        ("open A:white bbbb", Standing::Open(Some(B))),
    ] {
        let contest = read(&format!("match1 colors half {text}"));
        assert_eq!(contest.standing(), standing, "{text}");
    }
    let contest = read("match1 colors none games:2 A:white addb");
    assert_eq!(
        (contest.standing(), contest.score().drawn),
        (Standing::Tied, 2)
    );
    assert_eq!(contest.score().of(A), Points::whole(1));
}

#[test]
fn nothing_is_recorded_after_the_end() {
    let mut contest = read("match1 colors half best-of:1 A:white a");
    let over = ContestError::Over(Standing::Won(A));
    assert_eq!(contest.record(GameEnd::Drawn), Err(over));
    assert_eq!(contest.take_back(), Some(GameEnd::Won(A)));
    contest.record_win(Color::Black).unwrap();
    assert_eq!(contest.standing(), Standing::Won(B));
}

#[test]
fn a_rematch_goes_on_where_the_match_ended() {
    let contest = read("match1 first-move half best-of:1 A:white a");
    let rematch = contest.rematch();
    assert_eq!(rematch.next(), contest.next());
    assert_eq!(
        rematch.lot(),
        Lot {
            first: B,
            color: Color::Black
        }
    );
    assert!(rematch.games().is_empty());
    assert_eq!(rematch.terms(), contest.terms());
}

#[test]
fn lots_are_fair_and_decide_the_color_where_that_is_asked() {
    let drawn: Vec<Lot> = (0..4).map(Lot::drawn).collect();
    assert_eq!(drawn, [A, B, A, B].map(Lot::white));
    let with_color = |random| Lot::drawn_with_color(random);
    let all: Vec<_> = (0..4)
        .map(with_color)
        .map(|lot| (lot.first, lot.color))
        .collect();
    let (white, black) = (Color::White, Color::Black);
    assert_eq!(all, [(A, white), (B, white), (A, black), (B, black)]);
}

#[test]
fn terms_that_make_no_match_are_refused() {
    let new = |alternation, length, color| {
        let terms = Terms {
            alternation,
            length,
            ..Terms::default()
        };
        Contest::new(terms, Lot { first: A, color }).map(|_| ())
    };
    let first_move = Alternation::FirstMove;
    for length in [0, MAX_LENGTH + 1] {
        let refused = Err(ContestError::Length(length));
        for length in [
            Length::Games(length),
            Length::BestOf(length),
            Length::FirstTo(length),
        ] {
            assert_eq!(new(first_move, length, Color::White), refused);
        }
    }
    let black = new(Alternation::Colors, Length::Open, Color::Black);
    assert_eq!(black, Err(ContestError::BlackFirst));
}

#[test]
fn what_is_no_stored_match_is_named() {
    for (text, error) in [
        ("", ParseContestError::NotAMatch),
        (
            "match colors half open A:white -",
            ParseContestError::NotAMatch,
        ),
        (
            "match2 colors half open A:white -",
            ParseContestError::Newer,
        ),
        (
            "match1 colours half open A:white -",
            ParseContestError::Word(2),
        ),
        (
            "match1 colors third open A:white -",
            ParseContestError::Word(3),
        ),
        (
            "match1 colors half best-of:+3 A:white -",
            ParseContestError::Word(4),
        ),
        (
            "match1 colors half open C:white -",
            ParseContestError::Word(5),
        ),
        (
            "match1 colors half open A:white ac",
            ParseContestError::Word(6),
        ),
        (
            "match1 colors half open A:white ",
            ParseContestError::Word(6),
        ),
        (
            "match1 colors half open A:white",
            ParseContestError::Word(5),
        ),
        (
            "match1 colors half best-of:1 A:white ab",
            ParseContestError::Impossible(ContestError::Over(Standing::Won(A))),
        ),
        (
            "match1 colors half open A:black -",
            ParseContestError::Impossible(ContestError::BlackFirst),
        ),
    ] {
        assert_eq!(text.parse::<Contest>(), Err(error), "{text}");
    }
}

fn contests() -> impl Strategy<Value = Contest> {
    let alternation = prop::sample::select(vec![
        Alternation::Colors,
        Alternation::FirstMove,
        Alternation::Nothing,
    ]);
    let drawn = prop::sample::select(vec![DrawnGames::HalfPoint, DrawnGames::Nothing]);
    let length = prop_oneof![
        Just(Length::Open),
        (1..12_u32).prop_map(Length::Games),
        (1..12_u32).prop_map(Length::BestOf),
        (1..12_u32).prop_map(Length::FirstTo),
    ];
    let end = prop::sample::select(vec![
        GameEnd::Won(A),
        GameEnd::Won(B),
        GameEnd::Drawn,
        GameEnd::Annulled,
    ]);
    let ends = prop::collection::vec(end, 0..30);
    (alternation, drawn, length, any::<u32>(), ends).prop_map(
        |(alternation, drawn_games, length, random, ends)| {
            let terms = Terms {
                alternation,
                drawn_games,
                length,
            };
            let lot = match alternation {
                Alternation::Colors => Lot::drawn(random),
                Alternation::FirstMove | Alternation::Nothing => Lot::drawn_with_color(random),
            };
            let mut contest = Contest::new(terms, lot).unwrap();
            for end in ends {
                if contest.record(end).is_err() {
                    break;
                }
            }
            contest
        },
    )
}

proptest! {
    #[test]
    fn a_match_is_read_back_from_its_text(contest in contests()) {
        prop_assert_eq!(contest.to_string().parse::<Contest>(), Ok(contest));
    }

    #[test]
    fn annulled_games_leave_no_trace(contest in contests()) {
        let mut without = Contest::new(contest.terms(), contest.lot()).unwrap();
        let mut pairings = Vec::new();
        for (game, end) in contest.games().iter().enumerate() {
            if *end == GameEnd::Annulled {
                prop_assert_eq!(contest.pairing(game), contest.pairing(game + 1));
            } else {
                pairings.push(contest.pairing(game));
                without.record(*end).unwrap();
            }
        }
        let expected: Vec<Pairing> = (0..without.games().len()).map(|game| without.pairing(game)).collect();
        prop_assert_eq!(pairings, expected);
        prop_assert_eq!(without.score(), contest.score());
        prop_assert_eq!(without.standing(), contest.standing());
        prop_assert_eq!(without.next(), contest.next());
    }

    #[test]
    fn points_are_shared_and_the_first_move_is_shared_evenly(contest in contests()) {
        let score = contest.score();
        let counted = contest.games().iter().filter(|end| **end != GameEnd::Annulled).count();
        let halves = match contest.terms().drawn_games {
            DrawnGames::HalfPoint => 2 * counted as u32,
            DrawnGames::Nothing => 2 * (counted as u32 - score.drawn),
        };
        prop_assert_eq!(score.a.halves + score.b.halves, halves);
        let firsts = |player| {
            (0..contest.games().len())
                .filter(|game| contest.games()[*game] != GameEnd::Annulled)
                .filter(|game| contest.pairing(*game).first == player)
                .count()
        };
        match contest.terms().alternation {
            Alternation::Nothing => prop_assert_eq!(firsts(contest.lot().first), counted),
            Alternation::Colors | Alternation::FirstMove => {
                prop_assert!(firsts(A).abs_diff(firsts(B)) <= 1);
            }
        }
        let next = contest.next();
        prop_assert_eq!(next.player_of(next.first_color()), next.first);
        if contest.terms().alternation == Alternation::Colors {
            prop_assert_eq!(next.first_color(), Color::White);
        }
    }

    #[test]
    fn a_decided_match_was_open_one_game_before(contest in contests()) {
        let mut contest = contest;
        if !matches!(contest.standing(), Standing::Open(_)) {
            contest.take_back();
            prop_assert!(matches!(contest.standing(), Standing::Open(_)));
        }
    }
}
