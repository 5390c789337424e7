//! A board as an author publishes it: an element, a frame, or a link into the single file.

use rules::{Color, Setup};

use crate::snippet::{Snippet, script_tag};

/// The script that defines the element.
pub const LOADER: &str = "jadoube.js";
/// The copy of the loader that never changes, because its name tells its version.
pub const PINNED_LOADER: &str = concat!("jadoube-", env!("CARGO_PKG_VERSION"), ".js");
/// The whole application in one file.
const SINGLE_FILE: &str = "jadoube.html";

/// The form in which a board leaves the builder.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    /// The element, for pages whose author may write any HTML.
    #[default]
    Element,
    /// The frame, for systems that take away scripts.
    Frame,
    /// A link into the file that holds the whole application.
    File,
}

impl Form {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Element, Self::Frame, Self::File];

    /// The text by which lists know it.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Element => "element",
            Self::Frame => "frame",
            Self::File => "file",
        }
    }

    /// Its name, as it is offered.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Element => words::builder_form_element(),
            Self::Frame => words::builder_form_frame(),
            Self::File => words::builder_form_file(),
        }
    }

    /// Reads a key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|form| form.key() == key)
    }
}

/// The text of a board in a form.
#[must_use]
pub fn text(form: Form, snippet: &Snippet, home: &str, integrity: Option<&str>) -> String {
    match form {
        Form::Element => {
            let file = if integrity.is_some() {
                PINNED_LOADER
            } else {
                LOADER
            };
            snippet.to_element(Some(&script_tag(home, file, integrity)))
        }
        Form::Frame => snippet.to_frame(home),
        Form::File => {
            let setup = snippet.setup().unwrap_or_default();
            let page = ui::links::analyse(&notation::fen::write(&setup));
            [home, SINGLE_FILE, &page].concat()
        }
    }
}

/// The men on a board in words, and whose turn it is.
#[must_use]
pub fn describe(setup: &Setup) -> String {
    let men = words::diagram_text(&setup.board, rules::Bitboard::EMPTY, Color::White);
    words::builder_described(&men, setup.turn)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_pinned_copy_has_a_digest() {
        let board = Snippet::from_query("mode=play&fen=8/8/8/8/8/8/8/8_w_-_-");
        let home = "https://a.example/";
        let moving = text(Form::Element, &board, home, None);
        assert!(moving.starts_with("<script type=\"module\" src=\"https://a.example/jadoube.js\"></script>\n<jadoube-board mode=\"play\""), "{moving}");
        let pinned = text(Form::Element, &board, home, Some("sha384-AAAA"));
        let tag = format!(
            "<script type=\"module\" src=\"https://a.example/{PINNED_LOADER}\" integrity=\"sha384-AAAA\" crossorigin=\"anonymous\"></script>"
        );
        assert!(pinned.starts_with(&tag), "{pinned}");
        let frame = text(Form::Frame, &board, home, Some("sha384-AAAA"));
        assert_eq!(
            frame,
            "<iframe src=\"https://a.example/embed.html#mode=play&amp;fen=8/8/8/8/8/8/8/8+w+-+-\" title=\"Chess board\" width=\"400\" height=\"520\" loading=\"lazy\" sandbox=\"allow-scripts\"></iframe>"
        );
        let link = text(Form::File, &board, home, None);
        assert_eq!(
            link,
            "https://a.example/jadoube.html#/analyse?fen=8/8/8/8/8/8/8/8_w_-_-_0_1"
        );
    }
}
