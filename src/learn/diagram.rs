//! A position to look at: turned, with the other side to move, and with changes to try.

use std::rc::Rc;

use board::{BoardEvent, BoardKey};
use course::{Chess, Diagram, reached};
use game::Game;
use rules::{AnyPosition, CastlingSide, Color, Role, Setup, Square};
use ui::Request;
use ui::learning::castling_lists;
use ui::panels::layers::checklist;
use ui::settings::Settings;
use yew::{
    AttrValue, Callback, Html, MouseEvent, Properties, UseStateHandle, component, html,
    use_state_eq,
};

use crate::arrange::{ArrangeProps, Arranged, use_arranging};
use crate::frame::{self, Face};
use crate::{tables, take};

/// Props of [`DiagramBoard`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub(crate) struct DiagramProps {
    /// The diagram.
    pub(crate) diagram: Rc<Diagram>,
    /// The block that it is.
    pub(crate) chess: Chess,
    /// The settings.
    pub(crate) settings: Settings,
    /// What its author's texts say of their language and its direction.
    pub(crate) lang: [Option<AttrValue>; 2],
    /// Receives what is to be said.
    pub(crate) send: Callback<Request>,
}

/// What of a diagram is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Shown {
    /// The board as it is printed.
    #[default]
    Printed,
    /// The board before the moves.
    Before,
    /// The board with the change of this number.
    WhatIf(usize),
    /// The board as the reader has changed it.
    Own,
}

/// What a reader has changed.
#[derive(Clone, Debug, Default, PartialEq)]
struct Looked {
    is_turned: bool,
    is_other_turn: bool,
    shown: Shown,
    /// The board that the reader has made of it.
    own: Option<Rc<Arranged>>,
    /// With what the reader has begun to change it, while that goes on.
    arranging: Option<Rc<Setup>>,
    /// The piece whose squares are shown instead of the diagram's own.
    of: Option<Square>,
    said: String,
}

impl Looked {
    /// The same with another board.
    fn showing(&self, shown: Shown) -> Self {
        Self {
            shown,
            arranging: None,
            of: None,
            said: String::new(),
            ..self.clone()
        }
    }

    /// The same with the pieces in the reader's hand, or no longer.
    fn arranged(&self, setup: &Setup) -> Self {
        if self.arranging.is_some() {
            return self.showing(Shown::Own);
        }
        Self {
            is_other_turn: false,
            arranging: Some(Rc::new(setup.clone())),
            ..self.showing(Shown::Own)
        }
    }
}

/// A diagram.
#[component]
pub(crate) fn DiagramBoard(props: &DiagramProps) -> Html {
    let looked = use_state_eq(Looked::default);
    let diagram = &props.diagram;
    let printed = printed(diagram, &looked);
    let is_own = looked.shown == Shown::Own;
    let setup = turned(&printed, looked.is_other_turn && !is_own);
    let bottom = if looked.is_turned {
        diagram.orientation.other()
    } else {
        diagram.orientation
    };
    let arranging = use_arranging(looked.arranging.as_ref().map(|first| ArrangeProps {
        setup: Rc::clone(first),
        bottom,
        coordinates: props.settings.coordinates,
        on_change: taking(&looked),
        send: props.send.clone(),
    }));
    let has_moves = diagram.ground.last().is_some();
    let on_event = {
        let (set, now) = (looked.setter(), (*looked).clone());
        let (setup, send) = (setup.clone(), props.send.clone());
        Callback::from(move |event: BoardEvent| match event {
            BoardEvent::Key(BoardKey::Flip) => set.set(Looked {
                is_turned: !now.is_turned,
                ..now.clone()
            }),
            BoardEvent::NotMovable(square)
            | BoardEvent::Key(BoardKey::Moves(square) | BoardKey::ThisSquare(square)) => {
                let said = square_text(&setup, square);
                send.emit(Request::Say(said.as_str().into()));
                let of = setup.board.piece_at(square).map(|_| square);
                set.set(Looked {
                    of,
                    said,
                    ..now.clone()
                });
            }
            _ => {}
        })
    };
    let change = |next: Looked| {
        let set = looked.setter();
        Callback::from(move |_: MouseEvent| set.set(next.clone()))
    };
    let plain = (*looked).clone();
    let has_kings = !setup.board.by_role(Role::King).is_empty();
    // Who is in check has the move.
    let can_pass = |it: &rules::Position| it.pass().is_some();
    let has_other_turn = AnyPosition::of(&printed).position().is_none_or(can_pass);
    let choice = |shown: Shown, name: String| {
        let pressed = (looked.shown == shown).to_string();
        let onclick = change(looked.showing(shown));
        html! { <button type="button" aria-pressed={pressed} {onclick}>{ name }</button> }
    };
    let edge = |text: &Option<String>| html! { if let Some(text) = text { <p class="edge">{ text.clone() }</p> } };
    let what_ifs = diagram.what_ifs.iter().enumerate();
    // What the author says of the printed board need not be true of another one.
    let is_printed = matches!(looked.shown, Shown::Before | Shown::Printed);
    let caption = if is_printed {
        "caption"
    } else {
        "caption unsaid"
    };
    let chess = is_printed.then_some(&props.chess);
    html! {
        <>
            if let Some(arranging) = arranging {
                { arranging }
            } else {
                <figure class="lesson-diagram">
                    { edge(&diagram.edges[0]) }
                    { frame::board(&face(diagram, &looked, &setup, bottom), props.settings, &on_event) }
                    { edge(&diagram.edges[1]) }
                </figure>
            }
            <div class="work">
                if let Some(text) = &diagram.caption {
                    { frame::paragraph(caption, text.clone(), props.lang.clone()) }
                }
                if let Some(own) = looked.own.as_ref().filter(|_| is_own) {
                    { own.explained(looked.arranging.is_some()) }
                } else if has_kings {
                    <p class="how">{ words::sheet_to_move(setup.turn) }</p>
                }
                { labels(diagram) }
                { frame::feedback("plain", looked.said.clone().into()) }
                if has_moves {
                    <div class="answers pair" role="group" aria-label={words::pair_label()}>
                        { choice(Shown::Before, words::pair_before()) }
                        { choice(Shown::Printed, words::pair_after()) }
                    </div>
                }
                if !diagram.what_ifs.is_empty() || looked.own.is_some() {
                    <div class="answers" role="group" aria-label={words::what_if_label()}>
                        { choice(Shown::Printed, words::what_if_none()) }
                        { for what_ifs.map(|(place, it)| choice(Shown::WhatIf(place), it.text.clone())) }
                        if looked.own.is_some() {
                            { choice(Shown::Own, words::what_if_own()) }
                        }
                    </div>
                }
                <div class="lesson-tools">
                    <button type="button" class="arrange" aria-pressed={looked.arranging.is_some().to_string()}
                        onclick={change(looked.arranged(&setup))}>{ words::learn_arrange() }</button>
                    <button type="button" onclick={change(Looked { is_turned: !plain.is_turned, ..plain.clone() })}>{ words::learn_turn() }</button>
                    if has_other_turn && !is_own {
                        <button type="button" aria-pressed={plain.is_other_turn.to_string()}
                            onclick={change(Looked { is_other_turn: !plain.is_other_turn, ..plain.clone() })}>{ words::learn_other_side() }</button>
                    }
                    { take::ways(&setup, bottom, chess, &props.send) }
                </div>
                { castling(&setup) }
                <details class="legend">
                    <summary>{ words::legend_pieces() }</summary>
                    { tables::legend() }
                </details>
            </div>
        </>
    }
}

/// Takes every change of the reader over.
fn taking(looked: &UseStateHandle<Looked>) -> Callback<Rc<Arranged>> {
    let (set, now) = (looked.setter(), (**looked).clone());
    Callback::from(move |own| {
        set.set(Looked {
            own: Some(own),
            ..now.clone()
        });
    })
}

/// What the board shows.
fn face(diagram: &Diagram, looked: &Looked, setup: &Setup, bottom: Color) -> Face {
    let is_before = looked.shown == Shown::Before;
    let is_as_printed = is_before || looked.shown == Shown::Printed;
    // What the author has drawn belongs to the board as it is printed.
    let shapes = if is_as_printed {
        diagram.shapes.as_slice()
    } else {
        &[]
    };
    let last = diagram
        .ground
        .last()
        .filter(|_| looked.shown == Shown::Printed);
    let of = looked.of.or(diagram.moves_of);
    let key = match looked.shown {
        Shown::Printed => 0,
        Shown::Before => 1,
        Shown::Own => 2,
        Shown::WhatIf(place) => 3 + place as u64,
    };
    Face {
        marked: frame::marked_squares(shapes) | of.map(|of| reached(setup, of)).unwrap_or_default(),
        shapes: shapes.into(),
        labels: diagram.labels.clone().into(),
        last: last.map(|mv| (mv.from(), mv.to())),
        key,
        ..Face::of(&AnyPosition::of(setup), bottom)
    }
}

/// The board that is shown, with the side to move that it has in print.
fn printed(diagram: &Diagram, looked: &Looked) -> Setup {
    let printed = &diagram.ground.setup;
    let shown = match looked.shown {
        Shown::Printed => printed,
        Shown::Before => &diagram.ground.start,
        Shown::WhatIf(place) => diagram.what_ifs.get(place).map_or(printed, |it| &it.setup),
        Shown::Own => looked.own.as_ref().map_or(printed, |own| &own.setup),
    };
    shown.clone()
}

/// A board with the other side to move, where that is asked for.
fn turned(setup: &Setup, is_other_turn: bool) -> Setup {
    if !is_other_turn {
        return setup.clone();
    }
    Setup {
        turn: setup.turn.other(),
        en_passant: None,
        ..setup.clone()
    }
}

/// The conditions of castling for the side to move, where it still has a right to castle: each of them
/// as it holds on the board that is shown, changes included.
fn castling(setup: &Setup) -> Html {
    let (AnyPosition::Legal(position), color) = (AnyPosition::of(setup), setup.turn) else {
        return Html::default();
    };
    let has_right = |&side: &CastlingSide| position.castling_rook(color, side).is_some();
    if !CastlingSide::ALL.iter().any(has_right) {
        return Html::default();
    }
    let lists = castling_lists(&Game::from_position(position), 0, color);
    html! {
        <details class="conditions">
            <summary>{ words::layer_castling() }</summary>
            { for lists.iter().map(|(title, lines)| checklist(title, lines)) }
        </details>
    }
}

/// What stands on a square, and where it can go.
fn square_text(setup: &Setup, square: Square) -> String {
    match setup.board.piece_at(square) {
        None => words::square_text(None, square),
        Some(piece) => {
            let targets: Vec<Square> = reached(setup, square).into_iter().collect();
            words::moves_of_text(piece, square, &targets)
        }
    }
}

/// The parts of the board that are examples of their own.
fn labels(diagram: &Diagram) -> Html {
    if diagram.labels.is_empty() {
        return Html::default();
    }
    let label = |it: &course::Label| {
        html! { <><dt>{ it.text.clone() }</dt><dd>{ it.place() }</dd></> }
    };
    html! { <dl class="labels">{ for diagram.labels.iter().map(label) }</dl> }
}
