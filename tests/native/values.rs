//! The values of the pieces, by the cases of `tests/data/cases.json`.

use game::scale::{Hundredths, Scale, Worth};
use rules::Role;

use crate::cases::{Case, each};

/// The scale that a case is about: of its book, and of the Germans where it says so.
fn scale(case: &Case) -> Scale {
    let is_german = case.claim().contains("German");
    let mut scales = Scale::ALL.into_iter();
    scales
        .find(|scale| scale.seed() == Some(case.seed()) && (*scale == Scale::German) == is_german)
        .unwrap_or_else(|| panic!("{}: no scale", case.id()))
}

/// The pieces of one side of a statement such as `R=minor+2P`, once for each kind of minor piece.
fn pieces(text: &str) -> Vec<Vec<Role>> {
    let mut ways = vec![Vec::new()];
    for term in text.split('+').map(str::trim) {
        let name = term.trim_start_matches(|letter: char| letter.is_ascii_digit());
        let count = term[..term.len() - name.len()].parse().unwrap_or(1);
        let roles = match name.trim() {
            "minor" | "minors" => vec![Role::Knight, Role::Bishop],
            letter => vec![
                Role::ALL
                    .into_iter()
                    .find(|role| role.upper_char().to_string() == letter)
                    .unwrap_or_else(|| panic!("{letter} is no piece")),
            ],
        };
        ways = roles
            .into_iter()
            .flat_map(|role| {
                ways.iter().map(move |way| {
                    let mut way = way.clone();
                    way.extend(vec![role; count]);
                    way
                })
            })
            .collect();
    }
    ways
}

/// Whether a statement of a case holds in a scale.
fn holds(statement: &str, scale: Scale) -> bool {
    let (text, worth, sign) = if let Some(text) = statement.strip_suffix(" (within 0.5)") {
        (text, Worth::AboutEqual, "=")
    } else if statement.contains(">=") {
        (statement, Worth::AtLeast, ">=")
    } else {
        (statement, Worth::More, ">")
    };
    let (left, right) = text
        .split_once(sign)
        .unwrap_or_else(|| panic!("{statement}: no sign"));
    let (left, right) = (pieces(left), pieces(right));
    left.iter().all(|left| {
        let mut right = right.iter();
        right.all(|right| worth.holds(scale.sum(left), scale.sum(right)))
    })
}

#[test]
fn the_figures_and_what_follows_from_them_are_as_the_books_say() {
    each("values", 4, |case| {
        let scale = scale(case);
        let values = scale.values();
        let hundredths = |key: &str| {
            let figure = case.expect(key).as_f64();
            figure.map(|figure| Hundredths((figure * 100.0).round() as i32))
        };
        for role in Role::ALL.into_iter().filter(|role| *role != Role::King) {
            let key = role.upper_char().to_string();
            assert_eq!(
                Some(values[role]),
                hundredths(&key),
                "{}: {role}",
                case.id()
            );
        }
        assert_eq!(
            scale.king_in_the_endgame(),
            hundredths("K_endgame"),
            "{}",
            case.id()
        );
        let statements = case.expect("holds").as_object().expect("statements");
        assert!(!statements.is_empty());
        for (statement, expected) in statements {
            let found = Some(holds(statement, scale));
            assert_eq!(found, expected.as_bool(), "{}: {statement}", case.id());
        }
    });
}
