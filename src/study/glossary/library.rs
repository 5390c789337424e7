//! Whether the text of the glossary is there.

use std::rc::Rc;

use words::Glossary;
use yew::Reducible;

/// The text of the glossary: fetched when it is first needed and kept from then on.
#[derive(Clone, Debug, Default)]
pub enum Library {
    /// Nobody has asked for it.
    #[default]
    Closed,
    /// It is on its way.
    Fetching,
    /// It did not come, or it cannot be read.
    Failed,
    /// It is here.
    Open(Rc<Glossary>),
}

/// Two open ones are equal when they hold the same text in memory: it is fetched once.
impl PartialEq for Library {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Open(one), Self::Open(other)) => Rc::ptr_eq(one, other),
            _ => std::mem::discriminant(self) == std::mem::discriminant(other),
        }
    }
}

/// One thing that happens to the text of the glossary.
#[derive(Clone, Debug)]
pub enum Event {
    /// It is needed.
    Wanted,
    /// It has come, or it has not or cannot be read.
    Arrived(Option<Rc<Glossary>>),
}

impl Library {
    /// What becomes of it.
    #[must_use]
    pub fn after(&self, event: Event) -> Self {
        match (self, event) {
            (Self::Closed | Self::Failed, Event::Wanted) => Self::Fetching,
            (_, Event::Wanted) => self.clone(),
            (_, Event::Arrived(glossary)) => glossary.map_or(Self::Failed, Self::Open),
        }
    }
}

impl Reducible for Library {
    type Action = Event;

    fn reduce(self: Rc<Self>, event: Event) -> Rc<Self> {
        Rc::new(self.after(event))
    }
}
