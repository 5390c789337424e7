//! What is right, as the key of a printed lesson gives it.

use exercise::{Goal, Item, Solve, SolveTask, Try};
use rules::{AnyPosition, Color, Move, Setup};

use super::{PageAnswer, answer};
use crate::lesson::Content;
use crate::question::Question;

/// What is right; nothing where nothing is asked, or many ways lead to the goal.
///
/// # Examples
///
/// ```
/// use course::page::{PageAnswer, key};
///
/// let text = "---\ntitle: T\n---\n\n```chess ask\ngoal=\"mate\" in=\"1\" fen=\"6k1/5ppp/8/8/8/8/8/K3R3 w\"\n\
///     prompt: Mate in one.\n```\n";
/// let lesson = course::markdown::read("t.md", text).expect("nothing is wrong");
/// let chess = lesson.chess().next().expect("there is one");
/// assert_eq!(key(&chess.content), Some(PageAnswer::Text("1. Re8#".to_owned())));
/// ```
#[must_use]
pub fn key(content: &Content) -> Option<PageAnswer> {
    match content {
        Content::Exercise(exercise) => question_key(&exercise.question),
        Content::Line(line) => {
            line.task.as_ref()?;
            let record = &line.record;
            let nodes = record.main_line();
            let moves = nodes
                .iter()
                .filter_map(|&node| record.step(node)?.mv())
                .collect::<Vec<Move>>();
            let text = numbered(&record.start().to_setup(), &moves);
            Some(PageAnswer::Text(text))
        }
        Content::PlayOut(_)
        | Content::Diagram(_)
        | Content::Legend
        | Content::SquareNames
        | Content::Values => None,
    }
}

/// What is right as an answer to a question.
#[must_use]
pub fn question_key(question: &Question) -> Option<PageAnswer> {
    match question {
        Question::Find(task) => {
            let ground = AnyPosition::of(task.setup());
            let answers = task.ask().answers(task.setup());
            let found = answers.into_iter().map(|item| match item {
                Item::Square(square) => square.to_string(),
                Item::Move(made) => san(&ground, made),
            });
            Some(PageAnswer::Text(found.collect::<Vec<_>>().join(", ")))
        }
        Question::Solve(task) => solution(task),
        other => answer(other),
    }
}

/// A move as it is written; as its squares, where it is none on this board.
fn san(ground: &AnyPosition, made: Try) -> String {
    let found = ground.find_move(made.from, made.to, made.promotion);
    found.map_or_else(
        |_| made.to_string(),
        |mv| notation::san::write_any(ground, mv),
    )
}

/// One way to the goal.
fn solution(task: &SolveTask) -> Option<PageAnswer> {
    if task.goal() == Goal::IsStalemate {
        let is_stalemate = AnyPosition::of(task.setup())
            .position()
            .is_some_and(|it| it.is_stalemate());
        return Some(PageAnswer::Say(is_stalemate));
    }
    let mut shown = Solve::new(task, 0, 0).to_show();
    let mut moves = Vec::new();
    while let Some((mv, reply)) = shown.show_move() {
        moves.push(mv);
        moves.extend(reply);
    }
    Some(PageAnswer::Text(numbered(task.setup(), &moves)))
}

/// Moves with their numbers. Where one side moves alone, each of its moves has a number.
fn numbered(start: &Setup, moves: &[Move]) -> String {
    let mut ground = AnyPosition::of(start);
    let (mut number, mut before) = (1, None);
    let mut words = Vec::new();
    for &mv in moves {
        let mover = ground.board().piece_at(mv.from()).map(|it| it.color);
        if before == mover && before.is_some() || mover == Some(Color::White) && before.is_some() {
            number += 1;
        }
        match (mover, before) {
            (Some(Color::Black), None) => words.push(format!("{number}\u{2026}")),
            (Some(Color::Black), Some(Color::White)) => {}
            _ => words.push(format!("{number}.")),
        }
        words.push(notation::san::write_any(&ground, mv));
        ground = ground.play(mv);
        before = mover;
    }
    words.join(" ")
}
