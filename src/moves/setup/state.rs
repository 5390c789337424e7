//! What the set-up editor holds and what its changes mean: plain data, tested natively.

use std::num::NonZeroU32;

use rules::{
    Bitboard, CastlingMode, CastlingRights, CastlingSide, Color, Piece, Position, Role, Setup,
    SetupFault, Square, chess960,
};

/// How many changes can be taken back; a hand does not make more in one sitting.
const MEMORY: usize = 500;

/// What a tap on a square does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tool {
    /// Picks a piece up and puts it elsewhere.
    #[default]
    Hand,
    /// Puts a piece of this kind there.
    Piece(Piece),
    /// Takes away what stands there.
    Eraser,
}

/// One change of the set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// A piece comes to a square, or the square becomes empty.
    Put {
        /// The square.
        square: Square,
        /// What stands there afterwards.
        piece: Option<Piece>,
    },
    /// A piece goes to another square, whatever stood there.
    Carry {
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// This side is to move.
    Turn(Color),
    /// The right to castle with a rook is given, or taken when it was given.
    ToggleCastling(Square),
    /// Where kings and rooks that castle have to stand.
    Mode(CastlingMode),
    /// The square a pawn has just passed over.
    EnPassant(Option<Square>),
    /// Half-moves since a pawn moved or a piece was taken.
    HalfmoveClock(u32),
    /// The number of the move.
    FullmoveNumber(NonZeroU32),
    /// No piece is left.
    Clear,
    /// Another set-up takes the place of this one.
    Load(Box<Setup>),
    /// The set-up with which the editor was opened.
    Reset,
}

/// One thing that is done in the editor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// The set-up changes.
    Change(Change),
    /// Another tool is taken.
    Tool(Tool),
    /// The hand takes a piece, or puts it back.
    Pick(Option<Square>),
    /// The last change is taken back.
    Undo,
    /// It is made again.
    Redo,
}

/// A right to castle that kings and rooks allow for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CastlingChoice {
    /// The side.
    pub color: Color,
    /// The wing.
    pub side: CastlingSide,
    /// The rook that would castle; nothing when king or rook are not at home.
    pub rook: Option<Square>,
    /// Whether the right is given.
    pub is_given: bool,
}

/// A set-up being made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Editing {
    setup: Setup,
    first: Setup,
    past: Vec<Setup>,
    future: Vec<Setup>,
    /// What a tap on a square does.
    pub tool: Tool,
    /// The piece that the hand holds.
    pub picked: Option<Square>,
}

impl Editing {
    /// Begins with a set-up, to which a reset returns.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        Self {
            first: setup.clone(),
            setup,
            past: Vec::new(),
            future: Vec::new(),
            tool: Tool::Hand,
            picked: None,
        }
    }

    /// The set-up as it stands.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Whether anything differs from the beginning.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.setup != self.first
    }

    /// Whether a change can be taken back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether a change taken back can be made again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Does one thing.
    pub fn act(&mut self, act: Act) {
        match act {
            Act::Change(change) => self.change(change),
            Act::Tool(tool) => {
                self.tool = tool;
                self.picked = None;
            }
            Act::Pick(square) => self.picked = square,
            Act::Undo => {
                self.undo();
            }
            Act::Redo => {
                self.redo();
            }
        }
    }

    /// Makes a change; rights that need a piece which is gone go with it.
    pub fn change(&mut self, change: Change) {
        let before = self.setup.clone();
        self.picked = None;
        match change {
            Change::Put { square, piece } => self.put(square, piece),
            Change::Carry { from, to } => {
                if let Some(piece) = self.setup.board.piece_at(from) {
                    self.put(from, None);
                    self.put(to, Some(piece));
                }
            }
            Change::Turn(color) => self.setup.turn = color,
            Change::ToggleCastling(rook) => {
                let rights = self.setup.castling;
                self.setup.castling = if rights.contains(rook) {
                    rights.without(rook)
                } else {
                    rights.with(rook)
                };
            }
            Change::Mode(mode) => self.setup.mode = mode,
            Change::EnPassant(square) => self.setup.en_passant = square,
            Change::HalfmoveClock(clock) => self.setup.halfmove_clock = clock,
            Change::FullmoveNumber(number) => self.setup.fullmove_number = number,
            Change::Clear => self.setup = Setup::empty(),
            Change::Load(setup) => self.setup = *setup,
            Change::Reset => self.setup = self.first.clone(),
        }
        self.drop_rights();
        if self.setup != before {
            if self.past.len() == MEMORY {
                self.past.remove(0);
            }
            self.past.push(before);
            self.future.clear();
        }
    }

    /// Takes the last change back; tells whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.past.pop() else {
            return false;
        };
        self.picked = None;
        self.future.push(std::mem::replace(&mut self.setup, before));
        true
    }

    /// Makes a change again that was taken back; tells whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(after) = self.future.pop() else {
            return false;
        };
        self.picked = None;
        self.past.push(std::mem::replace(&mut self.setup, after));
        true
    }

    /// The position, if the set-up is one.
    #[must_use]
    pub fn position(&self) -> Option<Position> {
        Position::from_setup(&self.setup).ok()
    }

    /// All that keeps the set-up from being a position.
    #[must_use]
    pub fn faults(&self) -> Vec<SetupFault> {
        self.setup.faults()
    }

    /// The four rights to castle, White's first, and what the pieces allow.
    #[must_use]
    pub fn castling_choices(&self) -> [CastlingChoice; 4] {
        let choice = |color, side| {
            let rook = self.castling_rook(color, side);
            CastlingChoice {
                color,
                side,
                rook,
                is_given: rook.is_some_and(|rook| self.setup.castling.contains(rook)),
            }
        };
        [
            choice(Color::White, CastlingSide::KingSide),
            choice(Color::White, CastlingSide::QueenSide),
            choice(Color::Black, CastlingSide::KingSide),
            choice(Color::Black, CastlingSide::QueenSide),
        ]
    }

    /// The squares over which a pawn of the side that is not to move can just have passed.
    #[must_use]
    pub fn en_passant_choices(&self) -> Vec<Square> {
        let board = &self.setup.board;
        let mover = self.setup.turn.other();
        let pawns = board.pieces(Piece::new(mover, Role::Pawn));
        let behind = |pawn: Square, steps: i32| {
            let index = i32::try_from(pawn.index()).ok()? - 8 * steps * mover.forward();
            Square::from_index(usize::try_from(index).ok()?)
        };
        pawns
            .into_iter()
            .filter_map(|pawn| Some((behind(pawn, 1)?, behind(pawn, 2)?)))
            .filter(|(passed, home)| {
                home.rank() == mover.pawn_rank()
                    && board.piece_at(*passed).is_none()
                    && board.piece_at(*home).is_none()
            })
            .map(|(passed, _)| passed)
            .collect()
    }

    /// The number of the start position that the pieces stand in, if they stand in one.
    #[must_use]
    pub fn start_number(&self) -> Option<u32> {
        chess960::number_of(&self.setup.board)
    }

    fn put(&mut self, square: Square, piece: Option<Piece>) {
        match piece {
            Some(piece) => self.setup.board.set(square, piece),
            None => {
                self.setup.board.remove(square);
            }
        }
    }

    /// The rook with which a side could castle on a wing, as far as king and rook are at home.
    fn castling_rook(&self, color: Color, side: CastlingSide) -> Option<Square> {
        let board = &self.setup.board;
        let king = board.king(color)?;
        let home = color.backrank();
        let rooks: Bitboard = board.pieces(Piece::new(color, Role::Rook));
        let outward = |square: &Square| match side {
            CastlingSide::KingSide => square.file() > king.file(),
            CastlingSide::QueenSide => square.file() < king.file(),
        };
        let mut at_home = rooks
            .into_iter()
            .filter(|square| square.rank() == home && king.rank() == home)
            .filter(outward);
        match self.setup.mode {
            CastlingMode::Standard => {
                let corner = Square::new(side_corner(side), home);
                let king_is_home = king.file() == rules::File::E;
                at_home.find(|square| king_is_home && *square == corner)
            }
            CastlingMode::Chess960 => {
                // A right that is given already names its rook; else the outermost one is meant.
                let all: Vec<Square> = at_home.collect();
                let given = all
                    .iter()
                    .find(|square| self.setup.castling.contains(**square));
                let outermost = match side {
                    CastlingSide::KingSide => all.last(),
                    CastlingSide::QueenSide => all.first(),
                };
                given.or(outermost).copied()
            }
        }
    }

    fn drop_rights(&mut self) {
        let given: Bitboard = self
            .castling_choices()
            .iter()
            .filter(|choice| choice.is_given)
            .filter_map(|choice| choice.rook)
            .collect();
        self.setup.castling = CastlingRights::from_rooks(given);
        let passed = self.setup.en_passant;
        if passed.is_some_and(|square| !self.en_passant_choices().contains(&square)) {
            self.setup.en_passant = None;
        }
    }
}

/// The standard start position, or one of the 960; nothing for a number that none has.
#[must_use]
pub fn start(number: u32) -> Option<Setup> {
    let position = chess960::start_position(number)?;
    let mut setup = position.to_setup();
    // Position 518 is the beginning of the standard game.
    setup.mode = if number == STANDARD_NUMBER {
        CastlingMode::Standard
    } else {
        CastlingMode::Chess960
    };
    Some(setup)
}

/// The number of the standard array among the 960 (Scharnagl's numbering).
pub const STANDARD_NUMBER: u32 = 518;

const fn side_corner(side: CastlingSide) -> rules::File {
    match side {
        CastlingSide::KingSide => rules::File::H,
        CastlingSide::QueenSide => rules::File::A,
    }
}

#[cfg(test)]
mod tests;
