//! One digit of one move of a printed game is damaged: the reader asks about that move and offers what
//! was printed; it takes no reading silently.

use notation::score::{self, Options, TokenKind};

use rules::Move;

use super::print::{self, Dice, Hand, Layout};
use super::{BOOKS, played, reader, text};

/// What printers and scanners leave of a rank.
const DAMAGED: [&str; 9] = ["0", "9", "S", "O", "l", "A", "%", "?", ""];

/// Some digits of this many are damaged in each game.
const PER_GAME: usize = 2;

#[test]
fn a_move_of_a_book_with_a_damaged_digit_is_asked_about_and_offered() {
    let (mut damaged, mut first, mut offered) = (0, 0, 0);
    for (seed, case) in BOOKS.iter().enumerate() {
        if !case["misprinted"].is_null() || case["covers"].is_number() {
            continue;
        }
        let (printed, moves) = (text(case), played(case));
        let whole = score::read(printed, &Options::default()).expect("a game");
        let mut dice = Dice::new(seed as u64 + 7);
        for nth in 0..PER_GAME {
            let ply = dice.roll(whole.moves.len());
            let words = whole.tokens[whole.moves[ply].token].span.clone();
            let digit = printed[words.clone()].rfind(|letter: char| letter.is_ascii_digit());
            // Captures have no rank, and nothing is left of some moves without theirs: "Q-K".
            let sign = DAMAGED[(seed + nth * 4) % DAMAGED.len()];
            let Some(at) = digit.map(|at| words.start + at) else {
                continue;
            };
            let is_bare = !printed[at + 1..].starts_with(['t', 'd', 's', 'r', 'n']);
            if is_bare && matches!(sign, "" | "?") || printed[..at].ends_with(['/', '(']) {
                continue;
            }
            let text = [&printed[..at], sign, &printed[at + 1..]].concat();
            let shown = || format!("{sign:?} in {:?}", &printed[words.clone()]);
            damaged += 1;
            let score = score::read(&text, &Options::default()).expect("a game");
            let is_played = |(one, other): (&score::Played, &Move)| one.mv == *other;
            assert!(score.moves.iter().zip(&moves).all(is_played), "{}", shown());
            assert!(score.moves.len() <= ply, "taken silently: {}", shown());
            let account = reader::read(&text, &moves, false, &[]);
            assert_eq!(account.silent, None, "{}", shown());
            let question = score.tokens.iter().find_map(|token| match &token.kind {
                TokenKind::Problem(problem) if problem.ply == ply => Some(problem),
                _ => None,
            });
            let place = question.and_then(|problem| {
                let mut possible = problem.possible.iter();
                possible.position(|possible| possible.mv == moves[ply])
            });
            offered += usize::from(place.is_some());
            first += usize::from(place == Some(0));
            if place != Some(0) {
                println!("{place:?}: {}", shown());
            }
        }
    }
    println!("{damaged} damaged, {offered} offered, {first} first");
    assert!(damaged > 60, "{damaged}");
    assert!(offered * 100 >= damaged * 97, "{offered} of {damaged}");
    assert!(first * 100 >= damaged * 75, "{first} of {damaged}");
}

#[test]
fn a_damaged_rank_is_a_misprint_whose_right_reading_comes_first() {
    let rest = "2. Kt-KB3 Kt-QB3 3. B-B4 B-B4";
    let misprints = [
        "P to K Oth",
        "P. to K's 0th.",
        "P to K 9th",
        "P to K's 10th",
        "P to K 3th",
        "P to King's 0th",
        "P to K th",
        "P to K A",
        "P-K A",
    ];
    let untold = ["P to K 0", "P-K0", "P to K %", "P to K%"];
    for (words, most) in misprints
        .map(|words| (words, 1))
        .into_iter()
        .chain(untold.map(|words| (words, 2)))
    {
        let text = format!("1. P-K4 {words} {rest}");
        let game = score::read(&text, &Options::default()).expect("a game");
        assert_eq!(game.moves.len(), 1, "{text}");
        let (token, problem) = game.problems().next().expect("a question");
        assert_eq!(&text[token.span.clone()], words);
        let mut best = problem.possible.iter().take(most);
        let right = best.find(|best| best.mv.to_string() == "e7e5");
        assert!(
            right.is_some_and(|right| right.corrected.is_some()),
            "{text}"
        );
    }
}

#[test]
fn an_ordinal_of_another_rank_is_asked_about() {
    let text =
        "1. P to K 4th, P to K 4th; 2. Kt to K B 3d, Kt to Q B 3d; 3. B to Kt 5d, P to Q R 3d.";
    let game = score::read(text, &Options::default()).expect("a game");
    assert_eq!(game.moves.len(), 4);
    let (_, problem) = game.problems().next().expect("a question");
    let offered: Vec<_> = problem
        .possible
        .iter()
        .map(|one| one.mv.to_string())
        .collect();
    assert!(offered.contains(&"f1b5".to_owned()), "{offered:?}");
}

#[test]
fn a_numbered_castles_is_a_move_whatever_is_damaged_behind_it() {
    for (castles, goal) in [
        ("Castles", "e1g1"),
        ("castles", "e1g1"),
        ("Castles with K R", "e1g1"),
        ("Castles with K. R.", "e1g1"),
        ("Castles with King's Rook", "e1g1"),
        ("Castles on the King's side", "e1g1"),
        ("Castles, K R", "e1g1"),
        ("Castles, king side", "e1g1"),
        ("Castles (with K R)", "e1g1"),
    ] {
        for answer in [
            ", Kt to B 3; ",
            "    Kt to B 3\n",
            "    4. Kt to B 3\n",
            "    lttt.\n",
        ] {
            let text = format!(
                "1. P to K 4, P to K 4; 2. Kt to K B 3, Kt to Q B 3; 3. B to B 4, B to B 4.\n\
                 4. {castles}{answer}5. P to Q 3 P to Q X3\n6. Kt to B 3 P to QQ 3\n"
            );
            let game = score::read(&text, &Options::default()).expect("a game");
            assert!(game.moves.len() >= 7, "{text}");
            assert_eq!(game.moves[6].mv.to_string(), goal, "{text}");
        }
    }
}

#[test]
fn no_damaged_move_of_a_column_is_passed_over() {
    for case in BOOKS.iter().step_by(6) {
        let moves = played(case);
        for hand in [Hand::English, Hand::German, Hand::Lasker, Hand::Figures] {
            let mut dice = Dice::new(3);
            let mut words = print::written(&moves, hand, &mut dice);
            for word in words.iter_mut().skip(8).step_by(9) {
                *word = word.replace(|letter: char| letter.is_ascii_digit(), "%");
            }
            let text = print::printed(&words, Layout::Apart, &mut dice);
            let score = score::read(&text, &Options::default()).expect("a game");
            let is_played = |(one, other): (&score::Played, &Move)| one.mv == *other;
            assert!(score.moves.iter().zip(&moves).all(is_played), "{text}");
        }
    }
}

#[test]
fn a_move_whose_piece_is_a_letter_that_no_piece_has_is_asked_about_and_offered() {
    let before =
        "1. P - K 4     P - K 4\n2. Kt - K B 3     Kt - Q B 3\n3. B - Kt 5     P - Q R 3\n";
    let behind = "5. Castles     B - K 2\n6. R - K 1     P - Q Kt 4\n7. B - Kt 3     P - Q 3\n";
    let sans = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6";
    for (text, ply) in [
        (format!("{before}4. B - R 4     Xt - B 3\n{behind}"), 7),
        (format!("{before}4. B - R 4     Kfc - B 3\n{behind}"), 7),
        (format!("{before}4. H - R 4     Kt - B 3\n{behind}"), 6),
        (format!("{before}4.—H-R4     Kt - B 3\n{behind}"), 6),
        (
            format!(
                "{before}4. B - R 4     Kt - B 3\n{}",
                behind.replace("R - K 1", "E - K 1")
            ),
            10,
        ),
    ] {
        let score = score::read(&text, &Options::default()).expect("a game");
        assert_eq!(score.moves.len(), ply, "{text}");
        let account = reader::read(&text, &super::notes::moves(sans), false, &[]);
        assert!(
            account.is_whole && account.silent.is_none(),
            "{account:?}\n{text}"
        );
        assert_eq!((account.asked, account.offered), (1, 1), "{text}");
    }
}

#[test]
fn a_sign_of_capture_or_check_that_says_what_a_move_does_not_do_is_asked_about() {
    for (text, sans) in [
        (
            "1) e4     d5\n2) ed5:     Dd6:\n3) Sc3     Dd8\n4) d4     g6\n",
            "e4 d5 exd5 Qxd5 Nc3 Qd8 d4 g6",
        ),
        (
            "1. P-e4 P-d5 2. Pxd5 Qxd6 3. Kt-c3 Q-d8 4. P-d4 P-g6",
            "e4 d5 exd5 Qxd5 Nc3 Qd8 d4 g6",
        ),
        (
            "1. e4 e5 2. f4 exf4 3. Nf3 d6 4. Bc4+ h6",
            "e4 e5 f4 exf4 Nf3 d6 Bc4 h6",
        ),
    ] {
        let account = reader::read(text, &super::notes::moves(sans), false, &[]);
        assert!(
            account.is_whole && account.silent.is_none(),
            "{account:?}\n{text}"
        );
        assert_eq!((account.asked, account.offered), (1, 1), "{text}");
    }
}

#[test]
fn a_misprinted_move_is_not_read_in_the_letters_of_another_language() {
    // "B" is the bishop in English and the pawn in German.
    let text = "1. e4 e5 2. Bc4 Bc6 3. Qe2 Nc6 4. Bxf7+ Kxf7 5. Qc4+ d5";
    let sans = "e4 e5 Bc4 Bc5 Qe2 Nc6 Bxf7+ Kxf7 Qc4+ d5";
    let account = reader::read(text, &super::notes::moves(sans), false, &[]);
    assert!(account.silent.is_none(), "{account:?}");
    assert_eq!((account.asked, account.offered), (1, 1));
}
