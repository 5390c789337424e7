//! The worksheet as it is kept in the browser: a head of one line, then the tags of its boards.

use std::rc::Rc;

use ui::percent;

use super::sheet::{Change, Paper, Sheet};
use element::{Snippet, snippet};

/// What the first line begins with; another number is another layout.
const HEAD: &str = "jadoube-worksheet 1";

/// The text under which a worksheet is kept.
#[must_use]
pub(crate) fn to_text(sheet: &Sheet) -> String {
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
    [head.join(";"), boards(&sheet.items)].join("\n")
}

/// Reads what [`to_text`] wrote; `None` for anything else.
#[must_use]
pub(crate) fn parse(text: &str) -> Option<Sheet> {
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
    sheet.items = parse_boards(boards)?;
    Some(sheet)
}

/// Reads what [`boards`] wrote; `None` for a text with a board that cannot be read.
#[must_use]
pub(crate) fn parse_boards(text: &str) -> Option<Vec<Snippet>> {
    let boards = snippet::read_all(text).ok()?;
    Some(boards.into_iter().map(|found| found.snippet).collect())
}

/// The worksheet as it was left.
#[must_use]
pub(crate) fn begin(kept: Option<Sheet>, before: Option<Vec<Snippet>>) -> Sheet {
    Sheet {
        before: before.map(Rc::from),
        ..kept.unwrap_or_default()
    }
}

/// The texts under which a worksheet is kept: itself, and the boards that can be brought back.
#[must_use]
pub(crate) fn to_texts(sheet: &Sheet) -> [String; 2] {
    let before = sheet.before.as_deref().unwrap_or_default();
    [to_text(sheet), boards(before)]
}

/// Boards as they are pasted into a page, or into the worksheet again.
#[must_use]
pub(crate) fn boards(boards: &[Snippet]) -> String {
    let boards = boards.iter().map(|item| item.to_element(None));
    boards.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

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
        assert_eq!(parse(&to_text(&sheet)).as_ref(), Some(&sheet));
        sheet.change(Change::Clear);
        let [text, before] = to_texts(&sheet);
        assert_eq!(begin(parse(&text), parse_boards(&before)), sheet);
        assert_eq!(parse(&to_text(&Sheet::default())), Some(Sheet::default()));
        assert_eq!(parse("jadoube-worksheet 2;6"), None);
        assert_eq!(parse(""), None);
    }
}
