//! The parts of an answer, as a small sorted set.

use crate::Item;

/// The parts of an answer: squares, or moves that give the squares they join. Each is there once, in
/// the order of [`Item`].
///
/// A vector: a board has few answers, and the trees of the standard library are a program of ten
/// kilobytes.
///
/// # Examples
///
/// ```
/// use exercise::Answers;
///
/// let answers = Answers::from(["h3".parse()?, "g1".parse()?, "h3".parse()?]);
/// let names: Vec<String> = answers.iter().map(ToString::to_string).collect();
/// assert_eq!(names, ["g1", "h3"]);
/// # Ok::<(), exercise::ParseItemError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answers(Vec<Item>);

impl Answers {
    /// No answer.
    #[must_use]
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// Adds a part; whether it was not there before.
    pub fn insert(&mut self, item: Item) -> bool {
        match self.0.binary_search(&item) {
            Ok(_) => false,
            Err(place) => {
                self.0.insert(place, item);
                true
            }
        }
    }

    /// Whether it is one of the parts.
    #[must_use]
    pub fn contains(&self, item: Item) -> bool {
        self.0.binary_search(&item).is_ok()
    }

    /// What is in the other answer as well.
    #[must_use]
    pub(crate) fn shared_with(&self, other: &Self) -> Self {
        let parts = self.iter().copied();
        Self(parts.filter(|&item| other.contains(item)).collect())
    }

    /// What is not in the other answer.
    #[must_use]
    pub(crate) fn without(&self, other: &Self) -> Self {
        let parts = self.iter().copied();
        Self(parts.filter(|&item| !other.contains(item)).collect())
    }

    /// The parts in their order.
    pub fn iter(&self) -> std::slice::Iter<'_, Item> {
        self.0.iter()
    }

    /// How many parts there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Extend<Item> for Answers {
    fn extend<I: IntoIterator<Item = Item>>(&mut self, items: I) {
        for item in items {
            self.insert(item);
        }
    }
}

impl FromIterator<Item> for Answers {
    fn from_iter<I: IntoIterator<Item = Item>>(items: I) -> Self {
        let mut answers = Self::new();
        answers.extend(items);
        answers
    }
}

impl<const N: usize> From<[Item; N]> for Answers {
    fn from(items: [Item; N]) -> Self {
        items.into_iter().collect()
    }
}

impl IntoIterator for Answers {
    type Item = Item;
    type IntoIter = std::vec::IntoIter<Item>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a Answers {
    type Item = &'a Item;
    type IntoIter = std::slice::Iter<'a, Item>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}
