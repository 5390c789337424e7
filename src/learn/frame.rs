//! The board of a step: what every kind of step has in common.

use std::rc::Rc;

use board::geometry::Place;
use board::{Board, BoardEvent, Drawing, Movable};
use course::Label;
use course::progress::TaskEvent;
use record::{Shape, ShapeColor};
use rules::{AnyPosition, Bitboard, Color, Move, Position, Role, Square};
use ui::platform::{self, focus, keys};
use ui::settings::Settings;
use ui::signals::{self, Signal};
use ui::{Pulse, Request, prose, use_pulse};
use yew::{AttrValue, Callback, Html, hook, html, use_effect_with, use_mut_ref};

use crate::sight;
use crate::task::{Done, Feedback};

/// For what a board is worked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// In a lesson, which goes on whether it is solved or not.
    Lesson,
    /// It is repeated: the way on leads through it.
    Repeated,
    /// In a test, which counts the first answer: nothing begins anew.
    Test,
}

/// What every step that is worked at gets and tells.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Work {
    /// For what it is worked at.
    pub(crate) kind: Kind,
    /// The most stars it was done with.
    pub(crate) stars: u8,
    /// What was done at it before it was left.
    pub(crate) events: Rc<[TaskEvent]>,
    /// The settings.
    pub(crate) settings: Settings,
    /// What its author's texts say of their language and of its direction, where it is not that of the
    /// page.
    pub(crate) lang: [Option<AttrValue>; 2],
    /// Hears that it is done.
    pub(crate) on_done: Callback<Done>,
    /// Hears what was done at it so far.
    pub(crate) on_begun: Callback<Vec<TaskEvent>>,
    /// Receives what is to be said.
    pub(crate) send: Callback<Request>,
}

/// What a board shows.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Face {
    /// The pieces.
    pub(crate) board: rules::Board,
    /// The side to move.
    pub(crate) turn: Color,
    /// The moves that can be made; none where it is not played on.
    pub(crate) legal: Rc<[Move]>,
    /// The last move.
    pub(crate) last: Option<(Square, Square)>,
    /// The king in check.
    pub(crate) check: Option<Square>,
    /// The squares it is about.
    pub(crate) marked: Bitboard,
    /// The marks of its author, in their colors.
    pub(crate) shapes: Rc<[Shape]>,
    /// Its parts that are examples of their own.
    pub(crate) labels: Rc<[Label]>,
    /// What is drawn over it.
    pub(crate) drawing: Rc<Drawing>,
    /// Changes with the position.
    pub(crate) key: u64,
    /// The side at the bottom.
    pub(crate) bottom: Color,
}

impl Face {
    /// A board that is looked at.
    pub(crate) fn of(position: &AnyPosition, bottom: Color) -> Self {
        let board = position.board();
        let king = board.by_role(Role::King) & board.by_color(position.turn());
        Self {
            board,
            turn: position.turn(),
            legal: Rc::from([]),
            last: None,
            check: king.first().filter(|_| position.is_check()),
            marked: Bitboard::EMPTY,
            shapes: Rc::from([]),
            labels: Rc::from([]),
            drawing: Rc::default(),
            key: 0,
            bottom,
        }
    }

    /// The same to play on.
    pub(crate) fn live(position: &AnyPosition, bottom: Color) -> Self {
        Self {
            legal: position.moves().into(),
            ..Self::of(position, bottom)
        }
    }
}

/// Draws it.
pub(crate) fn board(face: &Face, settings: Settings, on_event: &Callback<BoardEvent>) -> Html {
    let movable = if face.legal.is_empty() {
        Movable::None
    } else {
        Movable::Turn
    };
    html! {
        <div class="lesson-board ink-frame">
            <Board
                board={face.board} turn={face.turn} legal={Rc::clone(&face.legal)} {movable}
                last_move={face.last} check={face.check} marked={face.marked}
                drawing={Rc::clone(&face.drawing)} position_key={face.key} orientation={face.bottom}
                coordinates={settings.coordinates} auto_queen={settings.auto_queen}
                animate={settings.animation} label={words::diagram_label(face.bottom)}
                on_event={on_event.clone()}
            />
            { over(&face.shapes, &face.labels, face.bottom, settings) }
        </div>
    }
}

/// What the author has drawn over the board. A marked square is hatched below the pieces; where its
/// color means something, a circle has it.
pub(crate) fn over(shapes: &[Shape], labels: &[Label], bottom: Color, settings: Settings) -> Html {
    if shapes.is_empty() && labels.is_empty() {
        return Html::default();
    }
    let is_drawn = |it: &Shape| !matches!(it, Shape::Square(ShapeColor::Green, _));
    let drawn = shapes.iter().copied().filter(is_drawn);
    html! {
        <div class="ink" data-coordinates={settings.coordinates.place().key()} aria-hidden="true">
            <div class="plane">
                { moves::recorder::drawing::shapes(drawn, bottom) }
                if !labels.is_empty() {
                    <svg class="marks parts" viewBox="0 0 80 80">
                        { for labels.iter().map(|it| part(it, bottom)) }
                    </svg>
                }
            </div>
        </div>
    }
}

/// The squares that an author has marked, in any color.
pub(crate) fn marked_squares(shapes: &[Shape]) -> Bitboard {
    let squares = shapes.iter().filter_map(|shape| match shape {
        Shape::Square(_, square) => Some(*square),
        Shape::Arrow(..) => None,
    });
    squares.collect()
}

/// A frame around a part of the board, with its letter in the corner.
fn part(label: &Label, bottom: Color) -> Html {
    let [one, other] = label.corners.map(|corner| Place::of(corner, bottom));
    let ends = |one: usize, other: usize| (10 * one.min(other), 10 * one.abs_diff(other) + 10);
    let (x, width) = ends(one.column, other.column);
    let (y, height) = ends(one.row, other.row);
    let path = format!("M{x} {y}h{width}v{height}h-{width}z");
    html! {
        <>
            <path d={path} />
            <text x={(x + 1).to_string()} y={(y + 4).to_string()}>{ label.text.clone() }</text>
        </>
    }
}

/// Sounds and speech of a move that has come to be shown, where they are switched on.
#[hook]
pub(crate) fn use_move_signal(shown: Option<(Position, Move)>) {
    let first = use_mut_ref(|| true);
    use_effect_with(shown, move |shown| {
        if !first.replace(false)
            && let Some((before, played)) = *shown
        {
            let before = &before;
            signals::give(&Signal::Entered { before, played });
        }
    });
}

/// Tells what was done at a step, as soon as more is done than when it was opened.
#[hook]
pub(crate) fn use_task_events(
    events: Vec<TaskEvent>,
    is_open: bool,
    on_begun: &Callback<Vec<TaskEvent>>,
) {
    let on_begun = on_begun.clone();
    let reported = use_mut_ref({
        let events = events.clone();
        move || events
    });
    use_effect_with((events, is_open), move |(events, is_open)| {
        if *is_open && *reported.borrow() != *events {
            reported.replace(events.clone());
            on_begun.emit(events.clone());
        }
    });
}

/// `h` asks for a hint, wherever the focus is.
#[hook]
pub(crate) fn use_hint_key(on_hint: Callback<()>) {
    let hint = use_mut_ref(Callback::<()>::default);
    hint.replace(on_hint);
    use_effect_with((), move |()| {
        let listener = keys::listen(
            || false,
            move |press| {
                let is_hint = press.key() == "h" && !press.ctrl_key() && !press.meta_key();
                if is_hint {
                    hint.borrow().emit(());
                }
                is_hint
            },
        );
        move || drop(listener)
    });
}

/// Tells what a step says, and that it is done.
#[hook]
pub(crate) fn use_announcements(feedback: &Pulse<Rc<Feedback>>, done: &Pulse<Done>, work: &Work) {
    use_pulse(feedback, {
        let send = work.send.clone();
        move |feedback| {
            let text = feedback.prose.plain();
            if !text.is_empty() {
                sight::show_feedback();
                send.emit(Request::Say(text.into()));
            }
        }
    });
    use_pulse(done, {
        let on_done = work.on_done.clone();
        move |done| on_done.emit(done.clone())
    });
}

/// The last of it, with what it is in the styles.
pub(crate) fn said(feedback: &Pulse<Rc<Feedback>>) -> (&'static str, Html) {
    feedback.value().map_or(("plain", Html::default()), |it| {
        (it.tone.class(), prose(&it.prose))
    })
}

/// A text of the author at a step, in a class of the styles.
pub(crate) fn paragraph(
    class: &'static str,
    text: String,
    [lang, dir]: [Option<AttrValue>; 2],
) -> Html {
    html! { <p {class} {lang} {dir}>{ text }</p> }
}

/// What a step says about what was just done. The place is reserved, so nothing moves when it comes.
pub(crate) fn feedback(tone: &'static str, text: Html) -> Html {
    html! { <p class={yew::classes!("feedback", tone)} id="lesson-feedback">{ text }</p> }
}

/// The time in milliseconds; natively, where tests draw pages as text, there is no clock.
pub(crate) fn now() -> u64 {
    if cfg!(target_arch = "wasm32") {
        platform::moment()
    } else {
        0
    }
}

/// What answers a step, the board first; at the end of a test the way on.
const ANSWERS: &str = ".lesson-desk :is([role=gridcell][tabindex='0'], .answers button, .entry input), .test-end :is(a, button)";
/// The way on.
const ON: &str = "#step-on";

/// When a step is done, what had the focus may be gone: then it goes to the way on.
#[hook]
pub(crate) fn use_way_on(is_done: bool) {
    use_effect_with(is_done, |is_done| {
        if *is_done && focus::is_lost() {
            focus::focus(ON);
        }
    });
}

/// When another step is shown, what had the focus may be gone: then it goes to what answers the step.
#[hook]
pub(crate) fn use_way_in(step: usize) {
    let first = use_mut_ref(|| true);
    use_effect_with(step, move |_| {
        if !first.replace(false) && (focus::is_lost() || focus::is_within(":disabled")) {
            focus::focus(ANSWERS);
        }
    });
}
