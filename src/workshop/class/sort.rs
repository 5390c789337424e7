//! The order in which pupils stand in a table.

use std::cmp::{Ordering, Reverse};

use archive::Order;
use exercise::class_code::{ClassCode, ExerciseResult};
use notation::small;

/// What pupils are sorted by: a column of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sort {
    /// Numbers first, then names.
    #[default]
    Name,
    /// How many exercises are done.
    Done,
    /// How many answers were judged.
    Tries,
    /// How many hints were shown.
    Hints,
    /// How long everything took.
    Time,
}

impl Sort {
    /// All of them, in the order of the columns.
    pub const ALL: [Self; 5] = [Self::Name, Self::Done, Self::Tries, Self::Hints, Self::Time];

    /// The head of its column.
    #[must_use]
    pub fn head(self) -> String {
        match self {
            Self::Name => words::class_head_pupil(),
            Self::Done => words::class_head_done(),
            Self::Tries => words::class_head_tries(),
            Self::Hints => words::class_head_hints(),
            Self::Time => words::class_head_time(),
        }
    }

    /// Which end a teacher wants first: most exercises done, all else from the smallest.
    #[must_use]
    pub const fn usual_order(self) -> Order {
        match self {
            Self::Done => Order::Descending,
            Self::Name | Self::Tries | Self::Hints | Self::Time => Order::Ascending,
        }
    }

    /// What the column says of a pupil.
    #[must_use]
    pub fn count(self, code: &ClassCode) -> u64 {
        let sum = |of: fn(&ExerciseResult) -> u32| {
            code.scores.iter().map(|score| u64::from(of(score))).sum()
        };
        match self {
            Self::Name => 0,
            Self::Done => sum(|score| u32::from(score.solved)),
            Self::Tries => sum(|score| score.tries),
            Self::Hints => sum(|score| score.hints),
            Self::Time => sum(|score| score.seconds),
        }
    }

    fn compare(self, one: &ClassCode, other: &ClassCode) -> Ordering {
        self.count(one)
            .cmp(&self.count(other))
            .then_with(|| by_name(&one.name, &other.name))
    }

    /// Sorts pupils; those who are equal stay in the order of their names.
    pub fn sort(self, order: Order, codes: &mut [&ClassCode]) {
        codes.sort_by(|one, other| match (self, order) {
            (_, Order::Ascending) => self.compare(one, other),
            (Self::Name, Order::Descending) => self.compare(other, one),
            (_, Order::Descending) => {
                let (one_count, other_count) = (self.count(one), self.count(other));
                let by_count = Reverse(one_count).cmp(&Reverse(other_count));
                by_count.then_with(|| by_name(&one.name, &other.name))
            }
        });
    }
}

/// Numbers by their size, before names, which no capital letter sorts apart.
fn by_name(one: &str, other: &str) -> Ordering {
    let key = |name: &str| {
        let number = name.parse::<u64>().ok();
        (number.is_none(), number, small::text(name))
    };
    key(one).cmp(&key(other)).then_with(|| one.cmp(other))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(name: &str, solved: usize, tries: u32) -> ClassCode {
        let score = |place| ExerciseResult {
            solved: place < solved,
            tries,
            ..ExerciseResult::default()
        };
        ClassCode {
            name: name.to_owned(),
            set: "0000".to_owned(),
            scores: (0..3).map(score).collect(),
            text: String::new(),
        }
    }

    #[test]
    fn pupils_stand_in_the_order_of_a_column() {
        let codes = [
            code("anna", 1, 4),
            code("10", 3, 1),
            code("Bo", 1, 2),
            code("9", 2, 9),
        ];
        for (sort, order, names) in [
            (Sort::Name, Order::Ascending, "9 10 anna Bo"),
            (Sort::Name, Order::Descending, "Bo anna 10 9"),
            (Sort::Done, Order::Descending, "10 9 anna Bo"),
            (Sort::Tries, Order::Ascending, "10 Bo anna 9"),
            (Sort::Hints, Order::Descending, "9 10 anna Bo"),
        ] {
            let mut sorted: Vec<&ClassCode> = codes.iter().collect();
            sort.sort(order, &mut sorted);
            let found: Vec<&str> = sorted.iter().map(|code| &*code.name).collect();
            assert_eq!(found.join(" "), names, "{sort:?} {order:?}");
        }
    }
}
