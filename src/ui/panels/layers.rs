//! What a learner can switch on over the board.

use words::Prose;
use yew::{Callback, Html, html};

use crate::learning::{Layer, Layers};
use crate::prose::prose;

/// The name of a layer.
#[must_use]
pub fn layer_name(layer: Layer) -> String {
    match layer {
        Layer::White => words::layer_white(),
        Layer::Black => words::layer_black(),
        Layer::Danger => words::layer_danger(),
        Layer::Pins => words::layer_pins(),
        Layer::Checks => words::layer_checks(),
        Layer::Pawns => words::layer_pawns(),
        Layer::Counts => words::layer_counts(),
        Layer::Castling => words::layer_castling(),
    }
}

/// What a layer shows, in a line.
fn layer_help(layer: Layer) -> String {
    match layer {
        Layer::White => words::layer_white_help(),
        Layer::Black => words::layer_black_help(),
        Layer::Danger => words::layer_danger_help(),
        Layer::Pins => words::layer_pins_help(),
        Layer::Checks => words::layer_checks_help(),
        Layer::Pawns => words::layer_pawns_help(),
        Layer::Counts => words::layer_counts_help(),
        Layer::Castling => words::layer_castling_help(),
    }
}

/// What the layers say in words.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LayerDetails {
    /// What castling still needs, a heading and its lines for each wing.
    pub castling: Vec<(Prose, Vec<words::ChecklistLine>)>,
}

/// The switches, folded away until they are needed, and below them the sentences of the layers.
pub fn layers(
    on: Layers,
    ready: bool,
    details: &LayerDetails,
    on_toggle: &Callback<Layer>,
) -> Html {
    let switch = |layer: Layer| {
        let id = ["layer-", layer.key()].concat();
        let help = [&id, "-help"].concat();
        html! {
            <div class="layer" key={layer.key()}>
                <input type="checkbox" id={id.clone()} checked={on.contains(layer)} disabled={!ready}
                    aria-describedby={help.clone()} onchange={on_toggle.reform(move |_| layer)} />
                <label for={id}>{ layer_name(layer) }</label>
                <p id={help}>{ layer_help(layer) }</p>
            </div>
        }
    };
    html! {
        <details id="layers" class="layers">
            <summary>{ words::layers_title() }</summary>
            { for Layer::ALL.into_iter().map(switch) }
            // Below its switch, the last one, which stays where it is.
            { for details.castling.iter().map(|(title, lines)| checklist(title, lines)) }
        </details>
    }
}

/// What castling still needs on one wing: a heading and its lines.
pub fn checklist(title: &Prose, lines: &[words::ChecklistLine]) -> Html {
    html! {
        <div class="layer-text checklist">
            <h3>{ prose(title) }</h3>
            <ul>
                { for lines.iter().map(|line| html! {
                    <li class={state_class(line.state)}>{ prose(&line.prose) }</li>
                }) }
            </ul>
        </div>
    }
}

/// The sentences say it in words already; the class only draws a tick or a cross.
const fn state_class(state: words::ChecklistState) -> &'static str {
    match state {
        words::ChecklistState::Met => "is-met",
        words::ChecklistState::Failed => "is-failed",
        words::ChecklistState::Unknown => "is-unknown",
    }
}
