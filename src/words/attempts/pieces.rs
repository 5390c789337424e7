//! Pieces that are not there, not to move, or do not get there.

use explain::illegal::{Detail, PieceOnSquare};
use rules::{Color, Role};

use super::asked::Asked;
use crate::names::{choice, role_name, square_name};
use crate::table::messages;

messages! {
    attempt_empty(square) = "A [[move]] begins with a [[piece]]. {square} is empty.";
    attempt_turn_white(piece, square) = "The sides [[turn|take turns]]. It is White's turn: the {piece} on {square} is Black's.";
    attempt_turn_black(piece, square) = "The sides [[turn|take turns]]. It is Black's turn: the {piece} on {square} is White's.";
    attempt_own(piece, from, to, other) = "A piece never [[capture|takes]] a piece of its own [[side]]. The {piece} on {from} cannot go to {to}: its own {other} stands there.";
    attempt_same(piece, square) = "A [[move]] takes a piece to another square. The {piece} on {square} would stay where it is.";
    attempt_geometry(rule, piece, from, to, movers) = "{rule} The {piece} on {from} cannot go to {to}: that is a move for a {movers}.";
    attempt_geometry_nobody(rule, piece, from, to) = "{rule} The {piece} on {from} cannot go to {to}: no piece moves like that.";
    attempt_blocked(piece, from, to, pieces) = "Only [[knight|knights]] jump over other pieces. The {piece} on {from} cannot go to {to}: it is [[blocked]] by the {pieces}.";
    way_of_king() = "[[king|Kings]] move one square in any direction.";
    way_of_queen() = "[[queen|Queens]] move along [[rank|ranks]], [[file|files]] and [[diagonal|diagonals]].";
    way_of_rook() = "[[rook|Rooks]] move along [[rank|ranks]] and [[file|files]].";
    way_of_bishop() = "[[bishop|Bishops]] move along [[diagonal|diagonals]].";
    way_of_knight() = "[[knight|Knights]] move two squares straight and one to the side.";
    way_of_pawn() = "[[pawn|Pawns]] move straight ahead and [[capture]] one square diagonally ahead.";
}

pub(super) fn text(asked: &Asked<'_>) -> String {
    let (from, to) = (asked.from(), asked.to());
    match &asked.illegal.detail {
        Detail::EmptySquare { square } => attempt_empty(&square_name(*square)),
        Detail::NotYourTurn { piece } => {
            let name = role_name(piece.piece.role);
            match piece.piece.color {
                Color::White => attempt_turn_black(&name, &from),
                Color::Black => attempt_turn_white(&name, &from),
            }
        }
        Detail::OwnPiece { piece, other } => {
            let other = role_name(other.piece.role);
            attempt_own(&role_name(piece.piece.role), &from, &to, &other)
        }
        Detail::Geometry { piece, movers, .. } => geometry(asked, *piece, movers),
        Detail::Blocked { piece, .. } => {
            attempt_blocked(&role_name(piece.piece.role), &from, &to, &asked.by())
        }
        _ => String::new(),
    }
}

fn geometry(asked: &Asked<'_>, piece: PieceOnSquare, movers: &[Role]) -> String {
    let (from, to) = (asked.from(), asked.to());
    let (name, rule) = (role_name(piece.piece.role), way(piece.piece.role));
    if from == to {
        return attempt_same(&name, &from);
    }
    if movers.is_empty() {
        return attempt_geometry_nobody(&rule, &name, &from, &to);
    }
    let movers: Vec<String> = movers.iter().map(|&role| role_name(role)).collect();
    attempt_geometry(&rule, &name, &from, &to, &choice(&movers))
}

/// How a piece moves.
pub(crate) fn way(role: Role) -> String {
    match role {
        Role::Pawn => way_of_pawn(),
        Role::Knight => way_of_knight(),
        Role::Bishop => way_of_bishop(),
        Role::Rook => way_of_rook(),
        Role::Queen => way_of_queen(),
        Role::King => way_of_king(),
    }
}
