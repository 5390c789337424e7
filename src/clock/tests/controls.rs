//! Time controls as text, their classes, what they give.

use crate::{
    Controls, Expected, PRESETS, PerMove, Span, SpeedClass, StagesError, TimeControl, Unsayable,
};

#[test]
fn every_control_is_read_back_from_its_text() {
    for text in [
        "-",
        "300",
        "300+3",
        "300d3",
        "300b3",
        "0+1",
        "0d5",
        "60+0.5",
        "15.25",
        "*180",
        "40/7200",
        "40/7200:3600",
        "40/7200+30:20/3600d5:900b10",
        "1/259200",
    ] {
        let control: TimeControl = text
            .parse()
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(control.to_string(), text);
        let controls: Controls = text.parse().unwrap();
        assert_eq!(controls.to_string(), text);
        assert!(!controls.is_odds());
    }
    for text in ["300|60", "300+3|-", "*180|*60", "40/7200:3600|1800"] {
        let controls: Controls = text.parse().unwrap();
        assert_eq!(controls.to_string(), text);
        assert!(controls.is_odds());
    }
}

#[test]
fn a_text_that_is_no_control_says_where_and_what_is_expected() {
    for (text, column, expected) in [
        ("", 1, Expected::Seconds),
        ("five", 1, Expected::Seconds),
        ("300+", 5, Expected::Seconds),
        ("300+3x", 6, Expected::End),
        ("300 ", 4, Expected::End),
        ("300.", 5, Expected::Seconds),
        ("300.1234", 5, Expected::Seconds),
        ("999999999999", 1, Expected::Seconds),
        ("/300", 1, Expected::Moves),
        ("0/300", 1, Expected::Moves),
        ("40/7200:0/60", 9, Expected::Moves),
        ("0", 1, Expected::Stages(StagesError::NoTime)),
        ("0b5", 1, Expected::Stages(StagesError::NoTime)),
        ("*0", 1, Expected::Stages(StagesError::NoTime)),
        (
            "300:60",
            1,
            Expected::Stages(StagesError::AfterTheLast { stage: 1 }),
        ),
        ("*180|300", 6, Expected::Hourglass),
        ("300|", 5, Expected::Seconds),
        ("\u{665}", 1, Expected::Seconds),
        ("-\u{e9}", 2, Expected::End),
    ] {
        let error = text.parse::<Controls>().unwrap_err();
        assert_eq!((error.column, error.expected), (column, expected), "{text}");
    }
    let many = ["40/60"; 17].join(":");
    let error = many.parse::<TimeControl>().unwrap_err();
    assert_eq!(error.expected, Expected::Stages(StagesError::TooMany));
}

#[test]
fn a_number_that_is_too_big_hears_the_largest_one() {
    let largest = "99999999";
    assert!(largest.parse::<TimeControl>().is_ok());
    let error = "100000000".parse::<TimeControl>().unwrap_err();
    assert!(error.to_string().contains(largest), "{error}");
}

#[test]
fn the_examples_of_the_pgn_standard_are_read_and_written() {
    // PGN standard of 1994, section 9.6.1.
    for tag in ["-", "40/9000", "300", "*180", "4500+60", "40/7200:3600"] {
        let control = TimeControl::from_tag(tag).unwrap().unwrap();
        assert_eq!(control.tag().as_deref(), Ok(tag));
    }
    assert_eq!(TimeControl::from_tag("?"), Ok(None));
}

#[test]
fn what_the_tag_cannot_say_is_named() {
    for (text, reason) in [
        ("300d3", Unsayable::Delay),
        ("40/7200+3:60b3", Unsayable::Delay),
        ("300|60", Unsayable::Odds),
        ("300+0.5", Unsayable::Fraction),
        ("*0.5", Unsayable::Fraction),
    ] {
        assert_eq!(
            text.parse::<Controls>().unwrap().tag(),
            Err(reason),
            "{text}"
        );
    }
}

#[test]
fn stages_follow_one_another_and_the_last_repeats() {
    let progress = |text: &str, made: u32| {
        let control: TimeControl = text.parse().unwrap();
        let progress = control.progress(made).unwrap();
        (progress.stage, progress.moves_to_go.map(u32::from))
    };
    let text = "40/7200:20/3600:900+30";
    for (made, expected) in [
        (0, (0, Some(40))),
        (39, (0, Some(1))),
        (40, (1, Some(20))),
        (59, (1, Some(1))),
        (60, (2, None)),
        (1_000, (2, None)),
    ] {
        assert_eq!(progress(text, made), expected, "{made}");
    }
    for (made, expected) in [
        (39, (0, Some(1))),
        (40, (1, Some(16))),
        (56, (1, Some(16))),
        (71, (1, Some(1))),
        (72, (1, Some(16))),
    ] {
        assert_eq!(progress("40/9000:16/3600", made), expected, "{made}");
    }
    assert_eq!(progress("40/9000", 80), (0, Some(40)));
}

#[test]
fn presets_are_of_their_class_and_each_class_has_some() {
    for preset in PRESETS {
        let control: TimeControl = preset.text.parse().unwrap();
        assert_eq!(control.speed(), Some(preset.class), "{}", preset.text);
        assert_eq!(preset.control(), control);
        assert_eq!(control.to_string(), preset.text);
    }
    for class in SpeedClass::ALL {
        assert!(PRESETS.iter().any(|preset| preset.class == class));
    }
    assert!(PRESETS.is_sorted_by_key(|preset| preset.class));
}

#[test]
fn the_borders_of_the_classes_are_those_of_fide() {
    for (text, class) in [
        ("179", SpeedClass::Bullet),
        ("180", SpeedClass::Blitz),
        ("120+1", SpeedClass::Bullet),
        ("600", SpeedClass::Blitz),
        ("601", SpeedClass::Rapid),
        ("480+2", SpeedClass::Blitz),
        ("480+3", SpeedClass::Rapid),
        ("3599", SpeedClass::Rapid),
        ("3600", SpeedClass::Classical),
        ("1800+30", SpeedClass::Classical),
        ("40/1800:1800", SpeedClass::Classical),
        ("*60", SpeedClass::Bullet),
    ] {
        let control: TimeControl = text.parse().unwrap();
        assert_eq!(control.speed(), Some(class), "{text}");
    }
}

#[test]
fn a_face_shows_nothing_only_when_nothing_is_left() {
    let face = |milliseconds| {
        let face = Span(milliseconds).face();
        (face.hours, face.minutes, face.seconds, face.tenths)
    };
    assert_eq!(face(0), (0, 0, 0, 0));
    assert_eq!(face(1), (0, 0, 0, 1));
    assert_eq!(face(59_901), (0, 1, 0, 0));
    assert_eq!(face(3_661_500), (1, 1, 1, 5));
    assert_eq!(PerMove::Nothing.span(), Span::ZERO);
}
