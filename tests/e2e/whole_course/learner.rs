//! Three learners, and how they go about the course.

use crate::harness::Page;

/// A learner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Learner {
    /// Gives no wrong answer.
    AlwaysRight,
    /// Gives a wrong answer to everything first.
    WrongFirst,
    /// Leaves the page before each task and in the middle of it.
    LeavesAndComesBack,
}

impl Learner {
    /// Whether a wrong answer comes first.
    pub(super) fn is_wrong_first(self) -> bool {
        self == Learner::WrongFirst
    }

    /// The page is left and opened again, by one who does that; whether it was.
    #[track_caller]
    pub(super) fn leave_and_come_back(self, page: &Page) -> bool {
        let leaves = self == Learner::LeavesAndComesBack;
        if leaves {
            page.load_again();
            page.expect_shown(".lesson-desk", true);
            settle_chances(page);
        }
        leaves
    }
}

/// What was just done is called wrong, and a reason is given.
#[track_caller]
pub(super) fn expect_reason(page: &Page) {
    page.expect_shown("#lesson-feedback.wrong", true);
    let text = page.text("#lesson-feedback");
    // No single word, nor two.
    assert!(text.split_whitespace().count() >= 3, "{text}");
}

/// Lets the computer and the tests be the same in every run.
pub(super) fn settle_chances(page: &Page) {
    page.script("Math.random = () => 0.25;", vec![]);
}
