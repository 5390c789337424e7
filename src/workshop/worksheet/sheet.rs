//! What is on the worksheet and how it is set: plain data, tested natively.

use std::rc::Rc;

use yew::Reducible;

use element::Snippet;

use super::collect::Collected;

/// How many boards can stand on a page.
pub const PER_PAGE: [usize; 7] = [1, 2, 4, 6, 8, 9, 12];

/// The size of the paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    /// 210 by 297 millimeters.
    #[default]
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

impl Paper {
    /// Both.
    pub const ALL: [Self; 2] = [Self::A4, Self::Letter];

    /// The name under which it is stored and styled.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::A4 => "a4",
            Self::Letter => "letter",
        }
    }

    /// Its name, as it is offered.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::A4 => words::worksheet_paper_a4(),
            Self::Letter => words::worksheet_paper_letter(),
        }
    }

    /// Reads a key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|paper| paper.key() == key)
    }
}

/// One change of the worksheet.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// A board is added.
    Add(Box<Snippet>),
    /// A text was pasted: its boards, or why it has none.
    Pasted(Result<Collected, Rc<str>>),
    /// A board is taken away.
    Remove(usize),
    /// A board comes before the one that stood before it.
    Earlier(usize),
    /// The words of a board.
    Prompt(usize, String),
    /// The heading.
    Title(String),
    /// Where the live boards lie.
    Home(String),
    /// How many boards stand on a page.
    PerPage(usize),
    /// The size of the paper.
    Paper(Paper),
    /// Whether there is a line for each answer.
    Lines(bool),
    /// Whether the answers are printed on a page of their own.
    Key(bool),
    /// Whether codes lead to the live boards.
    Codes(bool),
    /// All boards are taken away.
    Clear,
    /// The boards that were taken away last come back.
    BringBack,
}

/// The worksheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// The boards, in their order.
    pub items: Vec<Snippet>,
    /// The heading; none when empty.
    pub title: String,
    /// Where the live boards lie; empty for this site.
    pub home: String,
    /// How many boards stand on a page.
    pub per_page: usize,
    /// The size of the paper.
    pub paper: Paper,
    /// Whether there is a line for each answer.
    pub lines: bool,
    /// Whether the answers are printed on a page of their own.
    pub key: bool,
    /// Whether codes lead to the live boards.
    pub codes: bool,
    /// The boards before some were taken away.
    pub before: Option<Rc<[Snippet]>>,
    /// How many boards the last text had.
    pub added: usize,
    /// What was corrected in the positions of the last text, with the numbers of their tasks.
    pub corrected: Vec<(usize, String)>,
    /// Why the last text was not taken.
    pub refused: Option<Rc<str>>,
}

impl Default for Sheet {
    fn default() -> Self {
        Self {
            items: Vec::new(),
            title: String::new(),
            home: String::new(),
            per_page: 6,
            paper: Paper::default(),
            lines: true,
            key: true,
            codes: true,
            before: None,
            added: 0,
            corrected: Vec::new(),
            refused: None,
        }
    }
}

impl Reducible for Sheet {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let mut next = Self::clone(&self);
        next.change(change);
        Rc::new(next)
    }
}

impl Sheet {
    /// Makes a change.
    pub fn change(&mut self, change: Change) {
        match change {
            Change::Add(snippet) => self.items.push(bare(*snippet)),
            Change::Pasted(result) => {
                self.refused = None;
                self.added = 0;
                self.corrected.clear();
                match result {
                    Ok(found) => {
                        let first = self.items.len() + 1;
                        let corrected = found.corrected.into_iter();
                        self.corrected = corrected
                            .map(|(place, text)| (first + place, text))
                            .collect();
                        self.added = found.boards.len();
                        self.items.extend(found.boards.into_iter().map(bare));
                    }
                    Err(why) => self.refused = Some(why),
                }
            }
            Change::Remove(place) if place < self.items.len() => {
                // The numbers of the tasks are others now.
                self.corrected.clear();
                self.before = Some(self.items.clone().into());
                self.items.remove(place);
            }
            Change::Earlier(place) if (1..self.items.len()).contains(&place) => {
                self.corrected.clear();
                self.items.swap(place - 1, place);
            }
            Change::Remove(_) | Change::Earlier(_) => {}
            Change::Prompt(place, text) => {
                if let Some(item) = self.items.get_mut(place) {
                    item.prompt = text;
                }
            }
            Change::Title(title) => self.title = title,
            Change::Home(home) => self.home = home,
            Change::PerPage(count) if PER_PAGE.contains(&count) => self.per_page = count,
            Change::PerPage(_) => {}
            Change::Paper(paper) => self.paper = paper,
            Change::Lines(lines) => self.lines = lines,
            Change::Key(key) => self.key = key,
            Change::Codes(codes) => self.codes = codes,
            Change::Clear => {
                self.corrected.clear();
                self.before = Some(std::mem::take(&mut self.items).into());
            }
            Change::BringBack => {
                if let Some(before) = self.before.take() {
                    self.items = before.to_vec();
                }
            }
        }
    }
}

/// A board without what stood around it in its page.
pub(crate) fn bare(snippet: Snippet) -> Snippet {
    let mut bare = snippet;
    bare.before.clear();
    bare.after.clear();
    bare.frame.clear();
    bare
}

#[cfg(test)]
mod tests {
    use element::Attribute;

    use super::*;

    #[test]
    fn boards_come_in_order_and_go_and_come_back() {
        let mut sheet = Sheet::default();
        for name in ["a", "b", "c"] {
            sheet.change(Change::Add(Box::new(Snippet::from_query(&format!(
                "name={name}"
            )))));
        }
        let names = |sheet: &Sheet| -> String {
            sheet
                .items
                .iter()
                .filter_map(|item| item.get(Attribute::Name))
                .collect()
        };
        sheet.change(Change::Earlier(2));
        assert_eq!(names(&sheet), "acb");
        sheet.change(Change::Remove(0));
        assert_eq!(names(&sheet), "cb");
        sheet.change(Change::BringBack);
        assert_eq!(names(&sheet), "acb");
        sheet.change(Change::Clear);
        assert_eq!(names(&sheet), "");
        sheet.change(Change::BringBack);
        assert_eq!(names(&sheet), "acb");
    }

    #[test]
    fn only_pages_that_can_be_set_are_taken() {
        let mut sheet = Sheet::default();
        sheet.change(Change::PerPage(7));
        assert_eq!(sheet.per_page, 6);
        sheet.change(Change::PerPage(12));
        assert_eq!(sheet.per_page, 12);
    }
}
