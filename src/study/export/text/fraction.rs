//! White's moves above a line and Black's below it, and the same as it is read aloud.

use notation::style::Style;
use record::Record;
use rules::Color;

use super::flow::side_of;
use super::lines::WIDTH;
use super::spelled::Spelled;

/// What stands for the move of White when the game begins with Black.
const DOTS: &str = "...";

/// One move of both sides, as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    /// Its number.
    pub number: u32,
    /// White's move; nothing when the game begins with Black's.
    pub white: Option<String>,
    /// Black's move; nothing when the game ends before it.
    pub black: Option<String>,
}

pub(super) fn write(record: &Record, style: Style) -> String {
    let mut text = String::new();
    let mut rows = Rows::default();
    for pair in pairs(record, style) {
        if rows.width() + pair_width(&pair) > WIDTH {
            rows.end(&mut text);
        }
        rows.push(&pair);
    }
    rows.end(&mut text);
    text.push_str(record.result().as_str());
    text.push('\n');
    text
}

/// The main line as it is read aloud: "1. White e4, Black e5."
#[must_use]
pub fn linear(record: &Record, style: Style) -> String {
    let pairs: Vec<String> = pairs(record, style).iter().map(Pair::read_aloud).collect();
    pairs.join(" ")
}

impl Pair {
    /// The pair as it is read aloud.
    #[must_use]
    pub fn read_aloud(&self) -> String {
        let number = self.number.to_string();
        match (&self.white, &self.black) {
            (Some(white), Some(black)) => words::export_pair(&number, white, black),
            (Some(white), None) => words::export_white_move(&number, white),
            (None, Some(black)) => words::export_black_move(&number, black),
            (None, None) => String::new(),
        }
    }
}

/// The moves of the main line in pairs.
#[must_use]
pub fn pairs(record: &Record, style: Style) -> Vec<Pair> {
    let spelled = Spelled::new(record, style);
    let mut pairs: Vec<Pair> = Vec::new();
    for node in record.line_from(Record::ROOT) {
        let before = record.position(record.parent(node).unwrap_or(Record::ROOT));
        let text = Some(spelled.of(node).to_owned());
        let number = before.fullmove_number();
        match (side_of(record, node), pairs.last_mut()) {
            (Color::White, _) => pairs.push(Pair {
                number,
                white: text,
                black: None,
            }),
            (Color::Black, Some(pair)) if pair.black.is_none() => pair.black = text,
            (Color::Black, _) => pairs.push(Pair {
                number,
                white: None,
                black: text,
            }),
        }
    }
    pairs
}

/// The letters of the longer of the two moves.
fn move_width(pair: &Pair) -> usize {
    [&pair.white, &pair.black]
        .into_iter()
        .flatten()
        .map(|text| text.chars().count())
        .max()
        .unwrap_or(0)
        .max(DOTS.len())
}

fn pair_width(pair: &Pair) -> usize {
    pair.number.to_string().len() + 2 + move_width(pair) + 2
}

/// Three lines in the making.
#[derive(Default)]
struct Rows {
    above: String,
    line: String,
    below: String,
}

impl Rows {
    fn width(&self) -> usize {
        self.line.chars().count()
    }

    fn push(&mut self, pair: &Pair) {
        let number = format!("{}. ", pair.number);
        let (room, width) = (number.len(), move_width(pair));
        let white = pair.white.as_deref().unwrap_or(DOTS);
        let black = pair.black.as_deref().unwrap_or_default();
        self.above
            .push_str(&format!("{:room$}{white:<width$}  ", ""));
        self.line.push_str(&format!("{number}{:-<width$}  ", ""));
        self.below
            .push_str(&format!("{:room$}{black:<width$}  ", ""));
    }

    fn end(&mut self, text: &mut String) {
        if self.line.is_empty() {
            return;
        }
        for line in [&mut self.above, &mut self.line, &mut self.below] {
            text.push_str(line.trim_end());
            text.push('\n');
            line.clear();
        }
        text.push('\n');
    }
}
