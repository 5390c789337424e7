//! Every diagram, line and game of the five books is in the course.

use std::collections::BTreeSet;

use record::Record;
use rules::{Move, Position, Setup};
use serde_json::Value;

use super::COURSE;
use crate::question::Question;
use crate::{Content, Lesson};

fn cases() -> Vec<Value> {
    serde_json::from_str(include_str!("../../../tests/data/cases.json")).unwrap()
}

/// The boards that a reader of a lesson sees at its beginning or by a switch: before the moves and
/// after them, with the changes to try.
fn boards(lesson: &Lesson, found: &mut BTreeSet<String>) {
    let mut add = |setup: &Setup| {
        let fen = setup.to_string();
        found.insert(fen.split(' ').next().unwrap().to_owned());
    };
    for chess in lesson.chess() {
        if let Some(fen) = chess.fence.value("fen") {
            add(&notation::fen::repair(fen).unwrap().setup);
        }
        match &chess.content {
            Content::Diagram(diagram) => {
                add(&diagram.ground.start);
                add(&diagram.ground.setup);
                diagram
                    .what_ifs
                    .iter()
                    .for_each(|what_if| add(&what_if.setup));
            }
            Content::Exercise(exercise) => {
                exercise
                    .question
                    .board()
                    .iter()
                    .for_each(|board| add(&board.setup()));
            }
            Content::Line(line) => add(&line.record.start().to_setup()),
            Content::PlayOut(play_out) => add(&play_out.position.to_setup()),
            Content::Legend | Content::SquareNames | Content::Values => {}
        }
    }
}

#[test]
fn every_board_of_the_books_is_shown() {
    let mut found = BTreeSet::new();
    for (_, lesson) in COURSE.iter() {
        boards(lesson, &mut found);
    }
    let missing: Vec<String> = cases()
        .iter()
        .filter(|case| case["derived"] != true && case["fen"].is_string())
        .filter(|case| !found.contains(case["fen"].as_str().unwrap().split(' ').next().unwrap()))
        .map(|case| case["id"].to_string())
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

fn records() -> Vec<&'static Record> {
    let chess = COURSE.iter().flat_map(|(_, lesson)| lesson.chess());
    chess
        .filter_map(|chess| match &chess.content {
            Content::Line(line) => Some(&line.record),
            _ => None,
        })
        .collect()
}

/// Whether a line can be played through in a record, in any of its variations.
fn holds(record: &Record, start: &Position, moves: &[Move]) -> bool {
    let pieces = |position: &Position| (position.board(), position.turn());
    if pieces(record.start()) != pieces(start) {
        return false;
    }
    let mut at = Record::ROOT;
    moves.iter().all(|&mv| {
        let next = record.find_child(at, record::Step::Move(mv));
        next.inspect(|&node| at = node).is_some()
    })
}

/// Whether a move is asked for in an exercise on this board.
fn is_asked(start: &Position, mv: Move) -> bool {
    let exercises = COURSE.iter().flat_map(|(_, lesson)| lesson.exercises());
    let mut questions = exercises.map(|exercise| &exercise.question);
    questions.any(|question| match question {
        Question::Move(asked) => {
            asked.position.board() == start.board() && asked.right.contains(&mv)
        }
        _ => false,
    })
}

fn moves(start: &Position, texts: &[&str]) -> Vec<Move> {
    let mut position = *start;
    let play = |text: &&str| {
        let mv = notation::read_move(&position, text).unwrap();
        position = position.play_unchecked(mv);
        mv
    };
    texts.iter().map(play).collect()
}

fn texts<'a>(value: &'a Value, key: &str) -> Vec<&'a str> {
    let list = value[key].as_array();
    list.map_or_else(Vec::new, |list| {
        list.iter().filter_map(Value::as_str).collect()
    })
}

#[test]
fn every_line_and_game_of_the_books_can_be_played_through() {
    let records = records();
    let mut count = 0;
    for case in cases().iter().filter(|case| case["derived"] != true) {
        let expect = &case["expect"];
        let line: Vec<&str> = match case["kind"].as_str().unwrap() {
            "line" => {
                let steps = expect["steps"].as_array().unwrap();
                steps
                    .iter()
                    .filter_map(|step| step["move"].as_str())
                    .collect()
            }
            "perpetual" => texts(expect, "cycle"),
            "game-score" | "fractional" => texts(expect, "san"),
            "notation-pair" => texts(expect, "san"),
            _ => continue,
        };
        let start: Position = case["fen"].as_str().unwrap().parse().unwrap();
        let line = moves(&start, &line);
        let is_there = records.iter().any(|record| holds(record, &start, &line))
            || matches!(line[..], [mv] if is_asked(&start, mv));
        assert!(is_there, "{}", case["id"]);
        count += 1;
    }
    assert!(count >= 20, "{count}");
}

#[test]
fn every_case_that_a_lesson_names_is_one() {
    let cases = cases();
    let ids: BTreeSet<&str> = cases
        .iter()
        .filter_map(|case| case["id"].as_str())
        .collect();
    for (address, lesson) in COURSE.iter() {
        for chess in lesson.chess() {
            if let Some(case) = chess.fence.value("case") {
                assert!(ids.contains(case), "{address}: {case}");
            }
        }
    }
}
