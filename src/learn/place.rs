//! The places of the course, as addresses name them.

use ui::links;

/// What is shown of the course.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Place {
    /// All stages.
    #[default]
    Map,
    /// What is repeated today.
    Again,
    /// The test at the end of a stage.
    Test(String),
    /// A lesson, by the names of its stage and its own.
    Lesson(String, String),
}

/// The name of what is repeated; no stage is called so.
const AGAIN: &str = "again";
/// The name of the test within a stage; no lesson is called so.
const TEST: &str = "test";

impl Place {
    /// Reads what follows the name of the page; what names nothing leads to all stages.
    ///
    /// # Examples
    ///
    /// ```
    /// use learn::place::Place;
    ///
    /// assert_eq!(Place::read("rook/test"), Place::Test("rook".to_owned()));
    /// assert_eq!(Place::read("rook"), Place::Map);
    /// ```
    #[must_use]
    pub fn read(text: &str) -> Self {
        match text.trim_end_matches('/').split_once('/') {
            None if text == AGAIN => Self::Again,
            None => Self::Map,
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
            Self::Test(stage) => links::lesson(&[stage, "/", TEST].concat()),
            Self::Lesson(stage, lesson) => links::lesson(&[stage, "/", lesson].concat()),
        }
    }

    /// The stage whose lessons are needed.
    #[must_use]
    pub fn stage(&self) -> Option<&str> {
        match self {
            Self::Lesson(stage, _) => Some(stage),
            Self::Map | Self::Again | Self::Test(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Place;

    #[test]
    fn every_place_is_read_from_its_own_address() {
        let owned = str::to_owned;
        for place in [
            Place::Map,
            Place::Again,
            Place::Test(owned("en-passant")),
            Place::Lesson(owned("rook"), owned("moves")),
        ] {
            let link = place.link();
            let rest = link.strip_prefix("#/learn").expect("it is of this page");
            assert_eq!(Place::read(rest.trim_start_matches('/')), place);
        }
    }

    #[test]
    fn no_stage_and_no_lesson_has_a_name_that_means_something_else() {
        let course = &crate::tests::COURSE;
        for stage in &course.map.stages {
            assert_ne!(stage.slug, super::AGAIN);
            assert!(stage.lessons.iter().all(|it| it.slug != super::TEST));
        }
    }
}
