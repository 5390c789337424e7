//! Every reason why a move is refused, provoked in the box and by hand: its code, its marks on the
//! board, and its words in the live region.

use std::collections::BTreeSet;

use rules::{Bitboard, Position, Square};
use serde_json::Value;

use crate::harness::{Moment, Page, tests};

tests![
    reasons_of_castling_are_drawn_and_said,
    reasons_of_pawns_are_drawn_and_said,
    reasons_of_other_men_are_drawn_and_said,
    reasons_of_the_king_are_drawn_and_said,
    every_code_is_provoked,
    a_reason_disappears_at_the_next_action,
];

/// A line of the fixture: what is played, what is tried, and what is drawn.
struct Attempt {
    code: String,
    fen: String,
    moves: String,
    tried: String,
    squares: Bitboard,
    by: Bitboard,
}

fn fixture() -> Vec<Attempt> {
    let lines = include_str!("../data/illegal.txt").lines();
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|line| {
            let fields: Vec<&str> = line.split(" | ").collect();
            let [code, fen, moves, tried, squares, by, _why] = fields[..] else {
                panic!("seven fields: {line}");
            };
            let set = |text: &str| {
                let words = text.split(' ').filter(|word| *word != "-");
                words
                    .map(|word| word.parse::<Square>().expect(line))
                    .collect()
            };
            Attempt {
                code: code.to_owned(),
                fen: fen.to_owned(),
                moves: moves.to_owned(),
                tried: tried.to_owned(),
                squares: set(squares),
                by: set(by),
            }
        })
        .collect()
}

impl Attempt {
    /// Two equal squares cannot be typed, nor can a pawn be asked to become a king; and where
    /// neither side can ever mate, the game is over before anything is tried.
    fn can_be_typed(&self) -> bool {
        let (from, rest) = self.tried.split_at(2);
        let is_over = self.code != "game-over" && self.position().is_dead();
        !rest.starts_with(from) && !rest.ends_with(['k', 'p']) && !is_over
    }

    /// Where it is tried.
    fn position(&self) -> Position {
        let position = self.fen.parse().expect("a legal position");
        let moves = self
            .moves
            .split(' ')
            .filter(|mv| mv.len() == 4 && *mv != "over");
        moves.fold(position, |position: Position, mv| {
            let found = notation::uci::read(&position, mv).expect("a legal move");
            position.play_unchecked(found)
        })
    }

    fn squares_tried(&self) -> (Square, Square) {
        let square = |text: &str| text.parse().expect("a square");
        (square(&self.tried[..2]), square(&self.tried[2..4]))
    }

    /// Comes to the position of the attempt.
    #[track_caller]
    fn set_up(&self, page: &Page) {
        page.turn_to(&self.fen);
        match self.moves.as_str() {
            "-" | "start" => {}
            "over" => {
                if !page.text("#game-status").contains("mate") {
                    page.command("resign");
                    page.command("yes");
                }
            }
            moves => moves.split(' ').for_each(|mv| page.command(mv)),
        }
    }
}

/// The squares that carry a mark of a class, White at the bottom.
fn marked(page: &Page, class: &str) -> Bitboard {
    let body = "return [...document.querySelectorAll(arguments[0])]
        .map((mark) => mark.getAttribute('transform').match(/\\d+/g).map(Number));";
    let selector = Value::from(format!(".board .reasons .mark.{class}"));
    let Value::Array(places) = page.script(body, vec![selector]) else {
        panic!("no list of marks");
    };
    let number = |value: &Value| value.as_u64().expect("a place") as usize;
    places
        .iter()
        .filter_map(|place| Square::from_index((7 - number(&place[1])) * 8 + number(&place[0])))
        .collect()
}

/// Asserts what is shown and spoken of a refusal.
#[track_caller]
fn expect_reason(page: &Page, attempt: &Attempt, since: Moment) {
    let Attempt { code, tried, .. } = attempt;
    page.expect_shown(&format!(".notice[data-code=\"{code}\"]"), true);
    let text = page.text(".notice");
    assert!(text.ends_with('.') && text.len() > 10, "{tried}: {text}");
    page.expect_said(since, &[&text]);
    if code != "game-over" {
        assert_eq!(marked(page, "blamed"), attempt.by, "{tried}: by");
        let noted = marked(page, "noted");
        assert!(noted.is_within(attempt.squares), "{tried}: squares");
        // What is not marked itself is under a bracket or an arrow.
        let rest = attempt.squares - noted - attempt.by;
        let is_shown = rest.is_empty() || page.shows(".board .arrow");
        assert!(is_shown, "{tried}: {rest:?} is not shown");
    }
}

#[track_caller]
fn refuse_all(page: &Page, wanted: impl Fn(&str) -> bool) {
    let attempts = fixture().into_iter();
    let attempts = attempts.filter(|it| wanted(&it.code) && it.can_be_typed());
    for attempt in attempts {
        attempt.set_up(page);
        let moment = page.listen();
        page.command(&attempt.tried);
        expect_reason(page, &attempt, moment);

        let (from, to) = attempt.squares_tried();
        if attempt.tried.len() > 4 || attempt.code.starts_with("promotion") {
            continue;
        }
        let is_own = marked_turn(page, from);
        if is_own {
            let moment = page.listen();
            page.drag(from, to);
            expect_reason(page, &attempt, moment);
        }
    }
}

/// Whether the piece there can be picked up.
fn marked_turn(page: &Page, square: Square) -> bool {
    page.shows(&format!("[data-square=\"{square}\"].movable"))
}

fn is_of_castling(code: &str) -> bool {
    code.starts_with("castling")
}

fn is_of_pawns(code: &str) -> bool {
    code.starts_with("pawn-") || code.starts_with("en-passant") || code.starts_with("promotion")
}

fn is_of_the_king(code: &str) -> bool {
    code.starts_with("king") || code.contains("check") && !is_of_castling(code)
}

fn reasons_of_castling_are_drawn_and_said(page: &mut Page) {
    refuse_all(page, is_of_castling);
}

fn reasons_of_pawns_are_drawn_and_said(page: &mut Page) {
    refuse_all(page, is_of_pawns);
}

fn reasons_of_the_king_are_drawn_and_said(page: &mut Page) {
    refuse_all(page, is_of_the_king);
}

fn reasons_of_other_men_are_drawn_and_said(page: &mut Page) {
    refuse_all(page, |code| {
        !is_of_castling(code) && !is_of_pawns(code) && !is_of_the_king(code)
    });
}

fn every_code_is_provoked(_: &mut Page) {
    let all = fixture();
    let codes: BTreeSet<&str> = all.iter().map(|it| it.code.as_str()).collect();
    let typed = all.iter().filter(|it| it.can_be_typed());
    let provoked: BTreeSet<&str> = typed.map(|it| it.code.as_str()).collect();
    assert_eq!(codes, provoked);
    assert_eq!(codes.len(), 31);
}

fn a_reason_disappears_at_the_next_action(page: &mut Page) {
    page.open_position("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1");
    page.drag(Square::E2, Square::C3);
    page.expect_shown(".notice[data-code=\"pinned\"]", true);
    page.expect_shown(".board .arrow", true);
    page.expect_shown("dialog[open]", false);
    page.drag(Square::E1, Square::D1);
    page.expect_shown(".notice[data-code]", false);
    page.expect_shown(".board .arrow", false);
    page.expect_shown(".board .reasons .mark", false);
}
