//! Castling by a player who gives the odds of a rook (seed 000, law X): the king moves “as in
//! castling, and as though the Rooks were on the board”.

#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;

use rules::{
    CastlingMode, CastlingRights, CastlingSide, Color, Move, Position, Role, Setup, Square,
};

use crate::ParseConductError;
use crate::names::names;

/// Whether a player who gives a rook as odds may castle without it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum OddsCastling {
    /// No: castling needs a rook (FIDE 3.8.2).
    #[default]
    Barred,
    /// Yes, under the conditions of castling (seed 000, law X).
    Allowed,
}

names!(
    OddsCastling,
    "a law about castling at odds",
    Barred = "barred",
    Allowed = "allowed"
);

/// The corners from which a rook was given as odds and toward which the king may still castle.
///
/// # Examples
///
/// ```
/// use conduct::OddsRights;
/// use rules::{CastlingSide, Position, Square};
///
/// let position: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse()?;
/// let mut rights = OddsRights::of_start(&position);
/// let after = rights.castle(&position, CastlingSide::QueenSide).expect("nothing is in the way");
/// assert_eq!(after.to_string(), "4k3/8/8/8/8/8/8/2K4R b - - 1 1");
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct OddsRights(CastlingRights);

impl OddsRights {
    /// The rights at the beginning of a game at odds: of each king on its home square toward each corner
    /// without a rook. Chess960 has no odds, so there are none.
    #[must_use]
    pub fn of_start(start: &Position) -> Self {
        if start.castling_mode() == CastlingMode::Chess960 {
            return Self::default();
        }
        let mut rights = CastlingRights::NONE;
        for color in [Color::White, Color::Black] {
            for side in CastlingSide::ALL {
                let corner = side.corner(color);
                let is_home = start.king(color) == home(color);
                if is_home && !is_rook(start, corner, color) {
                    rights = rights.with(corner);
                }
            }
        }
        Self(rights)
    }

    /// Whether `color` may still castle toward this side, now or later.
    #[must_use]
    pub fn has(self, color: Color, side: CastlingSide) -> bool {
        self.0.contains(side.corner(color))
    }

    /// Where the king would go, if it may castle now: the squares between it and the corner and
    /// the corner itself are empty, and it neither stands on, passes nor reaches an attacked
    /// square.
    #[must_use]
    pub fn king_to(self, position: &Position, side: CastlingSide) -> Option<Square> {
        let turn = position.turn();
        let king = position.king(turn);
        if !self.has(turn, side) || king != home(turn) {
            return None;
        }
        let square = |file| Square::new(file, turn.backrank());
        let to = square(side.king_file());
        let passed = square(side.rook_file());
        let corner = side.corner(turn);
        let (low, high) = (king.min(corner), king.max(corner));
        let is_way = |other: &Square| *other != king && *other >= low && *other <= high;
        let is_clear = Square::ALL
            .into_iter()
            .filter(is_way)
            .all(|other| position.piece_at(other).is_none());
        let is_safe = [king, passed, to]
            .into_iter()
            .all(|other| position.attackers(other, turn.other()).is_empty());
        (is_clear && is_safe).then_some(to)
    }

    /// The position after castling toward this side; `None` if it is not allowed.
    #[must_use]
    pub fn castle(&mut self, position: &Position, side: CastlingSide) -> Option<Position> {
        let turn = position.turn();
        let to = self.king_to(position, side)?;
        let mut setup: Setup = position.to_setup();
        let king = setup.board.remove(position.king(turn))?;
        setup.board.set(to, king);
        for corner in CastlingSide::ALL.map(|side| side.corner(turn)) {
            setup.castling = setup.castling.without(corner);
        }
        setup.turn = turn.other();
        setup.en_passant = None;
        setup.halfmove_clock += 1;
        if turn == Color::Black {
            setup.fullmove_number = setup.fullmove_number.saturating_add(1);
        }
        let after = Position::from_setup(&setup).ok()?;
        self.drop_of(turn);
        Some(after)
    }

    /// Applies a move about to be made in `position`: a king that moves has no rights left, and an
    /// opposing piece that reaches the corner would have captured the rook there.
    pub fn played(&mut self, position: &Position, mv: Move) {
        let turn = position.turn();
        if mv.role() == Role::King {
            self.drop_of(turn);
        }
        for side in CastlingSide::ALL {
            let corner = side.corner(turn.other());
            if mv.to() == corner {
                self.0 = self.0.without(corner);
            }
        }
    }

    fn drop_of(&mut self, color: Color) {
        for side in CastlingSide::ALL {
            self.0 = self.0.without(side.corner(color));
        }
    }
}

fn home(color: Color) -> Square {
    Square::new(rules::File::E, color.backrank())
}

fn is_rook(position: &Position, square: Square, color: Color) -> bool {
    position
        .piece_at(square)
        .is_some_and(|piece| piece.color == color && piece.role == Role::Rook)
}

/// Writes the corners, as in `a1,h1`, or `-`.
impl fmt::Display for OddsRights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("-");
        }
        let corners: Vec<String> = self
            .0
            .rooks()
            .into_iter()
            .map(|it| it.to_string())
            .collect();
        f.write_str(&corners.join(","))
    }
}

impl FromStr for OddsRights {
    type Err = ParseConductError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wanted = || {
            ParseConductError::new(
                text,
                "rights of castling at odds",
                "corners such as a1,h1, or -",
            )
        };
        let mut rights = CastlingRights::NONE;
        if text == "-" {
            return Ok(Self(rights));
        }
        for word in text.split(',') {
            let corner: Square = word.parse().map_err(|_| wanted())?;
            if !CastlingRights::STANDARD.contains(corner) || rights.contains(corner) {
                return Err(wanted());
            }
            rights = rights.with(corner);
        }
        Ok(Self(rights))
    }
}
