//! What holds for every sequence of events.

use proptest::prelude::*;
use rules::Color;

use super::{left, press, running, started};
use crate::{Away, Clock, Event, Gap, Notice, Reading, Settings, Span, State};

/// Something that happens some milliseconds after the previous event.
#[derive(Clone, Copy, Debug)]
pub(super) enum Happening {
    Event(Event),
    /// The side to move presses.
    Move,
    /// A reading comes late by this much.
    Late(u64),
}

pub(super) type Run = Vec<(u64, Happening)>;

fn colors() -> impl Strategy<Value = Color> {
    prop::sample::select(Color::ALL.to_vec())
}

fn gaps() -> impl Strategy<Value = Gap> {
    prop::sample::select(vec![Gap::Counts, Gap::LeftOut])
}

pub(super) fn runs() -> impl Strategy<Value = Run> {
    let happening = prop_oneof![
        6 => Just(Happening::Move),
        3 => Just(Happening::Event(Event::Tick)),
        1 => Just(Happening::Event(Event::Pause)),
        1 => gaps().prop_map(|gap| Happening::Event(Event::Resume(gap))),
        1 => colors().prop_map(|color| Happening::Event(Event::Press(color))),
        1 => Just(Happening::Event(Event::TakeBack)),
        1 => Just(Happening::Event(Event::End)),
        1 => Just(Happening::Event(Event::Reopen)),
        1 => (colors(), 0..9_000_u64).prop_map(|(to, time)| {
            Happening::Event(Event::Give { to, time: Span(time) })
        }),
        1 => (colors(), 0..9_000_u64).prop_map(|(from, time)| {
            Happening::Event(Event::Take { from, time: Span(time) })
        }),
        1 => (0..900_u64).prop_map(Happening::Late),
    ];
    prop::collection::vec((0..9_000_u64, happening), 0..120)
}

pub(super) fn controls() -> impl Strategy<Value = String> {
    let per_move = prop_oneof![
        Just(String::new()),
        (0..6_u32).prop_map(|span| format!("+{span}")),
        (0..6_u32).prop_map(|span| format!("d{span}")),
        (0..6_u32).prop_map(|span| format!("b{span}")),
    ];
    let stage = (1..200_u32, per_move).prop_map(|(time, each)| format!("{time}{each}"));
    let stages = prop::collection::vec((1..9_u32, stage.clone()), 0..3);
    let staged = (stages, stage).prop_map(|(stages, last)| {
        let stages = stages.into_iter();
        let texts = stages.map(|(moves, stage)| format!("{moves}/{stage}:"));
        texts.collect::<String>() + &last
    });
    let side = prop_oneof![
        5 => staged,
        1 => (1..9_u32, 1..200_u32).prop_map(|(moves, time)| format!("{moves}/{time}")),
        1 => Just("-".to_owned()),
    ];
    prop_oneof![
        4 => side.clone(),
        2 => (side.clone(), side).prop_map(|(white, black)| format!("{white}|{black}")),
        1 => (1..200_u32, 1..200_u32).prop_map(|(white, black)| format!("*{white}|*{black}")),
    ]
}

pub(super) fn settings() -> impl Strategy<Value = Settings> {
    let away = prop::sample::select(vec![Away::Counts, Away::Pauses]);
    (away, any::<bool>(), any::<bool>()).prop_map(|(away, asks, warns)| Settings {
        away,
        longest_gap: asks.then_some(Span::seconds(5)),
        low_time: warns.then_some(Span::seconds(20)),
        ..Settings::default()
    })
}

/// The event and its reading, after time has passed.
pub(super) fn next(clock: &Clock, now: &mut u64, step: (u64, Happening)) -> (Event, Reading) {
    *now += step.0;
    match step.1 {
        Happening::Event(event) => (event, Reading(*now)),
        Happening::Move => (Event::Press(clock.turn()), Reading(*now)),
        Happening::Late(late) => (Event::Tick, Reading(now.saturating_sub(late))),
    }
}

/// What a side has been given after this many moves, according to the texts alone.
fn given(control: &str, moves: u64) -> u64 {
    let number = |text: &str| text.parse::<u64>().unwrap() * 1_000;
    if let Some((time, increment)) = control.split_once('+') {
        return number(time) + number(increment) * (moves + 1);
    }
    if let Some((stage, rest)) = control.split_once(':') {
        let (count, time) = stage.split_once('/').unwrap();
        let is_reached = moves >= count.parse().unwrap();
        return number(time) + if is_reached { number(rest) } else { 0 };
    }
    if let Some((count, time)) = control.split_once('/') {
        return number(time) * (1 + moves / count.parse::<u64>().unwrap());
    }
    number(control.split(['d', 'b']).next().unwrap())
}

/// What a side is charged for moves that took this long, according to the texts alone.
fn charged(control: &str, times: &[u64]) -> u64 {
    let delay = control
        .split_once(['d', 'b'])
        .map_or(0, |(_, delay)| delay.parse::<u64>().unwrap() * 1_000);
    times.iter().map(|time| time.saturating_sub(delay)).sum()
}

proptest! {
    #[test]
    fn what_is_left_is_what_was_given_less_what_was_used(
        control in prop::sample::select(vec![
            "300", "300+3", "1+9", "300d5", "300b5", "5/300:60", "3/300", "0+5",
        ]),
        times in prop::collection::vec(0..20_000_u64, 0..60),
    ) {
        let mut clock = running(control);
        let mut now = 0;
        let mut used = [Vec::new(), Vec::new()];
        for time in times {
            let color = clock.turn();
            now += time;
            let response = press(&mut clock, now);
            if let Some(flag) = clock.flag() {
                // Exactly what it had was used, no more.
                let side = &used[color as usize];
                let had = given(control, side.len() as u64) - charged(control, side);
                let delay = if control.contains('d') { 5_000 } else { 0 };
                prop_assert_eq!(flag.at.0, now - time + had + delay);
                return Ok(());
            }
            used[color as usize].push(time);
            let side = &used[color as usize];
            let expected = given(control, side.len() as u64) - charged(control, side);
            prop_assert_eq!(left(&clock, color), expected);
            let moved = Notice::Moved {
                by: color,
                elapsed: Span(time),
                left: Some(Span(expected)),
            };
            prop_assert!(response.notices.contains(&moved));
        }
    }

    #[test]
    fn the_sum_of_an_hourglass_is_constant(run in runs(), white in 1..300_u64, black in 1..300_u64) {
        let mut clock = running(&format!("*{white}|*{black}"));
        let mut now = 0;
        for step in run {
            let (event, at) = next(&clock, &mut now, step);
            if matches!(event, Event::Give { .. } | Event::Take { .. }) {
                continue;
            }
            clock.apply(event, at);
            let sum = left(&clock, Color::White) + left(&clock, Color::Black);
            prop_assert_eq!(sum, (white + black) * 1_000);
        }
    }

    #[test]
    fn all_time_that_runs_belongs_to_one_of_the_sides(control in controls(), run in runs()) {
        let mut clock = running(&control);
        let mut now = 0;
        let mut ran = 0;
        let mut last = 0;
        for step in run {
            let was_running = clock.running().is_some();
            let (event, at) = next(&clock, &mut now, step);
            if event == Event::Reopen {
                continue;
            }
            clock.apply(event, at);
            let until = clock.flag().map_or(at.0.max(last), |flag| flag.at.0);
            if was_running {
                ran += until - last;
            }
            last = at.0.max(last);
            let elapsed = Color::ALL.map(|color| clock.elapsed(color).0);
            prop_assert_eq!(elapsed[0] + elapsed[1], ran);
            if clock.flag().is_some() {
                break;
            }
        }
    }

    #[test]
    fn looking_at_the_clock_changes_nothing(
        control in controls(),
        run in runs(),
        looks in prop::collection::vec(0..9_000_u64, 120),
    ) {
        let settings = Settings { longest_gap: None, ..Settings::default() };
        let mut clock = started(&control, settings);
        let mut watched = clock.clone();
        let mut now = 0;
        for (step, look) in run.into_iter().zip(looks) {
            if look < step.0 && !matches!(step.1, Happening::Late(_) | Happening::Event(Event::Reopen)) {
                let seen = watched.at(Reading(now + look));
                watched.apply(Event::Tick, Reading(now + look));
                prop_assert_eq!(&seen, &watched);
            }
            let (event, at) = next(&clock, &mut now, step);
            clock.apply(event, at);
            watched.apply(event, at);
            prop_assert_eq!(&clock, &watched);
        }
    }

    #[test]
    fn events_of_one_moment_that_do_not_change_the_turn_may_come_in_any_order(
        control in controls(),
        run in runs(),
        order in Just([0_usize, 1, 2, 3]).prop_shuffle(),
        moment in 0..4_000_u64,
        (to, time) in (colors(), 1..9_000_u64),
    ) {
        let mut clock = running(&control);
        let mut now = 0;
        for step in run {
            let (event, at) = next(&clock, &mut now, step);
            clock.apply(event, at);
        }
        let events = [
            Event::Tick,
            Event::Give { to, time: Span(time) },
            Event::Give { to: to.other(), time: Span(time) },
            Event::Watch(Some(Span::seconds(60))),
        ];
        let at = Reading(now + moment);
        let mut shuffled = clock.clone();
        for event in events {
            clock.apply(event, at);
        }
        for index in order {
            shuffled.apply(events[index], at);
        }
        prop_assert_eq!(clock, shuffled);
    }

    #[test]
    fn only_differences_of_readings_count(control in controls(), run in runs(), origin in 1_000..1_u64 << 41) {
        let mut clock = running(&control);
        let mut other = Clock::new(control.parse().unwrap(), *clock.settings(), Color::White);
        other.apply(Event::Start, Reading(origin));
        let mut now = 1_000;
        clock.apply(Event::Tick, Reading(now));
        other.apply(Event::Tick, Reading(now + origin));
        for step in run {
            let (event, at) = next(&clock, &mut now, step);
            let moved = Reading(at.0 + origin);
            let one = clock.apply(event, at);
            let two = other.apply(event, moved);
            prop_assert_eq!(one.refused, two.refused);
            prop_assert_eq!(one.notices.len(), two.notices.len());
            for color in Color::ALL {
                prop_assert_eq!(clock.left(color), other.left(color));
                prop_assert_eq!(clock.elapsed(color), other.elapsed(color));
            }
        }
    }
}

#[test]
fn a_day_of_play_ends_with_every_millisecond_in_its_place() {
    const DAY: u64 = 24 * 3_600_000;
    let mut clock = running("40/72000+2:86400+2");
    let mut moves = [0_u64; 2];
    let mut now = 0;
    let mut next_move = 0;
    while now < DAY {
        // Ticks at odd intervals, and moves of 1 to 90 seconds.
        now = (now + 97).min(DAY);
        next_move = if next_move <= now {
            let color = clock.turn();
            let response = press(&mut clock, now);
            assert_eq!(response.refused, None);
            moves[color as usize] += 1;
            now + 1_000 + (now * 7_919) % 89_000
        } else {
            clock.apply(Event::Tick, Reading(now));
            next_move
        };
    }
    assert!(moves.iter().all(|count| *count > 40), "{moves:?}");
    let given: u64 = moves
        .iter()
        .map(|count| 72_000_000 + 86_400_000 + 2_000 * (count + 1))
        .sum();
    let elapsed = Color::ALL.map(|color| clock.elapsed(color).0);
    let both = Color::ALL.map(|color| left(&clock, color));
    assert_eq!(elapsed[0] + elapsed[1], DAY);
    assert_eq!(both[0] + both[1] + DAY, given);
    assert_eq!(clock.state(), State::Running);
}

#[test]
fn ten_thousand_presses_lose_no_millisecond() {
    let mut clock = running("86400");
    let mut used = [0_u64; 2];
    let mut now = 0;
    for number in 0..10_000_u64 {
        let time = (number * 7_919) % 1_000;
        used[clock.turn() as usize] += time;
        now += time;
        press(&mut clock, now);
    }
    for color in Color::ALL {
        assert_eq!(left(&clock, color), 86_400_000 - used[color as usize]);
    }
}
