//! The explanation of a position, walked step by step: the board draws each step.

use yew::{
    Callback, Html, KeyboardEvent, Properties, component, html, use_effect_with, use_node_ref,
};

use crate::prose::prose;
use crate::state::{Action, Explanation, Navigation};

/// An explanation that is open.
#[derive(Clone, Debug, Properties)]
pub struct WhyPanelProps {
    /// The explanation and its step.
    pub explanation: Explanation,
    /// Goes to another step or closes it.
    pub on_action: Callback<Action>,
}

impl PartialEq for WhyPanelProps {
    fn eq(&self, other: &Self) -> bool {
        self.explanation == other.explanation && self.on_action == other.on_action
    }
}

/// The panel; it takes the focus when it opens, and its arrow keys walk.
#[component]
pub fn WhyPanel(props: &WhyPanelProps) -> Html {
    let heading = use_node_ref();
    use_effect_with((), {
        let heading = heading.clone();
        move |()| {
            if let Some(heading) = heading.cast::<web_sys::HtmlElement>() {
                // Fails only when it has gone already.
                let _ = heading.focus();
            }
        }
    });
    let Explanation { why, step } = &props.explanation;
    let (step, last) = (*step, why.steps.len() - 1);
    let send = |action: Action| {
        let on_action = props.on_action.clone();
        Callback::from(move |_| on_action.emit(action.clone()))
    };
    let onkeydown = {
        let on_action = props.on_action.clone();
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
            <h2 id="why-title" ref={heading} tabindex="-1">{ prose(&why.title) }</h2>
            <p class="step">{ prose(&props.explanation.current().prose) }</p>
            <div class="walk" role="group" aria-label={words::why_steps_label()}>
                { button(words::why_previous(), Action::StepWhy(Navigation::Previous), step == 0) }
                <span class="place">{ place }</span>
                { button(words::why_next(), Action::StepWhy(Navigation::Next), step == last) }
                { button(words::why_close(), Action::CloseWhy, false) }
            </div>
        </section>
    }
}
