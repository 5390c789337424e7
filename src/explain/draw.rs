//! Why a position is drawn, or can be claimed to be: dead positions, repetition, fifty moves.

use rules::{Bitboard, Color, Move, Piece, Position, Role, Square};

/// Why neither side can ever mate (article 5.2.2 of the FIDE Laws of 2023).
///
/// # Examples
///
/// ```
/// use explain::draw::Dead;
/// use rules::{Position, Square};
///
/// let knight: Position = "8/8/8/4k3/8/4K3/4N3/8 w - - 0 1".parse()?;
/// assert_eq!(Dead::of(&knight), Some(Dead::LoneMinor { man: Square::E2, role: rules::Role::Knight }));
///
/// let wall: Position = "4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 w - - 0 1".parse()?;
/// let Some(Dead::Proved { locked }) = Dead::of(&wall) else { panic!("it is dead") };
/// assert_eq!(locked.len(), 16);
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Dead {
    /// Only the kings are left.
    BareKings,
    /// One bishop or knight is left beside the kings.
    LoneMinor {
        /// Where it stands.
        man: Square,
        /// What it is.
        role: Role,
    },
    /// Beside the kings only bishops are left, several, all on squares of one color.
    OneColoredBishops {
        /// The bishops of both sides.
        bishops: Bitboard,
    },
    /// There are men enough, but it is proved that they never mate from here.
    Proved {
        /// The pawns of both sides that stand head to head, if any do.
        locked: Bitboard,
    },
}

impl Dead {
    /// Why `position` is dead, if that is proved at once by [`Position::is_dead`].
    ///
    /// # Examples
    ///
    /// ```
    /// use explain::draw::Dead;
    /// use rules::Position;
    ///
    /// assert_eq!(Dead::of(&Position::default()), None);
    /// ```
    #[must_use]
    pub fn of(position: &Position) -> Option<Self> {
        position.is_dead().then(|| Self::known(position))
    }

    /// Why `position` is dead, of which that has been proved by other means, such as
    /// [`rules::dead::Analysis`].
    ///
    /// # Examples
    ///
    /// ```
    /// use explain::draw::Dead;
    /// use rules::Position;
    ///
    /// let bare: Position = "8/8/8/4k3/8/4K3/8/8 w - - 0 1".parse()?;
    /// assert_eq!(Dead::known(&bare), Dead::BareKings);
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn known(position: &Position) -> Self {
        let others = position.occupied() - position.by_role(Role::King);
        if others.is_empty() {
            return Self::BareKings;
        }
        if !position.is_insufficient_material() {
            let locked = locked_pawns(position);
            return Self::Proved { locked };
        }
        let lone = others
            .single()
            .and_then(|square| Some((square, position.piece_at(square)?)));
        match lone {
            Some((man, piece)) => Self::LoneMinor {
                man,
                role: piece.role,
            },
            None => Self::OneColoredBishops { bishops: others },
        }
    }
}

/// The pawns of both sides that stand head to head.
fn locked_pawns(position: &Position) -> Bitboard {
    let pawns = |color| position.pieces(Piece::new(color, Role::Pawn));
    let (white, black) = (pawns(Color::White), pawns(Color::Black));
    let ahead = |square: Square| square.offset(0, 1);
    let locked = white
        .into_iter()
        .filter_map(|pawn| Some((pawn, ahead(pawn).filter(|&other| black.contains(other))?)));
    locked.flat_map(|(pawn, other)| [pawn, other]).collect()
}

/// What the laws make of a count, whether of repetitions or of moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Standing {
    /// Nothing yet.
    Nothing,
    /// The player to move can claim a draw.
    Claim,
    /// The game is drawn by itself, unless the last move was mate.
    Automatic,
}

/// When the last position of a game has stood on the board, in the sense of article 9.2.
///
/// # Examples
///
/// ```
/// use explain::draw::{Repetition, Standing};
/// use rules::{Position, Square};
///
/// let mut positions = vec![Position::default()];
/// for (from, to) in [
///     (Square::G1, Square::F3),
///     (Square::G8, Square::F6),
///     (Square::F3, Square::G1),
///     (Square::F6, Square::G8),
/// ] {
///     let position = positions[positions.len() - 1];
///     positions.push(position.play(position.find_move(from, to, None)?)?);
/// }
/// let repetition = Repetition::of(&positions);
/// assert_eq!(repetition.plies, [0, 4]);
/// assert_eq!(repetition.standing(), Standing::Nothing);
/// # Ok::<(), rules::IllegalMove>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Repetition {
    /// The indices of the equal positions, the last one included. As index 0 is the start, an
    /// index is also the number of half-moves made until then.
    pub plies: Vec<usize>,
}

impl Repetition {
    /// Where in `positions`, all of a game from its start, the last one stands.
    ///
    /// # Examples
    ///
    /// ```
    /// use explain::draw::Repetition;
    /// use rules::Position;
    ///
    /// assert_eq!(Repetition::of(&[Position::default()]).plies, [0]);
    /// ```
    #[must_use]
    pub fn of(positions: &[Position]) -> Self {
        let last = positions.last().map(Position::identity);
        let equal = |(ply, position): (usize, &Position)| {
            (Some(position.identity()) == last).then_some(ply)
        };
        Self {
            plies: positions.iter().enumerate().filter_map(equal).collect(),
        }
    }

    /// What the laws make of it: a claim at the third time (article 9.2), the end at the fifth
    /// (article 9.6.1).
    ///
    /// # Examples
    ///
    /// ```
    /// use explain::draw::{Repetition, Standing};
    ///
    /// assert_eq!(Repetition { plies: vec![0, 4, 8] }.standing(), Standing::Claim);
    /// ```
    #[must_use]
    pub fn standing(&self) -> Standing {
        match self.plies.len() {
            0..3 => Standing::Nothing,
            3..5 => Standing::Claim,
            _ => Standing::Automatic,
        }
    }
}

/// The count of the fifty-move rule (articles 9.3 and 9.6.2).
///
/// # Examples
///
/// ```
/// use explain::draw::{FiftyMoves, Standing};
/// use rules::Position;
///
/// let position: Position = "8/8/8/4k3/8/4K3/7p/R7 b - - 99 80".parse()?;
/// let count = FiftyMoves::of(&position);
/// assert_eq!((count.plies, count.plies_to_claim()), (99, 1));
/// assert_eq!(count.standing(), Standing::Nothing);
/// assert_eq!(count.resets.len(), 4); // the pawn becomes any of four men
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FiftyMoves {
    /// The half-moves since a man was taken or a pawn moved.
    pub plies: u32,
    /// The legal moves that begin the count again: captures and moves of pawns.
    pub resets: Vec<Move>,
}

impl FiftyMoves {
    /// Fifty moves of each side.
    const CLAIM: u32 = 100;
    /// Seventy-five moves of each side.
    const AUTOMATIC: u32 = 150;

    /// The count in `position`.
    ///
    /// # Examples
    ///
    /// ```
    /// use explain::draw::FiftyMoves;
    /// use rules::Position;
    ///
    /// let count = FiftyMoves::of(&Position::default());
    /// assert_eq!((count.plies, count.resets.len()), (0, 16));
    /// ```
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let resets = |mv: &Move| mv.role() == Role::Pawn || position.captured_by(*mv).is_some();
        Self {
            plies: position.halfmove_clock(),
            resets: position.legal_moves().into_iter().filter(resets).collect(),
        }
    }

    /// The half-moves left until a draw can be claimed.
    ///
    /// # Examples
    ///
    /// ```
    /// use explain::draw::FiftyMoves;
    /// use rules::Position;
    ///
    /// assert_eq!(FiftyMoves::of(&Position::default()).plies_to_claim(), 100);
    /// ```
    #[must_use]
    pub const fn plies_to_claim(&self) -> u32 {
        Self::CLAIM.saturating_sub(self.plies)
    }

    /// The half-moves left until the game is drawn by itself.
    ///
    /// # Examples
    ///
    /// ```
    /// use explain::draw::FiftyMoves;
    /// use rules::Position;
    ///
    /// assert_eq!(FiftyMoves::of(&Position::default()).plies_to_end(), 150);
    /// ```
    #[must_use]
    pub const fn plies_to_end(&self) -> u32 {
        Self::AUTOMATIC.saturating_sub(self.plies)
    }

    /// What the laws make of it.
    ///
    /// # Examples
    ///
    /// ```
    /// use explain::draw::{FiftyMoves, Standing};
    ///
    /// let count = FiftyMoves { plies: 100, resets: Vec::new() };
    /// assert_eq!(count.standing(), Standing::Claim);
    /// ```
    #[must_use]
    pub const fn standing(&self) -> Standing {
        if self.plies >= Self::AUTOMATIC {
            Standing::Automatic
        } else if self.plies >= Self::CLAIM {
            Standing::Claim
        } else {
            Standing::Nothing
        }
    }
}
