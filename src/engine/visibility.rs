//! Which moves a player sees, and which are overlooked.

use rules::{Bitboard, Color, Move, Position, Role, attacks};

use crate::chance::logit;
use crate::position::{captured_role, key_of, mix_two};
use crate::see;

/// How well a player sees moves on the board. What is not seen is not searched: own moves, and the
/// opponent's replies to them.
///
/// Each move is the harder to see the farther its piece comes from, if it goes backward, if a
/// knight makes it, if a line has just been opened for it. What was just attacked or has just
/// moved lies in plain sight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Visibility {
    /// How hard to see the moves are that are seen half of the time, on the scale of Elo.
    pub reach: i32,
    /// How many of 256 own mates in one are seen.
    pub mates: u8,
    /// Chooses what is overlooked.
    pub seed: u64,
}

/// With this distance from `reach`, in Elo, three of four moves are seen or overlooked.
const SPREAD: i32 = 150;
/// Moves that nothing makes hard to see.
const PLAIN: i32 = -600;

impl Visibility {
    /// Whether an own move is thought of; `last` was the move of the opponent.
    pub(crate) fn sees_own(self, position: &Position, mv: Move, last: Option<Move>) -> bool {
        if gives_mate(position, mv) {
            return self.bits(position, mv) & 255 <= u64::from(self.mates);
        }
        // One's own moves are easier to think of than the replies.
        self.sees(position, mv, difficulty(position, mv, last) - 250)
    }

    /// Whether the reply `mv` to the own move `before` is thought of.
    pub(crate) fn sees_reply(self, position: &Position, mv: Move, before: Move) -> bool {
        let mut difficulty = difficulty(position, mv, Some(before));
        if is_opened(position, mv, before) {
            difficulty += 250;
        }
        if gives_mate(position, mv) {
            difficulty = (difficulty + 350).max(450);
        }
        self.sees(position, mv, difficulty)
    }

    fn sees(self, position: &Position, mv: Move, difficulty: i32) -> bool {
        let margin = self.reach - difficulty;
        // No throw goes farther than this.
        if margin > 6 * SPREAD {
            return true;
        }
        margin * 256 > logit(self.bits(position, mv)) * SPREAD
    }

    fn bits(self, position: &Position, mv: Move) -> u64 {
        let key = key_of(&position.identity());
        mix_two(key ^ u64::from(mv.to_bits()) << 17, self.seed)
    }
}

/// How hard it is to see a move after the move `last`.
fn difficulty(position: &Position, mv: Move, last: Option<Move>) -> i32 {
    let color = position.turn();
    let last_to = last.map(Move::to);
    if let Some(victim) = captured_role(position, mv) {
        // The capture of what has just moved or taken is the first that anybody looks at.
        let is_plain = last_to == Some(mv.to());
        let base = if is_plain { PLAIN } else { -100 };
        let is_cheaper = see::worth(mv.role()) < see::worth(victim);
        let ease = if is_cheaper { -150 } else { 0 };
        return base + ease + strain(mv, color, is_plain);
    }
    if mv.promotion().is_some() {
        return -200;
    }
    let fork = forked(position, mv, color);
    strain(mv, color, false) + fork
}

/// What the way of a move adds.
fn strain(mv: Move, color: Color, is_plain: bool) -> i32 {
    let distance = mv.from().distance(mv.to()) as i32;
    let is_slider = matches!(mv.role(), Role::Bishop | Role::Rook | Role::Queen);
    let forward =
        (mv.to().rank().index() as i32 - mv.from().rank().index() as i32) * color.fold_wb(1, -1);
    let mut strain = 0;
    if is_slider {
        let is_diagonal = mv.from().file() != mv.to().file() && mv.from().rank() != mv.to().rank();
        strain += (distance - 2).max(0) * if is_diagonal { 75 } else { 50 };
    }
    if forward < 0 && mv.role() != Role::King {
        strain += 130;
    }
    if mv.role() == Role::Knight {
        strain += 110;
    }
    if is_plain { strain / 2 } else { strain }
}

/// What it adds that a quiet move attacks two pieces at once.
fn forked(position: &Position, mv: Move, color: Color) -> i32 {
    let targets = match mv.role() {
        Role::Knight => attacks::knight(mv.to()),
        Role::Pawn => attacks::pawn(color, mv.to()),
        _ => return 0,
    };
    let pawns = position.by_role(Role::Pawn);
    let dear = targets & position.by_color(color.other()) & !pawns;
    if dear.has_several() { 350 } else { 0 }
}

/// Whether the reply `mv` goes over the square that the move `before` has left.
fn is_opened(position: &Position, mv: Move, before: Move) -> bool {
    let from = Bitboard::from_square(before.from());
    let is_slider = matches!(mv.role(), Role::Bishop | Role::Rook | Role::Queen);
    is_slider
        && !position.occupied().meets(from)
        && attacks::between(mv.from(), mv.to()).meets(from)
}

fn gives_mate(position: &Position, mv: Move) -> bool {
    position.gives_check(mv, &position.check_squares())
        && position.play_unchecked(mv).is_checkmate()
}
