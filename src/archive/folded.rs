//! The texts as they are searched and sorted, worked out once.

use crate::fold::fold_into;
use crate::texts::{TextId, Texts};

#[derive(Clone, Debug, Default)]
pub(crate) struct Folded {
    bytes: String,
    ends: Vec<usize>,
}

impl Folded {
    /// Takes in the texts that are new.
    pub(crate) fn follow(&mut self, texts: &Texts) {
        for index in self.ends.len()..texts.len() {
            fold_into(&mut self.bytes, texts.get(TextId(index as u32)));
            self.ends.push(self.bytes.len());
        }
    }

    pub(crate) fn get(&self, id: TextId) -> &str {
        let start = match id.index() {
            0 => 0,
            index => self.ends[index - 1],
        };
        &self.bytes[start..self.ends[id.index()]]
    }

    pub(crate) fn len(&self) -> usize {
        self.ends.len()
    }

    pub(crate) fn memory(&self) -> usize {
        self.bytes.capacity() + self.ends.capacity() * size_of::<usize>()
    }
}
