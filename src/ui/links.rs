//! The addresses of the pages, as links name them.

use crate::percent::encode;

/// The board and the game.
pub const PLAY: &str = "#/play";
/// The list of terms.
pub const GLOSSARY: &str = "#/glossary";
/// The study of a game or a position.
pub const ANALYSE: &str = "#/analyse";
/// The making of boards for other pages.
pub const BUILDER: &str = "#/builder";
/// The sheet of exercises for paper.
pub const WORKSHEET: &str = "#/worksheet";
/// The codes of a class.
pub const CLASS: &str = "#/class";
/// The laws of today and of old books.
pub const LAWS: &str = "#/laws";
/// The course.
pub const LEARN: &str = "#/learn";
/// The choices of the reader.
pub const SETTINGS: &str = "#/settings";
/// All stored games.
pub const GAMES: &str = "#/games";

/// What the product is.
pub const ABOUT: &str = "#/about";
/// The product in the programs of others.
pub const JAVASCRIPT: &str = "#/about/javascript";
/// Where its source is.
pub const SOURCE: &str = "#/about/source";
/// Under which terms it may be used.
pub const LICENSE: &str = "#/about/license";

/// A term of the glossary: its slug, or another name of it as somebody typed it.
#[must_use]
pub fn term(name: &str) -> String {
    [GLOSSARY, "/", &encode(name)].concat()
}

/// A place of the course, such as the lesson `rook/moves`.
#[must_use]
pub fn lesson(place: &str) -> String {
    [LEARN, "/", place].concat()
}

/// What the texts say on one topic of the laws.
#[must_use]
pub fn law(topic: &str) -> String {
    [LAWS, "/", topic].concat()
}

/// The game from a position.
#[must_use]
pub fn play(fen: &str) -> String {
    [PLAY, "?fen=", &fen.replace(' ', "_")].concat()
}

/// The study of a position.
#[must_use]
pub fn analyse(fen: &str) -> String {
    [ANALYSE, "?fen=", &fen.replace(' ', "_")].concat()
}
