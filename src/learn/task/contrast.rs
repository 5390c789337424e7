//! What a wrong move lacks beside the right ones, in words and on the board.

use board::{Arrow, Drawing};
use course::question::Question;
use course::{Contrast, Reason, Verdict};
use explain::allowed::Allowed;
use rules::{Move, Position};
use words::Prose;

/// Why a legal move is not one of the right ones; nothing where there are none.
pub(crate) fn contrast(position: &Position, right: &[Move], mv: Move) -> Option<(Prose, Drawing)> {
    let contrast = Contrast::of(position, right, mv)?;
    let shown = match contrast {
        Contrast::Answered(by) | Contrast::Allows(Allowed::Mate(by) | Allowed::Capture(by)) => {
            Some(by)
        }
        _ => None,
    };
    let arrows = shown.map(|by| Arrow {
        from: by.from(),
        to: by.to(),
    });
    let drawing = Drawing {
        wrong: Some(mv.to()),
        arrows: arrows.into_iter().collect(),
        ..Drawing::default()
    };
    let text = words::contrast_text(position, mv, contrast);
    Some((Prose::of(&text), drawing))
}

/// Why a legal move is wrong to which the author says nothing.
pub(super) fn contrast_of(question: &Question, verdict: &Verdict) -> Option<(Prose, Drawing)> {
    let Verdict::Wrong {
        reason: Reason::NotNamed(mv),
        author: None,
        ..
    } = verdict
    else {
        return None;
    };
    let Question::Move(asked) = question else {
        return None;
    };
    contrast(&asked.position, &asked.right, *mv)
}
