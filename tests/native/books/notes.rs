//! Notes that name moves which were not played: none of them is taken for one of the game without a
//! question.

use notation::san;
use notation::score::{self, Options, ProblemKind, Status};
use rules::{Move, Position};

use super::print::{self, Dice, HANDS, Hand, Layout};
use super::reader;

/// Famous games, whose moves are known by heart.
pub(super) fn famous() -> Vec<Vec<Move>> {
    let lines = include_str!("../../data/famous.txt").lines();
    lines
        .filter(|line| !line.starts_with('#'))
        .map(moves)
        .collect()
}

pub(super) fn moves(sans: &str) -> Vec<Move> {
    let mut position = Position::default();
    let read = |san: &str| {
        let mv = san::read(&position, san).unwrap_or_else(|error| panic!("{san}: {error:?}"));
        position = position.play_unchecked(mv);
        mv
    };
    sans.split_whitespace().map(read).collect()
}

/// This many times the games are printed, each time with other notes at other places.
const PRINTINGS: u64 = 2;

/// What became of many games.
#[derive(Debug, Default)]
pub(super) struct Sum {
    pub(super) games: usize,
    pub(super) whole: usize,
    pub(super) moves: usize,
    pub(super) linked: usize,
    pub(super) asked: usize,
    pub(super) offered: usize,
}

impl Sum {
    /// Reads a printed game; none of its moves may be misread in silence, and none be left unread where
    /// all are said to be read.
    pub(super) fn add(&mut self, printed: &str, moves: &[Move]) {
        let account = reader::read(printed, moves, false, &[]);
        assert_eq!(account.silent, None, "{account:?}\n{printed}");
        assert!(!account.is_short, "{account:?}\n{printed}");
        self.games += 1;
        self.whole += usize::from(account.is_whole);
        self.moves += moves.len();
        self.linked += account.linked;
        self.asked += account.asked;
        self.offered += account.offered;
    }
}

#[test]
fn ten_famous_games_are_read_in_every_hand_with_notes_between_the_moves() {
    let games = famous();
    assert_eq!(games.len(), 10);
    for (layout, most_asked) in [(Layout::Notes, 1), (Layout::RunningNotes, 2)] {
        let mut sum = Sum::default();
        for printing in 0..PRINTINGS {
            for (place, moves) in games.iter().enumerate() {
                for (at, hand) in HANDS.into_iter().enumerate() {
                    let seed = (place * 100 + at) as u64 + 7 + printing * 7919;
                    let mut dice = Dice::new(seed);
                    let words = print::written(moves, hand, &mut dice);
                    sum.add(&print::printed(&words, layout, &mut dice), moves);
                }
            }
        }
        println!("{layout:?} {sum:?}");
        assert!(sum.whole * 100 >= sum.games * 98, "{layout:?} {sum:?}");
        assert!(sum.offered * 100 >= sum.asked * 98, "{layout:?} {sum:?}");
        assert!(
            sum.asked * 100 <= sum.moves * most_asked,
            "{layout:?} {sum:?}"
        );
    }
}

#[test]
fn ten_scanned_famous_games_with_notes_are_never_misread_without_a_question() {
    for layout in [Layout::Notes, Layout::RunningNotes] {
        let mut sum = Sum::default();
        for printing in 0..PRINTINGS {
            for (place, moves) in famous().iter().enumerate() {
                for hand in [Hand::Short, Hand::Long, Hand::Possessive, Hand::Dashed] {
                    let mut dice = Dice::new(place as u64 + 300 + printing * 7919);
                    let words = print::written(moves, hand, &mut dice);
                    let words = print::scanned(&words, 14, &mut dice);
                    sum.add(&print::printed(&words, layout, &mut dice), moves);
                }
            }
        }
        println!("{layout:?} {sum:?}");
        assert!(sum.whole * 100 >= sum.games * 97, "{layout:?} {sum:?}");
        assert!(sum.linked * 100 >= sum.moves * 98, "{layout:?} {sum:?}");
        assert!(sum.offered * 100 >= sum.asked * 97, "{layout:?} {sum:?}");
    }
}

/// Moves that run over the end of a line of a running text: the whole move is read, not its beginning.
#[test]
fn a_move_is_read_whole_where_its_line_ends() {
    let english = "Or 2. B-B4, as some prefer, which is not so good at all for White.\n";
    let french = "Si les Blancs jouaient autrement, la partie serait bien moins vive.\n";
    for (before, printed, played) in [
        (
            english,
            "1. P to K\n4 P to K 4 2. Kt to K\nB 3 Kt to Q\nB 3 3. B to\nKt 5 P to Q\nR 3 4. B takes\nKt Q P takes\nB 5. P to Q 4",
            "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 d4",
        ),
        (
            english,
            "1. P. to K's 4th\nP. to K's 4th 2. P. to K. B's 4th P. takes\nP. 3. B. to B's 4th Q. to R's 5th\nch. 4. K. to\nB's sq. P. to Q. Kt's 4th",
            "e4 e5 f4 exf4 Bc4 Qh4+ Kf1 b5",
        ),
        (
            english,
            "1. e4 e5 2. Nf3\nNc6 3. Bb5\na6 4. Ba4 Nf6 5. O-O\nBe7 6. Re1",
            "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1",
        ),
        (
            french,
            "1. P 4 R P 4 R 2. C 3 F\nR C 3 F D 3. F\n4 F F 4 F 4. P 3 F C 3 F\nR 5. P 4 D P pr P 6. R Roq.\nT. R. P 6\nD 7. D pr P",
            "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 O-O d3 Qxd3",
        ),
        (
            french,
            "1. P 4 R P 4 R 2. C 3 A\nR C 3 A D 3. A\n4 A A\n4 A 4. Enroque\ncorto C 3 A\nR 5. P 4 D",
            "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d4",
        ),
    ] {
        let text = format!("{before}{printed}\n\nA very instructive game.\n");
        let account = reader::read(&text, &moves(played), false, &[]);
        assert!(
            account.is_whole && account.asked == 0,
            "{account:?}\n{text}"
        );
    }
}

const OPENING: &str = "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+ Nc3 Nxe4";

/// The opening in columns or in one line, with words behind this many half-moves.
fn opening(note: &str, behind: usize, in_columns: bool) -> String {
    let printed = "P-K4 P-K4 Kt-KB3 Kt-QB3 B-B4 B-B4 P-B3 Kt-B3 P-Q4 PxP PxP B-Kt5|ch Kt-B3 KtxKP";
    let mut text = String::new();
    for (ply, word) in printed.split(' ').enumerate() {
        let number = ply / 2 + 1;
        if ply == behind {
            text += &if in_columns {
                format!("\n\n{note}\n\n")
            } else {
                format!("{note} ")
            };
        }
        match (ply % 2, ply == behind) {
            (0, _) => text += &format!("{number}. "),
            (_, true) => text += &format!("{number}. ... "),
            _ => {}
        }
        text += &word.replace('|', " ");
        text.push(if in_columns && ply % 2 == 1 {
            '\n'
        } else {
            ' '
        });
    }
    text
}

#[test]
fn a_note_that_begins_with_a_number_is_none_of_the_game() {
    for (note, behind) in [
        ("4. P-QKt4 is the Evans Gambit.", 6),
        ("4. Castles is safe enough.", 6),
        ("4. P-QKt4, BxKtP; 5. P-B3 leads to the Evans Gambit.", 6),
        ("4. P-QKt4, the move of Captain Evans, is well known.", 6),
        ("4. P-QKt4, Evans's own move, is well known.", 6),
        ("4. P-Q3 at once deserves attention.", 6),
        ("4. ... P-Q3 is the move of Philidor.", 7),
        ("4. ... Q-K2 keeps the centre, but is slow.", 7),
        ("4. P-QKt4 was possible.", 7),
        ("(4. P-QKt4 is the Evans Gambit.)", 6),
        ("If 4. P-QKt4, then BxKtP.", 6),
        ("The move 4. P-Q3 here is quiet.", 6),
    ] {
        for in_columns in [false, true] {
            let text = opening(note, behind, in_columns);
            let account = reader::read(&text, &moves(OPENING), false, &[]);
            assert!(
                account.is_whole && account.asked == 0,
                "{account:?}\n{text}"
            );
            let game = score::read(&text, &Options::default()).expect("a game");
            assert_eq!(game.status(), Status::Read, "{text}");
        }
    }
}

#[test]
fn a_number_behind_the_last_move_is_asked_about_where_its_word_cannot_be_read() {
    for (word, right) in [("Castlcs", true), ("Oastles", true), ("Wubble", true)] {
        let text = format!(
            "1 P-K4 P-K4 2 Kt-KB3 Kt-QB3 3 B-Kt5 P-QR3 4 B-R4 Kt-B3 5 {word} B-K2 6 R-K sq P-QKt4 \
             7 B-Kt3 P-Q3 8 P-B3 Castles"
        );
        let sans = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O";
        let account = reader::read(&text, &moves(sans), false, &[]);
        assert_eq!((account.is_whole, account.asked), (right, 1), "{account:?}");
        let game = score::read(&text, &Options::default()).expect("a game");
        assert_eq!(game.status(), Status::Questions);
    }
}

#[test]
fn the_head_of_the_notes_and_of_columns_is_none_of_them() {
    let columns = "  WHITE.     BLACK.\n";
    let text = format!(
        "{columns}1. P-K4     P-K4\n2. Kt-KB3   P-Q3\n\n42     CHESS PRAXIS.\n\n{columns}3. B-B4     B-Kt5\n\n\
         NOTES.\n\nA weak move; better is the\nnote\nof Anderssen on\nWhite\nand on Black.\n"
    );
    let game = score::read(&text, &Options::default()).expect("a game");
    let notes: Vec<String> = game.notes.iter().map(|note| note.words(&text)).collect();
    let notes = notes.join("|");
    let comment = "A weak move; better is the note of Anderssen on White and on Black.";
    assert_eq!(notes.trim_matches('|'), comment);
}

#[test]
fn who_wrote_the_notes_is_a_tag_and_no_note() {
    let game = "GAME I.\n\n1. P-K4   P-K4\n2. Kt-KB3   Kt-QB3 (a)\nDrawn game.\n\n";
    for (head, name) in [
        ("NOTES BY MR. W. N. POTTER.", Some("MR. W. N. POTTER")),
        ("Notes by J. H. Zukertort.", Some("J. H. Zukertort")),
        ("Anmerkungen von Dr. Tarrasch.", Some("Dr. Tarrasch")),
        ("NOTES.", None),
    ] {
        let text = format!("{game}{head}\n\n(a) The usual defence.\n");
        let score = score::read(&text, &Options::default()).expect("a game");
        let notes: Vec<String> = score.notes.iter().map(|note| note.words(&text)).collect();
        assert_eq!(notes, ["(a) The usual defence."], "{text}");
        let tags = score.tags(&text);
        let annotator = tags.iter().find(|(tag, _)| *tag == "Annotator");
        assert_eq!(annotator.map(|(_, name)| name.as_str()), name, "{text}");
    }
    // A sentence that begins so is a note.
    let text = format!("{game}Notes by the players show that Black was content.\n");
    let score = score::read(&text, &Options::default()).expect("a game");
    assert_eq!(score.notes.len(), 1);
}

#[test]
fn nothing_is_asked_behind_mate_where_a_table_follows() {
    let text = "1 P-K4 P-K4\n2 Kt-KB3 P-Q3\n3 B-B4 B-Kt5\n4 Kt-B3 P-KKt3\n5 KtxP BxQ\n6 BxP ch K-K2\n7 Kt-Q5 mate\n\n\
                Variations:\n\n     I          II\n3. P-Q4      ------\n   PxP       P-KB4\n";
    let game = score::read(text, &Options::default()).expect("a game");
    assert_eq!((game.moves.len(), game.problems().count()), (13, 0));
}

#[test]
fn a_move_behind_a_colon_is_asked_about_as_one_of_a_sentence() {
    let text = "1. P-K4 P-K4 2. Kt-KB3 P-Q3 3. B-B4 B-Kt5 4. Kt-B3 P-KKt3 5. KtxP BxQ Now comes a fine stroke: \
                6. BxP ch K-K2 7. Kt-Q5 mate";
    let game = score::read(text, &Options::default()).expect("a game");
    let (token, problem) = game.problems().next().expect("a question");
    assert_eq!(&text[token.span.clone()], "BxP ch");
    assert_eq!(
        (&problem.kind, problem.possible.len()),
        (&ProblemKind::Sentence, 1)
    );
}
