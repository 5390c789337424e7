//! Who could take whom: the questions most detectors ask of a position.

use rules::{Bitboard, Color, Pin, Position, Role, Square};

use crate::exchange::{self, value};

/// A position with what is asked of it again and again.
pub(super) struct Sight {
    pub(super) position: Position,
    pins: [Vec<Pin>; 2],
    /// The position with the other side to move, unless a check has to be answered.
    passed: Option<Position>,
    checked: bool,
}

impl Sight {
    pub(super) fn new(position: &Position) -> Self {
        Self {
            position: *position,
            pins: Color::ALL.map(|color| position.pins(color)),
            passed: pass(position),
            checked: position.is_check(),
        }
    }

    /// The pins against the king of `color`.
    pub(super) fn pins(&self, color: Color) -> &[Pin] {
        &self.pins[color.fold_wb(0, 1)]
    }

    /// The position as if `side` were to move; `None` if the other side is in check.
    pub(super) fn with_turn(&self, side: Color) -> Option<&Position> {
        if self.position.turn() == side {
            Some(&self.position)
        } else {
            self.passed.as_ref()
        }
    }

    /// The kind of man on a square that is known to hold one.
    pub(super) fn role(&self, square: Square) -> Role {
        let piece = self.position.piece_at(square);
        piece.map_or(Role::Pawn, |piece| piece.role)
    }

    pub(super) fn value(&self, square: Square) -> i32 {
        value(self.role(square))
    }

    /// The squares on which the man on `man` could take an enemy, if it were his turn: what he
    /// commands, along the line if he is pinned to his king, and for a king only what no enemy
    /// commands. A check that has to be answered is looked at by [`Sight::takers`] only.
    pub(super) fn reach(&self, man: Square) -> Bitboard {
        let Some(piece) = self.position.piece_at(man) else {
            return Bitboard::EMPTY;
        };
        let commanded = self.position.commanded_by(man);
        if piece.role == Role::King {
            let without = self.position.occupied().without(man);
            let enemy = !piece.color;
            let guarded = |square| self.position.attackers_through(square, enemy, without);
            return commanded
                .into_iter()
                .filter(|&square| guarded(square).is_empty())
                .collect();
        }
        let pins = self.pins(piece.color).iter();
        pins.filter(|pin| pin.man == man)
            .fold(commanded, |squares, pin| squares & pin.way())
    }

    /// The enemies that could take the man on `man` if it were their turn; if it is, and they are
    /// in check, only those that may. Taking in passing counts.
    pub(super) fn takers(&self, man: Square) -> Bitboard {
        let Some(piece) = self.position.piece_at(man) else {
            return Bitboard::EMPTY;
        };
        let enemy = !piece.color;
        let attackers = self.position.attackers(man, enemy).into_iter();
        let mut takers: Bitboard = attackers
            .filter(|&attacker| self.reach(attacker).contains(man))
            .collect();
        let ask_the_rules = self.checked || self.position.en_passant().is_some();
        if enemy == self.position.turn() && ask_the_rules {
            takers = self
                .position
                .legal_moves()
                .into_iter()
                .filter(|&mv| {
                    let taken = self.position.captured_by(mv);
                    taken.is_some_and(|(square, _)| square == man)
                })
                .map(rules::Move::from)
                .collect();
        }
        takers
    }

    /// Whether no man of the same side guards `man` against a capture by the man on `taker`, when
    /// the men on `gone` are not there. A pinned guard counts; a king guards only if no second
    /// enemy stands behind the capture.
    pub(super) fn undefended(&self, man: Square, taker: Square, gone: Bitboard) -> bool {
        let Some(piece) = self.position.piece_at(man) else {
            return false;
        };
        let occupied = self.position.occupied() - gone.with(taker);
        let absent = gone.with(taker).with(man);
        let at = |side| self.position.attackers_through(man, side, occupied) - absent;
        let mut guards = at(piece.color);
        if !at(!piece.color).is_empty() {
            guards = guards - self.position.by_role(Role::King);
        }
        guards.is_empty()
    }

    /// Whether the man on `taker` would win something by taking the man on `target`: it is dearer,
    /// or nobody guards it once the men on `gone` have left.
    pub(super) fn worth_taking(&self, target: Square, taker: Square, gone: Bitboard) -> bool {
        let dearer = self.role(taker) != Role::King && self.value(target) > self.value(taker);
        dearer || self.undefended(target, taker, gone)
    }

    /// Whether the side to move wins something by taking the man on `man` at once.
    pub(super) fn loses_at_once(&self, man: Square) -> bool {
        let best = exchange::best_capture(&self.position, man);
        best.is_some_and(|capture| capture.gain > 0)
    }
}

/// The position with the other side to move; `None` if a check has to be answered.
pub(super) fn pass(position: &Position) -> Option<Position> {
    if position.is_check() {
        return None;
    }
    let mut setup = position.to_setup();
    setup.turn = !setup.turn;
    setup.en_passant = None;
    Position::from_setup(&setup).ok()
}
