use rules::CastlingMode;

use super::RULES;
use crate::branches::{Change, CommentSide};
use crate::core::Core;
use crate::fault::Fault;
use crate::line::PLAYED;
use crate::pgn_write::Form;
use crate::spelling::Compat;
use crate::tree::VISITED;

fn game(pgn: &str) -> Core {
    let mut core = Core::new(CastlingMode::Standard, Compat::Ours);
    core.load_pgn(pgn, RULES).expect("the fixture is a game");
    core
}

fn written(core: &mut Core) -> String {
    core.write(Form {
        newline: "\n",
        width: 0,
        result: "*",
        is_plain: false,
    })
}

/// The name of the node to which moves in UCI lead.
fn node(core: &mut Core, path: &str) -> u32 {
    let mut name = core
        .branches()
        .map(|tree| tree.root())
        .expect("there is a tree");
    for step in path.split_whitespace() {
        name = core
            .branches()
            .and_then(|mut tree| tree.add(name, step))
            .expect("it is there");
    }
    name
}

fn change(core: &mut Core, name: u32, how: Change) -> Result<(), Fault> {
    core.branches().and_then(|mut tree| tree.change(name, how))
}

#[test]
fn variations_comments_and_judgments_are_written_as_they_were_read() {
    for text in [
        "{first} 1. e4! $14 {good} (1. d4 {or} 1... d5 (1... Nf6) 2. c4) 1... e5 2. Nf3 *",
        "1. e4 ({better} 1. d4 d5) 1... e5 *",
        "1. e4 ({better} 1. d4 1... {or} d5 2. {then} c4) ({also} 1. c4) 1... e5 *",
        "1. e4 e5 ({in reply} 1... c5 2. Nf3 ({or} 2. c3)) 2. Nf3 *",
    ] {
        assert_eq!(written(&mut game(text)), text);
    }
}

#[test]
fn a_comment_before_a_move_stays_with_it() {
    let mut core = game("1. e4 ({better} 1. d4 d5) 1... e5 *");
    let d4 = node(&mut core, "d2d4");
    change(&mut core, d4, Change::MakeMain).expect("it is there");
    let main = "1. {better} d4 (1. e4 e5) 1... d5 *";
    assert_eq!(written(&mut core), main);
    let described = core
        .branches()
        .and_then(|tree| tree.describe(d4))
        .expect("it is there");
    assert!(
        described.contains(r#""commentBefore":"better""#),
        "{described}"
    );
    // What is read of that is not lost: there it is about the position before.
    assert_eq!(
        written(&mut game(main)),
        "{better} 1. d4 (1. e4 e5) 1... d5 *"
    );
    change(&mut core, d4, Change::Demote).expect("it is there");
    assert_eq!(written(&mut core), "1. e4 ({better} 1. d4 d5) 1... e5 *");
    let before = |core: &mut Core, name, text| {
        core.branches()
            .and_then(|mut tree| tree.comment(name, CommentSide::Before, text))
    };
    before(&mut core, d4, "best").expect("it is there");
    assert_eq!(written(&mut core), "1. e4 ({best} 1. d4 d5) 1... e5 *");
    before(&mut core, d4, "").expect("it is there");
    assert_eq!(written(&mut core), "1. e4 (1. d4 d5) 1... e5 *");
    let root = node(&mut core, "");
    let refused = before(&mut core, root, "x").expect_err("nothing is before it");
    assert_eq!(refused.code, "tree");
}

#[test]
fn comments_without_a_move_are_kept() {
    for (text, expected) in [
        ("1. e4 ({only words}) e5 *", "1. e4 {only words} e5 *"),
        ("1. e4 e5 ({only words}) *", "1. e4 e5 {only words} *"),
        ("1. e4 e5 2. {only words} *", "1. e4 e5 {only words} *"),
        (
            "1. e4 (1. d4 1... {words}) e5 *",
            "1. e4 (1. d4 {words}) 1... e5 *",
        ),
        ("{only words}", "{only words} *"),
    ] {
        assert_eq!(written(&mut game(text)), expected, "{text}");
    }
}

#[test]
fn a_judgment_before_a_move_of_a_variation_is_given_to_it() {
    let text = "1. e4 e5 ($1 1... c5) *";
    assert_eq!(written(&mut game(text)), "1. e4 e5 (1... c5 $1) *");
}

#[test]
fn what_is_said_about_moves_that_cannot_be_read_is_kept() {
    for (text, expected) in [
        ("1. e4 ({x} 1. Ke5) *", "1. e4 {x} *"),
        ("1. e4 ({x} 1. Ke5 {y} d5 {z}) e5 *", "1. e4 {x y z} e5 *"),
        ("1. e4 (1. d4 Ke5 {y}) *", "1. e4 (1. d4 {y}) *"),
        ("1. e4 {w} (1. Ke5 $1) e5 *", "1. e4 {w} e5 *"),
    ] {
        assert_eq!(written(&mut game(text)), expected, "{text}");
    }
}

#[test]
fn the_game_follows_the_main_line_of_its_tree() {
    let mut core = game("1. e4 {king} (1. d4 $1 {queen} d5) 1... e5 *");
    let (e4, d5) = (node(&mut core, "e2e4"), node(&mut core, "d2d4 d7d5"));
    change(&mut core, d5, Change::MakeMain).expect("it is there");
    assert_eq!(
        written(&mut core),
        "1. d4! {queen} (1. e4 {king} 1... e5) 1... d5 *"
    );
    assert_eq!(core.line.len(), 2);
    change(&mut core, e4, Change::Remove).expect("it is there");
    assert_eq!(written(&mut core), "1. d4! {queen} d5 *");
    let gone = change(&mut core, e4, Change::Promote);
    assert_eq!(gone.expect_err("it was removed").code, "no-such-node");
}

#[test]
fn a_move_added_behind_the_last_one_is_played() {
    let mut core = game("1. e4 *");
    let e4 = node(&mut core, "e2e4");
    core.branches()
        .and_then(|mut tree| tree.add(e4, "c5"))
        .expect("it is legal");
    assert_eq!(core.line.len(), 2);
    core.branches()
        .and_then(|mut tree| tree.add(e4, "e5"))
        .expect("it is legal");
    assert_eq!(written(&mut core), "1. e4 c5 (1... e5) *");
    let root = node(&mut core, "");
    let illegal = core
        .branches()
        .and_then(|mut tree| tree.add(root, "Ke2"))
        .expect_err("the king cannot move");
    assert_eq!(illegal.message, "Invalid move: Ke2");
}

#[test]
fn what_is_taken_back_leaves_the_variations_before_it() {
    let mut core = game("1. e4 (1. d4) 1... e5 (1... c5) 2. Nf3 *");
    let nf3 = node(&mut core, "e2e4 e7e5 g1f3");
    core.undo();
    core.undo();
    assert_eq!(written(&mut core), "1. e4 (1. d4) *");
    let gone = core.branches().and_then(|tree| tree.describe(nf3));
    assert_eq!(gone.expect_err("it was taken back").code, "no-such-node");
}

fn play(core: &mut Core, text: &str) {
    let played = core.read_move(text, crate::spelling::Reading::Permissive);
    core.make(played.expect("it is legal"));
}

#[test]
fn what_was_taken_back_comes_back_with_its_variations() {
    let text = "1. e4 (1. d4) 1... e5 (1... c5) 2. Nf3 {developed} *";
    let mut core = game(text);
    let nf3 = node(&mut core, "e2e4 e7e5 g1f3");
    for _ in 0..2 {
        core.undo();
        written(&mut core);
    }
    play(&mut core, "e5");
    written(&mut core);
    play(&mut core, "Nf3");
    assert_eq!(written(&mut core), text);
    assert!(core.branches().and_then(|tree| tree.describe(nf3)).is_ok());
}

#[test]
fn a_move_that_the_game_leaves_again_is_no_variation() {
    let mut core = game("1. e4 (1. d4) 1... e5 *");
    play(&mut core, "Nf3");
    core.branches()
        .map(|tree| tree.root())
        .expect("there is a tree");
    core.undo();
    play(&mut core, "Nc3");
    assert_eq!(written(&mut core), "1. e4 (1. d4) 1... e5 2. Nc3 *");
    let mut plain = Core::new(CastlingMode::Standard, Compat::Ours);
    play(&mut plain, "e4");
    plain
        .branches()
        .map(|tree| tree.root())
        .expect("there is a tree");
    plain.undo();
    play(&mut plain, "d4");
    assert_eq!(written(&mut plain), "1. d4 *");
}

#[test]
fn names_of_nodes_are_not_used_again_for_another_game() {
    let mut core = game("1. e4 e5 *");
    let e4 = node(&mut core, "e2e4");
    core.reset();
    play(&mut core, "d4");
    core.branches()
        .map(|tree| tree.root())
        .expect("there is a tree");
    let gone = core.branches().and_then(|tree| tree.describe(e4));
    assert_eq!(gone.expect_err("its game is gone").code, "no-such-node");
}

/// What is walked was played once and is not played again.
#[test]
fn walking_a_tree_plays_no_move() {
    const PLIES: usize = 1_600;
    let round = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let mut core = Core::new(CastlingMode::Standard, Compat::Ours);
    for text in round.iter().cycle().take(PLIES) {
        play(&mut core, text);
    }
    let mut name = core
        .branches()
        .map(|tree| tree.root())
        .expect("there is a tree");
    let (played, visited) = (PLAYED.get(), VISITED.get());
    let mut walked = 0;
    loop {
        let described = core
            .branches()
            .and_then(|tree| tree.describe(name))
            .expect("it is there");
        let (_, children) = described
            .split_once("\"children\":[")
            .expect("it has a list");
        let (children, _) = children.split_once(']').expect("the list ends");
        let Some(next) = children
            .split(',')
            .next()
            .and_then(|name| name.parse().ok())
        else {
            break;
        };
        name = next;
        walked += 1;
    }
    assert_eq!(walked, PLIES);
    assert_eq!(PLAYED.get() - played, 0);
    assert_eq!(VISITED.get() - visited, 0);
}

/// Names of the nodes that a line by [`crate::branches::Branches::add`] makes, behind `name`.
fn grow(core: &mut Core, mut name: u32, plies: usize) -> Vec<u32> {
    let round = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let texts = round.iter().cycle().take(plies);
    let names = texts.map(|text| {
        let mut tree = core.branches().expect("there is a tree");
        name = tree.add(name, text).expect("it is legal");
        name
    });
    names.collect()
}

#[test]
fn a_move_is_added_without_going_through_the_tree() {
    const PLIES: usize = 400;
    let mut core = Core::new(CastlingMode::Standard, Compat::Ours);
    let root = node(&mut core, "");
    let (played, visited) = (PLAYED.get(), VISITED.get());
    let main = grow(&mut core, root, PLIES);
    assert_eq!(core.line.len(), PLIES);
    for &name in main.iter().step_by(4) {
        let mut tree = core.branches().expect("there is a tree");
        // A variation, the same again, and what the main line has already.
        for text in ["a6", "a6", "Nf6"] {
            tree.add(name, text).expect("it is legal");
        }
        tree.comment(name, CommentSide::Behind, "x")
            .expect("it is there");
        tree.judge(name, vec![14]).expect("it is there");
    }
    assert_eq!(core.line.len(), PLIES);
    assert_eq!(PLAYED.get() - played, PLIES + PLIES / 4);
    assert_eq!(VISITED.get() - visited, 0);
}

#[test]
fn what_was_added_is_the_game_that_playing_makes() {
    let mut core = Core::new(CastlingMode::Standard, Compat::Ours);
    let root = node(&mut core, "");
    let main = grow(&mut core, root, 8);
    assert_eq!(core.line.repetitions(), 3);
    let last = *main.last().expect("there are moves");
    core.undo();
    let gone = core.branches().and_then(|tree| tree.describe(last));
    assert_eq!(gone.expect_err("it was taken back").code, "no-such-node");
    play(&mut core, "e5");
    let mut tree = core.branches().expect("there is a tree");
    tree.add(main[6], "d5").expect("it is legal");
    assert_eq!(core.line.len(), 8);
    assert_eq!(
        written(&mut core),
        "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 e5 (4... Ng8) (4... d5) *"
    );
}
