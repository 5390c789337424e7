//! A board as HTML.

use super::super::entities::encode;
use super::{ELEMENT, FRAME_PAGE, HINT_ELEMENT, Snippet, tidy};
use crate::{Attribute, Mode};

/// What an element of a script cannot hold.
const ENDS_OF_SCRIPTS: [&str; 3] = ["</script", "<script", "<!--"];

/// How wide a frame is unless the author says otherwise, in CSS pixels.
const FRAME_WIDTH: u32 = 400;

impl Snippet {
    /// The element, with what stands around it; `script` is the tag that loads its script, if it
    /// is to be written as well.
    #[must_use]
    pub fn to_element(&self, script: Option<&str>) -> String {
        let mut lines = Vec::new();
        push_line(&mut lines, &self.before);
        lines.extend(script.map(str::to_owned));
        let mut attributes = self.attributes.clone();
        let is_attribute = ENDS_OF_SCRIPTS
            .iter()
            .any(|end| self.pgn.to_ascii_lowercase().contains(end));
        if is_attribute {
            attributes.push((Attribute::Pgn.name().to_owned(), self.pgn.clone()));
        }
        let mut inner = Vec::new();
        for (slot, text) in [("prompt", &self.prompt), ("caption", &self.caption)] {
            if !text.is_empty() {
                inner.push(format!("  <span slot=\"{slot}\">{}</span>", encode(text)));
            }
        }
        if !self.pgn.is_empty() && !is_attribute {
            inner.push("  <script type=\"application/x-chess-pgn\">".to_owned());
            inner.push(self.pgn.clone());
            inner.push("  </script>".to_owned());
        }
        for hint in &self.hints {
            let squares = match hint.squares.as_str() {
                "" => String::new(),
                squares => format!(" squares=\"{}\"", encode(squares)),
            };
            inner.push(format!(
                "  <{HINT_ELEMENT}{squares}>{}</{HINT_ELEMENT}>",
                encode(&hint.text)
            ));
        }
        push_line(&mut inner, &self.rest);
        if !self.fallback.is_empty() {
            inner.push(["  ", &encode(&self.fallback)].concat());
        }
        let open = tag(ELEMENT, &attributes);
        if inner.is_empty() {
            lines.push(format!("{open}</{ELEMENT}>"));
        } else {
            lines.push(open);
            lines.append(&mut inner);
            lines.push(format!("</{ELEMENT}>"));
        }
        push_line(&mut lines, &self.after);
        lines.join("\n")
    }

    /// The frame, with what stands around it; `home` is where the site lies, up to its last slash,
    /// and `title` what a frame is called whose author has written no words.
    ///
    /// What only an element can hold, other elements and the text for pages without scripts, is
    /// left out.
    #[must_use]
    pub fn to_frame(&self, home: &str, title: &str) -> String {
        let mut lines = Vec::new();
        push_line(&mut lines, &self.before);
        let inside = Self {
            fallback: String::new(),
            ..self.clone()
        };
        let address = [home, FRAME_PAGE, "#", &inside.to_query()].concat();
        let mut attributes = vec![("src".to_owned(), address)];
        attributes.extend(self.frame.iter().cloned());
        for (name, value) in self.frame_defaults(title) {
            if !attributes.iter().any(|(known, _)| known == name) {
                attributes.push((name.to_owned(), value));
            }
        }
        lines.push([&tag("iframe", &attributes), "</iframe>"].concat());
        push_line(&mut lines, &self.after);
        lines.join("\n")
    }

    /// What a frame says unless its author says otherwise.
    pub(super) fn frame_defaults(&self, usual_title: &str) -> [(&'static str, String); 5] {
        let title = [&self.prompt, &self.caption]
            .into_iter()
            .find(|text| !text.is_empty());
        let title = title.map_or_else(|| usual_title.to_owned(), |text| tidy(text));
        // The board is as high as it is wide; below it come its words and its controls.
        let room = match self.mode() {
            Mode::Diagram => 0,
            Mode::Game => 240,
            _ => 120,
        };
        let words: u32 = [&self.prompt, &self.caption]
            .into_iter()
            .map(|text| if text.is_empty() { 0 } else { 60 })
            .sum();
        [
            ("title", title),
            ("width", FRAME_WIDTH.to_string()),
            ("height", (FRAME_WIDTH + room + words).to_string()),
            ("loading", "lazy".to_owned()),
            ("sandbox", "allow-scripts".to_owned()),
        ]
    }
}

/// The tag that loads the boards, in the copy that never changes if its digest is given.
#[must_use]
pub fn script_tag(home: &str, file: &str, integrity: Option<&str>) -> String {
    let mut attributes = vec![
        ("type".to_owned(), "module".to_owned()),
        ("src".to_owned(), [home, file].concat()),
    ];
    if let Some(digest) = integrity {
        attributes.push(("integrity".to_owned(), digest.to_owned()));
        attributes.push(("crossorigin".to_owned(), "anonymous".to_owned()));
    }
    [&tag("script", &attributes), "</script>"].concat()
}

fn tag(name: &str, attributes: &[(String, String)]) -> String {
    let mut text = ["<", name].concat();
    for (name, value) in attributes {
        text.push(' ');
        text.push_str(name);
        if !value.is_empty() {
            text.push_str("=\"");
            text.push_str(&encode(value));
            text.push('"');
        }
    }
    text.push('>');
    text
}

fn push_line(lines: &mut Vec<String>, text: &str) {
    if !text.is_empty() {
        lines.push(text.to_owned());
    }
}
