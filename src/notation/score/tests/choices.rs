//! What is decided about words, and what that changes.

use super::super::{
    Choice, Choices, Options, PrintedScore, Status, Token, TokenKind, read, read_all,
};

#[test]
fn a_choice_is_made_about_its_own_word_only() {
    let text = "1. P-K4 P-K4 2. Kt-B3 Kt-QB3";
    let mut options = Options::default();
    let score = read(text, &options).expect("a game");
    let (token, problem) = score.problems().next().expect("two knights");
    assert_eq!(&text[token.span.clone()], "Kt-B3");
    for possible in &problem.possible {
        assert_eq!(possible.plies_after, 1, "{}", possible.mv);
        options.choices = Choices::from_iter([(token.span.start, Choice::Move(possible.mv))]);
        let chosen = read(text, &options).expect("a game");
        assert_eq!((chosen.moves.len(), chosen.problems().count()), (4, 0));
    }
}

#[test]
fn a_choice_on_a_word_of_a_sentence_leaves_the_number_behind_it() {
    let text = "1. P-K4 P-K4 2. Kt-KB3 then 3 B-B4 B-B4 4 Castles Kt-KB3";
    let score = read(text, &Options::default()).expect("a game");
    let position = score.moves[..3]
        .iter()
        .fold(score.start, |position, played| {
            position.play_unchecked(played.mv)
        });
    let mv = crate::san::read(&position, "Nc6").expect("a legal move");
    let at = text.find("then").expect("a word");
    let options = Options {
        choices: Choices::from_iter([(at, Choice::Move(mv))]),
        ..Options::default()
    };
    let score = read(text, &options).expect("a game");
    let token = &score.tokens[score.moves[3].token];
    assert_eq!(&text[token.span.clone()], "then");
    assert_eq!((score.moves.len(), score.problems().count()), (8, 0));
}

#[test]
fn whatever_stands_where_a_move_is_missing_can_be_chosen_for_it() {
    for word in [
        "(cunning)",
        "[see note]",
        "cunning",
        "{Kt-QB3}",
        "(a)",
        "Kt!-QB3",
        "*",
        "\u{2014}",
    ] {
        let text = format!("1. P-K4 P-K4 2. Kt-KB3 {word} 3. B-B4 B-B4 4. Castles Kt-B3");
        let score = read(&text, &Options::default()).expect("a game");
        let position = score.moves[..3]
            .iter()
            .fold(score.start, |position, played| {
                position.play_unchecked(played.mv)
            });
        let mv = crate::san::read(&position, "Nc6").expect("a legal move");
        let at = text.find(word).expect("a word");
        let token = score.tokens.iter().find(|token| token.span.contains(&at));
        let at = token.expect("everything is in a token").span.start;
        let options = Options {
            choices: Choices::from_iter([(at, Choice::Move(mv))]),
            ..Options::default()
        };
        let score = read(&text, &options).expect("a game");
        let moves = (score.moves.len(), score.problems().count());
        assert_eq!(moves, (8, 0), "{word}: {:?}", score.problems().next());
    }
}

/// Where each game begins, and its part of the text.
fn places(text: &str, options: &Options) -> Vec<(usize, usize)> {
    let scores = read_all(text, options);
    let place = |score: &PrintedScore| {
        let is_first = |token: &&Token| {
            matches!(
                token.kind,
                TokenKind::Number { .. } | TokenKind::Move { .. } | TokenKind::Problem(_)
            )
        };
        let first = score.tokens.iter().find(is_first);
        (score.span.start, first.map_or(0, |token| token.span.start))
    };
    scores.iter().map(place).collect()
}

#[test]
fn a_decision_leaves_where_earlier_games_begin() {
    let text = "1. e4 r3\u{a0}Z.\n1. P to K 4 1. P to\n4. BJto R 4 P to Q Re5! 2. Sf3 Sc6 w3. Lb5 a6 \
                0-1\n1. P to K 3 2. P$to Q 4\n----\n1. P to K 4 2. P takes P";
    let before = places(text, &Options::default());
    let later = text.find("P to K 3").expect("a move of the second game");
    for san in ["e3", "e4", "Nf3"] {
        let mv = crate::san::read(&rules::Position::default(), san).expect("a legal move");
        let options = Options {
            choices: Choices::from_iter([(later, Choice::Move(mv))]),
            ..Options::default()
        };
        let after = places(text, &options);
        assert_eq!(
            (after.len(), after[0], after[1].0),
            (2, before[0], before[1].0),
            "{san}"
        );
    }
}

#[test]
fn a_number_that_is_said_to_begin_no_game_leaves_the_one_before_to_go_on() {
    let text = "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-B9\n\n1. P-Q4 P-Q4 2. P-QB4 P-K3\n\n\
                3. ... P-QR3 4. B-R4 Kt-B3";
    let games = places(text, &Options::default());
    let [_, (_, second)] = games[..] else {
        panic!("{games:?}");
    };
    assert!(text[second..].starts_with("1. P-Q4"));
    for refused in [second, second + 3] {
        let options = Options {
            choices: Choices::from_iter([(refused, Choice::NoMove)]),
            ..Options::default()
        };
        assert_eq!(places(text, &options), games[..1], "{refused}");
    }
}

#[test]
fn a_game_goes_on_behind_a_variation_that_is_numbered_from_one_on_as_it_is() {
    let text = "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-Kt5 P-QR3\n\n\
                1. P-K4 P-K4 2. P-KB4 PxP 3. B-B4 Q-R5 ch.\n\n\
                4. B-R4 Kt-B3 5. Castles KtxP 6. P-Q4 P-QKt4\n";
    for heading in ["", "GAME XLI.\n\n"] {
        let text = [heading, text].concat();
        let scores = read_all(&text, &Options::default());
        let [score] = &scores[..] else {
            panic!("{} games", scores.len());
        };
        assert_eq!((score.moves.len(), score.status()), (12, Status::Read));
    }
}

#[test]
fn a_choice_makes_one_line_of_no_rows() {
    let text = "[. e4takes. *P -\n14\n----\n1. P to K 4 2. P ktaes -\n1. P to K 4 2. P ktaes P";
    let score = read(text, &Options::default()).expect("a game");
    let (token, problem) = score.problems().next().expect("a question");
    assert_eq!(problem.ply, 2);
    for possible in &problem.possible {
        let options = Options {
            choices: Choices::from_iter([(token.span.start, Choice::Move(possible.mv))]),
            ..Options::default()
        };
        let chosen = read(text, &options).expect("a game");
        let moves: Vec<_> = chosen.moves.iter().map(|played| played.mv).collect();
        assert_eq!(moves[0], score.moves[0].mv, "{moves:?}");
    }
}

#[test]
fn a_question_lies_in_the_part_of_its_own_game() {
    // What stands where the next move is missing may look like the heading of the next game.
    let text = "1 e4 2.5\nK 4K t 5P2\n1.f3 c6 ";
    let scores = read_all(text, &Options::default());
    assert_eq!(scores.len(), 2);
    let (token, _) = scores[0].problems().next().expect("a question");
    assert!(scores[0].span.contains(&token.span.start), "{scores:#?}");
}

#[test]
fn a_choice_in_a_later_game_leaves_an_earlier_one_as_it_is() {
    // The next game begins before the number that ends the search for moves of the first one.
    let text = "1 e4 \nk 1 e4 0-\n1PK4 PK4\n";
    let scores = read_all(text, &Options::default());
    let later = scores[1..].iter().flat_map(PrintedScore::problems);
    let choices = later.filter_map(|(token, problem)| {
        let first = problem.possible.first()?;
        Some((token.span.start, Choice::Move(first.mv)))
    });
    let options = Options {
        choices: choices.collect(),
        ..Options::default()
    };
    assert!(!options.choices.is_empty());
    assert_eq!(read_all(text, &options)[0], scores[0]);
}

#[test]
fn moves_that_are_missing_at_one_place_are_chosen_one_after_the_other() {
    for (text, count) in [
        (
            "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-B4 B-B4 5. P-Q3 P-Q3 6. B-K3 B-K3 7. Castles",
            2,
        ),
        (
            "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-B4 B-B4 4. P-B3\n\n6. P-Q3 P-Q3 7. B-K3 B-K3",
            3,
        ),
        (
            "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-B4 B-B4 6. P-Q3 P-Q3 7. B-K3 B-K3",
            4,
        ),
    ] {
        let answers = ["c3", "Nf6", "O-O", "O-O", "a4"];
        let mut options = Options::default();
        let mut chosen = 0;
        let score = loop {
            let score = read(text, &options).expect("a game");
            let Some((token, problem)) = score.problems().next() else {
                break score;
            };
            assert!(token.span.is_empty(), "{text}\n{problem:?}");
            let answers = answers
                .iter()
                .filter_map(|san| crate::san::read(&problem.position, san).ok());
            let mv = answers.clone().next().expect("a move");
            options.choices.add(token.span.start, Choice::Move(mv));
            chosen += 1;
            assert!(chosen <= count, "{text}\n{:?}", options.choices);
        };
        assert_eq!(chosen, count, "{text}\n{score:?}");
        assert_eq!(score.status(), Status::Read);
    }
}
