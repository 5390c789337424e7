//! What a game without moves offers: it makes way for the moves after the first one.

use ui::links;
use ui::platform::focus;
use yew::{Callback, Html, MouseEvent, html};

use rules::Square;

use crate::state::{Action, Dialog};

/// What can be done here; nothing can be pressed before the page is live.
pub(super) fn welcome(is_live: bool, send: &Callback<Action>) -> Html {
    let begin = Callback::from(|_: MouseEvent| {
        focus::bring_into_view(".board");
        focus::board(Some(Square::E2));
    });
    html! {
        <div class="welcome">
            <h2>{ words::welcome_title() }</h2>
            <p>{ words::welcome_text() }</p>
            <button type="button" class="primary" disabled={!is_live} onclick={begin}>{ words::welcome_play() }</button>
            <button type="button" disabled={!is_live}
                onclick={send.reform(|_: MouseEvent| Action::Open(Dialog::Computer))}>{ words::button_play_computer() }</button>
            <ul>
                <li><a href={links::GLOSSARY}>{ words::welcome_learn() }</a></li>
                <li><a href={links::ANALYSE}>{ words::welcome_analyse() }</a></li>
                <li><button type="button" class="link" disabled={!is_live}
                    onclick={send.reform(|_: MouseEvent| Action::Open(Dialog::Paste(None)))}>{ words::welcome_import() }</button></li>
            </ul>
        </div>
    }
}
