//! Answers to questions about the board: keys of the board, typed words, and why a move is refused.
//! They are a part of the program that is fetched as soon as a board can be played on.

use std::rc::Rc;
use std::task::Poll;

use board::commands::Command;
use board::survey;
use board::{BoardKey, Drawing};
use exercise::{Goal, Hint, Solve};
use notation::letters::Language;
use rules::{AnyPosition, Move, Position, Square};

use crate::board_state::BoardState;
use crate::hint::Hints;
use crate::mode_event::{ModeEvent, Refused};
use crate::refusal;
use crate::typed::{self, Entry, Typed};

/// What can be asked.
#[derive(Debug)]
pub(crate) struct Answers {
    /// What a typed text means.
    pub(crate) typed: fn(&BoardState, Entry, &str, Language) -> Typed,
    /// The answer to a key of the board, if it asks something.
    pub(crate) to_key: fn(&BoardState, BoardKey) -> Option<String>,
    /// The answer to a typed question; nothing for what is a wish.
    pub(crate) to_command: fn(&BoardState, &Command) -> Option<String>,
    /// What is said when a piece is picked.
    pub(crate) picked: fn(&BoardState, Square) -> String,
    /// What is drawn for a refused move, and the event that explains it.
    pub(crate) reason: fn(&Refused) -> (Rc<Drawing>, ModeEvent),
    /// The next hint of a goal, or nothing yet: then the search goes on when it is asked again.
    pub(crate) next_hint: fn(&mut Solve) -> Poll<Option<Hint>>,
    /// Gives a hint.
    pub(crate) give_hint: GiveHint,
    /// How a goal is reached.
    pub(crate) solution: fn(&Solve) -> Solution,
    /// The next move of a solution, with the reply to it.
    pub(crate) show_move: ShowMove,
    /// Speaks the language of a table.
    pub(crate) speak: fn(&str),
}

/// How a goal is reached.
#[derive(Debug)]
pub(crate) enum Solution {
    /// By an answer in words.
    Said(String),
    /// By moves, which begin here.
    Moves(Box<Solve>),
}

/// Makes the next move of a solution, with the reply to it.
pub(crate) type ShowMove = fn(&mut Solve) -> Option<(Move, Option<Move>)>;

/// This many positions are looked at before the page has its turn again: some milliseconds.
const SLICE: u64 = 20_000;

/// Shows a hint of which the number, from 1, is known, or says that there is no other.
type GiveHint = fn(&Hints, Option<Hint>, u32, &AnyPosition, &mut Rc<Drawing>) -> Vec<ModeEvent>;

pub(crate) static ANSWERS: Answers = Answers {
    typed: typed::read,
    to_key,
    to_command,
    picked,
    reason: refusal::reason,
    next_hint: |solve| solve.look_for_hint(SLICE),
    give_hint: Hints::give,
    solution,
    show_move: Solve::show_move,
    speak: ui::platform::language::speak,
};

fn solution(solve: &Solve) -> Solution {
    let asked = solve.any_position().position();
    let asked = asked.filter(|_| solve.goal() == Goal::IsStalemate);
    let hint = asked.map(|position| Hint::Say(position.is_stalemate()));
    let said = hint.and_then(|hint| words::hint_text(solve.any_position(), hint));
    said.map_or_else(
        || Solution::Moves(Box::new(solve.to_show())),
        Solution::Said,
    )
}

/// The answer to a key of the board, if it asks something.
fn to_key(board_state: &BoardState, key: BoardKey) -> Option<String> {
    Some(match key {
        BoardKey::Moves(square) => moves_of(board_state, square),
        BoardKey::Captures(square) => on_position(board_state, square, survey::captures_of),
        BoardKey::ThisSquare(square) => square_text(board_state, square),
        BoardKey::Rays(square) => on_position(board_state, square, survey::rays),
        BoardKey::Leaps(square) => on_position(board_state, square, survey::leaps),
        BoardKey::LastMove => last_move(board_state),
        BoardKey::LastCaptured => match board_state.taken() {
            Some((square, piece)) => words::last_captured_text(piece, square),
            None => words::nothing_captured(),
        },
        BoardKey::Clocks => words::no_clock(),
        BoardKey::Flip | BoardKey::Leave | BoardKey::Back | BoardKey::Forward => return None,
    })
}

/// The answer to a typed question; nothing for what is a wish.
fn to_command(board_state: &BoardState, command: &Command) -> Option<String> {
    let position = board_state.any_position().position();
    Some(match *command {
        Command::Pieces(asked) => survey::pieces(position?, asked),
        Command::Scan(line) => survey::line(position?, line),
        Command::MovesOf(square) => moves_of(board_state, square),
        Command::LastMove => last_move(board_state),
        Command::Clocks => words::no_clock(),
        Command::Fen => board_state.fen(),
        _ => return None,
    })
}

/// A piece was picked.
fn picked(board_state: &BoardState, square: Square) -> String {
    let counted = |position: &Position| survey::selected(position, square);
    let text = board_state.any_position().position().and_then(counted);
    text.unwrap_or_else(|| square_text(board_state, square))
}

fn square_text(board_state: &BoardState, square: Square) -> String {
    words::square_text(board_state.board().piece_at(square), square)
}

fn on_position(
    board_state: &BoardState,
    square: Square,
    look: fn(&Position, Square) -> String,
) -> String {
    match board_state.any_position().position() {
        Some(position) => look(position, square),
        None => square_text(board_state, square),
    }
}

fn moves_of(board_state: &BoardState, square: Square) -> String {
    match (
        board_state.any_position(),
        board_state.board().piece_at(square),
    ) {
        (AnyPosition::Legal(position), _) => survey::moves_of(position, square),
        (position, Some(piece)) if piece.color == position.turn() => {
            let moves = position.moves().into_iter();
            let targets: Vec<Square> = moves
                .filter(|mv| mv.from() == square)
                .map(|mv| mv.to())
                .collect();
            words::moves_of_text(piece, square, &targets)
        }
        _ => square_text(board_state, square),
    }
}

fn last_move(board_state: &BoardState) -> String {
    match board_state.last() {
        Some((AnyPosition::Legal(before), mv)) => words::last_move_text(before, mv),
        Some((AnyPosition::Diagram(_), mv)) => mv.to_string(),
        None => words::no_moves_yet(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_moves_of_a_piece_on_a_diagram_are_listed() {
        let board_state =
            BoardState::new(AnyPosition::of(&"8/8/8/8/8/8/8/N7 w - -".parse().unwrap()));
        let said = to_key(&board_state, BoardKey::Moves(Square::A1)).unwrap();
        assert!(said.contains("b3") && said.contains("c2"), "{said}");
        assert_eq!(
            to_key(&board_state, BoardKey::LastMove),
            Some(words::no_moves_yet())
        );
        assert_eq!(to_key(&board_state, BoardKey::Flip), None);
    }
}
