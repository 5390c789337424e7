//! Turns the browser's events into inputs of gestures: the only place that reads pointers, clicks
//! and keys.

use std::cell::RefCell;
use std::rc::Rc;

use web_sys::wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};
use yew::prelude::*;

use super::BoardProps;
use super::dom;
use super::drag::Hold;
use super::echo::{Click, Echo};
use super::geometry::Place;
use super::gesture::{Gesture, Input};
use super::keyboard::{self, Command};
use super::promotion::{self, Answer};
use super::view::{BoardEvent, BoardKey};

/// The dragged piece, and the click that belongs to its press.
#[derive(Debug, Default)]
pub(super) struct Hand {
    hold: Option<Hold>,
    /// The press that was released last; its piece stays under the pointer until the pieces are
    /// redrawn.
    released: Option<Hold>,
    echo: Echo,
    /// A pointer has brought the focus here, and no key has moved the cursor since.
    is_by_pointer: bool,
}

impl Hand {
    /// Returns dragged pieces to the style sheet.
    pub(super) fn put_down(&mut self) {
        for hold in self.hold.iter_mut().chain(&mut self.released) {
            hold.put_down();
        }
    }

    /// Ends the press of the pointer that an event comes from.
    fn let_go(&mut self, event: &PointerEvent) -> Option<&Hold> {
        let hold = self.hold.take_if(|hold| hold.owns(event))?;
        Some(self.released.insert(hold))
    }
}

/// Everything an event needs to become an input.
pub(super) struct Listener {
    pub(super) props: BoardProps,
    pub(super) state: UseStateHandle<Gesture>,
    pub(super) hand: Rc<RefCell<Hand>>,
    pub(super) root: NodeRef,
    pub(super) squares: NodeRef,
}

impl Listener {
    /// A callback that hands its events to one of the functions below.
    pub(super) fn on<E: 'static>(self: &Rc<Self>, listen: fn(&Self, &E)) -> Callback<E> {
        let listener = Rc::clone(self);
        Callback::from(move |event| listen(&listener, &event))
    }

    fn act(&self, input: Input) {
        let (next, event) = self.state.on(&self.props.scene(), input);
        self.state.set(next);
        if let Some(event) = event {
            self.props.on_event.emit(event);
        }
    }

    fn gesture(&self) -> Gesture {
        self.state.at(self.props.position_key)
    }

    /// A pointer goes down.
    pub(super) fn press(&self, event: &PointerEvent) {
        let primary = event.button() == 0 && event.is_primary();
        let Some(square) = dom::square_of(event).filter(|_| primary) else {
            return;
        };
        let Some(squares) = self.squares.cast::<Element>() else {
            return;
        };
        let choosing = self.gesture().promotion().is_some();
        let own = !choosing && self.props.scene().is_own(square);
        let piece = dom::find(&self.root, &format!(".piece[data-square={square}]"))
            .filter(|_| own)
            .and_then(|piece| piece.dyn_into::<SvgElement>().ok());
        if own && squares.set_pointer_capture(event.pointer_id()).is_err() {
            // A pointer made by a script cannot be captured; its events come here anyway.
        }
        let hold = Hold::new(event, squares, piece, square, own || choosing);
        self.hand.borrow_mut().put_down();
        self.hand.replace(Hand {
            hold: Some(hold),
            is_by_pointer: true,
            ..Hand::default()
        });
        self.act(Input::Press(square));
    }

    /// A pointer moves.
    pub(super) fn follow(&self, event: &PointerEvent) {
        let motion = match &mut self.hand.borrow_mut().hold {
            Some(hold) if hold.owns(event) => hold.follow(event, self.props.orientation),
            _ => return,
        };
        if motion.lifted {
            self.act(Input::Lift);
        }
        if let Some(over) = motion.crossed {
            self.act(Input::Over(over));
        }
    }

    /// A pointer is released.
    pub(super) fn release(&self, event: &PointerEvent) {
        self.follow(event);
        let ended = self
            .hand
            .borrow_mut()
            .let_go(event)
            .map(|hold| (hold.over(), hold.handled));
        let Some((over, handled)) = ended else { return };
        if handled {
            self.hand.borrow_mut().echo = Echo::after(over, event.time_stamp());
        }
        let alternative = event.alt_key() || event.shift_key();
        self.act(Input::Release { over, alternative });
    }

    /// The browser takes a pointer away.
    pub(super) fn interrupt(&self, event: &PointerEvent) {
        let held = self.hand.borrow_mut().let_go(event).is_some();
        if held {
            self.act(Input::Interrupt);
        }
    }

    /// A context menu is requested during a press.
    pub(super) fn menu(&self, event: &MouseEvent) {
        let Some(touch) = self.hand.borrow().hold.as_ref().map(Hold::is_touch) else {
            return;
        };
        event.prevent_default();
        // A long press of a finger continues the drag; the other mouse button cancels it.
        if !touch {
            self.act(Input::Interrupt);
        }
    }

    /// A click, from a pointer or from a program that has none.
    pub(super) fn click(&self, event: &MouseEvent) {
        if let Some(index) = dom::choice_of(event) {
            if let Some(role) = promotion::role(index) {
                self.act(Input::Choose(role));
            }
            return;
        }
        let square = dom::square_of(event);
        let click = Click {
            square,
            presses: event.detail(),
            time: event.time_stamp(),
        };
        let repeats = self.hand.borrow_mut().echo.swallows(click);
        if let Some(square) = square.filter(|_| !repeats) {
            let alternative = event.alt_key() || event.shift_key();
            self.act(Input::Activate {
                square,
                alternative,
            });
        }
    }

    /// A key goes down.
    pub(super) fn key(&self, event: &KeyboardEvent) {
        let bottom = self.props.orientation;
        if let Some(waiting) = self.gesture().promotion() {
            let downwards = Place::of(waiting.to, bottom).row == 0;
            // What has the focus is not kept in the state: the next key may come before this one is drawn.
            let focused = dom::choice_of(event).unwrap_or_default();
            let answer = keyboard::with_press(event, |press| {
                promotion::read_key(press, focused, downwards)
            });
            // While the question is open, no key may do anything else on the page.
            event.stop_propagation();
            let Some(answer) = answer else { return };
            event.prevent_default();
            match answer {
                Answer::Focus(index) => dom::focus(&self.root, &dom::choice(index)),
                Answer::Take(input) => self.act(input),
            }
            return;
        }
        let Some(square) = dom::square_of(event) else {
            return;
        };
        let command = keyboard::with_press(event, |press| keyboard::read(press, square));
        let Some(command) = command else { return };
        event.prevent_default();
        event.stop_propagation();
        // Whoever plays with a pointer has entered no square, so these arrows step through the game.
        let is_by_pointer =
            self.hand.borrow().is_by_pointer && self.gesture().selection().is_none();
        if let (true, Command::Step(columns @ (-1 | 1), 0)) = (is_by_pointer, command) {
            let step = if columns < 0 {
                BoardKey::Back
            } else {
                BoardKey::Forward
            };
            self.props.on_event.emit(BoardEvent::Key(step));
            return;
        }
        self.hand.borrow_mut().is_by_pointer = false;
        match command {
            // A key held down is one decision.
            Command::Activate { .. } if event.repeat() => {}
            Command::Activate { alternative } => self.act(Input::Activate {
                square,
                alternative,
            }),
            Command::Escape => self.act(Input::Escape),
            Command::Page(key) => self.props.on_event.emit(BoardEvent::Key(key)),
            _ => {
                if let Some(to) = keyboard::travel(command, square, &self.props.board, bottom) {
                    dom::focus(&self.root, &dom::cell(to));
                }
            }
        }
    }

    /// A square gets the focus.
    pub(super) fn focus(&self, event: &FocusEvent) {
        if let Some(square) = dom::square_of(event) {
            self.act(Input::Focus(square));
        }
    }
}
