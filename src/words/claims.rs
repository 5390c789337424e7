//! Draws that can be claimed.

use game::{ClaimReason, Claims};
use rules::{Color, Move, Position};

use crate::names::color_name;
use crate::table::messages;

messages! {
    reason_threefold() = "Threefold repetition";
    reason_fifty() = "Fifty-move rule";
    choice_threefold(san) = "{san}: threefold repetition";
    choice_fifty(san) = "{san}: fifty-move rule";
    hint_now(reason) = "{reason}";
    hint_with_move(reason, san) = "{reason} – if you play {san}";
    offers_draw(color) = "{color} offers a draw.";
    /// The heading of the dialog.
    pub claim_title() = "Claim a draw";
    /// Introduces what holds on the board.
    pub claim_now() = "You can claim a draw now:";
    /// Introduces the moves that would complete a claim.
    pub claim_with_move() = "Choose a move to play it and claim the draw:";
    /// Nothing can be claimed.
    pub nothing_to_claim() = "No draw can be claimed here.";
    /// The offer was turned down.
    pub draw_declined() = "Draw declined.";
}

fn reason_name(reason: ClaimReason) -> String {
    match reason {
        ClaimReason::Threefold => reason_threefold(),
        ClaimReason::FiftyMove => reason_fifty(),
    }
}

/// The name of a button that claims: "Threefold repetition", or "Nf3: threefold repetition".
#[must_use]
pub fn claim_choice(position: &Position, reason: ClaimReason, intended: Option<Move>) -> String {
    let Some(intended) = intended else {
        return reason_name(reason);
    };
    let san = notation::san::write(position, intended);
    match reason {
        ClaimReason::Threefold => choice_threefold(&san),
        ClaimReason::FiftyMove => choice_fifty(&san),
    }
}

/// What stands beside the button that opens the claims; empty when there are none.
#[must_use]
pub fn claim_reason(position: &Position, claims: &Claims) -> String {
    let now = claims
        .now
        .first()
        .map(|&reason| hint_now(&reason_name(reason)));
    let later = || {
        claims.with_move.first().map(|&(intended, reason)| {
            let san = notation::san::write(position, intended);
            hint_with_move(&reason_name(reason), &san)
        })
    };
    now.or_else(later).unwrap_or_default()
}

/// A side offers a draw.
#[must_use]
pub fn draw_offered(by: Color) -> String {
    offers_draw(&color_name(by))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_claim_that_needs_a_move_names_it() {
        let position = Position::default();
        let intended = position.find_move(rules::Square::G1, rules::Square::F3, None);
        let claims = Claims {
            now: Vec::new(),
            with_move: vec![(intended.unwrap(), ClaimReason::Threefold)],
        };
        assert_eq!(
            claim_reason(&position, &claims),
            "Threefold repetition – if you play Nf3"
        );
    }
}
