//! The old-book reader: a score as printed and the game beside it, each word linked to its move.
//!
//! [`state`] reads and keeps what was decided; `printed` draws the text; `decisions` asks about
//! a word: one that could be more than one move or none, or any other that the reader points at;
//! `games` lists the games of a book, which `listing` has found.

mod decisions;
pub mod diff;
mod effects;
mod examples;
mod form;
mod games;
pub mod kept;
mod listing;
mod prepared;
mod printed;
pub mod readings;
pub mod state;

use std::rc::Rc;

use board::{Board, BoardEvent, BoardKey, Coordinates, Movable};
use notation::score::System;
use notation::style::Style;
use record::Record;
use rules::{Color, Move};
use ui::lazy::{Progress, use_lazy};
use ui::panels::notices::waiting_for_part;
use ui::platform::{clipboard, focus};
use web_sys::HtmlSelectElement;
use yew::{
    Callback, Event, Html, KeyboardEvent, Properties, TargetCast, classes, component, html,
    use_callback, use_effect_with, use_memo, use_node_ref, use_reducer, use_state_eq,
};

use decisions::Panel;
use effects::{use_keeping, use_sight, use_voice};
use form::Typing;
use games::Filter;
use kept::Work;
pub use kept::{Beginning, printed_text};
use prepared::use_act_then;
use readings::{READINGS, ReadingState, readings};
use state::{Act, Phase, Reading, State};

/// Props of [`Transcriber`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct TranscriberProps {
    /// With what it begins.
    pub beginning: Beginning,
    /// Where the names of files and ranks stand.
    #[prop_or_default]
    pub coordinates: Coordinates,
    /// In which notation moves are written, whose letters can be typed too.
    #[prop_or(Style::San)]
    pub notation: Style,
    /// Receives the text under which the score is kept, with each change of it.
    pub on_change: Callback<Rc<str>>,
    /// Receives the game, when it is to be opened.
    pub on_open: Callback<Rc<Record>>,
    /// The reader is to be left.
    pub on_close: Callback<()>,
    /// Receives what is to be said.
    pub on_say: Callback<Rc<str>>,
}

/// The old-book reader, once what reads is here.
#[component]
pub fn Transcriber(props: &TranscriberProps) -> Html {
    match use_lazy(&READINGS) {
        Progress::Here(_) => html! { <Reader ..props.clone() /> },
        waiting => waiting_for_part(&waiting),
    }
}

/// The old-book reader.
#[component]
fn Reader(props: &TranscriberProps) -> Html {
    let work = use_memo((), |()| Work::begin(&props.beginning));
    let state = use_reducer(|| {
        ReadingState(match &*work {
            Work::Typing(text) => Reading::typed(Rc::clone(text)),
            Work::Reading(reading) => Reading::clone(reading),
        })
    });
    let typing = use_state_eq(|| match &*work {
        Work::Typing(_) => Typing::New,
        Work::Reading(reading) if reading.draft().is_some() => Typing::Edit,
        Work::Reading(_) => Typing::No,
    });
    // What was typed when the page was left; it is shown once.
    let draft = use_state_eq(|| match &*work {
        Work::Reading(reading) => reading.draft().cloned(),
        Work::Typing(_) => None,
    });
    let bottom = use_state_eq(|| Color::White);
    let filter = use_state_eq(Filter::default);
    let refused = use_state_eq(|| None::<(Option<usize>, Rc<str>)>);
    let (text_field, move_field) = (use_node_ref(), use_node_ref());
    let act_then = use_act_then(&state);
    let act = use_callback(act_then.clone(), |act, act_then| {
        act_then.emit((act, Callback::noop()));
    });
    let reading = &state.0;
    use_keeping(reading, *typing, &props.on_change);
    use_voice(reading, &props.on_say);
    use_sight(reading, *typing);
    listing::use_listing(reading, &act);
    use_effect_with(*typing == Typing::New, |&is_typed| {
        let warm_up = is_typed.then(listing::warm_up);
        move || drop(warm_up)
    });

    if *typing != Typing::No {
        let is_edit = *typing == Typing::Edit;
        let on_text = {
            let (typing, draft) = (typing.clone(), draft.clone());
            Callback::from(move |text: Rc<str>| {
                let act = match *typing {
                    Typing::Edit => Act::Edit(text),
                    _ => Act::Open(Rc::new((readings().open)(text, State::default()))),
                };
                // It is shown once it is read.
                let (typing, draft) = (typing.clone(), draft.clone());
                let then = Callback::from(move |()| {
                    draft.set(None);
                    typing.set(Typing::No);
                });
                act_then.emit((act, then));
            })
        };
        let on_close = {
            let (draft, close) = (draft.clone(), props.on_close.clone());
            Callback::from(move |()| {
                draft.set(None);
                match *typing {
                    Typing::Edit => typing.set(Typing::No),
                    _ => close.emit(()),
                }
            })
        };
        let on_typed = {
            let state = state.clone();
            props.on_change.reform(move |text: String| {
                let kept = match is_edit {
                    true => kept::draft_to_text(&state.0, Some(&text)),
                    false => kept::typed_to_text(&text),
                };
                kept.into()
            })
        };
        let printed = &reading.text[reading.part()];
        let form = form::Form {
            text: draft.as_deref().unwrap_or(printed),
            field: &text_field,
            on_text: &on_text,
            on_typed: &on_typed,
            on_close: &on_close,
            is_edit,
        };
        return form.draw();
    }

    let on_refused = {
        let (refused, say, asked) = (refused.clone(), props.on_say.clone(), reading.asked);
        Callback::from(move |text: String| {
            say.emit(text.as_str().into());
            refused.set(Some((asked, text.into())));
        })
    };
    let show = act.reform(Act::Show);
    let on_event = {
        let (bottom, show, act) = (bottom.clone(), show.clone(), act.clone());
        let (state, on_refused) = (state.clone(), on_refused.clone());
        Callback::from(move |event: BoardEvent| {
            let shown = state.0.shown;
            match event {
                BoardEvent::Key(BoardKey::Flip) => bottom.set(bottom.other()),
                BoardEvent::Key(BoardKey::Back) => show.emit(shown.saturating_sub(1)),
                BoardEvent::Key(BoardKey::Forward) => show.emit(shown + 1),
                BoardEvent::Attempt(attempt) => match decisions::played(&state.0, attempt) {
                    Ok(choice) => act.emit(choice),
                    Err(reason) => on_refused.emit(reason),
                },
                _ => {}
            }
        })
    };
    // A second click on the move on the board opens the decision about it, as Enter does.
    let on_word = {
        let (state, act) = (state.clone(), act.clone());
        Callback::from(move |byte: usize| {
            let reading = &state.0;
            let shown = reading.shown;
            let is_here = reading.asked.is_none() && reading.plies_at(byte).any(|ply| ply == shown);
            // Of several moves that are missing here, the next one.
            let next = reading.plies_at(byte).find(|&ply| !is_here || ply > shown);
            act.emit(match next {
                Some(ply) => Act::Show(ply),
                None => Act::Ask(Some(byte).filter(|_| reading.asked != Some(byte))),
            });
        })
    };
    let copy = {
        let (state, say) = (state.clone(), props.on_say.clone());
        Callback::from(move |_| {
            if let Some(record) = state.0.record() {
                let done = say.reform(|done| words::copied(done).into());
                clipboard::copy(&record::pgn::write(&record), done);
            }
        })
    };
    let open = {
        let (state, on_open) = (state.clone(), props.on_open.clone());
        Callback::from(move |_| {
            if let Some(record) = state.0.record() {
                on_open.emit(Rc::new(record));
            }
        })
    };
    let change = Callback::from(move |_| typing.set(Typing::Edit));
    let on_filter = {
        let filter = filter.clone();
        Callback::from(move |chosen: Filter| filter.set(chosen))
    };
    let position = reading.position();
    let can_play = reading.word().is_some_and(|word| word.kind.can_be_played());
    let legal: Rc<[Move]> = match can_play {
        true => position.legal_moves().iter().copied().collect(),
        false => Rc::from([]),
    };
    let last = reading.last_move();
    let has_moves = !reading.moves().is_empty();
    let is_whole = reading.listing.phase == Phase::Done;
    let panel = Panel {
        reading,
        act: &act,
        refused: refused
            .as_ref()
            .filter(|(asked, _)| *asked == reading.asked)
            .map(|(_, text)| &**text),
        on_refused: &on_refused,
        field: &move_field,
        notation: props.notation,
    };
    let list = games::games(reading, *filter, &on_filter, &act);
    let has_list = list != Html::default();
    html! {
        <div class={classes!("old-score", has_list.then_some("with-list"))} onkeydown={keys(reading, &show)}>
            <div class="book-left">
            <div class="book-board">
                <Board
                    board={position.board()} turn={position.turn()} {legal}
                    movable={if can_play { Movable::Turn } else { Movable::None }}
                    last_move={last.map(|last| (last.from(), last.to()))}
                    check={position.is_check().then(|| position.king(position.turn()))}
                    position_key={position_key(reading)} orientation={*bottom}
                    coordinates={props.coordinates} {on_event}
                />
                <p class="book-move-line">{ reading.ply_said(reading.shown) }</p>
            </div>
            <div class="book-panel">{ panel.draw() }</div>
            </div>
            { list }
            <div class="book-side">
                <p class="book-summary">{ reading.summary() }</p>
                { printed::printed(reading, &on_word, &act) }
                <p id="book-keys" class="note">{ words::book_keys() }</p>
                { systems(reading, &act) }
                <div class="choices">
                    <button type="button" id="book-open" class="primary" disabled={!has_moves} onclick={open}>{ words::book_open() }</button>
                    <button type="button" disabled={!has_moves} onclick={copy}>{ words::book_copy_pgn() }</button>
                    <button type="button" disabled={!is_whole} onclick={change}>{ words::book_change_text() }</button>
                    <button type="button" onclick={props.on_close.reform(|_| ())}>{ words::book_close() }</button>
                </div>
            </div>
        </div>
    }
}

/// Left and right walk through the game wherever the focus is, but on the board, whose own they are, and
/// in fields.
fn keys(reading: &Reading, show: &Callback<usize>) -> Callback<KeyboardEvent> {
    let (show, shown, last) = (show.clone(), reading.shown, reading.moves().len());
    Callback::from(move |event: KeyboardEvent| {
        let is_held = event.alt_key() || event.ctrl_key() || event.meta_key();
        if is_held || event.default_prevented() || focus::owns_keys(event.target()) {
            return;
        }
        let to = match event.key().as_str() {
            "ArrowLeft" => shown.saturating_sub(1),
            "ArrowRight" => shown + 1,
            "Home" => 0,
            "End" => last,
            _ => return,
        };
        event.prevent_default();
        event.stop_propagation();
        show.emit(to);
    })
}

/// A number that differs between any two positions shown one after the other.
fn position_key(reading: &Reading) -> u64 {
    use std::hash::{DefaultHasher, Hash, Hasher};
    let mut hasher = DefaultHasher::new();
    (reading.part().start, reading.shown, reading.turns).hash(&mut hasher);
    hasher.finish()
}

/// The choice of the notation.
fn systems(reading: &Reading, act: &Callback<Act>) -> Html {
    let onchange = act.reform(|event: Event| {
        let chosen = event
            .target_dyn_into::<HtmlSelectElement>()
            .and_then(|select| select.value().parse::<usize>().ok());
        Act::System(chosen.and_then(|index| System::SEARCHED.get(index).copied()))
    });
    let found = reading
        .score()
        .map(|score| words::system_name(score.system));
    let option = |(index, system): (usize, &System)| {
        html! {
            <option value={index.to_string()} selected={reading.system() == Some(*system)}>
                { words::system_name(*system) }</option>
        }
    };
    html! {
        <label class="book-system">{ words::book_system_label() }
            <select {onchange}>
                <option value="" selected={reading.system().is_none()}>
                    { words::book_system_automatic(found.as_deref()) }</option>
                { for System::SEARCHED.iter().enumerate().map(option) }
            </select>
        </label>
    }
}
