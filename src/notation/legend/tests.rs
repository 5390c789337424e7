use rules::{CastlingSide, Color, Piece, Position, Role};

use super::{MoveSign, piece_signs};
use crate::descriptive::{self, Mark, marks};
use crate::figurine::figure;
use crate::lasker;
use crate::origins::Origins;

const MOST_KINDS: &str = "r3k3/8/8/8/4p3/1P1B1N2/2Q5/R3K2R w KQ - 0 1";

#[test]
fn figures_are_those_of_figurine_notation_and_its_filled_ones() {
    for role in Role::ALL {
        let [outlined, filled] = piece_signs(role).figures;
        assert_eq!(outlined, figure(role));
        let code = |text: &str| text.chars().next().map(u32::from);
        assert_eq!(code(filled), code(outlined).map(|code| code + 6));
    }
}

#[test]
fn the_letters_of_a_diagram_are_those_of_its_writer() {
    for color in Color::ALL {
        for role in Role::ALL {
            let setup = format!("{}7/8/8/8/8/8/8/8 w - -", Piece::new(color, role).char());
            let board = setup.parse::<rules::Setup>().unwrap().board;
            let written = crate::diagram::write(&board);
            let [white, black] = piece_signs(role).diagram;
            let sign = color.fold_wb(white, black);
            assert!(written.contains(&format!("| {sign}")), "{sign}: {written}");
        }
    }
}

#[test]
fn the_old_letters_are_read_in_both_old_notations() {
    let position: Position = MOST_KINDS.parse().unwrap();
    let origins = Origins::of_start(&position);
    let moves = [
        (Role::Pawn, "-QKt4", "-b4"),
        (Role::Knight, "-Q4", "-d4"),
        (Role::Bishop, "xP", "xe4"),
        (Role::Rook, "xR", "xa8"),
        (Role::Queen, "-QB7", "-c7"),
        (Role::King, "-K2", "-e2"),
    ];
    for (role, descriptive, algebraic) in moves {
        for letter in piece_signs(role).old {
            let text = [letter, descriptive].concat();
            let read = descriptive::read(&position, &origins, &text);
            assert_eq!(read.map(|it| it.mv.role()).ok(), Some(role), "{text}");
            let text = [letter, algebraic].concat();
            let read = lasker::read(&position, &text);
            assert_eq!(read.map(|mv| mv.role()).ok(), Some(role), "{text}");
        }
    }
}

#[test]
fn the_old_signs_of_check_and_mate_are_read_as_what_they_say() {
    for (sign, mark) in [
        (MoveSign::EnPassant, Mark::EnPassant),
        (MoveSign::Check, Mark::Check),
        (MoveSign::DiscoveredCheck, Mark::Discovered),
        (MoveSign::DoubleCheck, Mark::Double),
        (MoveSign::Mate, Mark::Mate),
    ] {
        for text in sign.old() {
            let found: Vec<Mark> = marks(&format!("PxP {text}")).iter().collect();
            assert_eq!(found, [mark], "{text}");
        }
    }
}

#[test]
fn castling_and_captures_are_read_in_old_words_and_signs() {
    let both: Position = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1".parse().unwrap();
    for (sign, side) in [
        (MoveSign::CastlesKingside, CastlingSide::KingSide),
        (MoveSign::CastlesQueenside, CastlingSide::QueenSide),
    ] {
        for text in sign.old() {
            let read = descriptive::read(&both, &Origins::of_start(&both), text);
            let castling = read.map(|it| it.mv.castling());
            assert_eq!(castling.ok(), Some(Some(side)), "{text}");
        }
    }
    let position: Position = MOST_KINDS.parse().unwrap();
    let origins = Origins::of_start(&position);
    for text in MoveSign::Capture.old() {
        let read = descriptive::read(&position, &origins, &format!("B {text} P"));
        assert_eq!(
            read.map(|it| it.mv.role()).ok(),
            Some(Role::Bishop),
            "{text}"
        );
    }
}
