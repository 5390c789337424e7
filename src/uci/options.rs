//! The options of the protocol.

use engine::TableSize;
use engine::level::Level;
use rules::CastlingMode;

/// What was set by `setoption`.
#[derive(Clone, Debug)]
pub(crate) struct Options {
    pub(crate) mode: CastlingMode,
    pub(crate) table: TableSize,
    pub(crate) lines: usize,
    pub(crate) is_limited: bool,
    pub(crate) level: Level,
    /// What a move loses on the way to the clock, in milliseconds.
    pub(crate) overhead: u64,
    /// Chooses the games of a level; each `ucinewgame` goes on to the next.
    pub(crate) seed: u64,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            mode: CastlingMode::Standard,
            table: TableSize::default(),
            lines: 1,
            is_limited: false,
            level: Level::nearest(1_400),
            overhead: 20,
            seed: 0,
        }
    }
}

/// The most lines that can be asked for.
const MOST_LINES: u64 = 256;
const MOST_SEED: u64 = u32::MAX as u64;

impl Options {
    /// The options as they are announced.
    pub(crate) const LIST: &str = "option name Hash type spin default 16 min 4 max 32\n\
        option name MultiPV type spin default 1 min 1 max 256\n\
        option name UCI_LimitStrength type check default false\n\
        option name UCI_Elo type spin default 1400 min 400 max 2200\n\
        option name Move Overhead type spin default 20 min 0 max 5000\n\
        option name Seed type spin default 0 min 0 max 4294967295\n\
        option name Ponder type check default false\n\
        option name Clear Hash type button\n\
        option name UCI_Chess960 type check default false\n";

    /// Reads what follows the word `setoption`.
    pub(crate) fn set(&mut self, words: &[&str]) -> Result<(), String> {
        let ["name", words @ ..] = words else {
            return Err("expected: setoption name UCI_Chess960 value true".to_owned());
        };
        let at = words.iter().position(|&word| word == "value");
        let (name, value) = words.split_at(at.unwrap_or(words.len()));
        let name = name.join(" ").to_ascii_lowercase();
        let value = value.get(1..).unwrap_or_default().join(" ");
        match name.as_str() {
            "uci_chess960" => {
                self.mode = if truth(&value)? {
                    CastlingMode::Chess960
                } else {
                    CastlingMode::Standard
                };
            }
            // A program sets the same for all of its engines: what is too much is as much as there is.
            "hash" => {
                let megabytes = number(&value, 0, u64::MAX)?.min(32);
                self.table = TableSize::at_most(megabytes as usize);
            }
            "multipv" => self.lines = number(&value, 1, MOST_LINES)? as usize,
            "uci_limitstrength" => self.is_limited = truth(&value)?,
            "uci_elo" => self.level = Level::nearest(number(&value, 400, 2_200)? as u16),
            "move overhead" => self.overhead = number(&value, 0, 5_000)?,
            "seed" => self.seed = number(&value, 0, MOST_SEED)?,
            "ponder" => {
                truth(&value)?;
            }
            "clear hash" => {}
            "" => return Err("expected: setoption name UCI_Chess960 value true".to_owned()),
            _ => return Err(format!("no such option: {name}")),
        }
        Ok(())
    }
}

fn truth(value: &str) -> Result<bool, String> {
    match value.to_ascii_lowercase().as_str() {
        "true" => Ok(true),
        "false" => Ok(false),
        _ => Err(format!("neither true nor false: {value}")),
    }
}

fn number(value: &str, least: u64, most: u64) -> Result<u64, String> {
    let parsed = value.parse().ok();
    parsed
        .filter(|number| (least..=most).contains(number))
        .ok_or_else(|| format!("not a number from {least} to {most}: {value}"))
}
