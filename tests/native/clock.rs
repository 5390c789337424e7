//! What the clock measures, as records of games write it.

use std::time::Duration;

use clock::{Clock, Event, Notice, Reading, Settings, TimeControl};
use record::{Command, Record, Value, pgn};
use rules::{Color, Position};

#[test]
fn what_a_move_took_and_left_is_written_and_read_back() {
    let control: TimeControl = "300+3".parse().expect("a time control");
    let mut clock = Clock::new(control.clone().into(), Settings::default(), Color::White);
    clock.apply(Event::Start, Reading(0));
    let response = clock.apply(Event::Press(Color::White), Reading(2_345));
    let [
        Notice::Moved {
            elapsed,
            left: Some(left),
            ..
        },
    ] = response.notices[..]
    else {
        panic!("{response:?}");
    };
    let commands = [
        (Command::clock(left.to_duration()), "clk 0:05:03.655"),
        (Command::elapsed(elapsed.to_duration()), "emt 0:00:02.345"),
    ];
    for (command, body) in commands {
        assert_eq!(command.body(), body);
        let read = Command::parse(body).expect("it was written so");
        let expected = match read.value() {
            Value::Clock(time) | Value::Elapsed(time) => *time,
            other => panic!("{other:?}"),
        };
        assert!(
            [left, elapsed]
                .map(|span| span.to_duration())
                .contains(&expected)
        );
        assert!(expected > Duration::ZERO);
    }
    let mut record = Record::new(Position::default());
    record.set_tag("TimeControl", &control.tag().expect("the tag can say it"));
    let text = pgn::write(&record);
    let read = &pgn::read_all(&text)[0].record;
    let tag = read.tag("TimeControl").expect("it was written");
    assert_eq!(TimeControl::from_tag(tag), Ok(Some(control)));
}
