//! What is seen of a board at work: the board itself over the diagram, and below it the task, the
//! buttons and the field.

mod controls;
mod entry;
mod game;
mod menu;
mod setup;

use std::rc::Rc;

use board::{Board, BoardEvent, Movable};
use rules::Move;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use crate::desk::Room;
use crate::session::{Came, Session};
use controls::controls;
use entry::EntryField;
use menu::Menu;

pub(crate) use game::game;
pub(crate) use setup::{pieces_to_place, position_fields, setup_board};

/// Props of [`Screen`].
#[derive(Debug, Properties)]
pub(crate) struct ScreenProps {
    /// The board at work; nothing while no board is there.
    pub(crate) session: Option<Rc<Session>>,
    /// The element below the board.
    pub(crate) tray: Element,
}

impl PartialEq for ScreenProps {
    fn eq(&self, other: &Self) -> bool {
        let is_same = match (&self.session, &other.session) {
            (Some(one), Some(other)) => Rc::ptr_eq(one, other),
            (one, other) => one.is_none() && other.is_none(),
        };
        is_same && self.tray == other.tray
    }
}

/// The board and what is below it, one board after the other.
#[component]
pub(crate) fn Screen(props: &ScreenProps) -> Html {
    let redraw = use_force_update();
    let number = props.session.as_ref().map(|session| session.number());
    use_effect_with(number, {
        let session = props.session.clone();
        move |_| {
            if let Some(session) = session {
                session.on_change(Callback::from(move |()| redraw.force_update()));
            }
        }
    });
    let ink = props.session.as_ref().map(ink);
    use_effect_with((number, ink), {
        let session = props.session.clone();
        move |(_, ink)| {
            if let (Some(session), Some((arrows, marks, _))) = (session, ink) {
                session.board().ink(arrows, marks);
            }
        }
    });
    let at_work = props.session.as_ref();
    let at_work = at_work.filter(|session| session.look(|_| ()).is_some());
    let shown = |session: &Rc<Session>| setup(session, Room::Board).or_else(|| board(session));
    // The portal stays from board to board: Yew keeps what it has listened on.
    html! {
        <>
            { for at_work.and_then(shown) }
            { create_portal(html! { <>{ for at_work.map(below) }</> }, props.tray.clone()) }
        </>
    }
}

/// The arrows and marks over the board, and who sits below it.
fn ink(session: &Rc<Session>) -> (String, String, rules::Color) {
    let data = session.data();
    // Those of the author's attributes belong to what he has written only.
    let own = session.look(|desk| {
        let shapes = desk.shapes();
        shapes.or_else(|| (!desk.is_as_written()).then(Default::default))
    });
    let written = |name| data.text(name).to_owned();
    let (arrows, marks) = own
        .flatten()
        .unwrap_or_else(|| (written("arrows"), written("marks")));
    (arrows, marks, data.bottom)
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
                key={session.number()}
                board={table.board()}
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

/// What belongs to a board to set up; nothing in other modes.
fn setup(session: &Rc<Session>, room: Room) -> Option<Html> {
    session
        .look(|desk| Some(desk.setup()?.draw(room, session)))
        .flatten()
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
            { setup(session, Room::Pieces) }
            if !headline.is_empty() {
                <p class="headline" part="headline">{ headline }</p>
            }
            <div class="row" part="controls">
                if let Some(entry) = entry {
                    <EntryField key={session.number()} session={session.clone()} {entry} accepted={around.accepted}
                        is_refused={around.is_refused} wish={around.entry_wish} />
                }
                { controls(session) }
                <slot name="controls" />
                <Menu key={session.number()} session={session.clone()} />
            </div>
            if let Some(slot) = slot {
                <slot name={slot} />
            }
            { session.look(|desk| Some(desk.game()?.draw(session))).flatten() }
            { setup(session, Room::Fields) }
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
