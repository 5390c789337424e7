//! Time controls as they are offered, and how one is typed.

use clock::{PerMove, Span, SpeedClass, Stage, TimeControl};

use crate::table::messages;

messages! {
    class_bullet() = "Bullet";
    class_blitz() = "Blitz";
    class_rapid() = "Rapid";
    class_classical() = "Classical";
    /// The group of the controls that are no plain time with an increment.
    pub controls_other() = "Delay and hourglass";
    control_hours(hours) = "{hours} h";
    control_minutes(minutes) = "{minutes} min";
    control_minutes_seconds(minutes, seconds) = "{minutes} min {seconds} s";
    pub(crate) control_seconds(seconds) = "{seconds} s";
    control_increment(time, more) = "{time} + {more}";
    control_delay(time, delay) = "{time}, {delay} delay (US)";
    control_bronstein(time, delay) = "{time}, {delay} delay (Bronstein)";
    control_hourglass(time) = "Hourglass, {time}";
    control_moves(time; count) = ["{time} for {count} move", "{time} for {count} moves"];
    control_then(stages, next) = "{stages}, then {next}";
    control_again(stages) = "{stages}, again and again";
    /// No clock.
    pub sit_time_none() = "No clock";
    /// How a time control is typed: every kind that there is.
    pub sit_time_hint() = "300 is five minutes; 300+3 adds 3 seconds with each move; 300d3 waits 3 seconds before each move (US delay); 300b3 gives back what a move took, up to 3 seconds (Bronstein); *180 is an hourglass of three minutes; 40/7200:3600 is two hours for 40 moves, then one hour; - is no clock.";
}

/// The name of a speed class.
#[must_use]
pub fn class_name(class: SpeedClass) -> String {
    match class {
        SpeedClass::Bullet => class_bullet(),
        SpeedClass::Blitz => class_blitz(),
        SpeedClass::Rapid => class_rapid(),
        SpeedClass::Classical => class_classical(),
    }
}

/// A control as it is offered: "5 min + 3 s", "2 h for 40 moves, then 1 h".
#[must_use]
pub fn control_name(control: &TimeControl) -> String {
    match control {
        TimeControl::None => sit_time_none(),
        TimeControl::Hourglass(time) => control_hourglass(&span(*time)),
        TimeControl::Stages(stages) => {
            let stages = stages.as_slice();
            let named = stages
                .iter()
                .map(stage)
                .reduce(|before, next| control_then(&before, &next))
                .unwrap_or_default();
            let repeats = stages.last().is_some_and(|last| last.moves.is_some());
            if repeats {
                control_again(&named)
            } else {
                named
            }
        }
    }
}

fn stage(stage: &Stage) -> String {
    let time = span(stage.time);
    let time = match stage.per_move {
        PerMove::Nothing => time,
        PerMove::Increment(more) => control_increment(&time, &span(more)),
        PerMove::Delay(delay) => control_delay(&time, &span(delay)),
        PerMove::Bronstein(delay) => control_bronstein(&time, &span(delay)),
    };
    match stage.moves {
        Some(moves) => control_moves(&time, moves.get() as usize),
        None => time,
    }
}

/// Whole hours as hours, anything else in minutes and seconds.
fn span(span: Span) -> String {
    const MINUTE: u64 = 60_000;
    const HOUR: u64 = 60 * MINUTE;
    let (minutes, rest) = (span.0 / MINUTE, span.0 % MINUTE);
    let seconds = format!("{}", rest as f64 / 1_000.0);
    match (minutes, rest) {
        (1.., 0) if span.0.is_multiple_of(HOUR) => control_hours(&(span.0 / HOUR).to_string()),
        (1.., 0) => control_minutes(&minutes.to_string()),
        (0, _) => control_seconds(&seconds),
        _ => control_minutes_seconds(&minutes.to_string(), &seconds),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clock::PRESETS;

    #[test]
    fn controls_are_named_as_players_name_them() {
        for (text, name) in [
            ("-", "No clock"),
            ("60", "1 min"),
            ("300+3", "5 min + 3 s"),
            ("90", "1 min 30 s"),
            ("30+0.5", "30 s + 0.5 s"),
            ("300d3", "5 min, 3 s delay (US)"),
            ("300b3", "5 min, 3 s delay (Bronstein)"),
            ("*180", "Hourglass, 3 min"),
            ("5400+30", "90 min + 30 s"),
            ("40/7200", "2 h for 40 moves, again and again"),
            (
                "40/7200:20/3600:900+30",
                "2 h for 40 moves, then 1 h for 20 moves, then 15 min + 30 s",
            ),
        ] {
            let control: TimeControl = text.parse().unwrap();
            assert_eq!(control_name(&control), name, "{text}");
        }
    }

    #[test]
    fn no_offered_control_is_named_as_it_is_typed() {
        for preset in PRESETS {
            let name = control_name(&preset.control());
            assert!(name.contains(' ') && !name.contains(':'), "{name}");
        }
    }

    #[test]
    fn the_hint_names_controls_that_can_be_typed() {
        let hint = sit_time_hint();
        for text in [
            "300",
            "300+3",
            "300d3",
            "300b3",
            "*180",
            "40/7200:3600",
            "-",
        ] {
            assert!(hint.contains(&[text, " "].concat()), "{text}");
            assert!(text.parse::<TimeControl>().is_ok(), "{text}");
        }
    }
}
