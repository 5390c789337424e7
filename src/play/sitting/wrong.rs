//! The end of a game that counts for nothing: by agreement, or because something was wrong from the beginning,
//! where the law of the game says what becomes of it.

use conduct::{IllegalMoveLaw, Irregularity, Memory, Noticed, Pace, Remedy};
use wasm_bindgen::JsCast;
use web_sys::HtmlSelectElement;
use yew::{Callback, Event, Html, html};

use super::place::{press, row};
use super::{LeavingQuestion, PendingSitting, SittingAction};
use crate::state::{Action, AppState};

/// What can be wrong from the beginning; what goes wrong later, the board does not let happen.
const FROM_THE_BEGINNING: [Irregularity; 5] = [
    Irregularity::BoardMisplaced,
    Irregularity::PiecesMisplaced,
    Irregularity::OddsForgotten,
    Irregularity::ColorsReversed,
    Irregularity::FirstMoveOutOfTurn,
];

/// What becomes of a game in which something was wrong from the beginning, by its law and the moves made.
pub(super) fn remedy(state: &AppState, held: &PendingSitting, found: Irregularity) -> Remedy {
    let conduct = held.sitting.agreement().conduct;
    let pace = match conduct.illegal {
        IllegalMoveLaw::Time(pace) => pace,
        _ => Pace::Standard,
    };
    let plies = u32::try_from(state.game.len()).unwrap_or(u32::MAX);
    let noticed = Noticed {
        one: plies.div_ceil(2),
        other: plies / 2,
    };
    found.remedy(conduct.code, pace, noticed, Memory::Known)
}

/// Asks why the game is to be annulled, says in `text` what the law makes of it, and offers just that
/// beside the button to `keep` playing.
pub(super) fn question(
    text: String,
    found: Option<Irregularity>,
    remedy: Option<Remedy>,
    keep: Html,
    send: &Callback<Action>,
) -> Html {
    let onchange = send.reform(|event: Event| {
        let field = event.target().and_then(|it| it.dyn_into().ok());
        let chosen = field.and_then(|field: HtmlSelectElement| field.value().parse().ok());
        SittingAction::AskLeaving(Some(LeavingQuestion::Annul(chosen))).into()
    });
    let option = |value: &'static str, text: String, is_chosen: bool| {
        html! { <option {value} selected={is_chosen}>{ text }</option> }
    };
    let action = match remedy {
        None | Some(Remedy::Annul) => press(send, words::button_annul(), SittingAction::Annul),
        Some(Remedy::Retract) => press(
            send,
            words::button_take_all_back(),
            SittingAction::TakeAllBack,
        ),
        Some(_) => Html::default(),
    };
    let why = html! {
        <>
            <label for="annul-why">{ words::annul_why() }</label>
            <select id="annul-why" {onchange}>
                { option("", words::annul_agreed(), found.is_none()) }
                { for FROM_THE_BEGINNING.map(|each| option(each.name(), words::law_irregularity(each), found == Some(each))) }
            </select>
        </>
    };
    row(
        "annul-asked",
        text,
        html! { <>{ why }{ action }{ keep }</> },
    )
}

#[cfg(test)]
mod tests {
    use conduct::{Irregularity, Remedy};
    use rules::Square;

    use super::super::tests::{act, attempt, seated};
    use super::super::{LeavingQuestion, SittingAction};
    use super::remedy;

    /// Law IV of seed 000: before both players have made four moves the game is annulled. The text of seed 004
    /// has errors retracted.
    #[test]
    fn a_game_begun_out_of_turn_ends_as_its_law_says() {
        let moves = [
            (Square::E2, Square::E4),
            (Square::E7, Square::E5),
            (Square::G1, Square::F3),
            (Square::B8, Square::C6),
            (Square::F1, Square::C4),
            (Square::F8, Square::C5),
            (Square::C2, Square::C3),
            (Square::G8, Square::F6),
        ];
        let found = Irregularity::FirstMoveOutOfTurn;
        for (law, expected) in [
            ("seed-000", [Remedy::Annul, Remedy::PlayOn]),
            ("fide", [Remedy::Annul, Remedy::Annul]),
            ("seed-004", [Remedy::Retract, Remedy::Retract]),
        ] {
            let mut state = seated(|it| it.law = law.into());
            for (count, (from, to)) in (1..).zip(moves) {
                attempt(&mut state, from, to);
                let held = state.sitting.held().unwrap();
                let expected = expected[usize::from(count == moves.len())];
                assert_eq!(
                    remedy(&state, held, found),
                    expected,
                    "{law}, {count} moves"
                );
            }
            act(
                &mut state,
                SittingAction::AskLeaving(Some(LeavingQuestion::Annul(Some(found)))),
            );
            if expected[1] == Remedy::Retract {
                act(&mut state, SittingAction::TakeAllBack);
                assert!(
                    state.game.is_empty() && state.game.outcome().is_none(),
                    "{law}"
                );
            }
        }
    }
}
