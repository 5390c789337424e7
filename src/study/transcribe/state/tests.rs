use std::cell::Cell;

use record::pgn::{at_once, without_pause};
use rules::Square;

use super::*;

/// The text of a score of the seeds, as printed; the files name their source.
fn printed(name: &str) -> Rc<str> {
    let path = format!(
        "{}/../../tests/data/scores/{name}",
        env!("CARGO_MANIFEST_DIR")
    );
    std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{path}: {error}"))
        .into()
}

fn san(reading: &Reading) -> Vec<String> {
    let moves = reading.moves().iter().enumerate();
    moves
        .map(|(ply, played)| notation::san::write(reading.position_after(ply), played.mv))
        .collect()
}

const MISPRINTED: &str = "1. P-Q4 P-Q4 2. P-QB4 P-K3 3. Kt-QB3 P-QB4 4. Kt-B3 Kt-QB3 5. PxQP KPxP \
                          6. B-KB4 Kt-B3 7. P-K3 B-K3 8. B-Q3 B-K7 9. Castles Castles";

#[test]
fn the_pieces_of_a_text_are_the_whole_text() {
    let reading = Reading::new(MISPRINTED.into());
    let text: String = reading
        .pieces()
        .into_iter()
        .map(|piece| match piece {
            Piece::Between(text) | Piece::Token { text, .. } => text,
        })
        .collect();
    assert_eq!(text, MISPRINTED);
}

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
    reading.act(Act::Forget(byte));
    assert_eq!((reading.moves().len(), reading.asked), (15, Some(byte)));
}

#[test]
fn the_board_follows_the_shown_move() {
    let mut reading = Reading::new(MISPRINTED.into());
    // Where a word is asked about, the board shows what comes before it.
    assert_eq!(reading.shown, 15);
    reading.act(Act::Show(0));
    let knight = reading.position().piece_at(Square::B1);
    reading.act(Act::Show(5));
    assert_eq!(reading.position().piece_at(Square::C3), knight);
    assert_eq!(reading.last_move().map(|mv| mv.to()), Some(Square::C3));
    reading.act(Act::Show(1000));
    assert_eq!(reading.shown, 15);
}

#[test]
fn the_ruy_lopez_of_seed_001_is_read_to_its_end_with_its_players() {
    let reading = Reading::new(printed("ruy_lopez.txt"));
    assert_eq!(reading.moves().len(), 35);
    assert_eq!(reading.first_question(), None);
    let record = reading.record().unwrap();
    let pgn = record::pgn::write(&record);
    assert!(
        pgn.contains("[White \"X.\"]") && pgn.contains("[Black \"Z.\"]"),
        "{pgn}"
    );
    assert!(pgn.trim_end().ends_with("1-0"), "{pgn}");
}

#[test]
fn the_fraction_of_seed_001_is_read() {
    let reading = Reading::new(printed("fractional.txt"));
    assert_eq!(san(&reading), ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"]);
}

fn decide(reading: &mut Reading, word: &str, choice: impl FnOnce(&Position) -> Choice) {
    let byte = reading.text.find(word).unwrap();
    reading.act(Act::Ask(Some(byte)));
    let choice = choice(reading.position());
    reading.act(Act::Choose(byte, choice));
}

fn move_of(san: &str) -> impl FnOnce(&Position) -> Choice + '_ {
    move |position| Choice::Move(notation::san::read(position, san).unwrap())
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
        (san(&reading)[2].as_str(), reading.choices().len()),
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
    reading.act(Act::Forget(byte));
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
                    let count = reading.choices().len();
                    reading.act(Act::Forget(byte));
                    assert!(reading.choices().len() <= count);
                }
            }
        }
        while reading.history().can_undo() {
            reading.act(Act::Undo);
        }
        let fresh = Reading::new(text.as_str().into());
        assert_eq!(reading.choices().len(), 0);
        assert_eq!(reading.games, fresh.games);
    }
}

#[test]
fn every_word_can_be_reached_from_the_first() {
    let mut reading = Reading::new(MISPRINTED.into());
    let mut words = vec![reading.word_at(0).unwrap().byte];
    while let Some(next) = reading.next_word(words[words.len() - 1], true) {
        words.push(next.byte);
    }
    let all: String = words
        .iter()
        .map(|&byte| reading.word_at(byte).unwrap().printed)
        .collect();
    assert_eq!(all.replace(' ', ""), MISPRINTED.replace(' ', ""));
    let mut back = vec![words[words.len() - 1]];
    while let Some(before) = reading.next_word(back[back.len() - 1], false) {
        back.push(before.byte);
    }
    back.reverse();
    assert_eq!(back, words);
    reading.act(Act::Ask(reading.text.find("Castles")));
    assert_eq!(reading.word().unwrap().kind, WordKind::Behind);
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

#[test]
fn notes_are_comments_behind_their_moves_with_what_was_printed() {
    let text =
        "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 (The usual answer.) 3. B-B4 B-B4 4. P-B3 Kt-B6 5. P-Q4";
    let mut reading = Reading::new(text.into());
    decide(&mut reading, "Kt-B6", move_of("Nf6"));
    let pgn = record::pgn::write(&reading.record().unwrap());
    let pgn = pgn.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        pgn.contains("2... Nc6 {The usual answer.}") || pgn.contains("Nc6 {The usual answer.}"),
        "{pgn}"
    );
    assert!(pgn.contains("Nf6 {printed \u{201c}Kt-B6\u{201d}}"), "{pgn}");
    let games = record::pgn::read_all(&pgn);
    assert_eq!((games.len(), games[0].faults.len()), (1, 0));
    assert_eq!(&games[0].record, &reading.record().unwrap());
}

#[test]
fn notes_behind_the_game_stand_where_their_letters_do() {
    let text = "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 (a) 3. B-B4 B-B4 (b) 4. P-B3 Resigns.\n\n\
        (a) Best.\n(b) Now 4. P-QKt4 would be the Evans Gambit.\n";
    let reading = Reading::new(text.into());
    let notes: Vec<_> = reading.comments();
    let expected = [
        (4, "Best."),
        (6, "Now 4. P-QKt4 would be the Evans Gambit."),
    ];
    assert_eq!(notes, expected.map(|(ply, note)| (ply, note.to_owned())));
}

/// Three games that are too long together to be listed at once.
fn book() -> String {
    let prose = "The players were well known in the clubs of their time, as every reader knows.\n";
    let game =
        |number: usize| format!("GAME {number}.\n\n{MISPRINTED}\n\n{}\n\n", prose.repeat(50));
    (1..=3).map(game).collect()
}

/// Lists a book as a worker does.
fn list(reading: &mut Reading, step: usize) {
    let (run, part) = reading.wanted().unwrap();
    let mut book = archive::book::Book::new(Rc::clone(&reading.text))
        .decided(reading.system(), reading.choices().clone())
        .from(part.start)
        .in_steps_of(step);
    while !book.is_done() {
        let games = book.step();
        let (at, is_done) = (book.at(), book.is_done());
        reading.act(Act::Listed(Listed {
            run,
            games,
            at,
            is_done,
        }));
    }
}

#[test]
fn a_book_is_listed_in_steps_and_its_third_game_corrected_and_kept() {
    let text: Rc<str> = book().into();
    let mut reading = Reading::new(Rc::clone(&text));
    assert_eq!(
        (reading.games.len(), reading.listing.phase),
        (0, Phase::Running)
    );
    list(&mut reading, 3_000);
    assert_eq!(
        (reading.games.len(), reading.listing.phase),
        (3, Phase::Done)
    );
    assert_eq!((reading.game, reading.percent()), (0, 100));
    reading.act(Act::Game(2));
    let (byte, _, problem) = reading.questions().next().unwrap();
    assert!(byte > text.len() / 2);
    let mv = problem.possible[0].mv;
    reading.act(Act::Choose(byte, Choice::Move(mv)));
    assert_eq!(reading.games[2].status, archive::book::Status::Read);
    assert_eq!(reading.games[0].status, archive::book::Status::Questions);

    // After a reload the game is there at once, and the list comes in.
    let mut again = Reading::of(Rc::clone(&text), reading.state());
    assert_eq!((again.moves().len(), again.decided().len()), (18, 1));
    list(&mut again, 3_000);
    assert_eq!((again.game, &again.games), (2, &reading.games));
    assert_eq!(again.moves(), reading.moves());

    // A list that is stopped goes on behind what it has.
    let mut stopped = Reading::new(Rc::clone(&text));
    let (run, _) = stopped.wanted().unwrap();
    let first = reading.games[0].clone();
    let at = first.span.end;
    stopped.act(Act::Listed(Listed {
        run,
        games: vec![first],
        at,
        is_done: false,
    }));
    stopped.act(Act::List(Phase::Stopped));
    assert_eq!((stopped.wanted(), stopped.games.len()), (None, 1));
    stopped.act(Act::List(Phase::Running));
    list(&mut stopped, 3_000);
    assert_eq!(stopped.games.len(), 3);
}

#[test]
fn a_doubtful_word_says_why_it_was_taken_for_a_move() {
    let text = "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 B-Kt5 P-QR3 4. B-R4 Kt-B3 5. Castles B-K2";
    let mut reading = Reading::new(text.into());
    assert_eq!(reading.moves().len(), 10);
    let said = |reading: &mut Reading, ply| {
        reading.act(Act::Ask(reading.byte_of_ply(ply)));
        reading.word_said().unwrap()
    };
    // Its number is lost; that of the move before it is there.
    let reason = words::book_link_reason(notation::score::Reason::Unnumbered);
    assert!(said(&mut reading, 5).ends_with(&reason));
    assert!(!said(&mut reading, 3).ends_with(&reason));
    // A move that a number stands before says so.
    let reason = words::book_link_reason(notation::score::Reason::Numbered);
    assert!(said(&mut reading, 3).ends_with(&reason));
}

#[test]
fn a_numbered_word_that_is_left_is_said_to_be_unread() {
    // Behind the end of a game a number is shown as left, and nothing is asked.
    let text = "1. P-K4 P-K4\n2. B-B4 Kt-QB3\n3. Q-R5 Kt-B3\n4. QxBP mate.\n5. Castles P-Q3\n";
    let mut reading = Reading::new(text.into());
    let at = text.find("Castles").unwrap();
    assert_eq!(reading.word_at(at).unwrap().kind, WordKind::Left);
    reading.act(Act::Ask(Some(at)));
    let said = reading.word_said().unwrap();
    assert!(
        said.starts_with("Castles") && said != words::book_plain("Castles"),
        "{said}"
    );
}

#[test]
fn a_record_says_that_black_moved_first_in_print() {
    let text = "BLACK.              WHITE.\nMr. Lewis.          Mr. Cochrane.\n\n\
                1. P to K 4         1. P to K 4\n2. Kt to K B 3      2. Kt to Q B 3\n";
    let reading = Reading::new(text.into());
    let pgn = record::pgn::write(&reading.record().unwrap());
    assert!(pgn.contains("[White \"Mr. Lewis\"]"), "{pgn}");
    assert!(pgn.contains(&words::book_black_first()), "{pgn}");
    assert!(pgn.contains("1. e4 e5 2. Nf3 Nc6"), "{pgn}");
}

#[test]
fn what_was_worked_out_before_a_decision_does_not_undo_it() {
    let mut reading = Reading::new(book().into());
    list(&mut reading, 3_000);
    let prepare = |before: &Reading| {
        let (act, before) = (Act::Game(1), before.clone());
        let mut after = before.clone();
        after.act(act.clone());
        Act::Prepared(Rc::new(Prepared { act, before, after }))
    };
    assert!(reading.reads_a_game(&Act::Game(1)) && !reading.reads_a_game(&Act::Show(1)));
    let prepared = prepare(&reading);

    let mut at_once = reading.clone();
    at_once.act(prepared.clone());
    assert_eq!(at_once.game, 1);

    let (byte, _, problem) = reading.questions().next().unwrap();
    let mv = problem.possible[0].mv;
    reading.act(Act::Choose(byte, Choice::Move(mv)));
    reading.act(prepared);
    assert_eq!((reading.game, reading.choices().len()), (1, 1));
    assert_eq!(reading.moves(), at_once.moves());
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
fn the_signs_of_a_book_stay_with_its_moves() {
    let text = "1. P to K 4 (!) P to K 4 (?) 2. Kt to K B 3 ! Kt to Q B 3?? 3. B-Kt5!? P-QR3";
    let reading = Reading::new(text.into());
    let record = reading.record().unwrap();
    let signs: Vec<Vec<u8>> = record
        .main_line()
        .into_iter()
        .map(|node| record.nags(node).iter().map(|nag| nag.0).collect())
        .collect();
    assert_eq!(signs, [vec![1], vec![2], vec![1], vec![4], vec![5], vec![]]);
}

#[test]
fn the_examples_are_read_to_their_ends() {
    use super::super::examples::{ENGLISH, GERMAN};
    for (text, end) in [(ENGLISH, "Be7#"), (GERMAN, "Rd8#")] {
        let reading = Reading::new(text.into());
        assert_eq!(reading.first_question(), None, "{}", reading.summary());
        assert_eq!(san(&reading).last().map(String::as_str), Some(end));
    }
}

#[test]
fn a_legal_variation_of_a_note_is_one_of_the_record() {
    let text = "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-B4 B-B4\n\nHere 3... Kt-B3 4. P-Q4 PxP is usual, \
                and 3... Q-K9 is no move.\n\n4. P-B3 Kt-B3 5. P-Q4 PxP";
    let reading = Reading::new(text.into());
    assert_eq!(reading.moves().len(), 10);
    let pgn = record::pgn::write(&reading.record().unwrap());
    assert!(pgn.contains("(3... Nf6 4. d4 exd4)"), "{pgn}");
    assert!(pgn.contains("Q-K9"), "it stays words of the note: {pgn}");
    let again = record::pgn::read_all(&pgn);
    assert_eq!(&again[0].record, &reading.record().unwrap());
}
