mod decisions;
mod listing;

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
            PrintPart::Between(text) | PrintPart::Token { text, .. } => text,
        })
        .collect();
    assert_eq!(text, MISPRINTED);
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
