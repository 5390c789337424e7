//! The page on which a game or a position is studied.

use ui::settings::Settings;
use yew::{Callback, Html, Properties, component, html, use_effect_with, use_node_ref};

use crate::state::Action;

/// What the page is given.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct AnalyseProps {
    /// Whether it is shown; otherwise it draws nothing and keeps what its hooks hold.
    pub shown: bool,
    /// The position that the address asks for.
    pub fen: Option<String>,
    /// The player's choices.
    pub settings: Settings,
    /// Grows with each wish that the focus go to the heading; 0 for none.
    pub heading_focus: u32,
    /// Receives what is to be done by the page around.
    pub send: Callback<Action>,
}

/// A game or a position under study.
#[component]
pub fn AnalysePage(props: &AnalyseProps) -> Html {
    let heading = use_node_ref();
    use_effect_with((props.shown, props.heading_focus), {
        let heading = heading.clone();
        move |&(shown, wish)| {
            let element = heading.cast::<web_sys::HtmlElement>();
            if let Some(element) = element.filter(|_| shown && wish > 0) {
                // A heading that cannot take the focus leaves it at the beginning of the page.
                let _ = element.focus();
            }
        }
    });
    if !props.shown {
        return Html::default();
    }
    html! {
        <main class="analyse">
            <h2 ref={heading} tabindex="-1">{ words::page_name_analyse() }</h2>
        </main>
    }
}
