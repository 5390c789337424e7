//! The places in the glossary, as addresses name them.

use std::rc::Rc;

use ui::percent;
use words::{Entry, Glossary};

/// The place of the names of the squares and the signs of the pieces; no term has this slug.
pub(super) const LEGEND: &str = "squares";

/// A place in the glossary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GlossaryRoute {
    /// All terms.
    List,
    /// The names of the squares and the signs of the pieces.
    Legend,
    /// One term: its slug, or another name of it as somebody typed it.
    Term(Rc<str>),
}

impl GlossaryRoute {
    /// Reads what follows the name of the page in an address.
    #[must_use]
    pub fn parse(place: &str) -> Self {
        match place {
            "" => Self::List,
            LEGEND => Self::Legend,
            _ => Self::Term(percent::decode(place).into()),
        }
    }

    /// The entry that is meant: the one at this address, or the only one of this name.
    #[must_use]
    pub fn entry<'a>(&self, glossary: &'a Glossary) -> Option<&'a Entry> {
        let Self::Term(name) = self else {
            return None;
        };
        glossary.find(name).or_else(|| match *glossary.named(name) {
            [only] => Some(only),
            _ => None,
        })
    }

    /// What to look for when no single entry is meant.
    #[must_use]
    pub fn query(&self) -> Rc<str> {
        match self {
            Self::List | Self::Legend => Rc::from(""),
            Self::Term(name) => name.replace('-', " ").into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use ui::links;
    use ui::route::Route;

    use super::*;

    #[test]
    fn every_link_leads_to_its_place() {
        let parse = |hash: &str| GlossaryRoute::parse(&Route::parse(hash).place);
        for hash in [links::GLOSSARY, "#/glossary/"] {
            assert_eq!(parse(hash), GlossaryRoute::List, "{hash}");
        }
        assert_eq!(parse(&links::term(LEGEND)), GlossaryRoute::Legend);
        for name in ["en-passant", "fool's mate", "50 % of a/b?c#d & +", "\u{e4}"] {
            assert_eq!(
                parse(&links::term(name)),
                GlossaryRoute::Term(name.into()),
                "{name}"
            );
        }
    }
}
