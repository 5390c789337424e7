//! Why the laws refuse a move: what is said, and what is drawn.

use std::rc::Rc;

use board::Drawing;
use exercise::Try;
use explain::illegal::Context;
use ui::learning::refusal_drawing;

use crate::marks::crossed;
use crate::mode_event::{ModeEvent, Refused};

/// What is drawn for a refused move, and the event that explains it.
pub(crate) fn reason(refused: &Refused) -> (Rc<Drawing>, ModeEvent) {
    let Try {
        from,
        to,
        promotion,
    } = refused.made;
    let position = refused.position.position();
    let refusal = match &refused.game {
        Some(game) => words::refusal(game, from, to, promotion),
        None => position
            .and_then(|position| words::refusal_in(&Context::of(position), from, to, promotion)),
    };
    let (drawing, code, text) = match (position, refusal) {
        (Some(position), Some(refusal)) => (
            refusal_drawing(position, &refusal, to),
            refusal.code.as_str(),
            refusal.prose.plain(),
        ),
        _ => (crossed(to), "geometry", words::cannot_go_there()),
    };
    let effect = ModeEvent::Illegal {
        from,
        to,
        code,
        text,
    };
    (Rc::new(drawing), effect)
}
