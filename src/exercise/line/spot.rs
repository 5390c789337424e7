//! The name of a move in a game: `12w`, `14b/1` in a variation, `14b/1/15w/2` in one within it.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use record::{NodeId, Record};
use rules::Color;

/// The position after a move, named by its number and side, and by the number of a variation that
/// begins with it. A move within a variation is named after the move with which the variation
/// begins, so that every move of a game has a name.
///
/// # Examples
///
/// ```
/// use exercise::Spot;
///
/// let text = "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) 2. Nf3 *";
/// let record = record::pgn::read_all(text).remove(0).record;
/// let sicilian: Spot = "1b/1".parse()?;
/// let node = sicilian.find(&record).expect("it is in the game");
/// assert_eq!(record.position(node).to_string().split(' ').next(),
///     Some("rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR"));
///
/// let answer: Spot = "1b/1/2w/1/2b".parse()?;
/// let node = answer.find(&record).expect("the answer to 2. c3");
/// assert_eq!(Spot::of(&record, node), Some(answer));
/// # Ok::<(), exercise::ParseSpotError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Spot {
    /// Where each variation on the way begins, the outermost first.
    turns: Vec<Turn>,
    /// The move itself.
    last: Turn,
}

/// A move in a line, or what could be played instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Turn {
    number: u32,
    color: Color,
    /// 0 for the move of the line, else which of the moves that could be played instead.
    variation: u8,
}

impl Spot {
    /// The name of a node; the root has none.
    #[must_use]
    pub fn of(record: &Record, node: NodeId) -> Option<Self> {
        let last = Turn::of(record, node)?;
        let mut turns = Vec::new();
        let mut here = record.parent(node);
        while let Some(node) = here {
            turns.extend(Turn::of(record, node).filter(|turn| turn.variation > 0));
            here = record.parent(node);
        }
        turns.reverse();
        Some(Self { turns, last })
    }

    /// The node of the move, if the game has it.
    #[must_use]
    pub fn find(&self, record: &Record) -> Option<NodeId> {
        let mut turns = self.turns.iter().chain([&self.last]);
        turns.try_fold(Record::ROOT, |node, turn| turn.find(record, node))
    }
}

impl Turn {
    fn of(record: &Record, node: NodeId) -> Option<Self> {
        let parent = record.parent(node)?;
        let before = record.position(parent);
        let mut siblings = record.children(parent).iter();
        Some(Self {
            number: before.fullmove_number(),
            color: before.turn(),
            variation: siblings.position(|other| *other == node)?.try_into().ok()?,
        })
    }

    /// The move in the line that goes on from a node.
    fn find(self, record: &Record, from: NodeId) -> Option<NodeId> {
        let is_it = |node: &NodeId| {
            let before = record.parent(*node).map(|parent| record.position(parent));
            before.is_some_and(|before| {
                before.fullmove_number() == self.number && before.turn() == self.color
            })
        };
        let main = record.line_from(from).find(is_it)?;
        let siblings = record.children(record.parent(main)?);
        siblings.get(usize::from(self.variation)).copied()
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for turn in &self.turns {
            write!(f, "{turn}/")?;
        }
        write!(f, "{}", self.last)
    }
}

impl fmt::Display for Turn {
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
    let mut turns: Vec<Turn> = Vec::new();
    // A number alone says which variation begins with the move before it.
    let mut may_vary = false;
    for word in text.split('/') {
        if let Some(color) = word.chars().last().and_then(Color::from_char) {
            let number = word[..word.len() - 1].parse().ok()?;
            turns.push(Turn {
                number,
                color,
                variation: 0,
            });
            may_vary = true;
        } else {
            turns.last_mut().filter(|_| may_vary)?.variation = word.parse().ok()?;
            may_vary = false;
        }
    }
    let last = turns.pop()?;
    Some(Spot { turns, last })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// A game that branches as the numbers say: at each of them, another move is added somewhere.
    fn branching(choices: &[(usize, usize)]) -> Record {
        let mut editor = record::Editor::new(Record::default());
        let mut nodes = vec![Record::ROOT];
        for &(at, which) in choices {
            let node = nodes[at % nodes.len()];
            let moves = editor.record().position(node).legal_moves();
            let Some(&mv) = moves.get(which % moves.len().max(1)) else {
                continue;
            };
            let step = record::Step::Move(mv);
            if editor.record().find_child(node, step).is_none() {
                nodes.push(editor.apply(record::Edit::Add { at: node, step }).unwrap());
            }
        }
        editor.record().clone()
    }

    fn all_nodes(record: &Record) -> Vec<NodeId> {
        let mut found = vec![Record::ROOT];
        let mut index = 0;
        while let Some(&node) = found.get(index) {
            found.extend(record.children(node));
            index += 1;
        }
        found
    }

    proptest! {
        #[test]
        fn every_move_has_a_name_that_leads_back(
            choices in prop::collection::vec((any::<usize>(), any::<usize>()), 0..40)
        ) {
            let record = branching(&choices);
            for node in all_nodes(&record) {
                let Some(spot) = Spot::of(&record, node) else {
                    prop_assert_eq!(node, Record::ROOT);
                    continue;
                };
                prop_assert_eq!(spot.find(&record), Some(node), "{}", spot);
                prop_assert_eq!(spot.to_string().parse(), Ok(spot));
            }
        }

        #[test]
        fn names_are_read_back(
            turns in prop::collection::vec((any::<u32>(), any::<bool>(), any::<u8>()), 1..5)
        ) {
            let name = |&(number, white, variation): &(u32, bool, u8)| {
                let color = if white { 'w' } else { 'b' };
                match variation {
                    0 => format!("{number}{color}"),
                    _ => format!("{number}{color}/{variation}"),
                }
            };
            let text = turns.iter().map(name).collect::<Vec<_>>().join("/");
            prop_assert_eq!(text.parse::<Spot>().map(|spot| spot.to_string()), Ok(text));
        }
    }

    #[test]
    fn a_text_that_names_no_move_is_refused() {
        for text in [
            "", "w", "12", "1/2", "12w/", "12w/1/2", "/12w", "12w//1", "12w/300", "12é",
        ] {
            assert_eq!(text.parse::<Spot>(), Err(ParseSpotError), "{text}");
        }
    }
}
