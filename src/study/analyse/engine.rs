//! The switch of the engine; what it says comes with a part of the program of its own.

use ui::panels::toolbar::{icon, picture};
use yew::{Callback, Html, MouseEvent, component, html, use_state_eq};

use crate::advice::AdviceProps;
use crate::deferred::DeferredAdvice;

/// The switch, and below it what the engine says while it is on.
#[component]
pub(super) fn EnginePanel(props: &AdviceProps) -> Html {
    let is_on = use_state_eq(|| false);
    let onclick = {
        let is_on = is_on.clone();
        Callback::from(move |_: MouseEvent| is_on.set(!*is_on))
    };
    html! {
        <section class="advice" id="engine" aria-label={words::engine_title()}>
            <button type="button" id="engine-on" aria-pressed={is_on.to_string()} {onclick}>
                { picture(icon::COMPUTER) }{ words::engine_title() }
            </button>
            if *is_on {
                <DeferredAdvice ..props.clone() />
            }
        </section>
    }
}
