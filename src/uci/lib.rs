//! The Universal Chess Interface: the standard door through which programs play with the engine and
//! check the rules. The program `jadoube-uci` is this behind standard input and output, and so is
//! `uci.mjs` of the JavaScript package.
//!
//! A [`Session`] answers lines. After `go` it thinks, or counts, in slices: whoever drives it calls
//! [`Session::step`] while [`Session::is_thinking`], and may hand it lines in between. It looks at no
//! clock and has no thread.
//!
//! Besides the protocol it understands `d`, `go perft` and `bench`.
//!
//! # Examples
//!
//! ```
//! let mut session = uci::Session::default();
//! session.answer("position startpos moves e2e4 e7e5");
//! let said = session.answer("go perft 2").text;
//! assert!(said.contains("e1e2: 29\n"));
//! assert!(said.ends_with("Nodes searched: 835\n"));
//!
//! session.answer("position fen 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1");
//! let mut said = session.answer("go depth 3").text;
//! while session.is_thinking() {
//!     said += &session.step(4096, &mut || 0).text;
//! }
//! assert!(said.contains(" score mate 1 ") && said.ends_with("bestmove d1d8\n"));
//! ```

mod counting;
mod diagram;
mod go;
mod options;
mod position;
#[cfg(test)]
mod tests;
mod thinking;

use engine::Root;
use engine::level::Player;
use rules::Position;

use self::counting::Counting;
use self::options::Options;
use self::thinking::Thinking;

/// This many lines are counted before the first look at the input.
const AT_ONCE: u64 = 100_000;
/// This many lines are counted in the time in which the engine looks at one position.
const LINES: u64 = 100;

/// A conversation with a program that speaks the protocol.
#[derive(Debug)]
pub struct Session {
    options: Options,
    root: Root,
    player: Player,
    /// This many games have begun before this one.
    games: u64,
    thinking: Option<Thinking>,
    /// A count of lines; the engine does not think meanwhile.
    counting: Option<Counting>,
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

    /// Nothing, or what was wrong.
    fn of(result: Result<(), String>) -> Self {
        match result {
            Ok(()) => Self::default(),
            Err(reason) => Self::say(format_args!("info string {reason}")),
        }
    }
}

impl Default for Session {
    fn default() -> Self {
        let options = Options::default();
        Self {
            player: Player::new(options.table),
            options,
            root: Root::new(Position::default()),
            games: 0,
            thinking: None,
            counting: None,
        }
    }
}

impl Session {
    /// Answers one line. What is not understood or not legal is reported in an `info string` and
    /// changes nothing. A line that changes what is searched ends the search first.
    pub fn answer(&mut self, line: &str) -> Reply {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            [] | ["debug" | "register", ..] => Reply::default(),
            ["uci", ..] => Reply::say(format_args!(
                "id name Jadoube {}\nid author the Jadoube authors\n{}uciok",
                env!("CARGO_PKG_VERSION"),
                Options::LIST
            )),
            ["isready", ..] => Reply::say("readyok"),
            ["stop", ..] => self.stop(),
            ["ponderhit", ..] => {
                if let Some(thinking) = &mut self.thinking {
                    thinking.stop_pondering();
                }
                Reply::default()
            }
            ["quit", ..] => Reply {
                text: String::new(),
                is_last: true,
            },
            _ => {
                let mut reply = self.stop();
                reply.text += &self.execute(&words).text;
                reply
            }
        }
    }

    /// Whether a search is under way that wants [`step`](Self::step) to be called.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.counting.is_some() || self.thinking.as_ref().is_some_and(Thinking::has_work)
    }

    /// Whether the search under way ends only when it is told to.
    #[must_use]
    pub fn is_endless(&self) -> bool {
        self.thinking.as_ref().is_some_and(Thinking::is_held)
    }

    /// Thinks on for about this many positions, and says what was found. `clock` tells the
    /// milliseconds since some moment; without a limit of time it is only reported.
    pub fn step(&mut self, nodes: u64, clock: &mut dyn FnMut() -> u64) -> Reply {
        if self.counting.is_some() {
            return Reply {
                text: self.count(nodes.saturating_mul(LINES)),
                is_last: false,
            };
        }
        let Some(thinking) = &mut self.thinking else {
            return Reply::default();
        };
        let text = thinking.step(&mut self.player, nodes, clock);
        if thinking.is_over() {
            self.thinking = None;
        }
        Reply {
            text,
            is_last: false,
        }
    }

    /// Ends the search, if there is one, with its best move.
    fn stop(&mut self) -> Reply {
        let counted = self.counting.take().map(|counting| counting.end());
        let thought = self
            .thinking
            .take()
            .map(|mut thinking| thinking.end(&mut self.player));
        let text = counted.or(thought);
        Reply {
            text: text.unwrap_or_default(),
            is_last: false,
        }
    }

    /// Obeys a command that needs the engine to be idle.
    fn execute(&mut self, words: &[&str]) -> Reply {
        match words {
            ["ucinewgame", ..] => {
                self.games += 1;
                self.player.engine().clear();
                Reply::default()
            }
            ["setoption", words @ ..] => {
                let before = self.options.table;
                let result = self.options.set(words);
                if self.options.table != before {
                    self.player.engine().resize(self.options.table);
                }
                Reply::of(result)
            }
            ["position", words @ ..] => {
                let root = position::read(words, self.options.mode);
                Reply::of(root.map(|root| self.root = root))
            }
            ["d", ..] => Reply {
                text: diagram::draw(self.root.position()),
                is_last: false,
            },
            ["go", "perft", depth] => self.go_perft(depth),
            ["go", words @ ..] => match go::read(words, self.root.position()) {
                Ok(order) => {
                    let options = &self.options;
                    let seed = options.seed.wrapping_add(self.games);
                    let begun = Thinking::begin(&mut self.player, &self.root, order, options, seed);
                    self.thinking = Some(begun);
                    Reply::default()
                }
                Err(reason) => Reply::of(Err(reason)),
            },
            ["bench", ..] => Reply::say(format_args!(
                "Nodes searched: {}",
                engine::bench::signature()
            )),
            _ => Reply::of(Err(format!("cannot read: {}", words.join(" ")))),
        }
    }

    /// Begins to count the lines behind each move.
    fn go_perft(&mut self, depth: &str) -> Reply {
        let Some(asked) = depth.parse::<u32>().ok().filter(|&depth| depth > 0) else {
            return Reply::of(Err(format!("not a depth above 0: {depth}")));
        };
        let depth = asked.min(Position::MAX_PERFT);
        let mut text = String::new();
        if depth < asked {
            text += &format!("info string counting {depth} half-moves, the most there are\n");
        }
        self.counting = Some(Counting::begin(*self.root.position(), depth));
        text += &self.count(AT_ONCE);
        Reply {
            text,
            is_last: false,
        }
    }

    /// Goes on with the count that is under way for about this many lines, and says what came out.
    fn count(&mut self, lines: u64) -> String {
        let Some(counting) = &mut self.counting else {
            return String::new();
        };
        let text = counting.step(lines);
        if counting.is_over() {
            self.counting = None;
        }
        text
    }
}
