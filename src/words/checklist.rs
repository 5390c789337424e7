//! The conditions of castling, one line each.

use explain::castling::{Condition, State, checklist};
use explain::illegal::Earlier;
use game::Game;
use rules::{Bitboard, CastlingSide, Color, Piece, Position, Role};

use crate::glossary::Prose;
use crate::names::{color_name, piece_name, pieces_on, squares_of};
use crate::table::messages;

messages! {
    checklist_king_side(color) = "{color}: [[castling]] kingside";
    checklist_queen_side(color) = "{color}: [[castling]] queenside";
    checklist_king_met() = "The [[king]] has not moved.";
    checklist_king_failed(king) = "The {king} has moved.";
    checklist_king_unknown() = "The position doesn't show whether the [[king]] has moved.";
    checklist_rook_met() = "The [[rook]] has not moved.";
    checklist_rook_failed(home) = "The rook from {home} has moved or been taken.";
    checklist_rook_missing(rook, home) = "There is no {rook} on {home}.";
    checklist_rook_nowhere() = "There is no [[rook]] to castle with.";
    checklist_rook_unknown() = "The position doesn't show whether the [[rook]] has moved.";
    checklist_way_met() = "The squares between king and rook are empty.";
    checklist_way_failed(pieces) = "The path is [[blocked]] by the {pieces}.";
    checklist_way_unknown() = "King and rook aren't in place, so there is no path between them.";
    checklist_check_met() = "The king is not in [[check]].";
    checklist_check_failed(pieces) = "The king is in [[check]] from the {pieces}.";
    checklist_pass_met() = "The king doesn't pass through [[check]].";
    checklist_pass_failed(squares, pieces) = "The king would pass over {squares}, [[commanded|attacked]] by the {pieces}.";
    checklist_landing_met() = "The king doesn't land on an [[commanded|attacked]] square.";
    checklist_landing_failed(square, pieces) = "The king would land on {square}, [[commanded|attacked]] by the {pieces}.";
    checklist_square_unknown() = "The king isn't in place, so its path is unknown.";
}

/// Whether a condition of a checklist holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ChecklistState {
    /// It does.
    Met,
    /// It does not.
    Failed,
    /// It cannot be known.
    Unknown,
}

/// One line of a checklist.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChecklistLine {
    /// The condition, said as it holds or fails.
    pub prose: Prose,
    /// Whether it holds.
    pub state: ChecklistState,
    /// The squares it fails on.
    pub squares: Bitboard,
    /// The pieces that are the reason.
    pub by: Bitboard,
}

/// The heading of a checklist: "White: castling kingside".
///
/// # Examples
///
/// ```
/// use rules::{CastlingSide, Color};
///
/// let title = words::castling_title(Color::White, CastlingSide::KingSide);
/// assert_eq!(title.plain(), "White: castling kingside");
/// ```
#[must_use]
pub fn castling_title(color: Color, side: CastlingSide) -> Prose {
    let color = color_name(color);
    Prose::of(&match side {
        CastlingSide::KingSide => checklist_king_side(&color),
        CastlingSide::QueenSide => checklist_queen_side(&color),
    })
}

/// What castling on `side` demands of `color` after `ply` plies, condition by condition.
///
/// # Panics
///
/// If the game has fewer plies.
///
/// # Examples
///
/// ```
/// use game::Game;
/// use rules::{CastlingSide, Color};
/// use words::ChecklistState;
///
/// let lines = words::castling_checklist(&Game::default(), 0, Color::White, CastlingSide::KingSide);
/// assert_eq!(lines.len(), 6);
/// assert_eq!(lines[0].prose.plain(), "The king has not moved.");
/// assert_eq!(lines[2].state, ChecklistState::Failed);
/// assert_eq!(lines[2].prose.plain(), "The path is blocked by the bishop on f1 and knight on g1.");
/// ```
#[must_use]
pub fn castling_checklist(
    game: &Game,
    ply: usize,
    color: Color,
    side: CastlingSide,
) -> Vec<ChecklistLine> {
    let position = game.position_at(ply);
    let earlier = Earlier {
        start: game.start(),
        moves: &game.moves()[..ply],
    };
    let list = checklist(position, Some(earlier), color, side);
    list.into_iter()
        .map(|(condition, state)| line(position, color, condition, state))
        .collect()
}

fn line(position: &Position, color: Color, condition: Condition, state: State) -> ChecklistLine {
    let (text, state, squares, by) = match state {
        State::Met => (
            met(condition),
            ChecklistState::Met,
            Bitboard::EMPTY,
            Bitboard::EMPTY,
        ),
        State::Unknown => (
            unknown(condition),
            ChecklistState::Unknown,
            Bitboard::EMPTY,
            Bitboard::EMPTY,
        ),
        State::Failed { squares, by } => {
            let text = failed(position, color, condition, squares, by);
            (text, ChecklistState::Failed, squares, by)
        }
    };
    ChecklistLine {
        prose: Prose::of(&text),
        state,
        squares,
        by,
    }
}

/// The conditions of a list that fail, each as its own sentence.
pub(crate) fn failing(position: &Position, color: Color, list: &[(Condition, State)]) -> String {
    let said = list.iter().filter_map(|&(condition, state)| match state {
        State::Failed { squares, by } => Some(failed(position, color, condition, squares, by)),
        State::Met | State::Unknown => None,
    });
    said.collect::<Vec<String>>().join(" ")
}

fn met(condition: Condition) -> String {
    match condition {
        Condition::KingUnmoved => checklist_king_met(),
        Condition::RookUnmoved => checklist_rook_met(),
        Condition::WayFree => checklist_way_met(),
        Condition::NotInCheck => checklist_check_met(),
        Condition::WaySafe => checklist_pass_met(),
        Condition::LandingSafe => checklist_landing_met(),
    }
}

fn unknown(condition: Condition) -> String {
    match condition {
        Condition::KingUnmoved => checklist_king_unknown(),
        Condition::RookUnmoved => checklist_rook_unknown(),
        Condition::WayFree => checklist_way_unknown(),
        Condition::NotInCheck | Condition::WaySafe | Condition::LandingSafe => {
            checklist_square_unknown()
        }
    }
}

fn failed(
    position: &Position,
    color: Color,
    condition: Condition,
    squares: Bitboard,
    by: Bitboard,
) -> String {
    let pieces = pieces_on(position, by);
    match condition {
        Condition::KingUnmoved => checklist_king_failed(&pieces),
        Condition::RookUnmoved => rook_failed(position, color, squares),
        Condition::WayFree => checklist_way_failed(&pieces),
        Condition::NotInCheck => checklist_check_failed(&pieces),
        Condition::WaySafe => checklist_pass_failed(&squares_of(squares), &pieces),
        Condition::LandingSafe => checklist_landing_failed(&squares_of(squares), &pieces),
    }
}

fn rook_failed(position: &Position, color: Color, home: Bitboard) -> String {
    let rook = Piece::new(color, Role::Rook);
    if home.is_empty() {
        checklist_rook_nowhere()
    } else if position.pieces(rook).meets(home) {
        checklist_rook_failed(&squares_of(home))
    } else {
        checklist_rook_missing(&piece_name(rook), &squares_of(home))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(game: &Game, side: CastlingSide) -> Vec<String> {
        let lines = castling_checklist(game, game.len(), game.position().turn(), side);
        lines.iter().map(|line| line.prose.plain()).collect()
    }

    #[test]
    fn all_conditions_are_said_as_they_hold() {
        let game = Game::from_position("4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse().unwrap());
        assert_eq!(
            said(&game, CastlingSide::KingSide),
            [
                "The king has not moved.",
                "The rook has not moved.",
                "The squares between king and rook are empty.",
                "The king is not in check.",
                "The king doesn't pass through check.",
                "The king doesn't land on an attacked square.",
            ]
        );
    }

    #[test]
    fn each_condition_that_fails_names_its_squares_and_pieces() {
        let fen = "4k3/8/8/4r3/8/8/4n1p1/4KB1R w K - 0 1";
        let game = Game::from_position(fen.parse().unwrap());
        assert_eq!(
            said(&game, CastlingSide::KingSide)[2..],
            [
                "The path is blocked by the bishop on f1.",
                "The king is not in check.",
                "The king would pass over f1, attacked by the pawn on g2.",
                "The king would land on g1, attacked by the knight on e2.",
            ]
        );
        let queenside = said(&game, CastlingSide::QueenSide);
        assert_eq!(queenside[1], "There is no white rook on a1.");
    }

    #[test]
    fn the_game_knows_what_has_moved() {
        let mut game = Game::from_position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1".parse().unwrap());
        for text in ["Rh2", "Ke7", "Rh1", "Ke8"] {
            let mv = notation::san::read(game.position(), text).unwrap();
            game.play(mv).unwrap();
        }
        let kingside = said(&game, CastlingSide::KingSide);
        assert_eq!(kingside[1], "The rook from h1 has moved or been taken.");
        assert_eq!(
            said(&game, CastlingSide::QueenSide)[1],
            "The rook has not moved."
        );
    }
}
