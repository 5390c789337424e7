//! The places of the course, as addresses name them.

use course::progress::Assignment;
use ui::{links, percent};

/// What is shown of the course.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum CourseView {
    /// All stages.
    #[default]
    Map,
    /// What is repeated today.
    Again,
    /// The test at the end of a stage.
    Test(String),
    /// The lessons that a teacher has set, or where they are chosen.
    Class(Option<Assignment>),
    /// A lesson, by the names of its stage and its own.
    Lesson(String, String),
}

/// The name of what is repeated; no stage is called so.
const AGAIN: &str = "again";
/// The name of the lessons of a class; no stage is called so.
const CLASS: &str = "class";
/// The name of the test within a stage; no lesson is called so.
const TEST: &str = "test";

impl CourseView {
    /// Reads what follows the name of the page; what names nothing leads to all stages.
    ///
    /// # Examples
    ///
    /// ```
    /// use learn::course_view::CourseView;
    ///
    /// assert_eq!(CourseView::read("rook/test"), CourseView::Test("rook".to_owned()));
    /// assert_eq!(CourseView::read("rook"), CourseView::Map);
    /// ```
    #[must_use]
    pub fn read(text: &str) -> Self {
        match text.trim_end_matches('/').split_once('/') {
            None if text == AGAIN => Self::Again,
            None if text == CLASS => Self::Class(None),
            None => Self::Map,
            // A link that names nothing is told so; messengers write commas as "%2C".
            Some((CLASS, set)) => {
                let assignment = Assignment::read(&percent::decode(set));
                Self::Class(Some(assignment.unwrap_or_default()))
            }
            Some((stage, TEST)) => Self::Test(stage.to_owned()),
            Some((stage, lesson)) => Self::Lesson(stage.to_owned(), lesson.to_owned()),
        }
    }

    /// Its address.
    #[must_use]
    pub fn link(&self) -> String {
        match self {
            Self::Map => links::LEARN.to_owned(),
            Self::Again => links::lesson(AGAIN),
            Self::Class(None) => links::lesson(CLASS),
            Self::Class(Some(set)) => links::lesson(&[CLASS, "/", &set.write()].concat()),
            Self::Test(stage) => links::lesson(&[stage, "/", TEST].concat()),
            Self::Lesson(stage, lesson) => links::lesson(&[stage, "/", lesson].concat()),
        }
    }

    /// The lesson of an address, `stage/lesson`.
    #[must_use]
    pub fn of_lesson(address: &str) -> Self {
        let (stage, lesson) = address.split_once('/').unwrap_or_default();
        Self::Lesson(stage.to_owned(), lesson.to_owned())
    }

    /// The stage whose lessons are needed.
    #[must_use]
    pub fn stage(&self) -> Option<&str> {
        match self {
            Self::Lesson(stage, _) => Some(stage),
            Self::Map | Self::Again | Self::Test(_) | Self::Class(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use course::progress::Assignment;

    use super::CourseView;

    #[test]
    fn every_place_is_read_from_its_own_address() {
        let owned = str::to_owned;
        for place in [
            CourseView::Map,
            CourseView::Again,
            CourseView::Class(None),
            CourseView::Class(Assignment::read("rook.moves,en-passant.how")),
            CourseView::Test(owned("en-passant")),
            CourseView::Lesson(owned("rook"), owned("moves")),
        ] {
            let link = place.link();
            let rest = link.strip_prefix("#/learn").expect("it is of this page");
            assert_eq!(CourseView::read(rest.trim_start_matches('/')), place);
        }
    }

    #[test]
    fn no_stage_and_no_lesson_has_a_name_that_means_something_else() {
        let course = &crate::tests::COURSE;
        for stage in &course.map.stages {
            assert_ne!(stage.slug, super::AGAIN);
            assert_ne!(stage.slug, super::CLASS);
            assert!(stage.lessons.iter().all(|it| it.slug != super::TEST));
        }
    }
}
