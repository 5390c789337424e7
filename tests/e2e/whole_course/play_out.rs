//! A position played out against the computer of the page, by an engine at its best.

use course::PlayOut;
use engine::{Engine, Limits, Root, TableSize, Unwatched};
use rules::{Move, Square};

use super::{SOLVED, type_answer};
use crate::harness::{Page, Scene};

/// Plays until the goal is reached.
#[track_caller]
pub(super) fn play_out(page: &Page, task: &PlayOut) {
    let mut best = Engine::new(TableSize::Mb4);
    let mut root = Root::new(task.position);
    if root.position().turn() != task.side {
        let reply = reply(page, &root);
        root = root.after(reply.expect("nothing is reached yet"));
    }
    loop {
        let answer = best.search(&root, &Limits::nodes(60_000), &mut Unwatched);
        let mv = answer.best().expect("the game goes on");
        page.tab_towards("#lesson-answer", 0);
        type_answer(page, &mv.to_string());
        root = root.after(mv);
        match reply(page, &root) {
            Some(reply) => root = root.after(reply),
            None => return,
        }
    }
}

/// The move that the computer has made; nothing when the goal is reached.
#[track_caller]
fn reply(page: &Page, root: &Root) -> Option<Move> {
    let position = root.position();
    let replies = position.legal_moves().into_iter().map(|mv| {
        let scene = Scene::of(&position.play_unchecked(mv)).after(Some(mv));
        let names: Vec<String> = Square::ALL.into_iter().map(|it| scene.name(it)).collect();
        (mv, names)
    });
    let replies: Vec<_> = replies.collect();
    page.eventually("the computer has moved, or nothing is left to do", || {
        let names = page.square_names()?;
        let made = replies.iter().find(|(_, scene)| *scene == names);
        if page.shows(SOLVED) {
            return Ok(None);
        }
        made.map(|(mv, _)| Some(*mv))
            .ok_or_else(|| names.join("; "))
    })
}
