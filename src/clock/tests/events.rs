//! What single events do.

use rules::Color;

use super::{left, press, running, seconds, started};
use crate::{Away, Clock, Event, Flag, Gap, Notice, Pause, Reading, Refusal, Settings, State};

const WHITE: Color = Color::White;
const BLACK: Color = Color::Black;

#[test]
fn a_flag_falls_at_its_moment_however_late_it_is_noticed() {
    let mut clock = running("60");
    let response = clock.apply(Event::Tick, Reading(3_600_000));
    let flag = Flag {
        color: WHITE,
        at: Reading(60_000),
    };
    assert_eq!(response.notices, [Notice::FlagFell(flag)]);
    assert_eq!(
        (clock.flag(), clock.elapsed(WHITE)),
        (Some(flag), seconds(60))
    );
    for event in [
        Event::Start,
        Event::Press(WHITE),
        Event::Press(BLACK),
        Event::TakeBack,
        Event::Pause,
        Event::End,
        Event::Resume(Gap::LeftOut),
        Event::Give {
            to: WHITE,
            time: seconds(60),
        },
    ] {
        let before = clock.clone();
        let response = clock.apply(event, Reading(3_600_000));
        assert_eq!(response.refused, Some(Refusal::Flagged), "{event:?}");
        assert!(response.notices.is_empty());
        assert_eq!(clock, before);
    }
}

#[test]
fn a_press_at_the_moment_of_the_flag_is_too_late_and_one_before_is_not() {
    let mut clock = running("60");
    press(&mut clock, 59_999);
    assert_eq!((clock.flag(), left(&clock, WHITE)), (None, 1));
    let mut clock = running("60");
    assert_eq!(press(&mut clock, 60_000).refused, Some(Refusal::Flagged));
}

#[test]
fn nothing_passes_while_the_clock_is_stopped() {
    let mut clock = running("60d5");
    clock.apply(Event::Pause, Reading(2_000));
    clock.apply(Event::Tick, Reading(500_000));
    assert_eq!(press(&mut clock, 500_000).refused, Some(Refusal::Paused));
    assert_eq!(clock.running(), None);
    clock.apply(Event::Resume(Gap::Counts), Reading(900_000));
    assert_eq!(
        (left(&clock, WHITE), clock.delay_left()),
        (60_000, seconds(3))
    );
    clock.apply(Event::Tick, Reading(904_000));
    assert_eq!(left(&clock, WHITE), 59_000);
    clock.apply(Event::End, Reading(904_000));
    assert_eq!(clock.state(), State::Paused(Pause::Ended));
}

#[test]
fn a_sleeping_device_stops_the_clock_and_the_answer_decides() {
    let settings = Settings {
        low_time: None,
        ..Settings::default()
    };
    let slept = || {
        let mut clock = started("60", settings);
        clock.apply(Event::Tick, Reading(4_000));
        let response = press(&mut clock, 1_000_000);
        let (since, noticed) = (Reading(4_000), Reading(1_000_000));
        assert_eq!(response.notices, [Notice::Slept { since, noticed }]);
        assert_eq!(response.refused, Some(Refusal::Paused));
        assert_eq!(
            clock.state(),
            State::Paused(Pause::Slept { since, noticed })
        );
        assert_eq!(left(&clock, WHITE), 56_000);
        clock
    };
    let mut clock = slept();
    clock.apply(Event::Resume(Gap::LeftOut), Reading(1_010_000));
    assert_eq!(
        (clock.running(), left(&clock, WHITE)),
        (Some(WHITE), 56_000)
    );
    let mut clock = slept();
    clock.apply(Event::Resume(Gap::Counts), Reading(1_010_000));
    assert_eq!(
        clock.flag(),
        Some(Flag {
            color: WHITE,
            at: Reading(60_000)
        })
    );
    // A hidden page hears little and says so.
    let mut clock = started("600", settings);
    clock.apply(Event::Watch(Some(seconds(120))), Reading(0));
    clock.apply(Event::Tick, Reading(61_000));
    assert_eq!(
        (clock.running(), left(&clock, WHITE)),
        (Some(WHITE), 539_000)
    );
}

#[test]
fn a_clock_that_is_opened_again_has_run_on_or_stopped() {
    let of = |away| {
        let settings = Settings {
            away,
            ..Settings::default()
        };
        let text = started("60", settings).at(Reading(1_000)).to_string();
        let mut clock: Clock = text.parse().unwrap();
        clock.apply(Event::Reopen, Reading(31_000));
        clock
    };
    assert_eq!(left(&of(Away::Counts), WHITE), 29_000);
    let mut clock = of(Away::Pauses);
    assert_eq!(left(&clock, WHITE), 59_000);
    let (since, noticed) = (Reading(1_000), Reading(31_000));
    assert_eq!(clock.state(), State::Paused(Pause::Away { since, noticed }));
    clock.apply(Event::Resume(Gap::Counts), Reading(40_000));
    assert_eq!(left(&clock, WHITE), 29_000);
}

#[test]
fn readings_that_come_late_or_go_back_neither_create_nor_lose_time() {
    let mut clock = running("60");
    clock.apply(Event::Tick, Reading(10_000));
    // An event that was overtaken counts as if at the previous reading.
    clock.apply(Event::Press(WHITE), Reading(9_990));
    clock.apply(Event::Tick, Reading(10_010));
    assert_eq!((left(&clock, WHITE), left(&clock, BLACK)), (50_000, 59_990));
    // The device's clock is set back by an hour, and later forward.
    let mut clock = running("60");
    clock.apply(Event::Tick, Reading(10_000));
    clock.apply(Event::Tick, Reading(1_000));
    clock.apply(Event::Tick, Reading(2_000));
    assert_eq!(left(&clock, WHITE), 49_000);
}

#[test]
fn penalties_give_time_and_take_it() {
    let mut clock = running("60");
    clock.apply(
        Event::Give {
            to: BLACK,
            time: seconds(120),
        },
        Reading(1_000),
    );
    assert_eq!(
        (left(&clock, WHITE), left(&clock, BLACK)),
        (59_000, 180_000)
    );
    clock.apply(
        Event::Take {
            from: BLACK,
            time: seconds(500),
        },
        Reading(1_000),
    );
    assert_eq!((left(&clock, BLACK), clock.flag()), (0, None));
    press(&mut clock, 2_000);
    clock.apply(Event::Tick, Reading(2_000));
    assert_eq!(
        clock.flag(),
        Some(Flag {
            color: BLACK,
            at: Reading(2_000)
        })
    );
    let mut clock = running("60");
    let taken = clock.apply(
        Event::Take {
            from: WHITE,
            time: seconds(60),
        },
        Reading(1_000),
    );
    let flag = Flag {
        color: WHITE,
        at: Reading(1_000),
    };
    assert_eq!(taken.notices, [Notice::FlagFell(flag)]);
}

#[test]
fn little_time_is_said_once_until_there_is_half_as_much_again() {
    let settings = Settings {
        longest_gap: None,
        ..Settings::default()
    };
    let mut clock = started("30+4", settings);
    let is_said = |clock: &mut Clock, at| {
        let response = clock.apply(Event::Tick, Reading(at));
        response.notices.contains(&Notice::LowTime(WHITE))
    };
    assert!(!is_said(&mut clock, 13_999));
    assert!(is_said(&mut clock, 14_000));
    assert!(clock.is_low(WHITE) && !clock.is_low(BLACK));
    assert!(!is_said(&mut clock, 14_500));
    press(&mut clock, 14_500);
    press(&mut clock, 14_600);
    // Above the bound by an increment, then below it again.
    assert_eq!(left(&clock, WHITE), 23_500);
    assert!(!is_said(&mut clock, 19_000));
    clock.apply(
        Event::Give {
            to: WHITE,
            time: seconds(60),
        },
        Reading(19_000),
    );
    assert!(is_said(&mut clock, 79_000));
    // A game that begins like this has not run low.
    assert!(!is_said(&mut started("10", settings), 1_000));
}

#[test]
fn what_is_taken_back_brings_nothing_twice() {
    let mut clock = running("2/60+2:30");
    press(&mut clock, 1_000);
    press(&mut clock, 2_000);
    press(&mut clock, 3_000);
    // 62 at the beginning, 2 for the second move, 30 for the stage, 2 seconds used.
    assert_eq!(left(&clock, WHITE), 92_000);
    clock.apply(Event::TakeBack, Reading(3_000));
    assert_eq!((clock.running(), clock.moves(WHITE)), (Some(WHITE), 1));
    assert_eq!(clock.progress(WHITE).unwrap().stage, 1);
    press(&mut clock, 4_000);
    assert_eq!((left(&clock, WHITE), clock.moves(WHITE)), (91_000, 2));
    let mut clock = running("60");
    let refused = clock.apply(Event::TakeBack, Reading(0)).refused;
    assert_eq!(refused, Some(Refusal::NoMove));
}

#[test]
fn events_that_mean_nothing_are_refused_by_name() {
    let mut clock = Clock::new("60".parse().unwrap(), Settings::default(), BLACK);
    for event in [
        Event::Press(BLACK),
        Event::Pause,
        Event::End,
        Event::Resume(Gap::LeftOut),
        Event::TakeBack,
    ] {
        let response = clock.apply(event, Reading(5));
        assert_eq!(response.refused, Some(Refusal::NotStarted), "{event:?}");
    }
    clock.apply(Event::Start, Reading(5));
    assert_eq!(clock.running(), Some(BLACK));
    for (event, refusal) in [
        (Event::Start, Refusal::Started),
        (Event::Press(WHITE), Refusal::NotRunning),
        (Event::Resume(Gap::LeftOut), Refusal::NotPaused),
    ] {
        assert_eq!(clock.apply(event, Reading(5)).refused, Some(refusal));
    }
}
