//! The proof that a position is mate or stalemate, or the holes that keep it from being one.
//!
//! It goes through everything the side to move could try by the way its pieces move, and says of each
//! why it fails. Nothing is left out and nothing is said twice, so it can be checked move by move.

mod build;

use rules::{Bitboard, Move, Piece, Position, Square};

use crate::illegal::{Illegal, PieceOnSquare};

/// What the certificate proves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Conclusion {
    /// The king is in check, and everything fails.
    Checkmate,
    /// The king is not in check, and everything fails.
    Stalemate,
    /// There is a legal move.
    Holes,
}

/// Everything that can be tried in a position, with its result.
///
/// # Examples
///
/// ```
/// use explain::certificate::{Certificate, Conclusion, Entry, FlightState};
/// use rules::{Bitboard, Position, Square};
///
/// let position: Position = "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1".parse()?;
/// let certificate = Certificate::of(&position);
/// assert_eq!(certificate.conclusion(), Conclusion::Checkmate);
/// assert_eq!(certificate.checkers, Bitboard::from(Square::A8));
///
/// let h8 = certificate.flights().find(|flight| flight.square == Square::H8).expect("a neighbor");
/// let FlightState::Closed { through_king, .. } = h8.state else { panic!("{h8:?}") };
/// assert!(through_king.contains(Square::A8));
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
///
/// Of a position that is nearly mate it shows the hole.
///
/// ```
/// use explain::certificate::{Certificate, Conclusion};
/// use rules::Position;
///
/// let position: Position = "R5k1/5pp1/8/8/8/8/8/6K1 b - - 0 1".parse()?;
/// let certificate = Certificate::of(&position);
/// assert_eq!(certificate.conclusion(), Conclusion::Holes);
/// let holes: Vec<String> = certificate.holes().map(|mv| mv.to_string()).collect();
/// assert_eq!(holes, ["g8h7"]);
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate {
    /// The king of the side to move.
    pub king: Square,
    /// The pieces that give it check.
    pub checkers: Bitboard,
    entries: Vec<Entry>,
}

/// One step of the proof.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A square next to the king.
    Flight(Flight),
    /// A move of another piece.
    Attempt(Attempt),
    /// Castling, listed only where it is legal: it is no move by the way of the king.
    Castling(Move),
}

/// A square next to the king, and whether it can go there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flight {
    /// The square.
    pub square: Square,
    /// Who stands there, of either side.
    pub piece: Option<Piece>,
    /// Why it is closed, if it is.
    pub state: FlightState,
}

/// Whether the king can go to a square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FlightState {
    /// A piece of its own side stands there.
    OwnPiece,
    /// The enemy commands it.
    Closed {
        /// All the pieces that command it once the king has left its square, the other king included.
        by: Bitboard,
        /// Those of them that look at it through the king.
        through_king: Bitboard,
        /// Why the step is refused.
        reason: Illegal,
    },
    /// It can go there.
    Open(Move),
}

/// What a move of another piece than the king would do about a check.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Aim {
    /// It would take a piece that gives check.
    TakesChecker,
    /// It would step between the king and a piece that gives check.
    Interposes,
    /// Nothing, or there is no check.
    Other,
}

/// A move of another piece than the king, by the way it moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// The piece.
    pub piece: PieceOnSquare,
    /// Where it would go.
    pub to: Square,
    /// What it would take; of an en passant capture the pawn passed.
    pub taken: Option<PieceOnSquare>,
    /// What it would do about the check.
    pub aim: Aim,
    /// Its result.
    pub outcome: Outcome,
}

/// The result of an attempt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It is legal; a promotion gives four moves, anything else one.
    Legal(Vec<Move>),
    /// It fails.
    Illegal(Illegal),
}

impl Certificate {
    /// The certificate of any position, ended or not.
    ///
    /// # Examples
    ///
    /// ```
    /// use explain::certificate::Certificate;
    /// use rules::Position;
    ///
    /// let certificate = Certificate::of(&Position::default());
    /// assert_eq!(certificate.holes().count(), 20);
    /// ```
    #[must_use]
    pub fn of(position: &Position) -> Self {
        Self {
            king: position.king(position.turn()),
            checkers: position.checkers(),
            entries: build::entries(position),
        }
    }

    /// All steps in an order to be walked: the squares around the king, clockwise from the one
    /// above it; then captures of a checker, interpositions, and what else can be tried, each
    /// group by the squares of the pieces; last castling.
    ///
    /// Each move by the way a piece moves is in exactly one of them, promotions to the same square
    /// together. So is each own piece beside the king.
    ///
    /// # Examples
    ///
    /// ```
    /// use explain::certificate::{Certificate, Entry};
    /// use rules::Position;
    ///
    /// let certificate = Certificate::of(&Position::default());
    /// assert!(matches!(certificate.entries()[0], Entry::Flight(_)));
    /// assert_eq!(certificate.entries().len(), 5 + 20);
    /// ```
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The entries for themselves.
    pub(crate) fn into_entries(self) -> impl Iterator<Item = Entry> {
        self.entries.into_iter()
    }

    /// The squares around the king.
    ///
    /// # Examples
    ///
    /// ```
    /// use explain::certificate::Certificate;
    /// use rules::{Position, Square};
    ///
    /// let certificate = Certificate::of(&Position::default());
    /// let squares: Vec<Square> = certificate.flights().map(|flight| flight.square).collect();
    /// assert_eq!(squares, [Square::E2, Square::F2, Square::F1, Square::D1, Square::D2]);
    /// ```
    pub fn flights(&self) -> impl Iterator<Item = &Flight> {
        self.entries.iter().filter_map(|entry| match entry {
            Entry::Flight(flight) => Some(flight),
            _ => None,
        })
    }

    /// The moves of other pieces than the king.
    ///
    /// # Examples
    ///
    /// ```
    /// use explain::certificate::{Aim, Certificate};
    /// use rules::Position;
    ///
    /// let certificate = Certificate::of(&Position::default());
    /// assert!(certificate.attempts().all(|attempt| attempt.aim == Aim::Other));
    /// ```
    pub fn attempts(&self) -> impl Iterator<Item = &Attempt> {
        self.entries.iter().filter_map(|entry| match entry {
            Entry::Attempt(attempt) => Some(attempt),
            _ => None,
        })
    }

    /// All legal moves: what keeps the position from being mate or stalemate.
    ///
    /// # Examples
    ///
    /// ```
    /// use explain::certificate::Certificate;
    /// use rules::Position;
    ///
    /// let stalemate: Position = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1".parse()?;
    /// assert_eq!(Certificate::of(&stalemate).holes().count(), 0);
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    pub fn holes(&self) -> impl Iterator<Item = Move> {
        self.entries.iter().flat_map(Entry::legal_moves).copied()
    }

    /// What it proves.
    ///
    /// # Examples
    ///
    /// ```
    /// use explain::certificate::{Certificate, Conclusion};
    /// use rules::Position;
    ///
    /// let stalemate: Position = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1".parse()?;
    /// assert_eq!(Certificate::of(&stalemate).conclusion(), Conclusion::Stalemate);
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn conclusion(&self) -> Conclusion {
        match (self.holes().next(), self.checkers.is_empty()) {
            (Some(_), _) => Conclusion::Holes,
            (None, false) => Conclusion::Checkmate,
            (None, true) => Conclusion::Stalemate,
        }
    }
}

impl Entry {
    /// The legal moves in this step; none if it fails.
    ///
    /// # Examples
    ///
    /// ```
    /// use explain::certificate::Certificate;
    /// use rules::Position;
    ///
    /// let certificate = Certificate::of(&Position::default());
    /// assert!(certificate.entries()[0].legal_moves().is_empty()); // an own pawn stands on e2
    /// ```
    #[must_use]
    pub fn legal_moves(&self) -> &[Move] {
        match self {
            Self::Flight(Flight {
                state: FlightState::Open(mv),
                ..
            })
            | Self::Castling(mv) => std::slice::from_ref(mv),
            Self::Attempt(Attempt {
                outcome: Outcome::Legal(moves),
                ..
            }) => moves,
            _ => &[],
        }
    }

    /// Why this step fails; none if it is legal or a piece of its own side stands in the king's way.
    ///
    /// # Examples
    ///
    /// ```
    /// use explain::certificate::Certificate;
    /// use explain::illegal::Code;
    /// use rules::Position;
    ///
    /// let position: Position = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1".parse()?;
    /// let certificate = Certificate::of(&position);
    /// let codes: Vec<Code> =
    ///     certificate.entries().iter().filter_map(|entry| Some(entry.reason()?.code)).collect();
    /// assert_eq!(codes, [Code::KingsAdjacent, Code::KingsAdjacent, Code::KingIntoAttack]);
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn reason(&self) -> Option<&Illegal> {
        match self {
            Self::Flight(Flight {
                state: FlightState::Closed { reason, .. },
                ..
            })
            | Self::Attempt(Attempt {
                outcome: Outcome::Illegal(reason),
                ..
            }) => Some(reason),
            _ => None,
        }
    }
}
