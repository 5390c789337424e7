//! What the set of the board has to hold to: sizes, weights of line, one silhouette for both colors.

mod outline;

use rules::{ByColor, Color, Role};

use super::SPRITE;
use outline::{Point, points};

/// The square that the pieces are drawn on.
const SIDE: f64 = 48.0;

/// The roles from the tallest piece to the smallest.
const BY_HEIGHT: [Role; 6] = [
    Role::King,
    Role::Queen,
    Role::Bishop,
    Role::Knight,
    Role::Rook,
    Role::Pawn,
];

/// The line of the drawing that has a name.
fn named(id: &str) -> &'static str {
    let mark = format!(" id=\"{id}\"");
    let mut found = SPRITE.lines().filter(|line| line.contains(&mark));
    let line = found.next().unwrap_or_else(|| panic!("no {id}"));
    assert!(found.next().is_none(), "{id} twice");
    line
}

/// The value of an attribute.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    rest.split('"').next()
}

/// The paths within a line: what they are filled and drawn with, and how they run.
fn paths(line: &'static str) -> Vec<(f64, &'static str)> {
    line.split("<path")
        .skip(1)
        .map(|tag| {
            let width = attribute(tag, "stroke-width").unwrap().parse().unwrap();
            (width, attribute(tag, "d").unwrap())
        })
        .collect()
}

/// Where ink is: from the left, from above, to the right, to the bottom. All joins are round.
#[derive(Clone, Copy, Debug)]
struct Ink {
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

impl Ink {
    fn of(width: f64, along: &[Point]) -> Self {
        let reach = width / 2.0;
        let least = |of: fn(&Point) -> f64| along.iter().map(of).fold(f64::INFINITY, f64::min);
        let most = |of: fn(&Point) -> f64| along.iter().map(of).fold(f64::NEG_INFINITY, f64::max);
        Self {
            left: least(|it| it.0) - reach,
            top: least(|it| it.1) - reach,
            right: most(|it| it.0) + reach,
            bottom: most(|it| it.1) + reach,
        }
    }

    fn height(self) -> f64 {
        self.bottom - self.top
    }

    fn width(self) -> f64 {
        self.right - self.left
    }
}

/// The ink of a piece of the board set.
fn ink(role: Role) -> Ink {
    let [(width, path), _, _] = shape(role);
    Ink::of(width, &points(path))
}

/// The three paths of a piece: outline, inner lines, hatching.
fn shape(role: Role) -> [(f64, &'static str); 3] {
    let line = named(&format!("shape-{}", role.char()));
    paths(line).try_into().expect("three paths")
}

/// Whether a length is this many percent of the square, at least and at most.
#[track_caller]
fn expect_percent(length: f64, least: f64, most: f64) {
    let percent = length / SIDE * 100.0;
    assert!(least <= percent && percent <= most, "{percent:.1} %");
}

#[test]
fn king_and_queen_fill_their_squares_and_the_pawn_three_quarters() {
    for role in [Role::King, Role::Queen] {
        expect_percent(ink(role).height(), 84.0, 90.0);
        expect_percent(ink(role).width(), 74.0, 84.0);
    }
    expect_percent(ink(Role::Pawn).height(), 70.0, 76.0);
}

#[test]
fn heights_fall_from_the_king_to_the_pawn() {
    let heights = BY_HEIGHT.map(|role| ink(role).height());
    for (index, pair) in heights.windows(2).enumerate() {
        // Bishop and knight may be equal; the file has tenths.
        let least = if BY_HEIGHT[index] == Role::Bishop {
            -0.05
        } else {
            0.5
        };
        assert!(pair[0] - pair[1] >= least, "{heights:?}");
    }
    for (role, height, width) in [
        (Role::King, 43.0, 38.0),
        (Role::Queen, 41.0, 39.0),
        (Role::Rook, 36.0, 32.0),
        (Role::Pawn, 35.0, 26.0),
    ] {
        assert!((ink(role).height() - height).abs() < 0.5, "{role:?}");
        assert!((ink(role).width() - width).abs() < 1.0, "{role:?}");
    }
}

#[test]
fn pieces_stand_on_one_line_in_the_middle_of_their_squares() {
    for role in BY_HEIGHT {
        let ink = ink(role);
        assert!(
            ink.left > 2.0 && ink.right < SIDE - 2.0,
            "{role:?}: {ink:?}"
        );
        assert!(ink.top > 2.0, "{role:?}: {ink:?}");
        assert!((ink.bottom - 45.5).abs() < 0.05, "{role:?}: {ink:?}");
        if role != Role::Knight {
            assert!(
                (ink.left + ink.right - SIDE).abs() < 0.25,
                "{role:?}: {ink:?}"
            );
        }
    }
}

#[test]
fn outlines_are_heavier_than_inner_lines_and_hatching_is_the_finest() {
    for role in BY_HEIGHT {
        let outer = ink(role);
        let [(outline, _), (line, _), (hatching, _)] = shape(role);
        assert_eq!([outline, line, hatching], [1.6, 0.9, 0.5], "{role:?}");
        for (width, path) in &shape(role)[1..] {
            let inner = Ink::of(*width, &points(path));
            assert!(
                inner.left > outer.left && inner.right < outer.right,
                "{role:?}: {inner:?}"
            );
            assert!(
                inner.top > outer.top && inner.bottom < outer.bottom,
                "{role:?}: {inner:?}"
            );
        }
    }
}

#[test]
fn both_colors_have_one_silhouette_and_no_path_of_their_own() {
    for role in BY_HEIGHT {
        let both = ByColor::new_with(|color: Color| {
            let line = named(&format!("piece-{}{}", color.char(), role.char()));
            assert!(!line.contains("<path"), "{line}");
            assert_eq!(attribute(line, "stroke-linejoin"), Some("round"));
            attribute(line, "href").unwrap()
        });
        assert_eq!(both[Color::White], both[Color::Black]);
    }
}

#[test]
fn figurines_are_open_outlines_that_their_symbols_hold() {
    for role in BY_HEIGHT {
        let line = named(&format!("fig-{}", role.char()));
        assert_eq!(attribute(line, "fill"), Some("none"));
        assert_eq!(attribute(line, "stroke"), Some("currentColor"));
        let width = attribute(line, "stroke-width").unwrap().parse().unwrap();
        let path = attribute(named(&format!("bold-{}", role.char())), "d").unwrap();
        let ink = Ink::of(width, &points(path));
        let sides = attribute(line, "viewBox").unwrap().split(' ');
        let sides: Vec<f64> = sides.map(|side| side.parse().unwrap()).collect();
        assert!(
            ink.left >= sides[0] && ink.top >= sides[1],
            "{role:?}: {ink:?}"
        );
        assert!(
            ink.right <= sides[0] + sides[2] && ink.bottom <= sides[1] + sides[3],
            "{role:?}: {ink:?}"
        );
    }
}
