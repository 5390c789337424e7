//! The questions of the mode `find`, and their answers.

use rules::{AnyPosition, Bitboard, Color, Move, Role, Setup, Square, attacks};

use crate::{Answers, Item, Try};

/// A question about a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ask {
    /// The squares to which a piece can go; without a piece, all moves of the side to move.
    Moves(Option<Square>),
    /// The squares on which a piece can take, the one it goes to in taking en passant; without a piece,
    /// all captures.
    Captures(Option<Square>),
    /// The squares from which a piece would give check, or on which it would uncover one; without a
    /// piece, all moves that give check.
    Checks(Option<Square>),
    /// The pieces of a side that attack a square.
    Attackers {
        /// The square.
        of: Square,
        /// The side of the pieces.
        side: Color,
    },
    /// The pieces of a side that guard a square.
    Defenders {
        /// The square.
        of: Square,
        /// The side of the pieces.
        side: Color,
    },
    /// The pieces that are pinned to their king.
    Pinned {
        /// Of one side, or of both.
        side: Option<Color>,
    },
    /// The squares that a piece commands, whatever stands on them.
    Squares(Square),
    /// Squares that are named by their names, to be shown on the board.
    Square(Bitboard),
    /// Squares that are marked on the board, to be named by their names.
    Name(Bitboard),
}

impl Ask {
    /// The names of all questions.
    pub const NAMES: &[&str] = &[
        "moves",
        "captures",
        "checks",
        "attackers",
        "defenders",
        "pinned",
        "squares",
        "square",
        "name",
    ];

    /// Its name in the attribute `ask`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Moves(_) => "moves",
            Self::Captures(_) => "captures",
            Self::Checks(_) => "checks",
            Self::Attackers { .. } => "attackers",
            Self::Defenders { .. } => "defenders",
            Self::Pinned { .. } => "pinned",
            Self::Squares(_) => "squares",
            Self::Square(_) => "square",
            Self::Name(_) => "name",
        }
    }

    /// Everything that is right.
    ///
    /// A piece attacks and guards also while it is pinned (Laws of 2023, article 3.1.3); the turn
    /// does not matter to a question about one piece.
    ///
    /// # Examples
    ///
    /// ```
    /// use exercise::{Ask, Item};
    /// use rules::Square;
    ///
    /// let board = "8/8/8/8/8/8/8/N7 w - -".parse()?;
    /// let squares: Vec<Item> = Ask::Squares(Square::A1).answers(&board).into_iter().collect();
    /// assert_eq!(squares, [Item::Square(Square::C2), Item::Square(Square::B3)]);
    /// # Ok::<(), rules::ParseFenError>(())
    /// ```
    #[must_use]
    pub fn answers(self, setup: &Setup) -> Answers {
        let board = &setup.board;
        let commanding = |square, side| board.attackers(square, side, board.occupied());
        match self {
            Self::Moves(of) => moves(setup, of, |_, _| true),
            Self::Captures(of) => moves(setup, of, |ground, mv| {
                mv.is_en_passant()
                    || !mv.is_castling() && ground.board().piece_at(mv.to()).is_some()
            }),
            Self::Checks(of) => moves(setup, of, |ground, mv| ground.play(mv).is_check()),
            Self::Attackers { of, side } | Self::Defenders { of, side } => {
                squares(commanding(of, side))
            }
            Self::Pinned { side } => {
                let sides = Color::ALL.into_iter();
                let asked = sides.filter(|&color| side.is_none_or(|side| side == color));
                squares(asked.fold(Bitboard::EMPTY, |pieces, color| {
                    pieces | pinned(setup, color)
                }))
            }
            Self::Squares(of) => squares(board.piece_at(of).map_or(Bitboard::EMPTY, |piece| {
                attacks::piece(piece, of, board.occupied())
            })),
            Self::Square(of) | Self::Name(of) => squares(of),
        }
    }
}

fn squares(set: Bitboard) -> Answers {
    set.into_iter().map(Item::Square).collect()
}

/// The moves of one piece as squares, or of all pieces as moves. What a pawn becomes does not count.
fn moves(
    setup: &Setup,
    of: Option<Square>,
    wanted: impl Fn(&AnyPosition, Move) -> bool,
) -> Answers {
    let piece = of.and_then(|of| setup.board.piece_at(of));
    let ground = match piece {
        Some(piece) if piece.color != setup.turn => AnyPosition::of(setup).pass(),
        _ => AnyPosition::of(setup),
    };
    let moves = ground.moves().into_iter();
    let moves = moves.filter(|&mv| of.is_none_or(|of| mv.from() == of) && wanted(&ground, mv));
    let item = |mv: Move| match of {
        Some(_) => Item::Square(mv.to()),
        None => Item::Move(Try::new(mv.from(), mv.to(), None)),
    };
    moves.map(item).collect()
}

/// The pieces of a side without which its king would be attacked; none without a king.
fn pinned(setup: &Setup, color: Color) -> Bitboard {
    let board = &setup.board;
    let Some(king) = board.king(color) else {
        return Bitboard::EMPTY;
    };
    let attackers = |occupied| board.attackers(king, color.other(), occupied);
    let now = attackers(board.occupied());
    let pieces = board.by_color(color) - board.by_role(Role::King);
    let is_pinned = |&piece: &Square| !attackers(board.occupied().without(piece)).is_within(now);
    pieces.into_iter().filter(is_pinned).collect()
}
