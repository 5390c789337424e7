//! What can happen to a board.

use board::BoardEvent;
use moves::move_list::Pressed;
use moves::setup::state::Act;
use moves::walk::Go;
use rules::Square;

use super::state::Judgment;
use crate::data::Data;
use crate::engine::Heard;
use crate::mode_event::Refused;
use crate::modes::Control;

/// Something that happens to a board: the reader, the page, a script or the clock has done it.
#[derive(Debug)]
pub(crate) enum Action {
    /// The board starts.
    Begin,
    /// The author's attributes may have changed.
    Update(Box<Data>),
    /// It starts anew, whatever was done; what was stored is forgotten.
    Reset,
    /// Something happened on the board.
    Board(BoardEvent),
    /// The answers have come to a question that was asked on the board. Nobody waits for its answer any
    /// more when another text was shown since.
    Ask {
        /// The question.
        question: BoardEvent,
        /// How many texts had been shown when it was asked.
        notes: u32,
    },
    /// The page allows the move that it was asked about, or prevents it.
    PageAnswered(bool),
    /// A button was pressed.
    Press(Control),
    /// An entry of the menu was chosen.
    Choose(Control),
    /// The reader has typed a text.
    Type(String),
    /// A script plays a move, written in any notation.
    Play(String),
    /// Another move of a game is wanted, named as in `at` of `<jadoube-move>`.
    GoTo(String),
    /// A step through a game.
    Step(Go),
    /// Something was pressed in the list of moves.
    MoveList(Pressed),
    /// Another game of the record is wanted.
    OpenGame(usize),
    /// Something was done on a board to set up.
    Edit(Act),
    /// A form or the storage has kept an answer.
    Resume(String),
    /// The storage has taken what was done, or refuses it.
    Kept(bool),
    /// The keyboard focus goes to the board.
    Focus(Option<Square>),
    /// A pause is over.
    Continue,
    /// Something is heard of what the engine was asked.
    Hear(Heard),
    /// A clock is looked at again.
    Tick,
    /// What takes long goes on.
    WorkOn,
    /// The solution is shown.
    ShowSolution,
    /// The page has had its turn: a hint is looked for further.
    Think,
    /// The reader touches the board, at a time in milliseconds.
    Touch(u64),
    /// The reason why a move was refused is wanted.
    Explain(Refused, Judgment),
    /// A text belongs below the board.
    Say(String),
    /// The part of the program that answers could not be fetched.
    AnswersLost,
}
