//! What the page holds.

use std::rc::Rc;

use notation::style::Style;
use record::pgn;
use rules::Color;
use yew::{Callback, LocalServerRenderer};

use super::{PaperPage, PaperPageProps};
use crate::export::text::{Form, Scope};

const GAME: &str = "[White \"Anna & Co\"]\n[Black \"Bert\"]\n[Event \"Café\"]\n[Result \"1-0\"]\n\n\
    1. e4 e5 2. Bc4 Nc6 (2... Nf6 {is sounder}) 3. Qh5 $220 Nf6 4. Qxf7# 1-0";

fn page(game: &str, form: Form, scope: Scope) -> String {
    let props = PaperPageProps {
        record: Rc::new(pgn::read_all(game).remove(0).record),
        form,
        scope,
        bottom: Color::White,
        opening: Some("Bishop's Opening".into()),
        at_once: false,
        on_close: Callback::noop(),
    };
    let renderer = LocalServerRenderer::<PaperPage>::with_props(props).hydratable(false);
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    runtime
        .expect("a runtime without drivers starts")
        .block_on(renderer.render())
}

/// What is read, without the tags.
fn read(html: &str) -> String {
    let mut text = String::new();
    for piece in html.split('<') {
        text.push_str(piece.split_once('>').map_or(piece, |(_, after)| after));
    }
    text.replace("&nbsp;", " ").replace('\u{a0}', " ")
}

#[test]
fn a_diagram_stands_where_the_author_marked_it() {
    let html = page(GAME, Form::Running(Style::San), Scope::Everything);
    assert_eq!(html.matches("<figure>").count(), 1);
    let (before, after) = html.split_once("<figure>").unwrap();
    assert!(
        read(before).ends_with("(2... Nf6 is sounder)3. Qh5"),
        "{}",
        read(before)
    );
    assert!(read(after).contains("Position after 3. Qh5"));
    assert!(
        read(after).ends_with("3... Nf6 4. Qxf7#White won."),
        "{}",
        read(after)
    );
    assert!(html.contains("src=\"data:image/svg+xml,%3Csvg"));
}

#[test]
fn the_heading_says_who_where_and_what() {
    let html = page(GAME, Form::Running(Style::San), Scope::Moves);
    assert!(html.contains("Anna &amp; Co – Bert</h2>"));
    assert!(html.contains("<p class=\"occasion\">Café</p>"));
    assert!(html.contains("<p class=\"opening-name\">Bishop's Opening</p>"));
    assert!(!html.contains("<figure>"));
}

#[test]
fn figures_are_drawn_and_read_as_letters() {
    let html = page(GAME, Form::Running(Style::Figurine), Scope::Moves);
    assert!(html.contains("href=\"#fig-n\""));
    assert!(
        read(&html).contains("2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#"),
        "{}",
        read(&html)
    );
}

#[test]
fn columns_are_a_table_that_breaks_off_for_what_is_said() {
    let html = page(GAME, Form::Columns(Style::San), Scope::Everything);
    assert_eq!(html.matches("<table").count(), 3);
    assert_eq!(html.matches("<tbody><tr>").count(), 3);
    assert!(read(&html).contains("3.…Nf64.Qxf7#"), "{}", read(&html));
}

#[test]
fn fractions_are_read_move_by_move() {
    let html = page(GAME, Form::Fractions(Style::San), Scope::Moves);
    assert!(html.contains("aria-label=\"1. White e4, Black e5.\""));
    assert!(html.contains("aria-label=\"4. White Qxf7#.\""));
}

#[test]
fn a_game_from_another_start_begins_with_its_diagram() {
    let game = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *";
    let html = page(game, Form::Sentences, Scope::Moves);
    let (_, after) = html.split_once("Start position").unwrap();
    assert!(
        read(after).ends_with("1. White: The pawn goes from e2 to e4."),
        "{}",
        read(after)
    );
}
