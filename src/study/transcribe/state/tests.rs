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
    assert_eq!(text.trim(), MISPRINTED);
}

#[test]
fn a_misprint_is_asked_about_and_read_on_once_it_is_decided() {
    let mut reading = Reading::new(MISPRINTED.into());
    assert_eq!(reading.moves().len(), 15);
    let (text, problem) = reading.problem().unwrap();
    assert_eq!(text, "B-K7");
    let meant = problem.possible[0].mv;
    let byte = reading.asked.unwrap();
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
    assert_eq!(reading.problem(), None);
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
