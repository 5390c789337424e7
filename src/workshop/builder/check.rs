//! Whether what was built is sound, so that no exercise is published that cannot be solved.

#[cfg(test)]
mod tests;

use std::task::{Poll, ready};

use exercise::mate::{Quest, Search};
use exercise::{BuildGoal, Find, Goal, Line, Solve, Soundness, Task};
use record::Record;
use record::pgn::{self, ReadGame};
use rules::Setup;

use element::{Attribute, Mode, Snippet};
use notation::fen;

/// How sound it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// It can be published.
    Good,
    /// It can, but perhaps something else is meant.
    Doubtful,
    /// It cannot.
    Bad,
}

/// What is said of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// How sound it is.
    pub level: Level,
    /// Why, as a sentence.
    pub text: String,
}

impl Verdict {
    fn new(level: Level, text: String) -> Self {
        Self { level, text }
    }
}

/// Judges a board in its final form; `setup` is what stands on it.
///
/// # Examples
///
/// ```
/// use element::Snippet;
/// use workshop::builder::{Level, check};
///
/// let board = Snippet::from_query("mode=solve&goal=mate&in=2&fen=8/8/8/8/8/8/4k3/R3K2R_w_-_-");
/// let verdict = check(&board, &board.setup()?);
/// assert_eq!(verdict.level, Level::Bad);
/// # Ok::<(), rules::ParseFenError>(())
/// ```
#[must_use]
pub fn check(snippet: &Snippet, setup: &Setup) -> Verdict {
    let mut judging = Judging::of(snippet, setup);
    exercise::whole(|| judging.go_on(u64::MAX))
}

/// A judgment that is worked out in slices: to look for a solution may take seconds.
///
/// # Examples
///
/// ```
/// use element::Snippet;
/// use workshop::builder::{Judging, Level};
///
/// // Two knights never mate.
/// let board = Snippet::from_query("mode=solve&goal=mate&in=3&fen=7k/8/6K1/8/3NN3/8/8/8_w_-_-");
/// let mut judging = Judging::of(&board, &board.setup()?);
/// assert!(judging.go_on(100).is_pending());
/// let verdict = std::iter::repeat_with(|| judging.go_on(10_000)).find(|it| it.is_ready());
/// assert!(format!("{verdict:?}").contains("Bad"));
/// # Ok::<(), rules::ParseFenError>(())
/// ```
#[derive(Debug)]
pub struct Judging(Judgment);

#[derive(Debug)]
enum Judgment {
    /// Whether the task can be solved.
    Soundness(Box<Solve>),
    /// Whether mate comes sooner than asked for.
    Sooner(Box<Search>, Quest),
    /// All is said.
    Over(Verdict),
}

impl Judging {
    /// Begins; whatever needs no search is judged at once.
    #[must_use]
    pub fn of(snippet: &Snippet, setup: &Setup) -> Self {
        let simple = simple(snippet, setup);
        Self(simple.map_or_else(
            || match snippet.mode() {
                Mode::Game => Judgment::Over(check_game(snippet)),
                Mode::Setup => Judgment::Over(check_build(snippet, setup)),
                _ => begin_task(snippet, setup),
            },
            Judgment::Over,
        ))
    }

    /// Goes on until about this many positions were looked at.
    pub fn go_on(&mut self, nodes: u64) -> Poll<Verdict> {
        loop {
            let next = match &mut self.0 {
                Judgment::Over(verdict) => return Poll::Ready(verdict.clone()),
                Judgment::Soundness(solve) => {
                    let soundness = ready!(solve.look_into_soundness(nodes));
                    judge_goal(solve, soundness)
                }
                Judgment::Sooner(search, quest) => {
                    Judgment::Over(match quest.go_on(search, nodes) {
                        Ok(Poll::Pending) => return Poll::Pending,
                        Ok(Poll::Ready(Some((sooner, _)))) => Verdict::new(
                            Level::Doubtful,
                            words::builder_check_sooner(sooner.into()),
                        ),
                        Ok(Poll::Ready(None)) | Err(_) => solvable(),
                    })
                }
            };
            self.0 = next;
        }
    }
}

fn begin_task(snippet: &Snippet, setup: &Setup) -> Judgment {
    Judgment::Over(match task(snippet, setup) {
        Ok(Task::Solve(task)) => return Judgment::Soundness(Box::new(Solve::new(&task, 0, 0))),
        Err(error) => Verdict::new(Level::Bad, words::task_error_text(&error)),
        Ok(Task::Find(task)) => check_answers(&Find::new(&task, 0, 0)),
        Ok(Task::Line(task)) => match games(snippet) {
            Err(verdict) => verdict,
            Ok(games) => check_line(&task, games),
        },
    })
}

/// Whether a board is judged by its pieces alone.
#[must_use]
pub fn is_simple(snippet: &Snippet) -> bool {
    match snippet.mode() {
        Mode::Diagram | Mode::Play | Mode::Computer => true,
        Mode::Setup => snippet.chosen().is_empty(),
        Mode::Game | Mode::Solve | Mode::Find | Mode::Line => false,
    }
}

/// Judges a board whose pieces say all; `None` where a task or a game has to be looked into.
#[must_use]
pub fn simple(snippet: &Snippet, setup: &Setup) -> Option<Verdict> {
    match snippet.mode() {
        _ if !is_simple(snippet) => None,
        Mode::Diagram | Mode::Setup => {
            Some(Verdict::new(Level::Good, words::builder_check_diagram()))
        }
        Mode::Play | Mode::Computer => Some(check_position(setup)),
        Mode::Game | Mode::Solve | Mode::Find | Mode::Line => None,
    }
}

/// The task of a board.
///
/// # Errors
///
/// What is wrong with its attributes.
pub fn task(snippet: &Snippet, setup: &Setup) -> Result<Task, exercise::TaskError> {
    parse(snippet, setup, Task::parse)
}

/// What is to be built on a board; nothing where there is no goal.
///
/// # Errors
///
/// What is wrong with its attributes.
pub fn build_goal(
    snippet: &Snippet,
    setup: &Setup,
) -> Result<Option<BuildGoal>, exercise::TaskError> {
    parse(snippet, setup, BuildGoal::parse)
}

fn parse<T>(snippet: &Snippet, setup: &Setup, parse: impl Fn(&[(&str, &str)]) -> T) -> T {
    let board = fen::write(setup);
    let attributes = snippet.attributes().iter();
    let attributes = attributes.map(|(name, value)| (name.as_str(), value.as_str()));
    let attributes = attributes.filter(|(name, _)| *name != Attribute::Fen.name());
    let attributes: Vec<(&str, &str)> = attributes
        .chain([(Attribute::Fen.name(), board.as_str())])
        .collect();
    parse(&attributes)
}

fn check_build(snippet: &Snippet, setup: &Setup) -> Verdict {
    match build_goal(snippet, setup) {
        Err(error) => Verdict::new(Level::Bad, words::task_error_text(&error)),
        Ok(Some(BuildGoal::Position(target))) if target.differences(setup).is_none() => {
            Verdict::new(Level::Doubtful, words::builder_check_built())
        }
        Ok(_) => Verdict::new(Level::Good, words::builder_check_solvable()),
    }
}

fn check_position(setup: &Setup) -> Verdict {
    let faults: Vec<String> = setup.faults().iter().map(words::setup_fault).collect();
    if faults.is_empty() {
        Verdict::new(Level::Good, words::editor_legal())
    } else {
        Verdict::new(Level::Bad, faults.join(" "))
    }
}

/// What is said of a goal, or the search for a mate that comes sooner than asked for.
fn judge_goal(solve: &Solve, soundness: Soundness) -> Judgment {
    Judgment::Over(match (soundness, solve.goal()) {
        (Soundness::Unknown, _) => Verdict::new(Level::Doubtful, words::builder_check_unknown()),
        (Soundness::Unsolvable, Goal::Mate { within }) => {
            Verdict::new(Level::Bad, words::builder_check_no_mate(within.into()))
        }
        (Soundness::Unsolvable, _) => Verdict::new(Level::Bad, words::builder_check_unsolvable()),
        (Soundness::Sound, Goal::Mate { within }) if within > 1 => {
            let mut search = Search::default();
            let position = solve.any_position().position();
            let quest = position.map(|position| Quest::new(&mut search, position, within - 1));
            match quest {
                Some(Ok(quest)) => return Judgment::Sooner(Box::new(search), quest),
                _ => solvable(),
            }
        }
        (Soundness::Sound, _) => solvable(),
    })
}

fn solvable() -> Verdict {
    Verdict::new(Level::Good, words::builder_check_solvable())
}

fn check_answers(find: &Find) -> Verdict {
    let answers: Vec<String> = find.answers().iter().map(ToString::to_string).collect();
    if answers.is_empty() {
        Verdict::new(Level::Doubtful, words::builder_check_found_none())
    } else {
        Verdict::new(Level::Good, words::builder_check_found(&answers))
    }
}

/// The games of a board, without a fault.
fn games(snippet: &Snippet) -> Result<Vec<ReadGame>, Verdict> {
    if snippet.pgn.trim().is_empty() {
        return Err(Verdict::new(Level::Bad, words::builder_check_no_moves()));
    }
    let games = pgn::read_all(&snippet.pgn);
    let mut faults = games.iter().flat_map(|game| &game.faults);
    let fault = faults.find(|fault| fault.kind != pgn::FaultKind::NoResult);
    match fault {
        Some(fault) => Err(Verdict::new(Level::Bad, words::pgn_fault_text(fault))),
        None => Ok(games),
    }
}

fn check_game(snippet: &Snippet) -> Verdict {
    match games(snippet) {
        Err(verdict) => verdict,
        Ok(games) => {
            let moves = games.first().map_or(0, |game| plies(&game.record));
            Verdict::new(Level::Good, words::builder_check_game(games.len(), moves))
        }
    }
}

fn check_line(task: &exercise::LineTask, games: Vec<ReadGame>) -> Verdict {
    let record = games.into_iter().next().unwrap_or_default().record;
    match Line::new(task, record, 0, 0, 0) {
        Err(error) => Verdict::new(Level::Bad, words::line_error_text(&error)),
        Ok(line) => Verdict::new(Level::Good, words::builder_check_line(line.side())),
    }
}

fn plies(record: &Record) -> usize {
    record.main_line().len()
}
