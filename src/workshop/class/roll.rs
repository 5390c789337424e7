//! The codes of a class: plain data, tested natively.

use std::rc::Rc;

use archive::Order;
use exercise::class_code::{ClassCode, Fault, read, read_briefly};
use ui::percent;
use yew::Reducible;

use super::sort::Sort;

/// This many lines that hold no code are listed; of further ones only the number is told.
pub(super) const MOST_LISTED: usize = 20;

/// What stands before a code in a link.
const LINK: &str = "#/class=";

/// One change of the roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Codes were typed, one on each line.
    Add(Rc<str>),
    /// A pupil is removed: the text of the code.
    Remove(Rc<str>),
    /// The tables are sorted by a column; once more, the other way around.
    Sort(Sort),
    /// All codes are removed.
    Clear,
    /// What was removed last comes back.
    BringBack,
}

/// What has come of the last text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// How many pupils have come.
    pub added: usize,
    /// Whose codes have taken the place of earlier ones.
    pub replaced: Vec<String>,
    /// The lines that hold no code, so that they can be mended.
    pub left: String,
    /// What is wrong with each of them.
    pub faults: Vec<Fault>,
}

/// The codes of a class, and how they are shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Roll {
    /// The codes, in the order in which they have come.
    pub codes: Vec<ClassCode>,
    /// The column that the tables are sorted by.
    pub sort: Sort,
    /// Which end comes first.
    pub order: Order,
    /// The codes before some were removed.
    pub before: Option<Rc<[ClassCode]>>,
    /// What has come of the last text.
    pub reading: Reading,
    /// How many texts were read.
    pub readings: u32,
}

/// The pupils who have worked on the same exercises, sorted.
#[derive(Debug, PartialEq, Eq)]
pub struct Set<'a> {
    /// Four signs that only the same exercises share.
    pub name: &'a str,
    /// How many exercises there are.
    pub exercises: usize,
    /// The pupils.
    pub codes: Vec<&'a ClassCode>,
}

impl Reducible for Roll {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let mut next = Self::clone(&self);
        next.change(change);
        Rc::new(next)
    }
}

impl Roll {
    /// Makes a change.
    pub fn change(&mut self, change: Change) {
        match change {
            Change::Add(text) => self.read(&text),
            Change::Remove(text) => {
                self.before = Some(self.codes.clone().into());
                self.codes.retain(|code| *code.text != *text);
            }
            Change::Sort(sort) => {
                self.order = if sort == self.sort {
                    self.order.reversed()
                } else {
                    sort.usual_order()
                };
                self.sort = sort;
            }
            Change::Clear => {
                self.before = Some(std::mem::take(&mut self.codes).into());
                self.reading = Reading::default();
            }
            Change::BringBack => {
                if let Some(before) = self.before.take() {
                    self.codes = before.to_vec();
                }
            }
        }
    }

    fn read(&mut self, text: &str) {
        self.readings = self.readings.wrapping_add(1);
        let mut reading = Reading::default();
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            let read = match reading.faults.len() {
                ..MOST_LISTED => read,
                _ => read_briefly,
            };
            match read(&without_link(line)) {
                Ok(code) => self.add(code, &mut reading),
                Err(fault) => {
                    reading.faults.push(fault);
                    reading.left.push_str(line);
                    reading.left.push('\n');
                }
            }
        }
        self.reading = reading;
    }

    /// A pupil has one code for the same exercises: the last one.
    fn add(&mut self, code: ClassCode, reading: &mut Reading) {
        let is_same = |other: &&mut ClassCode| {
            other.name == code.name
                && other.set == code.set
                && other.scores.len() == code.scores.len()
        };
        match self.codes.iter_mut().find(is_same) {
            Some(earlier) if *earlier == code => {}
            Some(earlier) => {
                reading.replaced.push(code.name.clone());
                *earlier = code;
            }
            None => {
                reading.added += 1;
                self.codes.push(code);
            }
        }
    }

    /// The tables: one for each list of exercises, in the order in which they have come.
    #[must_use]
    pub fn sets(&self) -> Vec<Set<'_>> {
        let mut sets: Vec<Set<'_>> = Vec::new();
        for code in &self.codes {
            let exercises = code.scores.len();
            let mut known = sets.iter_mut();
            match known.find(|set| set.name == code.set && set.exercises == exercises) {
                Some(set) => set.codes.push(code),
                None => sets.push(Set {
                    name: &code.set,
                    exercises,
                    codes: vec![code],
                }),
            }
        }
        for set in &mut sets {
            self.sort.sort(self.order, &mut set.codes);
        }
        sets
    }
}

/// The code of a line that may be a link with a code in it.
fn without_link(line: &str) -> String {
    match line.split_once(LINK) {
        Some((_, code)) => percent::decode(code.trim()),
        None => line.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WRITTEN: &str = include_str!("../../../tests/data/class-codes.txt");

    /// The codes of pupils of these names.
    fn codes(names: &[&str]) -> String {
        let lines = WRITTEN.lines().filter_map(|line| line.split_once('\t'));
        let codes = lines.map(|(code, _)| code);
        let is_asked = |code: &&str| names.iter().any(|name| code.ends_with(&format!(" {name}")));
        codes.filter(is_asked).collect::<Vec<&str>>().join("\n")
    }

    fn roll_of(text: &str) -> Roll {
        let mut roll = Roll::default();
        roll.change(Change::Add(text.into()));
        roll
    }

    fn names(roll: &Roll) -> Vec<&str> {
        roll.codes.iter().map(|code| &*code.name).collect()
    }

    #[test]
    fn good_lines_are_taken_and_bad_ones_are_named_and_left() {
        let text = format!("\n{}\nJ12*4 Bo\n\nhello\n", codes(&["Ann"]));
        let roll = roll_of(&text);
        assert_eq!(names(&roll), ["Ann"]);
        assert_eq!(roll.reading.added, 1);
        let columns: Vec<Option<usize>> = roll.reading.faults.iter().map(|it| it.column).collect();
        assert_eq!(columns, [Some(4), None]);
        assert_eq!(roll.reading.left, "J12*4 Bo\nhello\n");
    }

    #[test]
    fn of_many_bad_lines_only_the_first_are_looked_into() {
        let wrong = codes(&["Ann"]).replacen('4', "5", 1);
        let text = [wrong.trim_end(), "\n"].concat().repeat(MOST_LISTED + 5);
        let roll = roll_of(&text);
        let columns = roll.reading.faults.iter().map(|it| it.column.is_some());
        assert_eq!(
            columns.clone().filter(|is_named| *is_named).count(),
            MOST_LISTED
        );
        assert_eq!(columns.count(), MOST_LISTED + 5);
        assert_eq!(roll.reading.left, text);
    }

    #[test]
    fn links_are_codes_too() {
        let code = codes(&["Ann"]);
        let link = format!("https://a.example/chess/#/class={}", percent::encode(&code));
        assert_eq!(roll_of(&link).codes, roll_of(&code).codes);
    }

    #[test]
    fn a_second_code_of_a_pupil_takes_the_place_of_the_first() {
        let both = codes(&["Again"]);
        assert_eq!(both.lines().count(), 2);
        let roll = roll_of(&both);
        assert_eq!(names(&roll), ["Again"]);
        assert_eq!(roll.reading.replaced, ["Again"]);
        let mut same = roll.clone();
        same.change(Change::Add(roll.codes[0].text.as_str().into()));
        assert_eq!(same.codes, roll.codes);
        assert!(same.reading.replaced.is_empty());
    }

    #[test]
    fn each_list_of_exercises_has_a_table_of_its_own() {
        let roll = roll_of(&codes(&["Ann", "Again", "Other"]));
        let sets = roll.sets();
        let sets: Vec<usize> = sets.iter().map(|set| set.codes.len()).collect();
        assert_eq!(sets, [2, 1]);
    }

    #[test]
    fn what_was_removed_comes_back() {
        let mut roll = roll_of(&codes(&["Ann", "Again"]));
        let all = roll.codes.clone();
        let first = all[0].text.as_str();
        roll.change(Change::Remove(first.into()));
        assert_eq!(roll.codes, all[1..]);
        roll.change(Change::BringBack);
        roll.change(Change::Clear);
        assert!(roll.codes.is_empty());
        roll.change(Change::BringBack);
        assert_eq!(roll.codes, all);
    }

    #[test]
    fn a_column_sorts_one_way_and_then_the_other() {
        let mut roll = Roll::default();
        roll.change(Change::Sort(Sort::Done));
        assert_eq!((roll.sort, roll.order), (Sort::Done, Order::Descending));
        roll.change(Change::Sort(Sort::Done));
        assert_eq!(roll.order, Order::Ascending);
        roll.change(Change::Sort(Sort::Name));
        assert_eq!((roll.sort, roll.order), (Sort::Name, Order::Ascending));
    }
}
