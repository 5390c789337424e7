//! Whether the text of the glossary is there.

use std::rc::Rc;

use words::Glossary;

/// The text of the glossary: fetched when it is first needed and kept from then on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
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
