//! Lines that are broken between words.

/// The longest line, in letters.
pub(super) const WIDTH: usize = 78;

/// Words set into lines of at most [`WIDTH`] letters.
#[derive(Debug, Default)]
pub(super) struct Lines {
    done: String,
    line: String,
    /// The last word, to which something may still be glued.
    word: String,
    is_glued: bool,
    /// What the first line begins with, and what the others do.
    first_indent: String,
    indent: String,
}

impl Lines {
    /// Lines that begin with `first`, and from the second one on with this many spaces.
    pub(super) fn new(first: &str, indent: usize) -> Self {
        Self {
            first_indent: first.to_owned(),
            indent: " ".repeat(indent),
            ..Self::default()
        }
    }

    /// Adds a word.
    pub(super) fn word(&mut self, word: &str) {
        if !self.is_glued {
            self.end_word();
        }
        self.is_glued = false;
        self.word.push_str(word);
    }

    /// Adds the words of a text.
    pub(super) fn words(&mut self, text: &str) {
        text.split_whitespace().for_each(|word| self.word(word));
    }

    /// Adds a word that the next one follows without a space.
    pub(super) fn opening(&mut self, word: &str) {
        self.word(word);
        self.is_glued = true;
    }

    /// Adds a word without a space before it.
    pub(super) fn closing(&mut self, word: &str) {
        self.is_glued = true;
        self.word(word);
    }

    fn end_word(&mut self) {
        if self.word.is_empty() {
            return;
        }
        let length = |text: &str| text.chars().count();
        let is_first_word = self.line.is_empty();
        if !is_first_word && length(&self.line) + 1 + length(&self.word) > WIDTH {
            self.end_line();
        }
        if self.line.is_empty() {
            self.line.push_str(if self.done.is_empty() {
                &self.first_indent
            } else {
                &self.indent
            });
        } else {
            self.line.push(' ');
        }
        self.line.push_str(&self.word);
        self.word.clear();
    }

    fn end_line(&mut self) {
        self.done.push_str(self.line.trim_end());
        self.done.push('\n');
        self.line.clear();
    }

    /// The lines, each with its end; nothing when there was no word.
    pub(super) fn finish(mut self) -> String {
        self.end_word();
        if !self.line.is_empty() {
            self.end_line();
        }
        self.done
    }
}
