//! The explanation of a position, step by step: the board draws each step.

use yew::{Callback, Html, KeyboardEvent, html};

use crate::Navigation;
use crate::learning::Explanation;
use crate::prose::prose;

/// What the user does with an open explanation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Walk {
    /// Another step.
    To(Navigation),
    /// Close it.
    Close,
}

/// The panel; its heading takes the focus when it opens, and its arrow keys walk.
pub fn why_panel(explanation: &Explanation, on_press: &Callback<Walk>) -> Html {
    let Explanation { why, step } = explanation;
    let (step, last) = (*step, why.steps.len() - 1);
    let send = |walk: Walk| {
        let on_press = on_press.clone();
        Callback::from(move |_| on_press.emit(walk))
    };
    let onkeydown = {
        let on_press = on_press.clone();
        Callback::from(move |event: KeyboardEvent| {
            let walk = match event.key().as_str() {
                "ArrowLeft" | "ArrowUp" => Walk::To(Navigation::Previous),
                "ArrowRight" | "ArrowDown" => Walk::To(Navigation::Next),
                "Home" => Walk::To(Navigation::First),
                "End" => Walk::To(Navigation::Last),
                "Escape" => Walk::Close,
                _ => return,
            };
            event.prevent_default();
            // The page listens for some of the same keys.
            event.stop_propagation();
            on_press.emit(walk);
        })
    };
    let place = words::why_step(&(step + 1).to_string(), &(last + 1).to_string());
    let button = |name: String, walk: Walk, disabled: bool| {
        html! { <button type="button" aria-disabled={disabled.to_string()} onclick={send(walk)}>{ name }</button> }
    };
    html! {
        <div class="why-zone"><section id="why" class="why" aria-labelledby="why-title" {onkeydown}>
            <h2 id="why-title" tabindex="-1">{ prose(&why.title) }</h2>
            <p class="step">{ prose(&explanation.current().prose) }</p>
            <div class="walk" role="group" aria-label={words::why_steps_label()}>
                { button(words::why_previous(), Walk::To(Navigation::Previous), step == 0) }
                <span class="place">{ place }</span>
                { button(words::why_next(), Walk::To(Navigation::Next), step == last) }
                { button(words::why_close(), Walk::Close, false) }
            </div>
        </section></div>
    }
}
