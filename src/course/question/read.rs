//! From the attributes of an `ask` block to its question.

mod moves;

use exercise::{Ask, FindTask, SolveTask, TaskError};
use rules::Bitboard;

use super::board_test::BOARD_TESTS;
use super::count_test::COUNT_TESTS;
use super::square_test::SQUARE_TESTS;
use super::{
    BoardTest, Choice, ChooseQuestion, CountQuestion, CountTest, Question, SayQuestion,
    ShowQuestion, SquareTest,
};
use crate::diagram;
use crate::fault::{Actual, Expected, Missing, Problem, Problems};
use crate::fence::Fence;
use crate::lesson_board::LessonBoard;

/// The questions of the course, besides those that the element has.
pub(crate) const NAMES: &[&str] = &["move", "read", "write", "show", "yes-no", "choose", "count"];

/// The attributes of tasks, as the element has them.
const TASK: [&str; 8] = ["goal", "ask", "in", "by", "of", "to", "max-moves", "side"];

/// Reads the question of a block.
pub(crate) fn read(fence: &Fence, problems: &mut Problems) -> Option<Question> {
    let before = problems.len();
    let question = match (fence.value("goal"), fence.value("ask")) {
        (Some(_), None) => solve(fence, problems),
        (None, Some(ask)) if Ask::NAMES.contains(&ask) => find(fence, problems),
        (None, Some("move" | "read")) => moves::moves(fence, problems),
        (None, Some("write")) => moves::write(fence, problems),
        (None, Some("show")) => show(fence, problems),
        (None, Some("yes-no")) => say(fence, problems),
        (None, Some("choose")) => choose(fence, problems),
        (None, Some("count")) => count(fence, problems),
        (None, Some(found)) => {
            wrong(fence, "ask", found, Expected::Question, problems);
            None
        }
        _ => {
            missing(fence, Missing::GoalOrAsk, problems);
            None
        }
    };
    question.filter(|_| problems.len() == before)
}

fn wrong(fence: &Fence, name: &str, found: &str, expected: Expected, problems: &mut Problems) {
    problems.push((fence.place_of(name), Problem::value(name, found, expected)));
}

/// The attributes of a task, with the board as it stands after the moves that were made.
fn task<T>(
    fence: &Fence,
    problems: &mut Problems,
    parse: impl FnOnce(&[(&str, &str)]) -> Result<T, TaskError>,
) -> Option<T> {
    let ground = LessonBoard::read(fence, problems)?;
    let board = ground.setup.to_string();
    let mut attributes = vec![("fen", board.as_str())];
    for name in TASK {
        attributes.extend(fence.value(name).map(|value| (name, value)));
    }
    parse(&attributes)
        .map_err(|error| {
            let place = fence.place_of(error.attribute.as_str());
            problems.push((place, Problem::Task(error)));
        })
        .ok()
}

fn solve(fence: &Fence, problems: &mut Problems) -> Option<Question> {
    task(fence, problems, SolveTask::parse).map(Question::Solve)
}

fn find(fence: &Fence, problems: &mut Problems) -> Option<Question> {
    let task = task(fence, problems, FindTask::parse)?;
    if task.ask().answers(task.setup()).is_empty() {
        let problem = Problem::Missing(Missing::SomethingToFind);
        problems.push((fence.place_of("ask"), problem));
    }
    Some(Question::Find(task))
}

/// Reads `that`, which says what the right answers have in common.
fn that<T>(
    fence: &Fence,
    expected: &'static [&'static str],
    problems: &mut Problems,
    read: impl Fn(&str) -> Option<T>,
) -> Option<T> {
    let found = fence.value("that")?;
    let that = read(found);
    if that.is_none() {
        wrong(fence, "that", found, Expected::OneOf(expected), problems);
    }
    that
}

/// What has to be said in one of two ways.
fn missing(fence: &Fence, what: Missing, problems: &mut Problems) {
    problems.push((fence.place, Problem::Missing(what)));
}

/// Compares what the author says with what is so.
fn compare(fence: &Fence, said: &str, actual: &str, problems: &mut Problems) {
    if said != actual {
        let problem = Problem::untrue(said, Actual::Answer(actual.to_owned()));
        problems.push((fence.place_of("answer"), problem));
    }
}

fn show(fence: &Fence, problems: &mut Problems) -> Option<Question> {
    let setup = LessonBoard::read(fence, problems)?.setup;
    let that = that(fence, SQUARE_TESTS, problems, SquareTest::read);
    let mut right = that
        .and_then(|that| that.squares(&setup))
        .unwrap_or_default();
    if let Some(answer) = fence.value("answer") {
        let Some(squares) = diagram::squares(answer) else {
            wrong(fence, "answer", answer, Expected::Squares, problems);
            return None;
        };
        let named: Bitboard = squares.into_iter().collect();
        if that.is_some() {
            compare(fence, &names(named), &names(right), problems);
        }
        right = named;
    }
    if right.is_empty() {
        missing(fence, Missing::RightSquare, problems);
    }
    Some(Question::Show(ShowQuestion { setup, that, right }))
}

fn names(squares: Bitboard) -> String {
    let names: Vec<String> = squares.into_iter().map(|it| it.to_string()).collect();
    names.join(" ")
}

fn say(fence: &Fence, problems: &mut Problems) -> Option<Question> {
    let setup = LessonBoard::read(fence, problems)?.setup;
    let right = match fence.value("answer") {
        Some("yes") => true,
        Some("no") => false,
        found => {
            let expected = Expected::OneOf(&["yes", "no"]);
            wrong(
                fence,
                "answer",
                found.unwrap_or_default(),
                expected,
                problems,
            );
            return None;
        }
    };
    let that = that(fence, BOARD_TESTS, problems, BoardTest::read);
    if let Some(that) = that {
        match that.holds(&setup) {
            Some(holds) => {
                let word = |is: bool| if is { "yes" } else { "no" };
                compare(fence, word(right), word(holds), problems);
            }
            None => problems.push((fence.place_of("that"), Problem::Unproved)),
        }
    }
    Some(Question::Say(SayQuestion { setup, that, right }))
}

fn choose(fence: &Fence, problems: &mut Problems) -> Option<Question> {
    let has_board = fence.value("fen").is_some();
    let setup = match has_board {
        true => Some(LessonBoard::read(fence, problems)?.setup),
        false => None,
    };
    let mut choices = Vec::new();
    for note in fence.notes("choice") {
        if !matches!(&*note.about, "" | "right") {
            let problem = Problem::unexpected(&note.about, Expected::Choice);
            problems.push((note.place, problem));
        }
        choices.push(Choice {
            text: note.text.clone(),
            is_right: note.about == "right",
        });
    }
    let right = choices.iter().filter(|choice| choice.is_right).count();
    if right == 0 || right == choices.len() {
        missing(fence, Missing::Choices, problems);
    }
    Some(Question::Choose(ChooseQuestion { setup, choices }))
}

fn count(fence: &Fence, problems: &mut Problems) -> Option<Question> {
    let setup = LessonBoard::read(fence, problems)?.setup;
    let that = that(fence, COUNT_TESTS, problems, CountTest::read);
    let counted = that.and_then(|that| that.count(&setup));
    let named = fence
        .value("answer")
        .map(|found| (found, found.parse::<u32>()));
    let right = match (named, counted) {
        (Some((found, Err(_))), _) => {
            wrong(fence, "answer", found, Expected::Number, problems);
            return None;
        }
        (Some((found, Ok(named))), counted) => {
            if let Some(counted) = counted {
                compare(fence, found, &counted.to_string(), problems);
            }
            named
        }
        (None, Some(counted)) => counted,
        (None, None) => {
            missing(fence, Missing::RightNumber, problems);
            return None;
        }
    };
    Some(Question::Count(CountQuestion { setup, that, right }))
}
