//! Castling as a checklist: each condition, and whether it holds.
//!
//! The conditions are those of article 3.8 of the FIDE Laws of 2023, for Chess960 those of
//! guideline II. All of them are judged, also those behind one that fails already, and for either
//! side, whoever is to move.

use rules::{
    Bitboard, CastlingMode, CastlingSide, Color, File, Piece, Position, Role, Square, attacks,
};

use crate::illegal::{Earlier, PieceOnSquare, king_moved, rook_fate, way};

/// What castling demands, in the order of the checklist.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Condition {
    /// The king has not moved.
    KingUnmoved,
    /// The rook is there and has not moved.
    RookUnmoved,
    /// No other piece stands on the squares king and rook have to cross or land on.
    WayFree,
    /// The king is not in check.
    NotInCheck,
    /// The king crosses no square that the enemy commands.
    WaySafe,
    /// The king does not land on a square that the enemy commands.
    LandingSafe,
}

impl Condition {
    /// All conditions in their order.
    pub const ALL: [Self; 6] = [
        Self::KingUnmoved,
        Self::RookUnmoved,
        Self::WayFree,
        Self::NotInCheck,
        Self::WaySafe,
        Self::LandingSafe,
    ];
}

/// Whether a condition holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum State {
    /// It does.
    Met,
    /// It does not.
    Failed {
        /// The squares it fails on: the king's, the rook's first square, all occupied or all
        /// commanded squares of the way.
        squares: Bitboard,
        /// The pieces that are the reason, if any stand there.
        by: Bitboard,
    },
    /// It cannot be known from what is given.
    Unknown,
}

/// The conditions for `color` to castle on `side`, in the order of [`Condition::ALL`].
///
/// What has moved is named by the castling rights, by where the pieces stand and by the moves before,
/// if they are given. Without a right a king or rook at home may have moved or not: that is
/// unknown then. In Chess960 nobody can say where a rook without a right began; the outermost on
/// the wing is looked at.
///
/// All are met exactly when castling is legal for the side to move.
///
/// # Examples
///
/// ```
/// use explain::castling::{Condition, State, checklist};
/// use rules::{Bitboard, CastlingSide, Color, Position, Square};
///
/// let position: Position = "4k3/8/8/5r2/8/8/8/R3K1NR w Q - 0 1".parse()?;
/// let list = checklist(&position, None, Color::White, CastlingSide::KingSide);
/// let states: Vec<State> = list.into_iter().map(|(_, state)| state).collect();
/// assert_eq!(states[0], State::Met); // the right on the other wing proves it
/// assert_eq!(states[1], State::Unknown);
/// let g1 = Bitboard::from(Square::G1);
/// assert_eq!(states[2], State::Failed { squares: g1, by: g1 });
/// assert_eq!(states[3], State::Met);
/// let (f1, f5) = (Bitboard::from(Square::F1), Bitboard::from(Square::F5));
/// assert_eq!(states[4], State::Failed { squares: f1, by: f5 });
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[must_use]
pub fn checklist(
    position: &Position,
    earlier: Option<Earlier<'_>>,
    color: Color,
    side: CastlingSide,
) -> [(Condition, State); 6] {
    let asked = Asked {
        position,
        earlier,
        color,
        side,
    };
    Condition::ALL.map(|condition| (condition, asked.state(condition)))
}

/// What a checklist is made for.
struct Asked<'a> {
    position: &'a Position,
    earlier: Option<Earlier<'a>>,
    color: Color,
    side: CastlingSide,
}

impl Asked<'_> {
    fn state(&self, condition: Condition) -> State {
        match condition {
            Condition::KingUnmoved => self.king_unmoved(),
            Condition::RookUnmoved => self.rook_unmoved(),
            Condition::WayFree => self.way_free(),
            Condition::NotInCheck => {
                let king = self.king();
                unless(king, self.position.attackers(king, self.color.other()))
            }
            Condition::WaySafe => self.way_safe(),
            Condition::LandingSafe => self.landing_safe(),
        }
    }

    fn king(&self) -> Square {
        self.position.king(self.color)
    }

    fn king_piece(&self) -> PieceOnSquare {
        PieceOnSquare {
            piece: Piece::new(self.color, Role::King),
            square: self.king(),
        }
    }

    fn has_right(position: &Position, color: Color) -> bool {
        let sides = CastlingSide::ALL.into_iter();
        sides
            .filter_map(|side| position.castling_rook(color, side))
            .next()
            .is_some()
    }

    fn is_standard(&self) -> bool {
        self.position.castling_mode() == CastlingMode::Standard
    }

    /// Where the king stands when it castles: its first square, which in Chess960 is known only
    /// if it is on its rank.
    fn king_home(&self) -> Option<Square> {
        let rank = self.color.backrank();
        if self.is_standard() {
            Some(Square::new(File::E, rank))
        } else {
            Some(self.king()).filter(|king| king.rank() == rank)
        }
    }

    /// Where the rook stands when it castles.
    fn rook_home(&self) -> Option<Square> {
        let first = self
            .earlier
            .and_then(|earlier| earlier.start.castling_rook(self.color, self.side));
        let known = self.position.castling_rook(self.color, self.side).or(first);
        if known.is_some() {
            return known;
        }
        if self.is_standard() {
            let file = match self.side {
                CastlingSide::KingSide => File::H,
                CastlingSide::QueenSide => File::A,
            };
            return Some(Square::new(file, self.color.backrank()));
        }
        let king = self.king_home()?;
        let rooks = self.position.pieces(Piece::new(self.color, Role::Rook))
            & Bitboard::from_rank(self.color.backrank());
        let on_wing = rooks
            .into_iter()
            .filter(|&rook| CastlingSide::of(king, rook) == self.side);
        on_wing.max_by_key(|rook| rook.distance(king))
    }

    fn king_unmoved(&self) -> State {
        let king = self.king();
        if Self::has_right(self.position, self.color) {
            return State::Met;
        }
        let moved = State::Failed {
            squares: king.into(),
            by: king.into(),
        };
        if self.king_home() != Some(king) {
            return moved;
        }
        let Some(earlier) = self.earlier else {
            return State::Unknown;
        };
        if king_moved(earlier, self.king_piece()).is_some() {
            moved
        } else if Self::has_right(earlier.start, self.color) {
            State::Met
        } else {
            State::Unknown
        }
    }

    fn rook_unmoved(&self) -> State {
        if self.position.castling_rook(self.color, self.side).is_some() {
            return State::Met;
        }
        let Some(home) = self.rook_home() else {
            let (squares, by) = (Bitboard::EMPTY, Bitboard::EMPTY);
            return State::Failed { squares, by };
        };
        let rook = Piece::new(self.color, Role::Rook);
        let is_there = self.position.piece_at(home) == Some(rook);
        let failed = State::Failed {
            squares: home.into(),
            by: Bitboard::from(home) & self.position.occupied(),
        };
        if !is_there {
            return failed;
        }
        let Some(earlier) = self.earlier else {
            return State::Unknown;
        };
        let has_stood_there = earlier.start.piece_at(home) == Some(rook);
        let fate = rook_fate(earlier, self.king_piece(), home, has_stood_there, is_there);
        let had_right = earlier.start.castling_rook(self.color, self.side) == Some(home);
        match fate {
            Some(_) => failed,
            None if had_right => State::Met,
            None => State::Unknown,
        }
    }

    fn way_free(&self) -> State {
        let (Some(king), Some(rook)) = (self.king_home(), self.rook_home()) else {
            return State::Unknown;
        };
        let pieces = way(king, rook, self.side) & self.position.occupied();
        unless(pieces, pieces)
    }

    /// The squares the king crosses, without where it begins and lands.
    fn way_safe(&self) -> State {
        let Some(home) = self.king_home() else {
            return State::Unknown;
        };
        let crossed = attacks::between(home, self.landing()).into_iter();
        let occupied = self.position.occupied().without(self.king());
        let commanded = crossed
            .map(|square| (square, self.attackers(square, occupied)))
            .filter(|(_, by)| !by.is_empty());
        let none = (Bitboard::EMPTY, Bitboard::EMPTY);
        let (squares, by) = commanded.fold(none, |(squares, all), (square, by)| {
            (squares.with(square), all | by)
        });
        unless(squares, by)
    }

    fn landing_safe(&self) -> State {
        let (Some(_), Some(rook)) = (self.king_home(), self.rook_home()) else {
            return State::Unknown;
        };
        let rook_to = Square::new(self.side.rook_file(), self.color.backrank());
        let own_rook =
            Bitboard::from(rook) & self.position.pieces(Piece::new(self.color, Role::Rook));
        let others = (self.position.occupied() - own_rook).without(self.king());
        let landing = self.landing();
        let after = others.with(landing).with(rook_to);
        unless(landing, self.attackers(landing, after))
    }

    fn landing(&self) -> Square {
        Square::new(self.side.king_file(), self.color.backrank())
    }

    fn attackers(&self, square: Square, occupied: Bitboard) -> Bitboard {
        self.position
            .attackers_through(square, self.color.other(), occupied)
    }
}

/// Met if nobody is the reason that it fails.
fn unless(squares: impl Into<Bitboard>, by: Bitboard) -> State {
    if by.is_empty() {
        State::Met
    } else {
        State::Failed {
            squares: squares.into(),
            by,
        }
    }
}

#[cfg(test)]
mod tests;
