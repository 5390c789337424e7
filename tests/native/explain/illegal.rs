//! The list of attempts in `tests/data/illegal.txt`.

use explain::illegal::{Code, Context, Earlier, Illegal, Progress, attempt};
use notation::uci;
use rules::{Bitboard, Move, Position, Role, Square};

/// A line of the list.
struct Line {
    text: &'static str,
    code: Code,
    squares: Bitboard,
    by: Bitboard,
    /// What is said of the attempt.
    answer: Result<Move, Illegal>,
}

fn lines() -> Vec<Line> {
    let lines = include_str!("../../data/illegal.txt").lines();
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(read).collect()
}

fn read(text: &'static str) -> Line {
    let fields: Vec<&str> = text.split(" | ").collect();
    let [code, fen, moves, attempt, squares, by, _why] = fields[..] else {
        panic!("seven fields: {text}");
    };
    let start: Position = fen
        .parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    Line {
        text,
        code: code
            .parse()
            .unwrap_or_else(|error| panic!("{text}: {error}")),
        squares: set(squares),
        by: set(by),
        answer: answer(&start, moves, attempt),
    }
}

fn set(squares: &str) -> Bitboard {
    let names = squares.split(' ').filter(|name| *name != "-");
    names
        .map(|name| name.parse::<Square>().expect(name))
        .collect()
}

/// Plays the moves and attempts what comes next.
fn answer(start: &Position, moves: &str, tried: &str) -> Result<Move, Illegal> {
    let is_line = !matches!(moves, "-" | "start" | "over");
    let mut position = *start;
    let mut played = Vec::new();
    for text in moves.split(' ').filter(|_| is_line) {
        let mv = uci::read(&position, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        played.push(mv);
        position = position.play_unchecked(mv);
    }
    let earlier = (is_line || moves == "start").then_some(Earlier {
        start,
        moves: &played,
    });
    let progress = match moves {
        "over" => Progress::Over,
        _ => Progress::Running,
    };
    let context = Context {
        position: &position,
        earlier,
        progress,
    };
    let [from, to] = [&tried[..2], &tried[2..4]].map(|name| name.parse().expect(name));
    let promotion = tried.chars().nth(4).and_then(Role::from_char);
    attempt(&context, from, to, promotion)
}

#[test]
fn attempts_are_refused_for_the_listed_reasons_with_the_listed_squares() {
    for line in lines() {
        let Err(illegal) = line.answer else {
            panic!("legal: {}", line.text);
        };
        assert_eq!(illegal.code, line.code, "{}", line.text);
        assert_eq!(illegal.squares, line.squares, "{}", line.text);
        assert_eq!(illegal.by, line.by, "{}", line.text);
        assert_eq!(illegal.detail.code(), line.code, "{}", line.text);
    }
}

#[test]
fn every_reason_is_in_the_list_in_its_order() {
    let mut listed: Vec<Code> = lines().into_iter().map(|line| line.code).collect();
    listed.dedup();
    assert_eq!(listed, Code::ALL);
}

#[test]
fn codes_are_the_texts_that_pages_and_translations_rely_on() {
    let text = "game-over empty-square not-your-turn castling-no-right-king \
                castling-no-right-rook castling-no-right castling-no-rook castling-occupied \
                castling-in-check castling-through-check castling-into-check own-man \
                pawn-backward pawn-sideways pawn-capture-forward pawn-double-step \
                pawn-double-step-blocked en-passant-late en-passant-impossible \
                pawn-diagonal-without-capture geometry blocked kings-adjacent king-on-line \
                king-into-attack double-check check-not-answered pinned en-passant-uncovers \
                promotion-missing promotion-invalid";
    let codes: Vec<Code> = text
        .split(' ')
        .map(|code| code.parse().expect(code))
        .collect();
    assert_eq!(codes, Code::ALL);
    let written: Vec<String> = codes.iter().map(ToString::to_string).collect();
    assert_eq!(written.join(" "), text);
}
