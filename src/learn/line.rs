//! The component of a line.

use std::rc::Rc;

use board::{BoardEvent, BoardKey};
use course::{Chess, PlayedLine};
use notation::style;
use record::{NodeId, Record};
use rules::{AnyPosition, Color};
use ui::platform::keys;
use ui::settings::Settings;
use ui::{Navigation, Request};
use yew::{
    Callback, Html, MouseEvent, Properties, component, html, use_callback, use_effect_with,
    use_reducer,
};

use crate::arrange::Arranged;
use crate::aside::{AsideProps, use_aside};
use crate::frame::{self, Face, Work, now};
use crate::line_desk::{Action, LineDesk};
use crate::printed::as_printed;
use crate::take;
use crate::task::{EntryForm, stars_of};

/// Props of [`LineBoard`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub(crate) struct LineProps {
    /// The line.
    pub(crate) line: Rc<PlayedLine>,
    /// The block that it is.
    pub(crate) chess: Chess,
    /// What belongs to every step.
    pub(crate) work: Work,
}

/// A line on its board.
#[component]
pub(crate) fn LineBoard(props: &LineProps) -> Html {
    let desk = use_reducer({
        let (line, events) = (Rc::clone(&props.line), Rc::clone(&props.work.events));
        move || LineDesk::resume(&line, &events, now())
    });
    frame::use_announcements(&desk.step.feedback, &desk.step.done, &props.work);
    frame::use_way_on(props.line.task.is_some() && !desk.is_task());
    frame::use_task_events(desk.events.clone(), desk.is_task(), &props.work.on_begun);
    frame::use_move_signal(desk.shown_move());
    let act = use_callback(desk.dispatcher(), |action: Action, desk| {
        desk.dispatch(action);
    });
    let position = *desk.line().record.position(desk.at);
    let bottom = desk.face().bottom;
    let aside = use_aside(AsideProps {
        at: desk.at,
        setup: position.to_setup(),
        bottom,
        coordinates: props.work.settings.coordinates,
        send: props.work.send.clone(),
    });
    let is_walked = !desk.is_task() && aside.arranging.is_none();
    use_effect_with(
        (act.clone(), desk.is_task(), is_walked),
        |(act, is_task, is_walked)| {
            let (act, is_task, is_walked) = (act.clone(), *is_task, *is_walked);
            let listener = keys::listen(
                || false,
                move |press| {
                    let is_plain = !press.ctrl_key() && !press.meta_key() && !press.alt_key();
                    let action = match &*press.key() {
                        "h" if is_task => Action::Hint,
                        // The board has the arrows while it has the focus.
                        "ArrowLeft" if is_walked => Action::Go(Navigation::Previous),
                        "ArrowRight" if is_walked => Action::Go(Navigation::Next),
                        _ => return false,
                    };
                    if is_plain {
                        act.emit(action);
                    }
                    is_plain
                },
            );
            move || drop(listener)
        },
    );
    let on_event = act.reform(|event| Action::Board(event, now()));
    let (tone, text) = frame::said(&desk.step.feedback);
    let line = desk.line();
    let goal = line.prompt.clone().or_else(|| {
        let task = line.task.as_ref()?;
        let side = task.side.unwrap_or(line.record.start().turn());
        Some(words::line_prompt(side))
    });
    let lang = || props.work.lang.clone();
    let press = |action: Action| act.reform(move |_: MouseEvent| action.clone());
    let notation = props.work.settings.notation;
    html! {
        <>
            if let Some(goal) = goal {
                <div class="asked">{ frame::paragraph("goal", goal, lang()) }</div>
            }
            if let Some(arranging) = aside.arranging {
                { arranging }
            } else if let Some(own) = &aside.own {
                { own_board(own, bottom, &props.work, &act) }
            } else {
                { frame::board(&desk.face(), props.work.settings, &on_event) }
            }
            <div class="work">
                { frame::feedback(tone, text) }
                { players(line) }
                if let Some(own) = &aside.own {
                    { own.explained(!is_walked) }
                }
                { aside.choice }
                if desk.is_task() {
                    <EntryForm entry={crate::task::Entry::Move} taken={desk.step.taken.clone()}
                        on_text={act.reform(move |text| Action::Typed(text, notation, now()))} />
                } else if is_walked {
                    { walk(&act) }
                    { moves(&desk, props.work.settings, &act) }
                    if !desk.comment().is_empty() {
                        { frame::paragraph("comment", desk.comment(), lang()) }
                    }
                }
                if let Some(text) = &line.text {
                    <details class="as-printed" open=true>
                        <summary>{ words::line_as_printed() }</summary>
                        { as_printed(line, text, is_walked.then_some((desk.at, &act))) }
                    </details>
                }
                if let Some(caption) = &line.caption {
                    { frame::paragraph("caption", caption.clone(), lang()) }
                }
                <div class="lesson-tools">
                    if desk.is_task() {
                        <button type="button" id="lesson-hint" onclick={press(Action::Hint)}>{ words::button_hint() }</button>
                    }
                    if line.task.is_some() {
                        <button type="button" id="lesson-anew" onclick={act.reform(|_: MouseEvent| Action::Anew(now()))}>{ words::button_anew() }</button>
                    }
                    <button type="button" onclick={press(Action::Turn)}>{ words::learn_turn() }</button>
                    if !desk.is_task() {
                        { aside.button }
                        if let Some(own) = &aside.own {
                            { take::ways(&own.setup, bottom, None, &props.work.send) }
                        } else {
                            { take::ways(&position.to_setup(), bottom, Some(&props.chess), &props.work.send) }
                        }
                    }
                    { stars_of(props.work.stars) }
                </div>
            </div>
        </>
    }
}

/// The board as the reader has changed it.
fn own_board(own: &Arranged, bottom: Color, work: &Work, act: &Callback<Action>) -> Html {
    let on_event = {
        let (act, send, board) = (act.clone(), work.send.clone(), own.setup.board);
        Callback::from(move |event: BoardEvent| match event {
            BoardEvent::NotMovable(square) | BoardEvent::Key(BoardKey::ThisSquare(square)) => {
                let text = words::square_text(board.piece_at(square), square);
                send.emit(Request::Say(text.into()));
            }
            event => act.emit(Action::Board(event, now())),
        })
    };
    let face = Face::of(&AnyPosition::of(&own.setup), bottom);
    frame::board(&face, work.settings, &on_event)
}

/// Who has played the game.
fn players(line: &PlayedLine) -> Html {
    let tag = |name: &str| {
        line.record
            .tag(name)
            .filter(|it| !it.is_empty() && *it != "?")
    };
    let (white, black) = (tag("White"), tag("Black"));
    if white.is_none() && black.is_none() {
        return Html::default();
    }
    let names = [white, black].into_iter().flatten().collect::<Vec<_>>();
    html! { <p class="players">{ names.join(" \u{2013} ") }</p> }
}

/// The way along the line.
fn walk(act: &Callback<Action>) -> Html {
    let button = |name: String, where_to: Navigation| {
        let onclick = act.reform(move |_: MouseEvent| Action::Go(where_to));
        html! { <button type="button" {onclick}>{ name }</button> }
    };
    html! {
        <div class="lesson-walk" role="group" aria-label={words::line_moves_label()}>
            { button(words::line_first(), Navigation::First) }
            { button(words::line_back(), Navigation::Previous) }
            { button(words::line_on(), Navigation::Next) }
            { button(words::line_last(), Navigation::Last) }
        </div>
    }
}

/// A move as it is printed, with the brackets of a variation around it.
struct Printed {
    node: NodeId,
    /// Whether a variation begins with it.
    opens: bool,
    /// How many variations end with it.
    closes: usize,
}

/// The moves after a node in the order of a book: a variation stands behind the move that it
/// replaces.
fn print(record: &Record, mut at: NodeId, printed: &mut Vec<Printed>) {
    let step = |node| Printed {
        node,
        opens: false,
        closes: 0,
    };
    while let [main, others @ ..] = record.children(at) {
        printed.push(step(*main));
        for other in others {
            printed.push(Printed {
                opens: true,
                ..step(*other)
            });
            print(record, *other, printed);
            if let Some(last) = printed.last_mut() {
                last.closes += 1;
            }
        }
        at = *main;
    }
}

/// All moves, each leading to its position.
fn moves(desk: &LineDesk, settings: Settings, act: &Callback<Action>) -> Html {
    let record = &desk.line().record;
    let mut printed = Vec::new();
    print(record, Record::ROOT, &mut printed);
    let mut is_first = true;
    let entry = |Printed {
                     node,
                     opens,
                     closes,
                 }: Printed| {
        let parent = record.parent(node)?;
        let mv = record.step(node)?.mv()?;
        let position = record.position(parent);
        let text = style::write(settings.notation, position, &record.origins(parent), mv);
        let number = match position.turn() {
            Color::White => Some(format!("{}.", position.fullmove_number())),
            Color::Black if is_first || opens => {
                Some(format!("{}\u{2026}", position.fullmove_number()))
            }
            Color::Black => None,
        };
        // Black's move is numbered too where something stands before it.
        is_first = closes > 0;
        let end = ")".repeat(closes);
        let onclick = act.reform(move |_: MouseEvent| Action::To(node));
        let current = (node == desk.at).then_some("true");
        Some(html! {
            <li>
                if opens {
                    { "(" }
                }
                if let Some(number) = number {
                    <span class="number">{ number }</span>
                }
                <button type="button" {onclick} aria-current={current}>{ text }</button>
                { end }
            </li>
        })
    };
    html! {
        <ol class="line-moves" aria-label={words::line_moves_label()}>
            { for printed.into_iter().filter_map(entry) }
        </ol>
    }
}
