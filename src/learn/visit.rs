//! What is begun on the pages of the course and kept nowhere: it lasts as long as the site is open, so
//! that a page that was left for another one goes on.

use std::cell::RefCell;
use std::rc::Rc;

use course::progress::Assignment;

#[derive(Debug, Default)]
struct Begun {
    chosen: Assignment,
    name: String,
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
}

#[cfg(test)]
mod tests {
    use course::progress::Assignment;

    use super::Visit;

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
