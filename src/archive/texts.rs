//! Texts that occur in many games, each kept once.

/// What marks a free place of the table.
const FREE: u32 = u32::MAX;

/// The number of a text; equal texts have equal numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct TextId(pub(crate) u32);

impl TextId {
    /// The empty text, which stands for what a game does not say.
    pub(crate) const EMPTY: Self = Self(0);

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A collection of different texts in one piece of memory.
///
/// A file of a hundred thousand games names some ten thousand players; a string for each tag of
/// each game would take more room than the file.
#[derive(Clone, Debug)]
pub(crate) struct Texts {
    bytes: String,
    /// Where each text ends; it begins where the one before it ends.
    ends: Vec<u32>,
    /// Numbers of texts at the places that their hashes name, or behind them.
    table: Vec<u32>,
}

impl Texts {
    pub(crate) fn new() -> Self {
        let mut texts = Self {
            bytes: String::new(),
            ends: Vec::new(),
            table: vec![FREE; 1024],
        };
        texts.intern("");
        texts
    }

    /// The number of a text, which is kept if it is new.
    ///
    /// When the numbers are used up, which takes more memory than a page can have, new texts
    /// become empty.
    pub(crate) fn intern(&mut self, text: &str) -> TextId {
        let mut place = self.place_of(text);
        loop {
            match self.table[place] {
                FREE => break,
                known if self.get(TextId(known)) == text => return TextId(known),
                _ => place = (place + 1) % self.table.len(),
            }
        }
        let Some(end) = self.bytes.len().checked_add(text.len()) else {
            return TextId::EMPTY;
        };
        let (Ok(end), Ok(number)) = (u32::try_from(end), u32::try_from(self.ends.len())) else {
            return TextId::EMPTY;
        };
        self.bytes.push_str(text);
        self.ends.push(end);
        self.table[place] = number;
        if self.ends.len() * 2 > self.table.len() {
            self.grow();
        }
        TextId(number)
    }

    /// As [`intern`](Self::intern), with spaces in place of control characters.
    pub(crate) fn intern_clean(&mut self, text: &str) -> TextId {
        if text.contains(char::is_control) {
            self.intern(&text.replace(char::is_control, " "))
        } else {
            self.intern(text)
        }
    }

    pub(crate) fn get(&self, id: TextId) -> &str {
        let start = match id.index().checked_sub(1) {
            Some(before) => self.ends.get(before).copied().unwrap_or_default(),
            None => 0,
        };
        let end = self.ends.get(id.index()).copied().unwrap_or(start);
        &self.bytes[start as usize..end as usize]
    }

    pub(crate) fn len(&self) -> usize {
        self.ends.len()
    }

    /// The bytes of memory that are held.
    pub(crate) fn memory(&self) -> usize {
        self.bytes.capacity() + 4 * (self.ends.capacity() + self.table.capacity())
    }

    fn place_of(&self, text: &str) -> usize {
        hash(text) as usize % self.table.len()
    }

    fn grow(&mut self) {
        self.table = vec![FREE; self.table.len() * 2];
        for number in 0..self.ends.len() as u32 {
            let mut place = self.place_of(self.get(TextId(number)));
            while self.table[place] != FREE {
                place = (place + 1) % self.table.len();
            }
            self.table[place] = number;
        }
    }
}

/// FNV-1a, which needs no table and is good for short texts.
fn hash(text: &str) -> u32 {
    let bytes = text.bytes();
    let mixed = bytes.fold(0x811c_9dc5_u32, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    mixed ^ mixed >> 15
}

#[cfg(test)]
mod tests {
    use super::{TextId, Texts};

    #[test]
    fn equal_texts_get_one_number_and_different_ones_two() {
        let mut texts = Texts::new();
        let ids: Vec<TextId> = (0..5000)
            .map(|number| texts.intern(&format!("text {number}")))
            .collect();
        for (number, &id) in ids.iter().enumerate() {
            let text = format!("text {number}");
            assert_eq!(texts.get(id), text);
            assert_eq!(texts.intern(&text), id);
        }
        assert_eq!(texts.len(), 5001);
        assert_eq!(texts.intern(""), TextId::EMPTY);
    }
}
