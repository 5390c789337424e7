//! What is begun on the pages of the course and kept nowhere: it lasts as long as the site is open, so
//! that a page that was left for another one goes on.

use std::cell::RefCell;
use std::rc::Rc;

use course::StageHead;
use course::generate::Generated;
use course::progress::{Assignment, Progress};

use crate::test_page::draw;

/// How a test stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Stand {
    /// The question that is shown.
    pub(crate) place: usize,
    /// Whether it is answered.
    pub(crate) is_answered: bool,
    /// How many were right at once.
    pub(crate) right: u8,
}

/// A test that was drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Test {
    /// Its stage.
    slug: String,
    /// Its questions; their difficulty stays, whatever is learned in it.
    pub(crate) items: Rc<Vec<Generated>>,
    /// How it stands.
    pub(crate) stand: Stand,
}

impl Test {
    /// Draws another one.
    pub(crate) fn draw(stage: &StageHead, progress: &Progress, seed: u64) -> Self {
        Self {
            slug: stage.slug.clone(),
            items: Rc::new(draw(stage, progress, seed)),
            stand: Stand::default(),
        }
    }

    /// Whether all questions are answered.
    pub(crate) fn is_over(&self) -> bool {
        self.stand.place >= self.items.len()
    }

    /// The same test as it stands now.
    pub(crate) fn at(&self, stand: Stand) -> Self {
        Self {
            stand,
            ..self.clone()
        }
    }
}

#[derive(Debug, Default)]
struct Begun {
    chosen: Assignment,
    name: String,
    test: Option<Test>,
}

/// What was begun; always the same cell.
#[derive(Clone, Debug, Default)]
pub(crate) struct Visit(Rc<RefCell<Begun>>);

impl PartialEq for Visit {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Visit {
    /// The lessons that a teacher has chosen so far.
    pub(crate) fn chosen(&self) -> Assignment {
        self.0.borrow().chosen.clone()
    }

    /// Other lessons are chosen.
    pub(crate) fn choose(&self, chosen: Assignment) {
        self.0.borrow_mut().chosen = chosen;
    }

    /// The name of the pupil.
    pub(crate) fn name(&self) -> String {
        self.0.borrow().name.clone()
    }

    /// The pupil has another name.
    pub(crate) fn call(&self, name: String) {
        self.0.borrow_mut().name = name;
    }

    /// The test of a stage that was begun and is not over, or a new one.
    pub(crate) fn test(&self, stage: &StageHead, progress: &Progress, seed: u64) -> Test {
        let begun = self.0.borrow().test.clone();
        let begun = begun.filter(|test| test.slug == stage.slug && !test.is_over());
        begun.unwrap_or_else(|| Test::draw(stage, progress, seed))
    }

    /// The test stands so.
    pub(crate) fn keep_test(&self, test: Test) {
        self.0.borrow_mut().test = Some(test);
    }
}

#[cfg(test)]
mod tests {
    use course::progress::{Assignment, Progress};

    use super::{Stand, Test, Visit};
    use crate::tests::COURSE;

    #[test]
    fn a_test_that_was_begun_goes_on_until_it_is_over() {
        let mut stages = COURSE.map.stages.iter().filter(|it| !it.test.is_empty());
        let (stage, other) = (stages.next().unwrap(), stages.next().unwrap());
        let (visit, mut progress) = (Visit::default(), Progress::default());
        let test = visit.test(stage, &progress, 1);
        let begun = test.at(Stand {
            place: 1,
            is_answered: true,
            right: 1,
        });
        visit.keep_test(begun.clone());
        // What was learned in it makes it no harder.
        let solved = exercise::Outcome {
            standing: exercise::Standing::Solved,
            attempts: 1,
            ..exercise::Outcome::default()
        };
        for item in test.items.iter().cycle().take(10 * test.items.len()) {
            progress.finish_generated(item.generator, &solved);
        }
        assert_ne!(Test::draw(stage, &progress, 1), test);
        assert_eq!(visit.test(stage, &progress, 2), begun);
        assert_eq!(visit.test(other, &progress, 2).stand, Stand::default());
        visit.keep_test(test.at(Stand {
            place: test.items.len(),
            ..begun.stand
        }));
        assert_eq!(visit.test(stage, &progress, 2).stand, Stand::default());
    }

    #[test]
    fn what_is_chosen_and_typed_is_there_for_the_next_page() {
        let visit = Visit::default();
        // Each page has the same visit.
        let later = visit.clone();
        let chosen = Assignment::read("rook.moves,king.danger").expect("two lessons");
        visit.choose(chosen.clone());
        visit.call("Ann".to_owned());
        assert_eq!((later.chosen(), later.name()), (chosen, "Ann".to_owned()));
        assert_eq!(later, visit);
        assert_ne!(later, Visit::default());
    }
}
