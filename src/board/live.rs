//! The board to play on: it shows the state of the gestures.

use std::cell::RefCell;
use std::rc::Rc;

use rules::Square;
use words::SquareStates;
use yew::prelude::*;

use super::BoardProps;
use super::coordinates::coordinate_names;
use super::dom;
use super::drawing::{drawing, tints};
use super::gesture::Gesture;
use super::listener::{Hand, Listener};
use super::marks::{Answers, ground, marks};
use super::pieces::Pieces;
use super::promotion::chooser;
use super::spots::spots;
use super::squares::{self, SquareCellProps};
use super::view::{self, BoardEvent, Targets};

/// The board to play on.
#[component]
pub fn Board(props: &BoardProps) -> Html {
    let root = use_node_ref();
    let squares_node = use_node_ref();
    let state = use_state_eq(Gesture::default);
    let hand = use_mut_ref(Hand::default);

    let bottom = props.orientation;
    let gesture = state.at(props.position_key);
    let cursor = gesture.cursor().unwrap_or_else(|| props.resting_square());
    let lifted = gesture.lifted();
    use_pieces_put_down(&hand, lifted.is_some());
    use_focus_kept(&root, props, &gesture, cursor);
    use_cursor_report(props, cursor);
    let listener = Rc::new(Listener {
        props: props.clone(),
        state,
        hand,
        root: root.clone(),
        squares: squares_node.clone(),
    });

    let scene = props.scene();
    // A bound piece stays picked, except while its pawn stands on the last rank already.
    let bound = scene.bound().filter(|_| gesture.promotion().is_none());
    let selected = bound.or(gesture.selection());
    let targets = selected.map_or(Targets::default(), |from| scene.targets(from));
    let shown = match gesture.promotion() {
        Some(waiting) => view::arrived(props.board, waiting.from, waiting.to),
        None => props.board,
    };
    let cell = |square: Square| {
        let last = props
            .last_move
            .is_some_and(|(from, to)| square == from || square == to);
        SquareCellProps {
            square,
            piece: scene.piece_at(square),
            states: SquareStates {
                selected: selected == Some(square),
                can_move: targets.moves.contains(square),
                can_capture: targets.captures.contains(square),
                last_move: last,
                in_check: props.check == Some(square),
                marked: props.marked.contains(square),
            },
            movable: scene.is_own(square),
            // While the question is open it has the focus, and it covers squares.
            reachable: square == cursor && gesture.promotion().is_none(),
        }
    };
    html! {
        <div
            ref={root}
            class={classes!("board", lifted.map(|_| "dragging"))}
            dir="ltr"
            data-bottom={bottom.to_string()}
            data-coordinates={props.coordinates.place().key()}
            onpointerdown={listener.on(Listener::press)}
            onpointermove={listener.on(Listener::follow)}
            onpointerup={listener.on(Listener::release)}
            onpointercancel={listener.on(Listener::interrupt)}
            onlostpointercapture={listener.on(Listener::interrupt)}
            oncontextmenu={listener.on(Listener::menu)}
            onclick={listener.on(Listener::click)}
            onkeydown={listener.on(Listener::key)}
            onfocusin={listener.on(Listener::focus)}
        >
            <div class="inner">
                <div
                    ref={squares_node}
                    class="squares"
                    part="board"
                    role="grid"
                    aria-label={props.label.clone().unwrap_or_else(|| words::board_label(bottom).into())}
                >
                    { squares::rows(bottom, cell) }
                </div>
                { tints(bottom, &props.tints) }
                if !props.marked.is_empty() {
                    { spots(bottom, props.marked) }
                }
                { ground(bottom, props.last_move, props.check) }
                { marks(bottom, &Answers {
                    selected,
                    targets,
                    over: lifted.and_then(|drag| drag.over),
                }) }
                { coordinate_names(bottom, props.coordinates) }
                <Pieces
                    board={shown}
                    {bottom}
                    animate={props.animate}
                    lifted={lifted.map(|drag| drag.from)}
                    landed={gesture.landed()}
                    last_moved={props.last_move.map(|(_, to)| to)}
                />
                { drawing(bottom, &props.drawing) }
                <div class="asking">
                    if let Some(waiting) = gesture.promotion() {
                        { chooser(waiting.to, props.turn, bottom) }
                    }
                </div>
            </div>
        </div>
    }
}

/// Releases the dragged piece once the pieces are drawn with it in its new place; earlier it would
/// be seen on its old square. Called after every render, because a script can lift and drop a piece
/// between two of them.
#[hook]
fn use_pieces_put_down(hand: &Rc<RefCell<Hand>>, lifted: bool) {
    let hand = Rc::clone(hand);
    use_effect(move || {
        if !lifted {
            hand.borrow_mut().put_down();
        }
    });
}

/// Reports to the page where the cursor is, if it wants to know.
#[hook]
fn use_cursor_report(props: &BoardProps, cursor: Square) {
    let on_event = props.on_event.clone();
    use_effect_with((props.watched, cursor), move |&(watched, cursor)| {
        if watched {
            on_event.emit(BoardEvent::Cursor(cursor));
        }
    });
}

/// Moves the focus with the cursor, into the promotion chooser and out of it, and where the page
/// requests it; a focus that is elsewhere on the page stays there.
#[hook]
fn use_focus_kept(root: &NodeRef, props: &BoardProps, gesture: &Gesture, cursor: Square) {
    let was_choosing = use_mut_ref(|| false);
    let choosing = gesture.promotion().is_some();
    let board = root.clone();
    use_effect_with(
        (cursor, choosing, props.orientation),
        move |&(cursor, choosing, _)| {
            let chosen = was_choosing.replace(choosing);
            if choosing {
                dom::focus(&board, &dom::choice(0));
            } else if chosen && dom::nothing_has_focus(&board)
                || dom::find(&board, "[role=gridcell]:focus").is_some()
            {
                dom::focus(&board, &dom::cell(cursor));
            }
        },
    );
    let board = root.clone();
    use_effect_with(props.focus, move |request| {
        if request.serial > 0 {
            dom::focus(&board, &dom::cell(request.square.unwrap_or(cursor)));
        }
    });
}
