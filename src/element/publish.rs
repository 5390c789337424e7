//! A board as an author publishes it: an element, a frame, or a link into the single file.

use crate::snippet::{Snippet, script_tag};

/// The script that defines the element.
pub const LOADER: &str = "jadoube.js";
/// The copy of the loader that never changes, because its name tells its version.
pub const PINNED_LOADER: &str = concat!("jadoube-", env!("CARGO_PKG_VERSION"), ".js");
/// The whole application in one file, with the page that opens positions.
const SINGLE_FILE: &str = "jadoube.html#/analyse";

/// Where a published board comes from.
#[derive(Clone, Copy, Debug)]
pub struct Host<'a> {
    /// The folder of the loader, up to its last slash.
    pub home: &'a str,
    /// The digest of the pinned copy of the loader, if that copy is meant.
    pub integrity: Option<&'a str>,
    /// The title of a frame whose author has written no words.
    pub frame_title: &'a str,
}

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

    /// Reads a key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|form| form.key() == key)
    }
}

/// The text of a board in a form.
#[must_use]
pub fn text(form: Form, snippet: &Snippet, host: Host<'_>) -> String {
    let Host {
        home,
        integrity,
        frame_title,
    } = host;
    match form {
        Form::Element => {
            let file = if integrity.is_some() {
                PINNED_LOADER
            } else {
                LOADER
            };
            snippet.to_element(Some(&script_tag(home, file, integrity)))
        }
        Form::Frame => snippet.to_frame(home, frame_title),
        Form::File => {
            let fen = snippet.setup().map(|setup| notation::fen::write(&setup));
            let asked = fen.map(|fen| ["?fen=", &fen.replace(' ', "_")].concat());
            // A position that cannot be read opens nothing, rather than another one.
            [home, SINGLE_FILE, &asked.unwrap_or_default()].concat()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_pinned_copy_has_a_digest() {
        let board = Snippet::from_query("mode=play&fen=8/8/8/8/8/8/8/8_w_-_-");
        let plain = Host {
            home: "https://a.example/",
            integrity: None,
            frame_title: "Chess board",
        };
        let digest = Host {
            integrity: Some("sha384-AAAA"),
            ..plain
        };
        let moving = text(Form::Element, &board, plain);
        assert!(moving.starts_with("<script type=\"module\" src=\"https://a.example/jadoube.js\"></script>\n<jadoube-board mode=\"play\""), "{moving}");
        let pinned = text(Form::Element, &board, digest);
        let tag = format!(
            "<script type=\"module\" src=\"https://a.example/{PINNED_LOADER}\" integrity=\"sha384-AAAA\" crossorigin=\"anonymous\"></script>"
        );
        assert!(pinned.starts_with(&tag), "{pinned}");
        let frame = text(Form::Frame, &board, digest);
        assert_eq!(
            frame,
            "<iframe src=\"https://a.example/embed.html#mode=play&amp;fen=8/8/8/8/8/8/8/8+w+-+-\" title=\"Chess board\" width=\"400\" height=\"520\" loading=\"lazy\" sandbox=\"allow-scripts\"></iframe>"
        );
        let link = text(Form::File, &board, plain);
        assert_eq!(
            link,
            "https://a.example/jadoube.html#/analyse?fen=8/8/8/8/8/8/8/8_w_-_-_0_1"
        );
    }
}
