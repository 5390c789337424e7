//! Why an answer is wrong: what the board says, as data.

use exercise::{Ask, Item, Try};
use explain::castling::{self, Condition, State};
use explain::illegal::{self, Code, Context, Illegal};
use rules::{
    AnyPosition, Bitboard, CastlingSide, Color, Move, Piece, Position, Setup, Square, attacks,
};

use crate::question::{BoardTest, MoveTest, Question, SquareTest};

/// Why an answer is wrong. Each is true of the board; none is a bare "wrong".
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The laws do not allow the move.
    Illegal {
        /// Where the piece stands.
        from: Square,
        /// Where it does not go.
        to: Square,
        /// Why.
        illegal: Box<Illegal>,
    },
    /// The piece does not go there, whatever stands there.
    Geometry {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        from: Square,
        /// Where it does not go.
        to: Square,
    },
    /// Something stands in the way.
    Blocked {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        from: Square,
        /// Where it does not come.
        to: Square,
        /// What is in the way.
        by: Square,
    },
    /// The square cannot be entered: a piece of the same side is there, a pawn has nothing to take
    /// there, or a king would be attacked there.
    Closed {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        from: Square,
        /// Where it cannot go.
        to: Square,
    },
    /// No piece stands there.
    Empty(Square),
    /// The piece there belongs to the other side.
    OtherSide(Square),
    /// The piece can go there but takes nothing.
    TakesNothing(Square),
    /// The move gives no check.
    NoCheck(Try),
    /// The piece does not attack the square.
    DoesNotAttack {
        /// The piece.
        from: Square,
        /// The square.
        square: Square,
        /// What is in the way, if that is why.
        by: Option<Square>,
    },
    /// The piece is not pinned: its king would not be attacked without it.
    NotPinned(Square),
    /// The square that was shown has this name.
    IsNamed(Square),
    /// The square or piece is not of the kind that is asked for.
    NotOfKind(Square, SquareTest),
    /// Another square was meant; the author has named it.
    NotMeant(Square),
    /// Something is still to be found.
    Missing(usize),
    /// The move is legal but does not do what is asked for.
    NotThat(Move, MoveTest),
    /// The move is no mate: this answers it.
    Answered {
        /// The move.
        mv: Move,
        /// The answer.
        by: Move,
    },
    /// The move is legal but not the one that is written.
    OtherMove {
        /// The move.
        mv: Move,
        /// The written one.
        meant: Move,
    },
    /// The move is legal but not among those that the author has named; [`Contrast`](crate::Contrast)
    /// tells it from them.
    NotNamed(Move),
    /// What was played does not reach the goal.
    Goal(exercise::Fault),
    /// The claim is wrong: this move shows it.
    Example(BoardTest, Move),
    /// The claim is right or wrong, as these squares show.
    Shown(BoardTest, Bitboard),
    /// Castling: each condition, and whether it holds.
    Castling(CastlingSide, Vec<(Condition, State)>),
    /// The claim is true, or it is not, as everybody can see on the board.
    Claim(BoardTest, bool),
    /// The answer is this number.
    Number {
        /// What was said.
        said: u32,
        /// Whether it is too small.
        is_too_small: bool,
    },
    /// What was written means another move.
    Means(Move),
    /// What was written is no move.
    Unreadable,
    /// Only the author can say why.
    Author,
}

/// Why a part of an answer to a question of the element is wrong.
pub(crate) fn of_find(ask: Ask, setup: &Setup, item: Item) -> Reason {
    let board = &setup.board;
    match (ask, item) {
        (Ask::Moves(Some(of)) | Ask::Captures(Some(of)) | Ask::Checks(Some(of)), item) => {
            let to = item.square();
            let can_go = Ask::Moves(Some(of))
                .answers(setup)
                .contains(Item::Square(to));
            match ask {
                Ask::Captures(_) if can_go => Reason::TakesNothing(to),
                Ask::Checks(_) if can_go => Reason::NoCheck(Try::new(of, to, None)),
                _ => of_attempt(setup, of, to),
            }
        }
        (Ask::Moves(None) | Ask::Captures(None) | Ask::Checks(None), Item::Move(made)) => {
            let is_legal = AnyPosition::of(setup)
                .moves()
                .iter()
                .any(|mv| (mv.from(), mv.to()) == (made.from, made.to));
            match ask {
                Ask::Captures(_) if is_legal => Reason::TakesNothing(made.to),
                Ask::Checks(_) if is_legal => Reason::NoCheck(made),
                _ => of_attempt(setup, made.from, made.to),
            }
        }
        (Ask::Attackers { of, side } | Ask::Defenders { of, side }, item) => {
            let from = item.square();
            match board.piece_at(from) {
                None => Reason::Empty(from),
                Some(piece) if piece.color != side => Reason::OtherSide(from),
                Some(piece) => Reason::DoesNotAttack {
                    from,
                    square: of,
                    by: cover(setup, piece, from, of),
                },
            }
        }
        (Ask::Squares(of), item) => {
            let square = item.square();
            let piece = board.piece_at(of);
            Reason::DoesNotAttack {
                from: of,
                square,
                by: piece.and_then(|piece| cover(setup, piece, of, square)),
            }
        }
        (Ask::Pinned { side }, item) => {
            let square = item.square();
            match board.piece_at(square) {
                None => Reason::Empty(square),
                Some(piece) if side.is_some_and(|side| side != piece.color) => {
                    Reason::OtherSide(square)
                }
                Some(_) => Reason::NotPinned(square),
            }
        }
        (_, item) => Reason::IsNamed(item.square()),
    }
}

/// Why a piece cannot go to a square: from `explain` on a position, from its way of moving on a
/// diagram.
pub(crate) fn of_attempt(setup: &Setup, from: Square, to: Square) -> Reason {
    let Some(piece) = setup.board.piece_at(from) else {
        return Reason::Empty(from);
    };
    let mut setup = setup.clone();
    if piece.color != setup.turn {
        setup.turn = piece.color;
        setup.en_passant = None;
    }
    let alone = attacks::piece(piece, from, Bitboard::EMPTY);
    let steps = Setup {
        board: {
            let mut board = rules::Board::empty();
            board.set(from, piece);
            board
        },
        ..Setup::empty()
    };
    let is_its_way = (alone | steps.pseudo_destinations(from)).contains(to);
    if let Ok(position) = Position::from_setup(&setup)
        && let Err(illegal) = illegal::attempt(&Context::of(&position), from, to, None)
        // Whoever learns how a piece moves would take it that it goes there when the square is empty.
        && (is_its_way || illegal.code != Code::OwnPiece)
    {
        let illegal = Box::new(illegal);
        return Reason::Illegal { from, to, illegal };
    }
    if !is_its_way {
        return Reason::Geometry { piece, from, to };
    }
    match blocker(&setup, piece, from, to) {
        Some(by) => Reason::Blocked {
            piece,
            from,
            to,
            by,
        },
        None => Reason::Closed { piece, from, to },
    }
}

/// The nearest piece between two squares on a line on which the piece goes.
fn blocker(setup: &Setup, piece: Piece, from: Square, to: Square) -> Option<Square> {
    let is_step = piece.role == rules::Role::Pawn && from.file() == to.file();
    if is_step {
        nearest_between(setup, from, to)
    } else {
        cover(setup, piece, from, to)
    }
}

/// The nearest piece between two squares on a line on which the piece attacks.
fn cover(setup: &Setup, piece: Piece, from: Square, to: Square) -> Option<Square> {
    let attacks = attacks::piece(piece, from, Bitboard::EMPTY);
    nearest_between(setup, from, to).filter(|_| attacks.contains(to))
}

fn nearest_between(setup: &Setup, from: Square, to: Square) -> Option<Square> {
    let between = attacks::between(from, to) & setup.board.occupied();
    between
        .into_iter()
        .min_by_key(|square| square.distance(from))
}

/// Why a legal move is not right.
pub(crate) fn of_move(question: &Question, mv: Move) -> Reason {
    let Question::Move(asked) = question else {
        return Reason::Author;
    };
    if let (Some(_), Some(&meant)) = (&asked.text, asked.right.first()) {
        return Reason::OtherMove { mv, meant };
    }
    match asked.that {
        Some(that @ (MoveTest::Checkmate | MoveTest::SmotheredMate)) => {
            let after = asked.position.play_unchecked(mv);
            let answer = after.legal_moves().first().copied();
            answer.map_or(Reason::NotThat(mv, that), |by| Reason::Answered { mv, by })
        }
        Some(that) => Reason::NotThat(mv, that),
        None => Reason::NotNamed(mv),
    }
}

/// Why a claim is judged otherwise.
pub(crate) fn of_claim(setup: &Setup, that: Option<BoardTest>, is_true: bool) -> Reason {
    let Some(that) = that else {
        return Reason::Author;
    };
    let shown = |squares| Reason::Shown(that, squares);
    let board = &setup.board;
    let attackers = |square, by| board.attackers(square, by, board.occupied());
    let color = |square| {
        board
            .piece_at(square)
            .map_or(Color::White, |piece| piece.color)
    };
    match that {
        BoardTest::Light(square) => return shown(square.into()),
        BoardTest::Pinned(square) => return shown(square.into()),
        BoardTest::Guarded(square) => return shown(attackers(square, color(square))),
        BoardTest::Attacked(square) => return shown(attackers(square, color(square).other())),
        BoardTest::Start => {
            let squares = SquareTest::NotAsAtStart.squares(setup);
            return shown(squares.unwrap_or_default());
        }
        _ => {}
    }
    let Ok(position) = Position::from_setup(setup) else {
        return Reason::Claim(that, is_true);
    };
    match that {
        BoardTest::Check => shown(position.checkers()),
        BoardTest::Checkmate | BoardTest::Stalemate | BoardTest::Forced if !is_true => {
            match position.legal_moves().first() {
                Some(&mv) => Reason::Example(that, mv),
                None => shown(position.checkers()),
            }
        }
        BoardTest::Castle(side) => {
            let list = castling::checklist(&position, None, position.turn(), side);
            Reason::Castling(side, list.to_vec())
        }
        BoardTest::EnPassant if is_true => {
            let moves = position.legal_moves();
            let mv = moves.iter().find(|mv| mv.is_en_passant());
            mv.map_or(Reason::Claim(that, true), |&mv| Reason::Example(that, mv))
        }
        _ => Reason::Claim(that, is_true),
    }
}
