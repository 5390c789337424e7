//! A block as the tag of a board in any page.
//!
//! What the element knows becomes a board that plays. A question of the course alone becomes a
//! diagram with its prompt, and its answer beside it for the page to fold away. A diagram of which more is
//! to be seen becomes several boards ([`boards`]).

mod boards;
mod key;

use element::snippet::Hint;
use element::{Attribute, Snippet};
use notation::style;
use record::pgn;
use rules::Color;

use crate::drill::Exercise;
use crate::fence::Fence;
use crate::lesson::{Chess, Content};
use crate::play_out::PlayOut;
use crate::played_line::PlayedLine;
use crate::question::Question;

pub use boards::{PageBoards, boards};
pub use key::{key, question_key};

/// A board in a page, and what only its words can ask.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageBoard {
    /// The board.
    pub snippet: Snippet,
    /// The choices in words, if there are any.
    pub choices: Vec<String>,
    /// The answer, where the board does not judge it: squares, moves, choices or a number.
    pub answer: Option<PageAnswer>,
}

/// An answer that stands in a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PageAnswer {
    /// Yes or no.
    Say(bool),
    /// Anything that is written.
    Text(String),
}

/// The board of a block; nothing for a table.
///
/// # Examples
///
/// ```
/// let text = "---\ntitle: T\n---\n\n```chess ask\nask=\"moves\" of=\"a1\" fen=\"8/8/8/8/8/8/8/N7 w\"\n\
///     prompt: Where can it go?\n```\n";
/// let lesson = course::markdown::read("t.md", text).expect("nothing is wrong");
/// let chess = lesson.chess().next().expect("there is one");
/// let board = course::page::board(chess).expect("it has a board");
/// assert!(board.snippet.to_element(None).starts_with("<jadoube-board mode=\"find\""));
/// assert_eq!(board.answer, None);
/// ```
#[must_use]
pub fn board(chess: &Chess) -> Option<PageBoard> {
    let fence = &chess.fence;
    let plain = |snippet| PageBoard {
        snippet,
        choices: Vec::new(),
        answer: None,
    };
    Some(match &chess.content {
        Content::Diagram(diagram) => {
            let mut snippet = of_fence(fence, "diagram", &["marks", "arrows", "orientation"]);
            let marks = diagram.marks(fence.value("marks"));
            snippet.set(Attribute::Marks, marks.as_deref());
            let fen = diagram.ground.setup.to_string();
            snippet.set(Attribute::Fen, Some(&fen));
            plain(snippet)
        }
        Content::Exercise(exercise) => of_exercise(fence, exercise),
        Content::Line(line) => plain(of_line(fence, line)),
        Content::PlayOut(play_out) => plain(of_play_out(fence, play_out)),
        Content::Legend | Content::SquareNames | Content::Values => return None,
    })
}

/// A board with some of the attributes of a block.
fn of_fence(fence: &Fence, mode: &str, names: &[&str]) -> Snippet {
    let mut snippet = Snippet::default();
    snippet.set(Attribute::Mode, Some(mode));
    for name in names {
        if let Some(value) = fence.value(name) {
            snippet.set_named(name, Some(value));
        }
    }
    let text = |word| fence.text(word).unwrap_or_default().to_owned();
    snippet.prompt = text("prompt");
    snippet.caption = text("caption");
    snippet.hints = fence
        .notes("hint")
        .map(|note| Hint {
            text: note.text.clone(),
            squares: note.about.clone(),
        })
        .collect();
    snippet
}

/// What tasks and diagrams say, as the element has it.
const TASK: [&str; 11] = [
    "goal",
    "in",
    "ask",
    "by",
    "to",
    "max-moves",
    "of",
    "side",
    "orientation",
    "marks",
    "arrows",
];

fn of_exercise(fence: &Fence, exercise: &Exercise) -> PageBoard {
    let mode = match &exercise.question {
        Question::Find(_) => "find",
        Question::Solve(_) => "solve",
        _ => "diagram",
    };
    let is_judged = mode != "diagram";
    let names = if is_judged { &TASK[..] } else { &TASK[8..] };
    let mut snippet = of_fence(fence, mode, names);
    if let Some(board) = exercise.question.board() {
        let fen = board.setup().to_string();
        snippet.set(Attribute::Fen, Some(&fen));
    }
    if is_judged && !snippet.hints.is_empty() {
        snippet.set(Attribute::Hints, Some(""));
    }
    if !is_judged {
        snippet.hints.clear();
    }
    let choices = match &exercise.question {
        Question::Choose(asked) => asked
            .choices
            .iter()
            .map(|choice| choice.text.clone())
            .collect(),
        _ => Vec::new(),
    };
    PageBoard {
        snippet,
        choices,
        answer: answer(&exercise.question),
    }
}

/// The answer to a question that the element does not judge.
fn answer(question: &Question) -> Option<PageAnswer> {
    let text = |parts: Vec<String>| Some(PageAnswer::Text(parts.join(", ")));
    match question {
        Question::Find(_) | Question::Solve(_) => None,
        Question::Move(asked) => {
            let moves = asked.right.iter();
            text(
                moves
                    .map(|&mv| notation::san::write(&asked.position, mv))
                    .collect(),
            )
        }
        Question::Show(asked) => text(
            asked
                .right
                .into_iter()
                .map(|square| square.to_string())
                .collect(),
        ),
        Question::Say(asked) => Some(PageAnswer::Say(asked.right)),
        Question::Choose(asked) => {
            let right = asked.choices.iter().filter(|choice| choice.is_right);
            text(right.map(|choice| choice.text.clone()).collect())
        }
        Question::Count(asked) => text(vec![asked.right.to_string()]),
        Question::Write(asked) => {
            let written = style::write(asked.style, &asked.position, &asked.origins, asked.mv);
            text(vec![written])
        }
    }
}

fn of_line(fence: &Fence, line: &PlayedLine) -> Snippet {
    let mode = if line.task.is_some() { "line" } else { "game" };
    let mut snippet = of_fence(fence, mode, &["side", "reply", "start", "orientation"]);
    // One line: a blank one would end the tag in Markdown.
    let short = pgn::short_pgn(&line.record);
    let text: Vec<&str> = short.split_whitespace().collect();
    snippet.set(Attribute::Pgn, Some(&text.join(" ")));
    snippet
}

/// A game against the computer. The goal is what its prompt says; the board knows none.
fn of_play_out(fence: &Fence, play_out: &PlayOut) -> Snippet {
    let mut snippet = of_fence(fence, "computer", &[]);
    let fen = play_out.position.to_string();
    snippet.set(Attribute::Fen, Some(&fen));
    snippet.set(Attribute::Level, Some(&play_out.level.to_string()));
    let side = play_out.side.fold_wb("white", "black");
    snippet.set(Attribute::Side, Some(side));
    // Who has lost the way takes moves back.
    snippet.set(Attribute::Undo, Some(""));
    if play_out.side == Color::Black {
        snippet.set(Attribute::Orientation, Some(side));
    }
    snippet
}
