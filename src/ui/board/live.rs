//! The board one can play on: brings the browser's events to the gestures and the gestures to the
//! screen.

use std::rc::Rc;

use rules::Square;
use web_sys::wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};
use yew::prelude::*;

use super::BoardProps;
use super::coordinates::CoordinateNames;
use super::dom;
use super::drag::Hold;
use super::echo::{Click, Echo};
use super::geometry::Place;
use super::gesture::{Gesture, Input};
use super::keyboard::{self, Command};
use super::labels;
use super::marks::{Ground, Marks};
use super::men::Men;
use super::promotion::{self, PromotionChooser};
use super::squares::{self, SquareCellProps, SquareState};
use super::view::{self, BoardEvent, Targets};

/// The pointer's side of the board: what is held, and which click belongs to it.
#[derive(Debug, Default)]
struct Hand {
    hold: Option<Hold>,
    /// The press that was let go last; its man stays under the pointer until the men are redrawn.
    released: Option<Hold>,
    echo: Echo,
}

impl Hand {
    fn put_down(&mut self) {
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

/// The board one can play on.
#[component]
pub(super) fn LiveBoard(props: &BoardProps) -> Html {
    let root = use_node_ref();
    let squares_node = use_node_ref();
    let state = use_state_eq(Gesture::default);
    let hand = use_mut_ref(Hand::default);
    let was_choosing = use_mut_ref(|| false);

    let bottom = props.orientation;
    let gesture = state.at(props.position_key);
    let cursor = gesture.cursor().unwrap_or_else(|| props.resting_square());
    let act = {
        let (props, state) = (props.clone(), state.clone());
        move |input: Input| {
            let (next, event) = state.on(&props.scene(), input);
            state.set(next);
            if let Some(event) = event {
                props.on_event.emit(event);
            }
        }
    };

    {
        let hand = Rc::clone(&hand);
        use_effect_with(gesture.lifted().is_some(), move |&lifted| {
            if !lifted {
                hand.borrow_mut().put_down();
            }
        });
    }
    {
        let root = root.clone();
        let choice = gesture.promotion().map(|waiting| waiting.focused);
        use_effect_with((cursor, choice, bottom), move |&(cursor, choice, _)| {
            let chosen = was_choosing.replace(choice.is_some());
            if let Some(index) = choice {
                dom::focus(&root, &format!("[data-choice='{index}']"));
            } else if chosen || dom::find(&root, "[role=gridcell]:focus").is_some() {
                dom::focus(&root, &dom::cell(cursor));
            }
        });
    }
    {
        let root = root.clone();
        use_effect_with(props.focus, move |request| {
            if request.serial > 0 {
                dom::focus(&root, &dom::cell(request.square.unwrap_or(cursor)));
            }
        });
    }

    let onpointerdown = {
        let (act, hand, state) = (act.clone(), Rc::clone(&hand), state.clone());
        let (props, root, squares_node) = (props.clone(), root.clone(), squares_node.clone());
        Callback::from(move |event: PointerEvent| {
            let primary = event.button() == 0 && event.is_primary();
            let Some(square) = dom::square_of(&event).filter(|_| primary) else {
                return;
            };
            let Some(squares) = squares_node.cast::<Element>() else {
                return;
            };
            let choosing = state.at(props.position_key).promotion().is_some();
            let own = !choosing && props.scene().is_own(square);
            let man = dom::find(&root, &format!(".man[data-square={square}]"))
                .filter(|_| own)
                .and_then(|man| man.dyn_into::<SvgElement>().ok());
            if own && squares.set_pointer_capture(event.pointer_id()).is_err() {
                // A pointer made by a script cannot be captured; its events come here anyway.
            }
            let hold = Hold::new(&event, squares, man, square, own || choosing);
            hand.borrow_mut().put_down();
            hand.replace(Hand {
                hold: Some(hold),
                ..Hand::default()
            });
            act(Input::Press(square));
        })
    };
    let follow = {
        let (act, hand) = (act.clone(), Rc::clone(&hand));
        move |event: &PointerEvent| {
            let motion = match &mut hand.borrow_mut().hold {
                Some(hold) if hold.owns(event) => hold.follow(event, bottom),
                _ => return,
            };
            if motion.lifted {
                act(Input::Lift);
            }
            if let Some(over) = motion.crossed {
                act(Input::Over(over));
            }
        }
    };
    let onpointerup = {
        let (act, hand, follow) = (act.clone(), Rc::clone(&hand), follow.clone());
        Callback::from(move |event: PointerEvent| {
            follow(&event);
            let ended = hand
                .borrow_mut()
                .let_go(&event)
                .map(|hold| (hold.over(), hold.handled));
            let Some((over, handled)) = ended else { return };
            if handled {
                hand.borrow_mut().echo = Echo::after(over, event.time_stamp());
            }
            let alternative = event.alt_key() || event.shift_key();
            act(Input::Release { over, alternative });
        })
    };
    let onpointermove = Callback::from(move |event: PointerEvent| follow(&event));
    let interrupt = {
        let (act, hand) = (act.clone(), Rc::clone(&hand));
        Callback::from(move |event: PointerEvent| {
            let held = hand.borrow_mut().let_go(&event).is_some();
            if held {
                act(Input::Interrupt);
            }
        })
    };
    let oncontextmenu = {
        let (act, hand) = (act.clone(), Rc::clone(&hand));
        Callback::from(move |event: MouseEvent| {
            // A long press of a finger goes on dragging; the other mouse button gives up.
            let Some(touch) = hand.borrow().hold.as_ref().map(Hold::is_touch) else {
                return;
            };
            event.prevent_default();
            if !touch {
                act(Input::Interrupt);
            }
        })
    };
    let onclick = {
        let (act, hand) = (act.clone(), Rc::clone(&hand));
        Callback::from(move |event: MouseEvent| {
            if let Some(choice) = dom::closest(&event, "[data-choice]") {
                let index = choice
                    .get_attribute("data-choice")
                    .and_then(|text| text.parse().ok());
                let role = index.and_then(promotion::role);
                if let Some(role) = role {
                    act(Input::Choose(role));
                }
                return;
            }
            let square = dom::square_of(&event);
            let click = Click {
                square,
                presses: event.detail(),
                time: event.time_stamp(),
            };
            let repeats = hand.borrow_mut().echo.swallows(click);
            if let Some(square) = square.filter(|_| !repeats) {
                act(Input::Activate {
                    square,
                    alternative: event.alt_key() || event.shift_key(),
                });
            }
        })
    };
    let onkeydown = {
        let (act, state, props, root) = (act.clone(), state.clone(), props.clone(), root.clone());
        Callback::from(move |event: KeyboardEvent| {
            if let Some(waiting) = state.at(props.position_key).promotion() {
                let downwards = Place::of(waiting.to, bottom).row == 0;
                let input = keyboard::with_press(&event, |press| {
                    promotion::read_key(press, waiting.focused, downwards)
                });
                // While the question is open, no key may do anything else on the page.
                event.stop_propagation();
                if let Some(input) = input {
                    event.prevent_default();
                    act(input);
                }
                return;
            }
            let Some(square) = dom::square_of(&event) else {
                return;
            };
            let command = keyboard::with_press(&event, |press| keyboard::read(press, square));
            let Some(command) = command else { return };
            event.prevent_default();
            event.stop_propagation();
            match command {
                Command::Activate { .. } if event.repeat() => {}
                Command::Activate { alternative } => act(Input::Activate {
                    square,
                    alternative,
                }),
                Command::Escape => act(Input::Escape),
                Command::Page(key) => props.on_event.emit(BoardEvent::Key(key)),
                _ => {
                    if let Some(to) = keyboard::travel(command, square, &props.men, bottom) {
                        dom::focus(&root, &dom::cell(to));
                    }
                }
            }
        })
    };
    let onfocusin = Callback::from(move |event: FocusEvent| {
        if let Some(square) = dom::square_of(&event) {
            act(Input::Focus(square));
        }
    });

    let scene = props.scene();
    let targets = gesture
        .selection()
        .map_or(Targets::default(), |from| scene.targets(from));
    let lifted = gesture.lifted();
    let men = match gesture.promotion() {
        Some(waiting) => view::arrived(&props.men, waiting.from, waiting.to),
        None => Rc::clone(&props.men),
    };
    let cell = |square: Square| {
        let last = props
            .last_move
            .is_some_and(|(from, to)| square == from || square == to);
        SquareCellProps {
            square,
            man: scene.man_at(square).map(|man| man.piece),
            state: SquareState {
                selected: gesture.selection() == Some(square),
                can_move: targets.moves.contains(square),
                can_capture: targets.captures.contains(square),
                last_move: last,
                in_check: props.check == Some(square),
            },
            movable: scene.is_own(square),
            reachable: square == cursor,
        }
    };
    html! {
        <div
            ref={root}
            class={classes!("board", lifted.map(|_| "dragging"))}
            dir="ltr"
            data-bottom={bottom.to_string()}
            data-coordinates={props.coordinates.key()}
            {onpointerdown}
            {onpointermove}
            {onpointerup}
            onpointercancel={interrupt.clone()}
            onlostpointercapture={interrupt}
            {oncontextmenu}
            {onclick}
            {onkeydown}
            {onfocusin}
        >
            <div class="field">
                <div ref={squares_node} class="squares" role="grid" aria-label={labels::board(bottom)}>
                    { squares::rows(bottom, cell) }
                </div>
                <Ground {bottom} last_move={props.last_move} check={props.check} />
                <CoordinateNames {bottom} />
                <Men
                    {men}
                    {bottom}
                    animate={props.animate}
                    lifted={lifted.map(|drag| drag.from)}
                    landed={gesture.landed()}
                    last_moved={props.last_move.map(|(_, to)| to)}
                />
                <Marks
                    {bottom}
                    selected={gesture.selection()}
                    {targets}
                    over={lifted.and_then(|drag| drag.over)}
                    refused={props.refused.clone()}
                />
                <div class="asking">
                    if let Some(waiting) = gesture.promotion() {
                        <PromotionChooser
                            to={waiting.to}
                            color={props.turn}
                            {bottom}
                            focused={waiting.focused}
                        />
                    }
                </div>
            </div>
        </div>
    }
}
