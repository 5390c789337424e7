//! Whether a reason is true of the board, one look at the board for each kind of reason.

use exercise::{Ask, Fault, Goal};
use explain::allowed::Allowed;
use explain::castling::State;
use notation::style;
use rules::{AnyPosition, Bitboard, Color, Move, Piece, Position, Role, Square, attacks};

use crate::question::{BoardTest, MoveTest, Question, SquareTest};
use crate::{Answer, Contrast, Exercise, Reason};

/// Whether a reason is true. Only where nothing else is known, the author's words have to say it.
pub(super) fn is_true(
    exercise: &Exercise,
    answer: &Answer,
    reason: &Reason,
    author: Option<&str>,
) -> bool {
    let question = &exercise.question;
    let empty = || AnyPosition::of(&rules::Setup::empty());
    let ground = question.board().unwrap_or_else(empty);
    let board = ground.board();
    let occupied = board.occupied();
    let at = |square: Square| board.piece_at(square);
    let is_legal = |mv: Move| ground.moves().contains(&mv);
    let to_move = |piece: Piece| to_move(&ground, piece.color);
    match reason {
        Reason::Illegal { from, to, illegal } => {
            let piece = at(*from).unwrap();
            let is_refused = to_move(piece).find_move(*from, *to, None).is_err();
            is_refused && (illegal.by - occupied).is_empty()
        }
        Reason::Geometry { piece, from, to } => {
            at(*from) == Some(*piece) && !goes(*piece, *from, *to)
        }
        Reason::Blocked {
            piece,
            from,
            to,
            by,
        } => {
            let between = attacks::between(*from, *to) & occupied;
            at(*from) == Some(*piece) && goes(*piece, *from, *to) && between.contains(*by)
        }
        Reason::Closed { piece, from, to } => {
            let is_way_free = (attacks::between(*from, *to) & occupied).is_empty();
            let is_refused = to_move(*piece).find_move(*from, *to, None).is_err();
            let goes = goes(*piece, *from, *to);
            at(*from) == Some(*piece) && goes && is_way_free && is_refused
        }
        Reason::Empty(square) => at(*square).is_none(),
        Reason::OtherSide(square) => {
            let side = match question {
                Question::Find(task) => match task.ask() {
                    Ask::Attackers { side, .. } | Ask::Defenders { side, .. } => Some(side),
                    Ask::Pinned { side } => side,
                    _ => None,
                },
                _ => None,
            };
            at(*square).is_some_and(|piece| Some(piece.color) != side) && side.is_some()
        }
        Reason::TakesNothing(to) => at(*to).is_none() && !passing(&ground, *to),
        Reason::NoCheck(made) => {
            // Whatever a pawn becomes there.
            let moves = ground.moves().into_iter();
            let mut moves = moves.filter(|mv| (mv.from(), mv.to()) == (made.from, made.to));
            let first = moves.next();
            let is_quiet = |mv: Move| !ground.play(mv).is_check();
            first.is_some_and(is_quiet) && moves.all(is_quiet)
        }
        Reason::DoesNotAttack { from, square, by } => {
            let attacked = |occupied| attacks::piece(at(*from).unwrap(), *from, occupied);
            let between = attacks::between(*from, *square) & occupied;
            let is_covered =
                |by| between.contains(by) && attacked(Bitboard::EMPTY).contains(*square);
            !attacked(occupied).contains(*square) && by.is_none_or(is_covered)
        }
        Reason::NotPinned(square) => {
            let piece = at(*square).unwrap();
            let kings = board.by_role(Role::King) & board.by_color(piece.color);
            let enemy = piece.color.other();
            let is_safe = |king: Square| {
                let before = board.attackers(king, enemy, occupied);
                let without = board.attackers(king, enemy, occupied - Bitboard::from(*square));
                (without - before).is_empty()
            };
            piece.role == Role::King || kings.into_iter().all(is_safe)
        }
        Reason::IsNamed(square) => {
            let is_wrong = match question {
                Question::Find(task) => match task.ask() {
                    Ask::Name(squares) | Ask::Square(squares) => !squares.contains(*square),
                    _ => false,
                },
                _ => false,
            };
            is_wrong && *answer == Answer::Square(*square)
        }
        Reason::NotOfKind(square, that) => {
            !that.squares(&ground.setup()).unwrap().contains(*square)
        }
        Reason::NotMeant(square) => match question {
            Question::Show(asked) => asked.that.is_none() && !asked.right.contains(*square),
            _ => false,
        },
        Reason::Missing(count) => {
            let all = match question {
                Question::Find(task) => task.ask().answers(task.setup()).len(),
                Question::Show(asked) => asked.right.len(),
                _ => 0,
            };
            // Nothing was found before.
            *answer == Answer::Done && *count == all
        }
        Reason::NotThat(mv, that) => is_legal(*mv) && !that.holds(legal(&ground), *mv),
        Reason::Answered { mv, by } => is_legal(*mv) && ground.play(*mv).moves().contains(by),
        Reason::OtherMove { mv, meant } => match question {
            Question::Move(asked) => {
                asked.text.is_some() && !asked.right.contains(mv) && asked.right.contains(meant)
            }
            _ => false,
        },
        Reason::NotNamed(mv) => match question {
            Question::Move(asked) => is_told(&asked.position, &asked.right, *mv),
            _ => false,
        },
        Reason::Means(mv) => match (question, answer) {
            (Question::Write(asked), Answer::Text(text)) => {
                let read = style::read(asked.style, &asked.position, &asked.origins, text);
                *mv != asked.mv && read.as_ref() == Ok(mv)
            }
            _ => false,
        },
        Reason::Unreadable => match (question, answer) {
            (Question::Write(asked), Answer::Text(text)) => {
                style::read(asked.style, &asked.position, &asked.origins, text).is_err()
            }
            _ => false,
        },
        Reason::Goal(fault) => is_true_fault(question, answer, &ground, *fault),
        Reason::Example(that, mv) => is_legal(*mv) && is_example(*that, legal(&ground), *mv),
        Reason::Shown(that, squares) => is_shown(*that, &ground, *squares),
        Reason::Castling(side, list) => {
            let can = BoardTest::Castle(*side).holds(&ground.setup()) == Some(true);
            let is_free = list.iter().all(|(_, state)| *state == State::Met);
            !list.is_empty() && can == is_free
        }
        Reason::Claim(that, is_true) => that.holds(&ground.setup()) == Some(*is_true),
        Reason::Number { said, is_too_small } => match question {
            Question::Count(asked) => {
                *said != asked.right && *is_too_small == (*said < asked.right)
            }
            _ => false,
        },
        Reason::Author => author.is_some_and(|text| text.split_whitespace().count() >= 3),
    }
}

/// The board with a side to move.
fn to_move(ground: &AnyPosition, color: Color) -> AnyPosition {
    let mut setup = ground.setup();
    if setup.turn != color {
        setup.turn = color;
        setup.en_passant = None;
    }
    AnyPosition::of(&setup)
}

fn legal(ground: &AnyPosition) -> &Position {
    ground.position().expect("it is a position")
}

/// Whether a pawn can be taken in passing there.
fn passing(ground: &AnyPosition, to: Square) -> bool {
    let moves = ground.moves();
    moves.iter().any(|mv| mv.is_en_passant() && mv.to() == to)
}

/// Whether a piece goes from a square to another when nothing else is on the board but what a pawn
/// takes.
fn goes(piece: Piece, from: Square, to: Square) -> bool {
    let rank = |square: Square| square.rank().index().cast_signed();
    let (steps, home) = match piece.color {
        Color::White => (rank(to) - rank(from), 1),
        Color::Black => (rank(from) - rank(to), 6),
    };
    let is_step = steps == 1 || steps == 2 && rank(from) == home;
    let walks = piece.role == Role::Pawn && from.file() == to.file() && is_step;
    walks || attacks::piece(piece, from, Bitboard::EMPTY).contains(to)
}

/// Whether there is something to tell a wrong move from the right ones, and it is true.
pub(super) fn is_told(position: &Position, right: &[Move], mv: Move) -> bool {
    let after = position.play(mv).expect("it is legal");
    let Some(contrast) = Contrast::of(position, right, mv) else {
        return false;
    };
    let all = |test: MoveTest| right.iter().all(|&other| test.holds(position, other));
    let froms = || right.iter().map(|other| other.from());
    let is_true = match contrast {
        Contrast::Answered(by) => after.is_legal(by) && all(MoveTest::Checkmate),
        Contrast::Stalemates => after.is_stalemate(),
        Contrast::Allows(Allowed::Mate(by)) => {
            after.is_legal(by) && after.play_unchecked(by).is_checkmate()
        }
        Contrast::Allows(Allowed::Capture(by)) => {
            after.is_legal(by) && after.captured_by(by).is_some()
        }
        Contrast::Lacks(that) => !that.holds(position, mv) && all(that),
        Contrast::OtherRole(role) => {
            let is_it = |it: &Move| (it.from(), it.to()) == (mv.from(), mv.to());
            let mut same = right.iter().filter(|it| is_it(it));
            mv.promotion() != Some(role) && same.any(|it| it.promotion() == Some(role))
        }
        Contrast::OtherSquare => {
            let mut same = right.iter().filter(|it| it.from() == mv.from());
            same.clone().next().is_some() && same.all(|it| it.to() != mv.to())
        }
        Contrast::OtherPiece(from) => {
            froms().any(|it| it == from) && froms().all(|it| it != mv.from())
        }
    };
    is_true && !right.contains(&mv)
}

/// Whether what was played does not reach the goal for this reason.
fn is_true_fault(question: &Question, answer: &Answer, ground: &AnyPosition, fault: Fault) -> bool {
    let Question::Solve(task) = question else {
        return false;
    };
    let made = match answer {
        Answer::Move(made) => Some(*made),
        _ => None,
    };
    let mv = made.and_then(|it| ground.find_move(it.from, it.to, it.promotion).ok());
    let after = mv.map(|mv| ground.play(mv));
    let follows = |by: Move| after.as_ref().is_some_and(|it| it.moves().contains(&by));
    let is_stalemate = |ground: &AnyPosition| ground.position().is_some_and(Position::is_stalemate);
    match fault {
        Fault::NotMate => after.is_some_and(|it| !it.moves().is_empty()),
        Fault::Draws => after.as_ref().is_some_and(is_stalemate),
        Fault::Escapes { reply } => follows(reply),
        Fault::OtherPiece => match task.goal() {
            Goal::CaptureAll { by, .. } | Goal::Reach { by, .. } | Goal::Promote { by, .. } => {
                by.is_some() && mv.is_some()
            }
            _ => false,
        },
        Fault::OtherRole { wanted } => mv.is_some_and(|mv| mv.promotion() != Some(wanted)),
        Fault::Taken { by } => {
            let is_own = |mv: Move| by.to() == mv.to() || by.en_passant_victim() == Some(mv.to());
            let is_there = |by: Move| ground.board().piece_at(by.from()).map(|it| it.role);
            mv.is_some_and(is_own) && is_there(by) == Some(by.role())
        }
        Fault::OutOfMoves { moves } => task.goal().moves() == Some(moves),
        Fault::StillInCheck(_) => {
            let made = made.expect("a move was tried");
            let found = ground.find_move(made.from, made.to, made.promotion);
            ground.is_check() && found.is_err()
        }
        Fault::NotStalemate { check, example } => {
            let moved = after.as_ref().unwrap_or(ground);
            let is_example = example.is_none_or(|mv| moved.moves().contains(&mv));
            !is_stalemate(moved) && moved.is_check() == check && is_example
        }
        Fault::IsStalemate => is_stalemate(ground),
        Fault::Mated { within, by } => {
            let mates = |by: Move| {
                let after = after.as_ref().map(|it| it.play(by));
                after.is_some_and(|it| it.position().is_some_and(Position::is_checkmate))
            };
            follows(by) && (within > 1 || mates(by))
        }
    }
}

/// Whether a move proves that a claim is wrong, or that it is right.
fn is_example(that: BoardTest, position: &Position, mv: Move) -> bool {
    match that {
        BoardTest::EnPassant => mv.is_en_passant(),
        BoardTest::Forced => position.count_legal_moves() > 1,
        BoardTest::Checkmate | BoardTest::Stalemate => position.has_legal_moves(),
        _ => false,
    }
}

/// Whether squares are all that a claim is about.
fn is_shown(that: BoardTest, ground: &AnyPosition, squares: Bitboard) -> bool {
    let board = ground.board();
    let attackers = |of: Square, is_own: bool| {
        let color = board.piece_at(of).unwrap().color;
        let by = if is_own { color } else { color.other() };
        board.attackers(of, by, board.occupied())
    };
    match that {
        BoardTest::Light(of) | BoardTest::Pinned(of) => squares == of.into(),
        BoardTest::Guarded(of) => squares == attackers(of, true),
        BoardTest::Attacked(of) => squares == attackers(of, false),
        BoardTest::Start => Some(squares) == SquareTest::NotAsAtStart.squares(&ground.setup()),
        BoardTest::Check => squares == legal(ground).checkers(),
        BoardTest::Checkmate | BoardTest::Stalemate | BoardTest::Forced => {
            squares == legal(ground).checkers() && !legal(ground).has_legal_moves()
        }
        BoardTest::Castle(_)
        | BoardTest::EnPassant
        | BoardTest::Dead
        | BoardTest::CanMate(_)
        | BoardTest::FiftyMoves
        | BoardTest::Legal => false,
    }
}
