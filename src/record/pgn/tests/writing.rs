use super::{one, sound};
use crate::pgn::{read_all, write, write_all};
use crate::{CommentPlace, Edit, Editor, Record};

#[test]
fn the_export_format_breaks_lines_before_the_eightieth_column() {
    let text = "[Event \"A \\\\ B\"]\n[Annotator \"N\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 \
        6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 {A comment that is long enough to need \
        a second line of its own, and (brackets).} (10... Bb7 $1) 0-1";
    let record = sound(text);
    let written = write(&record);
    assert!(written.lines().all(|line| line.len() < 80), "{written}");
    assert_eq!(sound(&written), record);
    assert_eq!(write(&sound(&written)), written);
}

#[test]
fn a_start_position_and_a_first_move_of_black_are_written() {
    let text = "[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 0 7\"]\n\n7... Kd7 8. Kd2 *";
    let written = write(&sound(text));
    assert!(written.contains("\n[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 0 7\"]\n[SetUp \"1\"]\n"));
    assert!(written.ends_with("\n7... Kd7 8. Kd2 *\n"), "{written}");
}

#[test]
fn no_line_of_a_comment_begins_like_something_else() {
    for filler in 0..90 {
        let filler = "x".repeat(filler);
        let comment = format!("{filler} 50 % of [Event \"A\"] and %x [White \"B\"] {filler} %%");
        let text = format!("1. e4 {{{comment}}} *");
        let mut editor = Editor::new(sound("1. e4 *"));
        let node = editor.record().main_line()[0];
        let set = Edit::SetComment {
            node,
            place: CommentPlace::After,
            text: comment.clone(),
        };
        editor.apply(set).unwrap();
        assert_eq!(one(&text).record, *editor.record());
        let written = write(editor.record());
        assert_eq!(read_all(&written).len(), 1, "{written}");
        assert_eq!(sound(&written), *editor.record(), "{written}");
    }
}

#[test]
fn several_games_are_written_one_after_the_other() {
    let records = [sound("1. e4 *"), Record::default(), sound("1. d4 1-0")];
    let text = write_all(&records);
    let again: Vec<_> = read_all(&text)
        .into_iter()
        .map(|game| game.record)
        .collect();
    assert_eq!(again, records);
}
