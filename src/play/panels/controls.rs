//! The buttons of the game.

use yew::{Callback, Html, html};

use crate::state::Dialog;

/// Which buttons can act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Possible {
    /// The page is live; until then all buttons are disabled.
    pub ready: bool,
    /// There is a move to take back.
    pub take_back: bool,
    /// There is a move to play again.
    pub redo: bool,
    /// The game goes on.
    pub play: bool,
    /// A draw may be offered now.
    pub offer: bool,
    /// A draw can be claimed now or with a move.
    pub claim: bool,
}

/// The action of a button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Press {
    /// Begin a new game.
    NewGame,
    /// Turn the board.
    Flip,
    /// Take the last move back.
    TakeBack,
    /// Play it again.
    Redo,
    /// Offer a draw.
    OfferDraw,
    /// Copy the position.
    CopyFen,
    /// Copy the game.
    CopyPgn,
    /// Save the page as one file.
    SavePage,
    /// Open a dialog.
    Open(Dialog),
}

/// The actions that are needed while playing: on a phone they are in the bar near the thumb.
pub fn actions(possible: Possible, on_press: &Callback<Press>) -> Html {
    let Possible {
        ready,
        take_back,
        redo,
        ..
    } = possible;
    html! {
        <div class="actions" role="group" aria-label={words::actions_label()}>
            { button(on_press, words::button_take_back(), Press::TakeBack, take_back) }
            { button(on_press, words::button_redo(), Press::Redo, redo) }
            { button(on_press, words::button_flip(), Press::Flip, ready) }
            { button(on_press, words::button_new_game(), Press::NewGame, ready) }
        </div>
    }
}

/// The actions that are needed less often; `claim_reason` says why a draw can be claimed.
pub fn more(possible: Possible, claim_reason: Option<String>, on_press: &Callback<Press>) -> Html {
    let Possible {
        ready,
        play,
        offer,
        claim,
        ..
    } = possible;
    html! {
        <div class="more" role="group" aria-label={words::more_label()}>
            { button(on_press, words::button_offer_draw(), Press::OfferDraw, offer) }
            <div class="claim">
                { button(on_press, words::button_claim_draw(), Press::Open(Dialog::Claim), claim) }
                if let Some(reason) = claim_reason {
                    <p class="reason">{ reason }</p>
                }
            </div>
            { button(on_press, words::button_resign(), Press::Open(Dialog::Resign), play) }
            { button(on_press, words::button_copy_fen(), Press::CopyFen, ready) }
            { button(on_press, words::button_copy_pgn(), Press::CopyPgn, ready) }
            { button(on_press, words::button_save_page(), Press::SavePage, ready) }
            { button(on_press, words::button_paste(), Press::Open(Dialog::Paste(None)), ready) }
            { button(on_press, words::button_settings(), Press::Open(Dialog::Settings), ready) }
            { button(on_press, words::button_help(), Press::Open(Dialog::Help), ready) }
        </div>
    }
}

fn button(on_press: &Callback<Press>, name: String, press: Press, enabled: bool) -> Html {
    let onclick = on_press.reform(move |_| press.clone());
    html! { <button type="button" disabled={!enabled} {onclick}>{ name }</button> }
}
