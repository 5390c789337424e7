//! What the reader does besides drawing: it keeps the work, speaks, and leads the eye.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use notation::score::Choices;
use ui::platform::focus::{self, ScrollAlign};
use yew::{Callback, hook, use_effect_with, use_mut_ref};

use super::form::Typing;
use super::kept;
use super::state::Reading;

/// Passes on what is to be kept, when it is another than before: a decision in the task that shows it,
/// the place where one reads in a task of its own, because a whole book is written with it.
#[hook]
pub(super) fn use_keeping(reading: &Reading, typing: Typing, on_change: &Callback<Rc<str>>) {
    // While the text is changed, it is kept as it is typed.
    let is_read = typing == Typing::No;
    // Long texts are not written out at each step of listing them.
    let work = is_read.then(|| (Rc::clone(&reading.text), reading.state()));
    let made = use_mut_ref(|| None::<(Rc<str>, usize, Choices)>);
    let (reading, on_change) = (reading.clone(), on_change.clone());
    use_effect_with(work, move |work| {
        let mut later = None;
        if let Some((text, state)) = work {
            let now = (
                Rc::clone(text),
                state.earlier.len(),
                Choices::clone(&state.choices),
            );
            let before = made.replace(Some(now.clone()));
            let keep = move || on_change.emit(kept::to_text(&reading).into());
            if before.is_some_and(|before| before != now) {
                keep();
            } else {
                later = Some(Timeout::new(0, keep));
            }
        }
        move || drop(later)
    });
}

/// Says what has changed: what a decision led to, and what a word is that is looked at.
#[hook]
pub(super) fn use_voice(reading: &Reading, on_say: &Callback<Rc<str>>) {
    let say = on_say.clone();
    use_effect_with(reading.said.clone(), move |said| {
        // A focused word says itself what it is.
        if said.number > 0 && !(said.is_of_word && focus::is_within(TEXT)) {
            say.emit(Rc::clone(&said.text));
        }
    });
}

/// The printed text, and the place in it where the reader is.
const TEXT: &str = ".printed-text";
const HERE: &str = ".printed-text [tabindex='0']";

/// Where decisions are made, and where they are undone: who undoes one may undo the next.
const PANEL: &str = ".book-panel";
const CHANGES: &str = ".book-changes";

/// Takes the eye and the focus where something has changed. What the page begins with takes no focus.
#[hook]
pub(super) fn use_sight(reading: &Reading, typing: Typing) {
    let is_read = typing == Typing::No;
    let is_first = use_mut_ref(|| true);
    use_effect_with(reading.turns, move |&turns| {
        let was_decided = focus::is_within(PANEL) && !focus::is_within(CHANGES);
        if turns > 0 && (was_decided || focus::is_lost()) {
            // The next question has other buttons in the same places: none must be pressed unseen.
            focus::focus("#book-question");
        }
    });
    use_effect_with((reading.asked, reading.shown, is_read), move |_| {
        let is_first = is_first.replace(false);
        if focus::is_within(TEXT) || focus::is_lost() && !is_first {
            focus::focus_in_place(HERE);
        }
        // Where things stand is asked in a task of its own: what was drawn is laid out only then.
        let look = || focus::show_within(HERE, TEXT, ScrollAlign::Nearest);
        let look = (!is_first).then(|| Timeout::new(0, look));
        move || drop(look)
    });
    let part = reading.part();
    use_effect_with((is_read, part.start), |_| {
        let look = Timeout::new(0, || {
            focus::show_within("#book-begin", TEXT, ScrollAlign::Top);
        });
        move || drop(look)
    });
}
