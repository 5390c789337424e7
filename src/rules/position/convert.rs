//! From a set-up to a position and back.

use super::core::{Core, state};
use super::movegen::en_passant_takers;
use super::{Position, by_side};
use crate::fen::MAX_COUNT;
use crate::{CastlingMode, CastlingRights, Color, InvalidSetup, Setup, SetupFault};

impl Position {
    /// Takes a set-up if it has no fault.
    ///
    /// An en passant square on which no capture is legal is dropped, and clocks above 9,999 are
    /// held there.
    ///
    /// # Errors
    ///
    /// All faults of the set-up.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, Setup, SetupFault, Square};
    ///
    /// let setup: Setup = "8/8/8/8/8/8/8/Kk6 w - - 0 1".parse()?;
    /// let error = Position::from_setup(&setup).expect_err("the kings touch");
    /// assert_eq!(
    ///     error.faults(),
    ///     [SetupFault::KingsTouch { white: Square::A1, black: Square::B1 }]
    /// );
    /// # Ok::<(), rules::ParseFenError>(())
    /// ```
    pub fn from_setup(setup: &Setup) -> Result<Self, InvalidSetup> {
        let faults = setup.faults();
        if !faults.is_empty() {
            return Err(InvalidSetup::new(faults));
        }
        Ok(Self::without_asking(setup))
    }

    /// A board from which the laws can be followed though no game leads there: of all faults it may
    /// have more promoted pieces than pawns are gone. It is asked about and never played on, for it
    /// may have more moves than a [`MoveList`](crate::MoveList) holds.
    pub(crate) fn with_excess(setup: &Setup) -> Option<Self> {
        let is_excess = |fault: &SetupFault| matches!(fault, SetupFault::TooManyPromoted { .. });
        let can_be_followed = setup.faults().iter().all(is_excess);
        can_be_followed.then(|| Self::without_asking(setup))
    }

    #[inline(never)]
    fn without_asking(setup: &Setup) -> Self {
        let mut core = Core::EMPTY;
        core.place(&setup.board);
        core.state = setup.castling.rooks().0
            | u64::from(setup.halfmove_clock.min(MAX_COUNT)) << state::HALFMOVES_SHIFT
            | u64::from(setup.fullmove_number.get().min(MAX_COUNT)) << state::FULLMOVES_SHIFT;
        if setup.turn == Color::Black {
            core.state |= state::BLACK;
        }
        if setup.mode == CastlingMode::Chess960 {
            core.state |= state::CHESS960;
        }
        if let Some(square) = setup.en_passant {
            core.state |= 1 << (state::EN_PASSANT_SHIFT as usize + square.file().index());
        }
        let mut position = Self { core };
        position.mark_idle_en_passant();
        position
    }

    /// Marks the en passant square if no capture on it is legal.
    ///
    /// It is kept, so that a refused capture can be distinguished from one that comes too late.
    #[inline(always)]
    pub(crate) fn mark_idle_en_passant(&mut self) {
        if self.core.state & state::EN_PASSANT != 0 {
            self.mark_if_idle();
        }
    }

    #[inline(never)]
    fn mark_if_idle(&mut self) {
        let king = self.king(self.turn()).index() as u32;
        if by_side!(self.core, en_passant_takers(&self.core, king)) == 0 {
            self.core.state |= state::EN_PASSANT_IDLE;
        }
    }

    /// The same position as a set-up, to be shown or changed.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, Setup};
    ///
    /// assert_eq!(Position::default().to_setup(), Setup::default());
    /// ```
    #[must_use]
    pub fn to_setup(&self) -> Setup {
        Setup {
            board: self.board(),
            turn: self.turn(),
            castling: CastlingRights::from_rooks(self.castling_rights().rooks()),
            mode: self.castling_mode(),
            en_passant: self.en_passant(),
            halfmove_clock: self.halfmove_clock(),
            fullmove_number: self.core.fullmoves(),
        }
    }
}

impl Default for Position {
    /// The beginning of the game.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, chess960};
    ///
    /// assert_eq!(Position::default().board(), chess960::start_position(518).expect("below 960").board());
    /// ```
    fn default() -> Self {
        Self { core: Core::START }
    }
}
