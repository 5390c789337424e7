//! A line or a whole game to play through, or to find.

use std::ops::Range;

use exercise::{Line, LineTask};
use notation::score::{self, System, TokenKind};
use record::{GameResult, Record, pgn};
use rules::{Color, Position};

use crate::diagram;
use crate::fault::{Place, Problem, Problems};
use crate::fence::Fence;
use crate::ground::{self, Ground};

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
    /// What stands under it.
    pub caption: Option<String>,
    /// The side at the bottom.
    pub orientation: Color,
}

/// The attributes that a line knows.
const ATTRIBUTES: [&str; 14] = [
    "id",
    "mode",
    "fen",
    "notation",
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
    pub(crate) fn read(fence: &Fence, number: usize, problems: &mut Problems) -> Option<Self> {
        diagram::refuse_others(fence, &ATTRIBUTES, problems);
        let (ground, start) = Ground::read_legal(fence, problems)?;
        if fence.body.trim().is_empty() {
            let what = "moves behind an empty line";
            problems.push((fence.place, Problem::Missing(what)));
            return None;
        }
        let system = match fence.value("notation") {
            None | Some("san") => None,
            Some("descriptive") => Some(System::Descriptive),
            Some("lasker") => Some(System::Lasker),
            Some(found) => {
                let problem = value("notation", found, "san, descriptive or lasker");
                problems.push((fence.place_of("notation"), problem));
                return None;
            }
        };
        let read = match system {
            None => read_pgn(fence, &ground, problems),
            Some(system) => read_score(fence, start, system, problems),
        };
        let mut record = read?;
        for (name, tag) in [("white", "White"), ("black", "Black"), ("event", "Event")] {
            record.set_tag(tag, fence.value(name).unwrap_or_default());
        }
        if let Some(found) = fence.value("result") {
            match result(found) {
                Some(result) => record.set_result(result),
                None => {
                    let problem = value("result", found, "1-0, 0-1 or 1/2-1/2");
                    problems.push((fence.place_of("result"), problem));
                }
            }
        }
        check_end(fence, &record, problems);
        let task = read_task(fence, &record, problems);
        let orientation = ground::side(fence, "orientation", problems);
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
            caption: fence.text("caption").map(str::to_owned),
            orientation: orientation.or(side).unwrap_or(Color::White),
        })
    }
}

fn result(text: &str) -> Option<GameResult> {
    let all = GameResult::ALL;
    all.into_iter().find(|result| result.as_str() == text)
}

fn value(name: &str, found: &str, expected: &str) -> Problem {
    Problem::Value {
        name: name.to_owned(),
        found: found.to_owned(),
        expected: expected.to_owned(),
    }
}

fn read_pgn(fence: &Fence, ground: &Ground, problems: &mut Problems) -> Option<Record> {
    let board = &ground.setup;
    let text = format!("[SetUp \"1\"]\n[FEN \"{board}\"]\n\n{} *\n", fence.body);
    let games = pgn::read_all(&text);
    let game = games.into_iter().next()?;
    for fault in &game.faults {
        if fault.kind.severity() == pgn::Severity::Note {
            continue;
        }
        // Three lines stand before the body.
        let place = Place::new(fence.body_line + fault.line.saturating_sub(4), fault.column);
        let text = fence.body.lines().nth(fault.line.saturating_sub(4));
        let problem = Problem::Move {
            text: text.unwrap_or_default().to_owned(),
            reason: fault.to_string(),
        };
        problems.push((place, problem));
    }
    Some(game.record)
}

fn read_score(
    fence: &Fence,
    start: Position,
    system: System,
    problems: &mut Problems,
) -> Option<Record> {
    let options = score::Options {
        system: Some(system),
        start,
        ..score::Options::default()
    };
    let Some(score) = score::read(&fence.body, &options) else {
        let found = fence.body.lines().next().unwrap_or_default().to_owned();
        let expected = "moves in this notation".to_owned();
        let place = Place::new(fence.body_line, 1);
        problems.push((place, Problem::Unexpected { found, expected }));
        return None;
    };
    for (token, problem) in score.problems() {
        let likely = problem.possible.first();
        let corrected = likely.and_then(|possible| possible.corrected.as_ref());
        let reason = match corrected {
            Some((text, _)) => format!("it fits no legal move; perhaps {text} is meant"),
            None => "it fits no legal move, or several".to_owned(),
        };
        problems.push(unread(fence, &token.span, reason));
    }
    // Behind a move that is not understood nothing can be: that is no other fault.
    if score.problems().next().is_none() {
        let left = score.tokens.iter();
        let left = left.filter(|token| token.kind == TokenKind::Unlinked);
        for token in left {
            problems.push(unread(
                fence,
                &token.span,
                "no move is due there".to_owned(),
            ));
        }
    }
    let mut record = Record::new(start);
    record.extend_main_line(score.moves.iter().map(|played| played.mv));
    Some(record)
}

/// Words that could not be read, with their place.
fn unread(fence: &Fence, span: &Range<usize>, reason: String) -> (Place, Problem) {
    let before = &fence.body[..span.start];
    let line = before.matches('\n').count();
    let column = before
        .rsplit('\n')
        .next()
        .unwrap_or_default()
        .chars()
        .count()
        + 1;
    let text = fence.body[span.clone()].to_owned();
    let place = Place::new(fence.body_line + line, column);
    (place, Problem::Move { text, reason })
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
            let expected = "checkmate, stalemate, dead or check";
            problems.push((fence.place_of("end"), value("end", said, expected)));
            return;
        }
    };
    if !holds {
        let problem = Problem::Untrue {
            said: said.to_owned(),
            actual: format!("what holds of {position}"),
        };
        problems.push((fence.place_of("end"), problem));
    }
}

/// Reads how the learner plays the line, and whether there is anything to find.
fn read_task(fence: &Fence, record: &Record, problems: &mut Problems) -> Option<LineTask> {
    match fence.value("mode") {
        None | Some("game") => return None,
        Some("line") => {}
        Some(found) => {
            problems.push((fence.place_of("mode"), value("mode", found, "line or game")));
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
                let problem = Problem::Unexpected {
                    found: fence.body.lines().next().unwrap_or_default().to_owned(),
                    expected: error.to_string(),
                };
                problems.push((Place::new(fence.body_line, 1), problem));
            }
            Some(task)
        }
    }
}
