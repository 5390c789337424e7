//! What solves an exercise and what does not, typed or chosen by keys.

use course::question::Question;
use exercise::{Item, Solve};
use notation::style;
use rules::{Bitboard, Square};

use super::learner::{Learner, expect_reason};
use super::{SOLVED, type_answer};
use crate::harness::{Key, Page};

/// Answers a question, as the learner goes about it.
#[track_caller]
pub(super) fn answer(page: &Page, question: &Question, learner: Learner) {
    if learner.is_wrong_first() {
        answer_wrongly(page, question);
        expect_reason(page);
    }
    match question {
        Question::Say(asked) => press(page, usize::from(!asked.right)),
        Question::Choose(asked) => {
            let right = asked.choices.iter().position(|it| it.is_right);
            press(page, right.expect("one of them is right"));
        }
        _ => {
            for (place, text) in typed(question).into_iter().enumerate() {
                if place == 1 {
                    learner.leave_and_come_back(page);
                }
                page.tab_towards("#lesson-answer", 0);
                type_answer(page, &text);
            }
        }
    }
    page.expect_shown(SOLVED, true);
}

/// Gives an answer that is wrong, or not allowed.
#[track_caller]
fn answer_wrongly(page: &Page, question: &Question) {
    let other = |right: Bitboard| {
        let found = (!right).first();
        found.expect("not all squares are right").to_string()
    };
    let wrong = match question {
        Question::Say(asked) => return press(page, usize::from(asked.right)),
        Question::Choose(asked) => {
            let wrong = asked.choices.iter().position(|it| !it.is_right);
            return press(page, wrong.expect("one of them is wrong"));
        }
        Question::Find(task) => {
            let answers = task.ask().answers(task.setup());
            match answers.iter().next() {
                Some(Item::Move(_)) => wrong_move(question),
                _ => other(answers.iter().map(|item| item.square()).collect()),
            }
        }
        Question::Show(asked) => other(asked.right),
        Question::Count(asked) => (asked.right + 1).to_string(),
        Question::Write(_) => "Ka9".to_owned(),
        Question::Move(_) | Question::Solve(_) => wrong_move(question),
    };
    page.tab_towards("#lesson-answer", 0);
    type_answer(page, &wrong);
}

/// A move that is not asked for, or, where no other can be made, one that cannot.
fn wrong_move(question: &Question) -> String {
    let ground = question.board().expect("moves are made on a board");
    if let Question::Move(asked) = question
        && let Some(other) = ground.moves().iter().find(|mv| !asked.right.contains(mv))
    {
        return other.to_string();
    }
    let own = ground.board().by_color(ground.turn());
    let from = own.first().expect("somebody is to move");
    let goes = |to: Square| {
        ground
            .moves()
            .iter()
            .any(|mv| (mv.from(), mv.to()) == (from, to))
    };
    let to = Square::ALL.into_iter().find(|&to| to != from && !goes(to));
    [from, to.expect("no piece goes everywhere")]
        .map(|it| it.to_string())
        .concat()
}

/// Presses one of the answers that stand there.
#[track_caller]
fn press(page: &Page, place: usize) {
    page.tab_towards(".lesson-desk .answers button", place);
    page.keys(&[Key::Enter.value()]);
}

/// What is typed, one after the other.
fn typed(question: &Question) -> Vec<String> {
    match question {
        Question::Find(task) => {
            let answers = task.ask().answers(task.setup());
            let text = |item: Item| match item {
                Item::Square(square) => square.to_string(),
                Item::Move(made) => made.to_string(),
            };
            answers.into_iter().map(text).collect()
        }
        Question::Show(asked) => asked.right.into_iter().map(|it| it.to_string()).collect(),
        Question::Move(asked) => vec![asked.right[0].to_string()],
        Question::Count(asked) => vec![asked.right.to_string()],
        Question::Write(asked) => {
            vec![style::write(
                asked.style,
                &asked.position,
                &asked.origins,
                asked.mv,
            )]
        }
        Question::Solve(task) => {
            let mut shown = Solve::new(task, 0, 0).to_show();
            std::iter::from_fn(|| shown.show_move())
                .map(|(mv, _)| mv.to_string())
                .collect()
        }
        Question::Say(_) | Question::Choose(_) => Vec::new(),
    }
}
