//! What a learner has done, kept in the task that shows it.

use std::rc::Rc;

use course::generate::Generator;
use course::progress::{Assignment, OpenTest, Progress, TaskEvent};
use exercise::Outcome;
use ui::Request;
use ui::panels::keeping;
use ui::platform::drafts::Drafts;
use ui::platform::storage::SaveState;
use ui::platform::tabs::{Channel, Message};
use yew::{Callback, Reducible, hook, use_effect_with, use_mut_ref};

/// Under which name it is kept, what of it cannot be read, and how often the page was gone before it
/// was shown.
const NAMES: [&str; 2] = ["course", "course-unreadable"];
const ATTEMPTS: &str = "course-attempts";

/// With what the pages begin.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept {
    /// Where it is kept.
    pub drafts: Drafts,
    /// What was done so far.
    pub progress: Progress,
    /// What cannot be read.
    pub unreadable: Option<Rc<str>>,
}

impl Kept {
    /// Reads what was kept. What cannot be read is set aside, so that nothing writes over it.
    pub async fn open() -> Self {
        let (drafts, [text, aside]) = Drafts::open(NAMES, ATTEMPTS).await;
        let read = text.as_deref().map(str::parse::<Progress>);
        let unreadable = match (&text, &read) {
            (Some(text), Some(Err(_))) => {
                let both: Vec<&str> = aside.as_deref().into_iter().chain([&**text]).collect();
                let both: Rc<str> = both.join("\n\n").into();
                // Where it cannot be kept, it still lies where it was found.
                drafts.keep(&[(NAMES[1], &both), (NAMES[0], "")], Callback::noop());
                Some(both)
            }
            _ => aside,
        };
        Self {
            drafts,
            progress: read.and_then(Result::ok).unwrap_or_default(),
            unreadable,
        }
    }

    /// Forgets what cannot be read.
    pub fn forget_unreadable(&self) {
        // What stays is set aside the next time too.
        self.drafts.keep(&[(NAMES[1], "")], Callback::noop());
    }
}

/// What changes in what a learner has done.
#[derive(Clone, Debug)]
pub enum Change {
    /// A lesson is open.
    At(String),
    /// So much was done at a task that is not finished.
    Begun(String, Vec<TaskEvent>),
    /// A teacher has set lessons, or the learner has done with them.
    Class(Option<Assignment>),
    /// A task has come to its end on a day.
    Finished {
        /// Its name within the course.
        name: String,
        /// What has come of it.
        outcome: Outcome,
        /// How many moves were made, and how many the best solution has.
        moves: Option<(u8, u8)>,
        /// The day.
        day: u32,
    },
    /// A generated exercise has come to its end on a day.
    Practiced(Generator, Outcome, u32),
    /// The test of a stage begins.
    TestBegun(String, OpenTest),
    /// So much was done at a question of it that is not answered.
    TestTried(String, usize, Vec<TaskEvent>),
    /// A question of it is answered: was it right at once?
    TestAnswered(String, usize, bool),
    /// What another device knows.
    Merge(Box<Progress>),
}

/// What a learner has done, as the pages hold it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Learned(pub Rc<Progress>);

impl Reducible for Learned {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let mut progress = Progress::clone(&self.0);
        match change {
            Change::At(address) => progress.at = Some(address),
            Change::Begun(name, events) => progress.begin(&name, events),
            Change::Class(class) => progress.class = class,
            Change::Finished {
                name,
                outcome,
                moves,
                day,
            } => progress.finish(&name, &outcome, moves, day),
            Change::Practiced(generator, outcome, day) => {
                progress.finish_generated(generator, &outcome, day);
            }
            Change::TestBegun(stage, test) => {
                progress.open_tests.insert(stage, test);
            }
            Change::TestTried(stage, place, events) => {
                if let Some(test) = progress.open_tests.get_mut(&stage) {
                    test.go_on(place, events);
                }
            }
            Change::TestAnswered(stage, place, is_right) => {
                progress.answer_test(&stage, place, is_right);
            }
            Change::Merge(other) => progress.merge(&other),
        }
        if progress == *self.0 {
            return self;
        }
        Rc::new(Self(Rc::new(progress)))
    }
}

/// Keeps progress when it changes; says whether it is in storage.
#[hook]
pub fn use_keeping(
    progress: &Rc<Progress>,
    drafts: &Drafts,
    send: &Callback<Request>,
) -> SaveState {
    let progress = Rc::clone(progress);
    keeping::use_keeping(progress, drafts, send, |drafts, progress, done| {
        drafts.keep(&[(NAMES[0], &progress.to_string())], done);
    })
}

/// Tells other tabs what was done, and hears what is done there, so that none writes over it.
#[hook]
pub fn use_tabs(progress: &Rc<Progress>, on_change: &Callback<Change>) {
    let channel = use_mut_ref(|| None::<Channel>);
    use_effect_with(on_change.clone(), {
        let channel = Rc::clone(&channel);
        move |on_change| {
            let on_change = on_change.clone();
            let heard = Callback::from(move |message| {
                if let Message::Learned(text) = message
                    && let Ok(other) = text.parse::<Progress>()
                {
                    // What is known already changes nothing, so two tabs come to an end.
                    on_change.emit(Change::Merge(Box::new(other)));
                }
            });
            channel.replace(Channel::open(heard));
            move || drop(channel.take())
        }
    });
    let first = use_mut_ref(|| true);
    use_effect_with(Rc::clone(progress), move |progress| {
        if first.replace(false) {
            return;
        }
        if let Some(channel) = &*channel.borrow() {
            channel.tell(&Message::Learned(progress.to_string().into()));
        }
    });
}
