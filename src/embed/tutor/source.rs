//! The text of a lesson as it comes: from a file, or from between the tags of a page.

use course::{Fault, TextPosition};

/// A text that the reader of lessons understands, and how places in it become places of the author's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    text: String,
    /// How many lines stand above it.
    above: usize,
    /// How many letters each of its lines is indented.
    indent: usize,
}

impl Source {
    /// A file: its lines may end as they do in Windows.
    #[must_use]
    pub fn file(text: &str) -> Self {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        Self {
            text: text.replace("\r\n", "\n"),
            above: 0,
            indent: 0,
        }
    }

    /// A text between tags, where it is indented like everything around it and begins on a line of
    /// its own. The line of the tag is the first one.
    ///
    /// # Examples
    ///
    /// ```
    /// let source = tutor::Source::inline("\n    ---\n    title: T\n    ---\n\n    Words.\n  ");
    /// assert_eq!(source.text(), "---\ntitle: T\n---\n\nWords.\n");
    /// ```
    #[must_use]
    pub fn inline(text: &str) -> Self {
        let Self { text, .. } = Self::file(text);
        let is_blank = |line: &&str| line.trim().is_empty();
        let above = text.lines().take_while(is_blank).count();
        let written = text.lines().filter(|line| !is_blank(line));
        let indents = written.map(|line| line.len() - line.trim_start_matches([' ', '\t']).len());
        let indent = indents.min().unwrap_or_default();
        let lines = text.trim_end().lines().skip(above);
        // A blank line may be shorter than the others are indented.
        let lines = lines.map(|line| line.get(indent..).unwrap_or_default());
        let mut text = lines.collect::<Vec<_>>().join("\n");
        text.push('\n');
        Self {
            text,
            above,
            indent,
        }
    }

    /// The text to read.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// How many lines stand above the text that is read.
    pub(crate) const fn above(&self) -> usize {
        self.above
    }

    /// A fault with its place as the author counts.
    pub(crate) fn placed(&self, fault: Fault) -> Fault {
        let TextPosition { line, column } = fault.place;
        Fault {
            place: TextPosition::new(line + self.above, column + self.indent),
            ..fault
        }
    }
}
