//! The program as a player: its moves, its answer to a draw offer, and a move that waits for its own.

use std::rc::Rc;

use conduct::{Binding, RookAnswer, TouchEvent};
use game::Game;
use rules::Move;

use super::{PendingSitting, SittingAction};
use crate::coach::coach;
use crate::state::{Action, AppState, Chosen};

/// What comes from the engine, and what the player against it does.
#[derive(Clone, Debug)]
pub enum ComputerAction {
    /// The program plays in the position after this many plies.
    Plays {
        /// The ply.
        ply: usize,
        /// The squares, and what a pawn becomes.
        chosen: Chosen,
        /// What it thinks of its position, in hundredths of a pawn.
        score: i32,
    },
    /// The engine did not start, or fell silent.
    Failed,
    /// The player wants another attempt.
    TryAgain,
}

/// What is known of the engine of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct EngineState {
    /// Grows when the engine is started anew.
    pub(super) attempt: u32,
    /// Whether the player has to ask for the next attempt.
    pub(super) has_failed: bool,
    /// What the program last thought of its own position, in hundredths of a pawn.
    score: Option<i32>,
    /// Whether the move that is being made is the program's.
    is_moving: bool,
}

/// At this score the program takes a draw, in hundredths of a pawn for its side.
const WORSE: i32 = -40;
/// After this many plies it takes a draw in an even position.
const LATE: usize = 80;
/// What counts as even then.
const EVEN: i32 = 15;

impl EngineState {
    /// Whether a draw is good for the program.
    fn accepts_draw(self, plies: usize) -> bool {
        let late = |score: i32| plies >= LATE && score <= EVEN;
        self.score
            .is_some_and(|score| score <= WORSE || late(score))
    }
}

impl PendingSitting {
    /// Whether the program is to move in a game that goes on.
    pub(super) fn is_computers_turn(&self, state: &AppState) -> bool {
        let turn = state.game.position().turn();
        state.game.outcome().is_none() && self.sitting.computer_color() == Some(turn)
    }

    /// The program decides at once what the laws leave to the opponent of the player to move; tells what
    /// it chose.
    pub(super) fn computer_decides(&mut self, game: &Game) -> Option<String> {
        let position = game.position();
        let opponent = position.turn().other();
        self.sitting.computer_color().filter(|it| *it == opponent)?;
        let conduct = self.sitting.agreement().conduct;
        let binding = self.sitting.binding(game);
        let state = self.sitting.conduct_mut();
        match binding {
            Binding::OpponentMayPenalize(penalties) => {
                let kind = penalties.first()?.kind;
                state.enforce(conduct, position, kind).ok()?;
                Some(words::penalty_name(kind))
            }
            Binding::OpponentSelects(choices) => {
                let piece = choices.first()?.piece;
                let event = TouchEvent::Select(piece);
                state.apply_touch(conduct, position, event).ok()?;
                Some(words::touched_choice(position, piece))
            }
            Binding::OpponentMayStop { .. } => {
                let event = TouchEvent::Answer(RookAnswer::Castles);
                state.apply_touch(conduct, position, event).ok()?;
                Some(words::button_castling_stands())
            }
            Binding::Free | Binding::Bound { .. } => None,
        }
    }
}

impl AppState {
    /// Whether a move is refused because the program has to make one.
    pub(super) fn bars_for_computer(&mut self) -> bool {
        let held = self.sitting.held();
        let waits = held.is_some_and(|held| held.is_computers_turn(self) && !held.engine.is_moving);
        if waits {
            self.conversation.refuse(words::computer_to_move());
        }
        waits
    }

    /// Looks at an action in a game against the program; says whether that is done with.
    pub(super) fn before_action_against_computer(
        &mut self,
        held: &PendingSitting,
        action: &Action,
    ) -> bool {
        held.is_computers_turn(self) && self.act_in_advance(action)
    }

    /// Carries out what comes from the engine.
    pub(super) fn apply_computer(&mut self, mut held: PendingSitting, action: &ComputerAction) {
        match action {
            ComputerAction::Plays { ply, chosen, score } => {
                let is_running = held.sitting.paused().is_none();
                if is_running && *ply == self.game.len() && held.is_computers_turn(self) {
                    held.engine.score = Some(*score);
                    held.engine.has_failed = false;
                    self.computer_plays(held, *chosen);
                }
            }
            ComputerAction::Failed if held.is_computers_turn(self) => {
                // Once it is tried again without asking.
                held.engine.has_failed = held.engine.attempt > 0;
                held.engine.attempt += u32::from(held.engine.attempt == 0);
                self.hold_unstored(held);
            }
            ComputerAction::Failed => {}
            ComputerAction::TryAgain => {
                held.engine.has_failed = false;
                held.engine.attempt += 1;
                self.hold_unstored(held);
            }
        }
    }

    fn computer_plays(&mut self, mut held: PendingSitting, chosen: Chosen) {
        let Some(found) = self.found(chosen) else {
            held.engine.has_failed = true;
            return self.hold_unstored(held);
        };
        let premove = self.premove.take();
        held.engine.is_moving = true;
        self.hold_unstored(held);
        self.play_as_agreed(found);
        if let Some(mut held) = self.held_mut() {
            held.engine.is_moving = false;
            self.hold_unstored(held);
        }
        if let Some(coach) = coach() {
            (coach.replied)(self);
        }
        if let Some(premove) = premove.filter(|_| self.game.outcome().is_none()) {
            self.answer_at_once(premove, Self::play_as_agreed);
        }
    }

    fn play_as_agreed(&mut self, found: Move) {
        let before = Rc::clone(&self.game);
        self.play(found);
        self.after_move(&before);
    }

    /// Answers a draw that was offered to the program.
    pub(super) fn computer_answers_draw(&mut self) {
        let Some(held) = self.held_mut() else {
            return;
        };
        let offered = self.game.draw_offer();
        let is_to_computer =
            offered.is_some() && offered != held.sitting.computer_color() && held.mine().is_some();
        if !is_to_computer {
            return;
        }
        let accepts = held.engine.accepts_draw(self.game.len());
        let action = if accepts {
            Action::AcceptDraw
        } else {
            Action::DeclineDraw
        };
        self.carry_out_freely(action);
        if !accepts {
            self.conversation.say(words::computer_declines());
        }
    }
}

impl From<ComputerAction> for Action {
    fn from(action: ComputerAction) -> Self {
        SittingAction::Computer(action).into()
    }
}
