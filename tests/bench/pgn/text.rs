//! Movetext, broken into lines as the export format wants it.

/// The longest line.
const COLUMNS: usize = 79;

/// Movetext that grows word by word.
#[derive(Default)]
pub(crate) struct Movetext {
    pub(crate) text: String,
    column: usize,
    /// Whether the next word follows an opening bracket directly.
    glued: bool,
}

impl Movetext {
    /// Adds a word, with a space or a new line before it.
    pub(crate) fn word(&mut self, word: &str) {
        let width = word.chars().count();
        if self.glued || self.text.is_empty() {
            self.glued = false;
        } else if self.column + 1 + width > COLUMNS {
            self.text.push('\n');
            self.column = 0;
        } else {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(word);
        self.column += width;
    }

    /// Adds a comment, which may be broken like anything else.
    pub(crate) fn comment(&mut self, comment: &str) {
        let braced = format!("{{ {comment} }}");
        braced.split(' ').for_each(|word| self.word(word));
    }

    /// Begins a variation.
    pub(crate) fn open(&mut self) {
        self.word("(");
        self.glued = true;
    }

    /// Ends a variation.
    pub(crate) fn close(&mut self) {
        self.text.push(')');
        self.column += 1;
    }
}
