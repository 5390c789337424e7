//! What the laws of conduct leave to the players: after another illegal move, after a touch, and where draws
//! are claimed or counted.

use conduct::{Binding, FiftyCount, PenaltyKind};
use game::{ClaimReason, DrawReason, Outcome};
use rules::{Color, Square};
use sitting::TakeBacks;
use ui::settings::Settings;
use ui::speech::Urgency;

use super::choices::Choices;
use super::place::{can_waive, fifty_call};
use super::tests::{act, attempt, reloaded, seated};
use super::*;
use crate::state::Dialog;

pub(super) fn under(law: &str) -> AppState {
    seated(|it| it.law = law.into())
}

pub(super) fn typed(state: &mut AppState, texts: &[&str]) {
    for text in texts {
        state.apply(Action::Typed((*text).into(), GameId("spare".into())));
    }
}

pub(super) fn said(state: &AppState) -> String {
    [Urgency::Polite, Urgency::Assertive]
        .map(|urgency| state.conversation.last_said(urgency))
        .join(" ")
}

pub(super) fn binding(state: &AppState) -> Binding {
    state.sitting.held().unwrap().sitting.binding(&state.game)
}

/// The same position stands on the board for the third time.
pub(super) const SHUFFLE: [&str; 8] = ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"];

#[test]
fn an_illegal_move_while_a_penalty_is_open_or_enforced_changes_nothing() {
    let mut state = under("seed-000");
    attempt(&mut state, Square::B1, Square::B3);
    let open = binding(&state);
    attempt(&mut state, Square::A1, Square::A5);
    assert_eq!(binding(&state), open);
    assert!(
        said(&state).contains("Black may choose"),
        "{}",
        said(&state)
    );
    act(&mut state, SittingAction::Penalize(PenaltyKind::MovePiece));
    let bound = binding(&state);
    attempt(&mut state, Square::A1, Square::A5);
    assert_eq!(binding(&state), bound);
    assert!(said(&state).contains("knight on b1 must move"));
    attempt(&mut state, Square::E2, Square::E4);
    assert!(state.game.is_empty());
    attempt(&mut state, Square::B1, Square::C3);
    assert_eq!(state.game.len(), 1);
}

#[test]
fn an_illegal_move_does_not_free_from_a_touched_piece() {
    for (law, wrong) in [
        ("seed-002", (Square::A1, Square::A5)),
        ("seed-004", (Square::G1, Square::G5)),
        ("fide", (Square::A1, Square::A5)),
    ] {
        let mut state = under(law);
        state.apply(Action::Picked(Square::G1));
        attempt(&mut state, wrong.0, wrong.1);
        attempt(&mut state, Square::E2, Square::E4);
        assert!(state.game.is_empty(), "{law}");
        attempt(&mut state, Square::G1, Square::F3);
        assert_eq!(state.game.len(), 1, "{law}");
    }
}

/// FIDE 9.1.2.1.
#[test]
fn whoever_touches_a_piece_declines_the_offer() {
    let offered = |law: &str| {
        let mut state = under(law);
        typed(&mut state, &["e4", "e5"]);
        state.apply(Action::OfferDraw);
        typed(&mut state, &["Nf3"]);
        assert_eq!(state.game.draw_offer(), Some(Color::White), "{law}");
        state
    };
    let mut state = offered("fide");
    state.apply(Action::Adjust);
    state.apply(Action::Picked(Square::B8));
    state.apply(Action::Adjust);
    assert!(state.game.draw_offer().is_some(), "it was only adjusted");
    state.apply(Action::Picked(Square::B8));
    assert_eq!(state.game.draw_offer(), None);
    assert!(said(&state).contains("Draw declined."), "{}", said(&state));
    state.apply(Action::AcceptDraw);
    assert_eq!(state.game.outcome(), None);
    let mut state = offered("casual");
    state.apply(Action::Picked(Square::B8));
    assert!(state.game.draw_offer().is_some());
}

/// FIDE 9.4.
#[test]
fn no_draw_is_claimed_on_a_move_for_which_a_piece_was_touched() {
    let claim = || Action::Claim(ClaimReason::Threefold, None);
    let mut state = under("fide");
    typed(&mut state, &SHUFFLE);
    assert!(!claims(&state).is_empty());
    state.apply(Action::Picked(Square::G1));
    assert!(claims(&state).is_empty());
    for action in [claim(), Action::Open(Dialog::Claim)] {
        state.apply(action);
        assert_eq!((state.game.outcome(), &state.dialog), (None, &None));
        assert!(said(&state).contains(&words::claim_forfeited()));
        state.conversation.say("");
    }
    typed(&mut state, &["claim"]);
    assert_eq!(state.game.outcome(), None);
    // The opponent has touched nothing.
    attempt(&mut state, Square::G1, Square::F3);
    state.apply(claim());
    assert!(state.game.outcome().is_some());
    let mut state = under("casual");
    typed(&mut state, &SHUFFLE);
    state.apply(Action::Picked(Square::G1));
    state.apply(claim());
    assert!(state.game.outcome().is_some());
}

#[test]
fn draws_are_claimed_as_the_players_have_agreed_whatever_the_site_is_set_to() {
    let drawn = Some(Outcome::Draw(DrawReason::Threefold));
    for (automatic, claim_for_me) in [(false, true), (true, false)] {
        let mut state = seated(|it| {
            it.law = "fide".into();
            it.claims = automatic;
        });
        let settings = Settings {
            claim_for_me,
            ..Settings::default()
        };
        state.apply(Action::Settings(settings));
        for _ in 0..2 {
            for (from, to) in [
                (Square::G1, Square::F3),
                (Square::G8, Square::F6),
                (Square::F3, Square::G1),
                (Square::F6, Square::G8),
            ] {
                state.apply(Action::Picked(from));
                attempt(&mut state, from, to);
            }
        }
        assert_eq!(state.game.outcome(), drawn.filter(|_| automatic));
        assert_eq!(state.settings.claim_for_me, claim_for_me);
    }
}

#[test]
fn the_program_decides_at_once_what_the_law_leaves_to_the_opponent() {
    let against = || {
        seated(|it| {
            it.opponent = "3".into();
            it.law = "seed-000".into();
        })
    };
    let mut state = against();
    attempt(&mut state, Square::B1, Square::B3);
    let text = said(&state);
    assert!(
        text.contains("The computer chooses: Move that piece. Touched: the knight on b1"),
        "{text}"
    );
    attempt(&mut state, Square::E2, Square::E4);
    assert!(state.game.is_empty());
    attempt(&mut state, Square::B1, Square::C3);
    assert_eq!(state.game.len(), 1);
    let mut state = against();
    state.apply(Action::Picked(Square::B1));
    state.apply(Action::Picked(Square::G1));
    assert!(matches!(binding(&state), Binding::Bound { .. }));
    assert!(
        said(&state).contains("The computer chooses"),
        "{}",
        said(&state)
    );
}

#[test]
fn nobody_lets_off_oneself_what_the_program_has_chosen() {
    for (opponent, expected) in [("person", true), ("3", false)] {
        let mut state = seated(|it| {
            it.opponent = opponent.into();
            it.law = "seed-000".into();
        });
        attempt(&mut state, Square::B1, Square::B3);
        act(&mut state, SittingAction::Penalize(PenaltyKind::MovePiece));
        let held = state.sitting.held().unwrap();
        assert_eq!(can_waive(held, &binding(&state)), expected);
    }
}

#[test]
fn against_the_program_draws_are_claimed_at_first_and_taking_back_is_not_asked_for() {
    for (is_computer, claim_for_me, expected) in [
        (false, false, false),
        (false, true, true),
        (true, false, true),
    ] {
        assert_eq!(Choices::usual(is_computer, claim_for_me).claims, expected);
    }
    for (opponent, offered, chosen) in [("person", 3, TakeBacks::Asked), ("3", 2, TakeBacks::Free)]
    {
        let choices = Choices {
            opponent: opponent.into(),
            ..Choices::default()
        };
        assert_eq!(choices.take_backs_offered().count(), offered);
        assert_eq!(choices.take_back(), chosen);
    }
}

/// Seed 000, law IX.
#[test]
fn the_right_to_a_penalty_is_lost_with_the_touch_of_a_reply() {
    let mut state = under("seed-000");
    state.apply(Action::Picked(Square::B1));
    attempt(&mut state, Square::B1, Square::B3);
    state.apply(Action::NotMovable(Square::E7));
    assert_eq!(binding(&state), Binding::Free);
    assert!(said(&state).contains(&words::waived()));
    attempt(&mut state, Square::E2, Square::E4);
    assert_eq!(state.game.len(), 1);
}

/// Seed 000, law XI.
#[test]
fn fifty_moves_are_counted_by_call_and_not_claimed() {
    let mut state = under("seed-000");
    let call = |state: &AppState| fifty_call(state, state.sitting.held().unwrap());
    assert!(call(&state).is_none(), "nothing has been played");
    typed(&mut state, &["e4", "e5"]);
    let asked = call(&state).unwrap();
    assert!(matches!(
        asked,
        SittingAction::AskLeaving(Some(LeavingQuestion::Count))
    ));
    act(&mut state, asked);
    let held = state.sitting.held().unwrap();
    assert_eq!(held.sitting.conduct().fifty(), FiftyCount::Idle);
    act(&mut state, SittingAction::CallFifty);
    let held = state.sitting.held().unwrap();
    assert_eq!(
        (held.sitting.conduct().fifty().moves_left(), held.asked),
        (Some(50), None)
    );
    assert!(call(&state).is_none(), "it is counted already");
    // A line of play that is repeated is a ground of its own.
    let mut state = under("seed-000");
    typed(&mut state, &SHUFFLE[..4]);
    assert!(matches!(call(&state), Some(SittingAction::CallFifty)));
    assert!(fifty_call(&under("fide"), under("fide").sitting.held().unwrap()).is_none());
    // Today's fifty moves are nobody's to claim.
    for (law, is_claimed) in [("fide", true), ("seed-000", false)] {
        let mut state = from_board(law, "4k3/8/8/8/8/8/R7/4K3 w - - 99 80");
        typed(&mut state, &["Kd1"]);
        assert_eq!(!claims(&state).is_empty(), is_claimed, "{law}");
        typed(&mut state, &["claim"]);
        assert_eq!(state.game.outcome().is_some(), is_claimed, "{law}");
    }
}

pub(super) fn from_board(law: &str, fen: &str) -> AppState {
    let choices = Choices {
        law: law.into(),
        start: "board".into(),
        ..Default::default()
    };
    let (agreement, contest, start) = choices.agreed(0, &fen.parse().unwrap()).unwrap();
    let beginning = Beginning {
        id: GameId("new".into()),
        agreement,
        contest,
        start,
    };
    let mut state = AppState::new(Game::default(), GameId("old".into()), Settings::default());
    act(&mut state, SittingAction::Begin(Box::new(beginning)));
    state
}

#[test]
fn a_move_that_was_taken_back_by_agreement_is_not_played_again() {
    let mut state = under("casual");
    attempt(&mut state, Square::E2, Square::E4);
    state.apply(Action::TakeBack);
    act(&mut state, SittingAction::AnswerTakeBack(true));
    assert!(state.game.is_empty() && !state.game.can_redo());
    state.apply(Action::Redo);
    assert!(state.game.is_empty());
    assert!(
        said(&state).contains(&words::nothing_to_redo()),
        "{}",
        said(&state)
    );
}

#[test]
fn what_was_wrong_with_a_call_of_check_is_said_after_the_move_and_shown() {
    let mut state = under("seed-000");
    typed(&mut state, &["e4", "f5", "Qh5+"]);
    let [moved, wrong] =
        ["queen to h5", "Check was not announced."].map(|it| said(&state).find(it));
    assert!(moved.is_some() && moved < wrong, "{}", said(&state));
    let shown = state.conversation.answer.as_deref();
    assert_eq!(shown, Some("Check was not announced."));
    typed(&mut state, &["g6"]);
    assert_eq!(state.conversation.answer, None);
}

/// Seed 000, law IX; seed 004, “Check”.
#[test]
fn what_was_touched_because_of_a_false_check_is_excused() {
    let mut state = under("seed-000");
    act(&mut state, SittingAction::SayCheck);
    attempt(&mut state, Square::E2, Square::E4);
    state.apply(Action::Picked(Square::G8));
    let (game, sitting) = reloaded(&state);
    let mut state = AppState::new(game, GameId("new".into()), Settings::default());
    state.sitting = sitting;
    assert!(matches!(binding(&state), Binding::Bound { .. }));
    act(&mut state, SittingAction::Excuse);
    assert_eq!(binding(&state), Binding::Free);
    state.apply(Action::Picked(Square::G8));
    act(&mut state, SittingAction::Excuse);
    assert!(matches!(binding(&state), Binding::Bound { .. }), "once");
}
