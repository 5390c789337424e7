//! All settings on one page, beside a board that shows them at once.

mod fields;
mod preview;
mod sample;
mod transfer;

use ui::dialogs::check_field;
use ui::platform::files::{self, Chosen, Unread};
use ui::platform::{download, focus};
use ui::request::PageName;
use ui::settings::Settings;
use ui::site::use_page_name;
use ui::use_pulse;
use ui::{PageProps, Request};
use yew::{
    Callback, Event, Html, MouseEvent, UseStateHandle, component, html, use_effect_with, use_state,
};

use crate::analyse;
use fields::Fields;
use preview::Preview;

/// The heading of the page.
const HEADING: &str = "main.settings h2";
/// The name of an exported file.
const FILE: &str = "jadoube-settings.txt";
/// The longest file that is read, in bytes: settings take less than a thousand.
const LONGEST_FILE: f64 = 65_536.0;

/// What is said below the buttons that act on all settings.
#[derive(Clone, Debug, PartialEq)]
enum Note {
    Nothing,
    Said(String),
    /// Something was refused.
    Refused(String),
    /// All settings were replaced; the previous ones can be restored.
    Replaced(String, Settings),
}

/// The page; it draws nothing while another is shown.
#[component]
pub fn SettingsPage(props: &PageProps) -> Html {
    let name = props.route.as_ref().map(|_| PageName {
        tab: words::page_title(&words::settings_title()).into(),
        spoken: words::settings_title().into(),
    });
    use_page_name(name, props);
    let is_shown = props.route.is_some();
    use_pulse(&props.arrivals, move |()| {
        if is_shown {
            focus::focus(HEADING);
        }
    });
    let note = use_state(|| Note::Nothing);
    use_effect_with((is_shown, props.settings), |(_, settings)| {
        fields::show(*settings);
    });
    if !is_shown {
        return ui::nothing();
    }

    let settings = props.settings;
    let change = {
        let (send, before) = (props.send.clone(), settings.notation);
        Callback::from(move |settings: Settings| {
            if settings.notation != before {
                analyse::start::keep_notation(settings.notation);
            }
            send.emit(Request::Settings(settings));
        })
    };
    let on_change = {
        let (change, note) = (change.clone(), note.clone());
        Callback::from(move |settings: Settings| {
            note.set(Note::Nothing);
            change.emit(settings);
        })
    };
    let fields = Fields {
        settings,
        on_change: on_change.clone(),
    };
    html! {
        <main class="settings">
            <h2 tabindex="-1">{ words::settings_title() }</h2>
            <p>{ words::settings_intro() }</p>
            <div class="settings-desk">
                <Preview {settings} send={props.send.clone()} />
                <div class="settings-fields">
                    { group(words::settings_look_title(), fields.look()) }
                    { group(words::settings_board_title(), fields.board()) }
                    { group(words::settings_moves_title(), fields.moves()) }
                    { group(words::settings_sound_title(), fields.signals()) }
                    { group(words::settings_help_title(), html! {
                        { check_field("key-help", words::setting_key_help(), None, settings.key_help,
                            on_change.reform(move |key_help| Settings { key_help, ..settings })) }
                    }) }
                    { group(words::settings_file_title(), all_settings(settings, &note, &change, &props.send)) }
                </div>
            </div>
        </main>
    }
}

fn group(title: String, body: Html) -> Html {
    html! { <fieldset><legend>{ title }</legend>{ body }</fieldset> }
}

/// What can be done with all settings at once, and the outcome.
fn all_settings(
    settings: Settings,
    note: &UseStateHandle<Note>,
    change: &Callback<Settings>,
    send: &Callback<Request>,
) -> Html {
    let tell = {
        let (note, send) = (note.clone(), send.clone());
        Callback::from(move |wanted: Note| {
            let request = match &wanted {
                Note::Nothing => None,
                Note::Said(text) | Note::Replaced(text, _) => {
                    Some(Request::Say(text.as_str().into()))
                }
                Note::Refused(text) => Some(Request::Alert(text.as_str().into())),
            };
            note.set(wanted);
            if let Some(request) = request {
                send.emit(request);
            }
        })
    };
    let on_export = tell.reform(move |_: MouseEvent| {
        if download::save_text(FILE, "text/plain", &transfer::export(settings)) {
            Note::Said(words::settings_exported(FILE))
        } else {
            Note::Refused(words::settings_not_exported())
        }
    });
    let on_reset = {
        let (tell, change) = (tell.clone(), change.clone());
        Callback::from(move |_: MouseEvent| {
            change.emit(Settings::default());
            tell.emit(Note::Replaced(words::settings_were_reset(), settings));
        })
    };
    let undo = |former: Settings| {
        let (tell, change) = (tell.clone(), change.clone());
        Callback::from(move |_: MouseEvent| {
            change.emit(former);
            tell.emit(Note::Said(words::settings_were_restored()));
            focus::focus("#settings-reset");
        })
    };
    let said = match &**note {
        Note::Nothing => Html::default(),
        Note::Said(text) => html! { <span>{ text }</span> },
        Note::Refused(text) => html! { <span class="error">{ text }</span> },
        Note::Replaced(text, former) => html! {
            <>
                <span>{ text }</span>
                <button type="button" id="settings-undo" onclick={undo(*former)}>{ words::settings_undo() }</button>
            </>
        },
    };
    html! {
        <>
            <div class="choices">
                <button type="button" id="settings-export" onclick={on_export}>{ words::settings_export() }</button>
                <button type="button" id="settings-reset" onclick={on_reset}>{ words::settings_reset() }</button>
            </div>
            <div class="field">
                <label for="settings-file">{ words::settings_import_label() }</label>
                <input type="file" id="settings-file" accept=".txt,text/plain" onchange={on_file(settings, change.clone(), tell.clone())} />
            </div>
            <p class="settings-note" id="settings-note">{ said }</p>
        </>
    }
}

/// Applies all of the chosen file, or nothing.
fn on_file(
    settings: Settings,
    change: Callback<Settings>,
    tell: Callback<Note>,
) -> Callback<Event> {
    files::on_chosen(
        LONGEST_FILE,
        Callback::from(move |file: Chosen| {
            let read = match file.text() {
                Ok(text) => transfer::import(&text, settings),
                Err(Unread::TooLong) => Err(words::settings_file_too_long()),
                Err(Unread::Lost) => Err(words::settings_file_unreadable()),
            };
            tell.emit(match read {
                Ok(read) => {
                    change.emit(read);
                    Note::Replaced(words::settings_were_imported(), settings)
                }
                Err(fault) => Note::Refused(fault),
            });
        }),
    )
}
