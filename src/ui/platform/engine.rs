//! The engine in its worker, whose script `src/web/engine-worker.js` names the messages.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::Reflect;
use wasm_bindgen::JsValue;
use web_sys::Worker;
use yew::Callback;

use super::worker::ReadingWorker;

/// How the page announces the engine.
const ANNOUNCED: &str = "meta[name='wasm-engine']";

/// A worker with an engine; it ends when this is dropped.
#[derive(Debug)]
pub struct EngineWorker {
    worker: ReadingWorker,
    run: Rc<Cell<u32>>,
}

/// What an engine says about what it was last asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// It has chosen a move, as in `e2e4 cp 31`.
    Chosen(String),
    /// Lines of play, as [`lines`] reads them.
    Reports(String),
    /// It did not start, or it broke.
    Failed,
}

/// A line of play as the engine reports it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportedLine {
    /// The number of the line, from 1 for the best.
    pub number: usize,
    /// The depth of the search.
    pub depth: u32,
    /// The score for the side to move.
    pub score: ReportedScore,
    /// How many positions were looked at.
    pub nodes: u64,
    /// The moves, as in `e2e4 e7e5`.
    pub moves: Vec<String>,
}

/// A score for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportedScore {
    /// In hundredths of a pawn.
    Centipawns(i32),
    /// Mate in so many moves; below zero the side to move is mated.
    Mate(i32),
}

impl ReportedScore {
    /// Reads `cp 31` or `mate -3`.
    #[must_use]
    pub fn read(kind: &str, value: &str) -> Option<Self> {
        let value = value.parse().ok()?;
        match kind {
            "cp" => Some(Self::Centipawns(value)),
            "mate" => Some(Self::Mate(value)),
            _ => None,
        }
    }

    /// The same score for the other side.
    #[must_use]
    pub const fn for_the_other(self) -> Self {
        match self {
            Self::Centipawns(value) => Self::Centipawns(-value),
            Self::Mate(moves) => Self::Mate(-moves),
        }
    }
}

/// Reads lines of play; what is no line is left out.
pub fn lines(text: &str) -> impl Iterator<Item = ReportedLine> + '_ {
    text.lines().filter_map(line)
}

fn line(text: &str) -> Option<ReportedLine> {
    let mut words = text.split(' ');
    let mut next = || words.next();
    let number = next()?.parse().ok()?;
    let depth = next()?.parse().ok()?;
    let score = ReportedScore::read(next()?, next()?)?;
    let nodes = next()?.parse().ok()?;
    Some(ReportedLine {
        number,
        depth,
        score,
        nodes,
        moves: words.map(str::to_owned).collect(),
    })
}

impl EngineWorker {
    /// Starts an engine; nothing if the browser refuses workers.
    #[must_use]
    pub fn start(on_heard: Callback<Heard>) -> Option<Self> {
        let run = Rc::new(Cell::new(0));
        let on_broken = on_heard.reform(|()| Heard::Failed);
        let current = run.clone();
        let on_message = Callback::from(move |(_, message): (Worker, JsValue)| {
            if let Some(heard) = heard(&message, current.get()) {
                on_heard.emit(heard);
            }
        });
        let worker = ReadingWorker::start(ANNOUNCED, &[], on_message, on_broken)?;
        Some(Self { worker, run })
    }

    /// Asks for the move that a level plays in a game: its first position as FEN, and its moves as in
    /// `e2e4 e7e5`.
    pub fn choose(&self, start: &str, moves: &str, level: u8, seed: u32) {
        let how = [("level", level.into()), ("seed", seed.into())];
        self.ask("choose", start, moves, &how);
    }

    /// Asks for so many of the best lines, until something else is asked.
    pub fn analyze(&self, start: &str, moves: &str, lines: u32) {
        self.ask("analyze", start, moves, &[("lines", lines.into())]);
    }

    /// Lets the engine rest; what it still says is not heard.
    pub fn stop(&self) {
        let run = self.next_run();
        self.worker.say("stop", &[("run", run.into())]);
    }

    fn ask(&self, what: &str, start: &str, moves: &str, how: &[(&str, JsValue)]) {
        let game = [
            ("run", self.next_run().into()),
            ("start", start.into()),
            ("moves", moves.into()),
        ];
        self.worker.say(what, &[&game, how].concat());
    }

    fn next_run(&self) -> u32 {
        let run = self.run.get().wrapping_add(1);
        self.run.set(run);
        run
    }
}

/// What a message says, unless it is about something asked earlier.
fn heard(message: &JsValue, run: u32) -> Option<Heard> {
    let field = |name: &str| Reflect::get(message, &JsValue::from_str(name)).ok();
    let text = |name: &str| field(name).and_then(|it| it.as_string());
    if field("run").and_then(|it| it.as_f64()) != Some(f64::from(run)) {
        return None;
    }
    match text("say")?.as_str() {
        "chosen" => Some(Heard::Chosen(text("text")?)),
        "reports" => Some(Heard::Reports(text("text")?)),
        "failed" => Some(Heard::Failed),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reported_lines_are_read() {
        let text = "1 12 cp 31 40213 e2e4 e7e5\n2 12 mate -3 40213 a2a3\n? 1\n";
        let all: Vec<ReportedLine> = lines(text).collect();
        assert_eq!(all.len(), 2);
        assert_eq!(all[0].moves, ["e2e4", "e7e5"]);
        assert_eq!((all[0].number, all[0].depth, all[0].nodes), (1, 12, 40_213));
        assert_eq!(all[1].score, ReportedScore::Mate(-3));
        assert_eq!(all[1].score.for_the_other(), ReportedScore::Mate(3));
    }
}
