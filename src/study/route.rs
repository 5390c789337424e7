//! Which of these pages the address names.

use std::rc::Rc;

use ui::platform::address;
use words::{Entry, Glossary};

/// The programs that draw these pages, so that nobody fetches what only authors need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Program {
    /// For who studies.
    Study,
    /// For who makes boards and worksheets.
    Workshop,
}

/// A page of these programs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// A game or a position under study.
    Analyse {
        /// The position that the address asks for.
        fen: Option<String>,
    },
    /// The glossary.
    Glossary(GlossaryRoute),
    /// The making of boards for other pages.
    Builder {
        /// The board that the address asks for.
        query: Option<Rc<str>>,
    },
    /// The sheet of exercises for paper.
    Worksheet,
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
    /// Reads the hash of an address; `None` where it names a page of the program of the board.
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
            "builder" => Some(Self::Builder {
                query: Some(query).filter(|query| !query.is_empty()).map(Rc::from),
            }),
            "worksheet" => Some(Self::Worksheet),
            _ => None,
        }
    }

    /// The program that draws it, as `src/web/boot.js` has it.
    #[must_use]
    pub const fn program(&self) -> Program {
        match self {
            Self::Analyse { .. } | Self::Glossary(_) => Program::Study,
            Self::Builder { .. } | Self::Worksheet => Program::Workshop,
        }
    }
}

/// The page of a program that the address names now.
#[must_use]
pub fn current(program: Program) -> Option<Route> {
    Route::parse(&address::hash()).filter(|route| route.program() == program)
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
        let builder = Route::Builder { query: None };
        assert_eq!(Route::parse(links::BUILDER), Some(builder));
        let query = Some("mode=play&fen=8/8".into());
        let builder = Route::Builder { query };
        assert_eq!(Route::parse("#/builder?mode=play&fen=8/8"), Some(builder));
        assert_eq!(Route::parse(links::WORKSHEET), Some(Route::Worksheet));
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
            "#/builders",
            "#g=",
        ] {
            assert_eq!(Route::parse(hash), None, "{hash}");
        }
    }
}
