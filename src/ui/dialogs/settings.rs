//! The player's choices.

use yew::{Callback, Html, html};

use super::fields::{check_field, select_field};
use super::shell::Shell;
use crate::links;
use crate::settings::{Scheme, Settings};
use board::Coordinates;

/// Each choice acts at once, so there is nothing to confirm.
pub fn settings_dialog(
    settings: Settings,
    on_change: &Callback<Settings>,
    on_close: &Callback<()>,
) -> Html {
    html! {
        <Shell id="settings-dialog" title={words::settings_title()} on_close={on_close.clone()}>
            { check_field("auto-queen", words::setting_auto_queen(), Some(words::setting_auto_queen_hint()), settings.auto_queen,
                on_change.reform(move |auto_queen| Settings { auto_queen, ..settings })) }
            { check_field("claim-for-me", words::setting_claim_for_me(), None, settings.claim_for_me,
                on_change.reform(move |claim_for_me| Settings { claim_for_me, ..settings })) }
            { select_field("coordinates", words::setting_coordinates(),
                Coordinates::ALL.map(|choice| (choice.key(), choice.name(), choice == settings.coordinates)).to_vec(),
                on_change.reform(move |key: String| Settings { coordinates: Coordinates::from_key(&key).unwrap_or_default(), ..settings })) }
            { select_field("scheme", words::setting_scheme(),
                Scheme::ALL.iter().map(|choice| (choice.key(), choice.name(), *choice == settings.scheme)).collect(),
                on_change.reform(move |key: String| Settings { scheme: Scheme::from_key(&key).unwrap_or_default(), ..settings })) }
            <p><a href={links::SETTINGS}>{ words::link_all_settings() }</a></p>
            <div class="choices">
                <button type="button" class="primary" onclick={on_close.reform(|_| ())}>{ words::button_done() }</button>
            </div>
        </Shell>
    }
}
