//! What is spoken to those who listen.

use std::rc::Rc;

/// How urgently a sentence is spoken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// In the status region: waits for the reader to finish.
    Polite,
    /// In the alert region: what cannot wait.
    Assertive,
}

/// The sentence last handed to a live region.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Speech {
    /// Grows with each sentence, so that the same words are spoken again when said again.
    pub number: u32,
    /// The words.
    pub text: Rc<str>,
}

impl Speech {
    /// The sentence after this one.
    #[must_use]
    pub fn next(&self, text: Rc<str>) -> Self {
        Self {
            number: self.number.wrapping_add(1),
            text,
        }
    }
}
