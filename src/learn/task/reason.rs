//! What a reason draws on the board.

use board::{Arrow, Drawing};
use course::question::Question;
use course::{Answer, Reason};
use exercise::Fault;
use rules::{Bitboard, Square};

/// The drawing of a reason why an answer is wrong. Where everything of a kind is to be found, the
/// wrong square alone is drawn: what a reason is about is often what is still to be found.
pub(super) fn drawing(question: &Question, answer: &Answer, reason: &Reason) -> Drawing {
    let wrong = match answer {
        Answer::Square(square) => Some(*square),
        Answer::Move(made) => Some(made.to),
        _ => None,
    };
    if matches!(question, Question::Find(_) | Question::Show(_)) {
        return Drawing {
            wrong,
            ..Drawing::default()
        };
    }
    let arrow = |from: Square, to: Square| vec![Arrow { from, to }];
    let (pieces, squares, arrows) = match reason {
        Reason::Illegal { illegal, .. } => (illegal.by, illegal.squares, Vec::new()),
        Reason::Blocked { by, .. } | Reason::DoesNotAttack { by: Some(by), .. } => {
            (Bitboard::from(*by), Bitboard::EMPTY, Vec::new())
        }
        Reason::Answered { by, .. } | Reason::Example(_, by) => {
            (Bitboard::EMPTY, Bitboard::EMPTY, arrow(by.from(), by.to()))
        }
        Reason::Shown(_, squares) => (Bitboard::EMPTY, *squares, Vec::new()),
        Reason::Goal(
            Fault::Taken { by } | Fault::Escapes { reply: by } | Fault::Mated { by, .. },
        ) => (Bitboard::EMPTY, Bitboard::EMPTY, arrow(by.from(), by.to())),
        _ => Default::default(),
    };
    Drawing {
        wrong,
        pieces,
        squares: squares - pieces,
        arrows,
        ..Drawing::default()
    }
}
