//! The name and the clock of a side.

use std::cell::Cell;

use clock::{Clock, Event, Notice, Reading, Span, State, TimeControl};
use gloo::timers::callback::Interval;
use rules::Color;
use ui::{platform, signals};
use yew::{
    Callback, Html, Properties, classes, component, html, use_effect_with, use_mut_ref, use_state,
};

use super::{SittingAction, reading};
use crate::state::{Action, AppState};

/// How often a running clock is looked at, in milliseconds.
const TICK: u32 = 100;

/// How long a visible page may be silent before its device must have slept.
pub(super) const LONGEST_GAP: Span = Span::seconds(5);
/// The same for a hidden page, which browsers wake up at least once a minute.
const LONGEST_GAP_HIDDEN: Span = Span::seconds(150);

/// The name and the clock of a side; only the name if no time is counted.
pub(super) fn bar(state: &AppState, color: Color, send: &Callback<Action>) -> Html {
    let Some(held) = state.sitting.held() else {
        return Html::default();
    };
    let sitting = &held.sitting;
    let name = sitting.name(color).to_owned();
    let computer = sitting.agreement().computer;
    let computer = computer.filter(|_| sitting.computer_color() == Some(color));
    let face = computer.map(|computer| words::computer_face(computer.level()));
    html! {
        <>
            if !name.is_empty() {
                <span class="player-name">{ name }</span>
            }
            if let Some(face) = face {
                <span class="player-face" title={face.clone()}>{ face }</span>
            }
            if sitting.is_timed() {
                <Face clock={sitting.clock().clone()} {color} send={send.clone()} />
            }
        </>
    }
}

/// What both clocks show, in words; nothing if no time is counted.
pub(super) fn in_words(state: &AppState) -> Option<String> {
    let held = state.sitting.held()?;
    let clock = held.sitting.clock().at(held.now);
    let side = |color: Color| Some(words::clock_spoken(color, clock.left(color)?));
    let both: Option<Vec<String>> = Color::ALL.into_iter().map(side).collect();
    both.filter(|_| held.sitting.is_timed())
        .map(|both| [&*both.join(". "), "."].concat())
}

#[derive(Clone, Debug, PartialEq, Properties)]
struct FaceProps {
    clock: Clock,
    color: Color,
    send: Callback<Action>,
}

/// A clock: it runs by itself, and reports when a flag falls, when time is low and when the device
/// slept.
#[component]
fn Face(props: &FaceProps) -> Html {
    let FaceProps { clock, color, send } = props;
    let color = *color;
    let runs = clock.running() == Some(color);
    let flows = flows(clock, color);
    let seen = use_state(reading);
    let own = use_mut_ref(|| clock.clone());
    use_effect_with((clock.clone(), runs, flows), {
        let (seen, send) = (seen.setter(), send.clone());
        move |(clock, runs, flows)| {
            let now = reading();
            let (runs, flows) = (*runs, *flows);
            if runs {
                LAST.set(Some((color, Look::now())));
            }
            let mut fresh = clock.clone();
            fresh.apply(Event::Tick, now);
            fresh.apply(Event::Watch(Some(LONGEST_GAP)), now);
            *own.borrow_mut() = fresh;
            seen.set(now);
            let ticking = flows.then(|| {
                Interval::new(TICK, move || {
                    let look = Look::now();
                    if runs {
                        let before = LAST.replace(Some((color, look)));
                        tick(&mut own.borrow_mut(), look, before, &send);
                    }
                    seen.set(look.at);
                })
            });
            move || {
                drop(ticking);
                if LAST.get().is_some_and(|(of, _)| of == color) {
                    LAST.set(None);
                }
            }
        }
    });
    let now = if flows { *seen } else { clock.last_reading() };
    let shown = if flows { clock.at(now) } else { clock.clone() };
    let left = shown.left(color).unwrap_or(Span::ZERO);
    let class = classes!(
        "chess-clock",
        runs.then_some("runs"),
        shown.is_low(color).then_some("low"),
        (clock.flag().is_some_and(|flag| flag.color == color)).then_some("fallen"),
    );
    let id = color.fold_wb("clock-white", "clock-black");
    html! {
        <span {id} {class} role="timer" aria-label={words::clock_spoken(color, left)}>
            <span aria-hidden="true">{ words::clock_face(left) }</span>
        </span>
    }
}

/// Whether the time of a side changes by itself: that of the side to move falls, and in an hourglass
/// that of the other rises with it.
fn flows(clock: &Clock, color: Color) -> bool {
    let is_hourglass = matches!(clock.controls().of(color), TimeControl::Hourglass(_));
    let running = clock.running();
    running.is_some_and(|running| running == color || is_hourglass)
}

/// A look at a running clock: when it was, and whether the page was hidden.
#[derive(Clone, Copy)]
struct Look {
    at: Reading,
    is_hidden: bool,
}

impl Look {
    fn now() -> Self {
        Self {
            at: reading(),
            is_hidden: platform::is_hidden(),
        }
    }

    /// How long the page may have been silent since the previous look. A page that was hidden a moment
    /// ago is still waking up.
    fn bound(self, before: Option<Self>) -> Span {
        if self.is_hidden || before.is_some_and(|before| before.is_hidden) {
            LONGEST_GAP_HIDDEN
        } else {
            LONGEST_GAP
        }
    }
}

thread_local! {
    /// The last look at the running clock, and whose it is.
    static LAST: Cell<Option<(Color, Look)>> = const { Cell::new(None) };
}

/// The time at which something is done, or that the device slept until then: the action that woke it
/// up may be the first to notice.
pub(super) fn now() -> SittingAction {
    let look = Look::now();
    match LAST.get() {
        Some((color, last)) if look.at.since(last.at) > look.bound(Some(last)) => {
            LAST.set(Some((color, look)));
            SittingAction::Slept(last.at, look.at)
        }
        _ => SittingAction::Now(look.at),
    }
}

/// Takes a look at a running clock.
fn tick(own: &mut Clock, look: Look, before: Option<(Color, Look)>, send: &Callback<Action>) {
    if own.state() != State::Running {
        return;
    }
    let now = look.at;
    let bound = look.bound(before.map(|(_, before)| before));
    // The bound follows the visibility of the page, before the time is judged by it.
    let last = own.last_reading();
    own.apply(Event::Watch(Some(bound)), last);
    for notice in own.apply(Event::Tick, now).notices {
        match notice {
            Notice::FlagFell(_) => send.emit(SittingAction::Now(now).into()),
            Notice::LowTime(color) => {
                let left = own.at(now).left(color).unwrap_or(Span::ZERO);
                signals::low_time(&words::low_time(color, left));
                send.emit(SittingAction::Now(now).into());
            }
            Notice::Slept { since, noticed } => {
                send.emit(SittingAction::Slept(since, noticed).into());
            }
            Notice::Moved { .. } | Notice::StageReached { .. } => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use clock::{Controls, Settings};

    use super::*;

    #[test]
    fn both_clocks_of_an_hourglass_are_seen_to_change() {
        for (control, both) in [
            ("*180", true),
            ("180+2", false),
            ("180d2", false),
            ("180b2", false),
        ] {
            let controls = Controls::from(control.parse::<TimeControl>().unwrap());
            let mut clock = Clock::new(controls, Settings::default(), Color::White);
            assert!(!Color::ALL.into_iter().any(|color| flows(&clock, color)));
            clock.apply(Event::Start, Reading(0));
            let seen = Color::ALL.map(|color| flows(&clock, color));
            assert_eq!(seen, [true, both], "{control}");
            let shown = Color::ALL.map(|color| clock.at(Reading(5_000)).left(color));
            let left = shown.map(|left| left.unwrap().0);
            assert_eq!(left[0] + left[1] == 360_000, both, "{control}");
            clock.apply(Event::Pause, Reading(5_000));
            assert!(!Color::ALL.into_iter().any(|color| flows(&clock, color)));
        }
    }
}
