//! How each kind of time control counts.

use rules::Color;

use super::{left, press, running, seconds, started};
use crate::{Event, FirstIncrement, Flag, Notice, Reading, Refusal, Settings, Span};

const WHITE: Color = Color::White;
const BLACK: Color = Color::Black;

#[test]
fn an_increment_is_given_before_each_move_or_after_it() {
    let mut clock = running("180+2");
    assert_eq!(left(&clock, WHITE), 182_000);
    press(&mut clock, 10_000);
    assert_eq!(left(&clock, WHITE), 174_000);
    let after = Settings {
        first_increment: FirstIncrement::AfterFirstMove,
        longest_gap: None,
        ..Settings::default()
    };
    let mut clock = started("180+2", after);
    assert_eq!(left(&clock, WHITE), 180_000);
    press(&mut clock, 10_000);
    assert_eq!(left(&clock, WHITE), 172_000);
    // Without any other time, the first move must get its increment.
    assert_eq!(left(&started("0+1", after), WHITE), 1_000);
}

#[test]
fn a_simple_delay_runs_out_before_the_time_does() {
    let mut clock = running("60d5");
    clock.apply(Event::Tick, Reading(3_000));
    assert_eq!(
        (left(&clock, WHITE), clock.delay_left()),
        (60_000, Span(2_000))
    );
    clock.apply(Event::Tick, Reading(7_000));
    assert_eq!((left(&clock, WHITE), clock.delay_left()), (58_000, Span(0)));
    press(&mut clock, 7_000);
    assert_eq!(
        (left(&clock, WHITE), clock.delay_left()),
        (58_000, seconds(5))
    );
    assert_eq!(clock.elapsed(WHITE), seconds(7));
    assert_eq!(clock.flag_falls_at(), Some(Reading(72_000)));
}

#[test]
fn bronstein_gives_back_what_was_used_and_cannot_save_a_flag() {
    let mut clock = running("60b5");
    press(&mut clock, 3_000);
    assert_eq!(left(&clock, WHITE), 60_000);
    press(&mut clock, 11_000);
    assert_eq!(left(&clock, BLACK), 57_000);
    let mut clock = running("4b5");
    let response = press(&mut clock, 4_000);
    assert_eq!(response.refused, Some(Refusal::Flagged));
    assert_eq!(
        clock.flag(),
        Some(Flag {
            color: WHITE,
            at: Reading(4_000)
        })
    );
}

#[test]
fn an_hourglass_gives_to_one_side_what_it_takes_from_the_other() {
    let mut clock = running("*60");
    clock.apply(Event::Tick, Reading(20_000));
    assert_eq!((left(&clock, WHITE), left(&clock, BLACK)), (40_000, 80_000));
    press(&mut clock, 20_000);
    clock.apply(Event::Tick, Reading(200_000));
    assert_eq!((left(&clock, WHITE), left(&clock, BLACK)), (120_000, 0));
    assert_eq!(
        clock.flag(),
        Some(Flag {
            color: BLACK,
            at: Reading(100_000)
        })
    );
}

#[test]
fn a_stage_adds_its_time_to_what_is_left() {
    let mut clock = running("2/100:1/50:10+1");
    let mut now = 0;
    let mut reached = Vec::new();
    for _ in 0..8 {
        now += 10_000;
        let notices = press(&mut clock, now).notices;
        reached.extend(
            notices
                .into_iter()
                .filter(|notice| matches!(notice, Notice::StageReached { .. })),
        );
    }
    let stage = |by, time| Notice::StageReached {
        by,
        time: seconds(time),
    };
    assert_eq!(
        reached,
        [
            stage(WHITE, 50),
            stage(BLACK, 50),
            stage(WHITE, 10),
            stage(BLACK, 10)
        ]
    );
    // 160 seconds less 40 used; the increment of the last stage came with the third and fourth.
    assert_eq!(left(&clock, WHITE), 122_000);
    assert_eq!(clock.progress(WHITE).unwrap().stage, 2);
}

#[test]
fn each_side_has_its_own_control() {
    let mut clock = running("300|-");
    press(&mut clock, 10_000);
    clock.apply(Event::Tick, Reading(1_000_000));
    assert_eq!(clock.left(BLACK), None);
    assert_eq!(
        (clock.running(), clock.flag_falls_at()),
        (Some(BLACK), None)
    );
    assert_eq!(clock.elapsed_this_move(), seconds(990));
    let moved = press(&mut clock, 1_000_000).notices;
    assert_eq!(
        moved,
        [Notice::Moved {
            by: BLACK,
            elapsed: seconds(990),
            left: None
        }]
    );
    assert_eq!(left(&clock, WHITE), 290_000);
    let refused = clock.apply(
        Event::Give {
            to: BLACK,
            time: seconds(1),
        },
        Reading(1_000_000),
    );
    assert_eq!(refused.refused, Some(Refusal::Untimed));
}
