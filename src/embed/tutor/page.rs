//! A lesson as JSON for the page.
//!
//! `title`; `parts`, each a node (see `nodes.rs`) or an object with a `board`, which is a node, a
//! `question`, or both; a board with a goal says in `data-line` where its block begins, so that a page
//! for authors can search whether it can be reached, and a board that judges says in `data-said` what its
//! author says to answers (see `author.rs`); `faults` with `message`, `line`, `column`, and the whole `text` with the file.

use course::page::PageBoard;
use course::question::Question;
use course::{Block, Chess, Content, Exercise, Fault, PlayGoal};
use element::{Attribute, Snippet};
use js::json::{self, Object};

use crate::form::Form;
use crate::tutor::{Task, Tutor};
use crate::{author, boards, nodes, tables};

impl Tutor {
    /// The lesson as JSON.
    #[must_use]
    pub fn to_json(&self) -> String {
        let lesson = self.lesson();
        let mut tasks = self.tasks().iter().enumerate();
        let parts = lesson.blocks.iter().flat_map(|block| match block {
            Block::Chess(chess) if matches!(chess.content, Content::Diagram(_)) => {
                boards::of_diagram(chess)
            }
            Block::Chess(chess) => {
                let is_task = matches!(&chess.content, Content::Exercise(exercise)
                    if Form::of(&exercise.question).is_some());
                let line = self.line(chess.fence.place.line);
                vec![of_chess(
                    chess,
                    line,
                    if is_task { tasks.next() } else { None },
                )]
            }
            _ => nodes::of_block(block).into_iter().collect(),
        });
        let parts = json::list(parts);
        Object::new()
            .text("title", &lesson.head.title)
            .raw("parts", &parts)
            .raw("faults", &json::list(self.faults().iter().map(of_fault)))
            .end()
    }
}

fn of_fault(fault: &Fault) -> String {
    let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    Object::new()
        .text("message", &words::course_problem_text(&fault.problem))
        .number("line", number(fault.place.line))
        .number("column", number(fault.place.column))
        .text("text", &words::course_fault_text(fault))
        .end()
}

fn of_chess(chess: &Chess, line: usize, task: Option<(usize, &Task)>) -> String {
    let mut board = course::page::board(chess);
    if let (Some(moves), Some(board)) = (goal(&chess.content), &mut board) {
        let mut tell = |name, number: usize| {
            board.snippet.set_named(name, Some(&number.to_string()));
        };
        tell("data-line", line);
        if let Some(moves) = moves {
            tell("data-in", moves.into());
        }
    }
    if let (Content::Exercise(exercise), None, Some(board)) = (&chess.content, task, &mut board) {
        let said = author::said(exercise);
        board.snippet.set_named("data-said", said.as_deref());
    }
    match (&chess.content, board) {
        (Content::Legend, _) => tables::legend(),
        (Content::SquareNames, _) => tables::square_names(),
        (Content::Values, _) => tables::values(),
        (_, None) => Object::new().end(),
        (_, Some(board)) => {
            let mut part = Object::new();
            if task.is_none_or(|(_, task)| task.exercise().question.board().is_some()) {
                let mut snippet = task.map_or_else(
                    || board.snippet.clone(),
                    |(_, task)| of_question(&board.snippet, task.exercise()),
                );
                // A score calls it so.
                snippet.set_named("data-name", chess.id());
                if let Content::Line(line) = &chess.content {
                    let start = line.record.start().to_string();
                    snippet.set_named(boards::START, Some(&start));
                }
                part = part.raw("board", &boards::of_snippet(&snippet));
            }
            if let Some((number, task)) = task {
                part = part.raw("question", &of_task(number, task, &board));
            }
            part.text_if("id", chess.id()).end()
        }
    }
}

/// Whether something is to be reached on a board, and in how many moves its author says that it can be,
/// where the board does not know it.
fn goal(content: &Content) -> Option<Option<u8>> {
    match content {
        Content::Exercise(exercise) if matches!(exercise.question, Question::Solve(_)) => {
            Some(exercise.par)
        }
        Content::PlayOut(it) if it.goal == PlayGoal::Mate && it.side == it.position.turn() => {
            it.moves.map(Some)
        }
        _ => None,
    }
}

/// A board beside a form: the form says what is asked, and a move can be made on the board.
fn of_question(snippet: &Snippet, exercise: &Exercise) -> Snippet {
    let mut snippet = snippet.clone();
    snippet.prompt.clear();
    if let Question::Move(asked) = &exercise.question {
        let side = asked.position.turn().fold_wb("white", "black");
        let bottom = exercise.orientation.fold_wb("white", "black");
        snippet.set(Attribute::Mode, Some("play"));
        snippet.set(Attribute::Sides, Some(side));
        snippet.set(Attribute::Orientation, Some(bottom));
    }
    snippet
}

fn of_task(number: usize, task: &Task, board: &PageBoard) -> String {
    Object::new()
        .number("number", u32::try_from(number).unwrap_or(u32::MAX))
        .text("form", task.form().name())
        .text("prompt", &task.exercise().prompt)
        .texts("choices", &board.choices)
        .bool("hints", task.has_hints())
        .end()
}
