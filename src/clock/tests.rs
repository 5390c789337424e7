mod controls;
mod events;
mod kinds;
mod properties;
mod storage;

use rules::Color;

use crate::{Clock, Event, Reading, Response, Settings, Span};

/// A clock that never asks and never warns, begun at reading 0 with White to move.
fn running(controls: &str) -> Clock {
    let settings = Settings {
        longest_gap: None,
        low_time: None,
        ..Settings::default()
    };
    started(controls, settings)
}

fn started(controls: &str, settings: Settings) -> Clock {
    let mut clock = Clock::new(controls.parse().unwrap(), settings, Color::White);
    let response = clock.apply(Event::Start, Reading(0));
    assert_eq!(response, Response::default());
    clock
}

/// Presses for the side whose time runs.
fn press(clock: &mut Clock, at: u64) -> Response {
    let color = clock.turn();
    clock.apply(Event::Press(color), Reading(at))
}

fn left(clock: &Clock, color: Color) -> u64 {
    clock.left(color).unwrap().0
}

const fn seconds(seconds: u64) -> Span {
    Span::seconds(seconds)
}
