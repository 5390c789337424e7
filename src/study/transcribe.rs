//! The old-book reader: a score as printed and the game beside it, each word linked to its move.
//!
//! [`state`] reads and keeps what was decided; `printed` draws the text; `decisions` asks about
//! the words that could be more than one move, or none.

mod decisions;
mod printed;
pub mod state;

use std::rc::Rc;

use board::{Board, BoardEvent, BoardKey, Coordinates, Movable};
use record::Record;
use rules::Color;
use ui::platform::clipboard;
use web_sys::HtmlTextAreaElement;
use yew::{
    Callback, Html, KeyboardEvent, Properties, Reducible, component, html, use_callback,
    use_node_ref, use_reducer, use_state_eq,
};

use state::{Act, Reading};

/// Props of [`Transcriber`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct TranscriberProps {
    /// The text to begin with; an empty one asks for it.
    pub text: Rc<str>,
    /// Where the names of files and ranks stand.
    #[prop_or_default]
    pub coordinates: Coordinates,
    /// Receives the game, when it is to be opened.
    pub on_open: Callback<Rc<Record>>,
    /// The reader is to be left.
    pub on_close: Callback<()>,
    /// Receives what is to be said.
    pub on_say: Callback<Rc<str>>,
}

/// The state of the reader, as a Yew reducer.
#[derive(Clone, Debug, PartialEq)]
struct ReadingState(Reading);

impl Reducible for ReadingState {
    type Action = Act;

    fn reduce(self: Rc<Self>, act: Act) -> Rc<Self> {
        let mut reading = self.0.clone();
        reading.act(act);
        Rc::new(Self(reading))
    }
}

/// The old-book reader.
#[component]
pub fn Transcriber(props: &TranscriberProps) -> Html {
    let text = Rc::clone(&props.text);
    let state = use_reducer(move || ReadingState(Reading::new(text)));
    let typing = use_state_eq(|| props.text.trim().is_empty());
    let bottom = use_state_eq(|| Color::White);
    let field = use_node_ref();
    let act = use_callback(state.dispatcher(), |act: Act, state| state.dispatch(act));
    let reading = &state.0;

    if *typing {
        let read = {
            let field = field.clone();
            let say = props.on_say.clone();
            Callback::from(move |event: yew::SubmitEvent| {
                event.prevent_default();
                let Some(field) = field.cast::<HtmlTextAreaElement>() else {
                    return;
                };
                let reading = Reading::new(field.value().into());
                say.emit(printed::summary(&reading).into());
                act.emit(Act::Open(Rc::new(reading)));
                typing.set(false);
            })
        };
        return html! {
            <form class="old-score-form" onsubmit={read}>
                <label for="book-text">{ words::book_text_label() }</label>
                <p id="book-hint" class="note">{ words::book_text_hint() }</p>
                <textarea ref={field} id="book-text" spellcheck="false" autocomplete="off" rows="14"
                    aria-describedby="book-hint" defaultvalue={reading.text.to_string()} />
                <div class="choices">
                    <button type="submit" class="primary">{ words::book_read() }</button>
                    <button type="button" onclick={props.on_close.reform(|_| ())}>{ words::book_close() }</button>
                </div>
            </form>
        };
    }

    let show = {
        let (act, say, state) = (act.clone(), props.on_say.clone(), state.clone());
        Callback::from(move |ply: usize| {
            let ply = ply.min(state.0.moves().len());
            say.emit(printed::ply_said(&state.0, ply).into());
            act.emit(Act::Show(ply));
        })
    };
    let on_event = {
        let (bottom, show, shown) = (bottom.clone(), show.clone(), reading.shown);
        Callback::from(move |event: BoardEvent| match event {
            BoardEvent::Key(BoardKey::Flip) => bottom.set(bottom.other()),
            BoardEvent::Key(BoardKey::Back) => show.emit(shown.saturating_sub(1)),
            BoardEvent::Key(BoardKey::Forward) => show.emit(shown + 1),
            _ => {}
        })
    };
    // Left and right walk through the game wherever the focus is, but on the board, whose own they are.
    let onkeydown = {
        let (show, shown, last) = (show.clone(), reading.shown, reading.moves().len());
        Callback::from(move |event: KeyboardEvent| {
            if event.alt_key() || event.ctrl_key() || event.meta_key() || event.default_prevented()
            {
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
    let change = Callback::from(move |_| typing.set(true));
    let position = reading.position();
    let last = reading.last_move();
    let has_moves = !reading.moves().is_empty();
    html! {
        <div class="old-score" {onkeydown}>
            <div class="book-board">
                <Board
                    board={position.board()} turn={position.turn()} movable={Movable::None}
                    last_move={last.map(|last| (last.from(), last.to()))}
                    check={position.is_check().then(|| position.king(position.turn()))}
                    position_key={reading.shown as u64} orientation={*bottom}
                    coordinates={props.coordinates} {on_event}
                />
                <p class="book-move-line">{ printed::ply_said(reading, reading.shown) }</p>
            </div>
            <div class="book-side">
                <p class="book-summary">{ printed::summary(reading) }</p>
                { printed::games(reading, &act) }
                { printed::printed(reading, &act, &show) }
                { decisions::decisions(reading, &act, &props.on_say) }
                { printed::systems(reading, &act) }
                <div class="choices">
                    <button type="button" id="book-open" class="primary" disabled={!has_moves} onclick={open}>{ words::book_open() }</button>
                    <button type="button" disabled={!has_moves} onclick={copy}>{ words::book_copy_pgn() }</button>
                    <button type="button" onclick={change}>{ words::book_change_text() }</button>
                    <button type="button" onclick={props.on_close.reform(|_| ())}>{ words::book_close() }</button>
                </div>
            </div>
        </div>
    }
}
