//! What reads a printed text: a table that the site fetches as a part of its own.

use std::pin::Pin;
use std::rc::Rc;

use record::pgn::Pause;
use ui::lazy::Lazy;
use ui::platform::pause::next_task;
use yew::Reducible;

use super::state::{Act, Reading, State};

/// How a printed text is read, for the reader of old books.
#[derive(Debug)]
pub struct Readings {
    /// Goes on with a text where it was left.
    pub(crate) open: fn(Rc<str>, State) -> Reading,
    /// Carries out an action.
    pub(crate) act: fn(&mut Reading, Act),
    /// Works out what becomes of a text, in tasks of their own.
    pub(crate) prepare: fn(Reading, Act) -> Preparing,
}

/// Ends with what has become of a text.
pub(crate) type Preparing = Pin<Box<dyn Future<Output = Reading>>>;

static READINGS_TABLE: Readings = Readings {
    open: |text, state| Reading::of(text, state),
    act: |reading, act| reading.act(act),
    prepare: |mut reading, act| {
        Box::pin(async move {
            let mut pause = || -> Pause { Box::pin(next_task()) };
            reading.act_with_pauses(act, &mut pause).await;
            // It is drawn in a task of its own.
            next_task().await;
            reading
        })
    },
};

/// The table of reading, for the part that brings it.
#[must_use]
pub fn readings_table() -> &'static Readings {
    &READINGS_TABLE
}

thread_local! {
    /// How printed texts are read, once its part is here; natively nothing has to be fetched.
    pub static READINGS: Lazy<Readings> = const { Lazy::of_part(&READINGS_TABLE) };
}

/// How texts are read: nothing is drawn before that is here.
pub(super) fn readings() -> &'static Readings {
    let table = READINGS.with(Lazy::get);
    table.expect("the reader is drawn once its part is here")
}

/// The state of the reader, as a Yew reducer.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct ReadingState(pub(super) Reading);

impl Reducible for ReadingState {
    type Action = Act;

    fn reduce(self: Rc<Self>, act: Act) -> Rc<Self> {
        let mut reading = self.0.clone();
        (readings().act)(&mut reading, act);
        Rc::new(Self(reading))
    }
}
