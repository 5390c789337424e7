//! Why a square or a move is not of the kind that is asked for.

use course::question::{MoveTest, SquareTest};
use explain::check::CheckKind;
use notation::squares;
use rules::{AnyPosition, Color, Move, Piece, Square};

use super::written::written;
use crate::names::{
    color_name, file_name, piece_name, piece_or_square, rank_name, role_name, square_name,
};
use crate::table::messages;

messages! {
    kind_line(square, line) = "{square} isn't on it. {line} is the line to look at.";
    kind_diagonal(square, first, last) = "{square} isn't on the diagonal from {first} to {last}.";
    kind_named(square, white, black) = "{square} is {white} from White's side and {black} from Black's.";
    kind_piece(square, piece) = "There is no {piece} on {square}.";
    kind_at_home(square) = "{square} looks just as it does at the start of a game.";
    kind_empty(square) = "There is no piece on {square}.";
    kind_other_side(piece, color) = "The {piece} isn't {color}'s.";
    kind_not_attacked(piece) = "Nothing attacks the {piece}.";
    kind_guarded(piece) = "The {piece} is guarded by its own side.";
    kind_king(king) = "The {king} is never taken, so it needs no guard.";
    kind_safe(piece) = "Taking the {piece} would win nothing.";
    kind_no_checker(piece) = "The {piece} doesn't give check.";
    kind_not_minor(piece) = "The {piece} isn't a minor piece: those are knights and bishops.";
    kind_no_pawn(piece) = "The {piece} isn't a pawn.";
    kind_not_doubled(piece) = "The {piece} has its file for itself.";
    kind_not_isolated(piece) = "The {piece} has a friend on the next file.";
    kind_not_passed(piece) = "The {piece} isn't passed: an enemy pawn can still stop or take it.";
    kind_not_backward(piece) = "The {piece} isn't left behind by its neighbors.";
    kind_no_legal(san) = "{san} isn't legal here.";
    kind_no_capture(san) = "{san} takes nothing.";
    kind_no_check(san) = "{san} gives no check.";
    kind_no_simple(san) = "{san} isn't a check by the piece that moves alone.";
    kind_no_double(san) = "{san} isn't a check by two pieces at once.";
    kind_no_discovered(san) = "{san} isn't a check by the piece behind the one that moves.";
    kind_no_mate(san) = "After {san} the other side still has a move, or is not in check.";
    kind_no_smothered(san) = "{san} isn't a mate by a knight with the king shut in by its own pieces.";
    kind_no_stalemate(san) = "{san} isn't stalemate.";
    kind_no_castling(san) = "{san} isn't castling: there, king and rook move together.";
    kind_no_passing(san) = "{san} doesn't take a pawn in passing.";
    kind_no_promotion(san) = "After {san} no pawn has reached the last rank.";
    kind_no_king_move(san) = "{san} isn't a move of the king.";
    kind_no_checker_taken(san) = "{san} doesn't take the piece that gives check.";
    kind_no_interposition(san) = "{san} doesn't put a piece in the way of the check.";
    kind_no_attack(san, piece) = "After {san} that piece doesn't attack the {piece}.";
    kind_no_guard(san, piece) = "After {san} that piece doesn't guard the {piece}.";
    kind_other_piece(san, piece) = "{san} isn't a move of the {piece}.";
    kind_no_fork(san) = "After {san} that piece doesn't attack two pieces at once.";
}

/// Why a square is not of a kind.
pub(super) fn not_of_square(ground: &AnyPosition, square: Square, that: SquareTest) -> String {
    let (name, board) = (square_name(square), ground.board());
    match that {
        SquareTest::Rank(rank) => return kind_line(&name, &rank_name(rank)),
        SquareTest::File(file) => return kind_line(&name, &file_name(file)),
        SquareTest::Diagonal(first, last) => {
            return kind_diagonal(&name, &square_name(first), &square_name(last));
        }
        SquareTest::Named(_) => {
            let [white, black] = Color::ALL.map(|side| squares::name(square, side));
            return kind_named(&name, &white, &black);
        }
        SquareTest::Piece(piece) => return kind_piece(&name, &piece_name(piece)),
        SquareTest::NotAsAtStart => return kind_at_home(&name),
        _ => {}
    }
    match board.piece_at(square) {
        None => kind_empty(&name),
        Some(piece) => not_of_piece(&piece_or_square(&board, square), piece, that),
    }
}

/// Why a piece is not of a kind; `name` says where it stands.
fn not_of_piece(name: &str, piece: Piece, that: SquareTest) -> String {
    let other = |color: Color| kind_other_side(name, &color_name(color));
    let is_pawn = piece.role == rules::Role::Pawn;
    match that {
        SquareTest::Attacked(color)
        | SquareTest::Unguarded(color)
        | SquareTest::EnPrise(color)
        | SquareTest::Minor(color)
        | SquareTest::Doubled(color)
        | SquareTest::Isolated(color)
        | SquareTest::Passed(color)
        | SquareTest::Backward(color)
            if color != piece.color =>
        {
            other(color)
        }
        SquareTest::Attacked(_) => kind_not_attacked(name),
        SquareTest::Unguarded(_) if piece.role == rules::Role::King => {
            kind_king(&role_name(piece.role))
        }
        SquareTest::Unguarded(_) => kind_guarded(name),
        SquareTest::EnPrise(_) => kind_safe(name),
        SquareTest::Checkers => kind_no_checker(name),
        SquareTest::Minor(_) => kind_not_minor(name),
        SquareTest::Doubled(_)
        | SquareTest::Isolated(_)
        | SquareTest::Passed(_)
        | SquareTest::Backward(_)
            if !is_pawn =>
        {
            kind_no_pawn(name)
        }
        SquareTest::Doubled(_) => kind_not_doubled(name),
        SquareTest::Isolated(_) => kind_not_isolated(name),
        SquareTest::Passed(_) => kind_not_passed(name),
        SquareTest::Backward(_) => kind_not_backward(name),
        // Asked of squares, not of what stands on them.
        SquareTest::Rank(_)
        | SquareTest::File(_)
        | SquareTest::Diagonal(..)
        | SquareTest::Named(_)
        | SquareTest::Piece(_)
        | SquareTest::NotAsAtStart => String::new(),
    }
}

/// Why a legal move is not of a kind.
pub(super) fn not_of_move(ground: &AnyPosition, mv: Move, that: MoveTest) -> String {
    let san = written(ground, mv);
    let board = ground.board();
    let at = |square: Square| piece_or_square(&board, square);
    match that {
        MoveTest::Legal => kind_no_legal(&san),
        MoveTest::Capture => kind_no_capture(&san),
        MoveTest::Check => kind_no_check(&san),
        MoveTest::CheckKind(_) if !ground.play(mv).is_check() => kind_no_check(&san),
        MoveTest::CheckKind(CheckKind::Simple) => kind_no_simple(&san),
        MoveTest::CheckKind(CheckKind::Double) => kind_no_double(&san),
        MoveTest::CheckKind(CheckKind::Discovered) => kind_no_discovered(&san),
        MoveTest::Checkmate => kind_no_mate(&san),
        MoveTest::SmotheredMate => kind_no_smothered(&san),
        MoveTest::Stalemate => kind_no_stalemate(&san),
        MoveTest::Castling => kind_no_castling(&san),
        MoveTest::EnPassant => kind_no_passing(&san),
        MoveTest::Promotion => kind_no_promotion(&san),
        MoveTest::KingMove => kind_no_king_move(&san),
        MoveTest::TakesChecker => kind_no_checker_taken(&san),
        MoveTest::Interposition => kind_no_interposition(&san),
        MoveTest::Attacks(square) => kind_no_attack(&san, &at(square)),
        MoveTest::Guards(square) => kind_no_guard(&san, &at(square)),
        MoveTest::Of(square) => kind_other_piece(&san, &at(square)),
        MoveTest::Fork => kind_no_fork(&san),
    }
}
