//! The board and the pieces beside it: mouse, finger, pen and keyboard all end in the same changes.

mod listener;

use std::cell::RefCell;
use std::rc::Rc;

use board::coordinates::coordinate_names;
use board::marks::{Answers, marks};
use board::pieces::Pieces;
use board::squares::{SquareCellProps, rows};
use board::{Coordinates, Targets, figure};
use rules::{Color, Piece, Square};
use words::SquareStates;
use yew::{
    Callback, Classes, Html, Properties, classes, component, html, use_effect_with, use_mut_ref,
    use_node_ref, use_state_eq,
};

use super::grip::Grip;
use super::state::{Act, Editing, Tool};
use super::tray::tray;
use listener::{Listener, Nodes};

/// Props of [`SetupBoard`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct SetupBoardProps {
    /// What is being set up.
    pub editing: Editing,
    /// The color at the bottom.
    pub bottom: Color,
    /// Where the names of files and ranks stand.
    pub coordinates: Coordinates,
    /// Receives the actions.
    pub act: Callback<Act>,
    /// Receives announcements.
    pub on_say: Callback<Rc<str>>,
    /// The connection to the tray, where a page has it apart from the board.
    #[prop_or_default]
    pub reach: Option<Reach>,
}

/// Connects a separate tray of pieces with the board: a drag that begins there ends here.
#[derive(Clone, Default)]
pub struct Reach(Rc<RefCell<Option<Rc<Listener>>>>);

impl std::fmt::Debug for Reach {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Reach")
    }
}

impl PartialEq for Reach {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Reach {
    fn on<E: 'static>(&self, listen: fn(&Listener, &E)) -> Callback<E> {
        let reach = self.clone();
        Callback::from(move |event| {
            let listener = reach.0.borrow().clone();
            if let Some(listener) = listener {
                listen(&listener, &event);
            }
        })
    }

    /// The pieces to place and what can be done with them.
    pub fn pieces(&self, tool: Tool, bottom: Color, act: &Callback<Act>) -> Html {
        html! {
            <div class="supply"
                onpointerdown={self.on(Listener::press)}
                onpointermove={self.on(Listener::follow)}
                onpointerup={self.on(Listener::release)}
                onpointercancel={self.on(Listener::interrupt)}
            >
                { pieces_to_place(tool, bottom, act) }
            </div>
        }
    }
}

fn pieces_to_place(tool: Tool, bottom: Color, act: &Callback<Act>) -> Html {
    html! {
        <>
            { tray(tool, bottom, act) }
            <p id="editor-hint" class="desk-hint">{ words::editor_hint() }</p>
        </>
    }
}

/// The board and the pieces beside it.
#[component]
pub fn SetupBoard(props: &SetupBoardProps) -> Html {
    let nodes = Nodes {
        squares: use_node_ref(),
        picture: use_node_ref(),
        desk: use_node_ref(),
    };
    let grip = use_mut_ref(|| None::<Grip>);
    let swallow = use_mut_ref(|| false);
    let carried = use_state_eq(|| None::<(Piece, Option<Square>)>);
    let cursor = use_state_eq(|| Square::E4);
    let listener = Rc::new(Listener {
        props: props.clone(),
        nodes: nodes.clone(),
        grip,
        swallow,
        carried: carried.setter(),
        cursor: cursor.setter(),
    });

    if let Some(reach) = &props.reach {
        reach.0.replace(Some(Rc::clone(&listener)));
    }
    use_effect_with(props.reach.clone(), |reach| {
        let reach = reach.clone();
        // Listeners on the page are removed with the board.
        move || drop(reach.map(|reach| reach.0.take()))
    });

    let editing = &props.editing;
    let setup = editing.setup();
    let bottom = props.bottom;
    let targets = editing.picked.map_or(Targets::default(), |from| {
        let reached = setup.pseudo_destinations(from);
        let occupied = setup.board.occupied();
        Targets {
            moves: reached & !occupied,
            captures: reached & occupied,
        }
    });
    let away = carried.and_then(|(_, from)| from);
    let mut shown = setup.board;
    if let Some(square) = away {
        shown.remove(square);
    }
    let cell = |square: Square| SquareCellProps {
        square,
        piece: setup.board.piece_at(square),
        states: SquareStates {
            selected: editing.picked == Some(square),
            can_move: targets.moves.contains(square),
            can_capture: targets.captures.contains(square),
            ..SquareStates::default()
        },
        movable: editing.tool != Tool::Hand || setup.board.piece_at(square).is_some(),
        reachable: square == *cursor,
    };
    let picture = carried.map(|(piece, _)| figure(Classes::new(), piece));
    html! {
        <div ref={nodes.desk} class="desk"
            onpointerdown={listener.on(Listener::press)}
            onpointermove={listener.on(Listener::follow)}
            onpointerup={listener.on(Listener::release)}
            onpointercancel={listener.on(Listener::interrupt)}
            oncontextmenu={listener.on(Listener::menu)}
            onclick={listener.on(Listener::click)}
        >
            <div class="board editing" dir="ltr" data-bottom={bottom.to_string()}
                data-coordinates={props.coordinates.place().key()} onkeydown={listener.on(Listener::key)}
            >
                <div class="inner">
                    <div ref={nodes.squares} class="squares" role="grid"
                        aria-label={words::editor_board_label()} aria-describedby="editor-hint">
                        { rows(bottom, cell) }
                    </div>
                    { marks(bottom, &Answers { selected: editing.picked, targets, over: None }) }
                    { coordinate_names(bottom, props.coordinates) }
                    <Pieces board={shown} {bottom} animate={false} />
                </div>
            </div>
            if props.reach.is_none() {
                { pieces_to_place(editing.tool, bottom, &props.act) }
            }
            <svg ref={nodes.picture} class={classes!("carried", carried.is_none().then_some("idle"))}
                viewBox="0 0 48 48" aria-hidden="true">{ picture.unwrap_or_default() }</svg>
        </div>
    }
}
