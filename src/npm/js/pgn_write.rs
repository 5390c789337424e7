//! Writing the moves of a game as chess.js writes them, with the variations it would drop.

use rules::Color;

use crate::line::{Line, Past, Played};
use crate::notes::{Note, Notes};
use crate::tree::{NodeId, Tree};
use listing::ListedPosition;
use listing::fen_text::{fen, push_number};
use listing::moves::push_only_san;

/// How moves are written.
#[derive(Clone, Copy, Debug)]
pub struct Form<'a> {
    /// What ends a line.
    pub newline: &'a str,
    /// The longest line; 0 for one line only.
    pub width: usize,
    /// The result behind the moves.
    pub result: &'a str,
    /// Whether only what chess.js writes is written: moves and comments.
    pub is_plain: bool,
}

/// Writes the moves of a game; `tree` has its variations.
#[must_use]
pub fn write(line: &Line, notes: &Notes, tree: Option<&Tree>, form: Form<'_>) -> String {
    let mut pieces = pieces(line, notes, tree.filter(|_| !form.is_plain), form.is_plain);
    pieces.push(form.result.to_owned());
    if form.width == 0 {
        let mut text = String::new();
        for (index, piece) in pieces.iter().enumerate() {
            if index > 0 {
                text.push(' ');
            }
            text.push_str(piece);
        }
        return text;
    }
    wrapped(&pieces, form)
}

/// The moves in pairs, as "3. e3 e6", each with what is said about it.
fn pieces(line: &Line, notes: &Notes, tree: Option<&Tree>, is_plain: bool) -> Vec<String> {
    let says = |position: &ListedPosition| match notes.is_empty() {
        true => None,
        false => notes.get(&fen(position)),
    };
    let past = line.past();
    let mut pieces = Vec::new();
    let mut piece = String::new();
    let mut node = Tree::ROOT;
    let mut is_interrupted = false;
    // After an edit the moves lead over other boards than those that have the notes.
    let mut positions = line.positions().zip(line.positions().skip(1));
    push_note(&mut piece, says(line.start()), is_plain);
    for (index, Past { before, played }) in past.iter().enumerate() {
        let Some((was, became)) = positions.next() else {
            break;
        };
        let children = tree.map_or(&[][..], |tree| &tree.node(node).children);
        let (main, variations) = match children {
            [main, variations @ ..] => (tree.map(|tree| tree.node(*main)), variations),
            [] => (None, &[][..]),
        };
        let comment = main.and_then(|main| main.before.as_deref());
        if before.turn() == Color::White {
            if !piece.is_empty() {
                pieces.push(std::mem::take(&mut piece));
            }
            push_move_number(&mut piece, before, ".");
        } else if index == 0 {
            push_move_number(&mut piece, before, ". ...");
        } else if is_interrupted || comment.is_some() {
            push_move_number(&mut piece, before, "...");
        }
        push_comment(&mut piece, comment);
        push_word(&mut piece, &played_text(before, *played));
        push_note(&mut piece, says(became), is_plain);
        is_interrupted = !variations.is_empty();
        if let Some(tree) = tree {
            for &variation in variations {
                push_variation(&mut piece, tree, variation, was);
            }
            node = children.first().copied().unwrap_or(node);
        }
    }
    if !piece.is_empty() || past.is_empty() {
        pieces.push(piece);
    }
    pieces
}

/// SAN, or the sign of a null move.
#[must_use]
pub fn played_text(before: &ListedPosition, played: Played) -> String {
    let mut text = String::with_capacity(8);
    push_played(&mut text, before, played);
    text
}

/// Writes SAN, or the sign of a null move.
pub fn push_played(text: &mut String, before: &ListedPosition, played: Played) {
    match (played, before) {
        (Played::Null, _) => text.push_str("--"),
        // A position needs no list of its moves to write one.
        (Played::Move(mv), ListedPosition::Legal(_)) => push_only_san(text, before, &[], mv),
        (Played::Move(mv), ListedPosition::Diagram(_)) => {
            push_only_san(text, before, &before.moves(), mv);
        }
    }
}

fn push_word(text: &mut String, word: &str) {
    if !text.is_empty() && !text.ends_with('(') {
        text.push(' ');
    }
    text.push_str(word);
}

fn push_move_number(text: &mut String, before: &ListedPosition, dots: &str) {
    let mut number = String::new();
    push_number(&mut number, before.fullmove_number());
    push_word(text, &number);
    text.push_str(dots);
}

fn push_note(text: &mut String, note: Option<&Note>, is_plain: bool) {
    let Some(note) = note else { return };
    if !is_plain {
        // Before the first move there is nothing that it could be glued to.
        if let Some(suffix) = note.suffix.filter(|_| !text.is_empty()) {
            text.push_str(suffix);
        }
        push_nags(text, &note.nags);
    }
    push_comment(text, note.comment.as_deref());
}

fn push_nags(text: &mut String, nags: &[u8]) {
    for &nag in nags {
        push_word(text, "$");
        push_number(text, u32::from(nag));
    }
}

fn push_comment(text: &mut String, comment: Option<&str>) {
    if let Some(comment) = comment {
        push_word(text, "{");
        text.push_str(comment);
        text.push('}');
    }
}

/// Writes a variation and the variations within it. They lie at most `record::MAX_DEPTH` deep.
fn push_variation(text: &mut String, tree: &Tree, first: NodeId, start: &ListedPosition) {
    push_word(text, "(");
    push_comment(text, tree.node(first).before.as_deref());
    let mut before = start;
    let mut next = Some(first);
    let mut is_numbered = true;
    while let Some(id) = next {
        let node = tree.node(id);
        let Some(played) = node.played else { return };
        // Behind a number it is not taken for a comment on the move before.
        let comment = node.before.as_deref().filter(|_| id != first);
        match before.turn() {
            Color::White => push_move_number(text, before, "."),
            Color::Black if is_numbered || comment.is_some() => {
                push_move_number(text, before, "...");
            }
            Color::Black => {}
        }
        push_comment(text, comment);
        push_word(text, &played_text(before, played));
        push_nags(text, &node.nags);
        push_comment(text, node.comment.as_deref());
        is_numbered = node.comment.is_some();
        // The first move's own alternatives belong to the line around.
        if id != first {
            let siblings = &tree.node(node.parent).children;
            for &variation in siblings.get(1..).unwrap_or_default() {
                push_variation(text, tree, variation, before);
                is_numbered = true;
            }
        }
        before = &node.after;
        next = node.children.first().copied();
    }
    text.push(')');
}

/// Breaks lines where chess.js breaks them.
fn wrapped(pieces: &[String], form: Form<'_>) -> String {
    let mut out: Vec<&str> = Vec::new();
    let mut column = 0;
    for (index, piece) in pieces.iter().enumerate() {
        // Counted as JavaScript counts the length of a text.
        let length = length_of(piece);
        if column + length > form.width && piece.contains(['{', '(']) {
            if index != 0 && !form.is_plain && column > 0 {
                out.push(" ");
                column += 1;
            }
            column = push_words(&mut out, piece, column, form);
            continue;
        }
        if column + length > form.width && index != 0 {
            if out.last() == Some(&" ") {
                out.pop();
            }
            out.push(form.newline);
            column = 0;
        } else if index != 0 {
            out.push(" ");
            column += 1;
        }
        out.push(piece);
        column += length;
    }
    let mut text = String::new();
    for part in out {
        text.push_str(part);
    }
    text
}

fn push_words<'a>(
    out: &mut Vec<&'a str>,
    piece: &'a str,
    mut column: usize,
    form: Form<'a>,
) -> usize {
    for word in piece.split(' ').filter(|word| !word.is_empty()) {
        let length = length_of(word);
        if column + length > form.width {
            if out.last() == Some(&" ") {
                out.pop();
            }
            out.push(form.newline);
            column = 0;
        }
        out.push(word);
        out.push(" ");
        column += length + 1;
    }
    if out.last() == Some(&" ") {
        out.pop();
        column -= 1;
    }
    column
}

fn length_of(text: &str) -> usize {
    text.chars().map(char::len_utf16).sum()
}
