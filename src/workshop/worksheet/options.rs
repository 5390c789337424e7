//! The choices of the worksheet, and the list of its boards.

use yew::{AttrValue, Callback, Html, MouseEvent, html};

use super::sheet::{Change, PER_PAGE, Paper, Sheet};
use super::theme::themed;
use crate::builder::{form, prompt};

/// How the sheet is set.
pub(super) fn options(sheet: &Sheet, change: &Callback<Change>) -> Html {
    let counts = PER_PAGE.map(|count| {
        let key = count.to_string();
        (AttrValue::from(key.clone()), key, count == sheet.per_page)
    });
    let papers = Paper::ALL.map(|paper| {
        (
            AttrValue::from(paper.key()),
            paper.name(),
            paper == sheet.paper,
        )
    });
    let on_count = change.reform(|key: String| Change::PerPage(key.parse().unwrap_or_default()));
    let on_paper =
        change.reform(|key: String| Change::Paper(Paper::from_key(&key).unwrap_or_default()));
    html! {
        <>
            { form::line("worksheet-title", words::worksheet_title_label(), None, sheet.title.clone(),
                change.reform(Change::Title)) }
            <div class="pair">
                { form::select("worksheet-per-page", words::worksheet_per_page_label(), counts.to_vec(), on_count) }
                { form::select("worksheet-paper", words::worksheet_paper_label(), papers.to_vec(), on_paper) }
            </div>
            { form::check("worksheet-lines", words::worksheet_lines_label(), sheet.lines, change.reform(Change::Lines)) }
            { form::check("worksheet-key", words::worksheet_key_label(), sheet.key, change.reform(Change::Key)) }
            { form::check("worksheet-codes", words::worksheet_codes_label(), sheet.codes, change.reform(Change::Codes)) }
            if sheet.codes {
                { form::line("worksheet-home", words::worksheet_home_label(), Some(words::worksheet_home_hint()),
                    sheet.home.clone(), change.reform(Change::Home)) }
            }
        </>
    }
}

/// The boards, each with its words.
pub(super) fn list(sheet: &Sheet, act: &Callback<(Change, String)>) -> Html {
    let item = |(place, item): (usize, &element::Snippet)| {
        let number = place + 1;
        let button = |sign: &'static str,
                      name: String,
                      enabled: bool,
                      made: Change,
                      said: String| {
            let onclick = act.reform(move |_: MouseEvent| (made.clone(), said.clone()));
            html! {
                <button type="button" title={name.clone()} aria-label={name} disabled={!enabled} {onclick}>{ sign }</button>
            }
        };
        let usual = item.setup().ok().map(|setup| {
            let item = themed(item, &sheet.title);
            words::builder_prompt_usual(&prompt::usual(&item, &setup))
        });
        let on_prompt = act.reform(move |text| (Change::Prompt(place, text), String::new()));
        html! {
            <li key={place}>
                { form::line(&format!("worksheet-task-{number}"), words::worksheet_item_name(number), usual,
                    item.prompt.clone(), on_prompt) }
                { button("↑", words::worksheet_earlier_name(number), place > 0, Change::Earlier(place),
                    words::worksheet_moved_text(place)) }
                { button("×", words::worksheet_remove_name(number), true, Change::Remove(place),
                    words::worksheet_removed_text(number)) }
            </li>
        }
    };
    let clear = act.reform(|_: MouseEvent| (Change::Clear, words::worksheet_cleared()));
    let bring_back =
        act.reform(|_: MouseEvent| (Change::BringBack, words::worksheet_brought_back()));
    html! {
        <>
            if sheet.items.is_empty() {
                <p class="hint">{ words::worksheet_empty() }</p>
            } else {
                <ol class="items">{ for sheet.items.iter().enumerate().map(item) }</ol>
            }
            <div class="choices">
                if !sheet.items.is_empty() {
                    <button type="button" onclick={clear}>{ words::worksheet_clear() }</button>
                }
                if sheet.before.is_some() {
                    <button type="button" onclick={bring_back}>{ words::worksheet_bring_back() }</button>
                }
            </div>
        </>
    }
}
