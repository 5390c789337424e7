//! A line or a whole game to play through, or to find.

#[cfg(feature = "markdown")]
pub(crate) mod old_notation;

use exercise::{Line, LineTask};
use notation::descriptive::Spelling;
use notation::score::System;
use notation::style::Style;
use notation::uci;
use record::{GameResult, Record, Step, pgn};
use rules::{Color, Position};

use crate::diagram;
use crate::fault::{Actual, Expected, Missing, MoveProblem, Problem, Problems, TextPosition};
use crate::fence::Fence;
use crate::lesson_board::{self, LessonBoard};

/// Where the moves of a line in an old notation come from.
///
/// What reads old notations weighs more than the whole course. So it is given by who has it, and what
/// fetches lessons does not refer to it.
#[derive(Clone, Copy)]
pub(crate) enum OldMoves<'a> {
    /// They were read before, as [`PlayedLine::moves`] gives them.
    Given(&'a str),
    /// They were to be read before, and were not.
    Missing,
    /// They are read from the text.
    #[cfg(feature = "markdown")]
    InText(fn(&Fence, Position, System, &mut Problems) -> Option<Record>),
}

/// A line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedLine {
    /// What it is called within its lesson; by default its number there.
    pub id: String,
    /// The moves.
    pub record: Record,
    /// The moves as the author has written them, where they are not PGN.
    pub text: Option<String>,
    /// The notation of that text.
    pub system: Option<System>,
    /// How the learner plays the line; nothing if it is only played through.
    pub task: Option<LineTask>,
    /// What the learner is asked to do.
    pub prompt: Option<String>,
    /// Whether it is printed with White's moves above a line and Black's below it.
    pub is_fractional: bool,
    /// What stands under it.
    pub caption: Option<String>,
    /// The side at the bottom.
    pub orientation: Color,
}

/// The attributes that a line knows.
const ATTRIBUTES: [&str; 15] = [
    "id",
    "mode",
    "fen",
    "notation",
    "layout",
    "side",
    "reply",
    "start",
    "end",
    "white",
    "black",
    "event",
    "result",
    "orientation",
    "case",
];

impl PlayedLine {
    /// Reads a line.
    pub(crate) fn read(
        fence: &Fence,
        number: usize,
        moves: OldMoves<'_>,
        problems: &mut Problems,
    ) -> Option<Self> {
        diagram::refuse_others(fence, &ATTRIBUTES, problems);
        let (ground, start) = LessonBoard::read_legal(fence, problems)?;
        if fence.body.trim().is_empty() {
            problems.push((fence.place, Problem::Missing(Missing::Moves)));
            return None;
        }
        let system = match fence.value("notation") {
            None | Some("san") => None,
            Some("descriptive") => Some(System::Descriptive),
            Some("lasker") => Some(System::Lasker),
            Some(found) => {
                let expected = Expected::OneOf(&["san", "descriptive", "lasker"]);
                let problem = Problem::value("notation", found, expected);
                problems.push((fence.place_of("notation"), problem));
                return None;
            }
        };
        let is_fractional = match fence.value("layout") {
            None => false,
            Some("fractions") => true,
            Some(found) => {
                let problem = Problem::value("layout", found, Expected::OneOf(&["fractions"]));
                problems.push((fence.place_of("layout"), problem));
                return None;
            }
        };
        let read = match (system, moves) {
            (None, _) => read_pgn(fence, &ground, problems),
            (Some(_), OldMoves::Given(moves)) => read_moves(fence, start, moves, problems),
            (Some(_), OldMoves::Missing) => {
                problems.push((fence.place, Problem::Missing(Missing::OldMoves)));
                None
            }
            #[cfg(feature = "markdown")]
            (Some(system), OldMoves::InText(read)) => read(fence, start, system, problems),
        };
        let mut record = read?;
        for (name, tag) in [("white", "White"), ("black", "Black"), ("event", "Event")] {
            record.set_tag(tag, fence.value(name).unwrap_or_default());
        }
        if let Some(found) = fence.value("result") {
            match result(found) {
                Some(result) => record.set_result(result),
                None => {
                    let expected = Expected::OneOf(&["1-0", "0-1", "1/2-1/2"]);
                    let problem = Problem::value("result", found, expected);
                    problems.push((fence.place_of("result"), problem));
                }
            }
        }
        check_end(fence, &record, problems);
        let task = read_task(fence, &record, problems);
        let orientation = lesson_board::side(fence, "orientation", problems);
        let side = task.as_ref().and_then(|task| task.side);
        Some(Self {
            id: fence
                .value("id")
                .map_or_else(|| number.to_string(), str::to_owned),
            record,
            text: system.map(|_| fence.body.clone()),
            system,
            task,
            prompt: fence.text("prompt").map(str::to_owned),
            is_fractional,
            caption: fence.text("caption").map(str::to_owned),
            orientation: orientation.or(side).unwrap_or(Color::White),
        })
    }
}

impl PlayedLine {
    /// The notation in which it is written.
    #[must_use]
    pub fn style(&self) -> Style {
        match self.system {
            Some(System::Descriptive) => Style::Descriptive(Spelling::Long),
            Some(System::Lasker) => Style::Lasker,
            // No line is written in another old notation.
            _ => Style::San,
        }
    }

    /// The moves of an old notation as a page reads them, in UCI; nothing if they are PGN.
    pub(crate) fn moves(&self) -> Option<String> {
        self.system?;
        let nodes = self.record.main_line().into_iter();
        let words: Vec<String> = nodes
            .filter_map(
                |node| match (self.record.step(node)?, self.record.parent(node)?) {
                    (Step::Move(mv), before) => Some(uci::write(self.record.position(before), mv)),
                    _ => None,
                },
            )
            .collect();
        Some(words.join(" "))
    }
}

fn result(text: &str) -> Option<GameResult> {
    let all = GameResult::ALL;
    all.into_iter().find(|result| result.as_str() == text)
}

fn read_pgn(fence: &Fence, ground: &LessonBoard, problems: &mut Problems) -> Option<Record> {
    let board = &ground.setup;
    let text = format!("[SetUp \"1\"]\n[FEN \"{board}\"]\n\n{} *\n", fence.body);
    let games = pgn::read_all(&text);
    let game = games.into_iter().next()?;
    for fault in game.faults {
        if fault.kind.severity() == pgn::Severity::Note {
            continue;
        }
        // Three lines stand before the body.
        let place = TextPosition::new(fence.body_line + fault.line.saturating_sub(4), fault.column);
        let text = fence.body.lines().nth(fault.line.saturating_sub(4));
        let problem = Problem::Pgn {
            text: text.unwrap_or_default().to_owned(),
            fault: Box::new(fault),
        };
        problems.push((place, problem));
    }
    Some(game.record)
}

/// Reads what [`PlayedLine::moves`] has written.
fn read_moves(
    fence: &Fence,
    start: Position,
    moves: &str,
    problems: &mut Problems,
) -> Option<Record> {
    let mut at = start;
    let mut played = Vec::new();
    for text in moves.split_whitespace() {
        match uci::read(&at, text) {
            Ok(mv) => {
                at = at.play_unchecked(mv);
                played.push(mv);
            }
            Err(error) => {
                let problem = Problem::no_move(text, MoveProblem::read(&at, error));
                problems.push((fence.place, problem));
                return None;
            }
        }
    }
    let mut record = Record::new(start);
    record.extend_main_line(played);
    Some(record)
}

/// Compares how the line is said to end with how it does.
fn check_end(fence: &Fence, record: &Record, problems: &mut Problems) {
    let Some(said) = fence.value("end") else {
        return;
    };
    let last = record.main_line().last().copied().unwrap_or(Record::ROOT);
    let position = record.position(last);
    let holds = match said {
        "checkmate" => position.is_checkmate(),
        "stalemate" => position.is_stalemate(),
        "dead" => position.is_dead(),
        "check" => position.is_check(),
        _ => {
            let expected = Expected::OneOf(&["checkmate", "stalemate", "dead", "check"]);
            problems.push((fence.place_of("end"), Problem::value("end", said, expected)));
            return;
        }
    };
    if !holds {
        let problem = Problem::untrue(said, Actual::End(position.to_string()));
        problems.push((fence.place_of("end"), problem));
    }
}

/// Reads how the learner plays the line, and whether there is anything to find.
fn read_task(fence: &Fence, record: &Record, problems: &mut Problems) -> Option<LineTask> {
    match fence.value("mode") {
        None | Some("game") => return None,
        Some("line") => {}
        Some(found) => {
            let problem = Problem::value("mode", found, Expected::OneOf(&["line", "game"]));
            problems.push((fence.place_of("mode"), problem));
            return None;
        }
    }
    let names = ["side", "reply", "start"];
    let attributes: Vec<(&str, &str)> = names
        .into_iter()
        .filter_map(|name| Some((name, fence.value(name)?)))
        .collect();
    match LineTask::parse(&attributes) {
        Err(error) => {
            let place = fence.place_of(error.attribute.as_str());
            problems.push((place, Problem::Task(error)));
            None
        }
        Ok(task) => {
            if let Err(error) = Line::new(&task, record.clone(), 0, 0, 0) {
                problems.push((TextPosition::new(fence.body_line, 1), Problem::Line(error)));
            }
            Some(task)
        }
    }
}
