//! Questions that are answered with a move.

use notation::style::{self, Style};
use rules::Move;

use super::{compare, missing, that, wrong};
use crate::fault::{Expected, Missing, MoveProblem, Problem, Problems};
use crate::fence::Fence;
use crate::lesson_board::LessonBoard;
use crate::question::move_test::MOVE_TESTS;
use crate::question::{MoveQuestion, MoveTest, Question, WriteQuestion};

pub(super) fn moves(fence: &Fence, problems: &mut Problems) -> Option<Question> {
    let (ground, position) = LessonBoard::read_legal(fence, problems)?;
    let that = that(fence, MOVE_TESTS, problems, MoveTest::read);
    let mut right = that.map_or_else(Vec::new, |that| that.moves(&position));
    let text = fence.value("text").map(str::to_owned);
    if let Some(text) = &text {
        match style::read(
            notation(fence, problems)?,
            &position,
            &ground.origins(),
            text,
        ) {
            Ok(mv) => right = vec![mv],
            Err(error) => {
                let problem = Problem::no_move(text, MoveProblem::read(&position, error));
                problems.push((fence.place_of("text"), problem));
            }
        }
    }
    if let Some(answer) = fence.value("answer") {
        let mut named: Vec<Move> = Vec::new();
        for word in answer.split([' ', ',']).filter(|word| !word.is_empty()) {
            match notation::read_move(&position, word) {
                Ok(mv) => named.push(mv),
                Err(error) => {
                    let problem = Problem::no_move(word, MoveProblem::read(&position, error));
                    problems.push((fence.place_of("answer"), problem));
                }
            }
        }
        if that.is_some() || text.is_some() {
            // In the order of the rules: a program that sorts is a kilobyte larger.
            let legal = position.legal_moves();
            let in_order = |moves: &[Move]| -> Vec<Move> {
                let named = |mv| moves.iter().copied().filter(move |named| *named == mv);
                legal.iter().copied().flat_map(named).collect()
            };
            named = in_order(&named);
            compare(fence, &list(&named), &list(&in_order(&right)), problems);
        }
        right = named;
    }
    if right.is_empty() {
        missing(fence, Missing::RightMove, problems);
    }
    Some(Question::Move(MoveQuestion {
        position,
        that,
        text,
        right,
    }))
}

fn list(moves: &[Move]) -> String {
    let names: Vec<String> = moves.iter().map(ToString::to_string).collect();
    names.join(" ")
}

/// Reads the notation of a move that is to be read or written.
fn notation(fence: &Fence, problems: &mut Problems) -> Option<Style> {
    let Some(found) = fence.value("notation") else {
        return Some(Style::San);
    };
    let style = Style::from_key(found);
    if style.is_none() {
        wrong(fence, "notation", found, Expected::Notation, problems);
    }
    style
}

pub(super) fn write(fence: &Fence, problems: &mut Problems) -> Option<Question> {
    let (ground, position) = LessonBoard::read_legal(fence, problems)?;
    let style = notation(fence, problems)?;
    let Some(text) = fence.value("answer") else {
        missing(fence, Missing::Answer, problems);
        return None;
    };
    let origins = ground.origins();
    let read = style::read(style, &position, &origins, text);
    let mv = read.or_else(|_| notation::read_move(&position, text));
    match mv {
        Ok(mv) => Some(Question::Write(WriteQuestion {
            position,
            origins,
            mv,
            style,
        })),
        Err(error) => {
            let problem = Problem::no_move(text, MoveProblem::read(&position, error));
            problems.push((fence.place_of("answer"), problem));
            None
        }
    }
}
