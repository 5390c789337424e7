//! Answers to the keys of the board and to what is typed.

use board::BoardKey;
use board::commands::Command as BoardCommand;
use board::survey;
use record::Nag;
use record::Step;
use rules::Position;
use ui::learning::Layer;
use ui::links;

use super::action::Dialog;
use super::command::{self, Command};
use super::state::{Analysis, FocusWish};
use moves::saying;
use moves::walk::Go;

impl Analysis {
    /// Says what one of the surveys finds in the shown position.
    fn survey<T>(&mut self, look: fn(&Position, T) -> String, asked: T) {
        self.say(look(self.position(), asked));
    }

    /// A key of the board that means something to the page.
    pub(super) fn key(&mut self, key: BoardKey) {
        match key {
            BoardKey::Moves(square) => self.survey(survey::moves_of, square),
            BoardKey::Captures(square) => self.survey(survey::captures_of, square),
            BoardKey::ThisSquare(square) => {
                let text = words::square_text(self.position().piece_at(square), square);
                let counted = self.settings.layers.contains(Layer::Counts);
                let counts = counted.then(|| self.contest_of(square).plain());
                self.say(
                    [Some(text), counts]
                        .into_iter()
                        .flatten()
                        .collect::<Vec<_>>()
                        .join(" "),
                );
            }
            BoardKey::LastCaptured => self.say_last_captured(),
            BoardKey::LastMove => self.say(saying::everything(self.record(), self.node)),
            BoardKey::Clocks => self.say_clock(),
            BoardKey::Rays(square) => self.survey(survey::rays, square),
            BoardKey::Leaps(square) => self.survey(survey::leaps, square),
            BoardKey::Flip => self.flip(),
            BoardKey::Leave => self.move_focus(FocusWish::Box),
            BoardKey::Back => self.go(Go::Previous),
            BoardKey::Forward => self.go(Go::Next),
        }
    }

    /// A text from the box. What is understood empties the box; what is not stays in it with its
    /// error, so that nothing typed is lost.
    pub(super) fn typed(&mut self, text: &str) {
        match command::parse(text) {
            Command::Null => self.play(Step::Null),
            Command::Draw(shape) => self.draw(shape),
            Command::Clear => self.clear_drawing(),
            Command::Comment(place, text) => self.comment(place, &text),
            Command::Sign(sign) => self.sign(sign),
            Command::UnknownSign => self.refuse(words::sign_unknown()),
            Command::Go(go) => self.go(go),
            Command::Promote => self.promote(),
            Command::Demote => self.demote(),
            Command::MakeMain => self.make_main(),
            Command::Delete => self.delete(),
            Command::Fold => self.apply(super::Action::FoldHere),
            Command::Open => self.dialog = Some(Dialog::Open(None)),
            Command::Export => self.dialog = Some(Dialog::Export),
            Command::SetUp => self.dialog = Some(Dialog::SetUp(None)),
            Command::Say => self.say(saying::everything(self.record(), self.node)),
            Command::Diagram => self.sign(Nag::DIAGRAM),
            Command::Place => self.say_place(),
            Command::Board(command) => self.board_command(command),
        }
        self.box_error = self.notice.clone();
        if self.box_error.is_none() {
            self.accepted = self.accepted.wrapping_add(1);
        } else {
            // The words stand at the box, where the eye of the typist is.
            self.notice = None;
        }
    }

    fn board_command(&mut self, command: BoardCommand) {
        match command {
            BoardCommand::Move(text) => self.typed_move(&text),
            BoardCommand::Men(asked) => self.survey(survey::men, asked),
            BoardCommand::Scan(line) => self.survey(survey::line, line),
            BoardCommand::ToBoard(square) => self.move_focus(FocusWish::Board(square)),
            BoardCommand::MovesOf(square) => self.survey(survey::moves_of, square),
            BoardCommand::LastMove => self.say(saying::everything(self.record(), self.node)),
            BoardCommand::Clocks => self.say_clock(),
            BoardCommand::Opponent | BoardCommand::Status => {
                self.say(words::status_text(&self.game()));
            }
            BoardCommand::Fen => {
                let fen = self.position().to_string();
                self.say(fen.clone());
                self.copy(fen);
            }
            BoardCommand::Pgn => self.copy(record::pgn::write(self.record())),
            BoardCommand::Flip => self.flip(),
            BoardCommand::Back => self.go(Go::Previous),
            BoardCommand::Forward => self.go(Go::Next),
            BoardCommand::Undo => self.undo(),
            BoardCommand::Redo => self.redo(),
            BoardCommand::New => self.begin_anew(),
            BoardCommand::Why => self.ask_why(),
            BoardCommand::Glossary(term) => {
                let hash =
                    term.map_or_else(|| links::GLOSSARY.to_owned(), |term| links::term(&term));
                self.address = (self.address.0.wrapping_add(1), hash.into());
            }
            BoardCommand::Help => self.dialog = Some(Dialog::Help),
            BoardCommand::Draw | BoardCommand::Claim | BoardCommand::Resign | BoardCommand::Yes => {
                self.refuse(words::not_while_studying());
            }
        }
    }

    fn say_clock(&mut self) {
        let text = saying::clock_text(self.record(), self.node);
        self.say(text.map_or_else(words::no_clock, |clock| words::spoken_clock(&clock)));
    }

    /// How many men attack and defend a square.
    pub(super) fn contest_of(&self, square: rules::Square) -> words::Prose {
        let position = self.position();
        let found = explain::motifs::contest(position, square);
        words::contest_text(position, square, found.white, found.black)
    }
}
