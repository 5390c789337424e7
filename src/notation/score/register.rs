//! What is remembered under keys. One kind of map serves all of it, so the program has its code once.

use std::collections::BTreeMap;

/// Up to four numbers under which something is kept.
pub(super) type Key = [usize; 4];

/// What is known, by keys.
#[derive(Clone, Debug)]
pub(super) struct Register<T> {
    places: BTreeMap<Key, usize>,
    kept: Vec<T>,
}

// Not derived, as `T` need not have a default.
impl<T> Default for Register<T> {
    fn default() -> Self {
        Self {
            places: BTreeMap::new(),
            kept: Vec::new(),
        }
    }
}

impl<T> Register<T> {
    /// What is kept under a key.
    pub(super) fn get(&self, key: Key) -> Option<&T> {
        self.places.get(&key).map(|&place| &self.kept[place])
    }

    /// The same, to be changed.
    pub(super) fn get_mut(&mut self, key: Key) -> Option<&mut T> {
        self.places.get(&key).map(|&place| &mut self.kept[place])
    }

    /// Keeps something under a key that has nothing yet.
    pub(super) fn insert(&mut self, key: Key, it: T) {
        self.places.insert(key, self.kept.len());
        self.kept.push(it);
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.places.clear();
        self.kept.clear();
    }
}
