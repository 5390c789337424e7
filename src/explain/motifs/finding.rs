//! What a detector answers.

use rules::{Bitboard, Color, Move, Square};

use super::Motif;

/// One motif found, with the squares to show.
///
/// # Examples
///
/// ```
/// use explain::{Motif, of_position};
/// use rules::{Bitboard, Position, Square};
///
/// let position: Position = "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1".parse()?;
/// let findings = of_position(&position);
/// let pin = findings.iter().find(|it| it.motif == Motif::AbsolutePin).expect("it is pinned");
/// assert_eq!(pin.by, Bitboard::from(Square::E4));
/// assert_eq!(pin.targets, Bitboard::from(Square::E2));
/// assert_eq!(pin.lines, [(Square::E4, Square::E1)]);
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// What was found.
    pub motif: Motif,
    /// The side whose motif it is: that of the pieces in [`by`](Self::by); of a weakness such as an
    /// isolated pawn, the side that has it.
    pub side: Color,
    /// All squares to show: the pieces that do it, those it is done to, and the squares between.
    pub squares: Bitboard,
    /// The pieces that do it.
    pub by: Bitboard,
    /// The pieces or squares it is done to.
    pub targets: Bitboard,
    /// The lines to draw, from a piece to what it acts on.
    pub lines: Vec<(Square, Square)>,
    /// The moves that prove it, if it takes moves to show.
    pub moves: Vec<Move>,
}

impl Finding {
    /// A finding whose squares are those of the pieces involved.
    pub(super) fn new(motif: Motif, side: Color, by: Bitboard, targets: Bitboard) -> Self {
        Self {
            motif,
            side,
            squares: by | targets,
            by,
            targets,
            lines: Vec::new(),
            moves: Vec::new(),
        }
    }

    /// Shows more squares.
    pub(super) fn showing(mut self, squares: Bitboard) -> Self {
        self.squares |= squares;
        self
    }

    /// Draws a line and shows the squares on it.
    pub(super) fn line(mut self, from: Square, to: Square) -> Self {
        self.squares |= rules::attacks::between(from, to).with(from).with(to);
        self.lines.push((from, to));
        self
    }

    /// Draws lines from each piece that does it to each target, without the squares between.
    pub(super) fn arrows(mut self) -> Self {
        for from in self.by {
            self.lines
                .extend(self.targets.into_iter().map(|to| (from, to)));
        }
        self
    }

    /// Adds the moves that prove it.
    pub(super) fn moves(mut self, moves: &[Move]) -> Self {
        self.moves = moves.to_vec();
        self
    }
}
