//! What can be proved about a position at once, after every move.

use super::{material, walls};
use crate::{Bitboard, Color, Piece, Position, Role};

/// The plies with a choice that are looked ahead.
const DEPTH: u32 = 7;
/// The positions that are looked at on the way.
const POSITIONS: u32 = 120;
/// The replies at which looking ahead begins to be worth the time.
const FEW_MOVES: usize = 3;

impl Position {
    /// Whether it is proved at once that neither side can ever mate, which ends the game (article
    /// 5.2.2 of the FIDE Laws of 2023).
    ///
    /// `false` means only that there is no quick proof; [`crate::dead::Analysis`] goes on from
    /// there. Takes about a microsecond, so it can be asked after each move.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Position;
    ///
    /// let wall: Position = "4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 w - - 0 1".parse()?;
    /// assert!(wall.is_dead());
    /// let gap: Position = "4k3/8/1p1p1p2/pPpPpPp1/P1P1P3/8/8/4K3 w - - 0 1".parse()?;
    /// assert!(!gap.is_dead());
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn is_dead(&self) -> bool {
        is_proved(self, &Color::ALL)
    }

    /// Whether it is proved at once that `winner` can never mate by any moves (article 6.9).
    ///
    /// `false` means only that there is no quick proof.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Color, Position};
    ///
    /// let position: Position = "8/8/4k3/8/8/3N4/4K2q/8 w - - 0 1".parse()?;
    /// assert!(position.can_never_mate(Color::White));
    /// assert!(!position.can_never_mate(Color::Black));
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn can_never_mate(&self, winner: Color) -> bool {
        is_proved(self, &[winner])
    }
}

/// Whether none of `winners` can ever mate, as far as it shows quickly.
fn is_proved(position: &Position, winners: &[Color]) -> bool {
    let has_too_little = |winner: &Color| material::is_too_little(position, *winner);
    if winners.iter().all(has_too_little) {
        return true;
    }
    let is_walled_in = |winner: &Color| has_too_little(winner) || is_walled(position, *winner);
    if winners.iter().all(is_walled_in)
        && winners
            .iter()
            .all(|winner| has_too_little(winner) || walls::prevent_mate(position, *winner))
    {
        return true;
    }
    let moves = position.legal_moves();
    moves.len() <= FEW_MOVES && {
        let mut left = POSITIONS;
        is_line_dead(position, winners, DEPTH, &mut left)
    }
}

/// Whether pawns may form a wall that holds `winner` up: some are locked, each of the
/// winner's has an opposing pawn ahead, and hardly a piece of the winner jumps or goes around.
pub(super) fn is_walled(position: &Position, winner: Color) -> bool {
    let pawns = |color| position.pieces(Piece::new(color, Role::Pawn));
    let (white, black) = (pawns(Color::White), pawns(Color::Black));
    if white.0 << 8 & black.0 == 0 {
        return false;
    }
    let strong = position.by_color(winner)
        & (position.by_role(Role::Knight)
            | position.by_role(Role::Rook)
            | position.by_role(Role::Queen));
    if strong.has_several() {
        return false;
    }
    let is_held = |pawn: crate::Square| {
        let file = Bitboard::from_file(pawn.file()).0;
        let below = Bitboard::from_square(pawn).0 - 1;
        match winner {
            Color::White => black.0 & file & !below != 0,
            Color::Black => white.0 & file & below != 0,
        }
    };
    pawns(winner).into_iter().all(is_held)
}

/// Whether every line from here ends soon in a position in which none of `winners` can mate.
///
/// Moves without an alternative do not count against `depth`.
fn is_line_dead(position: &Position, winners: &[Color], depth: u32, left: &mut u32) -> bool {
    let Some(rest) = left.checked_sub(1) else {
        return false;
    };
    *left = rest;
    let moves = position.legal_moves();
    if moves.is_empty() {
        return !position.is_check() || !winners.contains(&position.turn().other());
    }
    if winners
        .iter()
        .all(|winner| material::is_too_little(position, *winner))
    {
        return true;
    }
    let depth = if moves.len() == 1 {
        depth
    } else if let Some(depth) = depth.checked_sub(1) {
        depth
    } else {
        return false;
    };
    moves
        .iter()
        .all(|&mv| is_line_dead(&position.play_unchecked(mv), winners, depth, left))
}
