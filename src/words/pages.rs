//! The names of the pages and of the way between them.

use crate::table::messages;

messages! {
    /// The name of the links to all pages.
    pub pages_label() = "Pages";
    /// The page with the board and the game.
    pub page_name_play() = "Play";
    /// The page on which a game or a position is studied.
    pub page_name_analyse() = "Analyse";
    /// The link to the pages on which boards and worksheets are built.
    pub link_build() = "Build";
    /// Opens the links to all pages on a small screen.
    pub button_menu() = "Menu";
    /// Opens the links that are needed less often.
    pub button_more() = "More";
    /// The link to how the product is used in programs.
    pub link_javascript() = "JavaScript";
    /// The link to what the product is.
    pub link_about() = "About";
    /// The link to its source.
    pub link_source() = "Source";
    /// The link to its license.
    pub link_license() = "License";
    /// The heading of a page that does not exist.
    pub unknown_page_title() = "Page not found";
    /// An address names no page.
    pub unknown_page(address) = "There is no page at {address}. Pick one of these:";
    /// A part of the program is being fetched.
    pub part_loading() = "Loading\u{2026}";
    /// A part of the program could not be fetched.
    pub part_not_fetched() = "This page couldn't be loaded. Check your connection and try again; nothing is lost.";
}
