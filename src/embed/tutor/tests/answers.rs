//! What is said to answers.

use super::{lesson, samples};

/// Questions, and what is said to each answer: the answer, its tone, the words.
const ANSWERS: &str = include_str!("data/answers.txt");

#[test]
fn every_answer_is_judged_with_its_reason() {
    let mut count = 0;
    for (name, parts) in samples(ANSWERS) {
        let mut tutor = lesson(parts[0]);
        assert!(tutor.faults().is_empty(), "{name}: {:?}", tutor.faults());
        for line in parts[1].trim().lines() {
            let mut printed = line.splitn(3, " | ");
            let mut next = || printed.next().unwrap_or_default();
            let (given, tone, text) = (next(), next(), next());
            let reply = match given {
                "?" => tutor.hint(0, 700),
                given => tutor.answer(0, given, 700),
            };
            let reply = reply.unwrap_or_else(|| panic!("{name}: there is no question"));
            assert_eq!(
                (reply.tone.name(), reply.text.as_str()),
                (tone, text),
                "{name}: {given}"
            );
            count += 1;
        }
    }
    assert!(count >= 30, "{count}");
}

#[test]
fn tries_hints_and_time_are_counted_until_it_begins_anew() {
    let mut tutor = lesson(
        "```chess ask\nask=\"count\" that=\"moves\" answer=\"20\" fen=\"start\"\nprompt: How many moves?\n\
         hint: Sixteen by pawns.\n```\n",
    );
    tutor.answer(0, "16", 100).unwrap();
    tutor.answer(0, "many", 200).unwrap();
    tutor.hint(0, 300).unwrap();
    let outcome = tutor.answer(0, "20", 900).unwrap().outcome;
    assert_eq!((outcome.attempts, outcome.hints), (2, 1));
    assert_eq!((outcome.milliseconds, outcome.is_solved()), (900, true));
    tutor.begin_anew(0, 1_000);
    let outcome = tutor.answer(0, "16", 1_400).unwrap().outcome;
    assert_eq!((outcome.attempts, outcome.milliseconds), (1, 400));
    assert!(!outcome.is_solved());
}

#[test]
fn the_right_move_is_told_for_the_board() {
    let mut tutor = lesson(
        "```chess ask\nask=\"move\" that=\"castling\" fen=\"4k3/8/8/8/8/8/8/4K2R w K\"\nprompt: Castle.\n```\n",
    );
    let reply = tutor.answer(0, "e1e2", 0).unwrap();
    assert_eq!(reply.san, None);
    let reply = tutor.answer(0, "e1g1", 0).unwrap();
    assert_eq!(reply.san.as_deref(), Some("O-O"));
    assert!(reply.to_json().contains(r#""tone":"solved""#));
}

#[test]
fn found_squares_stay_and_those_behind_a_wrong_one_are_not_judged() {
    let mut tutor = lesson(
        "```chess ask\nask=\"show\" that=\"piece N\" fen=\"start\"\nprompt: Show White's knights.\n```\n",
    );
    let reply = tutor.answer(0, "b1 e4 g1", 0).unwrap();
    assert_eq!(reply.tone.name(), "wrong");
    assert!(reply.to_json().contains(r#""found":["b1"]"#));
    assert!(tutor.answer(0, "g1", 0).unwrap().outcome.is_solved());
}

#[test]
fn a_question_that_is_not_there_has_no_answer() {
    let mut tutor = lesson("Words.\n");
    assert_eq!(tutor.answer(0, "yes", 0), None);
    assert_eq!(tutor.hint(7, 0), None);
    tutor.begin_anew(7, 0);
}
