//! What screen readers say about the record.

use record::{Command, CommentPlace, EngineScore, NodeId, Record, Shape, Step};
use rules::Position;

use super::walk;

/// The name of a shape.
#[must_use]
pub fn shape_name(shape: Shape) -> String {
    match shape {
        Shape::Square(color, square) => words::circle_name(&words::pen_color_name(color), square),
        Shape::Arrow(color, from, to) => words::arrow_name(&words::pen_color_name(color), from, to),
    }
}

/// The arrows among shapes and the squares, as a board in a page takes them.
#[must_use]
pub fn shape_lists(shapes: &[Shape]) -> (String, String) {
    let list = |command: Command| command.argument().replace(',', " ");
    (
        list(Command::arrows(shapes)),
        list(Command::squares(shapes)),
    )
}

/// The move that led to a node, and the position before it.
#[must_use]
pub fn last_step(record: &Record, node: NodeId) -> Option<(&Position, Option<rules::Move>)> {
    let before = record.position(record.parent(node)?);
    Some((before, record.step(node).and_then(Step::mv)))
}

/// The names of the signs of a node.
#[must_use]
pub fn sign_names(record: &Record, node: NodeId) -> Vec<String> {
    let signs = record.nags(node).iter().filter(|sign| sign.0 != 0);
    signs.map(|sign| words::judgment_name(sign.0)).collect()
}

/// What is said when a node is reached: the move, its signs, comments and drawing, and the choices
/// here.
#[must_use]
pub fn arrival(record: &Record, node: NodeId) -> String {
    let mut sentences = vec![words::shown_node(last_step(record, node))];
    let signs = sign_names(record, node);
    if !signs.is_empty() {
        sentences.push(words::as_sentence(&signs));
    }
    if let Some((index, count)) = walk::place(record, node)
        && index > 0
    {
        let depth = record.depth(node);
        sentences.push(words::variation_place(index, count - 1, depth));
    }
    for (place, before) in [(CommentPlace::Before, true), (CommentPlace::After, false)] {
        let text = record.comment_text(node, place);
        if !text.is_empty() {
            sentences.push(words::spoken_comment(&text, before));
        }
    }
    let shapes: Vec<_> = record.shapes(node).into_iter().map(shape_name).collect();
    sentences.extend(words::drawing_text(&shapes));
    let children = record.children(node).len();
    sentences.extend(words::branches(children.saturating_sub(1)));
    if children == 0 && node != Record::ROOT {
        sentences.push(words::end_of_line());
    }
    sentences.join(" ")
}

/// The same with clock and evaluation, on request.
#[must_use]
pub fn everything(record: &Record, node: NodeId) -> String {
    let mut text = arrival(record, node);
    let mut add = |sentence: String| {
        text.push(' ');
        text.push_str(&sentence);
    };
    if let Some(clock) = clock_text(record, node) {
        add(words::spoken_clock(&clock));
    }
    if let Some(value) = evaluation_text(record, node) {
        add(words::spoken_evaluation(&value));
    }
    text
}

/// What is left on the clock after a move: `1:05:09`, `0:09`.
#[must_use]
pub fn clock_text(record: &Record, node: NodeId) -> Option<String> {
    let seconds = record.clock(node)?.as_secs();
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    Some(match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    })
}

/// How an engine judges a node: `+0.35`, `−1.20`, `#3`.
#[must_use]
pub fn evaluation_text(record: &Record, node: NodeId) -> Option<String> {
    Some(match record.evaluation(node)?.score {
        EngineScore::Mate(moves) => format!("#{moves}"),
        EngineScore::Centipawns(value) => {
            let sign = if value < 0 { '\u{2212}' } else { '+' };
            let value = value.unsigned_abs();
            format!("{sign}{}.{:02}", value / 100, value % 100)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::walk::{Go, target};

    #[test]
    fn a_move_is_said_with_everything_written_about_it() {
        let text =
            "1. e4 $1 { Best by test. [%csl Ge4][%cal Re2e4] [%clk 0:05:09] } (1. d4) 1... e5 *";
        let record = record::pgn::read_all(text).remove(0).record;
        let first = record.next(Record::ROOT).expect("e4");
        assert_eq!(
            arrival(&record, first),
            "After 1. White: pawn to e4. Good move. Comment: Best by test. \
             Drawing: green circle on e4 and red arrow from e2 to e4."
        );
        assert!(everything(&record, first).ends_with(" Clock 5:09."));
        let other = target(&record, first, Go::VariationAfter).expect("d4");
        assert_eq!(
            arrival(&record, other),
            "After 1. White: pawn to d4. Variation 1 of 1. This is the end of the line."
        );
        assert_eq!(
            arrival(&record, Record::ROOT),
            "Start position. 1 variation here."
        );
    }
}
