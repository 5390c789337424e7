//! Where in a text of any length something stands.

/// A place in the text.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Cursor {
    /// In bytes from the beginning.
    pub(super) offset: u64,
    /// Counted from 0.
    line: u64,
    /// The offset at which the line begins.
    line_start: u64,
    /// The bytes of the line that continue a letter.
    joined: u64,
    /// The offset after the last carriage return.
    after_return: u64,
}

impl Cursor {
    /// Passes bytes of one line.
    pub(super) fn pass(&mut self, bytes: &[u8]) {
        let joins = |byte: &&u8| **byte & 0xc0 == 0x80;
        self.joined += bytes.iter().filter(joins).count() as u64;
        self.offset += bytes.len() as u64;
    }

    /// Ends a line with a byte that stands some bytes ahead; tells whether it does, for the two
    /// bytes of one line end do so only once.
    pub(super) const fn end_line(&mut self, byte: u8, ahead: usize) -> bool {
        let after = self.offset + ahead as u64 + 1;
        self.line_start = after;
        self.joined = 0;
        if byte == b'\n' && self.after_return != 0 && self.after_return + 1 == after {
            return false;
        }
        if byte == b'\r' {
            self.after_return = after;
        }
        self.line += 1;
        true
    }

    pub(super) const fn is_line_start(&self) -> bool {
        self.offset == self.line_start
    }

    /// Passes a byte that is not seen.
    pub(super) const fn skip_mark(&mut self) {
        if self.is_line_start() {
            self.line_start += 1;
        }
    }

    /// Counted from 1.
    pub(super) const fn line(&self) -> u64 {
        self.line + 1
    }

    /// Counted from 1, in letters.
    pub(super) const fn column(&self) -> u64 {
        (self.offset - self.line_start).saturating_sub(self.joined) + 1
    }
}
