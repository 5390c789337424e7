//! Why a claim about a board is true or not.

use course::question::BoardTest;
use explain::castling::{Condition, State};
use rules::{AnyPosition, Bitboard, CastlingSide, Square};

use crate::checklist::failing;
use crate::names::{color_name, list, piece_or_square, square_name, squares_of};
use crate::table::messages;

messages! {
    claim_light(square) = "{square} is a light square.";
    claim_dark(square) = "{square} is a dark square.";
    claim_pinned(piece) = "The {piece} is pinned: behind it on the line stands its king.";
    claim_not_pinned(piece) = "The {piece} isn't pinned: its king is safe without it.";
    claim_guarded(piece, others) = "The {piece} is guarded by the {others}.";
    claim_unguarded(piece) = "No piece of its own guards the {piece}.";
    claim_attacked(piece, others) = "The {piece} is attacked by the {others}.";
    claim_not_attacked(piece) = "No enemy piece attacks the {piece}.";
    claim_at_start() = "Each piece is where it stands at the start of a game.";
    claim_not_at_start(squares) = "Look at {squares}: at the start it looks different there.";
    claim_check(king, pieces) = "The {king} is in check from the {pieces}.";
    claim_no_check(king) = "Nothing attacks the {king}, so it isn't check.";
    claim_no_mate_move(san) = "It isn't mate: {san} is still possible.";
    claim_no_mate() = "It isn't mate: the king isn't in check.";
    claim_mate() = "The king is in check, and no move answers it: it is mate.";
    claim_no_stalemate_move(san) = "It isn't stalemate: {san} is still possible.";
    claim_no_stalemate_check(pieces) = "It isn't stalemate: the king is in check from the {pieces}.";
    claim_stalemate() = "The king isn't in check, and no piece can move: it is stalemate.";
    claim_not_forced_move(san) = "There is more than one move. One of them is {san}.";
    claim_no_move() = "No move is legal here.";
    claim_forced() = "Only one move is legal.";
    claim_can_castle(color) = "{color} can castle there: all conditions hold.";
    claim_cannot_castle(color, reasons) = "{color} can't castle there. {reasons}";
    claim_cannot_castle_now(color) = "{color} can't castle there.";
    claim_has_moved(color) = "{color} can no longer castle there: the king or that rook has moved.";
    claim_passing(san) = "A pawn can be taken in passing: {san}.";
    claim_no_passing() = "No pawn can be taken in passing here.";
    claim_dead() = "No series of moves leads to mate: the game is drawn at once.";
    claim_alive() = "A mate is still possible here, if one side plays badly enough.";
    claim_can_mate(color) = "{color} can still mate, if the other side plays badly enough.";
    claim_cannot_mate(color) = "{color} can't mate any longer, whatever the other side plays.";
    claim_fifty() = "Fifty moves by each side without a capture or a pawn move: a draw can be claimed.";
    claim_not_fifty() = "There haven't been fifty moves by each side without a capture or a pawn move.";
    claim_legal() = "A game can go on from here: nothing is wrong with the position.";
    claim_not_legal() = "No game can go on from here. Count the kings, and look who is in check.";
}

/// A claim is judged by a move.
pub(super) fn by_example(that: BoardTest, san: &str) -> String {
    match that {
        BoardTest::Checkmate => claim_no_mate_move(san),
        BoardTest::Stalemate => claim_no_stalemate_move(san),
        BoardTest::EnPassant => claim_passing(san),
        _ => claim_not_forced_move(san),
    }
}

/// A claim is judged by squares, which may be none.
pub(super) fn by_squares(ground: &AnyPosition, that: BoardTest, squares: Bitboard) -> String {
    let board = ground.board();
    let at = |square: Square| piece_or_square(&board, square);
    let pieces = || list(&squares.into_iter().map(at).collect::<Vec<_>>());
    let is_none = squares.is_empty();
    match that {
        BoardTest::Guarded(of) if is_none => claim_unguarded(&at(of)),
        BoardTest::Guarded(of) => claim_guarded(&at(of), &pieces()),
        BoardTest::Attacked(of) if is_none => claim_not_attacked(&at(of)),
        BoardTest::Attacked(of) => claim_attacked(&at(of), &pieces()),
        BoardTest::Start if is_none => claim_at_start(),
        BoardTest::Start => claim_not_at_start(&squares_of(squares)),
        BoardTest::Check => {
            let king = king(ground).map(at).unwrap_or_default();
            if is_none {
                claim_no_check(&king)
            } else {
                claim_check(&king, &pieces())
            }
        }
        // Without a move: the other of the two ends holds, or neither does.
        BoardTest::Checkmate if is_none => claim_no_mate(),
        BoardTest::Checkmate => claim_mate(),
        BoardTest::Stalemate if is_none => claim_stalemate(),
        BoardTest::Stalemate => claim_no_stalemate_check(&pieces()),
        BoardTest::Forced => claim_no_move(),
        _ => plain(
            ground,
            that,
            that.holds(&ground.setup()).unwrap_or(!is_none),
        ),
    }
}

/// Castling is judged by its conditions.
pub(super) fn by_checklist(
    ground: &AnyPosition,
    side: CastlingSide,
    conditions: &[(Condition, State)],
) -> String {
    let Some(position) = ground.position() else {
        return plain(ground, BoardTest::Castle(side), false);
    };
    let color = color_name(position.turn());
    if BoardTest::Castle(side).holds(&ground.setup()) == Some(true) {
        return claim_can_castle(&color);
    }
    match failing(position, position.turn(), conditions) {
        // Both are at home, and nothing else is in the way.
        reasons if reasons.is_empty() => claim_has_moved(&color),
        reasons => claim_cannot_castle(&color, &reasons),
    }
}

/// What holds of a board.
pub(super) fn plain(ground: &AnyPosition, that: BoardTest, is_true: bool) -> String {
    let board = ground.board();
    let at = |square: Square| piece_or_square(&board, square);
    let color = || color_name(ground.turn());
    match (that, is_true) {
        (BoardTest::Light(square), _) if square.is_light() => claim_light(&square_name(square)),
        (BoardTest::Light(square), _) => claim_dark(&square_name(square)),
        (BoardTest::Pinned(of), true) => claim_pinned(&at(of)),
        (BoardTest::Pinned(of), false) => claim_not_pinned(&at(of)),
        (BoardTest::Guarded(of) | BoardTest::Attacked(of), _) => {
            let own = board.piece_at(of).map_or(ground.turn(), |it| it.color);
            let is_guard = matches!(that, BoardTest::Guarded(_));
            let by = if is_guard { own } else { own.other() };
            let squares = board.attackers(of, by, board.occupied());
            by_squares(ground, that, squares)
        }
        (BoardTest::Start, true) => claim_at_start(),
        (BoardTest::Start, false) => {
            let squares = course::question::SquareTest::NotAsAtStart.squares(&ground.setup());
            claim_not_at_start(&squares_of(squares.unwrap_or_default()))
        }
        (BoardTest::Check, _) => {
            let checkers = ground.position().map(rules::Position::checkers);
            by_squares(ground, that, checkers.unwrap_or_default())
        }
        (BoardTest::Checkmate, true) => claim_mate(),
        (BoardTest::Checkmate, false) => claim_no_mate(),
        (BoardTest::Stalemate, true) => claim_stalemate(),
        (BoardTest::Stalemate, false) => {
            let checkers = ground.position().map(rules::Position::checkers);
            let checkers = checkers.unwrap_or_default().into_iter().map(at);
            claim_no_stalemate_check(&list(&checkers.collect::<Vec<_>>()))
        }
        (BoardTest::Forced, true) => claim_forced(),
        (BoardTest::Forced, false) => claim_no_move(),
        (BoardTest::Castle(_), true) => claim_can_castle(&color()),
        (BoardTest::Castle(_), false) => claim_cannot_castle_now(&color()),
        // A true claim comes with its move.
        (BoardTest::EnPassant, _) => claim_no_passing(),
        (BoardTest::Dead, true) => claim_dead(),
        (BoardTest::Dead, false) => claim_alive(),
        (BoardTest::CanMate(side), true) => claim_can_mate(&color_name(side)),
        (BoardTest::CanMate(side), false) => claim_cannot_mate(&color_name(side)),
        (BoardTest::FiftyMoves, true) => claim_fifty(),
        (BoardTest::FiftyMoves, false) => claim_not_fifty(),
        (BoardTest::Legal, true) => claim_legal(),
        (BoardTest::Legal, false) => claim_not_legal(),
    }
}

/// The king of the side to move.
fn king(ground: &AnyPosition) -> Option<Square> {
    let board = ground.board();
    (board.by_role(rules::Role::King) & board.by_color(ground.turn())).first()
}
