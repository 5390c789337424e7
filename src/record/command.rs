//! Commands in comments: `[%clk 0:05:00]`, `[%cal Ge2e4]`.

use std::fmt::Write;
use std::time::Duration;

use crate::{Shape, Shapes};

/// A command as it is written, and what it says if we know it.
///
/// The text is kept letter by letter, so that a command from elsewhere is written back unchanged,
/// whether it is understood or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    body: Box<str>,
    value: Value,
}

/// What a command says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// `[%csl …]`: squares that are marked.
    Squares(Shapes),
    /// `[%cal …]`: arrows.
    Arrows(Shapes),
    /// `[%clk …]`: what is left on the clock of the player who moved.
    Clock(Duration),
    /// `[%emt …]`: how long the move took.
    Elapsed(Duration),
    /// `[%eval …]`: how an engine judges the position.
    Evaluation(Evaluation),
    /// Anything else, also a known command whose argument is not understood.
    Other,
}

/// How an engine judges a position, from White's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Evaluation {
    /// The judgment.
    pub score: EngineScore,
    /// How many plies were searched, if that is known.
    pub depth: Option<u32>,
}

/// The judgment of an engine, from White's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EngineScore {
    /// In hundredths of a pawn.
    Centipawns(i32),
    /// Mate in this many moves; negative when Black mates.
    Mate(i32),
}

impl Command {
    /// Reads what stands between `[%` and `]`, or nothing when it does not begin with a name.
    #[must_use]
    pub fn parse(body: &str) -> Option<Self> {
        let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
        if !body.starts_with(is_name) || body.contains(['}', ']', '\n', '\r']) {
            return None;
        }
        let mut command = Self {
            body: body.into(),
            value: Value::Other,
        };
        command.value = Value::parse(command.name(), command.argument());
        Some(command)
    }

    /// Marked squares; the arrows among the shapes are left out.
    #[must_use]
    pub fn squares(shapes: &[Shape]) -> Self {
        let is_square = |shape: &&Shape| matches!(shape, Shape::Square(..));
        let shapes: Shapes = shapes.iter().filter(is_square).copied().collect();
        Self::of("csl", &list(&shapes), Value::Squares(shapes))
    }

    /// Arrows; the squares among the shapes are left out.
    #[must_use]
    pub fn arrows(shapes: &[Shape]) -> Self {
        let is_arrow = |shape: &&Shape| matches!(shape, Shape::Arrow(..));
        let shapes: Shapes = shapes.iter().filter(is_arrow).copied().collect();
        Self::of("cal", &list(&shapes), Value::Arrows(shapes))
    }

    /// What is left on the clock; what is finer than a millisecond is cut off.
    #[must_use]
    pub fn clock(left: Duration) -> Self {
        let left = to_milliseconds(left);
        Self::of("clk", &write_time(left), Value::Clock(left))
    }

    /// How long the move took; what is finer than a millisecond is cut off.
    #[must_use]
    pub fn elapsed(time: Duration) -> Self {
        let time = to_milliseconds(time);
        Self::of("emt", &write_time(time), Value::Elapsed(time))
    }

    /// The judgment of an engine.
    #[must_use]
    pub fn evaluation(evaluation: Evaluation) -> Self {
        let mut argument = match evaluation.score {
            EngineScore::Mate(moves) => format!("#{moves}"),
            EngineScore::Centipawns(value) => {
                let sign = if value < 0 { "-" } else { "" };
                let value = value.unsigned_abs();
                format!("{sign}{}.{:02}", value / 100, value % 100)
            }
        };
        if let Some(depth) = evaluation.depth {
            let _ = write!(argument, ",{depth}");
        }
        Self::of("eval", &argument, Value::Evaluation(evaluation))
    }

    fn of(name: &str, argument: &str, value: Value) -> Self {
        let body = format!("{name} {argument}").into();
        Self { body, value }
    }

    /// What stands between `[%` and `]`.
    #[must_use]
    pub fn body(&self) -> &str {
        &self.body
    }

    /// Its name: `clk`.
    #[must_use]
    pub fn name(&self) -> &str {
        let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
        let end = self.body.find(|letter| !is_name(letter));
        &self.body[..end.unwrap_or(self.body.len())]
    }

    /// What follows the name, without the spaces around it.
    #[must_use]
    pub fn argument(&self) -> &str {
        self.body[self.name().len()..].trim()
    }

    /// What it says.
    #[must_use]
    pub const fn value(&self) -> &Value {
        &self.value
    }
}

impl Value {
    fn parse(name: &str, argument: &str) -> Self {
        let known = match name {
            "csl" => shapes(argument, true).map(Self::Squares),
            "cal" => shapes(argument, false).map(Self::Arrows),
            "clk" => read_time(argument).map(Self::Clock),
            "emt" => read_time(argument).map(Self::Elapsed),
            "eval" => read_evaluation(argument).map(Self::Evaluation),
            _ => None,
        };
        known.unwrap_or(Self::Other)
    }
}

/// Squares or arrows between commas; one that is wrong makes the whole list unknown.
fn shapes(argument: &str, squares: bool) -> Option<Shapes> {
    let items = argument.split([',', ' ']).filter(|item| !item.is_empty());
    let shapes: Shapes = items.map(Shape::parse).collect::<Option<_>>()?;
    let fits = |shape: &Shape| matches!(shape, Shape::Square(..)) == squares;
    shapes.iter().all(fits).then_some(shapes)
}

fn list(shapes: &[Shape]) -> String {
    let mut text = String::new();
    for shape in shapes {
        if !text.is_empty() {
            text.push(',');
        }
        shape.push_to(&mut text);
    }
    text
}

fn to_milliseconds(time: Duration) -> Duration {
    Duration::from_millis(u64::try_from(time.as_millis()).unwrap_or(u64::MAX))
}

/// Reads hours, minutes and seconds, or less of them, with a fraction: `1:30:00`, `5:00`, `2.5`.
fn read_time(text: &str) -> Option<Duration> {
    let (whole, fraction) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let mut seconds = 0_u64;
    let mut count = 0;
    for part in whole.split(':') {
        count += 1;
        seconds = seconds.checked_mul(60)?.checked_add(read_number(part)?)?;
    }
    if count > 3 || fraction.len() > 9 || !fraction.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let mut milliseconds = 0;
    for place in 0..3 {
        let digit = fraction.as_bytes().get(place).map_or(0, |byte| byte - b'0');
        milliseconds = milliseconds * 10 + u64::from(digit);
    }
    let milliseconds = seconds.checked_mul(1_000)?.checked_add(milliseconds)?;
    Some(Duration::from_millis(milliseconds))
}

/// Digits alone; the sign that the standard library would allow is none of them.
fn read_number(text: &str) -> Option<u64> {
    let is_number =
        (1..=12).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| text.parse().ok()).flatten()
}

fn write_time(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60);
    let mut text = format!("{hours}:{minutes:02}:{:02}", seconds % 60);
    let milliseconds = time.subsec_millis();
    if milliseconds > 0 {
        let _ = write!(text, ".{milliseconds:03}");
        text.truncate(text.trim_end_matches('0').len());
    }
    text
}

/// Reads `0.35`, `-1.2`, `#-3`, each with a depth after a comma if there is one.
fn read_evaluation(text: &str) -> Option<Evaluation> {
    let (score, depth) = match text.split_once(',') {
        Some((score, depth)) => {
            let depth = u32::try_from(read_number(depth.trim())?).ok()?;
            (score.trim(), Some(depth))
        }
        None => (text, None),
    };
    let (mates, number) = match score.strip_prefix('#') {
        Some(moves) => (true, moves),
        None => (false, score),
    };
    let (is_black, number) = match number.strip_prefix('-') {
        Some(number) => (true, number),
        None => (false, number.strip_prefix('+').unwrap_or(number)),
    };
    let sign = if is_black { -1 } else { 1 };
    if mates {
        let moves = i32::try_from(read_number(number)?).ok()?;
        let score = EngineScore::Mate(sign * moves);
        return Some(Evaluation { score, depth });
    }
    let (pawns, fraction) = number.split_once('.').unwrap_or((number, "0"));
    let pawns = if pawns.is_empty() && number.len() > 1 {
        0
    } else {
        read_number(pawns)?
    };
    read_number(fraction)?;
    let mut digits = fraction.bytes().map(|byte| u64::from(byte - b'0'));
    let hundredths = digits.next().unwrap_or(0) * 10 + digits.next().unwrap_or(0);
    let value = pawns.checked_mul(100)?.checked_add(hundredths)?;
    let score = EngineScore::Centipawns(sign * i32::try_from(value).ok()?);
    Some(Evaluation { score, depth })
}
