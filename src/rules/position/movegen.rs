//! All legal moves in one pass, without making any of them.
//!
//! Two questions are answered first: on which squares must a piece land to end a check, and which
//! pieces may leave their square only along a line to their own king. After that every move written
//! down is legal. What is done with the moves is up to a [`Sink`]: listing, counting or
//! making them.

use std::marker::PhantomData;

use super::castling::{ready_rooks, safe_rooks};
use super::core::{Core, state};
use super::move_class::{AllMoves, MoveClass};
use super::side::Side;
use crate::attacks::sliders::Sliders;
use crate::attacks::{KING, KNIGHT, between_diagonal, between_straight};
use crate::chess_move::{Move, kind};
use crate::move_list::MoveList;

/// What receives the moves, in sets where that is possible.
pub(crate) trait Sink {
    /// Moves of the piece on `from` to each of `targets`.
    fn piece(&mut self, kind: u32, from: u32, targets: u64);
    /// Pawn moves straight ahead to each of `targets`, each coming from `step` squares back.
    fn pawns(&mut self, kind: u32, targets: u64, step: i32);
    /// Captures by pawns on each of `targets`, each coming from `step` squares back.
    fn pawn_captures(&mut self, targets: u64, step: i32);
    /// Promotions on each of `targets`, each coming from `step` squares back.
    fn promotions(&mut self, targets: u64, step: i32);
    /// One special move.
    fn special(&mut self, kind: u32, from: u32, to: u32);
}

/// Writes moves into a list; the number of them is kept apart from the list, in a register.
pub(super) struct Lister<'a, T> {
    moves: &'a mut [Move; MoveList::CAPACITY],
    len: usize,
    stage: PhantomData<T>,
}

impl<T> Lister<'_, T> {
    #[inline(always)]
    fn push(&mut self, mv: Move) {
        // The mask lets the compiler drop the bounds check; no position comes near the capacity.
        self.moves[self.len & (MoveList::CAPACITY - 1)] = mv;
        self.len += 1;
    }
}

impl<T: MoveClass> Sink for Lister<'_, T> {
    #[inline(always)]
    fn piece(&mut self, kind: u32, from: u32, mut targets: u64) {
        while targets != 0 {
            self.push(Move::pack(from, targets.trailing_zeros(), kind));
            targets &= targets - 1;
        }
    }

    #[inline(always)]
    fn pawns(&mut self, kind: u32, mut targets: u64, step: i32) {
        while targets != 0 {
            let to = targets.trailing_zeros();
            self.push(Move::pack(to.wrapping_sub_signed(step), to, kind));
            targets &= targets - 1;
        }
    }

    #[inline(always)]
    fn pawn_captures(&mut self, targets: u64, step: i32) {
        self.pawns(kind::PAWN, targets, step);
    }

    #[inline(always)]
    fn promotions(&mut self, mut targets: u64, step: i32) {
        while targets != 0 {
            let to = targets.trailing_zeros();
            let from = to.wrapping_sub_signed(step);
            for &kind in T::PROMOTIONS {
                self.push(Move::pack(from, to, kind));
            }
            targets &= targets - 1;
        }
    }

    #[inline(always)]
    fn special(&mut self, kind: u32, from: u32, to: u32) {
        self.push(Move::pack(from, to, kind));
    }
}

/// Writes all legal moves of `S` into `list`.
#[inline(never)]
pub(crate) fn list_moves<S: Side>(core: &Core, list: &mut MoveList) {
    list.fill(|moves| {
        let mut lister = Lister::<AllMoves> {
            moves,
            len: 0,
            stage: PhantomData,
        };
        generate::<S, _>(core, &mut lister);
        lister.len
    });
}

/// Writes the legal moves of `S` that belong to the stage `T` behind those of `list`.
#[inline(never)]
pub(super) fn append_class<S: Side, T: MoveClass>(core: &Core, guard: &Guard, list: &mut MoveList) {
    list.extend_by(|moves, len| {
        let mut lister = Lister::<T> {
            moves,
            len,
            stage: PhantomData,
        };
        let king = (core.kings & S::own(core)).trailing_zeros() & 63;
        generate_class::<S, T, _>(core, king, guard, &mut lister);
        lister.len
    });
}

/// The sliders of the enemy that attack the king or are kept from it by one piece.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Guard {
    /// The pieces that give check.
    pub(super) checkers: u64,
    /// The squares between a checking slider and the king.
    blocks: u64,
    /// The lines of pins along ranks and files, pinning piece included.
    pub(super) straight_pins: u64,
    /// The lines of pins along diagonals, pinning piece included.
    pub(super) diagonal_pins: u64,
}

#[inline(always)]
pub(super) fn guard<S: Side>(core: &Core, king: u32, sliders: Sliders) -> Guard {
    let (own, enemy) = (S::own(core), S::enemy(core));
    let king_set = 1 << king;
    let mut found = Guard {
        checkers: enemy
            & (KNIGHT[(king & 63) as usize] & core.knights
                | S::commanded_by_pawns(king_set) & core.pawns),
        blocks: 0,
        straight_pins: 0,
        diagonal_pins: 0,
    };
    // Only enemies stop the view: own pieces behind which a slider waits are looked for next.
    let mut candidates = sliders.rook(king, enemy) & core.straights & enemy;
    while candidates != 0 {
        let slider = candidates.trailing_zeros();
        let line = between_straight(king, slider);
        found.meet(line, own, slider, |found, line| found.straight_pins |= line);
        candidates &= candidates - 1;
    }
    let mut candidates = sliders.bishop(king, enemy) & core.diagonals & enemy;
    while candidates != 0 {
        let slider = candidates.trailing_zeros();
        let line = between_diagonal(king, slider);
        found.meet(line, own, slider, |found, line| found.diagonal_pins |= line);
        candidates &= candidates - 1;
    }
    found
}

impl Guard {
    /// The squares on which a piece other than the king must land, for at most one check.
    #[inline(always)]
    pub(super) fn landing(&self) -> u64 {
        if self.checkers == 0 {
            !0
        } else {
            self.blocks | self.checkers
        }
    }

    #[inline(always)]
    fn meet(&mut self, line: u64, own: u64, slider: u32, pin: impl FnOnce(&mut Self, u64)) {
        let blockers = line & own;
        if blockers == 0 {
            self.checkers |= 1 << slider;
            self.blocks |= line;
        } else if blockers & (blockers - 1) == 0 {
            pin(self, line | 1 << slider);
        }
    }
}

/// The squares the enemy of `S` commands if the king of `S` were not on the board.
#[inline(always)]
pub(super) fn danger<S: Side>(core: &Core, sliders: Sliders) -> u64 {
    let enemy = S::enemy(core);
    let occupied = core.occupied() & !(core.kings & S::own(core));
    let mut seen = S::Other::commanded_by_pawns(core.pawns & enemy);
    seen |= KING[((core.kings & enemy).trailing_zeros() & 63) as usize];
    let mut pieces = core.knights & enemy;
    while pieces != 0 {
        seen |= KNIGHT[(pieces.trailing_zeros() & 63) as usize];
        pieces &= pieces - 1;
    }
    let mut pieces = core.diagonals & enemy;
    while pieces != 0 {
        seen |= sliders.bishop(pieces.trailing_zeros(), occupied);
        pieces &= pieces - 1;
    }
    let mut pieces = core.straights & enemy;
    while pieces != 0 {
        seen |= sliders.rook(pieces.trailing_zeros(), occupied);
        pieces &= pieces - 1;
    }
    seen
}

/// Hands every legal move of `S` to `sink`.
#[inline(always)]
pub(crate) fn generate<S: Side, K: Sink>(core: &Core, sink: &mut K) {
    let king = (core.kings & S::own(core)).trailing_zeros() & 63;
    let guard = guard::<S>(core, king, Sliders::ready());
    generate_class::<S, AllMoves, K>(core, king, &guard, sink);
}

/// Hands every legal move of `S` that belongs to the stage `T` to `sink`.
#[inline(always)]
pub(super) fn generate_class<S: Side, T: MoveClass, K: Sink>(
    core: &Core,
    king: u32,
    guard: &Guard,
    sink: &mut K,
) {
    let own = S::own(core);
    let sliders = Sliders::ready();
    let rights = core.state & state::RIGHTS & S::BACKRANK;
    let ready = if T::QUIET && rights != 0 && guard.checkers == 0 {
        ready_rooks::<S>(core, king, rights)
    } else {
        0
    };

    // A king shut in by its own pieces needs no map of the squares the enemy commands.
    let steps = KING[king as usize] & T::targets::<S>(core);
    if steps | ready != 0 {
        let danger = danger::<S>(core, sliders);
        sink.piece(kind::KING, king, steps & !danger);
        let mut rooks = safe_rooks(king, ready, danger, guard.straight_pins);
        while rooks != 0 {
            sink.special(kind::CASTLING, king, rooks.trailing_zeros());
            rooks &= rooks - 1;
        }
    }
    if guard.checkers & guard.checkers.wrapping_sub(1) != 0 {
        return;
    }
    let landing = guard.landing();

    pieces(
        core,
        own,
        landing & T::targets::<S>(core),
        guard,
        sliders,
        sink,
    );
    pawns::<S, T, K>(core, landing, guard, sink);
    if T::TACTICAL && S::en_passant(core) != 0 {
        let target = S::en_passant(core).trailing_zeros();
        let mut takers = en_passant_takers::<S>(core, king);
        while takers != 0 {
            sink.special(kind::EN_PASSANT, takers.trailing_zeros(), target);
            takers &= takers - 1;
        }
    }
}

/// Moves of knights, bishops, rooks and queens.
#[inline(always)]
fn pieces<K: Sink>(
    core: &Core,
    own: u64,
    targets: u64,
    guard: &Guard,
    sliders: Sliders,
    sink: &mut K,
) {
    let pinned = guard.straight_pins | guard.diagonal_pins;
    let mut pieces = core.knights & own & !pinned;
    while pieces != 0 {
        let from = pieces.trailing_zeros();
        sink.piece(kind::KNIGHT, from, KNIGHT[(from & 63) as usize] & targets);
        pieces &= pieces - 1;
    }
    // A queen moves once as a bishop and once as a rook. A pin along one kind of line forbids the
    // other kind; along its own, lines of two pins never meet except at the king.
    let mut pieces = core.diagonals & own & !guard.straight_pins;
    while pieces != 0 {
        let from = pieces.trailing_zeros();
        let mut reach = sliders.bishop(from, core.occupied()) & targets;
        if guard.diagonal_pins >> from & 1 != 0 {
            reach &= guard.diagonal_pins;
        }
        let is_queen = core.straights >> from & 1;
        sink.piece(kind::BISHOP + 2 * is_queen as u32, from, reach);
        pieces &= pieces - 1;
    }
    let mut pieces = core.straights & own & !guard.diagonal_pins;
    while pieces != 0 {
        let from = pieces.trailing_zeros();
        let mut reach = sliders.rook(from, core.occupied()) & targets;
        if guard.straight_pins >> from & 1 != 0 {
            reach &= guard.straight_pins;
        }
        let is_queen = core.diagonals >> from & 1;
        sink.piece(kind::ROOK + is_queen as u32, from, reach);
        pieces &= pieces - 1;
    }
}

/// Moves of all pawns together, except en passant.
#[inline(always)]
fn pawns<S: Side, T: MoveClass, K: Sink>(core: &Core, landing: u64, guard: &Guard, sink: &mut K) {
    let own = core.pawns & S::own(core);
    let empty = !core.occupied();
    let prey = S::enemy(core) & landing;

    let walkers = own & !guard.diagonal_pins;
    let free = walkers & !guard.straight_pins;
    let held = walkers & guard.straight_pins;
    // A pawn pinned along its file stays on the line; one pinned along its rank never does.
    let single = (S::ahead(free) | S::ahead(held) & guard.straight_pins) & empty;
    let double = S::ahead(single & S::MIDWAY) & empty & landing;
    let single = single & landing;

    let takers = own & !guard.straight_pins;
    let free = takers & !guard.diagonal_pins;
    let held = takers & guard.diagonal_pins;
    let toward_a = (S::takes_toward_a(free) | S::takes_toward_a(held) & guard.diagonal_pins) & prey;
    let toward_h = (S::takes_toward_h(free) | S::takes_toward_h(held) & guard.diagonal_pins) & prey;

    if T::QUIET {
        sink.pawns(kind::PAWN, single & !S::LAST, S::AHEAD);
        sink.pawns(kind::DOUBLE_STEP, double, 2 * S::AHEAD);
    }
    // Loops and not calls in a row, so that what the sink does is compiled only once.
    let captures = [(toward_a, S::TOWARD_A), (toward_h, S::TOWARD_H)];
    if T::TACTICAL {
        for (targets, step) in captures {
            sink.pawn_captures(targets & !S::LAST, step);
        }
    }
    if (single | toward_a | toward_h) & S::LAST != 0 {
        for (targets, step) in captures.into_iter().chain([(single, S::AHEAD)]) {
            sink.promotions(targets & S::LAST, step);
        }
    }
}

/// The pawns that may take in passing, each capture tried on its own: it empties two squares of
/// one rank at once, which no pin mask describes.
pub(crate) fn en_passant_takers<S: Side>(core: &Core, king: u32) -> u64 {
    let target = S::en_passant(core);
    let takers = S::Other::commanded_by_pawns(target) & core.pawns & S::own(core);
    let pawns = S::commanded_by_pawns(1 << (king & 63)) & core.pawns;
    free_takers(
        core,
        king,
        S::enemy(core),
        target,
        S::Other::ahead(target),
        takers,
        pawns,
    )
}

/// Those of `takers` that may take `victim` by moving to `target`; `pawns` give check.
#[inline(never)]
fn free_takers(
    core: &Core,
    king: u32,
    enemy: u64,
    target: u64,
    victim: u64,
    mut takers: u64,
    pawns: u64,
) -> u64 {
    let sliders = Sliders::ready();
    let mut legal = 0;
    while takers != 0 {
        let taker = takers & takers.wrapping_neg();
        let occupied = core.occupied() & !taker & !victim | target;
        let attackers = sliders.rook(king, occupied) & core.straights
            | sliders.bishop(king, occupied) & core.diagonals
            | KNIGHT[(king & 63) as usize] & core.knights
            | pawns & !victim;
        if attackers & enemy == 0 {
            legal |= taker;
        }
        takers ^= taker;
    }
    legal
}
