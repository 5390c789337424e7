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
    /// The codes of a class, which scores lead to.
    Class,
    /// The course.
    Learn,
    /// The laws of today and of old books.
    Laws,
    /// The choices of the reader.
    Settings,
    /// All stored games.
    Games,
    /// What the product is, what it was made from, and its license.
    About,
    /// An address that names no page.
    Unknown,
}

impl Page {
    /// Every page that has an address.
    pub const ALL: [Self; 11] = [
        Self::Play,
        Self::Analyse,
        Self::Glossary,
        Self::Builder,
        Self::Worksheet,
        Self::Class,
        Self::Learn,
        Self::Laws,
        Self::Settings,
        Self::Games,
        Self::About,
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
            Self::Class => "class",
            Self::Learn => "learn",
            Self::Laws => "laws",
            Self::Settings => "settings",
            Self::Games => "games",
            Self::About => "about",
            Self::Unknown => "unknown",
        }
    }

    /// Whether another address of this page is another place to arrive at, such as a term of the
    /// glossary; if not, the page only shows something else.
    #[must_use]
    pub const fn has_places(self) -> bool {
        matches!(
            self,
            Self::Analyse | Self::Glossary | Self::Learn | Self::Laws | Self::About
        )
    }

    /// Reads what [`key`](Self::key) wrote.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|page| page.key() == key)
    }

    /// The page whose link in the header stands for this one too.
    #[must_use]
    pub const fn section(self) -> Self {
        match self {
            Self::Worksheet => Self::Builder,
            other => other,
        }
    }

    /// Its name.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Play => words::page_name_play(),
            Self::Analyse => words::page_name_analyse(),
            Self::Glossary => words::glossary_title(),
            Self::Builder => words::builder_title(),
            Self::Worksheet => words::worksheet_title(),
            Self::Class => words::class_title(),
            Self::Learn => words::learn_title(),
            Self::Laws => words::laws_name(),
            Self::Settings => words::settings_title(),
            Self::Games => words::library_title(),
            Self::About => words::about_title(),
            Self::Unknown => words::unknown_page_title(),
        }
    }

    /// Its name in the header, where a section takes the place of its first page.
    #[must_use]
    pub fn link_name(self) -> String {
        match self {
            Self::Builder => words::link_build(),
            other => other.name(),
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
    /// What follows its name, such as a term of the glossary or a class code: still percent-encoded.
    pub place: Rc<str>,
    /// What follows the question mark.
    pub query: Rc<str>,
}

impl Route {
    /// Reads the hash of an address, such as `#/play?fen=8/8/8/8/8/8/8/8%20w%20-%20-`. Without a
    /// hash, and with a shared game in it (`#g=v1.…`), it leads to the board; an address that names
    /// no page leads to [`Page::Unknown`].
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
        let path = path.strip_prefix('#').unwrap_or(path);
        let is_game = path.starts_with("g=");
        let path = path.strip_prefix('/').unwrap_or(path);
        let (name, place) = path.split_once(['/', '=']).unwrap_or((path, ""));
        let page = if name.is_empty() || is_game {
            Page::Play
        } else {
            Page::from_key(name).unwrap_or(Page::Unknown)
        };
        Self {
            page,
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
            (links::CLASS, Page::Class),
            (links::LEARN, Page::Learn),
            (links::LAWS, Page::Laws),
            (links::SETTINGS, Page::Settings),
            (links::GAMES, Page::Games),
            (links::ABOUT, Page::About),
            (links::LICENSE, Page::About),
        ] {
            assert_eq!(Route::parse(link).page, page, "{link}");
            assert_eq!(Route::parse(&[link, "?x=1"].concat()).page, page, "{link}");
        }
        assert_eq!(
            &*Route::parse(&links::term("en passant")).place,
            "en%20passant"
        );
        let code = Route::parse("#/class=J0001-4%20Ann");
        assert_eq!((code.page, &*code.place), (Page::Class, "J0001-4%20Ann"));
    }

    #[test]
    fn an_address_without_a_page_leads_to_the_board() {
        for hash in ["", "#", "#/", "#?fen=8/8", "#g=v1.abc"] {
            assert_eq!(Route::parse(hash).page, Page::Play, "{hash}");
        }
    }

    #[test]
    fn an_address_of_no_page_is_never_taken_for_the_board() {
        for hash in [
            "#x",
            "#/nowhere",
            "#/nowhere/fork",
            "#/Play",
            "#/unknown",
            "#play!",
        ] {
            assert_eq!(Route::parse(hash).page, Page::Unknown, "{hash}");
        }
    }
}
