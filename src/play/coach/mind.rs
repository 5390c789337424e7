//! The engine of the coach: looks at one position after another, at this many moves of each.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use rules::{Move, Position};
use ui::platform::engine::{self, EngineWorker, Heard};
use ui::platform::visibility::use_is_hidden;
use ui::verdict::hundredths;
use yew::{Callback, Html, Properties, component, use_effect_with, use_mut_ref};

use super::{CoachAction, Found};
use crate::state::Action;

/// At this many positions it looks: a tenth of a second on a desktop computer.
const NODES: u32 = 60_000;
/// A move waits no longer than this for the engine, in milliseconds.
const LONGEST: u32 = 3_000;

/// What the engine looks at.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(super) struct MindProps {
    pub(super) position: Option<Position>,
    /// The move that waits for the answer.
    pub(super) waits: Option<Move>,
    pub(super) send: Callback<Action>,
}

/// What the engine was asked last.
#[derive(Debug, Default)]
struct Asked {
    position: Option<Position>,
    /// Whether it did not start, or broke: another one is started for the next question.
    has_failed: bool,
}

/// The engine; it rests while the page is hidden. However long it takes to come, its answer is heard,
/// but no move waits for it for long.
#[component]
pub(super) fn Mind(props: &MindProps) -> Html {
    let worker = use_mut_ref(|| None::<EngineWorker>);
    let asked = use_mut_ref(Asked::default);
    let is_hidden = use_is_hidden();
    let position = props.position.filter(|_| !is_hidden);
    use_effect_with(position, {
        let send = props.send.clone();
        move |position| {
            let has_failed = std::mem::take(&mut asked.borrow_mut().has_failed);
            asked.borrow_mut().position = *position;
            let mut worker = worker.borrow_mut();
            let Some(position) = position else {
                if let Some(worker) = worker.as_ref() {
                    worker.stop();
                }
                return;
            };
            if worker.is_none() || has_failed {
                let asked = Rc::clone(&asked);
                *worker = EngineWorker::start(Callback::from(move |heard: Heard| {
                    let text = match heard {
                        Heard::Searched(text) => text,
                        Heard::Failed => {
                            asked.borrow_mut().has_failed = true;
                            String::new()
                        }
                        Heard::Chosen(_) | Heard::Reports(_) => return,
                    };
                    let position = asked.borrow_mut().position.take();
                    if let Some(position) = position {
                        send.emit(answer(position, &text));
                    }
                }));
            }
            if let Some(worker) = worker.as_ref() {
                worker.search(&position.to_string(), "", NODES);
            }
        }
    });
    use_effect_with(props.waits.filter(|_| !is_hidden), {
        let send = props.send.clone();
        move |waits| {
            let late = || Timeout::new(LONGEST, move || send.emit(CoachAction::Late.into()));
            let late = waits.map(|_| late());
            move || drop(late)
        }
    });
    ui::nothing()
}

fn answer(position: Position, text: &str) -> Action {
    CoachAction::Found(Box::new(read(position, text))).into()
}

/// Reads the last of the lines that the engine found.
pub(super) fn read(position: Position, text: &str) -> Found {
    let last = engine::lines(text).filter(|line| line.number == 1).last();
    let Some(last) = last else {
        return Found {
            position,
            line: Rc::from([]),
            score: 0,
        };
    };
    Found {
        position,
        line: engine::read_moves(&position, &last.moves).into(),
        score: hundredths(last.score),
    }
}
