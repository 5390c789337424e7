//! What a task asks, where the author has written no words for it.

use exercise::{Ask, Find, Goal, PieceRef};
use rules::{AnyPosition, Color, Role};

use crate::names::{color_name, piece_or_square, role_name, square_name, squares_of, the_piece_on};
use crate::table::messages;

messages! {
    prompt_mate_now(color) = "{color} to move: mate in one move.";
    prompt_mate(color; count) = ["{color} to move: mate in {count} move.", "{color} to move: mate in {count} moves."];
    prompt_capture_all() = "Capture all enemy pieces without losing yours.";
    prompt_capture_all_by(piece) = "Capture all enemy pieces with the {piece}, without losing it.";
    prompt_reach(squares) = "Go to {squares} without losing your piece.";
    prompt_reach_by(piece, squares) = "Move the {piece} to {squares} without losing it.";
    prompt_promote() = "Promote a pawn.";
    prompt_promote_to(role) = "Promote a pawn to a {role}.";
    prompt_most(prompt; count) = ["{prompt} You have one move.", "{prompt} You have {count} moves."];
    prompt_escape(color) = "{color} is in check: get out of it.";
    prompt_is_stalemate(color) = "{color} to move: is it stalemate?";
    prompt_stalemate(color) = "{color} to move: stalemate the other side.";
    prompt_survive(color; count) = ["{color} to move: make a move without being mated.", "{color} to move: make {count} moves without being mated."];
    prompt_survive_with(color, piece; count) = ["{color} to move: make a move without being mated or losing the {piece}.", "{color} to move: make {count} moves without being mated or losing the {piece}."];
    prompt_find_moves(piece) = "Show all squares the {piece} can go to.";
    prompt_find_all_moves(color) = "Show all of {color}'s moves.";
    prompt_find_captures(piece) = "Show all squares where the {piece} can capture.";
    prompt_find_all_captures(color) = "Show all of {color}'s captures.";
    prompt_find_checks(piece) = "Show all squares where the {piece} gives check.";
    prompt_find_all_checks(color) = "Show all of {color}'s moves that give check.";
    prompt_find_attackers(color, square) = "Show all of {color}'s pieces that attack {square}.";
    prompt_find_defenders(color, square) = "Show all of {color}'s pieces that guard {square}.";
    prompt_find_pinned() = "Show all pinned pieces.";
    prompt_find_pinned_of(color) = "Show all of {color}'s pinned pieces.";
    prompt_find_squares(piece) = "Show all squares the {piece} attacks.";
    prompt_find_square(squares) = "Show {squares}.";
    prompt_find_name() = "Name the marked square.";
    prompt_find_names() = "Name the marked squares.";
    prompt_line(color) = "Find the right moves for {color}.";
}

/// What a task of the mode `solve` asks on its board.
///
/// # Examples
///
/// ```
/// use exercise::Goal;
/// use rules::AnyPosition;
///
/// let ground = AnyPosition::of(&rules::Setup::default());
/// let prompt = words::goal_prompt(&ground, Goal::Mate { within: 2 });
/// assert_eq!(prompt, "White to move: mate in 2 moves.");
/// ```
#[must_use]
pub fn goal_prompt(ground: &AnyPosition, goal: Goal) -> String {
    let color = color_name(ground.turn());
    let piece = |piece: PieceRef| named(ground, piece);
    match goal {
        Goal::Mate { within: 1 } => prompt_mate_now(&color),
        Goal::Mate { within } => prompt_mate(&color, within.into()),
        Goal::CaptureAll { by, moves } => {
            let prompt = by.map_or_else(prompt_capture_all, |by| prompt_capture_all_by(&piece(by)));
            within(&prompt, moves)
        }
        Goal::Reach { by, to, moves } => {
            let squares = squares_of(to);
            let prompt = match by {
                Some(by) => prompt_reach_by(&piece(by), &squares),
                None => prompt_reach(&squares),
            };
            within(&prompt, moves)
        }
        Goal::Promote { to, moves, .. } => {
            let prompt = to.map_or_else(prompt_promote, |to| prompt_promote_to(&role_name(to)));
            within(&prompt, moves)
        }
        Goal::Escape => prompt_escape(&color),
        Goal::IsStalemate => prompt_is_stalemate(&color),
        Goal::Stalemate => prompt_stalemate(&color),
        Goal::Survive { moves, by } => match by {
            None => prompt_survive(&color, moves.into()),
            Some(by) => prompt_survive_with(&color, &piece(by), moves.into()),
        },
    }
}

fn named(ground: &AnyPosition, piece: PieceRef) -> String {
    match piece {
        PieceRef::Role(role) => role_name(role),
        PieceRef::On(square) => {
            let piece = ground.board().piece_at(square);
            let role = piece.map_or(Role::Pawn, |piece| piece.role);
            the_piece_on(role, square)
        }
    }
}

fn within(prompt: &str, moves: Option<u8>) -> String {
    match moves {
        None => prompt.to_owned(),
        Some(count) => prompt_most(prompt, count.into()),
    }
}

/// What a task of the mode `find` asks.
#[must_use]
pub fn find_prompt(find: &Find) -> String {
    let turn = color_name(find.setup().turn);
    let piece = |at| piece_or_square(&find.setup().board, at);
    match find.ask() {
        Ask::Moves(Some(of)) => prompt_find_moves(&piece(of)),
        Ask::Moves(None) => prompt_find_all_moves(&turn),
        Ask::Captures(Some(of)) => prompt_find_captures(&piece(of)),
        Ask::Captures(None) => prompt_find_all_captures(&turn),
        Ask::Checks(Some(of)) => prompt_find_checks(&piece(of)),
        Ask::Checks(None) => prompt_find_all_checks(&turn),
        Ask::Attackers { of, side } => prompt_find_attackers(&color_name(side), &square_name(of)),
        Ask::Defenders { of, side } => prompt_find_defenders(&color_name(side), &square_name(of)),
        Ask::Pinned { side: None } => prompt_find_pinned(),
        Ask::Pinned { side: Some(side) } => prompt_find_pinned_of(&color_name(side)),
        Ask::Squares(of) => prompt_find_squares(&piece(of)),
        Ask::Square(of) => prompt_find_square(&squares_of(of)),
        Ask::Name(of) if of.has_several() => prompt_find_names(),
        Ask::Name(_) => prompt_find_name(),
    }
}

/// What a task of the mode `line` asks of a side.
#[must_use]
pub fn line_prompt(side: Color) -> String {
    prompt_line(&color_name(side))
}
