//! How a game ended or who offers a draw, in one byte.
//!
//! A link says what the players declared; whether it counts is asked of the rules again. What the
//! moves bring about by themselves is in the moves.

use rules::Color;

use super::{LinkError, LinkPart};
use crate::outcome::Declared;
use crate::{ClaimReason, Game, Victory};

const WHITE_RESIGNED: u8 = 1;
const BLACK_RESIGNED: u8 = 2;
const AGREEMENT: u8 = 3;
const THREEFOLD: u8 = 4;
const FIFTY_MOVE: u8 = 5;
const WHITE_OUT_OF_TIME: u8 = 6;
const BLACK_OUT_OF_TIME: u8 = 7;
const DEAD: u8 = 8;
const ANNULLED: u8 = 9;
const WHITE_ABANDONED: u8 = 10;
const BLACK_ABANDONED: u8 = 11;
const INFRACTION: u8 = 12;
const WHITE_OFFERS: u8 = 16;
const BLACK_OFFERS: u8 = 17;

/// How many positions a proof of a dead position tries before it looks whether it is settled.
const SLICE: u32 = 10_000;

/// The byte of a game; nothing if it goes on without an offer or was ended by its moves.
pub(super) fn byte_of(game: &Game) -> Option<u8> {
    let of = |color: Color, white, black| color.fold_wb(white, black);
    match (game.declared(), game.draw_offer()) {
        (Some(declared), _) => Some(match declared {
            Declared::Lost { side, by, .. } => match by {
                Victory::Time => of(side, WHITE_OUT_OF_TIME, BLACK_OUT_OF_TIME),
                Victory::Abandonment => of(side, WHITE_ABANDONED, BLACK_ABANDONED),
                // Whoever is to move has made the moves.
                Victory::Infraction => INFRACTION,
                Victory::Resignation | Victory::Checkmate => {
                    of(side, WHITE_RESIGNED, BLACK_RESIGNED)
                }
            },
            Declared::Agreement => AGREEMENT,
            Declared::Claim(ClaimReason::Threefold) => THREEFOLD,
            Declared::Claim(ClaimReason::FiftyMove) => FIFTY_MOVE,
            Declared::Dead => DEAD,
            Declared::Annulled => ANNULLED,
        }),
        (None, Some(color)) => Some(of(color, WHITE_OFFERS, BLACK_OFFERS)),
        (None, None) => None,
    }
}

/// Ends a game as its byte says, or lets a draw be offered.
pub(super) fn carry_out(byte: u8, game: &mut Game) -> Result<(), LinkError> {
    let color = |is_white: bool| if is_white { Color::White } else { Color::Black };
    let ended = match byte {
        WHITE_RESIGNED | BLACK_RESIGNED => game.resign(color(byte == WHITE_RESIGNED)).is_ok(),
        WHITE_OUT_OF_TIME | BLACK_OUT_OF_TIME => game
            .run_out_of_time(color(byte == WHITE_OUT_OF_TIME))
            .is_ok(),
        AGREEMENT => agree(game),
        THREEFOLD => game.claim(ClaimReason::Threefold, None).is_ok(),
        FIFTY_MOVE => game.claim(ClaimReason::FiftyMove, None).is_ok(),
        DEAD => is_dead(game),
        ANNULLED => game.annul().is_ok(),
        WHITE_ABANDONED | BLACK_ABANDONED => game.abandon(color(byte == WHITE_ABANDONED)).is_ok(),
        INFRACTION => game.lose_by_infraction().is_ok(),
        WHITE_OFFERS | BLACK_OFFERS => {
            let by = color(byte == WHITE_OFFERS);
            return game.offer_draw(by).map_err(|_| LinkError::Offer(by));
        }
        _ => return Err(LinkError::Unknown(LinkPart::End)),
    };
    if ended { Ok(()) } else { Err(LinkError::End) }
}

fn agree(game: &mut Game) -> bool {
    game.offer_draw(Color::White).is_ok() && game.accept_draw().is_ok()
}

fn is_dead(game: &mut Game) -> bool {
    let Some(mut check) = game.check_dead() else {
        return false;
    };
    while check.step(SLICE).is_none() {}
    game.end_if_dead(&check)
}
