//! Which games are shown, and in which order.

use std::cmp::Ordering;
use std::rc::Rc;

use archive::Order;
use archive::fold::fold_into;
use record::GameResult;

use crate::row::{Row, result_name};

/// A game in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What is shown of it.
    pub row: Rc<Row>,
    /// What is searched, in lowercase without accents: all of it, the players, the opening.
    folded: Rc<[String; 3]>,
}

impl Entry {
    /// A game that can be searched.
    #[must_use]
    pub fn new(row: Row) -> Self {
        let players = folded(&[&row.white, "\n", &row.black]);
        let opening = folded(&[&row.opening]);
        let rest = folded(&[&row.event, "\n", &row.site, "\n", &row.date, "\n", &row.law]);
        // As it is shown, and as it is typed.
        let result = folded(&[&result_name(row.result), "\n", row.result.as_str()]);
        let all = [&*players, &*opening, &*rest, &*result].join("\n");
        Self {
            row: Rc::new(row),
            folded: Rc::new([all, players, opening]),
        }
    }
}

fn folded(texts: &[&str]) -> String {
    let mut folded = String::new();
    for text in texts {
        fold_into(&mut folded, text);
    }
    folded
}

/// What the games are sorted by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sort {
    /// When they were begun or read here.
    #[default]
    Begun,
    /// The day of the game.
    Date,
    /// The player of the white pieces.
    White,
    /// The player of the black pieces.
    Black,
    /// The tournament or match.
    Event,
    /// The result.
    Result,
    /// The opening.
    Opening,
    /// How many moves were played.
    Length,
}

impl Sort {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 8] = [
        Self::Begun,
        Self::Date,
        Self::White,
        Self::Black,
        Self::Event,
        Self::Result,
        Self::Opening,
        Self::Length,
    ];

    /// The name by which the page calls it.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Begun => "begun",
            Self::Date => "date",
            Self::White => "white",
            Self::Black => "black",
            Self::Event => "event",
            Self::Result => "result",
            Self::Opening => "opening",
            Self::Length => "length",
        }
    }

    /// The order it starts with: newest or longest first, or alphabetical.
    #[must_use]
    pub const fn first_order(self) -> Order {
        match self {
            Self::Begun | Self::Date | Self::Length => Order::Descending,
            _ => Order::Ascending,
        }
    }
}

/// The laws of a game, as a filter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum LawFilter {
    /// All.
    #[default]
    Any,
    /// Today's laws.
    Today,
    /// The laws with this name.
    Named(String),
}

/// Which games are shown, and in which order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Query {
    /// Words that must all occur in what is known about a game, ignoring case and accents.
    pub text: String,
    /// Words that must all occur in the names of the players.
    pub player: String,
    /// Words that must all occur in the opening.
    pub opening: String,
    /// The result.
    pub result: Option<GameResult>,
    /// The laws.
    pub law: LawFilter,
    /// The first day, or as much of it as is known: a year, a month.
    pub from: String,
    /// The last day.
    pub to: String,
    /// What they are sorted by.
    pub sort: Sort,
    /// Which end comes first. Games without the value come last either way.
    pub order: Order,
}

impl Default for Query {
    fn default() -> Self {
        Self {
            text: String::new(),
            player: String::new(),
            opening: String::new(),
            result: None,
            law: LawFilter::Any,
            from: String::new(),
            to: String::new(),
            sort: Sort::Begun,
            order: Sort::Begun.first_order(),
        }
    }
}

impl Query {
    /// Whether any filter besides the search is set.
    #[must_use]
    pub fn is_filtered(&self) -> bool {
        self.without_filters() != *self
    }

    /// The same search and order without filters.
    #[must_use]
    pub fn without_filters(&self) -> Self {
        Self {
            text: self.text.clone(),
            sort: self.sort,
            order: self.order,
            ..Self::default()
        }
    }

    /// The places of the games that match, in this order.
    #[must_use]
    pub fn run(&self, entries: &[Entry], order: &[u32]) -> Vec<u32> {
        let words = [&self.text, &self.player, &self.opening].map(|text| folded(&[text]));
        let words: [Vec<&str>; 3] = words
            .each_ref()
            .map(|text| text.split_whitespace().collect());
        let days = [&self.from, &self.to].map(|day| day_number(day).filter(|_| is_date(day)));
        let fits = |entry: &Entry| {
            let row = &entry.row;
            let law = match &self.law {
                LawFilter::Any => true,
                LawFilter::Today => row.law.is_empty(),
                LawFilter::Named(name) => row.law == *name,
            };
            let texts = words.iter().zip(entry.folded.iter());
            law && self.result.is_none_or(|result| result == row.result)
                && is_between(&row.date, &days)
                && texts
                    .into_iter()
                    .all(|(words, text)| words.iter().all(|word| text.contains(word)))
        };
        let order = order.iter().copied();
        order
            .filter(|&place| entries.get(place as usize).is_some_and(fits))
            .collect()
    }

    /// The places of all games in the requested order.
    #[must_use]
    pub fn sorted(&self, entries: &[Entry]) -> Vec<u32> {
        let mut keys: Vec<(Key, u32)> = entries
            .iter()
            .zip(0..)
            .map(|(entry, place)| (key(self.sort, &entry.row), place))
            .collect();
        let id = |place: u32| &entries[place as usize].row.id.0;
        keys.sort_unstable_by(|(one, a), (other, b)| {
            // Games from one file stay in the order of the file.
            compare(one, other, self.order).then_with(|| id(*a).cmp(id(*b)))
        });
        keys.into_iter().map(|(_, place)| place).collect()
    }
}

/// What a game is sorted by.
enum Key {
    Number(u64),
    Text(String),
    Unknown,
}

fn key(sort: Sort, row: &Row) -> Key {
    let text = match sort {
        Sort::Begun => return Key::Number(row.begun()),
        Sort::Length => return Key::Number(row.plies as u64),
        Sort::Date => &row.date,
        Sort::White => &row.white,
        Sort::Black => &row.black,
        Sort::Event => &row.event,
        Sort::Result => row.result.as_str(),
        Sort::Opening => &row.opening,
    };
    if text.is_empty() {
        Key::Unknown
    } else {
        Key::Text(folded(&[text]))
    }
}

fn compare(one: &Key, other: &Key, order: Order) -> Ordering {
    let compared = match (one, other) {
        (Key::Number(one), Key::Number(other)) => one.cmp(other),
        (Key::Text(one), Key::Text(other)) => one.cmp(other),
        (one, other) => {
            let is_unknown = |key: &Key| matches!(key, Key::Unknown);
            return is_unknown(one).cmp(&is_unknown(other));
        }
    };
    match order {
        Order::Ascending => compared,
        Order::Descending => compared.reverse(),
    }
}

/// The parts of a date, as far as they are given: year, month, day of the month.
fn day_number(text: &str) -> Option<[u16; 3]> {
    let mut parts = text
        .trim()
        .split(['.', '-', '/'])
        .map_while(|part| part.trim().parse().ok());
    let year = parts.next()?;
    Some([
        year,
        parts.next().unwrap_or_default(),
        parts.next().unwrap_or_default(),
    ])
}

/// Whether a text that was typed is a date, as far as it goes: year, month, day of the month.
pub(crate) fn is_date(text: &str) -> bool {
    let mut most = [9999, 12, 31].into_iter();
    text.trim().split(['.', '-', '/']).all(|part| {
        // An empty part is still to be typed.
        let is_open = part.bytes().all(|byte| byte == b'?');
        let most = most.next();
        most.is_some_and(|most| is_open || part.trim().parse().is_ok_and(|it: u16| it <= most))
    })
}

/// Whether a date lies between two others, as far as all three are given.
fn is_between(date: &str, days: &[Option<[u16; 3]>; 2]) -> bool {
    let [from, to] = days;
    if from.is_none() && to.is_none() {
        return true;
    }
    let Some(day) = day_number(date) else {
        return false;
    };
    let compare = |limit: &[u16; 3]| {
        let known = day
            .iter()
            .zip(limit)
            .take_while(|(one, other)| **one > 0 && **other > 0);
        known
            .map(|(one, other)| one.cmp(other))
            .find(|it| it.is_ne())
    };
    from.is_none_or(|from| compare(&from) != Some(Ordering::Less))
        && to.is_none_or(|to| compare(&to) != Some(Ordering::Greater))
}

#[cfg(test)]
mod tests;
