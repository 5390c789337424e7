//! Any board that a program can have: a legal position, or a diagram that is not one.

use rules::{
    Bitboard, CastlingMode, Color, Move, MoveList, Piece, Position, PositionIdentity, Role, Setup,
    Square,
};

/// A board, legal or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ListedPosition {
    /// A legal position.
    Legal(Position),
    /// Anything else: without kings, or with more pieces than a game can have.
    Diagram(Box<Setup>),
}

/// What is compared when repetitions are counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Identity {
    /// Of a position, as the laws have it.
    Legal(PositionIdentity),
    /// Of a diagram: everything but its clocks.
    Diagram(Box<Setup>),
}

impl Default for ListedPosition {
    fn default() -> Self {
        Self::Legal(Position::default())
    }
}

impl ListedPosition {
    /// The beginning of the game.
    #[must_use]
    pub fn start(mode: CastlingMode) -> Self {
        match mode {
            CastlingMode::Standard => Self::default(),
            CastlingMode::Chess960 => Self::of(Setup {
                mode,
                ..Setup::default()
            }),
        }
    }

    /// A legal position if the set-up is one.
    #[must_use]
    pub fn of(setup: Setup) -> Self {
        match Position::from_setup(&setup) {
            Ok(position) => Self::Legal(position),
            Err(_) => Self::Diagram(Box::new(setup)),
        }
    }

    /// The position, if it is one.
    #[must_use]
    pub const fn position(&self) -> Option<&Position> {
        match self {
            Self::Legal(position) => Some(position),
            Self::Diagram(_) => None,
        }
    }

    /// Everything about the board, to be changed.
    #[must_use]
    pub fn setup(&self) -> Setup {
        match self {
            Self::Legal(position) => Setup {
                en_passant: position.passed_square(),
                ..position.to_setup()
            },
            Self::Diagram(setup) => (**setup).clone(),
        }
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Color {
        match self {
            Self::Legal(position) => position.turn(),
            Self::Diagram(setup) => setup.turn,
        }
    }

    /// The number of the move.
    #[must_use]
    pub fn fullmove_number(&self) -> u32 {
        match self {
            Self::Legal(position) => position.fullmove_number(),
            Self::Diagram(setup) => setup.fullmove_number.get(),
        }
    }

    /// The half-moves since a pawn moved or a piece was taken.
    #[must_use]
    pub const fn halfmove_clock(&self) -> u32 {
        match self {
            Self::Legal(position) => position.halfmove_clock(),
            Self::Diagram(setup) => setup.halfmove_clock,
        }
    }

    /// The piece on a square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        match self {
            Self::Legal(position) => position.piece_at(square),
            Self::Diagram(setup) => setup.board.piece_at(square),
        }
    }

    /// The pieces of a kind and color.
    #[must_use]
    pub fn pieces(&self, piece: Piece) -> Bitboard {
        match self {
            Self::Legal(position) => position.pieces(piece),
            Self::Diagram(setup) => setup.board.pieces(piece),
        }
    }

    /// The pieces of a side that attack a square.
    #[must_use]
    pub fn attackers(&self, square: Square, by: Color) -> Bitboard {
        match self {
            Self::Legal(position) => position.attackers(square, by),
            Self::Diagram(setup) => setup.board.attackers(square, by, setup.board.occupied()),
        }
    }

    /// The rooks that may castle.
    #[must_use]
    pub fn castling_rooks(&self) -> Bitboard {
        match self {
            Self::Legal(position) => position.castling_rights().rooks(),
            Self::Diagram(setup) => setup.castling.rooks(),
        }
    }

    /// How castling is done.
    #[must_use]
    pub const fn mode(&self) -> CastlingMode {
        match self {
            Self::Legal(position) => position.castling_mode(),
            Self::Diagram(setup) => setup.mode,
        }
    }

    /// Whether castling is that of Chess960.
    #[must_use]
    pub fn is_chess960(&self) -> bool {
        self.mode() == CastlingMode::Chess960
    }

    /// The Polyglot key of the board.
    #[must_use]
    pub fn key(&self) -> u64 {
        match self {
            Self::Legal(position) => position.key().0,
            Self::Diagram(setup) => setup.key().0,
        }
    }

    /// Whether the side to move is in check.
    #[must_use]
    pub fn is_check(&self) -> bool {
        match self {
            Self::Legal(position) => position.is_check(),
            Self::Diagram(setup) => !setup.attackers_of_king(setup.turn).is_empty(),
        }
    }

    /// Whether there is a move.
    #[must_use]
    pub fn has_moves(&self) -> bool {
        match self {
            Self::Legal(position) => position.count_legal_moves() != 0,
            Self::Diagram(setup) => !setup.diagram_moves().is_empty(),
        }
    }

    /// All moves, in no order.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        match self {
            Self::Legal(position) => {
                let mut moves = MoveList::new();
                position.legal_moves_into(&mut moves);
                moves.to_vec()
            }
            Self::Diagram(setup) => setup.diagram_moves(),
        }
    }

    /// The board after one of its moves.
    #[must_use]
    pub fn play(&self, mv: Move) -> Self {
        match self {
            Self::Legal(position) => Self::Legal(position.play_unchecked(mv)),
            Self::Diagram(setup) => Self::of(setup.play_on_diagram(mv)),
        }
    }

    /// The board after a null move.
    #[must_use]
    pub fn pass(&self) -> Self {
        Self::of(self.setup().after_null_move())
    }

    /// The number of lines of `depth` half-moves; at depth 0 as at depth 1, as in chess.js, and above
    /// [`Position::MAX_PERFT`] as there.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        self.count(depth.min(Position::MAX_PERFT))
    }

    fn count(&self, depth: u32) -> u64 {
        match self {
            Self::Legal(position) => count_lines(position, depth),
            Self::Diagram(setup) => {
                let moves = setup.diagram_moves();
                if depth <= 1 {
                    return moves.len() as u64;
                }
                let after = |&mv| Self::of(setup.play_on_diagram(mv));
                moves.iter().map(|mv| after(mv).count(depth - 1)).sum()
            }
        }
    }

    /// The square where a double step can be answered en passant; `None` also when no capture
    /// there is legal.
    #[must_use]
    pub fn en_passant(&self) -> Option<Square> {
        match self {
            Self::Legal(position) => position.en_passant(),
            Self::Diagram(setup) => setup.en_passant.filter(|_| {
                let mut moves = setup.diagram_moves().into_iter();
                moves.any(|mv| mv.is_en_passant())
            }),
        }
    }

    /// The square a pawn has just passed over, whether or not it can be taken there.
    #[must_use]
    pub fn passed_square(&self) -> Option<Square> {
        match self {
            Self::Legal(position) => position.passed_square(),
            Self::Diagram(setup) => setup.en_passant,
        }
    }

    /// What is compared for repetition.
    #[must_use]
    pub fn identity(&self) -> Identity {
        match self {
            Self::Legal(position) => Identity::Legal(position.identity()),
            Self::Diagram(setup) => {
                let clockless = Setup::empty();
                Identity::Diagram(Box::new(Setup {
                    en_passant: self.en_passant(),
                    halfmove_clock: clockless.halfmove_clock,
                    fullmove_number: clockless.fullmove_number,
                    ..(**setup).clone()
                }))
            }
        }
    }

    /// Whether neither side has the pieces to mate: bare kings, one minor piece, or bishops on
    /// squares of one color. Counted as chess.js counts, also where kings are missing.
    #[must_use]
    pub fn is_insufficient_material(&self) -> bool {
        if let Self::Legal(position) = self {
            let mating = [Role::Pawn, Role::Rook, Role::Queen];
            if mating
                .iter()
                .any(|&role| !position.by_role(role).is_empty())
            {
                return false;
            }
        }
        let count = |role| {
            Color::ALL
                .into_iter()
                .map(|color| self.pieces(Piece::new(color, role)))
                .fold(Bitboard::EMPTY, |all, pieces| all | pieces)
        };
        let bishops = count(Role::Bishop);
        let all = Role::ALL.into_iter().map(|role| count(role).len()).sum();
        match all {
            2 => true,
            3 => bishops.len() == 1 || count(Role::Knight).len() == 1,
            all => {
                let on_light = (bishops & Bitboard::LIGHT).len();
                bishops.len() + 2 == all && (on_light == 0 || on_light == bishops.len())
            }
        }
    }
}

/// [`Position::perft`] counts faster and weighs more than a page should fetch for it.
fn count_lines(position: &Position, depth: u32) -> u64 {
    if depth <= 1 {
        return position.count_legal_moves();
    }
    let mut moves = MoveList::new();
    position.legal_moves_into(&mut moves);
    let after = moves.iter().map(|&mv| position.play_unchecked(mv));
    after.map(|after| count_lines(&after, depth - 1)).sum()
}
