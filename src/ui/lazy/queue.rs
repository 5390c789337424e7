//! Actions that wait until a part of the program is here that carries them out.

use super::NotFetched;

/// Whether parts of the program are missing that an action needs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PartsState {
    /// Nothing waits for them.
    #[default]
    Enough,
    /// An action waits for them.
    Wanted,
    /// An action waits for them, and they could not be fetched.
    Failed,
}

/// The actions that wait, in their order.
#[derive(Clone, Debug)]
pub struct Queue<Action> {
    actions: Vec<Action>,
    parts: PartsState,
}

impl<Action> Default for Queue<Action> {
    fn default() -> Self {
        Self {
            actions: Vec::new(),
            parts: PartsState::Enough,
        }
    }
}

impl<Action> Queue<Action> {
    /// Whether nothing waits.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.actions.is_empty()
    }

    /// How many actions wait.
    #[must_use]
    pub fn len(&self) -> usize {
        self.actions.len()
    }

    /// Whether parts of the program are missing.
    #[must_use]
    pub fn parts(&self) -> PartsState {
        self.parts
    }

    /// Keeps an action, which asks for the parts again if they could not be fetched before.
    pub fn push(&mut self, action: Action) {
        self.actions.push(action);
        self.parts = PartsState::Wanted;
    }

    /// Asks for the parts again.
    pub fn retry(&mut self) {
        self.parts = PartsState::Wanted;
    }

    /// Takes in how fetching ended, and hands out what can be carried out now. Nothing is dropped
    /// when the parts did not come.
    ///
    /// # Errors
    /// [`NotFetched`] when actions wait for parts that did not come, so that the user hears of it.
    pub fn settle(&mut self, result: Result<(), NotFetched>) -> Result<Vec<Action>, NotFetched> {
        match result {
            Ok(()) => {
                self.parts = PartsState::Enough;
                Ok(std::mem::take(&mut self.actions))
            }
            Err(NotFetched) if self.actions.is_empty() => {
                self.parts = PartsState::Enough;
                Ok(Vec::new())
            }
            Err(NotFetched) => {
                self.parts = PartsState::Failed;
                Err(NotFetched)
            }
        }
    }
}
