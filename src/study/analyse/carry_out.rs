//! What each action changes: pure, so that native tests can drive every transition.

use std::rc::Rc;

use moves::recorder::PageCommand;
use moves::walk::Go;

use super::action::{Action, Dialog};
use super::state::Analysis;
use crate::export::text::{Form, Scope};

impl Analysis {
    /// Carries out one action.
    pub fn carry_out(&mut self, action: Action) {
        self.forget_for(&action);
        let before = self.dialog.clone();
        // A dialog itself sends what becomes of it.
        let is_done = matches!(action, Action::Close | Action::Load(_));
        match action {
            Action::Record(action) => {
                if let Some(command) = self.recorder.apply(action) {
                    self.command(command);
                    self.recorder.conversation.settle_box();
                }
            }
            Action::Open(dialog) => self.open(dialog),
            Action::Close => {
                self.dialog = None;
                self.printing = None;
            }
            Action::Print(form, scope) => {
                self.dialog = None;
                self.printing = Some((form, scope));
                self.prints_at_once = false;
            }
            Action::PrintNow => {
                let style = self.recorder.view.style;
                self.printing = Some((Form::Running(style), Scope::Everything));
                self.prints_at_once = true;
            }
            Action::Read(name, text) => self.read(name, text),
            Action::HaveRead(reading, result) => self.end_reading(&reading, *result),
            Action::Unreadable => self.recorder.conversation.refuse(words::file_unreadable()),
            Action::Load(opened) => self.load(Rc::unwrap_or_clone(opened)),
            Action::List(name) => self.list(name),
            Action::OpenListed(game) => self.open_listed(&game),
            Action::Resume(kept) => self.resume_kept(kept),
            Action::Choose(index) => self.choose(index),
            Action::BringBack => self.bring_back(),
            Action::New => self.begin_anew(),
            Action::Fen(text) => self.read_address(&text),
            Action::Autoplay(on) => self.autoplay = on,
            Action::Tick => self.tick(),
            // They need no part of the program.
            Action::Entered(_)
            | Action::ForgetSetAside
            | Action::Saved(_)
            | Action::Openings(_)
            | Action::Report(_)
            | Action::Point(_)
            | Action::Parts(_)
            | Action::FetchParts => self.apply(action),
        }
        self.settle_entered(is_done);
        if self.dialog != before {
            self.dialogs += 1;
        }
    }

    /// What the user is reading stays until they do something themselves.
    fn forget_for(&mut self, action: &Action) {
        let happens_by_itself = match action {
            Action::Record(action) => action.happens_by_itself(),
            Action::Entered(_)
            | Action::Saved(_)
            | Action::Report(_)
            | Action::Point(_)
            | Action::Openings(_)
            | Action::Resume(_)
            | Action::Parts(_)
            | Action::FetchParts => true,
            _ => false,
        };
        if happens_by_itself {
            return;
        }
        // A change of the record forgets by itself what it has to.
        if !matches!(action, Action::Record(_)) {
            let keeps_explanation = matches!(action, Action::Open(_) | Action::Close);
            self.recorder.forget(keeps_explanation);
        }
        if !matches!(action, Action::Tick | Action::Autoplay(_)) {
            self.autoplay = false;
        }
    }

    /// A typed command that the record leaves to the page.
    fn command(&mut self, command: PageCommand) {
        match command {
            PageCommand::Open => self.dialog = Some(Dialog::Open(None)),
            PageCommand::Export => self.dialog = Some(Dialog::Export),
            PageCommand::SetUp => self.dialog = Some(Dialog::SetUp(None)),
            PageCommand::Help => self.dialog = Some(Dialog::Help),
            PageCommand::New => self.begin_anew(),
        }
    }

    fn tick(&mut self) {
        if self.autoplay {
            self.recorder.go(Go::Next);
            let record = self.recorder.record();
            self.autoplay = record.next(self.recorder.node).is_some();
        }
    }
}
