//! The ways in which English books spell a move.

use rules::{CastlingSide, Color, Move, Position, Role, Square};

use crate::descriptive::forms::{file_letters, role_letter};

/// Gives the ways in which English books spell a move.
pub(super) fn spell(position: &Position, mv: Move, give: &mut dyn FnMut(&str)) {
    match mv.castling() {
        Some(CastlingSide::KingSide) => {
            return ["Castles", "CastlesKR", "CastlesK", "O-O"]
                .into_iter()
                .for_each(give);
        }
        Some(CastlingSide::QueenSide) => {
            return ["CastlesQR", "CastlesQ", "O-O-O", "Castles"]
                .into_iter()
                .for_each(give);
        }
        None => {}
    }
    let turn = position.turn();
    let promotion = match mv.promotion() {
        None => "",
        Some(Role::Queen) => "Q",
        Some(Role::Rook) => "R",
        Some(Role::Bishop) => "B",
        Some(_) => "Kt",
    };
    let movers = piece_names(mv.role(), mv.from());
    let goals: Vec<String> = match position.captured_by(mv) {
        Some((square, piece)) => {
            let mut goals: Vec<String> = piece_names(piece.role, square)
                .iter()
                .map(|name| format!("x{name}"))
                .collect();
            if mv.is_en_passant() {
                goals.push("xPep".to_owned());
            }
            goals
        }
        None => square_names(mv, turn)
            .iter()
            .map(|name| format!("-{name}"))
            .collect(),
    };
    let mut text = String::new();
    for mover in &movers {
        for goal in &goals {
            for promotion in [promotion, ""] {
                text.clear();
                text.push_str(mover);
                text.push_str(goal);
                text.push_str(promotion);
                give(&text);
                if promotion.is_empty() {
                    break;
                }
            }
        }
    }
}

/// The names of a piece: a pawn is named by its file, another piece by either wing.
fn piece_names(role: Role, square: Square) -> Vec<String> {
    let plain = role_letter(role);
    let (file, wing) = file_letters(square.file());
    match role {
        Role::Pawn => vec!["P".to_owned(), format!("{file}P"), format!("{wing}{file}P")],
        Role::King | Role::Queen => vec![plain.to_owned()],
        _ => vec![plain.to_owned(), format!("K{plain}"), format!("Q{plain}")],
    }
}

fn square_names(mv: Move, side: Color) -> Vec<String> {
    let square = mv.to();
    let rank = square.rank().index();
    let rank = side.fold_wb(rank + 1, 8 - rank);
    let (file, wing) = file_letters(square.file());
    let mut names = vec![format!("{file}{rank}")];
    if !wing.is_empty() {
        names.push(format!("{wing}{file}{rank}"));
    }
    // "Q. to her 5th."
    if role_letter(mv.role()) == file {
        names.push(format!("h{rank}"));
    }
    names
}
