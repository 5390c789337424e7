//! A diagram with all that its author says of it, as boards for any page.
//!
//! A board in a page shows one position and cannot switch to another. So the boards before and after
//! moves stand beside each other, each change has a board of its own, and the letters of parts are listed.

use element::{Attribute, Snippet};
use rules::{Setup, Square};

use crate::diagram::{Diagram, Label};
use crate::lesson::{Chess, Content};

/// The boards of a diagram. A caption may have several lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageBoards {
    /// The board as it is printed; where moves were made, the board before them comes first.
    pub printed: Vec<Snippet>,
    /// What is said of two boards together; what is said of one is its caption.
    pub lines: Vec<String>,
    /// A board for each change.
    pub what_ifs: Vec<Snippet>,
}

/// The boards of a diagram; nothing for other blocks. The names are those of the boards before and after
/// the moves.
///
/// # Examples
///
/// ```
/// let text = "---\ntitle: T\n---\n\n```chess diagram\nfen=\"4k3/8/8/8/8/8/8/4K2R w K\" after=\"O-O\"\n\
///     caption: The rook jumps.\n```\n";
/// let lesson = course::markdown::read("t.md", text).expect("nothing is wrong");
/// let chess = lesson.chess().next().expect("there is one");
/// let boards = course::page::boards(chess, ["Before", "After"]).expect("it is a diagram");
/// let captions: Vec<&str> = boards.printed.iter().map(|it| it.caption.as_str()).collect();
/// assert_eq!(captions, ["Before", "After"]);
/// assert_eq!(boards.lines, ["The rook jumps."]);
/// ```
#[must_use]
pub fn boards(chess: &Chess, names: [&str; 2]) -> Option<PageBoards> {
    let Content::Diagram(diagram) = &chess.content else {
        return None;
    };
    let mut drawn = super::board(chess)?.snippet;
    let caption = std::mem::take(&mut drawn.caption);
    let lines = [caption, letters(&diagram.labels)];
    let lines = lines.into_iter().filter(|line| !line.is_empty());
    let mut lines: Vec<String> = lines.collect();
    // What the author has drawn belongs to the board as it is printed.
    let other = |setup: &Setup, marks: &str, text: &str| {
        let mut snippet = drawn.clone();
        snippet.set(Attribute::Arrows, None);
        snippet.set(Attribute::Marks, Some(marks).filter(|it| !it.is_empty()));
        snippet.set(Attribute::Fen, Some(&setup.to_string()));
        said(snippet, diagram, &[text])
    };
    let what_if = |it: &crate::WhatIf| {
        let reached = diagram.reached(&it.setup).into_iter();
        let marks: Vec<String> = reached.map(|it: Square| it.to_string()).collect();
        other(&it.setup, &marks.join(" "), &it.text)
    };
    let what_ifs = diagram.what_ifs.iter().map(what_if).collect();
    let printed = if diagram.ground.last().is_some() {
        let [before, after] = names;
        let before = other(&diagram.ground.start, "", before);
        vec![before, said(drawn, diagram, &[after])]
    } else {
        let own = std::mem::take(&mut lines);
        let own: Vec<&str> = own.iter().map(String::as_str).collect();
        vec![said(drawn, diagram, &own)]
    };
    Some(PageBoards {
        printed,
        lines,
        what_ifs,
    })
}

/// A board between what stands above and below it, with these lines under it.
fn said(mut snippet: Snippet, diagram: &Diagram, lines: &[&str]) -> Snippet {
    let [top, bottom] = diagram.edges.each_ref().map(Option::as_deref);
    snippet.prompt = top.unwrap_or_default().to_owned();
    let lines: Vec<&str> = bottom.into_iter().chain(lines.iter().copied()).collect();
    snippet.caption = lines.join("\n");
    snippet
}

/// Where the parts with letters are.
fn letters(labels: &[Label]) -> String {
    let part = |it: &Label| [&it.text, " ", &it.place()].concat();
    labels.iter().map(part).collect::<Vec<_>>().join(", ")
}
