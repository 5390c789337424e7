//! The name and the clock of a side.

use std::cell::Cell;

use clock::{Clock, Event, Gap, Notice, Pause, Reading, Span, State, TimeControl};
use gloo::timers::callback::Interval;
use rules::Color;
use ui::{platform, signals};
use yew::{
    Callback, Html, Properties, classes, component, html, use_effect_with, use_mut_ref, use_state,
};

use super::{PendingSitting, SittingAction, reading};
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
                <Face clock={clock_of(state, held)} {color} is_watched={state.watched.is_some()} send={send.clone()} />
            }
        </>
    }
}

/// What both clocks show, in words; nothing if no time is counted.
pub(super) fn in_words(state: &AppState) -> Option<String> {
    let held = state.sitting.held()?;
    times(held, &clock_of(state, held).at(held.now))
}

/// The same for this state of its clock.
pub(super) fn times(held: &PendingSitting, clock: &Clock) -> Option<String> {
    let side = |color: Color| Some(words::clock_spoken(color, clock.left(color)?));
    let both: Option<Vec<String>> = Color::ALL.into_iter().map(side).collect();
    both.filter(|_| held.sitting.is_timed())
        .map(|both| [&*both.join(". "), "."].concat())
}

/// The clock of a game. Where it is only watched, it is read as one that was put away; it goes on in
/// the tab that writes the game.
fn clock_of(state: &AppState, held: &PendingSitting) -> Clock {
    let mut clock = held.sitting.clock().clone();
    if state.watched.is_some() && matches!(held.sitting.paused(), Some(Pause::Away { .. })) {
        let now = clock.last_reading();
        clock.apply(Event::Resume(Gap::Counts), now);
    }
    clock
}

#[derive(Clone, Debug, PartialEq, Properties)]
struct FaceProps {
    clock: Clock,
    color: Color,
    /// Whether another tab writes the game, and reports what happens to its clock.
    is_watched: bool,
    send: Callback<Action>,
}

/// A clock: it runs by itself, and reports when a flag falls, when time is low and when the device
/// slept.
#[component]
fn Face(props: &FaceProps) -> Html {
    let FaceProps {
        clock,
        color,
        is_watched,
        send,
    } = props;
    let color = *color;
    let runs = clock.running() == Some(color);
    let is_judged = runs && !is_watched;
    let flows = flows(clock, color);
    let seen = use_state(reading);
    let own = use_mut_ref(|| clock.clone());
    use_effect_with((clock.clone(), is_judged, flows), {
        let (seen, send) = (seen.setter(), send.clone());
        move |(clock, is_judged, flows)| {
            let now = reading();
            let (is_judged, flows) = (*is_judged, *flows);
            if is_judged {
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
                    if is_judged {
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
    let delay = shown.delay_left();
    let class = classes!(
        "chess-clock",
        runs.then_some("runs"),
        shown.is_low(color).then_some("low"),
        (clock.flag().is_some_and(|flag| flag.color == color)).then_some("fallen"),
    );
    let id = color.fold_wb("clock-white", "clock-black");
    html! {
        <span {id} {class} role="timer" aria-label={words::clock_spoken(color, left)}>
            if runs && !delay.is_zero() {
                <span class="delay" aria-hidden="true">{ words::clock_delay(delay) }</span>
            }
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

    /// A game that another tab writes is read as one that was put away.
    #[test]
    fn the_clock_of_a_watched_game_runs_unless_it_was_stopped() {
        use rules::Square;

        use super::super::stopped_tests::timed;
        use super::super::tests::{act, attempt, reloaded_at};

        let seen = |state: &AppState, is_watched: bool| {
            let mut state = state.clone();
            let (_, sitting) = reloaded_at(&state, Reading(5_000));
            state.sitting = sitting;
            state.watched = is_watched.then_some(0);
            let clock = clock_of(&state, state.sitting.held().unwrap());
            (clock.running(), clock.at(Reading(9_000)).left(Color::Black))
        };
        // White moved at the first second.
        let mut state = timed("fide");
        let whole = Some(Span::seconds(60));
        assert_eq!(seen(&state, false), (None, whole));
        let passed = Some(Span::seconds(52));
        assert_eq!(seen(&state, true), (Some(Color::Black), passed));
        act(&mut state, SittingAction::Pause(Reading(3_000)));
        let stopped = Some(Span::seconds(58));
        assert_eq!(seen(&state, true), (None, stopped));
        act(
            &mut state,
            SittingAction::Resume(Gap::LeftOut, Reading(4_000)),
        );
        attempt(&mut state, Square::E7, Square::E5);
        assert_eq!(seen(&state, true).0, Some(Color::White));
    }
}
