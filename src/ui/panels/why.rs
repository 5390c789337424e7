//! The explanation of a position, walked step by step: the board draws each step.

use yew::{Callback, Html, KeyboardEvent, html};

use crate::prose::prose;
use crate::state::{Action, Explanation, Navigation};

/// The panel; its heading takes the focus when it opens, and its arrow keys walk.
pub fn why_panel(explanation: &Explanation, on_action: &Callback<Action>) -> Html {
    let Explanation { why, step } = explanation;
    let (step, last) = (*step, why.steps.len() - 1);
    let send = |action: Action| {
        let on_action = on_action.clone();
        Callback::from(move |_| on_action.emit(action.clone()))
    };
    let onkeydown = {
        let on_action = on_action.clone();
        Callback::from(move |event: KeyboardEvent| {
            let action = match event.key().as_str() {
                "ArrowLeft" | "ArrowUp" => Action::StepWhy(Navigation::Previous),
                "ArrowRight" | "ArrowDown" => Action::StepWhy(Navigation::Next),
                "Home" => Action::StepWhy(Navigation::First),
                "End" => Action::StepWhy(Navigation::Last),
                "Escape" => Action::CloseWhy,
                _ => return,
            };
            event.prevent_default();
            // The page listens for some of the same keys.
            event.stop_propagation();
            on_action.emit(action);
        })
    };
    let place = words::why_step(&(step + 1).to_string(), &(last + 1).to_string());
    let button = |name: String, action: Action, disabled: bool| {
        html! { <button type="button" aria-disabled={disabled.to_string()} onclick={send(action)}>{ name }</button> }
    };
    html! {
        <section id="why" class="why" aria-labelledby="why-title" {onkeydown}>
            <h2 id="why-title" tabindex="-1">{ prose(&why.title) }</h2>
            <p class="step">{ prose(&explanation.current().prose) }</p>
            <div class="walk" role="group" aria-label={words::why_steps_label()}>
                { button(words::why_previous(), Action::StepWhy(Navigation::Previous), step == 0) }
                <span class="place">{ place }</span>
                { button(words::why_next(), Action::StepWhy(Navigation::Next), step == last) }
                { button(words::why_close(), Action::CloseWhy, false) }
            </div>
        </section>
    }
}
