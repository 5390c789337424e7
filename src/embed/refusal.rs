//! Why the laws refuse a move: what is said, and what is drawn.

use std::rc::Rc;

use board::Drawing;
use exercise::{Ground, Try};
use explain::illegal::Context;
use game::Game;
use rules::{Bitboard, Position};
use ui::learning::refusal_drawing;
use words::Refusal;

use crate::effect::Effect;

/// What is drawn for a refused move, and what the page is told.
pub(crate) struct Refused {
    pub(crate) drawing: Rc<Drawing>,
    pub(crate) effect: Effect,
}

/// Why a move is refused where a game stands.
pub(crate) fn refused(game: &Game, made: Try) -> Refused {
    let refusal = words::refusal(game, made.from, made.to, made.promotion);
    of(Some(game.position()), made, refusal)
}

/// Why a move is refused on a board of which nothing else is known.
pub(crate) fn refused_on(ground: &Ground, made: Try) -> Refused {
    let position = ground.position();
    let refusal = position.and_then(|position| {
        words::refusal_in(&Context::of(position), made.from, made.to, made.promotion)
    });
    of(position, made, refusal)
}

fn of(position: Option<&Position>, made: Try, refusal: Option<Refusal>) -> Refused {
    let Try { from, to, .. } = made;
    let (drawing, code, text) = match (position, refusal) {
        (Some(position), Some(refusal)) => (
            refusal_drawing(position, &refusal, to),
            refusal.code.as_str(),
            refusal.prose.plain(),
        ),
        _ => (crossed(to), "geometry", words::cannot_go_there()),
    };
    Refused {
        drawing: Rc::new(drawing),
        effect: Effect::Illegal {
            from,
            to,
            code,
            text,
        },
    }
}

/// A crossed line on the square where a man cannot go.
pub(crate) fn crossed(to: rules::Square) -> Drawing {
    Drawing {
        wrong: Some(to),
        ..Drawing::default()
    }
}

/// Squares that a hint shows.
pub(crate) fn shown(squares: Bitboard) -> Rc<Drawing> {
    Rc::new(Drawing {
        squares,
        ..Drawing::default()
    })
}

/// The squares that a text names; what is no square is left out.
pub(crate) fn squares_in(text: &str) -> Bitboard {
    text.split([' ', ','])
        .filter_map(|name| name.parse::<rules::Square>().ok())
        .collect()
}
