//! What a typed text means: a move, a square, or a question about the board.

use board::commands::{self, Command};
use exercise::Try;
use notation::letters::Language;
use notation::style::Style;
use notation::typed;
use rules::{AnyPosition, Square};

use crate::board_state::BoardState;

/// What is typed below the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Entry {
    /// A move or a command.
    Move,
    /// The name of a square.
    Square,
}

/// What a text means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Typed {
    /// A move, legal or not.
    Attempt(Try),
    /// A square.
    Square(Square),
    /// A question or a wish, as the page of the board knows them.
    Command(Command),
    /// Nothing that is understood; why.
    Unread(String),
}

/// Reads what was typed; pieces may be named by these letters, beside the English ones.
pub(crate) fn read(board_state: &BoardState, entry: Entry, text: &str, letters: Language) -> Typed {
    match commands::parse(text) {
        Command::TooLong => Typed::Unread(words::typed_longer_than(commands::LONGEST)),
        Command::Move(text) => read_answer(board_state, entry, &text, letters),
        command => Typed::Command(command),
    }
}

fn read_answer(board_state: &BoardState, entry: Entry, text: &str, letters: Language) -> Typed {
    if entry == Entry::Square {
        return match text.to_ascii_lowercase().parse() {
            Ok(square) => Typed::Square(square),
            Err(_) => Typed::Unread(words::not_a_square(text)),
        };
    }
    match board_state.any_position() {
        AnyPosition::Legal(position) => {
            match typed::read(position, board_state.origins(), text, letters) {
                Ok(mv) => Typed::Attempt(mv.into()),
                Err(error) => match error.refused() {
                    Some((from, to, reason)) => {
                        Typed::Attempt(Try::new(from, to, reason.promotion()))
                    }
                    None => Typed::Unread(words::typed_error_text(
                        position,
                        text,
                        &error,
                        Style::Localized(letters),
                    )),
                },
            }
        }
        // No notation reads a board without its laws; moves are found by how they are written.
        AnyPosition::Diagram(_) => {
            let plain = |text: &str| text.replace(['x', '+', '#', '='], "").to_ascii_lowercase();
            let mut moves = board_state.any_position().moves().into_iter();
            let written = moves.find(|&mv| plain(&board_state.san(mv)) == plain(text));
            match (written, text.to_ascii_lowercase().parse::<Try>()) {
                (Some(mv), _) => Typed::Attempt(mv.into()),
                (None, Ok(made)) => Typed::Attempt(made),
                (None, Err(_)) => Typed::Unread(words::needs_a_position(text)),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reading(fen: &str, entry: Entry, text: &str) -> Typed {
        read(
            &BoardState::new(AnyPosition::of(&fen.parse().unwrap())),
            entry,
            text,
            Language::English,
        )
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const ALONE: &str = "8/8/8/3p4/8/4N3/8/8 w - - 0 1";

    #[test]
    fn moves_are_read_in_every_notation() {
        for text in ["Nf3", "g1f3", "Kt-KB3", "\u{2658}f3"] {
            let Typed::Attempt(made) = reading(START, Entry::Move, text) else {
                panic!("{text}")
            };
            assert_eq!((made.from, made.to), (Square::G1, Square::F3), "{text}");
        }
        let illegal = reading(START, Entry::Move, "e2e5");
        assert!(matches!(illegal, Typed::Attempt(made) if made.to == Square::E5));
        assert!(matches!(
            reading(START, Entry::Move, "xyz"),
            Typed::Unread(_)
        ));
    }

    #[test]
    fn moves_on_a_diagram_are_read() {
        for text in ["Nxd5", "nd5", "e3d5"] {
            let Typed::Attempt(made) = reading(ALONE, Entry::Move, text) else {
                panic!("{text}")
            };
            assert_eq!(made.to, Square::D5);
        }
        assert!(matches!(
            reading(ALONE, Entry::Move, "Kt-Q5"),
            Typed::Unread(_)
        ));
    }

    #[test]
    fn squares_and_questions_are_told_apart() {
        assert_eq!(
            reading(START, Entry::Square, "E4"),
            Typed::Square(Square::E4)
        );
        assert!(matches!(
            reading(START, Entry::Square, "e9"),
            Typed::Unread(_)
        ));
        assert!(matches!(
            reading(START, Entry::Square, "p N"),
            Typed::Command(_)
        ));
    }
}
