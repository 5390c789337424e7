//! Matches as text for storage.
//!
//! One line of words: the version, what alternates, what a draw is worth, the length, the lot, and
//! one letter per game (`a` or `b` for the winner, `d` drawn, `x` annulled, `-` for no games yet):
//!
//! ```text
//! match1 first-move half best-of:3 A:white axdb
//! ```

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use rules::Color;

use crate::{Alternation, Contest, ContestError, DrawnGames, GameEnd, Length, Lot, Player, Terms};

const MAGIC: &str = "match";
const VERSION: &str = "1";

/// Why a text is not a stored match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseContestError {
    /// The text is something else.
    NotAMatch,
    /// A newer version of the product wrote it.
    Newer,
    /// A word cannot be understood; the first has the number 1.
    Word(usize),
    /// There is no such match.
    Impossible(ContestError),
}

impl fmt::Display for ParseContestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAMatch => f.write_str("this is not a stored match"),
            Self::Newer => f.write_str("a newer version wrote this match"),
            Self::Word(word) => write!(f, "word {word} of the stored match cannot be understood"),
            Self::Impossible(error) => write!(f, "the stored match: {error}"),
        }
    }
}

impl Error for ParseContestError {}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::A => "A",
            Self::B => "B",
        })
    }
}

impl fmt::Display for Contest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let terms = self.terms();
        let alternation = match terms.alternation {
            Alternation::Colors => "colors",
            Alternation::FirstMove => "first-move",
            Alternation::Nothing => "nothing",
        };
        let drawn = match terms.drawn_games {
            DrawnGames::HalfPoint => "half",
            DrawnGames::Nothing => "none",
        };
        write!(f, "{MAGIC}{VERSION} {alternation} {drawn} ")?;
        match terms.length {
            Length::Open => f.write_str("open"),
            Length::Games(games) => write!(f, "games:{games}"),
            Length::BestOf(games) => write!(f, "best-of:{games}"),
            Length::FirstTo(points) => write!(f, "first-to:{points}"),
        }?;
        write!(f, " {}:{} ", self.lot().first, self.lot().color)?;
        if self.games().is_empty() {
            return f.write_str("-");
        }
        for end in self.games() {
            f.write_str(match end {
                GameEnd::Won(Player::A) => "a",
                GameEnd::Won(Player::B) => "b",
                GameEnd::Drawn => "d",
                GameEnd::Annulled => "x",
            })?;
        }
        Ok(())
    }
}

impl FromStr for Contest {
    type Err = ParseContestError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words: Vec<&str> = text.split(' ').collect();
        let head = words[0].strip_prefix(MAGIC);
        match head.ok_or(ParseContestError::NotAMatch)? {
            VERSION => {}
            version if version.parse::<u32>().is_ok_and(|version| version > 1) => {
                return Err(ParseContestError::Newer);
            }
            _ => return Err(ParseContestError::NotAMatch),
        }
        let [_, alternation, drawn, length, lot, games] = words[..] else {
            return Err(ParseContestError::Word(words.len()));
        };
        let wrong = |word: usize| move || ParseContestError::Word(word);
        let terms = Terms {
            alternation: match alternation {
                "colors" => Alternation::Colors,
                "first-move" => Alternation::FirstMove,
                "nothing" => Alternation::Nothing,
                _ => return Err(ParseContestError::Word(2)),
            },
            drawn_games: match drawn {
                "half" => DrawnGames::HalfPoint,
                "none" => DrawnGames::Nothing,
                _ => return Err(ParseContestError::Word(3)),
            },
            length: read_length(length).ok_or_else(wrong(4))?,
        };
        let lot = read_lot(lot).ok_or_else(wrong(5))?;
        let mut contest = Self::new(terms, lot).map_err(ParseContestError::Impossible)?;
        if games != "-" {
            if games.is_empty() {
                return Err(ParseContestError::Word(6));
            }
            for letter in games.chars() {
                let end = read_end(letter).ok_or_else(wrong(6))?;
                contest.record(end).map_err(ParseContestError::Impossible)?;
            }
        }
        Ok(contest)
    }
}

fn read_length(word: &str) -> Option<Length> {
    if word == "open" {
        return Some(Length::Open);
    }
    let (kind, digits) = word.split_once(':')?;
    let number: u32 = digits.parse().ok()?;
    if number.to_string() != digits {
        return None;
    }
    match kind {
        "games" => Some(Length::Games(number)),
        "best-of" => Some(Length::BestOf(number)),
        "first-to" => Some(Length::FirstTo(number)),
        _ => None,
    }
}

fn read_lot(word: &str) -> Option<Lot> {
    let (player, color) = word.split_once(':')?;
    let mut players = Player::ALL.into_iter();
    let mut colors = Color::ALL.into_iter();
    Some(Lot {
        first: players.find(|first| first.to_string() == player)?,
        color: colors.find(|other| other.to_string() == color)?,
    })
}

fn read_end(letter: char) -> Option<GameEnd> {
    Some(match letter {
        'a' => GameEnd::Won(Player::A),
        'b' => GameEnd::Won(Player::B),
        'd' => GameEnd::Drawn,
        'x' => GameEnd::Annulled,
        _ => return None,
    })
}
