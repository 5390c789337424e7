//! Which of these pages the address names.

use std::rc::Rc;

use ui::platform::address;
use words::{Entry, Glossary};

/// A page of this program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// A game or a position under study.
    Analyse {
        /// The position that the address asks for.
        fen: Option<String>,
    },
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
    /// Reads the hash of an address; `None` where it names a page of the other program.
    #[must_use]
    pub fn parse(hash: &str) -> Option<Self> {
        let (path, query) = hash.split_once('?').unwrap_or((hash, ""));
        let path = path.strip_prefix("#/")?;
        let (page, place) = path.split_once('/').unwrap_or((path, ""));
        match page {
            "analyse" => Some(Self::Analyse {
                fen: address::fen(query),
            }),
            "glossary" if place.is_empty() => Some(Self::Glossary(GlossaryRoute::List)),
            "glossary" => Some(Self::Glossary(GlossaryRoute::Term(
                address::decode(place).into(),
            ))),
            _ => None,
        }
    }
}

/// The page that the address names now.
#[must_use]
pub fn current() -> Option<Route> {
    Route::parse(&address::hash())
}

impl GlossaryRoute {
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
            Self::List => Rc::from(""),
            Self::Term(name) => name.replace('-', " ").into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use ui::links;

    use super::*;

    #[test]
    fn every_link_leads_to_its_page() {
        let list = Route::Glossary(GlossaryRoute::List);
        for hash in [links::GLOSSARY, "#/glossary/"] {
            assert_eq!(Route::parse(hash), Some(list.clone()), "{hash}");
        }
        for name in ["en-passant", "fool's mate", "50 % of a/b?c#d & +", "\u{e4}"] {
            let term = Route::Glossary(GlossaryRoute::Term(name.into()));
            assert_eq!(Route::parse(&links::term(name)), Some(term), "{name}");
        }
        let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let analyse = Route::Analyse {
            fen: Some(fen.to_owned()),
        };
        assert_eq!(Route::parse(&links::analyse(fen)), Some(analyse));
        let analyse = Route::Analyse { fen: None };
        assert_eq!(Route::parse(links::ANALYSE), Some(analyse));
        assert_eq!(Route::parse(links::PLAY), None);
    }

    #[test]
    fn a_position_can_stand_in_the_address() {
        let fen = "8/8/8/4k3/8/4K3/8/R7 w - - 0 1".to_owned();
        assert_eq!(
            Route::parse("#/analyse?fen=8/8/8/4k3/8/4K3/8/R7_w_-_-_0_1"),
            Some(Route::Analyse { fen: Some(fen) })
        );
        for hash in ["#/analyse", "#/analyse/", "#/analyse?fen="] {
            assert_eq!(
                Route::parse(hash),
                Some(Route::Analyse { fen: None }),
                "{hash}"
            );
        }
    }

    #[test]
    fn other_pages_are_not_of_this_program() {
        for hash in [
            "",
            "#",
            "#/play",
            "#/play?fen=/analyse",
            "#/analysex",
            "#/glossaryx",
            "#g=",
        ] {
            assert_eq!(Route::parse(hash), None, "{hash}");
        }
    }
}
