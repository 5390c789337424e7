//! Matches, by the cases of `tests/data/cases.json`.

use contest::{Alternation, Contest, GameEnd, Lot, Player, Terms};
use rules::Color;
use serde_json::Value;

use crate::cases::{Case, each, strings};

fn player(text: &str) -> Player {
    match text {
        "A" => Player::A,
        "B" => Player::B,
        other => panic!("{other} is no player"),
    }
}

fn end(text: &str) -> GameEnd {
    match text {
        "draw" => GameEnd::Drawn,
        "annulled" => GameEnd::Annulled,
        winner => GameEnd::Won(player(winner)),
    }
}

fn color(text: &str) -> Color {
    let mut colors = Color::ALL.into_iter();
    colors
        .find(|color| color.to_string() == text)
        .unwrap_or_else(|| panic!("{text} is no color"))
}

/// The match of a case up to its end.
fn played(case: &Case, alternation: Alternation) -> Contest {
    let first = player(case.text("lot"));
    let color_of_a = color(case.text("colour_of_A"));
    let color = match first {
        Player::A => color_of_a,
        Player::B => color_of_a.other(),
    };
    let terms = Terms {
        alternation,
        ..Terms::default()
    };
    let mut contest = Contest::new(terms, Lot { first, color }).expect("there is such a match");
    for result in strings(case.expect("results")) {
        contest.record(end(result)).expect("the match goes on");
    }
    contest
}

#[test]
fn lots_alternation_and_annulment_are_as_the_books_say() {
    each("series", 1, |case| {
        let old = played(case, Alternation::FirstMove);
        let today = played(case, Alternation::Colors);
        let movers = strings(case.expect("first_movers"));
        let colors = strings(case.expect("first_colour_old_laws"));
        assert_eq!(movers.len(), old.games().len());
        for (game, (mover, first_color)) in movers.into_iter().zip(colors).enumerate() {
            assert_eq!(old.pairing(game).first, player(mover), "game {game}");
            assert_eq!(
                old.pairing(game).first_color(),
                color(first_color),
                "game {game}"
            );
            assert_eq!(today.pairing(game).first, player(mover), "game {game}");
            assert_eq!(
                today.pairing(game).first_color(),
                Color::White,
                "game {game}"
            );
        }
        let Value::Object(score) = case.expect("score") else {
            panic!("{}: no score", case.id());
        };
        for contest in [old, today] {
            for (name, points) in score {
                let halves = contest.score().of(player(name)).halves;
                assert_eq!(Some(f64::from(halves) / 2.0), points.as_f64(), "{name}");
            }
            assert_eq!(contest.to_string().parse(), Ok(contest));
        }
    });
}
