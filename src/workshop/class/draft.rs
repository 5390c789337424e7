//! The codes as they are kept in the browser: a head of one line, then the codes.

use std::rc::Rc;

use exercise::class_code::ClassCode;

use super::roll::{Change, Roll};

/// What the first line says; another number is another layout.
const HEAD: &str = "jadoube-class 1";

/// The texts under which a roll is kept: its codes, and those that can be brought back.
pub(super) fn to_texts(roll: &Roll) -> [String; 2] {
    let before = roll.before.as_deref();
    [
        to_text(&roll.codes),
        before.map_or_else(String::new, to_text),
    ]
}

fn to_text(codes: &[ClassCode]) -> String {
    let head = HEAD.to_owned();
    match codes {
        [] => head,
        codes => [head, lines(codes)].join("\n"),
    }
}

/// Codes as they are typed, one on each line.
pub(super) fn lines(codes: &[ClassCode]) -> String {
    let codes = codes.iter().map(|code| code.text.as_str());
    codes.collect::<Vec<&str>>().join("\n")
}

/// Reads what [`to_text`] wrote; `None` for anything else.
pub(super) fn parse(text: &str) -> Option<Vec<ClassCode>> {
    let (head, codes) = text.split_once('\n').unwrap_or((text, ""));
    let mut roll = Roll::default();
    roll.change(Change::Add(Rc::from(codes)));
    (head == HEAD && roll.reading.faults.is_empty()).then_some(roll.codes)
}

/// The codes as they were left.
pub(super) fn begin(kept: Option<Vec<ClassCode>>, before: Option<Vec<ClassCode>>) -> Roll {
    Roll {
        codes: kept.unwrap_or_default(),
        before: before.map(Rc::from),
        ..Roll::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_kept_with_names_of_every_kind() {
        let written = include_str!("../../../tests/data/class-codes.txt");
        let codes = written.lines().filter_map(|line| line.split_once('\t'));
        let codes: Vec<&str> = codes.map(|(code, _)| code).collect();
        let mut roll = Roll::default();
        roll.change(Change::Add(codes.join("\n").into()));
        assert_eq!(parse(&to_text(&roll.codes)).as_ref(), Some(&roll.codes));
        roll.change(Change::Clear);
        let [kept, before] = to_texts(&roll);
        let begun = begin(parse(&kept), parse(&before));
        assert_eq!((begun.codes, begun.before), (roll.codes, roll.before));
    }

    #[test]
    fn what_is_no_roll_is_not_read_as_an_empty_one() {
        assert_eq!(parse(HEAD), Some(Vec::new()));
        for other in ["", "jadoube-class 2", "jadoube-class 1\nJ"] {
            assert_eq!(parse(other), None, "{other}");
        }
    }
}
