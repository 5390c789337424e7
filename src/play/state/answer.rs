//! Answers to keys and typed commands: what the board looks like, in words, and what was done.

use notation::origins::Origins;
use notation::typed::{self, TypedError};
use rules::{Color, Move, Position, Role};

use super::{AppState, Dialog, Question};
use crate::coach::{CoachAction, CoachMode};
use crate::link::GuardedAction;
use crate::sitting::{SittingAction, written};
use board::BoardKey;
use board::commands::{self, Command};
use ui::Navigation;
use ui::conversation::FocusTarget;
use ui::platform::storage::GameId;

impl AppState {
    /// A key on the board that means something to the page.
    pub(super) fn key(&mut self, key: BoardKey) {
        match key {
            BoardKey::LastCaptured => self.say_last_captured(),
            BoardKey::LastMove => self.say_last_move(),
            BoardKey::Clocks => self.say_clocks(),
            BoardKey::Flip => self.flip(),
            BoardKey::Back => self.navigate(Navigation::Previous),
            BoardKey::Forward => self.navigate(Navigation::Next),
            about_position => {
                let position = self.game.position_at(self.shown);
                let layers = self.settings.layers;
                self.conversation
                    .answer_key(about_position, position, layers);
            }
        }
    }

    /// A text from the box.
    pub(super) fn typed(&mut self, text: &str, spare: GameId) {
        let question = self.question.take();
        let command = commands::parse(text);
        let before = self.conversation.status.serial();
        match &command {
            Command::Move(text) => self.typed_move(text),
            command => self.command(command, question, spare),
        }
        // The effect of a move, a step, a hint or a threat is seen beside the board.
        if matches!(
            command,
            Command::Move(_) | Command::Back | Command::Forward | Command::Hint | Command::Threat
        ) {
            self.conversation.settle_box();
        } else {
            self.conversation.settle_command(before);
        }
    }

    fn typed_move(&mut self, text: &str) {
        if !self.is_live() {
            self.conversation.refuse(words::not_the_last_position());
            return;
        }
        if self.game.outcome().is_some() {
            self.conversation.refuse_after_the_end(&self.game);
            return;
        }
        if self.is_barred(GuardedAction::Move) {
            return;
        }
        match self.read_typed(text) {
            Ok(found) => self.propose(found),
            Err(error) => {
                let chosen = self.settings.notation;
                self.conversation
                    .refuse_typed(&self.game, text, &error, chosen);
            }
        }
    }

    /// The move that a text says, also in the letters in which moves are written here.
    pub(crate) fn read_typed(&self, text: &str) -> Result<Move, TypedError> {
        self.read_typed_in(self.game.position(), text)
    }

    /// The same in another position with these pieces.
    pub(super) fn read_typed_in(
        &self,
        position: &Position,
        text: &str,
    ) -> Result<Move, TypedError> {
        let letters = words::typed_letters(self.settings.notation);
        typed::read(position, &self.origins(), text, letters)
    }

    /// Where the pieces started, by which descriptive notation distinguishes them.
    pub(crate) fn origins(&self) -> Origins {
        let moves = self.game.moves().iter().enumerate();
        moves.fold(
            Origins::of_start(self.game.start()),
            |origins, (ply, mv)| origins.after(self.game.position_at(ply), *mv),
        )
    }

    fn command(&mut self, command: &Command, question: Option<Question>, spare: GameId) {
        match *command {
            Command::Move(_) => {}
            Command::LastMove => self.say_last_move(),
            Command::Clocks => self.say_clocks(),
            Command::Opponent => self.conversation.say(words::players_text(&self.game)),
            Command::Pgn => self.conversation.copy(written(&self.sitting, &self.game)),
            Command::Flip => self.flip(),
            Command::Back => self.navigate(Navigation::Previous),
            Command::Forward => self.navigate(Navigation::Next),
            Command::Undo => self.take_back(),
            Command::Redo => self.redo(),
            Command::Draw if self.game.draw_offer().is_some() => self.answer_draw(true),
            Command::Draw => self.offer_draw(),
            Command::Claim => self.typed_claim(),
            Command::Adjust => self.adjust(),
            Command::Resign if self.game.outcome().is_some() => {
                self.conversation.refuse(words::game_is_over(&self.game));
            }
            Command::Resign => self.ask(Question::Resign, words::resign_typed_question()),
            Command::New if self.is_under_way() => {
                self.ask(Question::NewGame, words::new_typed_question());
            }
            Command::New => self.begin_new_game(spare),
            Command::Why => self.conversation.ask_why(&self.game, self.shown),
            Command::Hint => self.carry_out_freely(CoachAction::Hint.into()),
            Command::Threat => self.ask_threat(),
            Command::Status => self.conversation.say(self.status_text()),
            Command::Yes => match question {
                Some(Question::Resign) => self.resign(),
                Some(Question::NewGame) => self.begin_new_game(spare),
                None if self.pending().is_some() => {
                    self.answer_pending(true);
                    self.conversation.move_focus(FocusTarget::CommandBox);
                }
                None => self.conversation.refuse(words::nothing_to_confirm()),
            },
            Command::Help => self.dialog = Some(Dialog::Help),
            ref about_position => {
                let position = self.game.position_at(self.shown);
                self.conversation.answer_command(about_position, position);
            }
        }
    }

    /// Says the threat under a full coach, and otherwise why it is not said.
    fn ask_threat(&mut self) {
        let is_said = self.sitting.mine.is_some() && self.coach.mode == CoachMode::Full;
        if is_said {
            self.carry_out_freely(CoachAction::Threat(true).into());
        } else {
            self.conversation.refuse(words::threat_of_full_coach());
        }
    }

    fn say_clocks(&mut self) {
        let clocks = self.sitting_part().and_then(|table| (table.clocks)(self));
        self.conversation
            .say(clocks.unwrap_or_else(words::no_clock));
    }

    /// The player to move says "J'adoube", or no longer adjusts.
    pub(super) fn adjust(&mut self) {
        match self.sitting_part() {
            Some(table) => (table.apply)(self, &SittingAction::Adjust),
            None => self.conversation.say(words::adjust_not_needed()),
        }
    }

    fn ask(&mut self, question: Question, text: String) {
        self.question = Some(question);
        self.conversation.say(text);
    }

    /// Claims what holds now; otherwise shows the moves that would complete a claim.
    fn typed_claim(&mut self) {
        let claims = self.game.claims();
        match claims.now.first() {
            Some(&reason) => self.claim(reason, None),
            None if claims.with_move.is_empty() => {
                self.conversation.refuse(words::nothing_to_claim());
            }
            None => self.dialog = Some(Dialog::Claim),
        }
    }

    fn say_last_move(&mut self) {
        let last = self.shown.checked_sub(1);
        let text = last.map_or_else(words::no_moves_yet, |ply| {
            words::last_move_text(self.game.position_at(ply), self.game.moves()[ply])
        });
        self.conversation.say(text);
    }

    fn say_last_captured(&mut self) {
        let taken = (0..self.shown).rev().find_map(|ply| {
            self.game
                .position_at(ply)
                .captured_by(self.game.moves()[ply])
        });
        self.conversation.say_last_captured(taken);
    }

    /// The pieces captured by a side, strongest first, how far it is ahead, in pawns, and whether
    /// it has a rook for a bishop or a knight.
    #[must_use]
    pub fn captured_by(&self, color: Color) -> (Vec<Role>, i32, bool) {
        let captured = self.game.captured(self.shown);
        let difference = self.game.material_difference(self.shown);
        (
            captured.get(color).clone(),
            color.fold_wb(difference, -difference),
            self.game.exchange_up(self.shown) == Some(color),
        )
    }
}
