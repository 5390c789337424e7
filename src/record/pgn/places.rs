//! Lines and columns.

/// Finds lines and columns of places in a text, quickly as long as they come in order.
#[derive(Clone, Debug)]
pub struct Places<'a> {
    text: &'a str,
    first: (usize, usize),
    offset: usize,
    line: usize,
    column: usize,
}

impl<'a> Places<'a> {
    /// The place of the first letter of the text is given.
    #[must_use]
    pub const fn new(text: &'a str, line: usize, column: usize) -> Self {
        Self {
            text,
            first: (line, column),
            offset: 0,
            line,
            column,
        }
    }

    /// The line and the column of an offset in bytes, both counted from 1.
    pub fn at(&mut self, offset: usize) -> (usize, usize) {
        if offset < self.offset {
            (self.line, self.column) = self.first;
            self.offset = 0;
        }
        let bytes = self.text.as_bytes();
        for at in self.offset..offset.min(bytes.len()) {
            match bytes[at] {
                // A carriage return of its own is a line end too.
                b'\r' if bytes.get(at + 1) != Some(&b'\n') => self.next_line(),
                b'\n' => self.next_line(),
                // The bytes after the first one of a letter, and a mark at the very beginning.
                0x80..=0xbf | 0xef if self.is_silent(at) => {}
                _ => self.column += 1,
            }
        }
        self.offset = offset;
        (self.line, self.column)
    }

    fn is_silent(&self, at: usize) -> bool {
        let bytes = self.text.as_bytes();
        bytes[at] & 0xc0 == 0x80 || bytes[at..].starts_with("\u{feff}".as_bytes())
    }

    const fn next_line(&mut self) {
        self.line += 1;
        self.column = 1;
    }
}
