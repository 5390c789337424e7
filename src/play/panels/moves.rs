//! The moves of the game: in the chosen notation, in two columns, each ply a button. Only the shown one
//! can be reached by Tab; the arrows, Home and End lead from it through the game.

use std::rc::Rc;

use game::Game;
use rules::Color;
use wasm_bindgen::JsCast;
use yew::{
    Callback, Html, KeyboardEvent, Properties, component, html, use_effect, use_effect_with,
    use_mut_ref, use_node_ref,
};

use moves::move_list::has_focus;
use notation::style::Style;
use ui::Navigation;
use ui::lazy::{Progress, use_lazy_when};
use ui::learning::About;
use ui::scores::SCORES;

use crate::state::Action;
use ui::panels::figurine::figurine;
use ui::platform::focus;
use ui::prose::prose;

/// The move that Tab reaches.
const REACHED: &str = "#moves .ply[tabindex='0']";

/// The game and the ply that is shown.
#[derive(Debug, Properties)]
pub struct MovesProps {
    /// The game.
    pub game: Rc<Game>,
    /// How many plies are played in the shown position.
    pub shown: usize,
    /// How the game ended, if it has.
    pub result: Option<Rc<str>>,
    /// What is shown over the empty list before the first move.
    pub welcome: Option<Html>,
    /// Facts about the shown position.
    pub about: Rc<About>,
    /// In which notation the moves are written.
    pub notation: Style,
    /// Receives requests to show another position.
    pub send: Callback<Action>,
}

impl PartialEq for MovesProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.game, &other.game)
            && self.shown == other.shown
            && self.result == other.result
            && self.welcome.is_some() == other.welcome.is_some()
            && self.notation == other.notation
            && Rc::ptr_eq(&self.about, &other.about)
            && self.send == other.send
    }
}

/// The move list and the buttons that step through it.
#[component]
pub fn Moves(props: &MovesProps) -> Html {
    let list = use_node_ref();
    // A move that is taken back may have the focus, and Yew may draw several times before the effects
    // run: where it was before the first of them counts.
    let had_focus = use_mut_ref(|| false);
    *had_focus.borrow_mut() |= has_focus(&list);
    use_effect_with(props.shown, {
        let (list, had_focus) = (list.clone(), had_focus.clone());
        move |_| {
            keep_in_view(&list);
            if *had_focus.borrow() {
                focus::focus(REACHED);
            }
        }
    });
    use_effect(move || {
        had_focus.replace(false);
    });
    let is_written = props.notation != Style::Figurine;
    // Until the part is here, or if it cannot be fetched, moves are written in figurines.
    let written = match use_lazy_when(&SCORES, is_written) {
        Progress::Here(scores) if is_written => Some((scores.write)(&props.game, props.notation)),
        _ => None,
    };
    let step = |navigation: Navigation| {
        let on_show = props.send.reform(Action::Show);
        Callback::from(move |_| on_show.emit(navigation))
    };
    let onkeydown = {
        let on_show = props.send.reform(Action::Show);
        Callback::from(move |event: KeyboardEvent| {
            let navigation = match event.key().as_str() {
                "ArrowLeft" => Navigation::Previous,
                "ArrowRight" => Navigation::Next,
                "Home" => Navigation::First,
                "End" => Navigation::Last,
                _ => return,
            };
            event.prevent_default();
            // The page handles the same keys elsewhere.
            event.stop_propagation();
            on_show.emit(navigation);
        })
    };
    let at_start = props.shown == 0;
    let at_end = props.shown == props.game.len();
    html! {
        <>
            <div class="moves" ref={list} {onkeydown}>
                if props.game.is_empty() {
                    <p class="empty">{ words::no_moves_yet() }</p>
                }
                <ol id="moves" aria-label={words::moves_label()}>{ for rows(props, written.as_deref()) }</ol>
                if let Some(result) = &props.result {
                    <p class="result">{ result.as_ref() }</p>
                }
            </div>
            { for props.welcome.clone() }
            <p class="move-terms" id="terms">{ for props.about.terms.as_ref().map(prose) }</p>
            <div class="steps" role="group" aria-label={words::steps_label()}>
                { step_button(words::button_first(), "M6 4v16M19 4l-9 8 9 8", at_start, step(Navigation::First)) }
                { step_button(words::button_previous(), "M15 4l-8 8 8 8", at_start, step(Navigation::Previous)) }
                { step_button(words::button_next(), "M9 4l8 8-8 8", at_end, step(Navigation::Next)) }
                { step_button(words::button_last(), "M18 4v16M5 4l9 8-9 8", at_end, step(Navigation::Last)) }
            </div>
        </>
    }
}

fn step_button<E: 'static>(
    name: String,
    path: &'static str,
    disabled: bool,
    onclick: Callback<E>,
) -> Html
where
    Callback<yew::MouseEvent>: From<Callback<E>>,
{
    let onclick: Callback<yew::MouseEvent> = onclick.into();
    html! {
        <button type="button" aria-label={name.clone()} title={name} {disabled} {onclick}>
            <svg aria-hidden="true" viewBox="0 0 24 24"><path d={path} /></svg>
        </button>
    }
}

/// One row per move; a game that Black begins has a gap in its first row.
fn rows(props: &MovesProps, written: Option<&[String]>) -> Vec<Html> {
    let game = &props.game;
    let black_begins = game.start().turn() == Color::Black;
    let offset = usize::from(black_begins);
    let first_number = game.start().fullmove_number() as usize;
    let count = if game.is_empty() {
        0
    } else {
        (game.len() + offset).div_ceil(2)
    };
    (0..count)
        .map(|row| {
            let number = first_number + row;
            let ply = |half: usize| {
                (row * 2 + half)
                    .checked_sub(offset)
                    .filter(|&ply| ply < game.len())
            };
            html! {
                <li key={row}>
                    <span class="number" aria-hidden="true">{ number }{ "." }</span>
                    if ply(0).is_none() {
                        <span class="gap" aria-hidden="true">{ "…" }</span>
                    }
                    { for [ply(0), ply(1)].into_iter().flatten().map(|ply| {
                        ply_button(props, ply, written.and_then(|all| all.get(ply)))
                    }) }
                </li>
            }
        })
        .collect()
}

/// `text` is the move in letters; without it, figurines are used.
fn ply_button(props: &MovesProps, ply: usize, text: Option<&String>) -> Html {
    let position = props.game.position_at(ply);
    let played = props.game.moves()[ply];
    let parts = props.game.san_parts(ply).clone();
    let shown = props.shown == ply + 1;
    let is_reached = shown || props.shown == 0 && ply == 0;
    let onclick = {
        let on_show = props.send.reform(Action::Show);
        Callback::from(move |_| on_show.emit(Navigation::To(ply + 1)))
    };
    html! {
        <button key={ply} type="button" class="ply" data-ply={(ply + 1).to_string()} {onclick}
            tabindex={if is_reached { "0" } else { "-1" }}
            aria-current={shown.then_some("true")}
            aria-label={words::ply_name(position, played)}>
            if played.castling_without_rook().is_some() {
                { parts.body }{ parts.mark.as_str() }{ " " }{ words::without_rook() }
            } else if let Some(text) = text {
                { text }
            } else {
                { for parts.role.map(figurine) }
                { parts.body }
                if let Some(role) = parts.promotion {
                    { "=" }{ figurine(role) }
                }
                { parts.mark.as_str() }
            }
        </button>
    }
}

/// Scrolls the list, never the page, until the shown ply is visible.
fn keep_in_view(list: &yew::NodeRef) {
    let Some(list) = list.cast::<web_sys::HtmlElement>() else {
        return;
    };
    let shown = list.query_selector("[aria-current=true]").ok().flatten();
    let Some(shown) = shown.and_then(|shown| shown.dyn_into::<web_sys::HtmlElement>().ok()) else {
        list.set_scroll_top(0);
        return;
    };
    let (frame, ply) = (
        list.get_bounding_client_rect(),
        shown.get_bounding_client_rect(),
    );
    // On a phone the list is a single line.
    let (before, after) = (ply.left() - frame.left(), ply.right() - frame.right());
    if before < 0.0 {
        list.set_scroll_left(list.scroll_left() + before.floor() as i32);
    } else if after > 0.0 {
        list.set_scroll_left(list.scroll_left() + after.ceil() as i32);
    }
    let above = ply.top() - frame.top();
    let below = ply.bottom() - frame.bottom();
    if above < 0.0 {
        list.set_scroll_top(list.scroll_top() + above.floor() as i32);
    } else if below > 0.0 {
        list.set_scroll_top(list.scroll_top() + below.ceil() as i32);
    }
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use std::rc::Rc;

    use game::Game;
    use notation::{san, style::Style};
    use ui::learning::About;
    use yew::{Callback, LocalServerRenderer};

    use super::{Moves, MovesProps};

    fn list(plies: usize, shown: usize) -> String {
        let mut game = Game::default();
        for text in ["Nf3", "Nf6", "Ng1", "Ng8"].iter().cycle().take(plies) {
            let mv = san::read(game.position(), text).expect("a legal move");
            game.play(mv).expect("the game goes on");
        }
        let props = MovesProps {
            game: Rc::new(game),
            shown,
            result: None,
            welcome: None,
            about: Rc::new(About {
                can_explain: false,
                terms: None,
            }),
            notation: Style::Figurine,
            send: Callback::noop(),
        };
        let renderer = LocalServerRenderer::<Moves>::with_props(props).hydratable(false);
        let runtime = tokio::runtime::Builder::new_current_thread().build();
        runtime
            .expect("a runtime without drivers starts")
            .block_on(renderer.render())
    }

    /// The moves that the Tab key reaches.
    fn reached(list: &str) -> Vec<usize> {
        let plies = list
            .split("<button")
            .filter(|button| button.contains("data-ply"));
        let reached = plies.filter(|ply| !ply.contains("tabindex=\"-1\""));
        let number = |ply: &str| {
            let (_, number) = ply.split_once("data-ply=\"").expect("a number");
            number.split('"').next().and_then(|it| it.parse().ok())
        };
        reached.filter_map(number).collect()
    }

    #[test]
    fn the_tab_key_stops_once_in_the_moves() {
        for (plies, shown, stops) in [
            (0, 0, vec![]),
            (12, 12, vec![12]),
            (12, 5, vec![5]),
            (12, 0, vec![1]),
        ] {
            assert_eq!(reached(&list(plies, shown)), stops, "{shown} of {plies}");
        }
    }
}
