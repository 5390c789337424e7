//! What a picture has to hold to: it is well formed, tidy, and stays the same.

use rules::{ByColor, Color, Position, Setup, Square};

use crate::{Arrow, Background, Circle, Coordinates, Ink, Options, Palette, Set, svg};

/// A picture with everything on it; `tests/mate.svg` was looked at when it was written.
const GOLDEN: &str = include_str!("tests/mate.svg");

fn mate() -> Setup {
    let fen = "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4";
    fen.parse().unwrap()
}

fn everything() -> Options {
    Options {
        square: 60,
        last_move: Some((Square::H5, Square::F7)),
        check: Some(Square::E8),
        arrows: vec![
            Arrow {
                ink: Ink::Green,
                from: Square::C4,
                to: Square::F7,
            },
            Arrow {
                ink: Ink::Yellow,
                from: Square::G1,
                to: Square::F3,
            },
        ],
        circles: vec![Circle {
            ink: Ink::Red,
            square: Square::E8,
        }],
        labels: ByColor::new_with(|side| match side {
            Color::White => "Anna & Co".to_owned(),
            Color::Black => "<Bert>".to_owned(),
        }),
        title: "Mate by the \"scholar\"".to_owned(),
        description: "The queen on f7 is guarded by the bishop.".to_owned(),
        ..Options::default()
    }
}

/// Checks that tags open and close in pairs, and returns the names of all elements.
fn elements(xml: &str) -> Vec<&str> {
    let mut open: Vec<&str> = Vec::new();
    let mut all = Vec::new();
    for piece in xml.split('<').skip(1) {
        let (tag, text) = piece.split_once('>').expect("every tag is closed");
        assert!(!text.contains('>'), "{text}");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name));
            continue;
        }
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        let name = tag.split([' ', '/']).next().unwrap_or_default();
        all.push(name);
        if !tag.ends_with('/') {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{open:?}");
    all
}

#[test]
fn the_picture_is_the_one_that_was_looked_at() {
    assert_eq!(svg(&mate(), &everything()), GOLDEN);
}

#[test]
fn every_choice_gives_a_well_formed_picture_that_needs_nothing_else() {
    for bottom in Color::ALL {
        for coordinates in [Coordinates::Outside, Coordinates::Inside, Coordinates::None] {
            for (set, palette) in [(Set::Board, Palette::Wood), (Set::Bold, Palette::Print)] {
                let picture = svg(
                    &mate(),
                    &Options {
                        bottom,
                        coordinates,
                        set,
                        palette,
                        background: Background::Clear,
                        ..everything()
                    },
                );
                let names = elements(&picture);
                let pieces = mate().board.iter().count();
                let symbols = names.iter().filter(|name| **name == "symbol").count();
                let uses = names.iter().filter(|name| **name == "use").count();
                assert_eq!(symbols, 12);
                assert_eq!(uses, pieces + symbols);
                assert!(!picture.contains("url(") && !picture.contains("class="));
                let texts = names.iter().filter(|name| **name == "text").count();
                let named = if coordinates == Coordinates::None {
                    0
                } else {
                    16
                };
                assert_eq!(texts, named + 2);
            }
        }
    }
}

#[test]
fn every_drawing_that_is_named_is_there() {
    let picture = svg(&Position::default().to_setup(), &Options::default());
    for piece in picture.split("xlink:href=\"#").skip(1) {
        let name = piece.split('"').next().unwrap();
        assert!(picture.contains(&format!(" id=\"{name}\"")), "{name}");
    }
}

#[test]
fn only_the_pieces_on_the_board_are_carried_along() {
    let lone: Setup = "8/8/8/3R4/8/8/8/8 w - - 0 1".parse().unwrap();
    let picture = svg(&lone, &Options::default());
    assert!(picture.contains("piece-wr") && !picture.contains("piece-br"));
    let empty = svg(&Setup::empty(), &Options::default());
    assert!(!empty.contains("<defs>"));
    assert!(empty.len() < 3_000, "{}", empty.len());
}

#[test]
fn numbers_have_at_most_one_digit_after_the_point_outside_of_the_pieces() {
    for to in (0..64).filter_map(Square::from_index) {
        let Some(path) = crate::arrow_path(Square::B1, to, Color::Black) else {
            assert_eq!(to, Square::B1);
            continue;
        };
        for digits in path.split('.').skip(1) {
            let length = digits.bytes().take_while(u8::is_ascii_digit).count();
            assert_eq!(length, 1, "{path}");
        }
    }
}

#[test]
fn the_board_turns_with_the_side_at_the_bottom() {
    let lone: Setup = "8/8/8/8/8/8/8/R7 w - - 0 1".parse().unwrap();
    let place = |bottom| {
        let options = Options {
            bottom,
            ..Options::default()
        };
        svg(&lone, &options)
    };
    assert!(place(Color::White).contains("#piece-wr\" x=\"0\" y=\"336\""));
    assert!(place(Color::Black).contains("#piece-wr\" x=\"336\" y=\"0\""));
}
