//! Games as text, looked at whole.

use notation::descriptive::Spelling;
use notation::letters::Language;
use notation::style::Style;
use record::{Record, pgn};

use super::{Form, Scope, body, linear, text};

const GAME: &str = "[Event \"A café\"]\n[Site \"Paris\"]\n[Date \"1858.??.??\"]\n[Round \"-\"]\n\
    [White \"Anna\"]\n[Black \"?\"]\n[Result \"1-0\"]\n\n\
    {A short game.} 1. e4 e5 2. Bc4 Nc6 (2... Nf6 $14 {is sounder} 3. d3 Bc5 (3... d5)) 3. Qh5 $6 \
    {[%cal Gh5f7] Two men look at f7.} Nf6 $4 4. Qxf7# $220 1-0";

fn game(text: &str) -> Record {
    let read = pgn::read_all(text).remove(0);
    assert!(read.faults.is_empty(), "{:?}", read.faults);
    read.record
}

#[test]
fn moves_run_on_in_any_notation() {
    let form = Form::Running(Style::Localized(Language::German));
    assert_eq!(
        text(&game(GAME), form, Scope::Moves),
        "Anna – Black\nA café, Paris, 1858\n\n\
         1. e4 e5 2. Lc4 Sc6 3. Dh5 Sf6 4. Dxf7# 1-0\n"
    );
}

#[test]
fn variations_stand_in_brackets_and_comments_in_braces() {
    assert_eq!(
        body(&game(GAME), Form::Running(Style::San), Scope::Everything),
        "{A short game.} 1. e4 e5 2. Bc4 Nc6 (2... Nf6 ⩲ {is sounder} 3. d3 Bc5 (3...\n\
         d5)) 3. Qh5?! {Two men look at f7.} 3... Nf6?? 4. Qxf7# 1-0\n"
    );
}

#[test]
fn what_is_written_in_san_is_read_as_the_same_moves() {
    let record = game(GAME);
    let again = game(&body(&record, Form::Running(Style::San), Scope::Everything));
    let moves = |record: &Record| body(record, Form::Running(Style::Uci), Scope::Everything);
    assert_eq!(moves(&again), moves(&record));
}

#[test]
fn columns_go_on_below_what_is_said() {
    let form = Form::Columns(Style::Descriptive(Spelling::Short));
    assert_eq!(
        body(&game(GAME), form, Scope::Everything),
        "      {A short game.}
      White         Black
  1.  P-K4          P-K4
  2.  B-B4          Kt-QB3
      (2... Kt-KB3 ⩲ {is sounder} 3. P-Q3 B-B4 (3... P-Q4))
  3.  Q-R5?!
      {Two men look at f7.}
  3.  ...           Kt-B3??
  4.  QxBP#

1-0
"
    );
}

#[test]
fn fractions_have_white_above_the_line_and_black_below() {
    let record = game("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *");
    let style = Style::Descriptive(Spelling::Long);
    assert_eq!(
        body(&record, Form::Fractions(style), Scope::Moves),
        "   P to K 4     Kt to K B 3     B to Kt 5
1. --------  2. -----------  3. ----------
   P to K 4     Kt to Q B 3     P to Q R 3

*
"
    );
    assert_eq!(
        linear(&record, style),
        "1. White P to K 4, Black P to K 4. 2. White Kt to K B 3, Black Kt to Q B 3. \
         3. White B to Kt 5, Black P to Q R 3."
    );
}

#[test]
fn long_fractions_go_on_below() {
    let moves = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 \
        8. Ng1 *";
    let shown = body(&game(moves), Form::Fractions(Style::Lan), Scope::Moves);
    let lines: Vec<&str> = shown.lines().collect();
    assert_eq!(lines.len(), 9);
    assert!(lines.iter().all(|line| line.chars().count() <= 78));
    assert_eq!(lines[4..], ["   Nf3-g1", "8. ------", "", "", "*"]);
}

#[test]
fn beginners_get_a_sentence_for_each_move() {
    let record = game("1. e4 e5 (1... d5 {A gambit.} 2. exd5) 2. Nf3 *");
    assert_eq!(
        body(&record, Form::Sentences, Scope::Everything),
        "1. White: The pawn goes from e2 to e4.
1. Black: The pawn goes from e7 to e5.
    1. Black: The pawn goes from d7 to d5.
    A gambit.
    2. White: The pawn on e4 takes the pawn on d5.
2. White: The knight goes from g1 to f3.

*
"
    );
}

#[test]
fn a_game_that_begins_with_black_says_from_where() {
    let record =
        game("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 5\"]\n\n5... Kd7 6. e4 *");
    assert_eq!(
        text(&record, Form::Running(Style::San), Scope::Moves),
        "From the position 4k3/8/8/8/8/8/4P3/4K3 b - - 0 5\n\n5... Kd7 6. e4 *\n"
    );
    assert_eq!(
        body(&record, Form::Columns(Style::San), Scope::Moves),
        "      White         Black\n  5.  ...           Kd7\n  6.  e4\n\n*\n"
    );
    assert_eq!(
        body(&record, Form::Fractions(Style::San), Scope::Moves),
        "   ...     e4\n5. ---  6. ---\n   Kd7\n\n*\n"
    );
    assert_eq!(linear(&record, Style::San), "5. Black Kd7. 6. White e4.");
}

#[test]
fn nothing_moves_in_a_threat() {
    let record = game("1. e4 -- 2. d4 *");
    let running = body(&record, Form::Running(Style::San), Scope::Moves);
    assert_eq!(running, "1. e4 -- 2. d4 *\n");
    let sentences = body(&record, Form::Sentences, Scope::Moves);
    assert!(
        sentences.contains("\n1. Black: Black passes.\n"),
        "{sentences}"
    );
}

#[test]
fn no_line_is_wider_than_a_page() {
    let comment = "word ".repeat(100);
    let record = game(&format!(
        "1. e4 {{{comment}}} e5 ({}) *",
        "1... c5 {and} 2. Nf3"
    ));
    let style = Style::San;
    for form in [Form::Running(style), Form::Columns(style), Form::Sentences] {
        let shown = body(&record, form, Scope::Everything);
        let longest = shown.lines().map(|line| line.chars().count()).max();
        assert!(longest <= Some(78), "{shown}");
    }
}
