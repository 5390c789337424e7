//! Men that are not there, not to move, or do not get there.

use explain::illegal::{Detail, Man};
use rules::{Color, Role};

use super::Asked;
use crate::names::{choice, role_name, square_name};
use crate::table::messages;

messages! {
    attempt_empty(square) = "A [[move]] begins with a [[man]] on the board. There is none on {square}.";
    attempt_turn_white(man, square) = "The sides [[turn|take turns]]. It is White's turn: the {man} on {square} is Black's.";
    attempt_turn_black(man, square) = "The sides [[turn|take turns]]. It is Black's turn: the {man} on {square} is White's.";
    attempt_own(man, from, to, other) = "No man [[capture|takes]] a man of its own [[side]]. The {man} on {from} cannot go to {to}: the own {other} stands there.";
    attempt_same(man, square) = "A [[move]] takes a man to another square. The {man} on {square} would stay where it is.";
    attempt_geometry(rule, man, from, to, movers) = "{rule} The {man} on {from} cannot go to {to}: that is a move for a {movers}.";
    attempt_geometry_nobody(rule, man, from, to) = "{rule} The {man} on {from} cannot go to {to}: no man moves like that.";
    attempt_blocked(man, from, to, men) = "Only [[knight|knights]] jump over other men. The {man} on {from} cannot go to {to}: it is [[blocked]] by the {men}.";
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
        Detail::NotYourTurn { man } => {
            let name = role_name(man.piece.role);
            match man.piece.color {
                Color::White => attempt_turn_black(&name, &from),
                Color::Black => attempt_turn_white(&name, &from),
            }
        }
        Detail::OwnMan { man, other } => {
            let other = role_name(other.piece.role);
            attempt_own(&role_name(man.piece.role), &from, &to, &other)
        }
        Detail::Geometry { man, movers, .. } => geometry(asked, *man, movers),
        Detail::Blocked { man, .. } => {
            attempt_blocked(&role_name(man.piece.role), &from, &to, &asked.by())
        }
        _ => String::new(),
    }
}

fn geometry(asked: &Asked<'_>, man: Man, movers: &[Role]) -> String {
    let (from, to) = (asked.from(), asked.to());
    let (name, rule) = (role_name(man.piece.role), way(man.piece.role));
    if from == to {
        return attempt_same(&name, &from);
    }
    if movers.is_empty() {
        return attempt_geometry_nobody(&rule, &name, &from, &to);
    }
    let movers: Vec<String> = movers.iter().map(|&role| role_name(role)).collect();
    attempt_geometry(&rule, &name, &from, &to, &choice(&movers))
}

/// How a man moves.
fn way(role: Role) -> String {
    match role {
        Role::Pawn => way_of_pawn(),
        Role::Knight => way_of_knight(),
        Role::Bishop => way_of_bishop(),
        Role::Rook => way_of_rook(),
        Role::Queen => way_of_queen(),
        Role::King => way_of_king(),
    }
}
