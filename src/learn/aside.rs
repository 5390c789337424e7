//! The board of a line in the hand of its reader: what if a piece stood elsewhere? The line stays as it is
//! printed, and what was changed belongs to the move at which it was.

use std::rc::Rc;

use board::Coordinates;
use record::NodeId;
use rules::{Color, Setup};
use ui::Request;
use yew::{Callback, Html, MouseEvent, hook, html, use_state_eq};

use crate::arrange::{ArrangeProps, Arranged, use_arranging};

/// What may be changed.
#[derive(Clone, Debug)]
pub(crate) struct AsideProps {
    /// The move whose board it is.
    pub(crate) at: NodeId,
    /// The board as it is printed.
    pub(crate) setup: Setup,
    /// The color at the bottom.
    pub(crate) bottom: Color,
    /// Where the names of files and ranks stand.
    pub(crate) coordinates: Coordinates,
    /// Receives what is to be said.
    pub(crate) send: Callback<Request>,
}

/// What has become of it.
#[derive(Clone, Debug)]
pub(crate) struct Aside {
    /// The board to set up, in the place of the line's, while it is changed.
    pub(crate) arranging: Option<Html>,
    /// The board as it was changed, where that is shown.
    pub(crate) own: Option<Rc<Arranged>>,
    /// The button that begins and ends the changing.
    pub(crate) button: Html,
    /// The choice between both boards, once there are two.
    pub(crate) choice: Html,
}

/// What a reader has changed at a move.
#[derive(Clone, Debug, PartialEq)]
struct Changed {
    at: NodeId,
    own: Option<Rc<Arranged>>,
    is_shown: bool,
    /// What the changing has begun with, while that goes on.
    arranging: Option<Rc<Setup>>,
}

/// Lets a reader change the board of a line.
#[hook]
pub(crate) fn use_aside(props: AsideProps) -> Aside {
    let changed = use_state_eq(|| None::<Changed>);
    let now = (*changed).clone().filter(|it| it.at == props.at);
    let now = now.unwrap_or(Changed {
        at: props.at,
        own: None,
        is_shown: false,
        arranging: None,
    });
    let set = |next: Changed| {
        let set = changed.setter();
        Callback::from(move |_: MouseEvent| set.set(Some(next.clone())))
    };
    let own = now.own.clone().filter(|_| now.is_shown);
    let arranging = use_arranging(now.arranging.as_ref().map(|first| ArrangeProps {
        setup: Rc::clone(first),
        bottom: props.bottom,
        coordinates: props.coordinates,
        on_change: {
            let (set, now) = (changed.setter(), now.clone());
            Callback::from(move |own| {
                set.set(Some(Changed {
                    own: Some(own),
                    ..now.clone()
                }));
            })
        },
        send: props.send,
    }));
    let begun = own.as_ref().map_or(&props.setup, |own| &own.setup);
    let begun = arranging.is_none().then(|| Rc::new(begun.clone()));
    let onclick = set(Changed {
        is_shown: true,
        arranging: begun,
        ..now.clone()
    });
    let pressed = arranging.is_some().to_string();
    let choice = |is_shown: bool, name: String| {
        let pressed = (now.is_shown == is_shown).to_string();
        let onclick = set(Changed {
            is_shown,
            arranging: None,
            ..now.clone()
        });
        html! { <button type="button" aria-pressed={pressed} {onclick}>{ name }</button> }
    };
    Aside {
        button: html! {
            <button type="button" class="arrange" aria-pressed={pressed} {onclick}>{ words::learn_arrange() }</button>
        },
        choice: html! {
            if now.own.is_some() {
                <div class="answers" role="group" aria-label={words::what_if_label()}>
                    { choice(false, words::what_if_none()) }
                    { choice(true, words::what_if_own()) }
                </div>
            }
        },
        arranging,
        own,
    }
}
