//! Where the players, and not the moves alone, decide: typed moves, draws that are put to both, long games.

use std::rc::Rc;

use conduct::{Binding, FiftyCount};
use game::{DrawReason, Outcome};
use rules::Color;

use super::conduct_tests::{SHUFFLE, binding, from_board, said, typed, under};
use super::tests::{act, reloaded};
use super::*;

/// Who types a move has made it: for some players the box is the only hand they have.
#[test]
fn an_illegal_move_that_is_typed_is_one_that_was_made() {
    let illegal = |state: &AppState| {
        let sitting = &state.sitting.held().unwrap().sitting;
        sitting.conduct().illegal_moves(Color::White)
    };
    for text in ["b1b3", "Nb1b3", "Ke2", "O-O", "KB-QKt5"] {
        let mut state = under("fide");
        typed(&mut state, &[text]);
        assert_eq!(illegal(&state), 1, "{text}");
        assert!(
            matches!(binding(&state), Binding::Bound { .. }) == text.contains("b1"),
            "{text}"
        );
        let shown = state.conversation.command_box.error.as_ref().unwrap();
        assert!(
            shown.plain().contains("another move follows"),
            "{}",
            shown.plain()
        );
        assert!(state.conversation.notice.is_none(), "it is said at the box");
        typed(&mut state, &[text]);
        assert!(
            state.sitting.held().unwrap().sitting.forfeit().is_some(),
            "{text}"
        );
    }
    let mut penalized = under("seed-000");
    typed(&mut penalized, &["b1b3"]);
    assert!(matches!(
        binding(&penalized),
        Binding::OpponentMayPenalize(_)
    ));
    // What names no piece or no square was never made, whatever the law; and where no law is agreed
    // on, every text is only read.
    for (law, text) in [
        ("fide", "zzz"),
        ("fide", "Nd4"),
        ("fide", "Nf9"),
        ("casual", "b1b3"),
    ] {
        let mut state = under(law);
        typed(&mut state, &[text]);
        assert_eq!(
            (illegal(&state), binding(&state)),
            (0, Binding::Free),
            "{text}"
        );
        assert!(state.conversation.command_box.error.is_some(), "{text}");
    }
}

/// Whoever has offered a draw, the players agree to one that is put to both.
#[test]
fn an_open_offer_stands_in_the_way_of_no_other_draw() {
    let agreed = Some(Outcome::Draw(DrawReason::Agreement));
    for offerer in [None, Some(Color::White), Some(Color::Black)] {
        let offered = |state: &mut AppState| {
            if let Some(color) = offerer {
                Rc::make_mut(&mut state.game).offer_draw(color).unwrap();
            }
        };
        let mut book = from_board("casual", "8/8/8/4k3/8/4K3/2N2N2/8 w - - 0 9");
        typed(&mut book, &["Kd3", "Kd5"]);
        offered(&mut book);
        act(&mut book, SittingAction::BookDraw(true));
        assert_eq!(book.game.outcome(), agreed, "{offerer:?}");
        let mut counted = under("seed-000");
        typed(&mut counted, &["e4", "e5"]);
        act(&mut counted, SittingAction::CallFifty);
        for text in ["Nf3", "Nf6", "Ng1", "Ng8"].repeat(25) {
            typed(&mut counted, &[text]);
        }
        let held = counted.sitting.held().unwrap();
        let expired = FiftyCount::Expired { by: Color::White };
        assert_eq!(held.sitting.conduct().fifty(), expired);
        offered(&mut counted);
        act(
            &mut counted,
            SittingAction::ChooseFifty(conduct::FiftyChoice::Draw),
        );
        let by_count = Some(Outcome::Draw(DrawReason::FiftyMove));
        assert_eq!(counted.game.outcome(), by_count, "{offerer:?}");
        let expected = "Draw by the fifty-move rule.";
        assert!(said(&counted).contains(expected), "{offerer:?}");
        let (game, sitting) = reloaded(&counted);
        assert_eq!(game, *counted.game, "{offerer:?}");
        assert!(sitting.is_on(), "{offerer:?}");
    }
}

/// Seed 000, law XI: today's ends would cut off a count that is going.
#[test]
fn neither_five_repetitions_nor_seventy_five_moves_end_a_game_that_is_counted_by_call() {
    for (law, goes_on) in [("seed-000", true), ("fide", false), ("seed-002", false)] {
        let mut repeated = under(law);
        typed(&mut repeated, &SHUFFLE[..4].repeat(4));
        assert_eq!(repeated.game.outcome().is_none(), goes_on, "{law}");
        let mut long = from_board(law, "4k3/8/8/8/8/8/R7/4K3 w - - 149 90");
        typed(&mut long, &["Kd1"]);
        assert_eq!(long.game.outcome().is_none(), goes_on, "{law}");
        for state in [&repeated, &long] {
            let (game, sitting) = reloaded(state);
            assert_eq!(game, *state.game, "{law}");
            assert!(sitting.is_on());
        }
        let mut next = repeated;
        act(&mut next, SittingAction::Next(GameId("next".into())));
        typed(&mut next, &SHUFFLE[..4].repeat(4));
        assert_eq!(next.game.outcome().is_none(), goes_on, "{law}: a rematch");
    }
}
