//! Which page is shown, and the part of the address that names it.

use std::rc::Rc;

/// A page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Route {
    /// The board and the game.
    #[default]
    Play,
    /// The glossary.
    Glossary(GlossaryRoute),
}

/// A place in the glossary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GlossaryRoute {
    /// All terms.
    List,
    /// One term: its slug, or another name of it as somebody typed it.
    Term(Rc<str>),
}

impl Route {
    /// The page of a term.
    #[must_use]
    pub fn term(name: &str) -> Self {
        Self::Glossary(GlossaryRoute::Term(name.into()))
    }

    /// The hash of the address, such as `#/glossary/fork`.
    #[must_use]
    pub fn hash(&self) -> String {
        match self {
            Self::Play => "#/play".to_owned(),
            Self::Glossary(GlossaryRoute::List) => "#/glossary".to_owned(),
            Self::Glossary(GlossaryRoute::Term(name)) => "#/glossary/".to_owned() + &encode(name),
        }
    }
}

/// Percent-encoding of all but letters, digits and hyphens.
fn encode(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || byte == b'-' {
            encoded.push(char::from(byte));
        } else {
            let digit = |value: u8| char::from(b"0123456789ABCDEF"[usize::from(value & 15)]);
            encoded.extend(['%', digit(byte >> 4), digit(byte)]);
        }
    }
    encoded
}
