//! What only a search can say about a lesson: whether its goals can be reached.
//!
//! The build asks it of every lesson of the site, mdBook of every block of a book. A page that shows a
//! lesson does not: it would have to wait. The builder asks for the goals on its boards, in slices
//! (`workshop::written`).

use exercise::mate::Search;
use exercise::{Goal, Solve, Soundness};
use record::NodeId;
use rules::{Rank, Role, Square};

use crate::fault::{Actual, Fault, Problem, Problems, TextPosition};
use crate::lesson::{Chess, Content, Lesson};
use crate::play_out::PlayGoal;
use crate::question::Question;
use crate::run;

/// Everything that cannot be proved of a lesson, with its place.
#[must_use]
pub fn verify(file: &str, lesson: &Lesson) -> Vec<Fault> {
    let problems = lesson.chess().flat_map(of_block);
    problems
        .map(|(place, problem)| Fault {
            file: file.to_owned(),
            place,
            problem,
        })
        .collect()
}

/// Everything that cannot be proved of a block.
pub(crate) fn of_block(chess: &Chess) -> Problems {
    let problem = match &chess.content {
        Content::Exercise(exercise) => {
            of_soundness(run::soundness(&exercise.question)).or_else(|| par(exercise))
        }
        Content::PlayOut(play_out) => {
            // Where the computer begins, its first move is not known.
            let begins = play_out.side == play_out.position.turn();
            let moves = play_out
                .moves
                .filter(|&moves| begins && moves <= exercise::mate::MOST_MOVES);
            match (play_out.goal, moves) {
                (PlayGoal::Mate, Some(moves)) => {
                    let found = Search::default().mates_in(&play_out.position, moves);
                    match found {
                        Ok(Some(_)) => None,
                        Ok(None) => Some(Problem::Unsolvable),
                        Err(_) => Some(Problem::Unproved),
                    }
                }
                _ => None,
            }
        }
        _ => None,
    };
    let problem = problem.map(|problem| (chess.fence.place, problem));
    problem.into_iter().chain(built_only(chess)).collect()
}

/// What is also checked where a course is built. A page that runs the lessons of other authors would
/// be larger by 2 kB for it.
fn built_only(chess: &Chess) -> Problems {
    if cfg!(target_arch = "wasm32") {
        return Problems::new();
    }
    let mut problems = stray_pawns(chess);
    problems.extend(short_way(chess));
    problems
}

/// Pawns where no pawn can stand, which a board without kings would let through.
fn stray_pawns(chess: &Chess) -> Problems {
    let fence = &chess.fence;
    let mut boards = Vec::new();
    match &chess.content {
        Content::Exercise(exercise) => {
            let board = exercise.question.board();
            boards.extend(board.map(|board| (fence.place_of("fen"), board.setup())));
        }
        Content::Diagram(diagram) => {
            boards.push((fence.place_of("fen"), diagram.ground.setup.clone()));
            let edits = fence.notes("what-if").zip(&diagram.what_ifs);
            boards.extend(edits.map(|(note, edit)| (note.place, edit.setup.clone())));
        }
        _ => {}
    }
    let strays = boards.into_iter().filter_map(|(place, setup)| {
        let pawns = setup.board.by_role(Role::Pawn);
        let is_end = |square: &Square| matches!(square.rank(), Rank::First | Rank::Eighth);
        let square = pawns.into_iter().find(is_end)?;
        Some((place, Problem::Pawn(square)))
    });
    strays.collect()
}

/// A way of the learner's side that ends before the line does, so that it solves the task too early.
fn short_way(chess: &Chess) -> Option<(TextPosition, Problem)> {
    let Content::Line(line) = &chess.content else {
        return None;
    };
    let record = &line.record;
    let side = line.task.as_ref()?.side.unwrap_or(record.start().turn());
    let main = record.main_line();
    let ends_early = |parent: NodeId, other: NodeId| {
        let right = record.line_from(parent).count();
        let is_own = record.position(parent).turn() == side;
        is_own && record.nags(other).is_empty() && record.line_from(other).count() + 1 < right
    };
    let (parent, other) = main
        .iter()
        .filter_map(|&node| record.parent(node))
        .flat_map(|parent| record.children(parent).iter().map(move |&it| (parent, it)))
        .find(|&(parent, other)| ends_early(parent, other))?;
    let mv = record.step(other)?.mv()?;
    let said = notation::san::write(record.position(parent), mv);
    let problem = Problem::untrue(&said, Actual::ShortWay);
    Some((chess.fence.place, problem))
}

fn of_soundness(soundness: Soundness) -> Option<Problem> {
    match soundness {
        Soundness::Sound => None,
        Soundness::Unsolvable => Some(Problem::Unsolvable),
        Soundness::Unknown => Some(Problem::Unproved),
    }
}

/// Whether the best solution comes in as many moves as the author says.
fn par(exercise: &crate::drill::Exercise) -> Option<Problem> {
    let Question::Solve(task) = &exercise.question else {
        return None;
    };
    let said = exercise.par?;
    let untrue = |fewest| Some(Problem::Par { said, fewest });
    if let Goal::Mate { .. } = task.goal() {
        let position = rules::Position::from_setup(task.setup()).ok()?;
        return match Search::default().mates_in(&position, said) {
            Ok(Some(fewest)) if fewest == said => None,
            Ok(Some(fewest)) => untrue(Some(usize::from(fewest))),
            _ => untrue(None),
        };
    }
    if !task.goal().is_alone() {
        return None;
    }
    let mut shown = Solve::new(task, 0, 0).to_show();
    let mut moves = 0;
    while shown.show_move().is_some() {
        moves += 1;
    }
    // The solution that is shown is a shortest one.
    if moves == usize::from(said) {
        return None;
    }
    untrue(Some(moves))
}
