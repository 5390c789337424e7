use rules::CastlingMode;

use super::RULES;
use crate::branches::Change;
use crate::core::{Compat, Core};
use crate::pgn_write::{Form, write};

fn game(pgn: &str) -> Core {
    let mut core = Core::new(CastlingMode::Standard, Compat::Ours);
    core.load_pgn(pgn, RULES).expect("the fixture is a game");
    core
}

fn written(core: &mut Core) -> String {
    let form = Form {
        newline: "\n",
        width: 0,
        result: "*",
        is_plain: false,
    };
    let tree = core.variations().cloned();
    write(&core.line, &core.notes, tree.as_ref(), form)
}

#[test]
fn variations_comments_and_judgments_are_written_as_they_were_read() {
    let text = "{first} 1. e4! $14 {good} (1. d4 {or} 1... d5 (1... Nf6) 2. c4) 1... e5 2. Nf3 *";
    assert_eq!(written(&mut game(text)), text);
}

#[test]
fn the_game_follows_the_main_line_of_its_tree() {
    let mut core = game("1. e4 {king} (1. d4 $1 {queen} d5) 1... e5 *");
    core.change_tree(|tree| tree.change("d2d4 d7d5", Change::MakeMain))
        .expect("it is there");
    assert_eq!(
        written(&mut core),
        "1. d4! {queen} (1. e4 {king} 1... e5) 1... d5 *"
    );
    assert_eq!(core.line.len(), 2);
    core.change_tree(|tree| tree.change("e2e4", Change::Remove))
        .expect("it is there");
    assert_eq!(written(&mut core), "1. d4! {queen} d5 *");
    let gone = core.change_tree(|tree| tree.change("e2e4", Change::Promote));
    assert_eq!(gone.expect_err("it was removed").code, "no-such-node");
}

#[test]
fn a_move_added_behind_the_last_one_is_played() {
    let mut core = game("1. e4 *");
    assert_eq!(core.add_to_tree("e2e4", "c5").as_deref(), Ok("e2e4 c7c5"));
    assert_eq!(core.line.len(), 2);
    assert_eq!(core.add_to_tree("e2e4", "e5").as_deref(), Ok("e2e4 e7e5"));
    assert_eq!(written(&mut core), "1. e4 c5 (1... e5) *");
    let illegal = core
        .add_to_tree("", "Ke2")
        .expect_err("the king cannot move");
    assert_eq!(illegal.message, "Invalid move: Ke2");
}

#[test]
fn what_is_taken_back_leaves_the_variations_before_it() {
    let mut core = game("1. e4 (1. d4) 1... e5 (1... c5) 2. Nf3 *");
    core.undo();
    core.undo();
    assert_eq!(written(&mut core), "1. e4 (1. d4) *");
}
