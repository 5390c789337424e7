//! The answers of a worksheet, found one after the other while the page goes on: to look for one may
//! take seconds.

use std::rc::Rc;
use std::task::{Poll, ready};

use element::Snippet;
use yew::{hook, use_effect_with, use_force_update, use_mut_ref};

use super::task::Task;
use crate::builder::key::Answering;
use crate::builder::{Judging, Level};
use crate::slices::{SLICE, Slices};

/// What was found out about a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Found {
    /// What is right; nothing where nothing is asked.
    pub answer: Option<String>,
    /// Why nothing can be right.
    pub unsound: Option<String>,
}

/// For each board what was found out, as soon as it was.
pub(super) type Answers = Rc<Vec<Option<Rc<Found>>>>;

/// A board that is looked into.
#[derive(Debug)]
struct Seeking {
    /// Whether there can be an answer, as long as that is not known.
    judging: Option<Judging>,
    answering: Option<Answering>,
    unsound: Option<String>,
}

impl Seeking {
    fn of(board: &Snippet) -> Self {
        match board.setup() {
            Ok(setup) => Self {
                judging: Some(Judging::of(board, &setup)),
                answering: Some(Answering::of(board, &setup)),
                unsound: None,
            },
            Err(error) => Self {
                judging: None,
                answering: None,
                unsound: Some(words::bad_position_text(&error.into())),
            },
        }
    }

    /// Goes on until about this many positions were looked at.
    fn go_on(&mut self, nodes: u64) -> Poll<Found> {
        if let Some(judging) = &mut self.judging {
            let verdict = ready!(judging.go_on(nodes));
            self.judging = None;
            if verdict.level == Level::Bad {
                self.unsound = Some(verdict.text);
                // To look for a way that is known not to be there would only take time.
                self.answering = self.answering.take().filter(|it| !it.is_search());
            }
        }
        let answer = match &mut self.answering {
            Some(answering) => ready!(answering.go_on(nodes)),
            None => None,
        };
        Poll::Ready(Found {
            answer,
            unsound: self.unsound.clone(),
        })
    }
}

/// What is known of boards, and what is looked into now.
#[derive(Debug, Default)]
struct Work {
    known: Vec<(Snippet, Rc<Found>)>,
    now: Option<(Snippet, Seeking)>,
}

impl Work {
    fn found(&self, board: &Snippet) -> Option<Rc<Found>> {
        let known = self.known.iter().find(|(it, _)| it == board);
        known.map(|(_, found)| Rc::clone(found))
    }

    /// Takes a step towards the first of these boards that is not known; whether one became known, or
    /// nothing when all are.
    fn go_on(&mut self, boards: &[Task], nodes: u64) -> Option<bool> {
        let missing = boards.iter().map(|task| &task.board);
        let board = missing
            .into_iter()
            .find(|board| self.found(board).is_none())?;
        let mut seeking = match self.now.take() {
            Some((now, seeking)) if now == *board => seeking,
            _ => Seeking::of(board),
        };
        let found = seeking.go_on(nodes);
        let is_found = found.is_ready();
        match found {
            Poll::Ready(found) => self.known.push((board.clone(), Rc::new(found))),
            Poll::Pending => self.now = Some((board.clone(), seeking)),
        }
        Some(is_found)
    }

    fn answers(&self, boards: &[Task]) -> Answers {
        Rc::new(boards.iter().map(|task| self.found(&task.board)).collect())
    }
}

/// Looks for the answers of boards, one after the other. Those of a board are kept, so that another
/// board does not make it be looked into again.
#[hook]
pub(super) fn use_answers(boards: &Rc<Vec<Task>>) -> Answers {
    let work = use_mut_ref(Work::default);
    let update = use_force_update();
    use_effect_with(Rc::clone(boards), {
        let work = Rc::clone(&work);
        move |boards| {
            let boards = Rc::clone(boards);
            let slices = Slices::after(0, move || match work.borrow_mut().go_on(&boards, SLICE) {
                None => Poll::Ready(()),
                Some(is_found) => {
                    if is_found {
                        update.force_update();
                    }
                    Poll::Pending
                }
            });
            move || drop(slices)
        }
    });
    work.borrow().answers(boards)
}

/// The answers of all boards.
#[cfg(test)]
pub(super) fn all(boards: &[Task]) -> Answers {
    let mut work = Work::default();
    while work.go_on(boards, u64::MAX).is_some() {}
    work.answers(boards)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn boards(queries: &[&str]) -> Vec<Task> {
        let of = |query: &&str| Task::of(&Snippet::from_query(query), "", "https://a.example/");
        queries.iter().map(of).collect()
    }

    const LADDER: &str = "mode=solve&goal=mate&in=2&fen=6k1/8/8/8/8/8/R7/1R4K1_w_-_-";
    const KNIGHTS: &str = "mode=solve&goal=mate&in=3&fen=7k/8/6K1/8/3NN3/8/8/8_w_-_-";

    #[test]
    fn a_board_that_takes_long_is_looked_into_step_by_step() {
        let boards = boards(&[KNIGHTS, LADDER]);
        let mut work = Work::default();
        let mut steps = 0;
        while work.go_on(&boards, 1_000).is_some() {
            steps += 1;
            assert!(work.answers(&boards)[1].is_none() || work.answers(&boards)[0].is_some());
        }
        assert!(steps > 10, "{steps}");
        let answers = work.answers(&boards);
        assert!(answers[0].as_ref().is_some_and(|it| it.unsound.is_some()));
        let answer = answers[1].as_ref().and_then(|it| it.answer.clone());
        assert_eq!(
            answer.as_deref(),
            Some("1. Ra7 or 1. Rb7 (such as 1. Ra7 Kf8 2. Rb8#)")
        );
    }

    #[test]
    fn what_is_known_of_a_board_stays_when_others_come() {
        let mut work = Work::default();
        let one = boards(&[LADDER]);
        while work.go_on(&one, u64::MAX).is_some() {}
        let two = boards(&[KNIGHTS, LADDER, LADDER]);
        let answers = work.answers(&two);
        assert!(answers[0].is_none() && answers[1].is_some() && answers[2].is_some());
    }

    #[test]
    fn an_answer_does_not_depend_on_the_words_of_the_author() {
        let words = format!("{LADDER}&prompt=Two+rooks,+two+moves&hint=Begin+with+a+rook");
        let mut work = Work::default();
        let plain = boards(&[LADDER]);
        while work.go_on(&plain, u64::MAX).is_some() {}
        assert!(work.answers(&boards(&[&words]))[0].is_some());
    }

    #[test]
    fn a_position_that_cannot_be_read_is_told() {
        let answers = all(&boards(&["fen=8/8/8/8_w"]));
        assert!(answers[0].as_ref().is_some_and(|it| it.unsound.is_some()));
    }
}
