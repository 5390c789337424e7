//! What the search keeps for each ply of the line it is on.

use rules::{Move, Position};

use super::order::Picker;
use crate::history::NO_MOVE;
use crate::score::{UNKNOWN, Value};

/// For what the position after the current move is searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SearchPurpose {
    /// To see whether even passing is good enough.
    Pass,
    /// To see whether the move is better than `alpha`, at a reduced depth.
    Reduced,
    /// The same at full depth.
    Scout,
    /// For its value.
    Full,
}

/// The question whether the move of the table is the only good one.
#[derive(Clone, Copy)]
pub(super) struct Doubt {
    /// What all others would have to miss.
    pub(super) bound: Value,
    /// Whether the move promises to be too good to be allowed.
    pub(super) is_too_good: bool,
}

/// What a frame was before its moves but that of the table were searched to answer a doubt.
#[derive(Clone, Copy)]
pub(super) struct Shelved {
    pub(super) doubt: Doubt,
    pub(super) alpha: Value,
    pub(super) beta: Value,
    pub(super) depth: i32,
    pub(super) is_main: bool,
}

/// This many tried moves are remembered, to be blamed if a later one is better.
const TRIED: usize = 48;

/// The state of one ply. A search that is suspended lies in these frames alone.
pub(super) struct Frame {
    pub(super) position: Position,
    pub(super) key: u64,
    pub(super) is_check: bool,
    /// This many half-moves back lies the first position that could come again.
    pub(super) reversible: usize,
    pub(super) alpha: Value,
    pub(super) beta: Value,
    pub(super) depth: i32,
    /// Whether a move better than `beta` is expected.
    pub(super) is_cut: bool,
    pub(super) is_main: bool,

    /// The evaluation before and after corrections; unknown in check.
    pub(super) plain_evaluation: Value,
    pub(super) evaluation: Value,
    pub(super) is_improving: bool,
    pub(super) first_alpha: Value,
    pub(super) best: Value,
    pub(super) best_move: Option<Move>,

    /// The best move of an earlier search.
    pub(super) from_table: Option<Move>,
    /// Whether that move is the only good one is asked before it is searched.
    pub(super) doubt: Option<Doubt>,
    /// Set while the other moves are searched.
    pub(super) shelved: Option<Shelved>,
    /// By how much deeper the move of the table is searched.
    pub(super) extension: i32,

    pub(super) picker: Picker,
    pub(super) stage: SearchPurpose,
    pub(super) current: Move,
    pub(super) is_quiet: bool,
    /// The piece and target of the current move.
    pub(super) piece_to: u16,
    pub(super) reduction: i32,
    /// By how much deeper than at first it is searched when a reduced search was not enough.
    pub(super) deeper: i32,
    pub(super) searched: u32,
    /// Whether some replies were left out because they are not seen.
    pub(super) is_blinkered: bool,
    /// Whether of the quiet moves only checks are left.
    pub(super) has_only_checks: bool,
    pub(super) killers: [u16; 2],
    pub(super) line: Vec<Move>,
    tried: [(Move, u16); TRIED],
    tried_count: usize,
}

impl Frame {
    pub(super) fn new() -> Self {
        Self {
            position: Position::default(),
            key: 0,
            is_check: false,
            reversible: 0,
            alpha: 0,
            beta: 0,
            depth: 0,
            is_cut: false,
            is_main: false,
            plain_evaluation: UNKNOWN,
            evaluation: UNKNOWN,
            is_improving: false,
            first_alpha: 0,
            best: 0,
            best_move: None,
            from_table: None,
            doubt: None,
            shelved: None,
            extension: 0,
            picker: Picker::new(),
            stage: SearchPurpose::Full,
            current: Move::default(),
            is_quiet: false,
            piece_to: NO_MOVE,
            reduction: 0,
            deeper: 0,
            searched: 0,
            is_blinkered: false,
            has_only_checks: false,
            killers: [0; 2],
            line: Vec::new(),
            tried: [(Move::default(), 0); TRIED],
            tried_count: 0,
        }
    }

    pub(super) const fn forget_tried(&mut self) {
        self.tried_count = 0;
    }

    /// Remembers that the current move was tried.
    pub(super) fn remember_tried(&mut self) {
        if let Some(place) = self.tried.get_mut(self.tried_count) {
            *place = (self.current, self.piece_to);
            self.tried_count += 1;
        }
    }

    /// The moves that were tried, with their pieces and targets.
    pub(super) fn tried(&self) -> &[(Move, u16)] {
        self.tried.get(..self.tried_count).unwrap_or_default()
    }
}
