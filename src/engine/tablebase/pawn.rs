//! King and pawn against a king: which positions are won.

use std::sync::OnceLock;

use rules::{Bitboard, Color, Square, attacks};

/// By symmetry the pawn stands on one of four files, and on six ranks.
const PAWNS: usize = 24;

/// The squares of the lone king on which it loses, by pawn and strong king.
struct Won {
    strong_to_move: Vec<u64>,
    lone_to_move: Vec<u64>,
}

/// Whether the side with the pawn wins.
pub(super) fn is_won(
    strong: Color,
    is_strong_to_move: bool,
    king: Square,
    pawn: Square,
    lone: Square,
) -> bool {
    static TABLE: OnceLock<Won> = OnceLock::new();
    let table = TABLE.get_or_init(Won::solve);
    let ranks = strong.fold_wb(0, 56);
    let files = if pawn.file().index() > 3 { 7 } else { 0 };
    let [king, pawn, lone] = [king, pawn, lone].map(|square| square.index() ^ ranks ^ files);
    let place = (pawn / 8 - 1) * 256 + pawn % 8 * 64 + king;
    let sets = if is_strong_to_move {
        &table.strong_to_move
    } else {
        &table.lone_to_move
    };
    sets[place] >> lone & 1 != 0
}

impl Won {
    /// Goes back from promotions that cannot be taken until nothing more is won.
    fn solve() -> Self {
        let mut won = Self {
            strong_to_move: vec![0; PAWNS * 64],
            lone_to_move: vec![0; PAWNS * 64],
        };
        loop {
            let mut has_news = false;
            for pawn in 8..56 {
                if pawn % 8 > 3 {
                    continue;
                }
                for king in Square::ALL.into_iter().filter(|king| king.index() != pawn) {
                    let place = (pawn / 8 - 1) * 256 + pawn % 8 * 64 + king.index();
                    let forward = won.by_moving(pawn, king);
                    has_news |= forward != won.strong_to_move[place];
                    won.strong_to_move[place] = forward;
                    let back = won.by_waiting(place, pawn, king);
                    has_news |= back != won.lone_to_move[place];
                    won.lone_to_move[place] = back;
                }
            }
            if !has_news {
                return won;
            }
        }
    }

    fn lost_at(&self, pawn: usize, king: usize) -> u64 {
        self.lone_to_move[(pawn / 8 - 1) * 256 + pawn % 8 * 64 + king]
    }

    /// Where the lone king stands if the other side, to move, wins.
    fn by_moving(&self, pawn: usize, king: Square) -> u64 {
        let near = attacks::king(king).0;
        let mut won = 0;
        for to in attacks::king(king) {
            if to.index() != pawn {
                won |= self.lost_at(pawn, to.index());
            }
        }
        let next = pawn + 8;
        if next != king.index() {
            if next >= 56 {
                let takers = attacks::king(Square::ALL[next]).0;
                let is_guarded = near >> next & 1 != 0;
                won |= if is_guarded { !0 } else { !takers } & !(1 << next);
            } else {
                won |= self.lost_at(next, king.index());
                if next < 24 && next + 8 != king.index() {
                    won |= self.lost_at(next + 8, king.index()) & !(1 << next);
                }
            }
        }
        won & !(near | watched(pawn) | 1 << king.index() | 1 << pawn)
    }

    /// Where the lone king stands if it is to move and loses.
    fn by_waiting(&self, place: usize, pawn: usize, king: Square) -> u64 {
        let near = attacks::king(king).0;
        let forbidden = near | watched(pawn) | 1 << king.index();
        let won = self.strong_to_move[place];
        let mut lost = 0;
        for lone in Bitboard(!(near | 1 << king.index() | 1 << pawn)) {
            let moves = attacks::king(lone).0 & !forbidden;
            // Without a move it is stalemate; a pawn alone does not mate.
            if moves != 0 && moves & !won == 0 {
                lost |= 1 << lone.index();
            }
        }
        lost
    }
}

/// The squares that the pawn attacks.
fn watched(pawn: usize) -> u64 {
    attacks::pawn(Color::White, Square::ALL[pawn]).0
}
