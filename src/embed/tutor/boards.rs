//! Boards as nodes of a page: a block that is one board, and a diagram with the boards around it.

use course::Chess;
use element::Snippet;
use element::snippet::Hint;
use js::json::{self, Object};

use crate::nodes::{node, node_with};

/// The attribute of a board whose pieces can be changed: its position before anybody has touched it.
pub(crate) const START: &str = "data-start";

/// The boards of a diagram as parts of a page. Its pieces can be changed on the board as it is printed:
/// the others are there to be compared with it.
pub(crate) fn of_diagram(chess: &Chess) -> Vec<String> {
    let names = [words::pair_before(), words::pair_after()];
    let Some(mut boards) = course::page::boards(chess, names.each_ref().map(|it| &**it)) else {
        return Vec::new();
    };
    if let Some(printed) = boards.printed.last_mut() {
        let fen = printed.get_named("fen").unwrap_or_default().to_owned();
        printed.set_named(START, Some(&fen));
    }
    let mut printed: Vec<String> = boards.printed.iter().map(of_snippet).collect();
    let mut parts = Vec::new();
    if printed.len() > 1 {
        // What changes the pieces of a board stands below it.
        let cells = printed.into_iter().map(|board| node("div", vec![board]));
        parts.push(group(&words::pair_label(), cells.collect()));
    } else {
        parts.extend(
            printed
                .pop()
                .map(|board| Object::new().raw("board", &board).end()),
        );
    }
    let lines = boards.lines.iter();
    parts.extend(lines.map(|line| node("p", vec![json::text(line)])));
    if !boards.what_ifs.is_empty() {
        let what_ifs = boards.what_ifs.iter().map(of_snippet);
        parts.push(group(&words::what_if_label(), what_ifs.collect()));
    }
    parts
}

/// Boards beside each other.
fn group(name: &str, boards: Vec<String>) -> String {
    let attributes = Object::new()
        .text("class", "jadoube-lesson-boards")
        .text("role", "group")
        .text("aria-label", name);
    node_with("div", attributes, boards)
}

/// A board with what its author has put into it.
pub(crate) fn of_snippet(snippet: &Snippet) -> String {
    let attributes = snippet.attributes().iter();
    let attributes = attributes.fold(Object::new(), |object, (name, value)| {
        object.text(name, value)
    });
    let mut inner = Vec::new();
    let mut put = |name: &str, key: &str, value: &str, text: &str| {
        let attributes = Object::new().text(key, value);
        inner.push(node_with(name, attributes, vec![json::text(text)]));
    };
    if !snippet.prompt.is_empty() {
        put("span", "slot", "prompt", &snippet.prompt);
    }
    for (number, line) in snippet.caption.lines().enumerate() {
        // Each further one begins anew.
        let name = if number == 0 { "span" } else { "div" };
        put(name, "slot", "caption", line);
    }
    for Hint { text, squares } in &snippet.hints {
        put("jadoube-hint", "squares", squares, text);
    }
    node_with("jadoube-board", attributes, inner)
}
