//! What is seen of a board at work: the board itself over the diagram, and below it the task, the
//! buttons and the field.

mod controls;
mod entry;
mod game;
mod menu;
mod setup;

use std::rc::Rc;

use board::{Board, Movable};
use element::{Attribute, Mode};
use exercise::Standing;
use rules::Move;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use crate::modes::Room;
use crate::move_list_style::letters;
use crate::session::{Judgment, Session};
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

/// The arrows and marks over the board, and the side at the bottom.
fn ink(session: &Rc<Session>) -> (String, String, rules::Color) {
    let data = session.data();
    // Those of the author's attributes belong to the author's position only.
    let own = session.look(|mode| {
        let shapes = mode.shapes();
        shapes.or_else(|| (!mode.is_as_written()).then(Default::default))
    });
    let written = |attribute| data.text(attribute).to_owned();
    let (arrows, marks) = own
        .flatten()
        .unwrap_or_else(|| (written(Attribute::Arrows), written(Attribute::Marks)));
    (arrows, marks, session.bottom())
}

/// The board; nothing where it cannot be played on.
fn board(session: &Rc<Session>) -> Option<Html> {
    let on_event = session.on_board();
    let data = session.data();
    let feedback = session.feedback();
    session.look(|mode| {
        let board_state = mode.board_state();
        let legal: Rc<[Move]> = match data.is_disabled {
            true => Rc::from([]),
            false => mode.moves().into(),
        };
        let movable = if legal.is_empty() {
            Movable::None
        } else {
            Movable::Turn
        };
        let opponent = mode.opponent().map(|opponent| {
            let board = words::board_label(session.bottom());
            AttrValue::from([&board, ". ", &opponent.terms()].concat())
        });
        html! {
            <Board
                key={session.number()}
                label={opponent}
                board={board_state.board()}
                orientation={session.bottom()}
                turn={board_state.turn()}
                {legal}
                {movable}
                last_move={board_state.last_squares()}
                check={board_state.check()}
                position_key={board_state.serial()}
                coordinates={data.coordinates}
                animate={!data.is_still && mode.glides()}
                focus={feedback.focus}
                drawing={mode.drawing()}
                tints={mode.tints()}
                marked={mode.marked()}
                {on_event}
            />
        }
    })
}

/// What belongs to a board to set up; nothing in other modes.
fn setup(session: &Rc<Session>, room: Room) -> Option<Html> {
    session
        .look(|mode| Some(mode.setup()?.draw(room, session)))
        .flatten()
}

/// What is below the board.
fn below(session: &Rc<Session>) -> Html {
    let has_prompt = session.data().has_prompt;
    let headline = session.look(|mode| match has_prompt && mode.outcome(0).is_some() {
        true => String::new(),
        false => mode.headline(),
    });
    let headline = headline.unwrap_or_default();
    let on_paper = turn_on_paper(session, &headline);
    let entry = session.look(|mode| mode.entry()).flatten();
    let feedback = session.feedback();
    let slot = match feedback.judgment {
        Judgment::Solved => Some("success"),
        Judgment::Wrong => Some("failure"),
        Judgment::None | Judgment::Right => None,
    };
    let task = html! {
        if !headline.is_empty() {
            <p class="headline" part="headline">{ headline }</p>
        }
    };
    html! {
        <>
            if let Some(terms) = session.look(|mode| Some(mode.opponent()?.terms())).flatten() {
                <p class="opponent">{ terms }</p>
            }
            { session.look(|mode| mode.opponent()?.clocks()).flatten() }
            { setup(session, Room::Pieces) }
            if let Some(progress) = session.look(|mode| mode.progress()).flatten() {
                // The next puzzle is read out, but nothing that stays.
                <div class="puzzle" role="status" aria-atomic="false">
                    <p class="progress" part="progress">{ progress }</p>
                    { task }
                </div>
            } else {
                { task }
            }
            if let Some(on_paper) = on_paper {
                <p class="paper">{ on_paper }</p>
            }
            <div class="row" part="controls">
                if let Some(entry) = entry {
                    <EntryField key={session.number()} session={session.clone()}
                        letters={letters(&session.data())} {entry} accepted={feedback.accepted}
                        is_refused={feedback.is_refused} focus={feedback.entry_focus} />
                }
                { controls(session) }
                <slot name="controls" />
                <Menu key={session.number()} session={session.clone()} />
            </div>
            if session.data().has(Attribute::StorageKey) {
                <p class="unkept" role="status">
                    if session.is_unkept() {
                        { words::embed_not_kept() }
                    }
                </p>
            }
            if let Some(slot) = slot {
                <slot name={slot} />
            }
            { session.look(|mode| Some(mode.game()?.draw(session))).flatten() }
            { setup(session, Room::Fields) }
        </>
    }
}

/// Whose move it is, for paper, where nothing else that is printed tells it.
fn turn_on_paper(session: &Rc<Session>, headline: &str) -> Option<String> {
    // The state of a game tells it, and so do the names of its players.
    if matches!(
        session.data().mode(),
        Mode::Play | Mode::Computer | Mode::Game
    ) {
        return None;
    }
    let turn_text = session.look(|mode| {
        let turn = mode.board_state().turn();
        let outcome = mode.outcome(0);
        let is_over = outcome.is_some_and(|outcome| outcome.standing != Standing::Open);
        let names_turn = headline.contains(&words::color_name(turn));
        (!is_over && !names_turn).then(|| words::side_to_move(turn))
    });
    turn_text.flatten()
}

/// Puts the keyboard focus on a node.
fn focus(node: &NodeRef) {
    let element = node.cast::<HtmlElement>();
    if element.is_some_and(|element| element.focus().is_err()) {
        // A node that cannot take the focus leaves it where the reader has it.
    }
}
