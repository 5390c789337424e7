//! The parts of the dialog for text: the game in any notation, the game file, the position.

use ui::dialogs::{check_field, select_field};
use ui::platform::{clipboard, download};
use words::Exported;
use yew::{AttrValue, Callback, Html, MouseEvent, html};

use super::choices::{Choices, Layout, Notation};
use super::names::file_name;
use super::props::ExportProps;
use super::text::{Form, Scope, linear, text as game_text};

/// Media types of what is saved.
const PLAIN: &str = "text/plain;charset=utf-8";
const PGN: &str = "application/vnd.chess-pgn";

/// The game in any notation, with a preview.
pub(super) fn text(props: &ExportProps, choices: Choices, on_change: &Callback<Choices>) -> Html {
    let shown = game_text(&props.record, choices.form(), choices.scope);
    let is_fractions = matches!(choices.form(), Form::Fractions(_));
    html! {
        <>
            { select_field("export-notation", words::export_notation_label(),
                Notation::all().map(|it| (it.key(), it.name(), it == choices.notation)).collect(),
                on_change.reform(move |key: String| Choices {
                    notation: Notation::from_key(&key).unwrap_or(choices.notation), ..choices })) }
            if choices.notation != Notation::Sentences {
                { select_field("export-layout", words::export_form_label(),
                    Layout::ALL.map(|it| (it.key(), it.name(), it == choices.layout)).to_vec(),
                    on_change.reform(move |key: String| Choices {
                        layout: Layout::from_key(&key).unwrap_or_default(), ..choices })) }
            }
            if !is_fractions {
                { check_field("export-everything", words::export_everything_label(), None,
                    choices.scope == Scope::Everything,
                    on_change.reform(move |everything| Choices {
                        scope: if everything { Scope::Everything } else { Scope::Moves }, ..choices })) }
            }
            { preview(&shown, choices.form(), props) }
            { buttons(props, Exported::Text, shown, Some(("txt", PLAIN))) }
        </>
    }
}

/// A preview of the text. Three rows that make fractions are read aloud move by move instead.
fn preview(shown: &str, form: Form, props: &ExportProps) -> Html {
    let shown = AttrValue::from(shown.to_owned());
    if let Form::Fractions(style) = form {
        return html! {
            <div class="export-preview" role="region" tabindex="0" aria-label={words::export_preview_label()}>
                <pre aria-hidden="true">{ shown }</pre>
                <p class="visually-hidden">{ linear(&props.record, style) }</p>
            </div>
        };
    }
    html! {
        <div class="export-preview" role="region" tabindex="0" aria-label={words::export_preview_label()}>
            <pre>{ shown }</pre>
        </div>
    }
}

/// The game file.
pub(super) fn pgn(props: &ExportProps) -> Html {
    let pgn = record::pgn::write(&props.record);
    buttons(props, Exported::Pgn, pgn, Some(("pgn", PGN)))
}

/// The position that is shown.
pub(super) fn fen(props: &ExportProps) -> Html {
    let fen = props.record.position(props.node).to_string();
    html! {
        <>
            <p class="export-fen"><code>{ fen.clone() }</code></p>
            { buttons(props, Exported::Fen, fen, None) }
        </>
    }
}

/// Buttons that copy a text and, where a file has an ending and a type, save it.
fn buttons(
    props: &ExportProps,
    what: Exported,
    text: String,
    file: Option<(&'static str, &'static str)>,
) -> Html {
    let text = AttrValue::from(text);
    let copy = {
        let (text, on_say) = (text.clone(), props.on_say.clone());
        Callback::from(move |_: MouseEvent| {
            clipboard::copy(
                &text,
                on_say.reform(move |done| words::export_copied(what, done).into()),
            );
        })
    };
    let save = file.map(|(ending, kind)| {
        let (record, on_say) = (props.record.clone(), props.on_say.clone());
        Callback::from(move |_: MouseEvent| {
            let name = file_name(&record, ending);
            let done = download::save_text(&name, kind, &text);
            on_say.emit(words::export_saved_as(&name, done).into());
        })
    });
    html! {
        <div class="choices side-by-side">
            <button type="button" aria-label={words::export_copy_label(what)} onclick={copy}>
                { words::button_copy() }
            </button>
            if let Some(save) = save {
                <button type="button" aria-label={words::export_save_label(what)} onclick={save}>
                    { words::button_save() }
                </button>
            }
        </div>
    }
}
