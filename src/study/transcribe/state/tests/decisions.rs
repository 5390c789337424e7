//! Decisions: what they change, how they are undone, and that an edited text keeps them.

use std::cell::Cell;

use record::pgn::{at_once, without_pause};

use super::*;

#[test]
fn a_misprint_is_asked_about_and_read_on_once_it_is_decided() {
    let mut reading = Reading::new(MISPRINTED.into());
    assert_eq!(reading.moves().len(), 15);
    let (byte, text, problem) = reading.questions().next().unwrap();
    assert_eq!((reading.asked, text), (Some(byte), "B-K7"));
    let meant = problem.possible[0].mv;
    reading.act(Act::Choose(byte, Choice::Move(meant)));
    assert_eq!(reading.moves().len(), 18);
    assert_eq!(reading.asked, None);
    assert_eq!(reading.shown, 16);
    assert_eq!(san(&reading)[15..], ["Be7", "O-O", "O-O"]);
    let record = reading.record().unwrap();
    let pgn = record::pgn::write(&record);
    assert!(pgn.contains("{printed \u{201c}B-K7\u{201d}}"), "{pgn}");
    reading.act(Act::Forget(byte, Choice::Move(meant)));
    assert_eq!((reading.moves().len(), reading.asked), (15, Some(byte)));
}

#[test]
fn a_linked_word_is_corrected_and_a_word_of_prose_unlinked() {
    let mut reading = Reading::new("1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-B4 B-B4".into());
    assert_eq!(reading.moves().len(), 6);
    decide(&mut reading, "Kt-KB3", move_of("Nh3"));
    assert_eq!(san(&reading)[2], "Nh3");
    assert_eq!(reading.shown, 3);
    reading.act(Act::Undo);
    assert_eq!(
        (
            san(&reading)[2].as_str(),
            reading.choices().as_slice().len()
        ),
        ("Nf3", 0)
    );
    reading.act(Act::Redo);
    assert_eq!(san(&reading)[2], "Nh3");
    reading.act(Act::Undo);
    decide(&mut reading, "Kt-QB3", |_| Choice::NoMove);
    assert_eq!(san(&reading), ["e4", "e5", "Nf3"]);
    let word = reading
        .word_at(reading.text.find("Kt-QB3").unwrap())
        .unwrap();
    assert_eq!(word.kind, WordKind::NotAMove);
}

#[test]
fn what_is_said_last_of_a_word_counts() {
    let mut reading =
        Reading::new("1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-B4 B-B4 4. Castles Kt-B3".into());
    let all = san(&reading);
    decide(&mut reading, "Kt-KB3", |_| Choice::NoMove);
    assert_eq!(san(&reading), ["e4", "e5"]);
    // The question that follows is answered by the move that was refused.
    let byte = reading.asked.unwrap();
    let mv = notation::san::read(reading.position(), "Nf3").unwrap();
    reading.act(Act::Choose(byte, Choice::Move(mv)));
    assert_eq!(san(&reading), all);
    for moves in [2, 8] {
        reading.act(Act::Undo);
        assert_eq!(
            (reading.moves().len(), reading.first_question().is_some()),
            (moves, moves == 2)
        );
    }
}

/// A game behind whose first moves stands a variation that is numbered from one on.
const PARTED: &str = "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-Kt5 P-QR9\n\n\
                      1. P-K4 P-K4 2. P-KB4 PxP 3. B-B4 Q-R5 ch.\n\n\
                      4. B-R4 Kt-B3 5. Castles KtxP 6. P-Q4 P-QKt4 7. B-Kt3 P-Q4 8. PxP B-K3\n";

#[test]
fn a_game_that_a_question_parts_from_its_rest_goes_on_once_it_is_answered() {
    let mut reading = Reading::new(PARTED.into());
    let parted = reading.clone();
    assert_eq!((reading.games.len(), reading.moves().len()), (2, 5));
    let (byte, ..) = reading.questions().next().unwrap();
    let mv = notation::san::read(reading.position(), "a6").unwrap();
    reading.act(Act::Choose(byte, Choice::Move(mv)));
    assert_eq!((reading.games.len(), reading.moves().len()), (1, 16));
    let whole = reading.clone();
    reading.act(Act::Undo);
    assert_eq!(reading.games, parted.games);
    assert_eq!(
        (reading.score(), reading.part()),
        (parted.score(), parted.part())
    );
    reading.act(Act::Redo);
    assert_eq!(
        (&reading.games, reading.score()),
        (&whole.games, whole.score())
    );
    reading.act(Act::Forget(byte, Choice::Move(mv)));
    assert_eq!(
        (&reading.games, reading.score()),
        (&parted.games, parted.score())
    );
}

#[test]
fn every_decision_can_be_undone_and_taken_back() {
    let texts = [
        [MISPRINTED, "\n\n", PARTED].concat(),
        printed("fractional.txt").to_string(),
        [PARTED, "\nGAME II.\n", MISPRINTED].concat(),
    ];
    let mut seed = 7_usize;
    let mut roll = |sides: usize| {
        seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) % sides
    };
    for text in texts {
        let mut reading = Reading::new(text.as_str().into());
        let bytes: Vec<usize> = reading.text.char_indices().map(|(byte, _)| byte).collect();
        for _ in 0..60 {
            let Some(word) = reading.word_at(bytes[roll(bytes.len())]) else {
                continue;
            };
            let legal = reading.position_after(word.ply).legal_moves();
            let choice = match (roll(3), legal.len()) {
                (0, _) | (_, 0) => Choice::NoMove,
                (_, moves) => Choice::Move(legal[roll(moves)]),
            };
            let byte = word.byte;
            if !word.kind.can_be_played() {
                continue;
            }
            let before = reading.clone();
            let state = |reading: &Reading| {
                (
                    Rc::clone(&reading.games),
                    reading.game,
                    reading.choices().clone(),
                    reading.score().cloned(),
                )
            };
            reading.act(Act::Choose(byte, choice));
            let after = reading.clone();
            reading.act(Act::Undo);
            assert_eq!(state(&reading), state(&before), "{byte} {choice:?}\n{text}");
            reading.act(Act::Redo);
            assert_eq!(state(&reading), state(&after), "{byte} {choice:?}\n{text}");
            match roll(3) {
                0 => {}
                1 => reading.act(Act::Undo),
                _ => {
                    let count = reading.choices().as_slice().len();
                    reading.act(Act::Forget(byte, choice));
                    assert!(reading.choices().as_slice().len() <= count);
                }
            }
        }
        while reading.history().can_undo() {
            reading.act(Act::Undo);
        }
        let fresh = Reading::new(text.as_str().into());
        assert_eq!(reading.choices().as_slice().len(), 0);
        assert_eq!(reading.games, fresh.games);
    }
}

#[test]
fn an_edited_text_keeps_the_decisions_about_the_words_that_stay() {
    let mut reading = Reading::new(MISPRINTED.into());
    let (byte, _, problem) = reading.questions().next().unwrap();
    let choice = Choice::Move(problem.possible[0].mv);
    reading.act(Act::Choose(byte, choice));
    let headed = format!("From an old book.\n\n{MISPRINTED} 10. R-K1");
    reading.act(Act::Edit(headed.as_str().into()));
    assert_eq!(
        reading.decided(),
        [(headed.find("B-K7").unwrap(), "B-K7", choice)]
    );
    assert_eq!(reading.moves().len(), 19);
    reading.act(Act::Edit(MISPRINTED.replace("B-K7", "B-K2").into()));
    assert_eq!(reading.decided(), []);
    assert_eq!(reading.moves().len(), 18);
    reading.act(Act::Undo);
    assert_eq!((&*reading.text, reading.decided().len()), (&*headed, 1));
    reading.act(Act::Undo);
    assert_eq!((&*reading.text, reading.moves().len()), (MISPRINTED, 18));
    reading.act(Act::Undo);
    assert_eq!(
        (reading.decided().len(), reading.history().can_undo()),
        (0, false)
    );
}

/// Three games that are too long together to be listed at once.
#[test]
fn an_edited_game_without_a_last_line_break_stays_apart_from_the_next_one() {
    let games =
        "GAME I.\n\n1. P-K4 P-K4 2. Kt-KB3 Kt-QB3\n\nGAME II.\n\n1. P-Q4 P-Q4 2. P-QB4 P-K3\n";
    for edited in [
        "GAME I.\n\n1. P-K4 P-K4 2. Castles",
        "GAME I.\n\n1. P-K4 P-K3  ",
    ] {
        let mut reading = Reading::new(games.into());
        let second = reading.games[1].clone();
        reading.act(Act::Edit(edited.into()));
        assert_eq!(reading.games.len(), 2);
        assert!(reading.text.contains("\n\nGAME II.\n"), "{}", reading.text);
        let found = &reading.games[1];
        assert_eq!((&found.title, found.plies), (&second.title, second.plies));
        // What is the same but for its last blanks is no change.
        let again = reading.text[reading.part()].trim_end().into();
        let turns = reading.turns;
        reading.act(Act::Edit(again));
        assert_eq!(reading.turns, turns);
    }
}

#[test]
fn a_decision_reads_the_game_once_and_each_try_to_keep_it_is_a_task_of_its_own() {
    let text = "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-Kt5 P-QR4 4. B-R4 Kt-KB7";
    let mut reading = Reading::new(text.into());
    let pauses = Cell::new(0);
    let decide = |reading: &mut Reading| {
        pauses.set(0);
        let (byte, _, problem) = reading.questions().next().unwrap();
        let mv = problem.possible[0].mv;
        let mut pause = || {
            pauses.set(pauses.get() + 1);
            without_pause()
        };
        at_once(reading.act_with_pauses(Act::Choose(byte, Choice::Move(mv)), &mut pause));
        pauses.get()
    };
    assert_eq!(decide(&mut reading), 1);
    let mut same = Reading::new(text.into());
    let (byte, _, problem) = same.questions().next().unwrap();
    let mv = problem.possible[0].mv;
    same.act(Act::Choose(byte, Choice::Move(mv)));
    assert_eq!(same.moves(), reading.moves());
    while reading.first_question().is_some() {
        assert_eq!(decide(&mut reading), 1);
    }
}

#[test]
fn moves_that_are_missing_at_one_place_are_decided_one_after_the_other() {
    let text = "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-B4 B-B4 5. P-Q3 P-Q3 6. B-K3 B-K3 7. Castles";
    let mut reading = Reading::new(text.into());
    let byte = text.find("5.").unwrap();
    let choose = |reading: &mut Reading, name: &str| {
        assert_eq!(reading.asked, Some(byte));
        let word = reading.word().unwrap();
        assert!(word.is_missing(), "{word:?}");
        let mv = notation::san::read(reading.position(), name).unwrap();
        reading.act(Act::Choose(byte, Choice::Move(mv)));
    };
    choose(&mut reading, "c3");
    assert_eq!((reading.moves().len(), reading.shown), (7, 7));
    choose(&mut reading, "Nf6");
    assert_eq!((reading.moves().len(), reading.shown), (13, 8));
    assert_eq!(reading.asked, None);
    assert_eq!(reading.plies_at(byte).collect::<Vec<_>>(), [7, 8]);
    let all = san(&reading);
    assert_eq!(all[6..9], ["c3", "Nf6", "d3"]);
    let plies: Vec<_> = reading
        .decided()
        .into_iter()
        .map(|(byte, _, choice)| reading.ply_of(byte, choice))
        .collect();
    assert_eq!(plies, [Some(7), Some(8)]);

    // The last of them is the one that can be corrected.
    reading.act(Act::Ask(Some(byte)));
    assert_eq!((reading.word().unwrap().ply, reading.shown), (7, 7));
    let mv = notation::san::read(reading.position(), "Nge7").unwrap();
    reading.act(Act::Choose(byte, Choice::Move(mv)));
    assert_eq!(san(&reading)[6..9], ["c3", "Nge7", "d3"]);
    reading.act(Act::Undo);
    assert_eq!(san(&reading), all);
    let forget = |reading: &mut Reading, place: usize| {
        let (byte, _, choice) = reading.decided()[place];
        reading.act(Act::Forget(byte, choice));
    };
    forget(&mut reading, 1);
    assert_eq!((reading.moves().len(), reading.asked), (7, Some(byte)));
    choose(&mut reading, "Nf6");
    // The other one waits until the first is decided again.
    forget(&mut reading, 0);
    assert_eq!((reading.moves().len(), reading.asked), (6, Some(byte)));
    choose(&mut reading, "c3");
    assert_eq!(san(&reading), all);
    forget(&mut reading, 0);
    forget(&mut reading, 0);
    assert!(reading.choices().is_empty());
    choose(&mut reading, "c3");
    choose(&mut reading, "Nf6");
    assert_eq!(san(&reading), all);
    let pgn = record::pgn::write(&reading.record().unwrap());
    assert!(!pgn.contains("printed"), "{pgn}");
}
