//! Why something is refused: one sentence about the rule and this board.

use game::{ClaimError, ClaimReason, Game, OfferError};
use rules::{CastlingRefusal, CastlingSide, IllegalMove, Piece, Position, Square};

use crate::names::{color_name, pieces_on, role_name, square_name};
use crate::status::{outcome_text, status_text};
use crate::table::messages;

messages! {
    refused_not_legal() = "This move isn't legal here.";
    refused_turn(color, piece, square, other) = "It is {color}'s turn: the {piece} on {square} is {other}'s.";
    castle_king_side(color, reason) = "{color} cannot castle kingside: {reason}.";
    castle_queen_side(color, reason) = "{color} cannot castle queenside: {reason}.";
    castle_no_rook() = "there is no rook to castle with";
    castle_no_right() = "the king or that rook has already moved";
    castle_occupied(blocker) = "the {blocker} stands in between";
    castle_in_check(attackers) = "the king is in check from the {attackers}";
    castle_through(square, attackers) = "the king would pass over {square}, which is attacked by the {attackers}";
    castle_into(square, attackers) = "the king would land on {square}, which is attacked by the {attackers}";
    refused_game_over(status) = "The game is over. {status}";
    claim_wrong_threefold() = "This position hasn't occurred three times; the game goes on.";
    claim_wrong_fifty() = "There haven't been fifty moves without a capture or a pawn move; the game goes on.";
    offer_none() = "There is no draw offer to answer.";
    offer_again() = "A draw has already been offered and awaits an answer.";
    offer_over() = "The game is over.";
    offer_early() = "A draw can be agreed only after both players have made a move.";
}

/// Why a move is refused in a position, where no squares are known by which [`refusal`] could say
/// more.
///
/// [`refusal`]: crate::refusal()
#[must_use]
pub fn illegal_text(position: &Position, reason: &IllegalMove) -> String {
    match *reason {
        IllegalMove::Castling { side, refusal } => castling_text(position, side, refusal),
        _ => refused_not_legal(),
    }
}

fn castling_text(position: &Position, side: CastlingSide, refusal: CastlingRefusal) -> String {
    let reason = match refusal {
        // A king that has left its rank has moved; no rook is looked for on its wing then.
        CastlingRefusal::NoRook if !is_on_first_rank(position) => castle_no_right(),
        CastlingRefusal::NoRook => castle_no_rook(),
        CastlingRefusal::NoRight => castle_no_right(),
        CastlingRefusal::Occupied { by } => castle_occupied(&pieces_on(position, by.into())),
        CastlingRefusal::InCheck { by } => castle_in_check(&pieces_on(position, by)),
        CastlingRefusal::ThroughCheck { square, by } => {
            castle_through(&square_name(square), &pieces_on(position, by))
        }
        CastlingRefusal::IntoCheck { square, by } => {
            castle_into(&square_name(square), &pieces_on(position, by))
        }
    };
    let color = color_name(position.turn());
    match side {
        CastlingSide::KingSide => castle_king_side(&color, &reason),
        CastlingSide::QueenSide => castle_queen_side(&color, &reason),
    }
}

fn is_on_first_rank(position: &Position) -> bool {
    let color = position.turn();
    position.king(color).rank() == color.backrank()
}

/// The piece belongs to the side that is not to move.
#[must_use]
pub fn not_your_turn(piece: Piece, square: Square) -> String {
    let (owner, turn) = (color_name(piece.color), color_name(piece.color.other()));
    refused_turn(&turn, &role_name(piece.role), &square_name(square), &owner)
}

/// Nothing can be done any longer, because the game has ended.
#[must_use]
pub fn game_is_over(game: &Game) -> String {
    refused_game_over(&status_text(game))
}

/// Why a claim fails.
#[must_use]
pub fn claim_error_text(game: &Game, error: &ClaimError) -> String {
    match error {
        ClaimError::Over(outcome) => refused_game_over(&outcome_text(*outcome)),
        ClaimError::Illegal(reason) => illegal_text(game.position(), reason),
        ClaimError::NotEstablished(ClaimReason::Threefold) => claim_wrong_threefold(),
        ClaimError::NotEstablished(ClaimReason::FiftyMove) => claim_wrong_fifty(),
    }
}

/// Why an offer, an answer or a resignation has no effect.
#[must_use]
pub fn offer_error_text(error: &OfferError) -> String {
    match error {
        OfferError::Over(_) => offer_over(),
        OfferError::NoOffer => offer_none(),
        OfferError::AlreadyOffered => offer_again(),
        OfferError::TooEarly => offer_early(),
    }
}
