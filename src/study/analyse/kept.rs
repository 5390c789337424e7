//! The texts under which everything of the page is kept.

use std::rc::Rc;

/// The texts that were kept.
#[derive(Clone, Debug, Default)]
pub struct Kept {
    /// The record.
    pub record: Option<Rc<str>>,
    /// What stood here before it.
    pub earlier: Option<Rc<str>>,
    /// What was being entered by hand.
    pub entered: Option<Rc<str>>,
    /// A score that waits to be read on.
    pub waiting_score: Option<Rc<str>>,
    /// What was set aside because it could not be shown.
    pub set_aside: Option<Rc<str>>,
}

impl Kept {
    /// Whether nothing was kept.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        let Self {
            record,
            earlier,
            entered,
            waiting_score,
            set_aside,
        } = self;
        record.is_none()
            && earlier.is_none()
            && entered.is_none()
            && waiting_score.is_none()
            && set_aside.is_none()
    }

    /// Sets everything aside that would be shown.
    #[must_use]
    pub fn without_work(self) -> Self {
        let work = [
            self.set_aside,
            self.record,
            self.earlier,
            self.entered,
            self.waiting_score,
        ];
        Self {
            set_aside: together(work.into_iter().flatten()),
            ..Self::default()
        }
    }
}

/// Texts that are set aside, in one text; `None` for no text.
pub(super) fn together(texts: impl Iterator<Item = Rc<str>>) -> Option<Rc<str>> {
    let texts: Vec<_> = texts.collect();
    (!texts.is_empty()).then(|| texts.join("\n\n").into())
}
