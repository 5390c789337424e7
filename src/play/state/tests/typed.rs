//! What is typed: moves in every notation, and questions to the board.

use notation::letters::Language;
use notation::style::Style;

use super::*;

#[test]
fn a_text_that_is_not_understood_stays_in_the_box_with_its_reason() {
    let mut state = page();
    typed(&mut state, &["Nf6"]);
    assert_eq!(state.conversation.command_box.accepted.serial(), 0);
    assert!(state.conversation.command_box.error.is_some());
    typed(&mut state, &["Nf3"]);
    assert_eq!(state.conversation.command_box.accepted.serial(), 1);
    assert_eq!(state.conversation.command_box.error, None);
}

#[test]
fn the_board_answers_questions_about_itself() {
    let mut state = page();
    let mut hear = |text: &str| {
        typed(&mut state, &[text]);
        state.conversation.last_said(Urgency::Polite).to_owned()
    };
    assert_eq!(hear("p N"), "White: knights b1 and g1.");
    assert_eq!(hear("s 3"), "Rank 3 is empty.");
    assert_eq!(
        hear("s e"),
        "The e-file: white king e1, white pawn e2, black pawn e7 and black king e8."
    );
    assert_eq!(hear("m g1"), "The knight on g1 can go to f3 and h3.");
    assert_eq!(
        hear("m b8"),
        "It is White's turn: the knight on b8 is Black's."
    );
    assert_eq!(hear("l"), "No moves yet.");
    assert_eq!(hear("c"), "This game has no clock.");
}

/// Settings under which moves are written in the letters of a language.
fn in_letters_of(language: Language) -> Settings {
    Settings {
        notation: Style::Localized(language),
        ..Settings::default()
    }
}

#[test]
fn moves_are_typed_in_the_letters_in_which_they_are_written() {
    let mut state = page();
    typed(&mut state, &["Sf3"]);
    assert_eq!(state.game.len(), 0, "these letters were not chosen");
    state.apply(Action::Settings(in_letters_of(Language::German)));
    typed(&mut state, &["Sf3", "Sc6", "Nc3", "a6", "g3", "Ta7", "Lh3"]);
    assert_eq!(state.game.len(), 7);
    // An illegal move is refused as the move that it is.
    typed(&mut state, &["Da5"]);
    assert_eq!(state.game.len(), 7);
    let error = state.conversation.command_box.error.clone().unwrap();
    assert!(error.plain().contains("queen on d8"), "{}", error.plain());
}

#[test]
fn a_letter_that_names_two_pieces_is_asked_about() {
    // R is the king in French, the rook in English.
    let mut state = from("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    state.settings = in_letters_of(Language::French);
    typed(&mut state, &["Rd1"]);
    assert_eq!(state.game.len(), 0);
    let error = state.conversation.command_box.error.clone().unwrap();
    let asked = "\u{201c}Rd1\u{201d} means different moves in different notations. Type one of these: \
                 e1d1 and a1d1.";
    assert_eq!(error.plain(), asked);
    typed(&mut state, &["Rb1"]);
    assert_eq!(state.game.len(), 1, "only the rook can go there");
}

#[test]
fn descriptive_moves_know_where_the_pieces_come_from() {
    let mut state = page();
    typed(&mut state, &["Kt-KB3", "P-QR4", "Kt-Q4", "P-R5", "KKt-Kt5"]);
    assert_eq!(state.game.moves().len(), 5);
    assert_eq!(state.game.san(4), "Nb5");
    typed(&mut state, &["P-R6", "QKtxP", "P-QB3"]);
    // Both knights stand on the Queen's side; in a diagram nobody could tell which is which.
    typed(&mut state, &["KKt-Q4"]);
    assert_eq!(state.game.san(8), "Nd4");
}

#[test]
fn a_descriptive_move_that_fits_twice_is_asked_about() {
    let mut state = page();
    typed(&mut state, &["P-B4"]);
    assert!(state.game.is_empty());
    let error = state.conversation.command_box.error.clone().unwrap();
    assert_eq!(
        error.plain(),
        "“P-B4” fits more than one move. Type one of these: c4 and f4."
    );
}

#[test]
fn a_forbidden_descriptive_move_says_why() {
    let mut state = page();
    typed(&mut state, &["KB-QKt5"]);
    assert_eq!(state.conversation.code, Some(Code::Blocked));
    assert!(state.game.is_empty());
}

#[test]
fn a_quiet_move_can_be_announced_in_a_sentence() {
    let mut state = page();
    typed(&mut state, &["The knight goes from g1 to f3."]);
    assert_eq!(state.game.san(0), "Nf3");
    typed(&mut state, &["The bishop goes from b8 to c6."]);
    assert!(state.conversation.command_box.error.is_some());
    typed(&mut state, &["The knight goes from b8 to b6."]);
    assert_eq!(state.conversation.code, Some(Code::Geometry));
}

#[test]
fn who_plays_is_told_by_name_where_names_are_known() {
    let asked = |game: Game| {
        let mut state = AppState::new(game, id("one"), Settings::default());
        typed(&mut state, &["o"]);
        state.conversation.last_said(Urgency::Polite).to_owned()
    };
    assert_eq!(
        asked(Game::default()),
        "Two players at this board. White to move."
    );
    let mut game = Game::default();
    game.set_tags(vec![("White".to_owned(), "Anna".to_owned())]);
    assert_eq!(asked(game), "Anna \u{2013} Black. White to move.");
}
