//! Letters that no piece has, and signs that a move does not bear out: what shows a misprint.

use rules::{Move, Position};

use super::System;
use super::words::Words;
use crate::part;
use crate::san;

/// Whether a scanner may have made a word of a move whose piece it took for another sign: "E-K1", "GxP",
/// "8-B4".
pub(super) fn is_nearly_piece(word: &str) -> bool {
    let rest = word.strip_prefix(ODD_PIECES);
    let rest = rest.or_else(|| word.strip_prefix('8')).unwrap_or_default();
    let goal = rest
        .trim_start_matches('.')
        .strip_prefix(['-', '–', '—', 'x', '×'])
        .unwrap_or_default();
    goal.starts_with(['K', 'Q', 'R', 'B', 'N', 'P'])
}

/// Letters that scanners make of those of pieces.
pub(super) const ODD_PIECES: [char; 4] = ['E', 'G', 'H', 'X'];

impl Words<'_> {
    /// Whether the signs of algebraic notation say of a move that it takes or checks, and it does not:
    /// then another one is meant.
    pub(super) fn is_marked_wrongly(&self, position: &Position, mv: Move, printed: &str) -> bool {
        let is_english = matches!(self.system, System::Algebraic | System::Lasker);
        let takes = printed.contains(['x', '×']) || !is_english && part::has_letter(printed, ':');
        takes && !san::is_capture(position, mv)
            || printed.ends_with('+') && !position.play_unchecked(mv).is_check()
    }
}
