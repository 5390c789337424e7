//! One made-up game: its moves, and how it is annotated.

use notation::san::{self, CheckMark};
use rules::{Move, MoveList, Position, Role};

use crate::random::Random;
use crate::text::Movetext;
use crate::words::{OPENINGS, REMARKS};

/// How much is said about the moves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Annotation {
    Bare,
    Clocks,
    Remarks,
}

/// A game as the body of a PGN, with what its tags need to know.
pub(crate) struct Game {
    pub(crate) body: Movetext,
    pub(crate) result: &'static str,
    pub(crate) opening: usize,
    pub(crate) plies: usize,
}

/// Plays and annotates a game.
pub(crate) fn play(random: &mut Random) -> Game {
    let annotation = match random.below(100) {
        0..64 => Annotation::Bare,
        64..72 => Annotation::Clocks,
        _ => Annotation::Remarks,
    };
    let opening = random.below(OPENINGS.len() as u64) as usize;
    let mut book = OPENINGS[opening].2.split(' ');
    let length = 20 + random.below(36) + random.below(44);
    let mut body = Movetext::default();
    let mut position = Position::default();
    let mut clocks = [5400_u64; 2];
    let mut plies = 0;
    let mut needs_number = true;
    while plies < length as usize {
        let mv = match book.next() {
            Some(text) => san::read(&position, text).expect("the openings are legal"),
            None => match choose(&position, random) {
                Some(mv) => mv,
                None => break,
            },
        };
        let after = position.play_unchecked(mv);
        write_move(&mut body, &position, &after, mv, needs_number);
        needs_number = match annotation {
            Annotation::Bare => false,
            Annotation::Clocks => {
                let clock = &mut clocks[plies % 2];
                *clock = clock.saturating_sub(random.below(120));
                let (hours, minutes, seconds) = (*clock / 3600, *clock / 60 % 60, *clock % 60);
                body.word(&format!("{{[%clk {hours}:{minutes:02}:{seconds:02}]}}"));
                true
            }
            Annotation::Remarks => annotate(&mut body, &position, plies, random),
        };
        position = after;
        plies += 1;
    }
    let result = result(&position, random);
    body.word(result);
    Game {
        body,
        result,
        opening,
        plies,
    }
}

/// Writes the comments on a move; returns whether the next one needs its number again.
fn annotate(body: &mut Movetext, before: &Position, plies: usize, random: &mut Random) -> bool {
    if random.happens(8) {
        body.word(["$1", "$2", "$5", "$6", "$10", "$14"][random.below(6) as usize]);
    }
    let has_remark = random.happens(7);
    if has_remark {
        let remark = REMARKS[random.below(REMARKS.len() as u64) as usize];
        match random.below(5) {
            0 => body.comment(&format!("[%cal Gd1d4,Re2e4] {remark}.")),
            1 => body.comment(&format!("[%csl Gd4,Ye5] {remark}; see the notes.")),
            _ => body.comment(&format!("{remark}.")),
        }
    }
    let has_variation = plies > 6 && random.happens(5);
    if has_variation {
        variation(body, *before, 1, random);
    }
    has_remark || has_variation
}

/// Writes another way to go on from a position, now and then with one inside it.
fn variation(body: &mut Movetext, mut position: Position, depth: u32, random: &mut Random) {
    let Some(first) = choose(&position, random) else {
        return;
    };
    body.open();
    let mut mv = first;
    let mut needs_number = true;
    for _ in 0..2 + random.below(7) {
        let after = position.play_unchecked(mv);
        write_move(body, &position, &after, mv, needs_number);
        needs_number = depth < 3 && random.happens(6);
        if needs_number {
            variation(body, position, depth + 1, random);
        }
        position = after;
        match choose(&position, random) {
            Some(next) => mv = next,
            None => break,
        }
    }
    if random.happens(30) {
        body.comment("with a good game");
    }
    body.close();
}

fn write_move(body: &mut Movetext, before: &Position, after: &Position, mv: Move, numbered: bool) {
    let mut text = String::with_capacity(8);
    san::push(&mut text, before, mv, CheckMark::of(after));
    let number = before.fullmove_number();
    match (before.turn(), numbered) {
        (rules::Color::White, _) => body.word(&format!("{number}.")),
        (rules::Color::Black, true) => body.word(&format!("{number}...")),
        (rules::Color::Black, false) => {}
    }
    body.word(&text);
}

/// A move that takes or gains ground more often than by chance.
fn choose(position: &Position, random: &mut Random) -> Option<Move> {
    let mut moves = MoveList::new();
    position.legal_moves_into(&mut moves);
    let weights = moves.iter().map(|&mv| weight(position, mv));
    let sum: u64 = weights.clone().sum();
    let mut place = random.below(sum.max(1));
    moves.iter().zip(weights).find_map(|(&mv, weight)| {
        let is_here = place < weight;
        place = place.saturating_sub(weight);
        is_here.then_some(mv)
    })
}

fn weight(position: &Position, mv: Move) -> u64 {
    let taken = position
        .captured_by(mv)
        .map_or(0, |(_, piece)| worth(piece.role));
    let center = 4 - u64::from(mv.to().distance(rules::Square::E4)).min(4);
    let special = if mv.is_castling() || mv.promotion() == Some(Role::Queen) {
        80
    } else {
        0
    };
    2 + 14 * taken + center + special
}

const fn worth(role: Role) -> u64 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 0,
    }
}

fn result(position: &Position, random: &mut Random) -> &'static str {
    if position.is_checkmate() {
        return position.turn().fold_wb("0-1", "1-0");
    }
    if position.is_stalemate() {
        return "1/2-1/2";
    }
    ["1-0", "0-1", "1/2-1/2", "1-0", "0-1", "1/2-1/2", "1-0", "*"][random.below(8) as usize]
}
