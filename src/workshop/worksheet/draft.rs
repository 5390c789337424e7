//! The worksheet as it is kept in the browser: a head of one line, then the tags of its boards.

use ui::percent;
use ui::platform::drafts;
use yew::{UseReducerHandle, hook, use_effect_with, use_mut_ref};

use super::sheet::{Change, Paper, Sheet};
use element::snippet;

/// The name under which it is kept.
const NAME: &str = "worksheet";
/// What the first line begins with; another number is another layout.
const HEAD: &str = "jadoube-worksheet 1";

/// The text under which a worksheet is kept.
fn to_text(sheet: &Sheet) -> String {
    let switch = |is_on: bool| if is_on { "1" } else { "0" };
    let head = [
        HEAD,
        &sheet.per_page.to_string(),
        sheet.paper.key(),
        switch(sheet.lines),
        switch(sheet.key),
        switch(sheet.codes),
        &percent::encode(&sheet.title),
        &percent::encode(&sheet.home),
    ];
    let boards = sheet.items.iter().map(|item| item.to_element(None));
    [head.join(";")]
        .into_iter()
        .chain(boards)
        .collect::<Vec<_>>()
        .join("\n")
}

/// Reads what [`to_text`] wrote; `None` for anything else.
fn parse(text: &str) -> Option<Sheet> {
    let (head, boards) = text.split_once('\n').unwrap_or((text, ""));
    let fields: Vec<&str> = head.split(';').collect();
    let [HEAD, per_page, paper, lines, key, codes, title, home] = fields[..] else {
        return None;
    };
    let mut sheet = Sheet::default();
    sheet.change(Change::PerPage(per_page.parse().ok()?));
    sheet.paper = Paper::from_key(paper)?;
    [sheet.lines, sheet.key, sheet.codes] = [lines, key, codes].map(|field| field == "1");
    sheet.title = percent::decode(title);
    sheet.home = percent::decode(home);
    let boards = snippet::read_all(boards).ok()?;
    sheet.items = boards.into_iter().map(|found| found.snippet).collect();
    Some(sheet)
}

/// The worksheet as it was left.
#[must_use]
pub fn begin() -> Sheet {
    let kept = drafts::load(NAME).and_then(|text| parse(&text));
    kept.unwrap_or_default()
}

/// Keeps the worksheet in the task that shows its change.
#[hook]
pub fn use_saving(sheet: &UseReducerHandle<Sheet>) {
    let first = use_mut_ref(|| true);
    use_effect_with(to_text(sheet), move |text| {
        if !first.replace(false) {
            // Where the browser forbids it the sheet lives until the page is closed.
            let _ = drafts::keep(NAME, text);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use element::Snippet;

    #[test]
    fn a_worksheet_is_kept_with_all_its_boards() {
        let mut sheet = Sheet {
            title: "Mates; in \u{201c}two\u{201d} &\nmore".to_owned(),
            paper: Paper::Letter,
            key: false,
            ..Sheet::default()
        };
        for query in [
            "mode=solve&goal=mate&in=2&prompt=White+wins",
            "mode=line&pgn=1.+e4+*&hint=Center",
        ] {
            sheet.change(Change::Add(Box::new(Snippet::from_query(query))));
        }
        sheet.change(Change::PerPage(9));
        assert_eq!(parse(&to_text(&sheet)), Some(sheet));
        assert_eq!(parse(&to_text(&Sheet::default())), Some(Sheet::default()));
        assert_eq!(parse("jadoube-worksheet 2;6"), None);
        assert_eq!(parse(""), None);
    }
}
