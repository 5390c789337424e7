//! Why neither side can mate any longer.

use rules::{Bitboard, Color, Piece, Position, Role, Square};

/// Why neither side can ever mate (article 5.2.2 of the FIDE Laws of 2023).
///
/// # Examples
///
/// ```
/// use explain::draw::Dead;
/// use rules::{Position, Square};
///
/// let knight: Position = "8/8/8/4k3/8/4K3/4N3/8 w - - 0 1".parse()?;
/// assert_eq!(Dead::of(&knight), Some(Dead::LoneMinor { piece: Square::E2, role: rules::Role::Knight }));
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
        piece: Square,
        /// What it is.
        role: Role,
    },
    /// Beside the kings only bishops are left, several, all on squares of one color.
    OneColoredBishops {
        /// The bishops of both sides.
        bishops: Bitboard,
    },
    /// There are pieces enough, but it is proved that they never mate from here.
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
            Some((square, piece)) => Self::LoneMinor {
                piece: square,
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
