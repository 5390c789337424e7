//! What is typed below the board, and the moves that scripts write.

use board::commands::Command;
use element::Mode;
use exercise::Item;
use notation::letters::Language;
use rules::Square;

use super::effect::{Effect, copy, note};
use super::state::{Context, Judgment, State};
use crate::answers::Answers;
use crate::mode_event::By;
use crate::modes::Control;
use crate::move_list_style::letters;
use crate::typed::{Entry, Typed};

impl State {
    /// A text was typed. What is not understood stays in its field, with the reason below.
    pub(super) fn typed(
        &mut self,
        answers: &'static Answers,
        text: &str,
        context: &Context,
    ) -> Vec<Effect> {
        let Some(mode) = self.mode() else {
            self.finish_entry(false);
            return Vec::new();
        };
        let entry = mode.entry().unwrap_or(Entry::Move);
        let letters = letters(&self.data);
        let (effects, is_understood) =
            match (answers.typed)(mode.board_state(), entry, text, letters) {
                Typed::Attempt(_) if mode.moves().is_empty() => {
                    (vec![note(mode.headline())], !mode.plays())
                }
                Typed::Attempt(made) => {
                    let plays = mode.plays();
                    let effects = self.attempt(made, By::Reader, true, context);
                    if self.asked.is_some() {
                        // Whether it was understood is known when the page has answered.
                        return effects;
                    }
                    (effects, !plays)
                }
                Typed::Square(square) => (self.name(square, context), true),
                Typed::Command(command) => self.command(answers, &command, context),
                Typed::Unread(reason) => (vec![note(reason)], false),
            };
        self.finish_entry(is_understood);
        effects
    }

    /// A square is named as an answer.
    fn name(&mut self, square: Square, context: &Context) -> Vec<Effect> {
        self.tried = Some(Item::Square(square));
        self.work(context, |mode| mode.named(square, context.now))
    }

    /// The field is emptied, or keeps a text that was not understood.
    pub(super) fn finish_entry(&mut self, is_understood: bool) {
        self.feedback.is_refused = !is_understood;
        self.feedback.accepted += u32::from(is_understood);
    }

    /// What a command brings about, and whether it means something here.
    fn command(
        &mut self,
        answers: &Answers,
        command: &Command,
        context: &Context,
    ) -> (Vec<Effect>, bool) {
        let effects = match command {
            Command::Flip => vec![Effect::RunTool("flip")],
            Command::Back => self.press(Control::Previous, context),
            Command::Forward => self.press(Control::Next, context),
            Command::Undo => self.press(Control::TakeBack, context),
            Command::New => self.press(Control::Restart, context),
            Command::Claim | Command::Draw => self.press(Control::Claim, context),
            Command::Status | Command::Opponent => self.say(|mode| mode.headline()),
            Command::ToBoard(square) => {
                self.focus_board(*square);
                Vec::new()
            }
            Command::Pgn => match self.mode().and_then(|mode| mode.pgn()) {
                Some(pgn) => copy(pgn),
                None => return (Vec::new(), false),
            },
            asked => {
                let mode = self.mode();
                match mode.and_then(|mode| (answers.to_command)(mode.board_state(), asked)) {
                    Some(answer) => vec![note(answer)],
                    None => return (vec![note(words::not_a_command())], false),
                }
            }
        };
        (effects, true)
    }

    /// A script plays a move, or names a square where one is asked for; the answers are here already.
    pub(super) fn play(&mut self, text: &str, context: &Context) -> Vec<Effect> {
        let (Some(answers), Some(mode)) = (context.parts.answers, self.mode()) else {
            return Vec::new();
        };
        // A task has no moves while its answer is shown, and when it is over.
        if matches!(self.data.mode(), Mode::Solve | Mode::Line) && mode.moves().is_empty() {
            return Vec::new();
        }
        let plays = mode.plays();
        let entry = mode.entry().unwrap_or(Entry::Move);
        let effects = match (answers.typed)(mode.board_state(), entry, text, Language::English) {
            Typed::Attempt(made) => self.attempt(made, By::Script, false, context),
            // Where squares are asked for, the name of one is what a click on it is.
            Typed::Square(square) => self.name(square, context),
            _ => return Vec::new(),
        };
        // Of a question the answer counts if it is right.
        if !plays && !effects.is_empty() && self.feedback.judgment != Judgment::Wrong {
            self.moves_made += 1;
        }
        effects
    }
}
