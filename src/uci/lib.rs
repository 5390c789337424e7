//! The rules half of the Universal Chess Interface: the standard door through which anyone can
//! check a rules engine. The program `jadoube-uci` is this behind standard input and output.
//!
//! It understands `uci`, `isready`, `ucinewgame`, `setoption name UCI_Chess960 value true`,
//! `position` (`startpos` or `fen`, then `moves`), `d`, `go perft` and `quit`. It does not search.
//!
//! # Examples
//!
//! ```
//! let mut session = uci::Session::default();
//! session.answer("position startpos moves e2e4 e7e5");
//! let said = session.answer("go perft 2").text;
//! assert!(said.contains("e1e2: 29\n"));
//! assert!(said.ends_with("Nodes searched: 835\n"));
//! ```

mod diagram;
mod position;
#[cfg(test)]
mod tests;

use rules::{CastlingMode, Position};

/// A conversation with a program that speaks the protocol.
#[derive(Debug, Default)]
pub struct Session {
    mode: CastlingMode,
    position: Position,
}

/// What is said to one line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reply {
    /// Whole lines, each with its end; empty if there is nothing to say.
    pub text: String,
    /// Whether the conversation is over.
    pub is_last: bool,
}

impl Reply {
    fn say(line: impl std::fmt::Display) -> Self {
        Self {
            text: format!("{line}\n"),
            is_last: false,
        }
    }
}

impl Session {
    /// Answers one line. What is not understood or not legal is reported in an `info string` and
    /// changes nothing.
    pub fn answer(&mut self, line: &str) -> Reply {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            [] | ["ucinewgame" | "stop" | "ponderhit", ..] | ["debug" | "register", ..] => {
                Reply::default()
            }
            ["uci", ..] => Reply::say(format_args!(
                "id name Jadoube {}\nid author the Jadoube authors\n\
                 option name UCI_Chess960 type check default false\nuciok",
                env!("CARGO_PKG_VERSION")
            )),
            ["isready", ..] => Reply::say("readyok"),
            ["setoption", words @ ..] => self.set_option(words),
            ["position", words @ ..] => match position::read(words, self.mode) {
                Ok(position) => {
                    self.position = position;
                    Reply::default()
                }
                Err(reason) => Reply::say(format_args!("info string {reason}")),
            },
            ["d", ..] => Reply {
                text: diagram::draw(&self.position),
                is_last: false,
            },
            ["go", "perft", depth] => self.go_perft(depth),
            // A program that waits for a move must get one; this is the null move.
            ["go", ..] => Reply::say(
                "info string this program knows the rules only and does not search\nbestmove 0000",
            ),
            ["quit", ..] => Reply {
                text: String::new(),
                is_last: true,
            },
            _ => Reply::say(format_args!("info string cannot read: {}", words.join(" "))),
        }
    }

    fn set_option(&mut self, words: &[&str]) -> Reply {
        let ["name", name, "value", value] = *words else {
            return Reply::say("info string expected: setoption name UCI_Chess960 value true");
        };
        if !name.eq_ignore_ascii_case("UCI_Chess960") {
            return Reply::say(format_args!("info string no such option: {name}"));
        }
        self.mode = match value.to_ascii_lowercase().as_str() {
            "true" => CastlingMode::Chess960,
            "false" => CastlingMode::Standard,
            _ => return Reply::say(format_args!("info string neither true nor false: {value}")),
        };
        Reply::default()
    }

    /// Counts the lines behind each move.
    fn go_perft(&self, depth: &str) -> Reply {
        let Some(asked) = depth.parse::<u32>().ok().filter(|&depth| depth > 0) else {
            return Reply::say(format_args!("info string not a depth above 0: {depth}"));
        };
        let depth = asked.min(Position::MAX_PERFT);
        let mut text = String::new();
        if depth < asked {
            text += &format!("info string counting {depth} half-moves, the most there are\n");
        }
        let mut all = 0;
        for mv in self.position.legal_moves() {
            let lines = self.position.play_unchecked(mv).perft(depth - 1);
            let name = notation::uci::write(&self.position, mv);
            text += &format!("{name}: {lines}\n");
            all += lines;
        }
        Reply::say(format_args!("{text}\nNodes searched: {all}"))
    }
}
