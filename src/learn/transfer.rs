//! Progress as a file: saved, and read on another device.

use std::rc::Rc;

use course::progress::Progress;
use ui::Request;
use ui::platform::download;
use ui::platform::files::{self, Chosen};
use yew::{Callback, Event, Html, MouseEvent, Properties, component, html, use_state_eq};

/// The name of the file.
const FILE: &str = "jadoube-course.txt";
/// The longest file that is read, in bytes: the whole course takes less than a tenth.
const LONGEST_FILE: f64 = 1_000_000.0;

/// Props of [`Transfer`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub(crate) struct TransferProps {
    /// What was done.
    pub(crate) progress: Rc<Progress>,
    /// Hears what another device knows.
    pub(crate) on_read: Callback<Progress>,
    /// Receives what is to be said.
    pub(crate) send: Callback<Request>,
}

/// The buttons, and what has become of the last file.
#[component]
pub(crate) fn Transfer(props: &TransferProps) -> Html {
    let notice = use_state_eq(|| None::<Result<String, String>>);
    let tell = {
        let (notice, send) = (notice.setter(), props.send.clone());
        Callback::from(move |outcome: Result<String, String>| {
            send.emit(match &outcome {
                Ok(text) => Request::Say(text.as_str().into()),
                Err(text) => Request::Alert(text.as_str().into()),
            });
            notice.set(Some(outcome));
        })
    };
    let on_save = {
        let (progress, tell) = (Rc::clone(&props.progress), tell.clone());
        Callback::from(move |_: MouseEvent| {
            let done = download::save_text(FILE, "text/plain", &progress.to_string());
            let text = words::export_saved_as(FILE, done);
            tell.emit(if done { Ok(text) } else { Err(text) });
        })
    };
    let onchange = on_file(props.on_read.clone(), tell);
    html! {
        <section class="transfer" aria-labelledby="progress-heading">
            <h3 id="progress-heading">{ words::progress_heading() }</h3>
            <p>{ words::progress_about() }</p>
            <div class="lesson-tools">
                <button type="button" onclick={on_save}>{ words::progress_save() }</button>
                <label class="file" for="progress-file">{ words::progress_load() }
                    <input type="file" id="progress-file" accept=".txt,text/plain" {onchange} />
                </label>
            </div>
            <p class={if matches!(&*notice, Some(Err(_))) { "error" } else { "outcome" }}>
                { notice.as_ref().map(|it| it.clone().unwrap_or_else(|text| text)).unwrap_or_default() }
            </p>
        </section>
    }
}

/// Takes all of the chosen file, or nothing.
fn on_file(on_read: Callback<Progress>, tell: Callback<Result<String, String>>) -> Callback<Event> {
    files::on_chosen(
        LONGEST_FILE,
        Callback::from(move |file: Chosen| {
            tell.emit(match file.text().as_deref().map(read) {
                Err(_) => Err(words::progress_lost()),
                Ok(Err(why)) => Err(why),
                Ok(Ok(progress)) => {
                    on_read.emit(progress);
                    Ok(words::progress_loaded())
                }
            });
        }),
    )
}

/// Reads a file, whatever the ends of its lines are.
fn read(text: &str) -> Result<Progress, String> {
    let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n");
    text.parse().map_err(words::progress_error_text)
}

#[cfg(test)]
mod tests {
    use course::progress::Progress;

    use super::read;

    #[test]
    fn a_saved_file_is_read_wherever_it_was_saved() {
        let mut progress = Progress {
            at: Some("rook/moves".to_owned()),
            ..Progress::default()
        };
        progress.finish_test("rook", 5, 6);
        let file = progress.to_string();
        assert_eq!(read(&file), Ok(progress.clone()));
        let elsewhere = format!("\u{feff}{}", file.replace('\n', "\r\n"));
        assert_eq!(read(&elsewhere), Ok(progress));
        assert!(read("hello").is_err());
    }
}
