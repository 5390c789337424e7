//! The exchange between a page with a board and its user: spoken sentences, refusals with their
//! reasons, the open explanation, the box for moves and commands, and the effects that only a
//! browser can carry out.
//!
//! Every reducer of such a page holds one [`Conversation`]. It is plain data, driven by native
//! tests; [`use_conversation`] carries it into the browser.

mod answers;
mod effects;
mod refusals;
#[cfg(test)]
mod tests;

use std::rc::Rc;

use board::{Drawing, FocusRequest};
use explain::illegal::Code;
use game::Game;
use rules::{Position, Square};
use words::Prose;

use crate::Navigation;
use crate::learning::{Explanation, learning};
use crate::panels::status::Notice;
use crate::pulse::Pulse;
use crate::speech::Urgency;
pub use effects::{Outlet, use_conversation};

/// Where the focus should go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FocusTarget {
    /// To a square of the board, or where its cursor last stood.
    Board(Option<Square>),
    /// To the box for moves and commands.
    CommandBox,
    /// To the explanation.
    Why,
    /// To the button that asks why.
    AskWhy,
    /// To an element of the page, named by a CSS selector. What is folded around it is opened.
    Element(&'static str),
}

/// The box for moves and commands, after it was used.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CommandBoxState {
    /// Sent each time a text was understood, which empties the box.
    pub accepted: Pulse<()>,
    /// Why the last text was not understood.
    pub error: Option<Rc<Prose>>,
}

/// The exchange between a page and its user.
#[derive(Clone, Debug, Default)]
pub struct Conversation {
    /// What is spoken politely.
    pub status: Pulse<Rc<str>>,
    /// What is spoken at once.
    pub alert: Pulse<Rc<str>>,
    /// Why the last attempt was refused, shown until the next action.
    pub notice: Option<Rc<Prose>>,
    /// The answer to the last command of the box, shown until the next action.
    pub answer: Option<Rc<str>>,
    /// The code of that reason, if a move was refused.
    pub code: Option<Code>,
    /// What the refusal draws on the board.
    pub refused: Rc<Drawing>,
    /// The explanation that is open.
    pub explanation: Option<Explanation>,
    /// Where the cursor of the board is, while the page wants to know.
    pub cursor: Option<Square>,
    /// The box for moves and commands.
    pub command_box: CommandBoxState,
    /// Where the focus should go.
    pub focus: Pulse<FocusTarget>,
    /// Text for the clipboard.
    pub clipboard: Pulse<Rc<str>>,
    /// Where the address should lead: the hash of a page.
    pub address: Pulse<Rc<str>>,
    /// Whether the copied text was read out, so that copying need not be reported.
    copy_was_said: bool,
}

impl Conversation {
    /// Speaks politely.
    pub fn say(&mut self, text: impl Into<Rc<str>>) {
        self.speak(text, Urgency::Polite);
    }

    /// Speaks.
    pub fn speak(&mut self, text: impl Into<Rc<str>>, urgency: Urgency) {
        match urgency {
            Urgency::Polite => self.status.send(text.into()),
            Urgency::Assertive => self.alert.send(text.into()),
        }
    }

    /// What was spoken last, politely or at once; empty at first.
    #[must_use]
    pub fn last_said(&self, urgency: Urgency) -> &str {
        let region = match urgency {
            Urgency::Polite => &self.status,
            Urgency::Assertive => &self.alert,
        };
        region.value().map_or("", |text| text)
    }

    /// Moves the focus.
    pub fn move_focus(&mut self, target: FocusTarget) {
        self.focus.send(target);
    }

    /// Changes the address to another page.
    pub fn visit(&mut self, hash: impl Into<Rc<str>>) {
        self.address.send(hash.into());
    }

    /// Copies a text; the result is announced.
    pub fn copy(&mut self, text: impl Into<Rc<str>>) {
        self.clipboard.send(text.into());
        self.copy_was_said = false;
    }

    /// Copies a text that is also read out, which nothing else should drown out.
    pub fn say_and_copy(&mut self, text: String) {
        self.say(text.clone());
        self.copy(text);
        self.copy_was_said = true;
    }

    /// Announces the result of copying, unless the text itself was just read out.
    pub fn copied(&mut self, done: bool) {
        if !self.copy_was_said {
            self.say(words::copied(done));
        }
    }

    /// Continues with another board: pulses that were sent stay sent, so that nothing is carried
    /// out twice; what was said about the previous board is dropped, and the box is empty.
    #[must_use]
    pub fn for_another_board(self) -> Self {
        let mut command_box = CommandBoxState {
            error: None,
            ..self.command_box
        };
        command_box.accepted.send(());
        Self {
            status: self.status,
            alert: self.alert,
            focus: self.focus,
            clipboard: self.clipboard,
            address: self.address,
            command_box,
            ..Self::default()
        }
    }

    /// Clears the last refusal: its words, its drawing, the error at the box.
    pub fn clear_refusal(&mut self) {
        self.notice = None;
        self.answer = None;
        self.code = None;
        self.refused = Rc::default();
        self.command_box.error = None;
    }

    /// Ends the handling of a text from the box. What was understood empties the box; what was not
    /// stays in it with its error, so that nothing typed is lost.
    pub fn settle_box(&mut self) {
        // The words are at the box, where the user is looking.
        self.command_box.error = self.notice.take();
        if self.command_box.error.is_none() {
            self.command_box.accepted.send(());
        }
    }

    /// The same after a command: what was said since the status region had sent this many texts is
    /// shown too.
    pub fn settle_command(&mut self, before: u32) {
        self.settle_box();
        if self.status.serial() != before && self.command_box.error.is_none() {
            self.answer = self.status.value().cloned();
        }
    }

    /// Opens the explanation of the position after `ply` moves of a game, or says that there is
    /// nothing to explain.
    pub fn ask_why(&mut self, game: &Game, ply: usize) {
        match learning().and_then(|learning| (learning.why)(game, ply)) {
            Some(why) => {
                let (opened, said) = Explanation::open(why);
                self.explanation = Some(opened);
                self.move_focus(FocusTarget::Why);
                self.say(said);
            }
            None => self.refuse(words::nothing_to_explain()),
        }
    }

    /// Goes to another step of the explanation.
    pub fn step_why(&mut self, navigation: Navigation) {
        if let Some(explanation) = &mut self.explanation {
            let said = explanation.go(navigation);
            self.say(said);
        }
    }

    /// What is drawn over the pieces: a step of the explanation, or a refusal.
    #[must_use]
    pub fn drawing(&self, position: &Position) -> Rc<Drawing> {
        match &self.explanation {
            Some(explanation) => Rc::new(explanation.drawing(position)),
            None => self.refused.clone(),
        }
    }

    /// The notice below the status: a refusal, what is wrong with the text of the box, the answer to
    /// it, or else who attacks and defends the square of the cursor.
    #[must_use]
    pub fn notice<'a>(&'a self, contest: Option<&'a Prose>) -> Notice<'a> {
        if let Some(text) = &self.notice {
            Notice::Refused(text)
        } else if let Some(text) = &self.command_box.error {
            Notice::NotUnderstood(text)
        } else if let Some(text) = &self.answer {
            Notice::Answer(text)
        } else {
            contest.map_or(Notice::None, Notice::Contest)
        }
    }

    /// The request that the focus enter the board, as the board takes it.
    #[must_use]
    pub fn board_focus(&self) -> FocusRequest {
        match self.focus.value() {
            Some(&FocusTarget::Board(square)) => FocusRequest {
                serial: self.focus.serial(),
                square,
            },
            _ => FocusRequest::default(),
        }
    }
}
