use rules::{Color, Piece};

use super::*;

fn key(key: &str) -> KeyPress<'_> {
    KeyPress {
        key,
        ..KeyPress::default()
    }
}

fn shifted<'a>(key: &'a str, code: &'a str) -> KeyPress<'a> {
    KeyPress {
        key,
        code,
        shift: true,
        ..KeyPress::default()
    }
}

fn read_at_e4(press: KeyPress<'_>) -> Option<Command> {
    read(press, Square::E4)
}

fn go(press: KeyPress<'_>, from: Square, bottom: Color) -> Option<Square> {
    let mut board = Board::empty();
    for (role, color, square) in [
        (Role::Knight, Color::White, Square::B1),
        (Role::Knight, Color::White, Square::G1),
        (Role::Knight, Color::Black, Square::F6),
        (Role::King, Color::Black, Square::E8),
    ] {
        board.set(square, Piece { color, role });
    }
    travel(read(press, from)?, from, &board, bottom)
}

#[test]
fn arrows_follow_the_picture_whoever_sits_below() {
    for (arrow, white, black) in [
        ("ArrowUp", Square::E5, Square::E3),
        ("ArrowDown", Square::E3, Square::E5),
        ("ArrowLeft", Square::D4, Square::F4),
        ("ArrowRight", Square::F4, Square::D4),
    ] {
        assert_eq!(go(key(arrow), Square::E4, Color::White), Some(white));
        assert_eq!(go(key(arrow), Square::E4, Color::Black), Some(black));
    }
    assert_eq!(
        go(key("ArrowUp"), Square::E8, Color::White),
        None,
        "the board ends there"
    );
}

#[test]
fn home_and_end_go_to_the_ends_of_the_row_and_with_control_to_the_corners() {
    assert_eq!(go(key("Home"), Square::E4, Color::White), Some(Square::A4));
    assert_eq!(go(key("End"), Square::E4, Color::Black), Some(Square::A4));
    let corner = |key| KeyPress {
        key,
        control: true,
        ..KeyPress::default()
    };
    assert_eq!(
        go(corner("Home"), Square::E4, Color::White),
        Some(Square::A8)
    );
    assert_eq!(
        go(corner("End"), Square::E4, Color::White),
        Some(Square::H1)
    );
    assert_eq!(
        go(corner("Home"), Square::E4, Color::Black),
        Some(Square::H1)
    );
}

#[test]
fn digits_go_to_ranks_and_with_shift_to_files() {
    let seven = KeyPress {
        key: "7",
        code: "Digit7",
        ..KeyPress::default()
    };
    assert_eq!(go(seven, Square::E4, Color::White), Some(Square::E7));
    assert_eq!(
        go(shifted("!", "Digit1"), Square::E4, Color::White),
        Some(Square::A4)
    );
    assert_eq!(
        go(key("3"), Square::E4, Color::White),
        Some(Square::E3),
        "without a code"
    );
    assert_eq!(read_at_e4(key("9")), None);
    assert_eq!(read_at_e4(key("0")), None);
}

#[test]
fn letters_seek_pieces_in_reading_order_and_go_round() {
    let from_e4 = |press| go(press, Square::E4, Color::White);
    assert_eq!(from_e4(key("n")), Some(Square::B1));
    assert_eq!(from_e4(shifted("N", "KeyN")), Some(Square::F6));
    assert_eq!(
        go(key("n"), Square::G1, Color::White),
        Some(Square::F6),
        "round the end"
    );
    assert_eq!(
        go(key("n"), Square::E4, Color::Black),
        Some(Square::F6),
        "as seen by Black"
    );
    assert_eq!(from_e4(key("q")), None, "there is no queen");
    assert_eq!(
        go(key("k"), Square::E8, Color::White),
        None,
        "the only king is here"
    );
}

#[test]
fn a_letter_is_found_by_its_place_on_keyboards_of_other_alphabets() {
    let press = KeyPress {
        key: "т",
        code: "KeyN",
        ..KeyPress::default()
    };
    assert_eq!(
        read_at_e4(press),
        Some(Command::Seek(Role::Knight, End::Last))
    );
}

#[test]
fn enter_and_space_act_and_a_modifier_asks_for_the_other_promotion() {
    for name in ["Enter", " "] {
        assert_eq!(
            read_at_e4(key(name)),
            Some(Command::Activate { alternative: false })
        );
        let shift = read_at_e4(shifted(name, ""));
        assert_eq!(shift, Some(Command::Activate { alternative: true }));
        let alt = read_at_e4(KeyPress {
            alt: true,
            ..key(name)
        });
        assert_eq!(alt, Some(Command::Activate { alternative: true }));
    }
    assert_eq!(read_at_e4(key("Escape")), Some(Command::Escape));
}

#[test]
fn keys_of_the_page_name_the_square_they_are_about() {
    let here = Square::E4;
    for (press, page) in [
        (key("m"), BoardKey::Moves(here)),
        (shifted("M", "KeyM"), BoardKey::Captures(here)),
        (key("o"), BoardKey::ThisSquare(here)),
        (key("c"), BoardKey::LastCaptured),
        (key("l"), BoardKey::LastMove),
        (key("t"), BoardKey::Clocks),
        (key("x"), BoardKey::Rays(here)),
        (
            KeyPress {
                alt: true,
                ..key("x")
            },
            BoardKey::Leaps(here),
        ),
        (key("f"), BoardKey::Flip),
        (key("i"), BoardKey::Leave),
        (shifted("A", "KeyA"), BoardKey::Back),
        (shifted("D", "KeyD"), BoardKey::Forward),
    ] {
        assert_eq!(read_at_e4(press), Some(Command::Page(page)));
    }
}

#[test]
fn keys_of_the_browser_and_the_page_are_left_alone() {
    for name in ["a", "d", "/", "Tab", "F5", "z", "PageUp"] {
        assert_eq!(read_at_e4(key(name)), None, "{name}");
    }
    for name in ["z", "ArrowLeft", "n", "Enter"] {
        assert_eq!(
            read_at_e4(KeyPress {
                control: true,
                ..key(name)
            }),
            None,
            "Ctrl+{name}"
        );
    }
    assert_eq!(
        read_at_e4(KeyPress {
            alt: true,
            ..key("ArrowLeft")
        }),
        None
    );
}
