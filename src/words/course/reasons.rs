//! Why an answer is wrong: one sentence about the rule or the question, one about this board.

use course::{Answer, Reason};
use rules::{AnyPosition, Color, Move, Piece, Position, Role, Square};

use super::written::written;
use super::{claims, kinds};
use crate::attempts::{attempt_prose, way};
use crate::drawbacks::reason_answered;
use crate::exercise::{fault_other_role, fault_text};
use crate::glossary::Prose;
use crate::names::{color_name, piece_or_square, role_name, square_name, the_piece_on};
use crate::table::messages;

messages! {
    reason_geometry(rule, piece, to) = "{rule} The {piece} can't go to {to}.";
    reason_blocked(piece, to, other) = "The {piece} can't go to {to}: the {other} is in the way.";
    reason_own(piece, to, other) = "The {piece} can't go to {to}: its own {other} is there.";
    reason_king(to) = "The king can't go to {to}: it would be attacked there.";
    reason_pawn_takes(pawn, to) = "The {pawn} can't go to {to}: there is nothing to take there.";
    reason_pawn_ahead(pawn, to) = "The {pawn} can't go to {to}: pawns don't take straight ahead.";
    reason_closed(piece, to) = "The {piece} can't go to {to} now.";
    reason_empty(square) = "There is no piece on {square}.";
    reason_other_side(piece, color) = "The {piece} is {color}'s. Look at the other side.";
    reason_takes_nothing(square) = "There is nothing to take on {square}.";
    reason_no_check(from, to) = "From {from} to {to} is a move, but it gives no check.";
    reason_not_attacked(rule, piece, square) = "{rule} The {piece} doesn't attack {square}.";
    reason_not_attacked_by(piece, square, other) = "The {piece} doesn't attack {square}: the {other} is in the way.";
    reason_not_pinned(piece) = "The {piece} isn't pinned: without it, its king would still be safe.";
    reason_named(square) = "This is {square}.";
    reason_not_meant(square) = "Not {square}: another square is meant.";
    reason_missing(; count) = ["That isn't all: one is missing.", "That isn't all: {count} are missing."];
    reason_other_role(san, moved, meant) = "{san} moves a {moved}, but the text says a {meant}.";
    reason_other_square(san, role) = "{san} moves a {role}, as the text says, but to another square.";
    reason_other_one(san, role) = "{san} goes to the right square, but with another {role} than the text says.";
    reason_no_castling(san) = "{san} is a legal move, but the text says to castle.";
    reason_not_named(san) = "{san} is a legal move, but another one is meant.";
    reason_too_small(said) = "{said} is too few. Count again.";
    reason_too_large(said) = "{said} is too many. Count again.";
    reason_means(san) = "That would be the move {san}.";
    reason_unreadable() = "No legal move is written like this. Look at the piece and the square once more.";
    reason_author() = "That isn't it. Look at the board once more.";
}

/// Why an answer to an exercise on this board is wrong.
///
/// # Examples
///
/// ```
/// use course::{Answer, Reason};
/// use rules::{AnyPosition, Setup, Square};
///
/// let ground = AnyPosition::of(&Setup::default());
/// let answer = Answer::Square(Square::E4);
/// let prose = words::reason_prose(&ground, &answer, &Reason::Empty(Square::E4));
/// assert_eq!(prose.plain(), "There is no piece on e4.");
/// ```
#[must_use]
pub fn reason_prose(ground: &AnyPosition, answer: &Answer, reason: &Reason) -> Prose {
    if let Reason::Illegal { from, to, illegal } = reason {
        let position = to_move_at(ground, *from);
        if let Some(prose) = position.map(|position| attempt_prose(&position, *from, *to, illegal))
        {
            return prose;
        }
    }
    Prose::of(&text(ground, answer, reason))
}

/// The position with the side to move whose piece stands on a square.
fn to_move_at(ground: &AnyPosition, from: Square) -> Option<Position> {
    let mut setup = ground.setup();
    if let Some(piece) = setup.board.piece_at(from)
        && piece.color != setup.turn
    {
        setup.turn = piece.color;
        setup.en_passant = None;
    }
    Position::from_setup(&setup).ok()
}

fn text(ground: &AnyPosition, answer: &Answer, reason: &Reason) -> String {
    let board = ground.board();
    let at = |square: Square| piece_or_square(&board, square);
    let san = |mv: Move| written(ground, mv);
    match reason {
        // Only where the board of the question is not the one that was judged.
        Reason::Illegal { from, to, .. } => reason_closed(&at(*from), &square_name(*to)),
        Reason::Geometry { piece, from, to } => {
            let name = the_piece_on(piece.role, *from);
            reason_geometry(&way(piece.role), &name, &square_name(*to))
        }
        Reason::Blocked {
            piece,
            from,
            to,
            by,
        } => {
            let name = the_piece_on(piece.role, *from);
            reason_blocked(&name, &square_name(*to), &at(*by))
        }
        Reason::Closed { piece, from, to } => closed(ground, *piece, *from, *to),
        Reason::Empty(square) => reason_empty(&square_name(*square)),
        Reason::OtherSide(square) => {
            let color = board
                .piece_at(*square)
                .map_or(Color::White, |piece| piece.color);
            reason_other_side(&at(*square), &color_name(color))
        }
        Reason::TakesNothing(square) => reason_takes_nothing(&square_name(*square)),
        Reason::NoCheck(made) => reason_no_check(&square_name(made.from), &square_name(made.to)),
        Reason::DoesNotAttack { from, square, by } => {
            let square = square_name(*square);
            match by {
                None => {
                    let rule = board
                        .piece_at(*from)
                        .map_or_else(String::new, |it| way(it.role));
                    reason_not_attacked(&rule, &at(*from), &square)
                }
                Some(by) => reason_not_attacked_by(&at(*from), &square, &at(*by)),
            }
        }
        Reason::NotPinned(square) => reason_not_pinned(&at(*square)),
        Reason::IsNamed(square) => reason_named(&square_name(*square)),
        Reason::NotOfKind(square, that) => kinds::not_of_square(ground, *square, *that),
        Reason::NotMeant(square) => reason_not_meant(&square_name(*square)),
        Reason::Missing(count) => reason_missing(*count),
        Reason::NotThat(mv, that) => kinds::not_of_move(ground, *mv, *that),
        Reason::Answered { mv, by } => reason_answered(&san(*mv), &written(&ground.play(*mv), *by)),
        Reason::OtherMove { mv, meant } => other_move(&san(*mv), *mv, *meant),
        Reason::NotNamed(mv) => reason_not_named(&san(*mv)),
        Reason::Goal(fault) => match answer {
            Answer::Move(made) => fault_text(ground, exercise::Answer::Move(*made), *fault),
            Answer::Say(is) => fault_text(ground, exercise::Answer::Stalemate(*is), *fault),
            _ => reason_author(),
        },
        Reason::Example(that, mv) => claims::by_example(*that, &san(*mv)),
        Reason::Shown(that, squares) => claims::by_squares(ground, *that, *squares),
        Reason::Castling(side, list) => claims::by_checklist(ground, *side, list),
        Reason::Claim(that, is_true) => claims::plain(ground, *that, *is_true),
        Reason::Number {
            said,
            is_too_small: true,
        } => reason_too_small(&said.to_string()),
        Reason::Number { said, .. } => reason_too_large(&said.to_string()),
        Reason::Means(mv) => reason_means(&san(*mv)),
        Reason::Unreadable => reason_unreadable(),
        Reason::Author => reason_author(),
    }
}

/// What tells a legal move from the one that is written.
fn other_move(san: &str, mv: Move, meant: Move) -> String {
    let role = role_name(mv.role());
    match (mv.promotion(), meant.promotion()) {
        _ if meant.is_castling() => reason_no_castling(san),
        _ if mv.role() != meant.role() => reason_other_role(san, &role, &role_name(meant.role())),
        _ if mv.to() != meant.to() => reason_other_square(san, &role),
        _ if mv.from() != meant.from() => reason_other_one(san, &role),
        (_, wanted) => fault_other_role(&role_name(wanted.unwrap_or(Role::Queen))),
    }
}

/// Why a square cannot be entered to which a piece goes, and nothing is in between.
fn closed(ground: &AnyPosition, piece: Piece, from: Square, to: Square) -> String {
    let (name, square) = (the_piece_on(piece.role, from), square_name(to));
    match ground.board().piece_at(to) {
        Some(other) if other.color == piece.color => {
            reason_own(&name, &square, &role_name(other.role))
        }
        Some(_) if piece.role == Role::Pawn => reason_pawn_ahead(&name, &square),
        None if piece.role == Role::Pawn && from.file() != to.file() => {
            reason_pawn_takes(&name, &square)
        }
        _ if piece.role == Role::King => reason_king(&square),
        _ => reason_closed(&name, &square),
    }
}
