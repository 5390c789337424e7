//! Scores as the books print them.

use std::cell::RefCell;

use notation::score::{
    self, Choice, Ending, Options, Possible, PrintedScore, Problem, ProblemKind, System, TokenKind,
};
use notation::{read_move, san};
use rules::{Color, Move, Position};

use crate::cases;

const RUY_LOPEZ: &str = include_str!("../../data/scores/ruy_lopez.txt");
const FRACTIONAL: &str = include_str!("../../data/scores/fractional.txt");
const TEN_MOVES_TWICE: &str = include_str!("../../data/scores/ten_moves_twice.txt");

fn first(text: &str) -> PrintedScore {
    score::read(text, &Options::default()).unwrap_or_else(|| panic!("no game in {text}"))
}

/// The linked moves in SAN, without marks.
fn sans(score: &PrintedScore) -> Vec<String> {
    let mut position = score.start;
    let moves = score.moves.iter().map(|played| played.mv);
    moves
        .map(|mv| {
            let text = cases::plain(&san::write(&position, mv)).to_owned();
            position = position.play_unchecked(mv);
            text
        })
        .collect()
}

/// The words of each linked move in the order of play.
fn words<'a>(score: &PrintedScore, text: &'a str) -> Vec<&'a str> {
    let token = |token: usize| &text[score.tokens[token].span.clone()];
    score
        .moves
        .iter()
        .map(|played| token(played.token))
        .collect()
}

fn only_problem(score: &PrintedScore) -> (usize, &Problem) {
    let problems: Vec<_> = score.problems().collect();
    let [(token, problem)] = problems[..] else {
        panic!("{} problems", problems.len());
    };
    (token.span.start, problem)
}

#[test]
fn the_ruy_lopez_is_read_from_its_two_columns() {
    let game = first(RUY_LOPEZ);
    cases::each("game-score", 1, |case| {
        assert_eq!(game.problems().count(), 0);
        assert_eq!(sans(&game), cases::strings(case.expect("san")));
        assert_eq!(
            words(&game, RUY_LOPEZ),
            cases::strings(case.expect("descriptive"))
        );
        assert_eq!(game.last_position().to_string(), case.text("final_fen"));
        assert_eq!(game.result(), case.text("result"));
        assert_eq!(game.ending, Some(Ending::Resigns(Some(Color::Black))));
        assert_eq!(game.player(RUY_LOPEZ, Color::White), case.player("white"));
        assert_eq!(game.player(RUY_LOPEZ, Color::Black), case.player("black"));
        assert_eq!(game.system, System::Descriptive);
    });
}

#[test]
fn every_word_of_a_score_has_a_token() {
    for text in [RUY_LOPEZ, FRACTIONAL, TEN_MOVES_TWICE] {
        for game in score::read_all(text, &Options::default()) {
            let mut end = game.span.start;
            for token in &game.tokens {
                assert!(token.span.start >= end, "{:?}", &text[token.span.clone()]);
                let between = &text[end..token.span.start];
                assert_eq!(between.trim(), "", "{between:?} is named");
                end = token.span.end;
            }
            assert_eq!(text[end..game.span.end].trim(), "");
        }
    }
}

#[test]
fn fractions_are_read_from_two_flattened_lines() {
    cases::each("fractional", 1, |case| {
        let (top, bottom) = (case.text("top"), case.text("bottom"));
        for text in [
            FRACTIONAL.to_owned(),
            format!("{top}\n{bottom}"),
            format!("{top}\n-------------------\n{bottom}\n"),
            format!("{top}\n1. P to K 4   2. Kt to Q B 3   3. P to Q R 3"),
        ] {
            let game = first(&text);
            assert_eq!(game.problems().count(), 0, "{text}");
            assert_eq!(sans(&game), cases::strings(case.expect("san")), "{text}");
        }
        assert!(first(FRACTIONAL).is_fractional);
    });
}

#[test]
fn ten_moves_in_two_notations_are_two_games_and_a_misprint() {
    let games = score::read_all(TEN_MOVES_TWICE, &Options::default());
    let [algebraic, descriptive] = &games[..] else {
        panic!("{} games", games.len());
    };
    assert_eq!(algebraic.system, System::Lasker);
    assert_eq!(algebraic.problems().count(), 0);
    assert_eq!(algebraic.moves.len(), 20);

    assert_eq!(descriptive.system, System::Descriptive);
    assert_eq!(sans(descriptive), sans(algebraic)[..15]);
    let (at, problem) = only_problem(descriptive);
    assert!(TEN_MOVES_TWICE[at..].starts_with("B-K7"));
    assert_eq!((&problem.kind, problem.ply), (&ProblemKind::Misprint, 15));
    let [
        Possible {
            mv,
            corrected: Some((text, _)),
            plies_after: 4,
        },
    ] = &problem.possible[..]
    else {
        panic!("{:?}", problem.possible);
    };
    assert_eq!(text, "B-K2");
    assert_eq!(san::write(&problem.position, *mv), "Be7");

    let mut options = Options::default();
    options.choices.insert(at, Choice::Move(*mv));
    let games = score::read_all(TEN_MOVES_TWICE, &options);
    assert_eq!(games[1].problems().count(), 0);
    assert_eq!(sans(&games[1]), sans(algebraic));
}

#[test]
fn words_that_fit_several_moves_are_asked_about() {
    cases::each("text-ambiguous", 1, |case| {
        let moves = case.moves();
        for item in case.expect("items").as_array().expect("items") {
            let ply = item[0].as_u64().expect("a ply") as usize;
            let words = item[1].as_str().expect("words");
            let count = item[2].as_u64().expect("a count") as usize;
            let mut printed: Vec<&str> = score_words();
            printed[ply] = words;
            let text = numbered(&printed);
            let game = first(&text);
            let (at, problem) = only_problem(&game);
            assert_eq!(problem.kind, ProblemKind::Ambiguous, "{words}");
            assert_eq!(
                (problem.ply, problem.possible.len()),
                (ply, count),
                "{words}"
            );
            assert_eq!(game.moves.len(), ply);

            let played: Move = read_move(&problem.position, moves[ply]).expect("it was played");
            assert!(
                problem
                    .possible
                    .iter()
                    .any(|possible| possible.mv == played)
            );
            let mut options = Options::default();
            options.choices.insert(at, Choice::Move(played));
            let game = score::read(&text, &options).expect("a game");
            assert_eq!(game.problems().count(), 0, "{words}");
            assert_eq!(sans(&game), moves, "{words}");
        }
    });
}

/// The moves of the Ruy Lopez as they are printed.
fn score_words() -> Vec<&'static str> {
    let words = RefCell::default();
    cases::each("game-score", 1, |case| {
        words.replace(cases::strings(case.expect("descriptive")));
    });
    words.into_inner()
}

/// Running text, as an old magazine would print it.
fn numbered(words: &[&str]) -> String {
    let mut text = String::new();
    for (number, pair) in words.chunks(2).enumerate() {
        text += &format!("{}. {}; ", number + 1, pair.join(", "));
    }
    text + "and Black resigned."
}

#[test]
fn a_score_is_read_in_every_layout() {
    let words = score_words();
    let expected = sans(&first(RUY_LOPEZ));
    let pairs = |pair: &dyn Fn(usize, &str, &str) -> String| -> String {
        let each = words.chunks(2).enumerate();
        each.map(|(number, both)| pair(number + 1, both[0], both.get(1).unwrap_or(&"Resigns")))
            .collect()
    };
    let dashed = |text: &str| {
        text.replace(" to ", "—")
            .replace(" takes ", "×")
            .replace(' ', "")
    };
    for text in [
        numbered(&words),
        pairs(&|number, white, black| format!("{number}. {white} {black} ")),
        pairs(&|number, white, black| format!("({number}) {white}\t{black}\n")),
        pairs(&|number, white, black| {
            format!("{number} {}   {}\r\n", dashed(white), dashed(black))
        }),
        pairs(&|number, white, black| format!("{number}.{white}. {number}. ...{black}.\n")),
        pairs(&|number, white, black| format!("{number}. {white}, {black}. A note on it.\n")),
        pairs(&|number, white, black| {
            format!("{number}. {white} (!)\n A fine move.\n{number}. ... {black} {{good}}\n")
        }),
        pairs(&|number, white, black| format!("{number}. {}\n", [white, black].join("\n   "))),
    ] {
        let game = first(&text);
        let problems: Vec<_> = game
            .problems()
            .map(|(token, problem)| (&text[token.span.clone()], &problem.kind))
            .collect();
        assert_eq!(problems, [], "{text}");
        assert_eq!(sans(&game), expected, "{text}");
        assert_eq!(game.result(), "1-0", "{text}");
    }
}

#[test]
fn algebraic_scores_are_read_in_their_own_letters() {
    let german = "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. La4 Sf6 5. 0-0 b5 6. Lb3 Le7 7. d4 d6 1/2-1/2";
    let long = "1. e2-e4 e7-e5 2. Sg1-f3 Sb8-c6 3. Lf1-b5 a7-a6";
    let english = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O b5 6. Bb3 Be7 7. d4 d6";
    let list = "e4 e5 Nf3 Nc6 Bb5 a6";
    let game = first(german);
    assert!(matches!(game.system, System::Localized(_)));
    assert_eq!((game.moves.len(), game.result()), (14, "1/2-1/2"));
    assert_eq!(first(long).moves.len(), 6);
    assert_eq!(sans(&first(english)), sans(&game));
    assert_eq!(first(english).system, System::Algebraic);
    assert_eq!(first(list).moves.len(), 6);
}

#[test]
fn a_fragment_begins_with_the_move_of_black() {
    let position: Position = "4k3/8/8/3q4/8/8/3R4/4K3 b - - 0 16"
        .parse()
        .expect("a position");
    let options = Options {
        start: position,
        ..Options::default()
    };
    let game =
        score::read("16. ... Q takes R ch. 17. K takes Q. Drawn.", &options).expect("a game");
    assert_eq!(sans(&game), ["Qxd2", "Kxd2"]);
    assert_eq!(game.ending, Some(Ending::Drawn));
    assert!(
        game.tokens
            .iter()
            .any(|token| token.kind == TokenKind::Dots)
    );
}
