//! What a move is called when it is spoken.

use notation::san::{CheckMark, is_capture};
use rules::{CastlingSide, Move, Position, Role, Square};

use crate::names::{color_name, role_name, square_name};
use crate::table::messages;

messages! {
    moves_to(piece, square) = "{piece} to {square}";
    moves_from_to(piece, from, square) = "{piece} from {from} to {square}";
    takes(piece, square) = "{piece} takes {square}";
    takes_from(piece, from, square) = "{piece} from {from} takes {square}";
    takes_en_passant(piece, square) = "{piece} takes {square} en passant";
    promotes(square, role) = "pawn {square} promotes to {role}";
    takes_and_promotes(square, role) = "pawn takes {square} and promotes to {role}";
    castles_king_side() = "castles kingside";
    castles_queen_side() = "castles queenside";
    castles_king_side_alone() = "castles kingside without a rook";
    castles_queen_side_alone() = "castles queenside without a rook";
    /// Behind castling in the list of moves, where the rook was given as odds.
    pub without_rook() = "(without rook)";
    with_check(phrase) = "{phrase}, check";
    with_mate(phrase) = "{phrase}, checkmate";
    spoken_move(color, phrase) = "{color}: {phrase}.";
    ply_label(number, color, phrase) = "{number}. {color} {phrase}";
    taken_back_text(color, phrase) = "Taken back: {color}, {phrase}.";
    selected_none(piece, square) = "{piece} {square} selected. It cannot move.";
    selected(piece, square; count) = ["{piece} {square} selected, 1 move.", "{piece} {square} selected, {count} moves."];
    shown_start() = "Start position.";
    shown_after(number, color, phrase) = "After {number}. {color}: {phrase}.";
}

/// A move in words, without the side that makes it: "knight takes e5, check".
#[must_use]
pub fn move_phrase(position: &Position, played: Move) -> String {
    let phrase = bare_phrase(position, played);
    match CheckMark::of(&position.play_unchecked(played)) {
        CheckMark::None => phrase,
        CheckMark::Check => with_check(&phrase),
        CheckMark::Mate => with_mate(&phrase),
    }
}

fn bare_phrase(position: &Position, played: Move) -> String {
    match (played.castling(), played.castling_without_rook()) {
        (Some(CastlingSide::KingSide), _) => return castles_king_side(),
        (Some(CastlingSide::QueenSide), _) => return castles_queen_side(),
        (_, Some(CastlingSide::KingSide)) => return castles_king_side_alone(),
        (_, Some(CastlingSide::QueenSide)) => return castles_queen_side_alone(),
        (None, None) => {}
    }
    let role = position
        .piece_at(played.from())
        .map_or(Role::Pawn, |piece| piece.role);
    let (piece, square) = (role_name(role), square_name(played.to()));
    let captures = is_capture(position, played);
    if let Some(promotion) = played.promotion() {
        let promotion = role_name(promotion);
        return if captures {
            takes_and_promotes(&square, &promotion)
        } else {
            promotes(&square, &promotion)
        };
    }
    if played.is_en_passant() {
        return takes_en_passant(&piece, &square);
    }
    let from = square_name(played.from());
    match (captures, has_twin(position, played, role)) {
        (false, false) => moves_to(&piece, &square),
        (false, true) => moves_from_to(&piece, &from, &square),
        (true, false) => takes(&piece, &square),
        (true, true) => takes_from(&piece, &from, &square),
    }
}

/// Whether another piece of the kind could make the same move, so that the words need its square.
fn has_twin(position: &Position, played: Move, role: Role) -> bool {
    position.legal_moves().iter().any(|other| {
        other.to() == played.to()
            && other.from() != played.from()
            && position
                .piece_at(other.from())
                .is_some_and(|piece| piece.role == role)
    })
}

/// A move as it is announced: "White: knight takes e5, check."
#[must_use]
pub fn move_announcement(before: &Position, played: Move) -> String {
    spoken_move(&color_name(before.turn()), &move_phrase(before, played))
}

/// The accessible name of a move in the list: "1. White pawn to e4".
#[must_use]
pub fn ply_name(before: &Position, played: Move) -> String {
    let number = before.fullmove_number().to_string();
    ply_label(
        &number,
        &color_name(before.turn()),
        &move_phrase(before, played),
    )
}

/// What is said when a move was taken back; `before` is the position that has come back.
#[must_use]
pub fn taken_back(before: &Position, taken: Move) -> String {
    taken_back_text(&color_name(before.turn()), &move_phrase(before, taken))
}

/// What is said when another position of the game is shown; the move that led to it, if any.
#[must_use]
pub fn shown_position(last: Option<(&Position, Move)>) -> String {
    last.map_or_else(shown_start, |(before, played)| {
        let number = before.fullmove_number().to_string();
        shown_after(
            &number,
            &color_name(before.turn()),
            &move_phrase(before, played),
        )
    })
}

/// What is said when a piece is picked: "Knight f3 selected, 5 moves."
#[must_use]
pub fn selected_text(role: Role, square: Square, moves: usize) -> String {
    let (piece, square) = (capitalized(&role_name(role)), square_name(square));
    match moves {
        0 => selected_none(&piece, &square),
        _ => selected(&piece, &square, moves),
    }
}

/// The first letter large, for a name that begins a sentence.
pub(crate) fn capitalized(text: &str) -> String {
    // English names begin with a letter of ASCII; the full tables of Unicode would weigh 14 kB.
    let mut text = text.to_owned();
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
}
