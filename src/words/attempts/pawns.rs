//! Moves that pawns do not have, and promotions.

use explain::illegal::{Detail, PieceOnSquare, PromotionFault};
use rules::{Role, Square};

use super::asked::Asked;
use crate::names::{role_name, square_name, squares_of, the_piece_on};
use crate::table::messages;

messages! {
    attempt_pawn_backward(pawn, squares) = "[[pawn|Pawns]] never move backward. The pawn on {pawn} can go only to {squares}.";
    attempt_pawn_backward_stuck(pawn) = "[[pawn|Pawns]] never move backward. The pawn on {pawn} cannot move now.";
    attempt_pawn_sideways(pawn, squares) = "[[pawn|Pawns]] never move sideways, not even to [[capture]]. The pawn on {pawn} can go only to {squares}.";
    attempt_pawn_sideways_stuck(pawn) = "[[pawn|Pawns]] never move sideways, not even to [[capture]]. The pawn on {pawn} cannot move now.";
    attempt_pawn_forward(pawn, other) = "[[pawn|Pawns]] [[capture]] diagonally, never straight ahead. The {other} stands in the way of the pawn on {pawn}.";
    attempt_pawn_double(pawn, squares) = "A [[pawn]] may make its [[double-step]] only from its starting square. The pawn on {pawn} has left it and can go only to {squares}.";
    attempt_pawn_double_stuck(pawn) = "A [[pawn]] may make its [[double-step]] only from its starting square. The pawn on {pawn} has left it.";
    attempt_pawn_double_blocked(pawn, other) = "A [[double-step]] needs both squares ahead empty. The pawn on {pawn} is [[blocked]] by the {other}.";
    attempt_passant_late(pawn, victim, played) = "A pawn can be taken [[en-passant]] only on the very next move. The pawn on {victim} made its double step earlier ({played}), so the pawn on {pawn} is too late.";
    attempt_passant_late_unknown(pawn, victim) = "A pawn can be taken [[en-passant]] only on the very next move. The pawn on {victim} made its double step earlier, so the pawn on {pawn} is too late.";
    attempt_passant_never(pawn, victim) = "Only a pawn that has just made a [[double-step]] can be taken [[en-passant]]. The pawn on {victim} hasn't, so the pawn on {pawn} cannot take it.";
    attempt_pawn_takes_nothing(pawn, to) = "[[pawn|Pawns]] move diagonally only to [[capture]]. The pawn on {pawn} has nothing to capture on {to}.";
    attempt_promotion_missing(pawn, san) = "A [[pawn]] that reaches the last [[rank]] becomes a queen, rook, bishop or knight. Choose one for the pawn on {pawn}, as in {san}.";
    attempt_promotion_role(pawn, role) = "A pawn can be [[promotion|promoted]] only to a queen, rook, bishop or knight. The pawn on {pawn} cannot become a {role}.";
    attempt_promotion_none(piece) = "Only a [[pawn]] that reaches the last [[rank]] is [[promotion|promoted]]. This move does not promote the {piece}.";
}

pub(super) fn text(asked: &Asked<'_>) -> String {
    let (from, to) = (asked.from(), asked.to());
    match asked.illegal.detail {
        Detail::PawnBackward { .. } => {
            where_to(asked, attempt_pawn_backward, attempt_pawn_backward_stuck)
        }
        Detail::PawnSideways { .. } => {
            where_to(asked, attempt_pawn_sideways, attempt_pawn_sideways_stuck)
        }
        Detail::PawnDoubleStep { .. } => {
            where_to(asked, attempt_pawn_double, attempt_pawn_double_stuck)
        }
        Detail::PawnCaptureForward { other, .. } => attempt_pawn_forward(&from, &name(other)),
        Detail::PawnDoubleStepBlocked { other, .. } => {
            attempt_pawn_double_blocked(&from, &name(other))
        }
        Detail::EnPassantLate { victim, ply, .. } => {
            let victim = square_name(victim);
            match ply.and_then(|ply| asked.earlier_move(ply)) {
                Some(played) => attempt_passant_late(&from, &victim, &played),
                None => attempt_passant_late_unknown(&from, &victim),
            }
        }
        Detail::EnPassantImpossible { victim, .. } => {
            attempt_passant_never(&from, &square_name(victim))
        }
        Detail::PawnDiagonalWithoutCapture { .. } => attempt_pawn_takes_nothing(&from, &to),
        Detail::PromotionMissing { pawn } => {
            attempt_promotion_missing(&from, &example(asked, pawn).unwrap_or(to))
        }
        Detail::PromotionInvalid { role, fault } => match fault {
            PromotionFault::Role => attempt_promotion_role(&from, &role_name(role)),
            PromotionFault::NotDue => attempt_promotion_none(&asked.by()),
        },
        _ => String::new(),
    }
}

/// The sentence with the squares to which the pawn can go, or the one for a pawn that cannot.
fn where_to(asked: &Asked<'_>, some: fn(&str, &str) -> String, none: fn(&str) -> String) -> String {
    let squares = asked.illegal.squares;
    if squares.is_empty() {
        none(&asked.from())
    } else {
        some(&asked.from(), &squares_of(squares))
    }
}

fn name(piece: PieceOnSquare) -> String {
    the_piece_on(piece.piece.role, piece.square)
}

/// The promotion to a queen, as it would be written.
fn example(asked: &Asked<'_>, pawn: Square) -> Option<String> {
    let position = asked.position();
    let mv = position.find_move(pawn, asked.to, Some(Role::Queen)).ok()?;
    Some(notation::san::write(position, mv))
}
