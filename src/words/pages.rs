//! The names of the pages and of the way between them.

use crate::table::messages;

messages! {
    /// The name of the links to all pages.
    pub pages_label() = "Pages";
    /// The page with the board and the game.
    pub page_name_play() = "Play";
    /// The page on which a game or a position is studied.
    pub page_name_analyse() = "Analyse";
    /// A part of the program is being fetched.
    pub part_loading() = "Loading \u{2026}";
    /// A part of the program could not be fetched.
    pub part_not_fetched() = "This page could not be fetched. Check the connection and try again; nothing is lost.";
}
