//! The name of a move in a game: `12w`, or `14b/1` in a variation.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use record::{NodeId, Record};
use rules::Color;

/// The position after a move, named by its number and side, and by the number of a variation that
/// begins with it.
///
/// # Examples
///
/// ```
/// use exercise::Spot;
///
/// let record = record::pgn::read_all("1. e4 e5 (1... c5) 2. Nf3 *").remove(0).record;
/// let sicilian: Spot = "1b/1".parse()?;
/// let node = sicilian.find(&record).expect("it is in the game");
/// assert_eq!(record.position(node).to_string().split(' ').next(),
///     Some("rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR"));
/// # Ok::<(), exercise::ParseSpotError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spot {
    /// The number of the move.
    pub number: u32,
    /// Whose move.
    pub color: Color,
    /// 0 for the main line, else which of the moves that could be played instead.
    pub variation: u8,
}

impl Spot {
    /// The node of the move, if the game has it.
    #[must_use]
    pub fn find(self, record: &Record) -> Option<NodeId> {
        let is_it = |node: &NodeId| {
            let before = record.parent(*node).map(|parent| record.position(parent));
            before.is_some_and(|before| {
                before.fullmove_number() == self.number && before.turn() == self.color
            })
        };
        let main = record.line_from(Record::ROOT).find(is_it)?;
        let siblings = record.children(record.parent(main)?);
        siblings.get(usize::from(self.variation)).copied()
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.number, self.color.char())?;
        match self.variation {
            0 => Ok(()),
            variation => write!(f, "/{variation}"),
        }
    }
}

/// A text that names no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSpotError;

impl fmt::Display for ParseSpotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected the number of a move and w or b, as in 12w or 14b/1")
    }
}

impl Error for ParseSpotError {}

impl FromStr for Spot {
    type Err = ParseSpotError;

    fn from_str(text: &str) -> Result<Self, ParseSpotError> {
        read(text).ok_or(ParseSpotError)
    }
}

fn read(text: &str) -> Option<Spot> {
    let (mv, variation) = match text.split_once('/') {
        Some((mv, variation)) => (mv, variation.parse().ok()?),
        None => (text, 0),
    };
    let color = Color::from_char(mv.chars().last()?)?;
    let number = mv[..mv.len() - 1].parse().ok()?;
    Some(Spot {
        number,
        color,
        variation,
    })
}
