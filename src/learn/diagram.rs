//! A position to look at: turned, with the other side to move, and with changes to try.

use std::rc::Rc;

use board::{BoardEvent, BoardKey};
use course::{Chess, Diagram};
use game::Game;
use rules::{AnyPosition, Bitboard, CastlingSide, Role, Setup, Square};
use ui::Request;
use ui::learning::castling_lists;
use ui::panels::layers::checklist;
use ui::settings::Settings;
use yew::{Callback, Html, MouseEvent, Properties, component, html, use_state_eq};

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
    /// Receives what is to be said.
    pub(crate) send: Callback<Request>,
}

/// What a reader has changed.
#[derive(Clone, Debug, Default, PartialEq)]
struct Looked {
    is_turned: bool,
    is_other_turn: bool,
    /// Whether the board before the moves is shown.
    is_before: bool,
    /// The change that is tried, from 1.
    what_if: usize,
    /// The piece whose squares are shown instead of the diagram's own.
    of: Option<Square>,
    said: String,
}

/// A diagram.
#[component]
pub(crate) fn DiagramBoard(props: &DiagramProps) -> Html {
    let looked = use_state_eq(Looked::default);
    let diagram = &props.diagram;
    let setup = shown(diagram, &looked);
    let bottom = if looked.is_turned {
        diagram.orientation.other()
    } else {
        diagram.orientation
    };
    let ground = AnyPosition::of(&setup);
    let of = looked.of.or(diagram.moves_of);
    let has_moves = diagram.ground.last().is_some();
    let last = diagram.ground.last().filter(|_| !looked.is_before);
    // What the author has drawn belongs to the board as it is printed.
    let shapes = if looked.what_if == 0 {
        diagram.shapes.as_slice()
    } else {
        &[]
    };
    let face = Face {
        marked: frame::marked_squares(shapes)
            | of.map(|of| moves_of(&setup, of)).unwrap_or_default(),
        shapes: shapes.into(),
        labels: diagram.labels.clone().into(),
        last: last.map(|mv| (mv.from(), mv.to())),
        key: 2 * looked.what_if as u64 + u64::from(looked.is_before),
        ..Face::of(&ground, bottom)
    };
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
                let said = told(&setup, square);
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
    let has_other_turn = diagram.ground.position().as_ref().is_none_or(can_pass);
    let choice = |number: usize, name: String| {
        let next = Looked {
            what_if: number,
            is_before: false,
            of: None,
            said: String::new(),
            ..(*looked).clone()
        };
        let pressed = (looked.what_if == number).to_string();
        html! { <button type="button" aria-pressed={pressed} onclick={change(next)}>{ name }</button> }
    };
    let side = |is_before: bool, name: String| {
        let next = Looked {
            is_before,
            what_if: 0,
            of: None,
            said: String::new(),
            ..(*looked).clone()
        };
        let pressed = (looked.is_before == is_before).to_string();
        html! { <button type="button" aria-pressed={pressed} onclick={change(next)}>{ name }</button> }
    };
    let edge = |text: &Option<String>| html! { if let Some(text) = text { <p class="edge">{ text.clone() }</p> } };
    let what_ifs = diagram.what_ifs.iter().zip(1..);
    html! {
        <>
            <figure class="lesson-diagram">
                { edge(&diagram.edges[0]) }
                { frame::board(&face, props.settings, &on_event) }
                { edge(&diagram.edges[1]) }
            </figure>
            <div class="work">
                if let Some(caption) = &diagram.caption {
                    <p class="caption">{ caption.clone() }</p>
                }
                if has_kings {
                    <p class="how">{ words::sheet_to_move(setup.turn) }</p>
                }
                { labels(diagram) }
                { frame::feedback("plain", looked.said.clone().into()) }
                if has_moves {
                    <div class="answers pair" role="group" aria-label={words::pair_label()}>
                        { side(true, words::pair_before()) }
                        { side(false, words::pair_after()) }
                    </div>
                }
                if !diagram.what_ifs.is_empty() {
                    <div class="answers" role="group" aria-label={words::what_if_label()}>
                        { choice(0, words::what_if_none()) }
                        { for what_ifs.map(|(it, number)| choice(number, it.text.clone())) }
                    </div>
                }
                <div class="lesson-tools">
                    <button type="button" onclick={change(Looked { is_turned: !plain.is_turned, ..plain.clone() })}>{ words::learn_turn() }</button>
                    if has_other_turn {
                        <button type="button" aria-pressed={plain.is_other_turn.to_string()}
                            onclick={change(Looked { is_other_turn: !plain.is_other_turn, ..plain.clone() })}>{ words::learn_other_side() }</button>
                    }
                    { take::ways(&setup, bottom, &props.chess, &props.send) }
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

/// The board with what the reader has changed.
fn shown(diagram: &Diagram, looked: &Looked) -> Setup {
    let what_if = looked.what_if.checked_sub(1);
    let changed = what_if.and_then(|place| diagram.what_ifs.get(place));
    let printed = if looked.is_before {
        &diagram.ground.start
    } else {
        &diagram.ground.setup
    };
    let setup = changed.map_or(printed, |it| &it.setup).clone();
    if !looked.is_other_turn {
        return setup;
    }
    Setup {
        turn: setup.turn.other(),
        en_passant: None,
        ..setup
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

/// Where the piece on a square can go, whoever is to move.
fn moves_of(setup: &Setup, of: Square) -> Bitboard {
    let answers = exercise::Ask::Moves(Some(of)).answers(setup);
    answers.into_iter().map(exercise::Item::square).collect()
}

/// What stands on a square, and where it can go.
fn told(setup: &Setup, square: Square) -> String {
    match setup.board.piece_at(square) {
        None => words::square_text(None, square),
        Some(piece) => {
            let targets: Vec<Square> = moves_of(setup, square).into_iter().collect();
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
        let [first, last] = it.corners;
        html! { <><dt>{ it.text.clone() }</dt><dd>{ format!("{first}\u{2013}{last}") }</dd></> }
    };
    html! { <dl class="labels">{ for diagram.labels.iter().map(label) }</dl> }
}
