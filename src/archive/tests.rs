use crate::{Archive, Column, Order, Query, wire};

const FILE: &str = r#"[Event "London"]
[Site "London ENG"]
[Date "1851.06.21"]
[White "Anderssen, Adolf"]
[Black "Kieseritzky, Lionel"]
[Result "1-0"]
[ECO "C33"]
[Opening "King's Gambit Accepted"]

1. e4 e5 2. f4 exf4 3. Bc4 1-0

[Event "Zürich"]
[Date "1953.??.??"]
[White "Müller, Jörg"]
[Black "Anderson, Zoë"]
[Result "1/2-1/2"]

1. d4 d5 2. Ke3 ( 1/2-1/2

[Event "?"]
[Date "????.??.??"]
[White "?"]
[Black "van Løn"]
[Result "*"]

1. c4 *
"#;

fn archive() -> Archive {
    let mut archive = Archive::new();
    archive.push(FILE.as_bytes());
    archive.finish();
    archive
}

fn games(archive: &mut Archive, text: &str, column: Column, order: Order) -> Vec<usize> {
    let text = text.to_owned();
    let count = archive.query(&Query {
        text,
        column,
        order,
    });
    let rows = archive.rows(0..100);
    assert_eq!(rows.len(), count);
    rows.into_iter().map(|row| row.game).collect()
}

#[test]
fn games_are_found_by_all_words_wherever_they_stand() {
    let mut archive = archive();
    let mut found = |text| games(&mut archive, text, Column::Number, Order::Ascending);
    assert_eq!(found(""), [0, 1, 2]);
    assert_eq!(found("anders"), [0, 1]);
    assert_eq!(found("muller ZURICH"), [1]);
    assert_eq!(found("1851 gambit 1-0"), [0]);
    assert_eq!(found("lon"), [0, 2]);
    assert_eq!(found("anders nobody"), [0; 0]);
}

#[test]
fn every_column_sorts_both_ways_with_the_unknown_last() {
    let mut archive = archive();
    let mut sorted = |column, order| games(&mut archive, "", column, order);
    assert_eq!(sorted(Column::White, Order::Ascending), [0, 1, 2]);
    assert_eq!(sorted(Column::White, Order::Descending), [1, 0, 2]);
    assert_eq!(sorted(Column::Black, Order::Ascending), [1, 0, 2]);
    assert_eq!(sorted(Column::Date, Order::Descending), [1, 0, 2]);
    assert_eq!(sorted(Column::Opening, Order::Descending), [0, 1, 2]);
    assert_eq!(sorted(Column::Number, Order::Descending), [2, 1, 0]);
    assert_eq!(sorted(Column::Fault, Order::Ascending), [1, 0, 2]);
}

#[test]
fn a_game_is_marked_where_its_form_is_wrong() {
    let archive = archive();
    let mark = archive.row(1).unwrap().mark.unwrap();
    assert_eq!((mark.line, mark.column), (18, 17));
    assert_eq!(mark.message, "“(” is never closed.");
    assert_eq!(archive.faulty(), 1);
    assert!(archive.row(0).unwrap().mark.is_none());
}

#[test]
fn a_span_is_the_text_of_its_game() {
    let archive = archive();
    let span = archive.span(2).unwrap();
    let text = &FILE[span.start as usize..span.end as usize];
    assert!(text.starts_with("[Event \"?\"]") && text.ends_with("1. c4 *"));
    assert_eq!(span.line, 20);
    assert_eq!(archive.span(3), None);
}

#[test]
fn rows_travel_as_one_text() {
    let archive = archive();
    let rows = archive.rows(0..3);
    assert_eq!(wire::read(&wire::write(&rows)), rows);
    assert_eq!(wire::read(""), []);
}

#[test]
fn a_range_beyond_the_end_has_what_there_is() {
    let archive = archive();
    assert_eq!(archive.rows(2..50).len(), 1);
    assert_eq!(archive.rows(40..50), []);
}

#[test]
fn control_characters_of_a_file_never_reach_a_row() {
    let mut archive = Archive::new();
    archive.push(b"[White \"a\x1fb\x1ec\"] *");
    archive.finish();
    assert_eq!(archive.row(0).unwrap().white, "a b c");
}
