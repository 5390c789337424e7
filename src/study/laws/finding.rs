//! Something that went wrong, and what becomes of the game depending on when it is noticed.

use conduct::{Irregularity, Memory, Noticed, Pace, Source};
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::{Callback, Html, InputEvent, Properties, component, html, use_state_eq};

/// Props of [`Finding`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub(super) struct FindingProps {
    /// The text whose answer is given.
    pub(super) source: Source,
    /// What went wrong.
    pub(super) irregularity: Irregularity,
    /// When it is noticed, initially.
    pub(super) noticed: Noticed,
    /// Whether the players remember how things stood.
    pub(super) memory: Memory,
}

/// Something that went wrong, and what becomes of the game depending on when it is noticed.
#[component]
pub(super) fn Finding(props: &FindingProps) -> Html {
    let noticed = use_state_eq(|| props.noticed);
    let oninput = {
        let noticed = noticed.setter();
        Callback::from(move |event: InputEvent| {
            let field = event.target().and_then(|it| it.dyn_into().ok());
            let moves = field.and_then(|field: HtmlInputElement| field.value().parse().ok());
            if let Some(moves) = moves.filter(|moves| *moves <= MOST_MOVES) {
                noticed.set(Noticed {
                    one: moves,
                    other: moves,
                });
            }
        })
    };
    let code = props.source.code();
    let remedy = props
        .irregularity
        .remedy(code, Pace::Standard, *noticed, props.memory);
    html! {
        <>
            <p>
                <label for="law-found">{ words::law_found_after() }</label>
                <input id="law-found" type="number" min="0" max={MOST_MOVES.to_string()} inputmode="numeric"
                    value={noticed.other.to_string()} {oninput} />
            </p>
            <p class="follows" role="status">{ words::law_remedy(remedy) }</p>
        </>
    }
}

/// No text mentions more moves than this.
const MOST_MOVES: u32 = 100;
