//! The buttons of the game.

use yew::{Callback, Html, Properties, component, html};

use crate::state::Dialog;

/// Which buttons can act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Possible {
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

/// What a button asks for.
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
    /// Open a dialog.
    Open(Dialog),
}

/// The buttons and what they send.
#[derive(Debug, Properties, PartialEq)]
pub struct ControlsProps {
    /// Which of them can act.
    pub possible: Possible,
    /// The reason for which a draw can be claimed, shown beside its button.
    #[prop_or_default]
    pub claim_reason: Option<yew::AttrValue>,
    /// Hears the presses.
    pub on_press: Callback<Press>,
}

/// The actions at hand while playing: they stand in the bar at the thumb on a phone.
#[component]
pub fn Actions(props: &ControlsProps) -> Html {
    let Possible {
        take_back, redo, ..
    } = props.possible;
    html! {
        <div class="actions" role="group" aria-label={words::actions_label()}>
            { button(props, words::button_take_back(), Press::TakeBack, take_back) }
            { button(props, words::button_redo(), Press::Redo, redo) }
            { button(props, words::button_flip(), Press::Flip, true) }
            { button(props, words::button_new_game(), Press::NewGame, true) }
        </div>
    }
}

/// The actions that are needed less often.
#[component]
pub fn More(props: &ControlsProps) -> Html {
    let Possible {
        play, offer, claim, ..
    } = props.possible;
    html! {
        <div class="more" role="group" aria-label={words::more_label()}>
            { button(props, words::button_offer_draw(), Press::OfferDraw, offer) }
            <div class="claim">
                { button(props, words::button_claim_draw(), Press::Open(Dialog::Claim), claim) }
                if let Some(reason) = &props.claim_reason {
                    <p class="reason">{ reason }</p>
                }
            </div>
            { button(props, words::button_resign(), Press::Open(Dialog::Resign), play) }
            { button(props, words::button_copy_fen(), Press::CopyFen, true) }
            { button(props, words::button_copy_pgn(), Press::CopyPgn, true) }
            { button(props, words::button_paste(), Press::Open(Dialog::Paste(None)), true) }
            { button(props, words::button_settings(), Press::Open(Dialog::Settings), true) }
            { button(props, words::button_help(), Press::Open(Dialog::Help), true) }
        </div>
    }
}

fn button(props: &ControlsProps, name: String, press: Press, enabled: bool) -> Html {
    let on_press = props.on_press.clone();
    let onclick = Callback::from(move |_| on_press.emit(press.clone()));
    html! { <button type="button" disabled={!enabled} {onclick}>{ name }</button> }
}
