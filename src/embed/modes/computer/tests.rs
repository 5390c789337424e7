use exercise::Try;
use rules::{Color, Square};

use super::{ComputerMode, Opponent};
use crate::data::tests::written;
use crate::engine::Heard;
use crate::mode_event::ModeEvent;
use crate::modes::{BoardMode, Control};
use crate::parts::{Modes, Parts};

fn modes() -> &'static Modes {
    Parts::ALL.modes.expect("all parts are here")
}

fn mode(text: &str) -> ComputerMode {
    ComputerMode::new(&written(text), modes(), 0).unwrap_or_else(|fault| panic!("{fault:?}"))
}

fn fault(text: &str) -> String {
    let fault = ComputerMode::new(&written(text), modes(), 0)
        .err()
        .expect("something is wrong");
    let attribute = fault.attribute.map_or("", |attribute| attribute.name());
    [attribute, ": ", &fault.message].concat()
}

fn play(mode: &mut ComputerMode, from: Square, to: Square, now: u64) -> Vec<ModeEvent> {
    mode.attempt(Try::new(from, to, None), now)
}

fn answer(mode: &mut ComputerMode, text: &str, now: u64) -> Vec<ModeEvent> {
    mode.hear(&Heard::Chosen(text.to_owned()), now)
}

fn ends(events: &[ModeEvent]) -> Option<(&'static str, &'static str)> {
    events.iter().find_map(|event| match event {
        ModeEvent::Ended { result, reason } => Some((*result, *reason)),
        _ => None,
    })
}

#[test]
fn the_engine_is_asked_after_the_readers_move_and_its_answer_is_played() {
    let mut mode = mode(r#"level="6" seed="7""#);
    assert_eq!(mode.question(), None, "the reader begins");
    assert_eq!(mode.begin(), [ModeEvent::Consult]);
    let events = play(&mut mode, Square::E2, Square::E4, 1);
    assert!(events.contains(&ModeEvent::Consult), "{events:?}");
    let question = mode.question().expect("it is the computer's turn");
    assert_eq!((question.level, question.seed), (6, 7));
    assert_eq!(question.moves, "e2e4");
    assert!(question.start.ends_with("w KQkq - 0 1"), "{question:?}");
    assert!(mode.moves().is_empty(), "the board waits");
    assert_eq!(mode.headline(), words::computer_thinks());
    let events = answer(&mut mode, "e7e5 cp 12", 2);
    let Some(ModeEvent::Replied(report)) = events.first() else {
        panic!("{events:?}");
    };
    assert_eq!(report.san, "e5");
    assert_eq!(mode.question(), None);
    assert_eq!(mode.moves().len(), 29);
}

#[test]
fn the_computer_begins_where_the_reader_has_the_other_side() {
    let mut mode = mode(r#"side="black""#);
    assert!(mode.question().is_some());
    answer(&mut mode, "d2d4 cp 0", 1);
    assert!(!mode.can(Control::TakeBack), "nobody takes back its move");
    assert_eq!(mode.reader(), Some(Color::Black));
    let pgn = mode.pgn().expect("a game is there");
    assert!(
        pgn.contains("[White \"Computer, level 1, about 400\"]"),
        "{pgn}"
    );
}

#[test]
fn the_opponent_is_named_with_its_level_and_its_odds() {
    let plain = "Computer, level 1, about 400: sees captures next door, misses long lines.";
    assert_eq!(mode("").terms(), plain);
    let odds = mode(r#"level="11" odds="rook""#).terms();
    assert!(odds.ends_with("sees as far as it can. Rook odds: without the queen\u{2019}s rook."));
}

#[test]
fn what_is_given_is_not_on_the_board() {
    for (text, without) in [
        (r#"odds="pawn""#, "rnbqkbnr/ppppp1pp/"),
        (r#"odds="knight""#, "r1bqkbnr/"),
        (r#"odds="rook""#, "1nbqkbnr/"),
        (r#"odds="queen""#, "rnb1kbnr/"),
        (r#"odds="rook" side="black""#, "/1NBQKBNR w Kkq -"),
    ] {
        let fen = mode(text).fen();
        assert!(fen.contains(without), "{text}: {fen}");
    }
    assert!(mode(r#"odds="rook""#).fen().contains("w KQk -"));
    let fault = fault(r#"odds="queen" fen="4k3/8/8/8/8/8/8/3QK3 w - - 0 1""#);
    assert_eq!(fault, "odds: odds: there is no queen on d8 to give.");
}

#[test]
fn attributes_that_cannot_be_read_are_named() {
    for (text, named) in [
        (r#"level="12""#, "level: "),
        (r#"level="0""#, "level: "),
        (r#"level="high""#, "level: "),
        (r#"seed="-1""#, "seed: "),
        (r#"seed="4294967296""#, "seed: "),
        (r#"clock="5:00""#, "clock: "),
        (r#"clock="0""#, "clock: "),
        (r#"clock="5+""#, "clock: "),
        (r#"clock="999+3""#, "clock: "),
        (r#"odds="king""#, "odds: "),
        (r#"side="both""#, "side: "),
        (r#"fen="8/8/8/8/8/8/8/8 w - - 0 1""#, "fen: "),
    ] {
        let fault = fault(text);
        assert!(fault.starts_with(named), "{text}: {fault}");
    }
}

#[test]
fn a_move_is_taken_back_with_its_answer_or_while_it_is_thought_about() {
    let mut mode = mode(r#"undo="on""#);
    let start = mode.fen();
    play(&mut mode, Square::E2, Square::E4, 1);
    assert!(mode.can(Control::TakeBack));
    let events = mode.press(Control::TakeBack, 2);
    assert!(events.contains(&ModeEvent::Consult), "{events:?}");
    assert_eq!((mode.fen(), mode.question()), (start.clone(), None));
    play(&mut mode, Square::E2, Square::E4, 3);
    answer(&mut mode, "e7e5 cp 0", 4);
    mode.press(Control::TakeBack, 5);
    assert_eq!(mode.fen(), start);
    assert!(!mode.can(Control::TakeBack));
}

#[test]
fn an_engine_that_is_lost_is_asked_again() {
    let mut mode = mode("");
    play(&mut mode, Square::E2, Square::E4, 1);
    for lost in [Heard::Lost, Heard::Chosen("e2e4 cp 3".to_owned())] {
        let events = mode.hear(&lost, 2);
        assert_eq!(events, [ModeEvent::Say(words::embed_no_computer())]);
        assert_eq!(mode.question(), None);
        assert_eq!(mode.controls(), [Control::TryAgain]);
        let events = mode.press(Control::TryAgain, 3);
        assert!(events.contains(&ModeEvent::Consult), "{events:?}");
        assert!(mode.question().is_some());
    }
    assert!(mode.controls().is_empty());
}

#[test]
fn each_game_is_another_one_unless_the_author_has_chosen() {
    for (text, is_same) in [("", false), (r#"seed="5""#, true)] {
        let mut mode = mode(&format!(r#"{text} side="black""#));
        let seed = |mode: &ComputerMode| mode.question().map(|question| question.seed);
        let first = seed(&mode);
        mode.press(Control::Restart, 1);
        assert_eq!(seed(&mode) == first, is_same, "{text}");
    }
}

#[test]
fn the_form_gets_the_result_with_the_number_of_the_game() {
    let mut mode =
        mode(r#"level="2" seed="9" side="black" fen="6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1""#);
    let texts = |mode: &ComputerMode| {
        let texts: Vec<String> = mode.texts().into_iter().map(|(_, text)| text).collect();
        texts.join(" ")
    };
    assert_eq!(texts(&mode), "*  2 9");
    let events = answer(&mut mode, "e1e8 mate 1", 1);
    assert_eq!(ends(&events), Some(("1-0", "checkmate")));
    assert_eq!(texts(&mode), "1-0 checkmate 2 9");
    assert_eq!(mode.question(), None);
}

#[test]
fn the_clocks_start_with_the_readers_first_move_and_a_flag_ends_the_game() {
    let mut mode = mode(r#"clock="1+2" side="black""#);
    let digits = |mode: &ComputerMode| {
        let timing = mode.timing.as_ref().expect("there are clocks");
        [Color::White, Color::Black].map(|color| timing.digits(color))
    };
    answer(&mut mode, "e2e4 cp 0", 50_000);
    assert_eq!(
        digits(&mode),
        ["1:02", "1:02"],
        "the reader has time to come"
    );
    let events = play(&mut mode, Square::E7, Square::E5, 90_000);
    assert_eq!(digits(&mode), ["1:02", "1:04"]);
    assert!(
        matches!(events.last(), Some(ModeEvent::Tick(_))),
        "{events:?}"
    );
    let events = answer(&mut mode, "d2d4 cp 0", 100_000);
    assert!(
        matches!(events.last(), Some(ModeEvent::Tick(_))),
        "{events:?}"
    );
    assert_eq!(digits(&mode), ["0:54", "1:04"]);
    assert_eq!(mode.tick(163_000).len(), 1);
    let events = mode.tick(165_000);
    assert_eq!(ends(&events), Some(("1-0", "time")));
    assert!(mode.moves().is_empty());
    assert_eq!(mode.kept(), None);
}

#[test]
fn the_engine_hears_what_is_left_on_its_clock() {
    let mut mode = mode(r#"clock="1+2""#);
    play(&mut mode, Square::E2, Square::E4, 0);
    let time = |mode: &ComputerMode| mode.question().and_then(|question| question.time);
    assert_eq!(time(&mode), Some([62_000, 2_000]));
    answer(&mut mode, "e7e5 cp 0", 10_000);
    play(&mut mode, Square::D2, Square::D4, 11_000);
    assert_eq!(time(&mode), Some([54_000, 2_000]));
    let mut untimed = self::mode("");
    play(&mut untimed, Square::E2, Square::E4, 0);
    assert_eq!(time(&untimed), None);
}

#[test]
fn a_flag_that_fell_before_the_move_ends_the_game_and_a_lone_king_wins_nothing() {
    let mut mode = mode(r#"clock="1" fen="4k3/8/8/8/8/8/4P3/4K3 w - - 0 1""#);
    play(&mut mode, Square::E2, Square::E3, 0);
    answer(&mut mode, "e8e7 cp 0", 1_000);
    let events = play(&mut mode, Square::E3, Square::E4, 62_000);
    assert_eq!(ends(&events), Some(("1/2-1/2", "time-without-mate")));
    assert!(mode.fen().contains("4P3/8/4K3"), "the move came too late");
}

#[test]
fn the_time_of_an_engine_that_rests_does_not_count() {
    let mut mode = mode(r#"clock="1""#);
    play(&mut mode, Square::E2, Square::E4, 0);
    assert_eq!(mode.hear(&Heard::Rests, 10_000), []);
    assert_eq!(mode.tick(500_000), []);
    let events = mode.hear(&Heard::Works, 500_000);
    assert!(matches!(events[..], [ModeEvent::Tick(_)]), "{events:?}");
    answer(&mut mode, "e7e5 cp 0", 505_000);
    let timing = mode.timing.as_ref().expect("there are clocks");
    assert_eq!(timing.digits(Color::Black), "0:45");
}

#[test]
fn a_game_that_was_kept_goes_on() {
    let mut mode = mode(r#"undo="on""#);
    play(&mut mode, Square::E2, Square::E4, 1);
    let kept = mode.kept().expect("a game is kept");
    let mut again = self::mode(r#"undo="on""#);
    assert_eq!(again.take_up(&kept, 2), [ModeEvent::Consult]);
    assert_eq!(
        again.question(),
        mode.question().map(|question| {
            let seed = again.question().map_or(0, |question| question.seed);
            crate::engine::Question { seed, ..question }
        })
    );
}
