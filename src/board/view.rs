//! What the board is given, what it reports, and what it draws: plain data.

use rules::{Bitboard, Board, Color, Move, Piece, Role, Square};

/// Where the names of files and ranks stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Coordinates {
    /// In the margin of the board, as in books.
    #[default]
    Outside,
    /// Inside the squares along the edge.
    Inside,
    /// Not shown.
    None,
    /// In the margin, by the names that descriptive notation gives the squares from White's side.
    DescriptiveWhite,
    /// The same from Black's side.
    DescriptiveBlack,
}

impl Coordinates {
    /// Every choice, in the order in which it is offered.
    pub const ALL: [Self; 5] = [
        Self::Outside,
        Self::Inside,
        Self::None,
        Self::DescriptiveWhite,
        Self::DescriptiveBlack,
    ];

    /// The side that the names count from; `None` for algebraic ones.
    #[must_use]
    pub const fn descriptive_side(self) -> Option<Color> {
        match self {
            Self::DescriptiveWhite => Some(Color::White),
            Self::DescriptiveBlack => Some(Color::Black),
            _ => None,
        }
    }

    /// The choice that has its names in the same place.
    #[must_use]
    pub const fn place(self) -> Self {
        match self {
            Self::Inside | Self::None => self,
            _ => Self::Outside,
        }
    }

    /// The name under which the choice is stored and styled.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Outside => "outside",
            Self::Inside => "inside",
            Self::None => "none",
            Self::DescriptiveWhite => "descriptive-white",
            Self::DescriptiveBlack => "descriptive-black",
        }
    }

    /// The name of the choice, as it is offered.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Outside => words::coordinates_outside(),
            Self::Inside => words::coordinates_inside(),
            Self::None => words::coordinates_none(),
            Self::DescriptiveWhite => words::coordinates_descriptive_white(),
            Self::DescriptiveBlack => words::coordinates_descriptive_black(),
        }
    }

    /// Reads what [`key`](Self::key) wrote.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|choice| choice.key() == key)
    }
}

/// Whose pieces may be picked up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Movable {
    /// Neither side's: a diagram, or an earlier position.
    #[default]
    None,
    /// Those of the side to move.
    Turn,
    /// The piece on this square alone, because a law binds its player to it.
    Only(Square),
}

/// A piece is to go from one square to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Attempt {
    /// Where it stands.
    pub from: Square,
    /// Where it is to go; for castling the king's square or the rook's.
    pub to: Square,
    /// What a pawn becomes; `None` for all other moves and for illegal ones.
    pub promotion: Option<Role>,
}

/// A key that the board leaves to the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardKey {
    /// `m`: say the moves of the piece here.
    Moves(Square),
    /// `M`: say the captures of the piece here.
    Captures(Square),
    /// `o`: say what stands here.
    ThisSquare(Square),
    /// `c`: say which piece was captured last.
    LastCaptured,
    /// `l`: say the last move.
    LastMove,
    /// `t`: say the clocks.
    Clocks,
    /// `x`: say what can be seen from here along the lines of a queen.
    Rays(Square),
    /// Alt+X: say what can be seen from here by a knight's leap.
    Leaps(Square),
    /// `f`: turn the board.
    Flip,
    /// `i`, or Escape when no piece is picked: go to the box for moves and commands.
    Leave,
    /// Shift+A: one ply back.
    Back,
    /// Shift+D: one ply on.
    Forward,
}

/// What the player did on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardEvent {
    /// A move was made, legal or not; the board changes only when its props do.
    Attempt(Attempt),
    /// An own piece was picked up.
    Picked(Square),
    /// The picked piece was put back.
    Cancelled,
    /// A square without a piece that may be picked up was activated while no piece was picked, or while
    /// the player is bound to a piece that cannot go there.
    NotMovable(Square),
    /// The player is asked what the pawn becomes.
    PromotionOpened {
        /// Where the pawn comes from.
        from: Square,
        /// Where it promotes.
        to: Square,
    },
    /// A key for the page.
    Key(BoardKey),
    /// The cursor is on a square; reported only to a page that wants to know.
    Cursor(Square),
}

/// A request that the keyboard focus enter the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct FocusRequest {
    /// Incremented with each request; 0 for none yet.
    pub serial: u32,
    /// The requested square; `None` for where the cursor last was.
    pub square: Option<Square>,
}

/// Where a picked piece can go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Targets {
    /// Squares it can move to without capturing.
    pub moves: Bitboard,
    /// Squares on which it can capture, the empty one of an en passant capture included.
    pub captures: Bitboard,
}

/// The part of a position that decides what a gesture means.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// Differs between positions.
    pub key: u64,
    /// All pieces.
    pub board: Board,
    /// The legal moves; empty when the position is not to be played on.
    pub legal: &'a [Move],
    /// The side to move.
    pub turn: Color,
    /// Whose pieces may be picked up.
    pub movable: Movable,
    /// Pawns become queens without asking.
    pub auto_queen: bool,
}

impl Scene<'_> {
    /// Whether moves can be made at all.
    #[must_use]
    pub fn is_live(&self) -> bool {
        self.movable != Movable::None && !self.legal.is_empty()
    }

    /// The square of the piece to which the player is bound. It stays picked, whatever else is tapped.
    #[must_use]
    pub fn bound(&self) -> Option<Square> {
        match self.movable {
            Movable::Only(square) => Some(square).filter(|_| self.is_live()),
            Movable::None | Movable::Turn => None,
        }
    }

    /// The piece on a square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.piece_at(square)
    }

    /// Whether there is a piece that may be picked up.
    #[must_use]
    pub fn is_own(&self, square: Square) -> bool {
        self.is_live()
            && self.bound().is_none_or(|bound| bound == square)
            && self
                .piece_at(square)
                .is_some_and(|piece| piece.color == self.turn)
    }

    /// A legal move that the two squares mean; castling is also meant by king and rook.
    ///
    /// Of several promotions any is returned.
    #[must_use]
    pub fn legal_move(&self, from: Square, to: Square) -> Option<Move> {
        let own = |chosen: &&Move| chosen.from() == from;
        let direct = self
            .legal
            .iter()
            .filter(own)
            .find(|chosen| chosen.to() == to);
        let onto_rook = || {
            self.legal
                .iter()
                .filter(own)
                .find(|chosen| chosen.castling_rook() == Some(to))
        };
        direct.or_else(onto_rook).copied()
    }

    /// Whether king and rook on these squares can castle now.
    #[must_use]
    pub fn can_castle(&self, king: Square, rook: Square) -> bool {
        self.legal
            .iter()
            .any(|chosen| chosen.from() == king && chosen.castling_rook() == Some(rook))
    }

    /// Where the piece on a square can go.
    #[must_use]
    pub fn targets(&self, from: Square) -> Targets {
        let mut targets = Targets::default();
        for chosen in self.legal.iter().filter(|chosen| chosen.from() == from) {
            let captures = chosen.is_en_passant() || self.piece_at(chosen.to()).is_some();
            let squares = if captures && !chosen.is_castling() {
                &mut targets.captures
            } else {
                &mut targets.moves
            };
            *squares = squares.with(chosen.to());
        }
        targets
    }
}

/// The board as shown while a pawn waits for its role: the pawn has arrived, what it captures is
/// off.
#[must_use]
pub(super) fn arrived(mut board: Board, from: Square, to: Square) -> Board {
    if let Some(pawn) = board.remove(from) {
        board.set(to, pawn);
    }
    board
}
