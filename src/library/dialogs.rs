//! The dialogs: what can be done with a game, its names, and the question before several are deleted.

use std::rc::Rc;

use ui::dialogs::{Question, Shell, confirm};
use ui::platform::document;
use ui::platform::shelf::Access;
use ui::platform::storage::GameId;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::{Callback, Html, MouseEvent, SubmitEvent, html};

use crate::kept::Names;
use crate::list::{facts, result, small_board, whereabouts};
use crate::row::Row;
use crate::state::{Action, Dialog, Library};
use crate::wish::Wish;

/// Draws a dialog.
pub(crate) fn draw(
    state: &Library,
    open: &Dialog,
    wish: &Callback<Wish>,
    send: &Callback<Action>,
) -> Html {
    match open {
        Dialog::Game(id) => state
            .game(id)
            .map_or_else(Html::default, |row| game(state, row, wish, send)),
        Dialog::Rename(id) => state
            .game(id)
            .map_or_else(Html::default, |row| rename(row, wish, send)),
        Dialog::Delete(names) => delete(names, wish, send),
    }
}

/// Closes the open dialog.
pub(crate) fn close(send: &Callback<Action>) -> Callback<()> {
    send.reform(|()| Action::Open(None))
}

fn game(state: &Library, row: &Rc<Row>, wish: &Callback<Wish>, send: &Callback<Action>) -> Html {
    let with = |make: fn(GameId) -> Wish| {
        let id = row.id.clone();
        wish.reform(move |_: MouseEvent| make(id.clone()))
    };
    let one = |make: fn(Rc<[GameId]>) -> Wish| {
        let names: Rc<[GameId]> = Rc::new([row.id.clone()]);
        wish.reform(move |_: MouseEvent| make(names.clone()))
    };
    let export = one(Wish::Export);
    let rename = {
        let id = row.id.clone();
        send.reform(move |_: MouseEvent| Action::Open(Some(Dialog::Rename(id.clone()))))
    };
    let (can_change, is_unfinished) = (state.can_change(), row.is_unfinished());
    let analyse_class = (!is_unfinished).then_some("primary");
    html! {
        <Shell id="library-game" title={words::library_game_name(&row.white, &row.black)} on_close={close(send)}>
            <div class="library-game">
                { small_board(&row.placement) }
                <div class="library-text">
                    <p class="result">{ result(row) }</p>
                    <p class="where"><bdi>{ whereabouts(row) }</bdi></p>
                    <p class="facts"><bdi>{ facts(row) }</bdi></p>
                </div>
            </div>
            <div class="choices">
                if is_unfinished && state.access == Access::Full {
                    <button type="button" class="primary" onclick={with(Wish::GoOn)}>{ words::library_continue() }</button>
                }
                <button type="button" class={analyse_class} onclick={with(Wish::Analyse)}>{ words::library_analyse() }</button>
                <button type="button" disabled={state.task.is_some()} onclick={export}>{ words::library_export_one() }</button>
                <button type="button" disabled={!can_change} onclick={rename}>{ words::library_rename() }</button>
                <button type="button" disabled={!can_change} onclick={one(Wish::Delete)}>{ words::library_delete() }</button>
                <button type="button" onclick={close(send).reform(|_: MouseEvent| ())}>{ words::library_close() }</button>
            </div>
        </Shell>
    }
}

/// The fields of the names, with their ids.
const WHITE: &str = "library-white";
const BLACK: &str = "library-black";
const EVENT: &str = "library-event";
const SITE: &str = "library-site";

fn rename(row: &Rc<Row>, wish: &Callback<Wish>, send: &Callback<Action>) -> Html {
    let onsubmit = {
        let (wish, id) = (wish.clone(), row.id.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let names = Names {
                white: typed(WHITE),
                black: typed(BLACK),
                event: typed(EVENT),
                site: typed(SITE),
            };
            wish.emit(Wish::Rename(id.clone(), names));
        })
    };
    let field = |id: &'static str, name: String, value: &str| {
        html! {
            <div class="field">
                <label for={id}>{ name }</label>
                <input {id} type="text" autocomplete="off" maxlength="255" value={value.to_owned()} autofocus={id == WHITE} />
            </div>
        }
    };
    html! {
        <Shell id="library-rename" title={words::library_rename_title()} on_close={close(send)}>
            <form {onsubmit}>
                { field(WHITE, words::library_field_white(), &row.white) }
                { field(BLACK, words::library_field_black(), &row.black) }
                { field(EVENT, words::library_field_event(), &row.event) }
                { field(SITE, words::library_field_site(), &row.site) }
                <div class="choices side-by-side">
                    <button type="button" onclick={close(send).reform(|_: MouseEvent| ())}>{ words::button_cancel() }</button>
                    <button type="submit" class="primary">{ words::library_save_names() }</button>
                </div>
            </form>
        </Shell>
    }
}

fn typed(id: &str) -> String {
    let field = document().and_then(|document| document.get_element_by_id(id));
    let field = field.and_then(|field| field.dyn_into::<HtmlInputElement>().ok());
    field.map_or_else(String::new, |field| field.value())
}

fn delete(names: &Rc<[GameId]>, wish: &Callback<Wish>, send: &Callback<Action>) -> Html {
    let (wish, send, names) = (wish.clone(), send.clone(), names.clone());
    confirm(Question {
        id: "library-delete-dialog",
        question: words::library_delete_asked(names.len()),
        explanation: words::library_delete_explanation(),
        yes: words::library_delete(),
        no: words::library_keep(),
        on_answer: Callback::from(move |agreed| match agreed {
            true => wish.emit(Wish::Delete(names.clone())),
            false => send.emit(Action::Open(None)),
        }),
    })
}
