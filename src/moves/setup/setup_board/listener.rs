//! Pointer and keyboard input of the set-up board.

use std::cell::RefCell;
use std::rc::Rc;

use board::geometry::Place;
use rules::{Piece, Square};
use web_sys::wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, SvgElement};
use yew::{Callback, KeyboardEvent, MouseEvent, NodeRef, PointerEvent};

use super::super::grip::{self, Grip, Task};
use super::super::state::{Act, Change, Tool};
use super::SetupBoardProps;

/// The nodes that are measured, moved and focused.
#[derive(Clone, Debug)]
pub(super) struct Nodes {
    pub(super) squares: NodeRef,
    pub(super) picture: NodeRef,
    pub(super) desk: NodeRef,
}

/// What comes of what is done on the board, as it stands now.
pub(super) struct Listener {
    pub(super) props: SetupBoardProps,
    pub(super) nodes: Nodes,
    pub(super) grip: Rc<RefCell<Option<Grip>>>,
    /// Whether the click that follows belongs to a press that has done its work.
    pub(super) swallow: Rc<RefCell<bool>>,
    pub(super) carried: yew::UseStateSetter<Option<(Piece, Option<Square>)>>,
    pub(super) cursor: yew::UseStateSetter<Square>,
}

impl Listener {
    pub(super) fn on<E: 'static>(self: &Rc<Self>, listen: fn(&Self, &E)) -> Callback<E> {
        let listener = Rc::clone(self);
        Callback::from(move |event| listen(&listener, &event))
    }

    fn piece(&self, square: Square) -> Option<Piece> {
        self.props.editing.setup().board.piece_at(square)
    }

    fn change(&self, change: Change, said: String) {
        self.props.act.emit(Act::Change(change));
        self.props.on_say.emit(said.into());
    }

    fn put(&self, square: Square, piece: Option<Piece>) {
        self.change(
            Change::Put { square, piece },
            words::editor_square_said(piece, square),
        );
    }

    fn carry(&self, from: Square, to: Square) {
        let said = words::editor_square_said(self.piece(from), to);
        self.change(Change::Carry { from, to }, said);
    }

    /// What a tool that paints leaves on a square; the same piece again takes it away.
    fn paint(&self, square: Square) -> Option<Piece> {
        match self.props.editing.tool {
            Tool::Piece(piece) if self.piece(square) != Some(piece) => Some(piece),
            _ => None,
        }
    }

    pub(super) fn press(&self, event: &PointerEvent) {
        self.swallow.replace(false);
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        let square = square_of(event);
        let task = match (square, self.props.editing.tool) {
            (Some(square), Tool::Hand) => self.piece(square).map(|piece| Task::Carry {
                piece,
                from: Some(square),
            }),
            (Some(square), _) => {
                let piece = self.paint(square);
                self.put(square, piece);
                self.swallow.replace(true);
                Some(Task::Paint(piece))
            }
            (None, _) => tray_piece(event).map(|piece| Task::Carry { piece, from: None }),
        };
        self.grip
            .replace(task.map(|task| Grip::new(event, task, square)));
    }

    pub(super) fn follow(&self, event: &PointerEvent) {
        let mut gripped = self.grip.borrow_mut();
        let Some(grip) = gripped.as_mut().filter(|grip| grip.owns(event)) else {
            return;
        };
        let nodes = (
            self.nodes.squares.cast::<Element>(),
            self.nodes.desk.cast::<Element>(),
        );
        let (Some(squares), Some(desk)) = nodes else {
            return;
        };
        let lifts = grip.follow(event);
        if !grip.lifted {
            return;
        }
        if lifts && desk.set_pointer_capture(event.pointer_id()).is_err() {
            // A pointer made by a script cannot be captured; its events come here anyway.
        }
        match grip.task {
            Task::Carry { piece, from } => {
                if let Some(picture) = self.nodes.picture.cast::<SvgElement>() {
                    grip::carry(event, &squares, &picture, &desk);
                }
                self.carried.set(Some((piece, from)));
            }
            Task::Paint(piece) => {
                let over = grip::square_under(event, &squares, self.props.bottom);
                if over != grip.over {
                    grip.over = over;
                    drop(gripped);
                    if let Some(square) = over {
                        self.put(square, piece);
                    }
                }
            }
        }
    }

    pub(super) fn release(&self, event: &PointerEvent) {
        self.follow(event);
        let ended = self.grip.borrow_mut().take_if(|grip| grip.owns(event));
        self.carried.set(None);
        let Some(grip) = ended.filter(|grip| grip.lifted) else {
            return;
        };
        self.swallow.replace(true);
        let squares = self.nodes.squares.cast::<Element>();
        let to = squares.and_then(|squares| grip::square_under(event, &squares, self.props.bottom));
        match (grip.task, to) {
            (
                Task::Carry {
                    from: Some(from), ..
                },
                Some(to),
            ) if from != to => self.carry(from, to),
            (Task::Carry { piece, from: None }, Some(to)) => self.put(to, Some(piece)),
            // A piece let go beside the board is taken off it.
            (
                Task::Carry {
                    from: Some(from), ..
                },
                None,
            ) => self.put(from, None),
            _ => {}
        }
    }

    pub(super) fn interrupt(&self, event: &PointerEvent) {
        if self
            .grip
            .borrow_mut()
            .take_if(|grip| grip.owns(event))
            .is_some()
        {
            self.carried.set(None);
        }
    }

    /// The other mouse button takes a piece away; a long touch does not.
    pub(super) fn menu(&self, event: &MouseEvent) {
        let Some(square) = square_of(event) else {
            return;
        };
        event.prevent_default();
        if self.grip.borrow().is_none() && self.piece(square).is_some() {
            self.put(square, None);
        }
    }

    pub(super) fn click(&self, event: &MouseEvent) {
        if self.swallow.replace(false) {
            return;
        }
        if let Some(square) = square_of(event) {
            self.activate(square);
        }
    }

    /// A tap, a click from a program without a pointer, Enter or Space.
    fn activate(&self, square: Square) {
        let editing = &self.props.editing;
        if editing.tool != Tool::Hand {
            self.put(square, self.paint(square));
            return;
        }
        match (editing.picked, self.piece(square)) {
            (Some(from), _) if from == square => self.props.act.emit(Act::Pick(None)),
            (Some(from), _) => self.carry(from, square),
            (None, Some(piece)) => {
                self.props.act.emit(Act::Pick(Some(square)));
                let said = words::editor_picked_said(piece, square);
                self.props.on_say.emit(said.into());
            }
            (None, None) => {}
        }
    }

    pub(super) fn key(&self, event: &KeyboardEvent) {
        let Some(square) = square_of(event) else {
            return;
        };
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let key = event.key();
        let step = match key.as_str() {
            "ArrowLeft" => Some((-1, 0)),
            "ArrowRight" => Some((1, 0)),
            "ArrowUp" => Some((0, -1)),
            "ArrowDown" => Some((0, 1)),
            _ => None,
        };
        if let Some((columns, rows)) = step {
            event.prevent_default();
            let place = Place::of(square, self.props.bottom).moved(columns, rows);
            if let Some(to) = place.and_then(|place| place.square(self.props.bottom)) {
                self.cursor.set(to);
                self.focus(to);
            }
            return;
        }
        match key.as_str() {
            "Enter" | " " => self.activate(square),
            "Delete" | "Backspace" => self.put(square, None),
            "Escape" if self.props.editing.picked.is_some() => {
                self.props.act.emit(Act::Pick(None));
            }
            _ => {
                let mut letters = key.chars();
                let piece = letters.next().filter(|_| letters.next().is_none());
                let Some(piece) = piece.and_then(Piece::from_char) else {
                    return;
                };
                self.put(square, Some(piece));
            }
        }
        event.prevent_default();
        event.stop_propagation();
    }

    fn focus(&self, square: Square) {
        let selector = format!("[data-square={square}]");
        let cell = self
            .nodes
            .squares
            .cast::<Element>()
            .and_then(|squares| squares.query_selector(&selector).ok().flatten());
        if let Some(cell) = cell.and_then(|cell| cell.dyn_into::<HtmlElement>().ok())
            && cell.focus().is_err()
        {
            // A square that cannot take the focus leaves it where it was.
        }
    }
}

/// The nearest element at or above the target of an event that matches.
fn closest(event: &Event, selector: &str) -> Option<Element> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    target.closest(selector).ok()?
}

fn square_of(event: &Event) -> Option<Square> {
    closest(event, "[role=gridcell]")?
        .get_attribute("data-square")?
        .parse()
        .ok()
}

fn tray_piece(event: &Event) -> Option<Piece> {
    let key = closest(event, "[data-tool]")?.get_attribute("data-tool")?;
    Piece::from_char(key.chars().next()?)
}
