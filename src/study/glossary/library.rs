//! Whether the text of the glossary is there.

use std::rc::Rc;

use words::Glossary;

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
