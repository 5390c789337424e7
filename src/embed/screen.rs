//! What is seen of a board at work: the board itself over the diagram, and below it the task, the
//! buttons and the field.

mod controls;
mod entry;
mod game;
mod menu;
mod setup;

use std::rc::Rc;

use rules::Move;
use ui::board::{Board, BoardEvent, Movable};
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::session::{Came, Session};
use controls::controls;
use entry::EntryField;
use game::Game;
use menu::Menu;
use setup::{position_fields, setup_board};

/// Props of [`Screen`].
#[derive(Debug, Properties)]
pub(crate) struct ScreenProps {
    /// The board at work.
    pub(crate) session: Rc<Session>,
}

impl PartialEq for ScreenProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.session, &other.session)
    }
}

/// The board and what is below it.
#[component]
pub(crate) fn Screen(props: &ScreenProps) -> Html {
    let session = Rc::clone(&props.session);
    let redraw = use_force_update();
    use_effect_with((), {
        let session = Rc::clone(&session);
        move |()| session.on_change(Callback::from(move |()| redraw.force_update()))
    });
    let ink = session
        .look(|desk| desk.is_as_written())
        .unwrap_or_default();
    let shapes = session.look(|desk| desk.shapes()).flatten();
    let shapes = shapes.unwrap_or_else(|| {
        let data = session.data();
        let text = |name| {
            if ink {
                data.text(name).to_owned()
            } else {
                String::new()
            }
        };
        (text("arrows"), text("marks"))
    });
    use_effect_with((shapes, session.data().bottom), {
        let session = Rc::clone(&session);
        move |((arrows, marks), _)| session.board().ink(arrows, marks)
    });
    let tray = use_memo((), |()| session.board().tray());
    if let Some(board) = setup_board(&session, &tray) {
        return board;
    }
    let Some(board) = board(&session) else {
        return html! {};
    };
    html! {
        <>
            { board }
            { create_portal(below(&session), (*tray).clone()) }
        </>
    }
}

/// The board; nothing where it cannot be played on.
fn board(session: &Rc<Session>) -> Option<Html> {
    let on_event = {
        let session = Rc::clone(session);
        Callback::from(move |event: BoardEvent| session.on_board(event))
    };
    let data = session.data();
    let around = session.around();
    session.look(|desk| {
        let table = desk.table();
        let legal: Rc<[Move]> = match data.is_disabled {
            true => Rc::from([]),
            false => desk.moves().into(),
        };
        let movable = if legal.is_empty() {
            Movable::None
        } else {
            Movable::Turn
        };
        html! {
            <Board
                men={table.men()}
                orientation={data.bottom}
                turn={table.turn()}
                {legal}
                {movable}
                last_move={table.last_squares()}
                check={table.check()}
                position_key={table.serial()}
                coordinates={data.coordinates}
                animate={!data.is_still && desk.glides()}
                focus={around.focus}
                drawing={desk.drawing()}
                tints={desk.tints()}
                marked={desk.marked()}
                {on_event}
            />
        }
    })
}

/// What is below the board.
fn below(session: &Rc<Session>) -> Html {
    let has_prompt = session.data().has_prompt;
    let headline = session.look(|desk| match has_prompt && desk.outcome(0).is_some() {
        true => String::new(),
        false => desk.headline(),
    });
    let headline = headline.unwrap_or_default();
    let entry = session.look(|desk| desk.entry()).flatten();
    let around = session.around();
    let slot = match around.came {
        Came::Solved => Some("success"),
        Came::Wrong => Some("failure"),
        Came::Nothing | Came::Right => None,
    };
    html! {
        <>
            if !headline.is_empty() {
                <p class="headline" part="headline">{ headline }</p>
            }
            <div class="row" part="controls">
                if let Some(entry) = entry {
                    <EntryField session={session.clone()} {entry} accepted={around.accepted}
                        is_refused={around.is_refused} wish={around.entry_wish} />
                }
                { controls(session) }
                <slot name="controls" />
                <Menu session={session.clone()} />
            </div>
            if let Some(slot) = slot {
                <slot name={slot} />
            }
            if session.look(|desk| desk.as_game().is_some()) == Some(true) {
                <Game session={session.clone()} />
            }
            { position_fields(session) }
        </>
    }
}

/// Puts the keyboard focus on a node.
fn focus(node: &NodeRef) {
    let element = node.cast::<HtmlElement>();
    if element.is_some_and(|element| element.focus().is_err()) {
        // A node that cannot take the focus leaves it where the reader has it.
    }
}
