//! The dialog from which a game leaves the page.

use std::rc::Rc;

use notation::style::Style;
use record::{NodeId, Record};
use rules::Color;
use ui::dialogs::Shell;
use ui::settings::Coordinates;
use yew::{AttrValue, Callback, Html, Properties, component, html, use_state};

use super::choices::{Choices, Notation};
use super::text::{Form, Scope};
use super::{game_parts, picture_part};

/// What is to be taken out, and who hears of it.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct ExportProps {
    /// The game.
    pub record: Rc<Record>,
    /// The position that is shown.
    pub node: NodeId,
    /// The side at the bottom of the board.
    pub bottom: Color,
    /// The notation in which the moves are shown, with which the choice begins.
    pub style: Style,
    /// Where the coordinates of the board stand.
    pub coordinates: Coordinates,
    /// Receives the sentence about what was done.
    pub on_say: Callback<Rc<str>>,
    /// Asks for the page for paper.
    pub on_print: Callback<(Form, Scope)>,
    /// Told when the dialog is left.
    pub on_close: Callback<()>,
}

/// The dialog with all ways out of the page; it is open while it is drawn.
#[component]
pub fn ExportDialog(props: &ExportProps) -> Html {
    let choices = use_state(|| Choices {
        notation: Notation::Style(props.style),
        coordinates: picture_coordinates(props.coordinates),
        ..Choices::default()
    });
    let on_change = {
        let choices = choices.setter();
        Callback::from(move |changed: Choices| choices.set(changed))
    };
    let print = {
        let wish = (choices.form(), choices.scope);
        props.on_print.reform(move |_| wish)
    };
    html! {
        <Shell id="export-dialog" title={words::export_title()} on_close={props.on_close.clone()}>
            { section("text", words::export_text_heading(), game_parts::text(props, *choices, &on_change)) }
            { section("pgn", words::export_pgn_heading(), game_parts::pgn(props)) }
            { section("fen", words::export_fen_heading(), game_parts::fen(props)) }
            { section("board", words::export_board_heading(), picture_part::board(props, *choices, &on_change)) }
            { section("print", words::export_print_heading(), html! {
                <>
                    <p id="export-print-hint" class="hint">{ words::export_print_hint() }</p>
                    <div class="choices side-by-side">
                        <button type="button" aria-describedby="export-print-hint" onclick={print}>
                            { words::button_book_page() }
                        </button>
                    </div>
                </>
            }) }
            <div class="choices">
                <button type="button" class="primary" onclick={props.on_close.reform(|_| ())}>
                    { words::button_done() }
                </button>
            </div>
        </Shell>
    }
}

fn section(name: &str, heading: String, content: Html) -> Html {
    let id = AttrValue::from(["export-", name, "-heading"].concat());
    html! {
        <section class="export-part" aria-labelledby={id.clone()}>
            <h3 {id}>{ heading }</h3>
            { content }
        </section>
    }
}

const fn picture_coordinates(coordinates: Coordinates) -> picture::Coordinates {
    match coordinates {
        Coordinates::Outside => picture::Coordinates::Outside,
        Coordinates::Inside => picture::Coordinates::Inside,
        Coordinates::None => picture::Coordinates::None,
    }
}
