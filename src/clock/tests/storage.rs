//! Clocks as text.

use proptest::prelude::*;
use rules::Color;

use super::properties::{controls, next, runs, settings};
use super::{press, running, started};
use crate::{Clock, Event, Reading, Settings, StoredClockError};

#[test]
fn a_stored_clock_is_one_short_line() {
    let mut clock = running("40/5400+30:1800+30");
    for number in 1..=160 {
        press(&mut clock, number * 60_000);
    }
    assert_eq!(
        clock.to_string(),
        "clock1 40/5400+30:1800+30 before:pauses:-:- running 9600000 white:0:0:0 \
         4830000:80:80:4800000:- 4830000:80:80:4800000:-"
    );
}

#[test]
fn what_is_no_stored_clock_is_named() {
    let text = started("60d5", Settings::default()).to_string();
    let read = |text: &str| text.parse::<Clock>().unwrap_err();
    assert_eq!(read(""), StoredClockError::NotAClock);
    assert_eq!(read("clock"), StoredClockError::NotAClock);
    assert_eq!(
        read(&text.replace("clock1", "clock2")),
        StoredClockError::Newer
    );
    assert!(matches!(
        read(&text.replace("60d5", "60x5")),
        StoredClockError::Controls(_)
    ));
    assert_eq!(
        read(&text.replace("before", "never")),
        StoredClockError::Word(3)
    );
    assert_eq!(
        read(&text.replace("running", "runs")),
        StoredClockError::Word(4)
    );
    assert_eq!(
        read(&text.replace("white:", "red:")),
        StoredClockError::Word(6)
    );
    assert_eq!(
        read(&text.replace("white:0:0:5000", "white:0:0:5001")),
        StoredClockError::Impossible
    );
    assert_eq!(
        read(&text.replace("white:0", "white:1")),
        StoredClockError::Impossible
    );
    assert_eq!(
        read(&text.replace("60000:0:0", "60000:1:0")),
        StoredClockError::Impossible
    );
    assert_eq!(
        read(&text.replace("running", "flag:white:5")),
        StoredClockError::Impossible
    );
    for end in 0..text.len() {
        assert!(text[..end].parse::<Clock>().is_err(), "{end}");
    }
}

proptest! {
    #[test]
    fn storing_a_clock_at_any_moment_changes_nothing(
        control in controls(),
        settings in settings(),
        run in runs(),
    ) {
        let mut clock = Clock::new(control.parse().unwrap(), settings, Color::White);
        let mut stored: Clock = clock.to_string().parse().unwrap();
        prop_assert_eq!(&stored, &clock);
        clock.apply(Event::Start, Reading(0));
        stored.apply(Event::Start, Reading(0));
        let mut now = 0;
        for step in run {
            let (event, at) = next(&clock, &mut now, step);
            prop_assert_eq!(clock.apply(event, at), stored.apply(event, at));
            let text = clock.to_string();
            stored = text.parse().map_err(|error| TestCaseError::fail(format!("{text}: {error}")))?;
            prop_assert_eq!(&stored, &clock);
        }
    }

    #[test]
    fn a_damaged_clock_is_an_error_or_a_clock_that_runs(
        control in controls(),
        settings in settings(),
        run in runs(),
        place in any::<prop::sample::Index>(),
        letter in prop::sample::select("0179:-!|/. abw".chars().collect::<Vec<_>>()),
    ) {
        let text = started(&control, settings).to_string();
        let place = place.index(text.len());
        let damaged = format!("{}{letter}{}", &text[..place], &text[place + 1..]);
        if let Ok(mut clock) = damaged.parse::<Clock>() {
            prop_assert_eq!(clock.to_string().parse::<Clock>(), Ok(clock.clone()));
            let mut now = 0;
            for step in run {
                let (event, at) = next(&clock, &mut now, step);
                clock.apply(event, at);
            }
        }
    }
}
