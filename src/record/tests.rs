//! Facts about records and their changes.

use std::time::Duration;

use rules::{Position, Square};

use crate::pgn::{read_all, write};
use crate::{
    Command, Comment, CommentPlace, Edit, EditError, Editor, GameResult, MAX_COMMENT, MAX_DEPTH,
    MAX_TAG, Nag, NodeId, Record, Shape, ShapeColor, Step,
};

fn editor(moves: &str) -> Editor {
    Editor::new(read_all(moves).remove(0).record)
}

fn text(editor: &Editor) -> String {
    let text = write(editor.record());
    let (_, moves) = text.split_once("\n\n").unwrap();
    moves.trim_end().replace('\n', " ")
}

fn play(editor: &mut Editor, at: NodeId, san: &str) -> NodeId {
    let mv = notation::san::read(editor.record().position(at), san).unwrap();
    let step = Step::Move(mv);
    editor.apply(Edit::Add { at, step }).unwrap()
}

/// The node of a move, found by its text along all lines.
fn node(editor: &Editor, san: &str) -> NodeId {
    let record = editor.record();
    let mut open = vec![Record::ROOT];
    while let Some(id) = open.pop() {
        if let (Some(parent), Some(Step::Move(mv))) = (record.parent(id), record.step(id))
            && notation::san::write(record.position(parent), mv) == san
        {
            return id;
        }
        open.extend(record.children(id));
    }
    panic!("{san} was never played")
}

/// Makes a change, and proves that it can be taken back and made again.
#[track_caller]
fn changed(editor: &mut Editor, edit: Edit) -> String {
    let before = editor.record().clone();
    let looked_at = editor.apply(edit).unwrap();
    let after = editor.record().clone();
    assert!(editor.record().contains(looked_at));
    if before != after {
        assert!(editor.undo().is_some());
        assert_eq!(*editor.record(), before);
        assert_eq!(editor.redo(), Some(looked_at));
        assert_eq!(*editor.record(), after);
    }
    let again = read_all(&write(&after)).remove(0);
    assert_eq!((again.record, again.faults), (after, vec![]));
    text(editor)
}

#[test]
fn a_move_that_is_not_the_main_continuation_becomes_a_variation() {
    let mut editor = editor("1. e4 e5 2. Nf3 *");
    let at = node(&editor, "e4");
    let sicilian = play(&mut editor, at, "c5");
    assert_eq!(text(&editor), "1. e4 e5 (1... c5) 2. Nf3 *");
    assert_eq!(editor.record().line_to(sicilian).len(), 2);
    assert_eq!(editor.record().depth(sicilian), 1);
    assert_eq!(editor.record().line_start(sicilian), sicilian);
    assert_eq!(editor.undo(), Some(at));
    assert_eq!(text(&editor), "1. e4 e5 2. Nf3 *");
    assert_eq!(editor.redo(), Some(sicilian));
}

#[test]
fn a_move_that_is_there_is_found_and_needs_not_be_undone() {
    let mut editor = editor("1. e4 e5 *");
    let found = play(&mut editor, Record::ROOT, "e4");
    assert_eq!(found, node(&editor, "e4"));
    assert!(!editor.can_undo());
}

#[test]
fn an_illegal_step_is_refused() {
    let mut editor = editor("1. e4 e5 *");
    let mv = Position::default().find_move(Square::E2, Square::E4, None);
    let step = Step::Move(mv.unwrap());
    let at = node(&editor, "e5");
    let error = editor.apply(Edit::Add { at, step }).unwrap_err();
    assert_eq!(error, EditError::Step { at, step });
    assert!(!editor.can_undo());
    let passed = editor
        .apply(Edit::Add {
            at,
            step: Step::Null,
        })
        .unwrap();
    assert_eq!(editor.record().step(passed), Some(Step::Null));
    assert_eq!(text(&editor), "1. e4 e5 2. -- *");
}

#[test]
fn variations_are_promoted_demoted_and_made_the_main_line() {
    let game = "1. e4 e5 (1... c5 2. Nf3 d6 (2... e6)) (1... e6) 2. f4 *";
    let mut editor = editor(game);
    let inner = editor.record().children(node(&editor, "Nf3"))[1];
    assert_eq!(
        changed(&mut editor, Edit::Promote(inner)),
        "1. e4 e5 (1... c5 2. Nf3 e6 (2... d6)) (1... e6) 2. f4 *"
    );
    assert_eq!(
        changed(&mut editor, Edit::Promote(inner)),
        "1. e4 c5 (1... e5 2. f4) (1... e6) 2. Nf3 e6 (2... d6) *"
    );
    let king = node(&editor, "f4");
    assert_eq!(
        changed(&mut editor, Edit::Demote(king)),
        "1. e4 c5 (1... e6) (1... e5 2. f4) 2. Nf3 e6 (2... d6) *"
    );
    let other = node(&editor, "d6");
    assert_eq!(
        changed(&mut editor, Edit::MakeMain(other)),
        "1. e4 c5 (1... e6) (1... e5 2. f4) 2. Nf3 d6 (2... e6) *"
    );
    assert_eq!(
        changed(&mut editor, Edit::MakeMain(king)),
        "1. e4 e5 (1... c5 2. Nf3 d6 (2... e6)) (1... e6) 2. f4 *"
    );
}

#[test]
fn promoting_the_main_line_changes_nothing() {
    let mut editor = editor("1. e4 (1. d4) e5 *");
    for edit in [Edit::Promote, Edit::MakeMain] {
        let main = node(&editor, "e5");
        changed(&mut editor, edit(main));
        assert!(!editor.can_undo());
    }
}

#[test]
fn a_move_is_deleted_with_all_that_follows_it() {
    let mut editor = editor("1. e4 e5 (1... c5 2. Nf3) 2. f4 *");
    let sicilian = node(&editor, "c5");
    assert_eq!(
        changed(&mut editor, Edit::Delete(sicilian)),
        "1. e4 e5 2. f4 *"
    );
    assert!(!editor.record().is_reachable(sicilian));
    let first = node(&editor, "e4");
    assert_eq!(changed(&mut editor, Edit::Delete(first)), "*");
    assert_eq!(
        editor.apply(Edit::Delete(Record::ROOT)),
        Err(EditError::Root)
    );
    assert_eq!(editor.undo(), Some(first));
}

#[test]
fn comments_are_set_and_their_commands_stay() {
    let mut editor = editor("1. e4 {[%clk 0:05:00] fine} {and more} e5 *");
    let node = node(&editor, "e4");
    let set = |place, text: &str| Edit::SetComment {
        node,
        place,
        text: text.to_owned(),
    };
    assert_eq!(
        changed(&mut editor, set(CommentPlace::After, "a {new}\n one")),
        "1. e4 {[%clk 0:05:00] a {new one} 1... e5 *"
    );
    assert_eq!(
        changed(&mut editor, set(CommentPlace::After, "")),
        "1. e4 {[%clk 0:05:00]} 1... e5 *"
    );
    assert_eq!(
        changed(&mut editor, set(CommentPlace::Before, "first")),
        "1. {first} e4 {[%clk 0:05:00]} 1... e5 *"
    );
    let long = "x".repeat(MAX_COMMENT + 1);
    let error = editor.apply(set(CommentPlace::After, &long));
    assert_eq!(error, Err(EditError::CommentTooLong));
}

#[test]
fn a_judgment_takes_the_place_of_another_of_its_kind() {
    let mut editor = editor("1. e4 *");
    let node = node(&editor, "e4");
    let mut toggled = |number| {
        let nag = Nag(number);
        changed(&mut editor, Edit::ToggleNag { node, nag })
    };
    assert_eq!(toggled(1), "1. e4 $1 *");
    assert_eq!(toggled(14), "1. e4 $1 $14 *");
    assert_eq!(toggled(4), "1. e4 $14 $4 *");
    assert_eq!(toggled(10), "1. e4 $4 $10 *");
    assert_eq!(toggled(146), "1. e4 $4 $10 $146 *");
    assert_eq!(toggled(4), "1. e4 $10 $146 *");
}

#[test]
fn shapes_clocks_and_evaluations_are_set_and_taken_away() {
    let mut editor = editor("1. e4 {[%cal Ra1a2] text [%csl Yh1]} *");
    let node = node(&editor, "e4");
    let shapes = vec![
        Shape::Arrow(ShapeColor::Green, Square::E2, Square::E4),
        Shape::Square(ShapeColor::Blue, Square::D5),
    ];
    let edit = Edit::SetShapes { node, shapes };
    assert_eq!(
        changed(&mut editor, edit),
        "1. e4 {[%csl Bd5] [%cal Ge2e4] text} *"
    );
    let clock = Some(Duration::from_millis(3_599_040));
    let edit = Edit::SetClock { node, clock };
    assert_eq!(
        changed(&mut editor, edit),
        "1. e4 {[%clk 0:59:59.04] [%csl Bd5] [%cal Ge2e4] text} *"
    );
    assert_eq!(editor.record().clock(node), clock);
    let shapes = Vec::new();
    changed(&mut editor, Edit::SetShapes { node, shapes });
    let clock = None;
    assert_eq!(
        changed(&mut editor, Edit::SetClock { node, clock }),
        "1. e4 {text} *"
    );
}

#[test]
fn tags_and_the_result_are_set() {
    let mut editor = editor("[White \"A\"]\n\n1. e4 *");
    let set = |name: &str, value: &str| Edit::SetTag {
        name: name.to_owned(),
        value: value.to_owned(),
    };
    changed(&mut editor, set("Black", "B \"b\""));
    assert_eq!(editor.record().tag("Black"), Some("B \"b\""));
    changed(&mut editor, set("White", ""));
    assert_eq!(editor.record().tag("White"), None);
    changed(&mut editor, set("Result", "1-0"));
    assert_eq!(editor.record().result(), GameResult::WhiteWins);
    changed(&mut editor, Edit::SetResult(GameResult::Draw));
    assert_eq!(editor.record().tag("Result"), Some("1/2-1/2"));
    for name in ["FEN", "SetUp", "Variant", "", "two words", "Result"] {
        let error = editor.apply(set(name, "x"));
        assert_eq!(error, Err(EditError::TagName(name.to_owned())));
    }
    let error = editor.apply(set("Event", &"x".repeat(MAX_TAG + 1)));
    assert_eq!(error, Err(EditError::TagTooLong));
}

#[test]
fn a_change_after_an_undo_forgets_what_was_undone() {
    let mut editor = editor("1. e4 *");
    play(&mut editor, Record::ROOT, "d4");
    editor.undo();
    let english = play(&mut editor, Record::ROOT, "c4");
    assert!(!editor.can_redo());
    assert_eq!(editor.record().children(Record::ROOT)[1], english);
    assert!(editor.undo().is_some() && editor.undo().is_none());
}

#[test]
fn variations_cannot_be_put_deeper_than_they_can_be_read() {
    let mut editor = editor("*");
    let mut at = Record::ROOT;
    for index in 0..=MAX_DEPTH {
        let position = editor.record().position(at);
        let legal = position.legal_moves().into_iter().map(Step::Move);
        let goes_on = |step: &Step| step.play(position).unwrap().legal_moves().len() > 9;
        let steps: Vec<_> = legal.filter(goes_on).take(2).collect();
        let first = Edit::Add { at, step: steps[0] };
        editor.apply(first).unwrap();
        let second = editor.apply(Edit::Add { at, step: steps[1] });
        if index == MAX_DEPTH {
            assert_eq!(second, Err(EditError::TooDeep));
        } else {
            at = second.unwrap();
        }
    }
    let error = editor.apply(Edit::Delete(NodeId(u32::MAX)));
    assert_eq!(error, Err(EditError::NoSuchNode(NodeId(u32::MAX))));
}

#[test]
fn copies_are_equal_until_one_of_them_changes() {
    let record = read_all("1. e4 {x} e5 (1... c5) *").remove(0).record;
    let mut editor = Editor::new(record.clone());
    assert_eq!(*editor.record(), record);
    let node = node(&editor, "c5");
    let nag = Nag::GOOD;
    editor.apply(Edit::ToggleNag { node, nag }).unwrap();
    assert_ne!(*editor.record(), record);
    assert_eq!(record.nags(node), []);
}

#[test]
fn commands_are_written_in_one_way() {
    let of = |command: Command| command.body().to_owned();
    assert_eq!(
        of(Command::clock(Duration::from_secs(5_025))),
        "clk 1:23:45"
    );
    assert_eq!(
        of(Command::elapsed(Duration::from_millis(1_500))),
        "emt 0:00:01.5"
    );
    let score = crate::EngineScore::Centipawns(-5);
    let evaluation = crate::Evaluation {
        score,
        depth: Some(9),
    };
    assert_eq!(of(Command::evaluation(evaluation)), "eval -0.05,9");
    for command in [
        Command::clock(Duration::from_millis(61_001)),
        Command::evaluation(evaluation),
    ] {
        assert_eq!(Command::parse(command.body()), Some(command));
    }
    assert_eq!(Command::parse("clk 1]2"), None);
    assert_eq!(Comment::parse("a } b\r\n\tc").to_string(), "a b c");
}
