//! Doubled, tripled, isolated, passed and backward pawns.

use rules::{Bitboard, Color, File, Piece, Position, Rank, Role, Square, attacks};

use super::{Finding, Motif};

/// The pawns of one side that have a name.
///
/// # Examples
///
/// ```
/// use explain::motifs::pawn_structure;
/// use rules::{Bitboard, Color, Position, Square};
///
/// let position: Position = "4k3/pp6/8/8/8/P7/P7/4K3 w - - 0 1".parse()?;
/// let white = pawn_structure(&position, Color::White);
/// assert_eq!(white.doubled, [Square::A2, Square::A3].into_iter().collect());
/// assert_eq!(white.isolated, white.doubled);
/// assert!(white.passed.is_empty());
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PawnStructure {
    /// Pawns that share their file with another of their side, tripled ones too.
    pub doubled: Bitboard,
    /// Pawns that share their file with at least two others of their side.
    pub tripled: Bitboard,
    /// Pawns without a pawn of their side on the files next to theirs.
    pub isolated: Bitboard,
    /// Pawns that no enemy pawn can stop, the foremost of their side on their file: no enemy pawn
    /// stands ahead of them on their file or the ones next to it.
    pub passed: Bitboard,
    /// Pawns left behind that cannot advance far enough to be protected: own pawns stand on the
    /// files next to theirs, all of them further ahead; and on the way to the first square where
    /// one of these would protect it, an enemy pawn stands, or commands a square before that one.
    pub backward: Bitboard,
}

/// The named pawns of `color`.
///
/// # Examples
///
/// ```
/// use explain::motifs::{PawnStructure, pawn_structure};
/// use rules::{Color, Position};
///
/// let start = Position::default();
/// assert_eq!(pawn_structure(&start, Color::White), PawnStructure::default());
/// ```
#[must_use]
pub fn pawn_structure(position: &Position, color: Color) -> PawnStructure {
    let pawns = of(position, color);
    let enemies = of(position, !color);
    let mut structure = PawnStructure::default();
    for pawn in pawns {
        let file = Bitboard::from_file(pawn.file());
        let beside = beside(pawn.file());
        let ahead = ahead(pawn.rank(), color);
        let bit = Bitboard::from(pawn);
        if (pawns & file).len() >= 2 {
            structure.doubled |= bit;
        }
        if (pawns & file).len() >= 3 {
            structure.tripled |= bit;
        }
        if !pawns.meets(beside) {
            structure.isolated |= bit;
        }
        if !enemies.meets(ahead & (file | beside)) && !pawns.meets(ahead & file) {
            structure.passed |= bit;
        }
        if is_backward(pawn, color, pawns, enemies) {
            structure.backward |= bit;
        }
    }
    structure
}

/// One finding for each file with doubled or tripled pawns, and for each other named pawn. The
/// definitions are those of [`PawnStructure`].
pub(super) fn pawns(position: &Position, findings: &mut Vec<Finding>) {
    for color in Color::ALL {
        let structure = pawn_structure(position, color);
        let mut tell = |motif, pawns: Bitboard| {
            if !pawns.is_empty() {
                findings.push(Finding::new(motif, color, Bitboard::EMPTY, pawns));
            }
        };
        for file in File::ALL.map(Bitboard::from_file) {
            tell(Motif::DoubledPawns, structure.doubled & file);
            tell(Motif::TripledPawns, structure.tripled & file);
        }
        for (motif, pawns) in [
            (Motif::IsolatedPawn, structure.isolated),
            (Motif::PassedPawn, structure.passed),
            (Motif::BackwardPawn, structure.backward),
        ] {
            for pawn in pawns {
                tell(motif, Bitboard::from(pawn));
            }
        }
    }
}

fn of(position: &Position, color: Color) -> Bitboard {
    position.pieces(Piece::new(color, Role::Pawn))
}

fn is_backward(pawn: Square, color: Color, pawns: Bitboard, enemies: Bitboard) -> bool {
    let neighbors = pawns & beside(pawn.file());
    if neighbors.is_empty() || !neighbors.is_within(ahead(pawn.rank(), color)) {
        return false;
    }
    let protected = |square| neighbors.meets(attacks::pawn(!color, square));
    let commanded = |square| enemies.meets(attacks::pawn(color, square));
    let mut square = pawn;
    while let Some(next) = square.offset(0, color.forward()) {
        if enemies.contains(next) {
            return true;
        }
        if protected(next) {
            return false;
        }
        if commanded(next) {
            return true;
        }
        square = next;
    }
    false
}

/// The files next to one.
fn beside(file: File) -> Bitboard {
    let index = file.index();
    let left = index.checked_sub(1).and_then(File::from_index);
    let right = File::from_index(index + 1);
    left.into_iter()
        .chain(right)
        .fold(Bitboard::EMPTY, |set, file| set | Bitboard::from_file(file))
}

/// The ranks in front of one, as `color` moves.
fn ahead(rank: Rank, color: Color) -> Bitboard {
    let is_ahead = |other: &Rank| color.fold_wb(*other > rank, *other < rank);
    Rank::ALL
        .into_iter()
        .filter(is_ahead)
        .fold(Bitboard::EMPTY, |set, rank| set | Bitboard::from_rank(rank))
}
