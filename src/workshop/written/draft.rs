//! The text of a lesson as it is written and kept: plain data, tested natively.

use std::rc::Rc;

use yew::Reducible;

/// One change of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The author has typed.
    Type(Rc<str>),
    /// Another lesson takes its place.
    Open(Rc<str>),
    /// The lesson that was there before comes back.
    BringBack,
}

/// The text of a lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// The text.
    pub text: Rc<str>,
    /// The text before another one took its place.
    pub before: Option<Rc<str>>,
    /// Grows each time the text is another one without having been typed.
    pub edition: u32,
}

impl Reducible for Written {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let mut next = Self::clone(&self);
        next.change(change);
        Rc::new(next)
    }
}

impl Written {
    fn change(&mut self, change: Change) {
        let text = match change {
            Change::Type(text) => {
                self.text = text;
                return;
            }
            Change::Open(text) => Some(text),
            Change::BringBack => self.before.take(),
        };
        let Some(text) = text else { return };
        let before = std::mem::replace(&mut self.text, text);
        // Nothing of the author's is lost, and an empty text is nothing.
        self.before = Some(before).filter(|before| !before.trim().is_empty());
        self.edition += 1;
    }
}

/// The text as it was left.
pub(crate) fn begin(text: Option<String>, before: Option<String>) -> Written {
    Written {
        text: text.unwrap_or_default().into(),
        before: before.map(Into::into),
        edition: 0,
    }
}

/// The texts under which it is kept: itself, and the one that can be brought back.
pub(crate) fn to_texts(written: &Written) -> [String; 2] {
    let before = written.before.as_deref().unwrap_or_default();
    [written.text.to_string(), before.to_owned()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_that_is_replaced_comes_back() {
        let mut written = Written::default();
        written.change(Change::Open("a".into()));
        assert_eq!((&*written.text, &written.before), ("a", &None));
        written.change(Change::Type("ab".into()));
        written.change(Change::Open("c".into()));
        assert_eq!(to_texts(&written), ["c".to_owned(), "ab".to_owned()]);
        written.change(Change::BringBack);
        assert_eq!(to_texts(&written), ["ab".to_owned(), "c".to_owned()]);
        written.change(Change::BringBack);
        assert_eq!(to_texts(&written), ["c".to_owned(), "ab".to_owned()]);
        let [text, before] = to_texts(&written);
        assert_eq!(begin(Some(text), Some(before)).text, written.text);
    }
}
