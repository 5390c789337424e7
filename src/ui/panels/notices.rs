//! What must stay visible until it is dealt with: a draw offer, a failed save, a new version.

use rules::Color;
use yew::{Callback, Html, html};

use crate::lazy::Progress;
use crate::platform::storage::SaveState;

/// A draw offer with its two answers, in the page and never over it; `on_answer` hears `true` for
/// accepted.
pub fn draw_offer(by: Color, on_answer: &Callback<bool>) -> Html {
    let accept = on_answer.reform(|_| true);
    let decline = on_answer.reform(|_| false);
    html! {
        <div id="draw-offer" class="draw-offer">
            <span>{ words::draw_offered(by) }</span>
            <button type="button" class="primary" onclick={accept}>{ words::button_accept_draw() }</button>
            <button type="button" onclick={decline}>{ words::button_decline_draw() }</button>
        </div>
    }
}

/// The banner of a new version; it takes neither the focus nor the board. `on_answer` hears `true`
/// for the update and `false` for later.
pub fn update(on_answer: &Callback<bool>) -> Html {
    let accept = on_answer.reform(|_| true);
    let later = on_answer.reform(|_| false);
    html! {
        <div id="update" class="update">
            <span>{ words::update_ready() }</span>
            <button type="button" class="primary" onclick={accept}>{ words::button_update() }</button>
            <button type="button" onclick={later}>{ words::button_later() }</button>
        </div>
    }
}

/// Why work is not in storage; `None` when it is.
#[must_use]
pub fn why_not_kept(save: SaveState) -> Option<String> {
    match save {
        SaveState::Kept => None,
        SaveState::Failed => Some(words::work_not_kept()),
        SaveState::Unread => Some(words::work_not_read()),
        SaveState::Newer => Some(words::games_newer()),
    }
}

/// Says as long as it is so that work is not in storage, and offers it as a file, for which `on_save`
/// is asked.
pub fn not_kept(save: SaveState, on_save: &Callback<()>) -> Html {
    html! {
        if let Some(why) = why_not_kept(save) {
            <div class="not-saved">
                <span>{ why }</span>
                <button type="button" onclick={on_save.reform(|_| ())}>{ words::button_save_file() }</button>
            </div>
        }
    }
}

/// A part of the program that could not be fetched, and the way to fetch it again.
pub fn part_failed(on_retry: &Callback<()>) -> Html {
    html! {
        <div id="part-failed" class="part-failed">
            <span>{ words::part_not_fetched() }</span>
            <button type="button" class="primary" onclick={on_retry.reform(|_| ())}>{ words::button_try_again() }</button>
        </div>
    }
}

/// What stands in the place of something whose part of the program is not here.
pub fn waiting_for_part<T>(progress: &Progress<T>) -> Html {
    match progress {
        Progress::Failed(retry) => part_failed(retry),
        _ => html! { <p class="waiting" aria-busy="true">{ words::part_loading() }</p> },
    }
}
