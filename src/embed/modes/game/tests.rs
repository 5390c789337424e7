use rules::Square;

use super::*;
use crate::answers::ANSWERS;
use crate::data::tests::written;

const GAME: &str = "[White \"Morphy\"]\n[Site \"Paris\"]\n\n1. e4 {Best. [%cal Ge2e4,Rd1h5][%csl Yf7]} e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) \
    2. Nf3 Nc6 1-0\n\n[White \"Second\"]\n\n1. d4 d5 2. Kd3 *";

fn data(attributes: &str) -> Data {
    let mut data = written(attributes);
    data.pgn = Some(GAME.into());
    data
}

fn mode(attributes: &str) -> GameMode {
    GameMode::new(&data(attributes)).unwrap_or_else(|fault| panic!("{fault:?}"))
}

fn attempt(from: Square, to: Square) -> Try {
    Try::new(from, to, None)
}

/// The path that the page receives.
fn navigated(effects: &[ModeEvent]) -> Option<(&str, usize)> {
    effects.iter().find_map(|effect| match effect {
        ModeEvent::Navigated { path, ply } => Some((path.as_str(), *ply)),
        _ => None,
    })
}

#[test]
fn every_move_is_told_by_the_name_that_leads_to_it() {
    let mut mode = mode("");
    for (path, ply) in [
        ("1w", 1),
        ("2b", 4),
        ("1b/1", 2),
        ("1b/1/2w/1/2b", 4),
        ("", 0),
    ] {
        let effects = mode.go_to(path).unwrap_or_else(|| panic!("{path}"));
        assert_eq!(navigated(&effects), Some((path, ply)));
    }
    assert_eq!(mode.go_to("9w"), None);
    assert_eq!(mode.go_to("check"), None);
}

#[test]
fn the_buttons_lead_through_the_game() {
    let mut mode = mode(r#"start="2w""#);
    assert_eq!(
        mode.board_state().last_squares(),
        Some((Square::G1, Square::F3))
    );
    assert_eq!(navigated(&mode.press(Control::Next, 0)), Some(("2b", 4)));
    let effects = mode.press(Control::Next, 0);
    assert!(
        matches!(effects.as_slice(), [ModeEvent::Announced(_)]),
        "there is nothing more to show"
    );
    assert_eq!(
        navigated(&mode.press(Control::Previous, 0)),
        Some(("2w", 3))
    );
    assert!(mode.glides());
    assert_eq!(navigated(&mode.press(Control::First, 0)), Some(("", 0)));
    assert!(!mode.glides(), "several moves at once jump");
    assert!(mode.board_state().last().is_none());
    assert_eq!(navigated(&mode.press(Control::Last, 0)), Some(("2b", 4)));
}

#[test]
fn a_move_of_the_game_is_found_on_the_board() {
    let mut mode = mode(r#"start="1w""#);
    assert_eq!(
        navigated(&mode.attempt(attempt(Square::C7, Square::C5), 0)),
        Some(("1b/1", 2))
    );
    assert_eq!(
        navigated(&mode.attempt(attempt(Square::C2, Square::C3), 0)),
        Some(("1b/1/2w/1", 3))
    );
}

#[test]
fn another_move_stands_on_the_board_until_the_reader_goes_on() {
    let mut mode = mode(r#"start="1w""#);
    let effects = mode.attempt(attempt(Square::D7, Square::D5), 0);
    let said = "Not in this game: 1\u{2026} d5. The next move returns to it.";
    assert_eq!(effects, [ModeEvent::Say(said.into())]);
    mode.attempt(attempt(Square::E4, Square::D5), 0);
    assert!(mode.fen().starts_with("rnbqkbnr/ppp1pppp/8/3P4/"));
    // What is played there is no move of the game, even if it could be one elsewhere.
    let effects = mode.attempt(attempt(Square::G8, Square::F6), 0);
    assert!(
        matches!(&effects[..], [ModeEvent::Say(said)] if said.contains("1\u{2026} d5 2. exd5 Nf6"))
    );
    mode.press(Control::Previous, 0);
    let effects = mode.press(Control::Previous, 0);
    assert_eq!(effects, [ModeEvent::Say(said.into())]);
    let effects = mode.press(Control::Next, 0);
    assert_eq!(navigated(&effects), Some(("1b", 2)), "the move of the game");
    assert_eq!(effects[0], ModeEvent::Say(String::new()));
}

#[test]
fn a_move_that_the_laws_forbid_is_explained() {
    let mut mode = mode("");
    let effects = mode.attempt(attempt(Square::E2, Square::E5), 0);
    let [ModeEvent::Refused(refused)] = &effects[..] else {
        panic!("{effects:?}")
    };
    mode.set_drawing((ANSWERS.reason)(refused).0);
    assert_eq!(mode.drawing().wrong, Some(Square::E5));
    mode.press(Control::Next, 0);
    assert_eq!(*mode.drawing(), Drawing::default());
}

#[test]
fn arrows_and_marks_are_those_of_the_move() {
    let mut mode = mode("");
    assert_eq!(mode.shapes(), None);
    assert!(mode.is_as_written(), "those of the attributes");
    mode.press(Control::Next, 0);
    assert_eq!(mode.shapes(), Some(("Ge2e4 Rd1h5".into(), "Yf7".into())));
    mode.press(Control::Next, 0);
    assert_eq!(mode.shapes(), None);
    assert!(!mode.is_as_written());
}

#[test]
fn hidden_moves_appear_as_they_are_played_through() {
    let mut mode = mode(r#"moves="hidden" start="1w""#);
    let count = |mode: &GameMode| {
        let seen = mode.view().seen?;
        let nodes = mode.record().main_line().into_iter();
        Some(nodes.filter(|&node| seen.contains(node)).count())
    };
    assert_eq!(count(&mode), Some(1));
    mode.press(Control::Next, 0);
    mode.press(Control::Previous, 0);
    assert_eq!(count(&mode), Some(2), "what was seen stays");
    mode.change_look(&data(r#"moves="bottom""#));
    assert_eq!(count(&mode), None);
}

#[test]
fn one_of_several_games_is_chosen_by_the_author_or_the_reader() {
    assert_eq!(mode(r#"game="2""#).view().choice, None);
    let mut mode = mode("");
    let (names, chosen) = mode.view().choice.expect("two games");
    assert_eq!((names.len(), chosen), (2, 0));
    assert_eq!(mode.view().facts, "Paris");
    assert_eq!(navigated(&mode.choose(1)), Some(("", 0)));
    let [fault] = &mode.faults()[..] else {
        panic!("{:?}", mode.faults())
    };
    assert_eq!((fault.line, fault.column), (Some(8), Some(13)));
    assert!(mode.view().stops);
    assert_eq!(
        navigated(&mode.press(Control::Last, 0)),
        Some(("1b", 2)),
        "up to there"
    );
    for number in ["3", "0", "second"] {
        let fault = GameMode::new(&data(&format!("game=\"{number}\""))).expect_err("no game");
        assert_eq!(fault.attribute, Some(element::Attribute::Game), "{number}");
    }
}

#[test]
fn no_game_at_all_is_a_fault() {
    for text in ["", "  \n", "*"] {
        let mut data = written("");
        data.pgn = Some(text.into());
        assert!(GameMode::new(&data).is_err(), "{text:?}");
    }
    assert!(GameMode::new(&written("")).is_err());
    for start in ["9w", "soon"] {
        let fault = GameMode::new(&data(&format!("start=\"{start}\""))).expect_err("no move");
        assert_eq!(fault.attribute, Some(element::Attribute::Start));
    }
}

#[test]
fn moves_follow_each_other_until_somebody_does_something() {
    let mut mode = mode("");
    let effects = mode.press(Control::Autoplay, 0);
    assert_eq!(navigated(&effects), Some(("1w", 1)));
    assert_eq!(effects.last(), Some(&ModeEvent::ContinueSlowly));
    assert!(mode.controls().contains(&Control::Stop));
    assert_eq!(navigated(&mode.go_on()), Some(("1b", 2)));
    mode.press(Control::Previous, 0);
    assert_eq!(mode.go_on(), []);
    mode.go_to("2w");
    let effects = mode.press(Control::Autoplay, 0);
    assert_ne!(
        effects.last(),
        Some(&ModeEvent::ContinueSlowly),
        "that was the last move"
    );
    assert!(mode.controls().contains(&Control::Autoplay));
}

#[test]
fn nothing_moves_by_itself_where_nothing_may_move() {
    let mut data = data("");
    data.is_still = true;
    let mode = GameMode::new(&data).unwrap_or_else(|fault| panic!("{fault:?}"));
    assert!(!mode.controls().contains(&Control::Autoplay));
}

#[test]
fn the_reader_goes_on_where_he_was() {
    let mut first = mode("");
    first.go_to("1b/1/2w");
    let mut second = mode("");
    second.take_up(&first.kept().expect("a place"), 0);
    assert_eq!(second.fen(), first.fen());
}

#[test]
fn a_folded_variation_opens_for_its_move() {
    let mut mode = mode("");
    let first = mode.record().children(mode.record().main_line()[0])[1];
    mode.fold(first);
    assert!(mode.view().folded.contains(first));
    mode.go_to("1b/1/2w");
    assert!(mode.view().folded.is_empty());
}

#[test]
fn without_a_list_the_move_is_told_to_everybody() {
    let mut mode = mode(r#"moves="none""#);
    let effects = mode.press(Control::Next, 0);
    assert!(matches!(effects.last(), Some(ModeEvent::Say(said)) if said.contains("Best.")));
}
