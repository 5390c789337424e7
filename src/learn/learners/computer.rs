//! What the learners do against the computer: the engine at its best plays for them.

use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::LazyLock;

use board::{Attempt, BoardEvent};
use course::progress::task_name;
use course::{Content, PlayOut};
use engine::level::{Level, Player};
use engine::{Engine, Limits, Root, TableSize, Unwatched};
use notation::style::Style;
use rules::{Move, Square};

use super::{Learner, Visit, expect_reason};
use crate::kept::Change;
use crate::play_out_desk::{Action as PlayAction, PlayOutDesk, Reached};
use crate::tests::COURSE;

/// How each position that is played out is brought to its goal: the moves of both sides, the
/// learner's by the engine at its best.
static PLAYED: LazyLock<BTreeMap<String, Vec<Move>>> = LazyLock::new(|| {
    let mut played = BTreeMap::new();
    for (address, lesson) in COURSE.iter() {
        for chess in lesson.chess() {
            if let Content::PlayOut(task) = &chess.content {
                let name = task_name(&address, &task.id);
                let moves = play_out(&name, task);
                played.insert(name, moves);
            }
        }
    }
    played
});

fn play_out(name: &str, task: &PlayOut) -> Vec<Move> {
    let mut desk = PlayOutDesk::new(&Rc::new(task.clone()), 0);
    let mut best = Engine::new(TableSize::Mb4);
    let mut computer = Player::new(TableSize::Mb4);
    let level = Level::new(task.level).expect("a lesson names a level");
    let mut root = Root::new(task.position);
    let mut moves = Vec::new();
    while desk.reached == Reached::Open {
        let answer = if desk.is_own_turn() {
            best.search(&root, &Limits::nodes(60_000), &mut Unwatched)
        } else {
            computer.choose(&root, level, 7, &mut Unwatched)
        };
        let mv = answer.best().expect("the game goes on");
        if desk.is_own_turn() {
            desk.apply(PlayAction::Typed(mv.to_string(), Style::San, 1));
        } else {
            desk.apply(PlayAction::Chosen(mv.to_string(), 1));
        }
        root = root.after(mv);
        moves.push(mv);
        assert!(moves.len() < 200, "{name} goes on and on");
    }
    assert_eq!(desk.reached, Reached::Yes, "{name}: {moves:?}");
    moves
}

/// Plays a position out as the engine has done it.
pub(super) fn work_at_play_out(visit: &mut Visit, name: &str, task: &Rc<PlayOut>) {
    let mut desk = PlayOutDesk::new(task, 0);
    if visit.learner == Learner::WrongFirst {
        let king = task.position.king(task.side);
        let far = Square::ALL.into_iter().find(|to| {
            let distance = king.file().index().abs_diff(to.file().index());
            distance > 2 && task.position.board().piece_at(*to).is_none()
        });
        desk.apply(PlayAction::Board(
            BoardEvent::Attempt(Attempt {
                from: king,
                to: far.expect("the board is wide"),
                promotion: None,
            }),
            1,
        ));
        expect_reason(name, desk.step.feedback.value());
    }
    for mv in &PLAYED[name] {
        if desk.is_own_turn() {
            desk.apply(PlayAction::Typed(mv.to_string(), Style::San, 1));
        } else {
            assert!(desk.question().is_some(), "{name}");
            desk.apply(PlayAction::Chosen(mv.to_string(), 1));
        }
        if visit.leaves() && desk.reached == Reached::Open {
            visit.change(Change::Begun(name.to_owned(), desk.events()));
            visit.leave();
            let before = desk.face().board;
            desk = PlayOutDesk::resume(task, &visit.learned.0.begun[name], 9);
            assert_eq!(desk.face().board, before, "{name}");
        }
    }
    visit.finish(name, desk.step.done.value());
}
