//! The sentences of the attempts in `tests/data/illegal.txt`.

use explain::illegal::{Code, Context, Earlier, Illegal, Progress, attempt};
use game::Game;
use rules::{Position, Role, Square};

use super::{Refusal, prose_in, refusal};
use crate::glossary::Prose;
use crate::names::square_name;

/// The sentence must be short enough for speech.
const LONGEST: usize = 240;

struct Line {
    text: &'static str,
    illegal: Illegal,
    prose: Prose,
}

fn lines() -> Vec<Line> {
    let lines = include_str!("../../../tests/data/illegal.txt").lines();
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(read).collect()
}

fn read(text: &'static str) -> Line {
    let fields: Vec<&str> = text.split(" | ").collect();
    let start: Position = fields[1].parse().unwrap();
    let is_line = !matches!(fields[2], "-" | "start" | "over");
    let (mut position, mut moves) = (start, Vec::new());
    for text in fields[2].split(' ').filter(|_| is_line) {
        let mv = notation::uci::read(&position, text).unwrap();
        moves.push(mv);
        position = position.play_unchecked(mv);
    }
    let context = Context {
        position: &position,
        earlier: (is_line || fields[2] == "start").then_some(Earlier {
            start: &start,
            moves: &moves,
        }),
        progress: match fields[2] {
            "over" => Progress::Over,
            _ => Progress::Running,
        },
    };
    let (from, to, promotion) = split(fields[3]);
    let illegal = attempt(&context, from, to, promotion).unwrap_err();
    let prose = prose_in(&context, from, to, &illegal);
    Line {
        text,
        illegal,
        prose,
    }
}

fn split(attempt: &str) -> (Square, Square, Option<Role>) {
    let [from, to] = [&attempt[..2], &attempt[2..4]].map(|name| name.parse().unwrap());
    (from, to, attempt.chars().nth(4).and_then(Role::from_char))
}

/// What is said of the first attempt of the list that is refused for a reason.
fn first(code: Code) -> String {
    let line = lines().into_iter().find(|line| line.illegal.code == code);
    line.unwrap().prose.plain()
}

#[test]
fn every_attempt_is_explained_in_short_whole_sentences() {
    for Line { text, prose, .. } in lines() {
        let said = prose.plain();
        assert!(
            said.starts_with(|c: char| c.is_ascii_uppercase()),
            "{text}: {said}"
        );
        assert!(said.ends_with('.'), "{text}: {said}");
        assert!(said.chars().count() <= LONGEST, "{text}: {said}");
        let is_filled = !said.contains(['{', '}', '[', ']']) && !said.contains("  ");
        assert!(is_filled, "{text}: {said}");
    }
}

#[test]
fn the_pieces_that_cause_a_refusal_are_named_with_their_squares() {
    for Line {
        text,
        illegal,
        prose,
    } in lines()
    {
        let said = prose.plain();
        for square in illegal.by {
            assert!(said.contains(&square_name(square)), "{text}: {said}");
        }
    }
}

#[test]
fn every_reason_leads_to_the_glossary() {
    for Line { text, prose, .. } in lines() {
        let is_bare = text.starts_with("game-over");
        assert!(is_bare || prose.links().next().is_some(), "{text}");
    }
}

#[test]
fn reasons_are_said_in_these_words() {
    for (code, said) in [
        (
            Code::Geometry,
            "Bishops move along diagonals. The bishop on f1 cannot go to g3: that is a move for a \
             knight.",
        ),
        (
            Code::KingOnLine,
            "A king in check must leave the checking piece's line. On e1 it would still be in \
             check from the rook on e4 along the file.",
        ),
        (
            Code::CastlingNoRightKing,
            "Castling needs a king and a rook that have never moved. The king on e1 has already \
             moved: 1. Ke2.",
        ),
        (
            Code::EnPassantLate,
            "A pawn can be taken en passant only on the very next move. The pawn on d5 made its \
             double step earlier (1... d5), so the pawn on e5 is too late.",
        ),
        (
            Code::CheckNotAnswered,
            "A check must be answered at once. The king on e1 is in check from the rook on e5. \
             Possible here: a king move (Kd1, Kf1, Kd2 and 1 more).",
        ),
        (
            Code::DoubleCheck,
            "Only a king move answers a double check. The king on e1 is in check from the knight \
             on f3 and rook on e8; here it can play Kd1, Kf1 and Kf2.",
        ),
    ] {
        assert_eq!(first(code), said);
    }
}

#[test]
fn a_check_with_three_kinds_of_answers_names_one_of_each() {
    let game = in_position("4k3/8/8/R3r3/8/8/8/4K2Q w - - 0 1");
    let said = refusal(&game, Square::A5, Square::A6, None)
        .unwrap()
        .prose
        .plain();
    assert_eq!(
        said,
        "A check must be answered at once. The king on e1 is in check from the rook on e5. \
         Possible here: a king move, a capture or an interposition (Kd1, Rxe5+, Qe4 and 3 more)."
    );
}

#[test]
fn a_game_knows_what_has_moved_and_how_it_ended() {
    let mut game = in_position("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    for text in ["Rh2", "Ke7", "Rh1", "Ke8"] {
        let mv = notation::san::read(game.position(), text).unwrap();
        game.play(mv).unwrap();
    }
    let Refusal { code, prose, .. } = refusal(&game, Square::E1, Square::G1, None).unwrap();
    assert_eq!(code, Code::CastlingNoRightRook);
    assert!(
        prose.plain().ends_with("has already moved: 1. Rh2."),
        "{prose:?}"
    );
    game.resign(rules::Color::White).unwrap();
    let over = refusal(&game, Square::E1, Square::E2, None).unwrap();
    assert_eq!(over.prose.plain(), crate::game_is_over(&game));
}

fn in_position(fen: &str) -> Game {
    Game::from_position(fen.parse().unwrap())
}

#[test]
fn every_attempt_in_a_random_game_is_explained_in_short_whole_sentences() {
    let mut seed = 5_u64;
    let mut game = Game::default();
    let mut longest = String::new();
    while game.outcome().is_none() && game.len() < 120 {
        let moves = game.position().legal_moves();
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        game.play(moves[(seed >> 33) as usize % moves.len()])
            .unwrap();
        if game.len() % 20 != 0 && !game.position().is_check() {
            continue;
        }
        let pairs = Square::ALL
            .into_iter()
            .flat_map(|from| Square::ALL.map(|to| (from, to)));
        for (from, to) in pairs {
            let Some(Refusal {
                code, prose, by, ..
            }) = refusal(&game, from, to, None)
            else {
                continue;
            };
            let said = prose.plain();
            let is_whole = said.starts_with(|c: char| c.is_ascii_uppercase())
                && said.ends_with('.')
                && !said.contains(['{', '}', '[', ']']);
            assert!(is_whole, "{} {from}{to}: {said}", game.position());
            let names = by.into_iter().map(square_name);
            let is_exact =
                code == Code::GameOver || names.into_iter().all(|name| said.contains(&name));
            assert!(is_exact, "{} {from}{to}: {said}", game.position());
            if said.len() > longest.len() {
                longest = said;
            }
        }
    }
    assert!(longest.len() <= LONGEST, "{longest}");
}
