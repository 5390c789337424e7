//! The replies of the worker, as data.

use archive::{Row, wire};
use js_sys::Reflect;
use wasm_bindgen::JsValue;

/// How the reading of a file went.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Figures {
    /// How many games the file has.
    pub games: usize,
    /// How many of them are known to be faulty.
    pub faulty: usize,
    /// How long reading took.
    pub milliseconds: f64,
    /// The bytes that the list holds.
    pub list: f64,
    /// The bytes that its program holds, list and all.
    pub memory: f64,
}

/// A message of the worker; `run` names the file and `ask` the question it is about.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// This much of the file has been read.
    Progress {
        /// The number of the file.
        run: u32,
        /// The bytes that were read.
        bytes: f64,
        /// The games that were found.
        games: usize,
    },
    /// The browser lets the worker read no files: it wants the bytes of this one.
    Unreadable {
        /// The number of the file.
        run: u32,
    },
    /// The whole file was read.
    Read {
        /// The number of the file.
        run: u32,
        /// How it went.
        figures: Figures,
    },
    /// The reading was stopped.
    Cancelled {
        /// The number of the file.
        run: u32,
    },
    /// The moves of this many games have been checked.
    Checked {
        /// The number of the file.
        run: u32,
        /// How many games.
        games: usize,
        /// How many of them are faulty.
        faulty: usize,
        /// Whether these were all.
        done: bool,
    },
    /// This many games match.
    Count {
        /// The number of the question.
        ask: u32,
        /// How many games.
        count: usize,
    },
    /// Rows of the list.
    Rows {
        /// The number of the question.
        ask: u32,
        /// The place of the first one.
        from: usize,
        /// The rows.
        rows: Vec<Row>,
    },
    /// The text of a game.
    Game {
        /// The number of the question.
        ask: u32,
        /// The number of the game in the file, counted from 0.
        game: usize,
        /// The line of the file on which it begins.
        line: usize,
        /// The text.
        text: String,
    },
    /// Something could not be done.
    Failed {
        /// The number of the file, or 0.
        run: u32,
        /// The number of the question, or 0.
        ask: u32,
        /// What the browser says about it.
        report: String,
    },
}

impl Reply {
    /// Reads a message; anything else is nothing.
    #[must_use]
    pub fn read(message: &JsValue) -> Option<Self> {
        let field = |name: &str| Reflect::get(message, &JsValue::from_str(name)).ok();
        let number = |name: &str| field(name).and_then(|value| value.as_f64());
        let count = |name: &str| number(name).map(|number| number as usize);
        let text = |name: &str| field(name).and_then(|value| value.as_string());
        let run = number("run").unwrap_or_default() as u32;
        let ask = number("ask").unwrap_or_default() as u32;
        Some(match text("say")?.as_str() {
            "progress" => Self::Progress {
                run,
                bytes: number("bytes")?,
                games: count("games")?,
            },
            "unreadable" => Self::Unreadable { run },
            "read" => Self::Read {
                run,
                figures: Figures {
                    games: count("games")?,
                    faulty: count("faulty")?,
                    milliseconds: number("milliseconds")?,
                    list: number("list")?,
                    memory: number("memory")?,
                },
            },
            "cancelled" => Self::Cancelled { run },
            "checked" => Self::Checked {
                run,
                games: count("games")?,
                faulty: count("faulty")?,
                done: field("done")?.as_bool()?,
            },
            "count" => Self::Count {
                ask,
                count: count("count")?,
            },
            "rows" => Self::Rows {
                ask,
                from: count("from")?,
                rows: wire::read(&text("text")?),
            },
            "game" => Self::Game {
                ask,
                game: count("game")?,
                line: count("line")?,
                text: text("text")?,
            },
            "failed" => Self::Failed {
                run,
                ask,
                report: text("report").unwrap_or_default(),
            },
            _ => return None,
        })
    }
}
