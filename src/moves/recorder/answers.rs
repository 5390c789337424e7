//! Answers to the keys of the board and to what is typed.

use board::BoardKey;
use board::commands::Command as BoardCommand;
use record::{Nag, Step};

use super::action::PageCommand;
use super::command::{self, Command};
use super::state::RecordState;
use crate::saying;
use crate::walk::Go;

impl RecordState {
    /// A key of the board that means something to the page.
    pub(super) fn key(&mut self, key: BoardKey) {
        match key {
            BoardKey::LastCaptured => self.say_last_captured(),
            BoardKey::LastMove => self.say_everything(),
            BoardKey::Clocks => self.say_clock(),
            BoardKey::Flip => self.flip(),
            BoardKey::Back => self.go(Go::Previous),
            BoardKey::Forward => self.go(Go::Next),
            about_position => {
                let (position, layers) = (*self.position(), self.settings.layers);
                self.conversation
                    .answer_key(about_position, &position, layers);
            }
        }
    }

    /// A text from the box; a command for the page is handed back.
    pub(super) fn typed(&mut self, text: &str) -> Option<PageCommand> {
        let command = command::parse(text);
        // What a move or a step has done is seen on the board.
        let is_seen = matches!(
            command,
            Command::Go(_)
                | Command::Board(
                    BoardCommand::Move(_) | BoardCommand::Back | BoardCommand::Forward
                )
        );
        let before = self.conversation.status.serial();
        match command {
            Command::Null => self.play(Step::Null),
            Command::Draw(shape) => self.draw(shape),
            Command::Clear => self.clear_drawing(),
            Command::Comment(place, text) => self.comment(place, &text),
            Command::Sign(sign) => self.sign(sign),
            Command::UnknownSign => self.conversation.refuse(words::sign_unknown()),
            Command::Go(go) => self.go(go),
            Command::Promote => self.promote(),
            Command::Demote => self.demote(),
            Command::MakeMain => self.make_main(),
            Command::Delete => self.delete(),
            Command::Fold => self.fold_here(),
            Command::Page(command) => return Some(command),
            Command::Say => self.say_everything(),
            Command::Diagram => self.sign(Nag::DIAGRAM),
            Command::SayPlace => self.say_place(),
            Command::Board(command) => self.board_command(command),
        }
        if is_seen {
            self.conversation.settle_box();
        } else {
            self.conversation.settle_command(before);
        }
        None
    }

    fn board_command(&mut self, command: BoardCommand) {
        match command {
            BoardCommand::Move(text) => self.typed_move(&text),
            BoardCommand::LastMove => self.say_everything(),
            BoardCommand::Clocks => self.say_clock(),
            BoardCommand::Opponent | BoardCommand::Status => {
                self.conversation.say(words::status_text(&self.game()));
            }
            BoardCommand::Pgn => self.conversation.copy(record::pgn::write(self.record())),
            BoardCommand::Flip => self.flip(),
            BoardCommand::Back => self.go(Go::Previous),
            BoardCommand::Forward => self.go(Go::Next),
            BoardCommand::Undo => self.undo(),
            BoardCommand::Redo => self.redo(),
            BoardCommand::Why => self.ask_why(),
            BoardCommand::Draw
            | BoardCommand::Claim
            | BoardCommand::Adjust
            | BoardCommand::Resign
            | BoardCommand::Hint
            | BoardCommand::Threat
            | BoardCommand::Yes => {
                self.conversation.refuse(words::not_while_studying());
            }
            about_position => {
                let position = *self.position();
                self.conversation.answer_command(&about_position, &position);
            }
        }
    }

    fn say_clock(&mut self) {
        let text = saying::clock_text(self.record(), self.node);
        self.conversation
            .say(text.map_or_else(words::no_clock, |clock| words::spoken_clock(&clock)));
    }
}
