//! The pages of the site, as their addresses name them: hash routes only, so that any static host
//! and `file://` will do.

use std::rc::Rc;

/// A page of the site.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Page {
    /// The board and the game.
    #[default]
    Play,
    /// The study of a game or a position.
    Analyse,
    /// The glossary.
    Glossary,
    /// The making of boards for other pages.
    Builder,
    /// The sheet of exercises for paper, which the builder leads to.
    Worksheet,
}

impl Page {
    /// Every page.
    pub const ALL: [Self; 5] = [
        Self::Play,
        Self::Analyse,
        Self::Glossary,
        Self::Builder,
        Self::Worksheet,
    ];

    /// Its name in addresses, and in `data-page` while it is shown.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Analyse => "analyse",
            Self::Glossary => "glossary",
            Self::Builder => "builder",
            Self::Worksheet => "worksheet",
        }
    }

    /// Whether another address of this page is another place to arrive at, such as a term of the
    /// glossary; if not, the page only shows something else.
    #[must_use]
    pub const fn has_places(self) -> bool {
        matches!(self, Self::Analyse | Self::Glossary)
    }

    /// Reads what [`key`](Self::key) wrote.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|page| page.key() == key)
    }

    /// Its name, as links show it.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Play => words::page_name_play(),
            Self::Analyse => words::page_name_analyse(),
            Self::Glossary => words::glossary_title(),
            Self::Builder => words::builder_title(),
            Self::Worksheet => words::worksheet_title(),
        }
    }

    /// The title of the browser's tab before the page has said what exactly it shows.
    #[must_use]
    pub fn tab_title(self) -> String {
        match self {
            Self::Play => words::page_title_board(),
            other => words::page_title(&other.name()),
        }
    }
}

/// What an address asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Route {
    /// The page.
    pub page: Page,
    /// What follows its name, such as a term of the glossary: still percent-encoded.
    pub place: Rc<str>,
    /// What follows the question mark.
    pub query: Rc<str>,
}

impl Route {
    /// Reads the hash of an address, such as `#/play?fen=8/8/8/8/8/8/8/8%20w%20-%20-`. An address
    /// that names no page leads to the board.
    ///
    /// # Examples
    ///
    /// ```
    /// use ui::route::{Page, Route};
    ///
    /// let route = Route::parse("#/glossary/en-passant");
    /// assert_eq!((route.page, &*route.place), (Page::Glossary, "en-passant"));
    /// assert_eq!(Route::parse("#/play?fen=8/8 w").page, Page::Play);
    /// ```
    #[must_use]
    pub fn parse(hash: &str) -> Self {
        let (path, query) = hash.split_once('?').unwrap_or((hash, ""));
        let path = path.strip_prefix("#/").unwrap_or_default();
        let (name, place) = path.split_once('/').unwrap_or((path, ""));
        Self {
            page: Page::from_key(name).unwrap_or_default(),
            place: place.into(),
            query: query.into(),
        }
    }

    /// The position in the query, if there is one.
    #[must_use]
    pub fn fen(&self) -> Option<String> {
        crate::platform::address::fen(&self.query)
    }
}

#[cfg(test)]
mod tests {
    use super::{Page, Route};
    use crate::links;

    #[test]
    fn every_link_leads_to_its_page() {
        for (link, page) in [
            (links::PLAY, Page::Play),
            (links::ANALYSE, Page::Analyse),
            (links::GLOSSARY, Page::Glossary),
            (links::BUILDER, Page::Builder),
            (links::WORKSHEET, Page::Worksheet),
        ] {
            assert_eq!(Route::parse(link).page, page, "{link}");
            assert_eq!(Route::parse(&[link, "?x=1"].concat()).page, page, "{link}");
        }
        assert_eq!(
            &*Route::parse(&links::term("en passant")).place,
            "en%20passant"
        );
    }

    #[test]
    fn an_address_without_a_page_leads_to_the_board() {
        for hash in ["", "#", "#/", "#x", "#g=v1.abc", "#/nowhere"] {
            assert_eq!(Route::parse(hash).page, Page::Play, "{hash}");
        }
    }
}
