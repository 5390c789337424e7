//! Printed games of which something is lost or out of its place: a move, a line, a number, a half of a
//! line; or a sentence that names moves stands where none should. Nothing is misread without a question,
//! and nothing that is left over is hidden.

use notation::san;
use notation::score::{self, Options, PrintedScore, Status};
use rules::Move;

use super::print::{self, Dice, HANDS, Layout};
use super::{BOOKS, played};

/// This many texts are made of each kind.
const TEXTS: usize = 40;

const LAYOUTS: [Layout; 9] = [
    Layout::Columns,
    Layout::NumberedTwice,
    Layout::Bars,
    Layout::Running,
    Layout::Notes,
    Layout::FourColumns,
    Layout::Apart,
    Layout::Pages,
    Layout::Halves,
];

/// What happens to a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    BlackLost,
    WhiteLost,
    LineLost,
    NumberWrong,
    NumberLost,
    NumberMisread,
    SentenceBetween,
    ParagraphBetween,
    LineTwice,
    LineMoved,
    LinesJoined,
    HalvesLost,
}

const FAULTS: [Fault; 12] = [
    Fault::BlackLost,
    Fault::WhiteLost,
    Fault::LineLost,
    Fault::NumberWrong,
    Fault::NumberLost,
    Fault::NumberMisread,
    Fault::SentenceBetween,
    Fault::ParagraphBetween,
    Fault::LineTwice,
    Fault::LineMoved,
    Fault::LinesJoined,
    Fault::HalvesLost,
];

/// A sentence that names moves of the game.
fn sentence(words: &[String], dice: &mut Dice) -> String {
    let mut word = || words[dice.roll(words.len())].clone();
    let (one, two, three) = (word(), word(), word());
    let number = dice.roll(words.len() / 2) + 1;
    match dice.roll(10) {
        0 => format!("Here {one} would be a mistake on account of {two}."),
        1 => format!("{one} and {two} are both playable."),
        2 => format!("If {one}, then {number} {two}, {three}, and wins."),
        3 => format!("Better than {number}. {one}, to which {two} is the reply."),
        4 => format!("{number} {one} {two} was the old move."),
        5 => format!("Played to prevent {one}."),
        6 => format!("{number}. {one} {two} {}. {three} is book.", number + 1),
        7 => {
            format!("Instead of this, {number}. ... {two} was the only move; see diagram {number}.")
        }
        8 => format!("White now mates in {number} moves, beginning with {one}."),
        _ => format!("And now {one} is forced, after which comes {two}."),
    }
}

/// A game with a fault; nothing where the page has too few lines.
fn torn(words: &[String], layout: Layout, fault: Fault, dice: &mut Dice) -> Option<String> {
    if matches!(fault, Fault::BlackLost | Fault::WhiteLost) {
        let mut words = words.to_vec();
        let ply = 4 + dice.roll(words.len() - 8);
        let ply = if fault == Fault::BlackLost {
            ply | 1
        } else {
            ply & !1
        };
        words[ply].clear();
        return Some(print::printed(&words, layout, dice));
    }
    let text = print::printed(words, layout, dice);
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let is_numbered = |line: &String| {
        let words = line.trim_start_matches(['|', ' ']);
        words.starts_with(|letter: char| letter.is_ascii_digit()) && !line.contains("PRAXIS")
    };
    let numbered: Vec<usize> = (0..lines.len())
        .filter(|&at| is_numbered(&lines[at]))
        .collect();
    let most = numbered.len().saturating_sub(5);
    if most == 0 {
        return None;
    }
    let at = numbered[2 + dice.roll(most)];
    let line = lines[at].clone();
    let digits = line.find(|letter: char| letter.is_ascii_digit())?;
    let end = line[digits..].find(|letter: char| !letter.is_ascii_digit())? + digits;
    let number = &line[digits..end];
    let mut renumber =
        |number: String| lines[at] = [&line[..digits], &number, &line[end..]].concat();
    match fault {
        Fault::BlackLost | Fault::WhiteLost => {}
        Fault::LineLost => {
            lines.remove(at);
        }
        Fault::NumberWrong => {
            let value: i64 = number.parse().ok()?;
            renumber(
                (value + [1, -1, 10, -10, 2, -2][dice.roll(6)])
                    .max(1)
                    .to_string(),
            );
        }
        Fault::NumberLost => renumber(String::new()),
        Fault::NumberMisread => {
            renumber(number.replace('1', "4").replace('3', "8").replace('6', "0"));
        }
        Fault::SentenceBetween => lines.insert(at, sentence(words, dice)),
        Fault::ParagraphBetween => lines.insert(at, format!("\n{}\n", sentence(words, dice))),
        Fault::LineTwice => lines.insert(at, line),
        Fault::LineMoved => {
            lines.remove(at);
            lines.insert((at + 1 + dice.roll(2)).min(lines.len()), line);
        }
        Fault::LinesJoined => {
            let next = lines.remove(at + 1);
            lines[at] = format!("{} {}", line.trim_end(), next.trim_start());
        }
        Fault::HalvesLost => {
            for line in &mut lines[at..at + 2] {
                *line = line.chars().take(line.chars().count() / 2 + 2).collect();
            }
        }
    }
    Some(lines.join("\n") + "\n")
}

/// Whether only moves that were played are linked, as far as nothing is asked.
fn tells_no_lie(score: &PrintedScore, moves: &[Move]) -> bool {
    let is_played = |(one, other): (&score::Played, &Move)| one.mv == *other;
    score.moves.len() <= moves.len() && score.moves.iter().zip(moves).all(is_played)
}

#[test]
fn what_is_torn_from_a_page_is_asked_about_and_nothing_else_is_taken_for_it() {
    for fault in FAULTS {
        let (mut texts, mut seed) = (0, 0);
        while texts < TEXTS {
            seed += 1;
            let mut dice = Dice::new(seed + 100 * fault as u64);
            let hand = HANDS[dice.roll(HANDS.len())];
            let layout = LAYOUTS[dice.roll(LAYOUTS.len())];
            let moves = played(&BOOKS[dice.roll(BOOKS.len())]);
            if moves.len() < 16 {
                continue;
            }
            let words = print::written(&moves, hand, &mut dice);
            let Some(text) = torn(&words, layout, fault, &mut dice) else {
                continue;
            };
            texts += 1;
            let score = score::read(&text, &Options::default()).expect("a game");
            let shown = || format!("{fault:?} {hand:?} {layout:?} {seed}\n{text}");
            assert!(tells_no_lie(&score, &moves), "{}", shown());
            // Of four columns torn in the middle nothing shows that more was printed.
            if fault != Fault::HalvesLost {
                let is_whole = score.moves.len() == moves.len();
                assert!(is_whole || score.status() != Status::Read, "{}", shown());
            }
        }
    }
}

/// The only question about a text, and how many moves come before it.
fn question(text: &str) -> (usize, String) {
    let score = score::read(text, &Options::default()).expect("a game");
    let (token, _) = score
        .problems()
        .next()
        .unwrap_or_else(|| panic!("no question: {text}"));
    (score.moves.len(), text[token.span.clone()].to_owned())
}

#[test]
fn an_empty_place_of_white_is_asked_about_and_no_move_of_black_fills_it() {
    for text in [
        "1 P-K4      P-K4\n2 Kt-KB3    Kt-QB3\n3           Kt-B3\n4 Kt-Kt5    P-Q4\n5 PxP       KtxP\n",
        "| 1 | P-K4 | P-K4 |\n| 2 | Kt-KB3 | Kt-QB3 |\n| 3 |  | Kt-B3 |\n| 4 | Kt-Kt5 | P-Q4 |\n",
        "1. P-K4, P-K4; 2. Kt-KB3, Kt-QB3; 3. , Kt-B3; 4. Kt-Kt5, P-Q4; 5. PxP, KtxP.",
    ] {
        assert_eq!(question(text), (4, String::new()), "{text}");
    }
}

#[test]
fn a_number_that_runs_ahead_shows_that_a_move_is_missing() {
    // A column of its own, both numbered, and with notes between.
    let apart = "WHITE.\n1. P-K4\n2. Kt-KB3\n4. B-R4\n5. Castles\n6. R-K1\n\n\
                 BLACK.\n1. P-K4\n2. Kt-QB3\n3. P-QR3\n4. Kt-B3\n5. B-K2\n6. P-QKt4\n";
    let twice = "1. P-K4        1. P-K4\n2. Kt-KB3      2. Kt-QB3\n4. Castles     4. KtxP\n5. P-Q4        5. B-K2\n";
    let notes = "1. P-K4   P-K4\n2. Kt-KB3   Kt-QB3\n4. P-Q4\n\nIf now 4. P-B3, P-Q4.\n\n4. ...   PxP\n5. KtxP   Kt-B3\n";
    for text in [apart, twice, notes] {
        assert_eq!(question(text), (4, String::new()), "{text}");
    }
}

#[test]
fn a_misprinted_one_within_a_game_begins_no_other() {
    for text in [
        "1. P-K4   P-K4\n2. Kt-KB3   Kt-QB3\n1. B-Kt5   P-QR3\n4. B-R4   Kt-B3\n5. Castles   B-K2\n",
        "1. P-K4, P-K4; 2. Kt-KB3, Kt-QB3;\n1. B-Kt5, P-QR3; 4. B-R4, Kt-B3; 5. Castles, B-K2.",
        "1. P-K4\n1. ... P-K4\n1. Kt-KB3\n2. ... Kt-QB3\n3. B-Kt5\n3. ... P-QR3\n",
    ] {
        let scores = score::read_all(text, &Options::default());
        assert_eq!(scores.len(), 1, "{text}");
        assert!(scores[0].moves.len() >= 6, "{text}");
    }
}

#[test]
fn moves_that_a_paragraph_tells_of_behind_the_game_are_asked_about() {
    let text = "1. P-K4   P-K4\n2. Kt-KB3   Kt-QB3\n3. B-Kt5   P-QR3\n\n\
                4. B-R4, Kt-B3; 5. Castles, B-K2 leads to an even game.\n\nA fine game.\n";
    assert_eq!(question(text).0, 6);
}

#[test]
fn a_pair_that_stands_too_far_below_is_left_over() {
    let text = "1. P-K4, P-K4; 2. Kt-KB3, Kt-QB3;\n5. Castles, B-K2; 6. R-K1, P-QKt4;\n3. B-Kt5, P-QR3; 4. B-R4, Kt-B3;\n";
    let score = score::read(text, &Options::default()).expect("a game");
    assert_ne!(score.status(), Status::Read);
}

#[test]
fn short_lists_of_either_side_are_one_game_and_never_that_of_black_alone() {
    for text in [
        "White.\nP-Q4\nKt-KB3\nKt-B3\nB-Kt5\nBxKt\nBlack.\nP-KB4\nP-K3\nKt-KB3\nB-K2\nBxB\n",
        "WHITE (Mr. A.)\nP-Q4\nKt-KB3\nKt-B3\nB-Kt5\nBxKt\n\nBLACK (Mr. B.)\nP-KB4\nP-K3\nKt-KB3\nB-K2\nBxB\n",
    ] {
        let game = score::read(text, &Options::default()).expect("a game");
        let squares: Vec<String> = game.moves.iter().map(|it| it.mv.to_string()).collect();
        assert_eq!(
            squares.join(" "),
            "d2d4 f7f5 g1f3 e7e6 b1c3 g8f6 c1g5 f8e7 g5f6 e7f6",
            "{text}"
        );
    }
    // Nothing is made of half a game.
    let text = "White.\nP-Q4\nKt-KB6\nKt-B3\nBlack.\nP-KB4\nP-K3\nKt-KB3\n";
    assert_eq!(score::read(text, &Options::default()), None);
}

#[test]
fn what_a_scanned_column_leaves_of_a_move_is_offered() {
    let offered = |text: &str, words: &str, san: &str| {
        let game = score::read(text, &Options::default()).expect("a game");
        let (token, problem) = game.problems().next().expect("a question");
        assert_eq!(&text[token.span.clone()], words, "{text}");
        let moves = problem.possible.iter();
        let sans: Vec<String> = moves
            .map(|possible| san::write(&problem.position, possible.mv))
            .collect();
        assert!(
            sans.iter().any(|offered| offered == san),
            "{sans:?}\n{text}"
        );
    };
    // Wanganui Chronicle, December 9, 1893; Evening Star, May 26, 1900, and March 22, 1913.
    offered(
        "1 P to K4 1 P to Kl 2 Kt to KB3 2 Kt to QB3 3 B to B4 3 Kt to B 3",
        "P to Kl",
        "e5",
    );
    offered(
        "1 P-K4 P-K 4 2 Kt-K B 3 Kt-Q B 3 3 B-B 4 B-B 4 4 P-Q Kt 4 An opening which he usually plays with good \
         effect. 4 B x Kt P 6 P-Q B 3 B-H 4",
        "B x Kt P",
        "Bxb4",
    );
    offered(
        "1 P-K 4 P-K 4 2 Kt-K B 3 P-Q 3 3 P-Q 4 Kt-K B 3 A defence which has become fashionable. \
         4 Kf-Q B 3 Q Kt-Q 2 5 B-Q B 4 B-K 2",
        "Kf-Q B 3",
        "Nc3",
    );
}

#[test]
fn a_number_beside_the_last_move_of_a_running_text_is_left_over() {
    let game = "1 P-K 4 P-K 4 2 Kt-KB3 Kt-QB3 3 B-Kt5 Kt-KB3 4 O-O B-B 4";
    for rest in [
        "4P-Q4 P-K3 31BPxP PxP 5 Kt-B 3 P-Q 3 32 P-ft 3",
        "4 P-Q4 31 BPxP 5 P-Q 3",
    ] {
        let game = score::read(&format!("{game} {rest}"), &Options::default()).expect("a game");
        assert_ne!(game.status(), Status::Read, "{rest}");
    }
    let told = format!("{game} and White won by 5 P-Q 3.");
    let game = score::read(&told, &Options::default()).expect("a game");
    assert_eq!(game.status(), Status::Read);
}
