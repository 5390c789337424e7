//! The worth of the pieces on the board, by the table the player has chosen.

use game::scale::Scale;
use rules::Board;
use ui::dialogs::select_field_of;
use ui::platform::preferences;
use yew::{AttrValue, Callback, Html, Properties, component, html, use_state_eq};

/// The choice under which the table is remembered.
const SCALE: &str = "scale";

/// Props of [`Worth`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub(super) struct WorthProps {
    /// What is on the board.
    pub(super) board: Board,
    /// Whether the page is live; a painted one does not know the player's choices.
    pub(super) is_live: bool,
}

/// A panel with the worth of the pieces.
#[component]
pub(super) fn Worth(props: &WorthProps) -> Html {
    let is_live = props.is_live;
    let chosen = use_state_eq(|| {
        let kept = is_live.then(|| preferences::choice(SCALE)).flatten();
        kept.and_then(|text| text.parse::<Scale>().ok())
            .unwrap_or_default()
    });
    let scale = *chosen;
    let on_change = Callback::from(move |key: String| {
        if let Ok(scale) = key.parse::<Scale>() {
            preferences::keep_choice(SCALE, &key);
            chosen.set(scale);
        }
    });
    let entries = Scale::ALL.map(|offered| {
        let key = AttrValue::from(offered.to_string());
        (key, words::scale_name(offered), offered == scale)
    });
    let balance = game::balance(&props.board, scale);
    html! {
        <details id="worth" class="layers">
            <summary>{ words::worth_title() }</summary>
            { select_field_of("worth-scale", words::worth_scale(), entries.into(), on_change) }
            <p class="layer-text">{ words::balance_text(&balance) }</p>
            <p class="layer-text">{ words::scale_values(scale) }</p>
            <p class="layer-text">{ words::scale_caveat(scale) }</p>
            if scale.sayings().next().is_some() {
                <h3>{ words::worth_sayings() }</h3>
                <ul class="layer-text">
                    { for scale.sayings().map(|saying| html! { <li>{ words::saying_text(scale, saying) }</li> }) }
                </ul>
            }
        </details>
    }
}
