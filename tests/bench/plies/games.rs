//! Writes the games of the measurement of plies: 200 of them, one a line, in UCI notation. With
//! the word `long` they go on to a mate, a stalemate, too few pieces or 400 plies: what is measured
//! where games end.
//!
//! No collection of real games is at hand, so they are played here, with a seed: pieces are taken
//! and checks are given more often than by chance, hanging moves are avoided, and the lengths
//! spread as those of games between people do, about seventy plies on average.

use rules::{Move, Position, Role};

const GAMES: usize = 200;

/// xorshift64*, enough for choosing moves.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        ((self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 32) * limit) >> 32
    }
}

fn main() {
    let is_long = std::env::args().nth(1).is_some_and(|word| word == "long");
    let mut random = Random(0x6a61_646f_7562_6521);
    for _ in 0..GAMES {
        let drawn = 20 + random.below(50) + random.below(50);
        let longest = if is_long { 400 } else { drawn };
        let mut position = Position::default();
        let mut moves: Vec<String> = Vec::new();
        let goes_on = |position: &Position| {
            position.has_legal_moves() && !(is_long && position.is_insufficient_material())
        };
        while (moves.len() as u64) < longest && goes_on(&position) {
            let mv = choose(&position, &mut random);
            moves.push(mv.to_string());
            position = position.play_unchecked(mv);
        }
        println!("{}", moves.join(" "));
    }
}

fn choose(position: &Position, random: &mut Random) -> Move {
    let moves = position.legal_moves();
    let weights: Vec<u64> = moves.iter().map(|&mv| weight(position, mv)).collect();
    let mut place = random.below(weights.iter().sum());
    for (&mv, weight) in moves.iter().zip(weights) {
        if place < weight {
            return mv;
        }
        place -= weight;
    }
    moves[0]
}

fn worth(role: Role) -> u64 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 0,
    }
}

fn weight(position: &Position, mv: Move) -> u64 {
    let after = position.play_unchecked(mv);
    let taken = position
        .captured_by(mv)
        .map_or(0, |(_, piece)| worth(piece.role));
    let is_guarded = !after.attackers(mv.to(), position.turn()).is_empty();
    let is_hit = !after.attackers(mv.to(), after.turn()).is_empty();
    let risk = if is_hit && mv.role() != Role::King {
        worth(mv.promotion().unwrap_or(mv.role())) / if is_guarded { 2 } else { 1 }
    } else {
        0
    };
    let mut weight = 8 + 12 * taken;
    weight += if after.is_check() { 12 } else { 0 };
    weight += if mv.is_castling() { 40 } else { 0 };
    weight += if mv.promotion() == Some(Role::Queen) {
        60
    } else {
        0
    };
    (weight / (1 + 2 * risk)).max(1)
}
