//! What is in a lesson: plain data, tested natively.

use std::rc::Rc;

use element::Snippet;
use yew::Reducible;

use crate::worksheet::sheet::bare;

/// A board of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Its heading; none when empty.
    pub title: String,
    /// The board.
    pub board: Snippet,
}

/// One change of the lesson.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// A board is added.
    Add(Box<Snippet>),
    /// The heading of the lesson.
    Title(String),
    /// The heading of a board.
    ItemTitle(usize, String),
    /// A board changes places with the one before it.
    Earlier(usize),
    /// A board changes places with the one after it.
    Later(usize),
    /// A board is removed.
    Remove(usize),
    /// Whether there is a class code.
    Codes(bool),
    /// All boards are removed.
    Clear,
    /// The boards that were removed last come back.
    BringBack,
}

/// What is in a lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lesson {
    /// Its heading; the usual one when empty.
    pub title: String,
    /// Its boards, in their order.
    pub items: Vec<Item>,
    /// Whether pupils can get a class code.
    pub codes: bool,
    /// The boards before some were removed.
    pub before: Option<Rc<[Item]>>,
}

impl Reducible for Lesson {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let mut next = Self::clone(&self);
        next.change(change);
        Rc::new(next)
    }
}

impl Lesson {
    /// Makes a change; one of a board that is not there changes nothing.
    pub fn change(&mut self, change: Change) {
        let count = self.items.len();
        match change {
            Change::Add(board) => self.items.push(Item {
                title: String::new(),
                board: bare(*board),
            }),
            Change::Title(title) => self.title = title,
            Change::ItemTitle(place, title) => {
                if let Some(item) = self.items.get_mut(place) {
                    item.title = title;
                }
            }
            Change::Earlier(place) if (1..count).contains(&place) => {
                self.items.swap(place - 1, place);
            }
            Change::Later(place) if place + 1 < count => self.items.swap(place, place + 1),
            Change::Remove(place) if place < count => {
                self.before = Some(self.items.clone().into());
                self.items.remove(place);
            }
            Change::Earlier(_) | Change::Later(_) | Change::Remove(_) => {}
            Change::Codes(codes) => self.codes = codes,
            Change::Clear => self.before = Some(std::mem::take(&mut self.items).into()),
            Change::BringBack => {
                if let Some(before) = self.before.take() {
                    self.items = before.to_vec();
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lesson_of(captions: &[&str]) -> Lesson {
        let mut lesson = Lesson::default();
        for caption in captions {
            let board = Snippet::from_query(&format!("caption={caption}"));
            lesson.change(Change::Add(Box::new(board)));
        }
        lesson
    }

    fn captions(lesson: &Lesson) -> String {
        let captions = lesson.items.iter().map(|item| item.board.caption.as_str());
        captions.collect()
    }

    #[test]
    fn boards_are_added_ordered_and_removed_and_come_back() {
        let mut lesson = lesson_of(&["a", "b", "c"]);
        for (change, order) in [
            (Change::Earlier(2), "acb"),
            (Change::Later(0), "cab"),
            (Change::Earlier(0), "cab"),
            (Change::Later(2), "cab"),
            (Change::Remove(3), "cab"),
            (Change::Remove(1), "cb"),
            (Change::BringBack, "cab"),
            (Change::Clear, ""),
            (Change::BringBack, "cab"),
        ] {
            let said = format!("{change:?}");
            lesson.change(change);
            assert_eq!(captions(&lesson), order, "{said}");
        }
    }

    #[test]
    fn a_title_goes_with_its_board() {
        let mut lesson = lesson_of(&["a", "b"]);
        lesson.change(Change::ItemTitle(1, "Second".to_owned()));
        lesson.change(Change::Earlier(1));
        assert_eq!(lesson.items[0].title, "Second");
        lesson.change(Change::ItemTitle(9, "None".to_owned()));
        assert_eq!(captions(&lesson), "ba");
    }
}
