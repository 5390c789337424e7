use rules::{Color, Square};

use super::{name, named, read};

#[test]
fn every_name_is_read_back_for_both_sides() {
    for square in Square::ALL {
        for side in Color::ALL {
            assert_eq!(read(&name(square, side), side), Some(square));
        }
        assert_eq!(read(&square.to_string(), Color::Black), Some(square));
    }
}

#[test]
fn a_name_means_a_square_of_each_side() {
    for square in Square::ALL {
        let [white, _] = named(&name(square, Color::White)).unwrap();
        let [_, black] = named(&name(square, Color::Black)).unwrap();
        assert_eq!((white, black), (square, square));
    }
    for text in ["", "B4", "e4", "K9", "Kt3"] {
        assert_eq!(named(text), None, "{text}");
    }
}

#[test]
fn an_owner_counts_before_the_default() {
    assert_eq!(read("White's K 4", Color::Black), Some(Square::E4));
    assert_eq!(read("K 4", Color::Black), Some(Square::E5));
    assert_eq!(
        read("Black's K. Kt's square", Color::White),
        Some(Square::G8)
    );
}

#[test]
fn what_is_on_two_files_or_none_is_no_square() {
    for text in [
        "B4", "Kt sq.", "K", "4", "P4", "QQ4", "K4 K4", "K4 ch.", "", "i9",
    ] {
        assert_eq!(read(text, Color::White), None, "{text}");
    }
}
