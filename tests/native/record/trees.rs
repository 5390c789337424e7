//! Records made by random changes.

use std::time::Duration;

use record::{
    CommentPlace, Edit, Editor, EngineScore, Evaluation, GameResult, Nag, NodeId, Record, Shape,
    ShapeColor, Step,
};
use rules::{Position, Square};

use crate::playouts::{Numbers, STARTS};

/// Words that comments are made of; some mean something elsewhere.
const WORDS: [&str; 14] = [
    "good",
    "{",
    "}",
    "(1. e4)",
    "%",
    "%off",
    "[Event",
    "\"A\"]",
    "[%note x  y]",
    "[%",
    ";",
    "1-0",
    "Z\u{fc}rich \u{265e}",
    "a\nnew line",
];

/// The record after this many random changes, which can be taken back.
pub(crate) fn tree(seed: u64, changes: usize) -> Editor {
    let mut numbers = Numbers::new(seed + 1);
    let start: Position = STARTS[seed as usize % STARTS.len()]
        .parse()
        .expect("a legal start");
    let mut editor = Editor::new(Record::new(start));
    let mut nodes = vec![Record::ROOT];
    for _ in 0..changes {
        let at = match numbers.below(3) {
            0 => nodes[numbers.below(nodes.len())],
            _ => nodes[nodes.len() - 1],
        };
        let edit = edit(&mut numbers, editor.record(), at);
        let is_new = matches!(edit, Edit::Add { .. });
        if let Ok(node) = editor.apply(edit)
            && is_new
        {
            nodes.push(node);
        }
        nodes.retain(|node| editor.record().is_reachable(*node));
    }
    editor
}

fn edit(numbers: &mut Numbers, record: &Record, node: NodeId) -> Edit {
    match numbers.below(24) {
        0 => Edit::Promote(node),
        1 => Edit::Demote(node),
        2 => Edit::MakeMain(node),
        3 if numbers.below(4) == 0 => Edit::Delete(node),
        4 | 5 => Edit::SetComment {
            node,
            place: [CommentPlace::Before, CommentPlace::After][numbers.below(2)],
            text: comment(numbers),
        },
        6 | 7 => Edit::ToggleNag {
            node,
            nag: Nag(numbers.below(256) as u8),
        },
        8 => Edit::SetShapes {
            node,
            shapes: (0..numbers.below(5))
                .filter_map(|_| shape(numbers))
                .collect(),
        },
        9 => Edit::SetClock {
            node,
            clock: Some(Duration::from_millis(numbers.below(20_000_000) as u64)),
        },
        10 => Edit::SetElapsed {
            node,
            elapsed: Some(Duration::from_secs(numbers.below(4_000) as u64)),
        },
        11 => Edit::SetEvaluation {
            node,
            evaluation: Some(evaluation(numbers)),
        },
        12 => Edit::SetTag {
            name: ["White", "Annotator", "Result", "Date", "FEN", "ECO"][numbers.below(6)].into(),
            value: ["A \"B\" \\", "?", "", "1-0", "C60"][numbers.below(5)].into(),
        },
        13 => Edit::SetResult(GameResult::ALL[numbers.below(4)]),
        14 => Edit::Add {
            at: node,
            step: Step::Null,
        },
        _ => {
            let legal = record.position(node).legal_moves();
            let mv = legal.get(numbers.below(legal.len().max(1)));
            Edit::Add {
                at: node,
                step: mv.map_or(Step::Null, |mv| Step::Move(*mv)),
            }
        }
    }
}

fn comment(numbers: &mut Numbers) -> String {
    let words = (0..numbers.below(30)).map(|_| WORDS[numbers.below(WORDS.len())]);
    words.collect::<Vec<_>>().join(" ")
}

fn shape(numbers: &mut Numbers) -> Option<Shape> {
    let color = ShapeColor::ALL[numbers.below(4)];
    let from = Square::from_index(numbers.below(64))?;
    let to = Square::from_index(numbers.below(64))?;
    Some(if from == to {
        Shape::Square(color, from)
    } else {
        Shape::Arrow(color, from, to)
    })
}

fn evaluation(numbers: &mut Numbers) -> Evaluation {
    let value = numbers.below(2_000) as i32 - 1_000;
    Evaluation {
        score: match numbers.below(2) {
            0 => EngineScore::Centipawns(value),
            _ => EngineScore::Mate(value / 50),
        },
        depth: (numbers.below(2) == 0).then_some(numbers.below(99) as u32),
    }
}
