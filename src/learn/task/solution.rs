//! What the answer to a question draws, for a learner who has given it up.

use board::{Arrow, Drawing};
use course::question::Question;
use exercise::{Item, Solve, Try};

/// The squares and moves of the answer; of several moves in a row the first one.
pub(super) fn drawing(question: &Question) -> Drawing {
    let mut drawing = Drawing::default();
    let mut arrow = |made: Try| {
        let (from, to) = (made.from, made.to);
        drawing.arrows.push(Arrow { from, to });
    };
    match question {
        Question::Find(task) => {
            for item in task.ask().answers(task.setup()) {
                match item {
                    Item::Square(square) => drawing.squares |= square.into(),
                    Item::Move(made) => arrow(made),
                }
            }
        }
        Question::Show(asked) => drawing.squares = asked.right,
        Question::Move(asked) => asked.right.iter().for_each(|&mv| arrow(mv.into())),
        Question::Solve(task) => {
            if let Some((mv, _)) = Solve::new(task, 0, 0).to_show().show_move() {
                arrow(mv.into());
            }
        }
        Question::Say(_) | Question::Choose(_) | Question::Count(_) | Question::Write(_) => {}
    }
    drawing
}
