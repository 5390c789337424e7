//! A whole game in a link, for two players who send it to each other.
//!
//! `v1.` and then bytes in base64url: the number of bytes that follow, the game, and the CRC-32 of
//! both. The game is, byte by byte:
//!
//! | part | form |
//! |---|---|
//! | identity | 4 bytes, highest first |
//! | head | bits 0-1 the kind of start, 2 names, 3 options, 4 an end or an offer; the others are 0 |
//! | start | nothing for the usual one; the number of Chess960 in 2 bytes; or the whole position |
//! | names | for White and Black: length, UTF-8 |
//! | options | count, then pairs of key and value by increasing keys |
//! | end | one byte, see `link/end.rs` |
//! | plies | how many |
//! | moves | one number, lowest byte first: the index of the first move among the legal moves, plus their count times the same of the second move, and so on |
//!
//! Lengths, counts, keys and values are in groups of seven bits, lowest first, with the highest bit
//! set in all bytes but the last. The legal moves are in the order of where they begin, where the
//! piece arrives (the king, in castling), castling last, and knight, bishop, rook, queen for
//! promotions; squares count from a1, b1 to h8.
//!
//! A link says nothing of the two devices. Whose moves are made on which, what was sent, and which
//! move waits for the other player's, is kept with the stored game (`Seat`, `premove`).
//!
//! Whatever a link says is checked by the rules, move by move; there is one link for a game and no
//! other. `tests/data/links.txt` holds links that have to be readable for ever.

mod base64;
mod bytes;
mod damage;
mod end;
mod moves;
mod names;
mod number;
mod premove;
mod read;
mod relation;
mod seat;
mod start;
#[cfg(test)]
mod tests;
mod write;

use std::error::Error;
use std::fmt;

use rules::{ByColor, Color};

pub use names::{MAX_NAME, PlayerName};
pub(crate) use premove::TAG as PREMOVE_TAG;
pub use premove::{Premove, premove, set_premove};
pub use relation::Relation;
pub(crate) use seat::TAG as SEAT_TAG;
pub use seat::{Reached, Seat, color_here, is_usual_start, name, set_name};

use crate::Game;

/// What a link begins with.
const PREFIX: &str = "v1.";

/// What may stand before a link in an address.
const FRAGMENT: &str = "#g=";

/// The most options of a link.
pub const MAX_OPTIONS: usize = 32;

/// The most plies of a link; no game under the laws in force is longer.
pub const MAX_PLIES: usize = 12_000;

/// A game with what goes along with it in a link.
///
/// # Examples
///
/// ```
/// use game::Game;
/// use game::link::{LinkedGame, Relation};
/// use rules::{Color, Square};
///
/// let mut mine = LinkedGame::new(0x1a2b_3c4d, Game::default());
/// let e4 = mine.game.position().find_move(Square::E2, Square::E4, None)?;
/// let before = mine.clone();
/// mine.game.play(e4)?;
/// let link = mine.to_link();
/// assert_eq!(link, "v1.BxorPE0AAQ2rJ3ie");
/// let theirs = LinkedGame::from_link(&link)?;
/// assert_eq!(before.relation_to(&theirs), Relation::Ahead { plies: 1 });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkedGame {
    /// A number drawn at random when the game begins; games with different ones are different games.
    pub id: u32,
    /// The names of the players, if they have given any.
    pub names: ByColor<Option<PlayerName>>,
    /// What the players agreed on. The keys belong to whoever makes links; a link carries any.
    pub options: Options,
    /// The game. Moves that were taken back and tags are not in the link.
    pub game: Game,
}

/// What the players agreed on, by keys: the law, claims, taking back and the like.
///
/// A list by increasing keys: so few do not pay for the code of a map.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options(Vec<(u8, u32)>);

impl Options {
    /// The value of a key.
    #[must_use]
    pub fn get(&self, key: u8) -> Option<u32> {
        let (_, value) = self.0.iter().find(|(it, _)| *it == key)?;
        Some(*value)
    }

    /// Sets the value of a key; tells whether there was room for it ([`MAX_OPTIONS`]).
    pub fn set(&mut self, key: u8, value: u32) -> bool {
        match self.0.binary_search_by_key(&key, |(it, _)| *it) {
            Ok(index) => self.0[index] = (key, value),
            Err(_) if self.0.len() >= MAX_OPTIONS => return false,
            Err(index) => self.0.insert(index, (key, value)),
        }
        true
    }

    /// All keys and values, by increasing keys.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (u8, u32)> + '_ {
        self.0.iter().copied()
    }
}

impl LinkedGame {
    /// A game without names and options.
    #[must_use]
    pub fn new(id: u32, game: Game) -> Self {
        Self {
            id,
            names: ByColor::default(),
            options: Options::default(),
            game,
        }
    }
}

/// Why a text is no link of a game. Characters are counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// The text is something else.
    NotALink,
    /// Another version of the product wrote it.
    Version(u32),
    /// The end is missing.
    Truncated {
        /// How many characters are missing, if nothing else is wrong.
        missing: usize,
    },
    /// The link should have ended before this character.
    Surplus {
        /// The first one too many.
        character: usize,
    },
    /// The link was changed on its way.
    Damaged {
        /// The character, where one alone is wrong.
        character: Option<usize>,
    },
    /// The link is whole, but says something that this version does not know or that has no sense.
    Unknown(LinkPart),
    /// No legal move has the index that the link gives after this many plies.
    Illegal {
        /// How many plies are played before it.
        ply: usize,
    },
    /// The game cannot have ended as the link says.
    End,
    /// Nobody could have offered a draw.
    Offer(Color),
}

/// A part of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkPart {
    /// The kinds of the parts.
    Head,
    /// The start position.
    Start,
    /// The name of a player.
    Name(Color),
    /// The options.
    Options,
    /// The end of the game.
    End,
    /// The moves.
    Moves,
    /// The form: the same game has another link.
    Form,
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotALink => f.write_str("this is not the link of a game"),
            Self::Version(version) => write!(f, "this link is of version {version}"),
            Self::Truncated { missing } => {
                write!(f, "{missing} characters of the link are missing")
            }
            Self::Surplus { character } => {
                write!(f, "the link should end before character {character}")
            }
            Self::Damaged {
                character: Some(character),
            } => write!(f, "character {character} of the link is wrong"),
            Self::Damaged { character: None } => f.write_str("the link was damaged"),
            Self::Unknown(part) => {
                f.write_str("the link cannot be understood: ")?;
                match part {
                    LinkPart::Head => f.write_str("its parts"),
                    LinkPart::Start => f.write_str("the start position"),
                    LinkPart::Name(color) => write!(f, "the name of {color}"),
                    LinkPart::Options => f.write_str("the options"),
                    LinkPart::End => f.write_str("the end of the game"),
                    LinkPart::Moves => f.write_str("the moves"),
                    LinkPart::Form => f.write_str("its form"),
                }
            }
            Self::Illegal { ply } => write!(f, "no legal move follows ply {ply} of the link"),
            Self::End => f.write_str("the game of the link cannot have ended so"),
            Self::Offer(color) => write!(f, "{color} cannot have offered a draw"),
        }
    }
}

impl Error for LinkError {}
