//! What every mode can do. A mode is plain data, free of the browser: actions go in, events come out.

use std::rc::Rc;

use board::{Drawing, Tint};
use exercise::{Outcome, Standing, Try};
use rules::{Bitboard, Color, Move, Square};

use super::Control;
use crate::answers::Answers;
use crate::board_state::BoardState;
use crate::data::Data;
use crate::fault::Fault;
use crate::mode_event::ModeEvent;
use crate::typed::Entry;

/// What is done at a board in one of the modes.
pub(crate) trait BoardMode {
    /// What the board shows.
    fn board_state(&self) -> &BoardState;

    /// What the reader can move now; nothing while it is not their turn.
    fn moves(&self) -> Vec<Move> {
        Vec::new()
    }

    /// Whether what the hand does on the board are moves of a game.
    fn plays(&self) -> bool {
        true
    }

    /// What the mode does by itself as soon as the board is there.
    fn begin(&mut self) -> Vec<ModeEvent> {
        Vec::new()
    }

    /// The line below the board that stays: the task, or the state of the game.
    fn headline(&self) -> String;

    /// How far the reader has come in a set of puzzles.
    fn progress(&self) -> Option<String> {
        None
    }

    /// The side that the reader has, where that changes while the board is used.
    fn reader(&self) -> Option<Color> {
        None
    }

    /// The buttons. They stay as long as the task or the game does, so that nothing moves.
    fn controls(&self) -> Vec<Control> {
        Vec::new()
    }

    /// Whether a button means something now.
    fn can(&self, control: Control) -> bool {
        let _ = control;
        true
    }

    /// Whether one can begin anew.
    fn restarts(&self) -> bool {
        false
    }

    /// What can be typed.
    fn entry(&self) -> Option<Entry> {
        Some(Entry::Move)
    }

    /// What is drawn over the pieces.
    fn drawing(&self) -> Rc<Drawing> {
        Rc::default()
    }

    /// Draws over the pieces why a move was refused.
    fn set_drawing(&mut self, drawing: Rc<Drawing>) {
        let _ = drawing;
    }

    /// What is drawn under them.
    fn tints(&self) -> Rc<[Tint]> {
        Rc::from([])
    }

    /// The squares that are hatched.
    fn marked(&self) -> Bitboard {
        Bitboard::EMPTY
    }

    /// The arrows and marks of what is shown, in the words of the attributes, where they are not
    /// those of the attributes.
    fn shapes(&self) -> Option<(String, String)> {
        None
    }

    /// Whether the arrows and marks of the author belong to what the board shows.
    fn is_as_written(&self) -> bool {
        self.board_state().last().is_none()
    }

    /// What is wrong with what the author has written, where the rest can be shown all the same.
    fn faults(&self) -> Vec<Fault> {
        Vec::new()
    }

    /// Whether the step to what the board shows is small enough to be shown as movement.
    fn glides(&self) -> bool {
        true
    }

    /// The author has changed how the board looks.
    fn change_look(&mut self, data: &Data) {
        let _ = data;
    }

    /// A move is not wanted by the page: what the hand was doing is forgotten.
    fn refuse(&mut self);

    /// A piece is moved. The page has been asked about a legal move before.
    fn attempt(&mut self, made: Try, now: u64) -> Vec<ModeEvent>;

    /// A square was chosen while no piece was picked.
    fn square(&mut self, square: Square, now: u64) -> Vec<ModeEvent> {
        let _ = now;
        let piece = self.board_state().board().piece_at(square);
        vec![ModeEvent::Say(words::square_text(piece, square))]
    }

    /// A square was named.
    fn named(&mut self, square: Square, now: u64) -> Vec<ModeEvent> {
        self.square(square, now)
    }

    /// Whether the names of squares stay hidden, because they are the answer.
    fn hides_names(&self) -> bool {
        false
    }

    /// A button was pressed.
    fn press(&mut self, control: Control, now: u64) -> Vec<ModeEvent>;

    /// The reader touches the board for the first time.
    fn touch(&mut self, now: u64) {
        let _ = now;
    }

    /// Whether a hint is being looked for: then [`hint`](Self::hint) goes on with it.
    fn is_thinking(&self) -> bool {
        false
    }

    /// Gives the next hint, where hints are offered; nothing if that takes answers that are not here.
    fn hint(&mut self, answers: Option<&Answers>) -> Option<Vec<ModeEvent>> {
        let _ = answers;
        Some(Vec::new())
    }

    /// Shows the solution; nothing if that takes answers that are not here.
    fn show_solution(&mut self, answers: Option<&'static Answers>) -> Option<Vec<ModeEvent>> {
        let _ = answers;
        Some(Vec::new())
    }

    /// Goes on with something that takes long, for a moment.
    fn work_on(&mut self, now: u64) -> Vec<ModeEvent> {
        let _ = now;
        Vec::new()
    }

    /// A pause is over.
    fn go_on(&mut self) -> Vec<ModeEvent> {
        Vec::new()
    }

    /// What has come of a task.
    fn outcome(&self, now: u64) -> Option<Outcome> {
        let _ = now;
        None
    }

    /// What the events of a task tell, as JSON.
    fn detail(&self, now: u64) -> String {
        let outcome = self.outcome(now);
        outcome.map_or_else(String::new, |outcome| outcome.to_string())
    }

    /// What a form gets of a task: JSON, and how the task stands.
    fn value(&self, now: u64) -> Option<(String, Standing)> {
        let outcome = self.outcome(now)?;
        Some((outcome.to_string(), outcome.standing))
    }

    /// Takes up a task where a form or the storage has kept it.
    fn resume(&mut self, outcome: &Outcome, now: u64) {
        let _ = (outcome, now);
    }

    /// The position as the page gets it: of a move that is still to be answered, the one after it.
    fn fen(&self) -> String {
        self.board_state().fen()
    }

    /// The moves as PGN, where there is a game.
    fn pgn(&self) -> Option<String> {
        None
    }

    /// Whether a form gets what the reader has done.
    fn fills_form(&self) -> bool {
        true
    }

    /// What a form and the storage keep where there is no task.
    fn kept(&self) -> Option<String> {
        None
    }

    /// Takes up what [`kept`](Self::kept) has returned.
    fn take_up(&mut self, kept: &str, now: u64) -> Vec<ModeEvent> {
        let _ = (kept, now);
        Vec::new()
    }
}
