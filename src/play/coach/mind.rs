//! The engine of the coach: looks at one position after another, at so many moves of each.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use rules::Position;
use ui::platform::engine::{self, EngineWorker, Heard};
use ui::platform::visibility::use_is_hidden;
use ui::verdict::hundredths;
use yew::{Callback, Html, Properties, component, use_effect_with, use_mut_ref};

use super::{CoachAction, Found};
use crate::state::Action;

/// At so many positions it looks: a tenth of a second on a desktop computer.
const NODES: u32 = 60_000;
/// After this time without an answer the game goes on without one, in milliseconds.
const LONGEST: u32 = 3_000;

/// What the engine looks at.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(super) struct MindProps {
    pub(super) position: Option<Position>,
    pub(super) send: Callback<Action>,
}

/// The engine; it rests while the page is hidden.
#[component]
pub(super) fn Mind(props: &MindProps) -> Html {
    let worker = use_mut_ref(|| None::<EngineWorker>);
    let asked = use_mut_ref(|| None::<(Position, Timeout)>);
    let is_hidden = use_is_hidden();
    let position = props.position.filter(|_| !is_hidden);
    use_effect_with(position, {
        let send = props.send.clone();
        move |position| {
            asked.replace(None);
            let mut worker = worker.borrow_mut();
            let Some(position) = *position else {
                if let Some(worker) = worker.as_ref() {
                    worker.stop();
                }
                return;
            };
            if worker.is_none() {
                let (asked, send) = (Rc::clone(&asked), send.clone());
                *worker = EngineWorker::start(Callback::from(move |heard: Heard| {
                    let text = match heard {
                        Heard::Searched(text) => text,
                        Heard::Failed => String::new(),
                        Heard::Chosen(_) | Heard::Reports(_) => return,
                    };
                    let question = asked.borrow_mut().take();
                    if let Some((position, _)) = question {
                        send.emit(answer(position, &text));
                    }
                }));
            }
            let silence = Timeout::new(LONGEST, move || send.emit(answer(position, "")));
            asked.replace(Some((position, silence)));
            if let Some(worker) = worker.as_ref() {
                worker.search(&position.to_string(), "", NODES);
            }
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
