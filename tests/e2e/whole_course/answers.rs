//! What solves an exercise, typed or chosen by keys.

use course::question::Question;
use exercise::{Item, Solve};
use notation::style;

use super::{SOLVED, type_answer};
use crate::harness::{Key, Page};

/// Answers a question.
#[track_caller]
pub(super) fn answer(page: &Page, question: &Question) {
    match question {
        Question::Say(asked) => press(page, usize::from(!asked.right)),
        Question::Choose(asked) => {
            let right = asked.choices.iter().position(|it| it.is_right);
            press(page, right.expect("one of them is right"));
        }
        _ => {
            page.tab_towards("#lesson-answer", 0);
            for text in typed(question) {
                type_answer(page, &text);
            }
        }
    }
    page.expect_shown(SOLVED, true);
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
