//! What a part of the program keeps: all of it is read at once, and what cannot be shown is set aside.

use std::rc::Rc;

use ui::panels::set_aside::SetAsideNotice;
use ui::platform::drafts::Drafts;
use yew::{Callback, Html, Properties, component, html, use_state_eq};

use super::SavedFile;

/// The names of a part, besides those of its work.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Part {
    /// The name under which is kept what cannot be shown.
    pub(crate) set_aside: &'static str,
    /// The name under which attempts to show all of it are counted.
    pub(crate) attempts: &'static str,
    /// The file of what cannot be shown.
    pub(crate) file: SavedFile,
}

/// Where a part keeps its work, and what of it cannot be shown.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Shelf {
    /// Where the work is kept.
    pub(crate) drafts: Drafts,
    part: &'static Part,
    /// What cannot be shown.
    set_aside: Option<Rc<str>>,
    /// Whether anything was kept.
    is_any: bool,
}

impl Shelf {
    /// The pages are drawn with what was kept.
    pub(crate) fn shown(&self) {
        if self.is_any {
            self.drafts.shown();
        }
    }
}

/// A text as it was found under its name.
pub(crate) struct Found {
    name: &'static str,
    text: Option<Rc<str>>,
}

/// Reads kept texts and gathers those that cannot be shown, with their names.
pub(crate) struct Reader {
    drafts: Drafts,
    part: &'static Part,
    is_any: bool,
    can_be_shown: bool,
    unread: Vec<(&'static str, Rc<str>)>,
}

impl Reader {
    /// Fetches what a part keeps under these names, of which one is that of what it has set aside.
    pub(crate) async fn open<const N: usize>(
        part: &'static Part,
        names: [&'static str; N],
    ) -> (Self, [Found; N]) {
        let (drafts, texts) = Drafts::open(names, part.attempts).await;
        let is_any = texts.iter().any(Option::is_some);
        let reader = Self {
            part,
            is_any,
            can_be_shown: !is_any || drafts.try_to_show(),
            drafts,
            unread: Vec::new(),
        };
        let mut texts = texts.into_iter();
        let found = names.map(|name| Found {
            name,
            text: texts.next().flatten(),
        });
        (reader, found)
    }

    /// Reads a text, unless what is kept cannot be shown.
    pub(crate) fn read<T>(&mut self, found: Found, parse: fn(&str) -> Option<T>) -> Option<T> {
        let Found { name, text } = found;
        let text = text?;
        let read = Some(&text)
            .filter(|_| self.can_be_shown)
            .and_then(|text| parse(text));
        if read.is_none() {
            self.unread.push((name, text));
        }
        read
    }

    /// Sets aside what was not read, with what was set aside before, so that no change writes over it.
    pub(crate) fn close(self, before: Found) -> Shelf {
        let set_aside = self.set_aside(before.text);
        Shelf {
            drafts: self.drafts,
            part: self.part,
            set_aside,
            is_any: self.is_any,
        }
    }

    fn set_aside(&self, before: Option<Rc<str>>) -> Option<Rc<str>> {
        if self.unread.is_empty() {
            return before;
        }
        let texts = before
            .iter()
            .chain(self.unread.iter().map(|(_, text)| text));
        let together: Rc<str> = texts
            .map(|text| &**text)
            .collect::<Vec<_>>()
            .join("\n\n")
            .into();
        let gone = self.unread.iter().map(|&(name, _)| (name, ""));
        let changes: Vec<_> = std::iter::once((self.part.set_aside, &*together))
            .chain(gone)
            .collect();
        // Where it cannot be kept, it still lies where it was found.
        self.drafts.keep(&changes, Callback::noop());
        Some(together)
    }
}

/// Props of [`SetAside`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub(crate) struct SetAsideProps {
    /// What was kept.
    pub(crate) shelf: Shelf,
}

/// The notice that something kept cannot be shown, until the reader removes it.
#[component]
pub(crate) fn SetAside(props: &SetAsideProps) -> Html {
    let removed = use_state_eq(|| false);
    let Shelf {
        drafts,
        part,
        set_aside,
        ..
    } = props.shelf.clone();
    let Some(text) = set_aside.filter(|_| !*removed) else {
        return ui::nothing();
    };
    let on_save = Callback::from(move |()| part.file.save(&text));
    let on_remove = Callback::from(move |()| {
        // Where it cannot be removed, the notice comes again.
        drafts.keep(&[(part.set_aside, "")], Callback::noop());
        removed.set(true);
    });
    html! { <SetAsideNotice {on_save} {on_remove} /> }
}
