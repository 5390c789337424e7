//! Who could take whom: the questions most detectors ask of a position.

use rules::{Bitboard, Color, Pin, Position, Role, Square};

use crate::exchange;

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

    /// The kind of piece on a square that is known to hold one.
    pub(super) fn role(&self, square: Square) -> Role {
        let piece = self.position.piece_at(square);
        piece.map_or(Role::Pawn, |piece| piece.role)
    }

    pub(super) fn points(&self, square: Square) -> i32 {
        self.role(square).points()
    }

    /// The squares on which the piece on `square` could take an enemy, if it were its turn: what it
    /// commands, along the line if it is pinned to its king, and for a king only what no enemy
    /// commands. A check that has to be answered is looked at by [`Sight::takers`] only.
    pub(super) fn reach(&self, square: Square) -> Bitboard {
        let Some(piece) = self.position.piece_at(square) else {
            return Bitboard::EMPTY;
        };
        let commanded = self.position.commanded_by(square);
        if piece.role == Role::King {
            let without = self.position.occupied().without(square);
            let enemy = !piece.color;
            let guarded = |to| self.position.attackers_through(to, enemy, without);
            return commanded
                .into_iter()
                .filter(|&to| guarded(to).is_empty())
                .collect();
        }
        let pins = self.pins(piece.color).iter();
        pins.filter(|pin| pin.piece == square)
            .fold(commanded, |squares, pin| squares & pin.way())
    }

    /// The enemies that could take the piece on `square` if it were their turn; if it is, and they are
    /// in check, only those that may. Taking in passing counts.
    pub(super) fn takers(&self, square: Square) -> Bitboard {
        let Some(piece) = self.position.piece_at(square) else {
            return Bitboard::EMPTY;
        };
        let enemy = !piece.color;
        let attackers = self.position.attackers(square, enemy).into_iter();
        let mut takers: Bitboard = attackers
            .filter(|&attacker| self.reach(attacker).contains(square))
            .collect();
        let ask_the_rules = self.checked || self.position.en_passant().is_some();
        if enemy == self.position.turn() && ask_the_rules {
            takers = self
                .position
                .legal_moves()
                .into_iter()
                .filter(|&mv| {
                    let taken = self.position.captured_by(mv);
                    taken.is_some_and(|(at, _)| at == square)
                })
                .map(rules::Move::from)
                .collect();
        }
        takers
    }

    /// Whether no piece of the same side guards the piece on `square` against a capture by the piece on `taker`, when
    /// the pieces on `gone` are not there. A pinned guard counts; a king guards only if no second
    /// enemy stands behind the capture.
    pub(super) fn undefended(&self, square: Square, taker: Square, gone: Bitboard) -> bool {
        let Some(piece) = self.position.piece_at(square) else {
            return false;
        };
        let occupied = self.position.occupied() - gone.with(taker);
        let absent = gone.with(taker).with(square);
        let at = |side| self.position.attackers_through(square, side, occupied) - absent;
        let mut guards = at(piece.color);
        if !at(!piece.color).is_empty() {
            guards = guards - self.position.by_role(Role::King);
        }
        guards.is_empty()
    }

    /// Whether the piece on `taker` would win something by taking the piece on `target`: it is dearer,
    /// or nobody guards it once the pieces on `gone` have left.
    pub(super) fn worth_taking(&self, target: Square, taker: Square, gone: Bitboard) -> bool {
        let dearer = self.role(taker) != Role::King && self.points(target) > self.points(taker);
        dearer || self.undefended(target, taker, gone)
    }

    /// The pieces of the side to move that can take the piece on `piece` without losing anything.
    pub(super) fn traders(&self, piece: Square) -> Bitboard {
        let captures = exchange::captures(&self.position, piece).into_iter();
        let even = captures.filter(|capture| capture.gain >= 0);
        even.map(|capture| capture.mv.from()).collect()
    }

    /// Whether the side to move wins something by taking the piece on `piece` at once.
    pub(super) fn loses_at_once(&self, piece: Square) -> bool {
        let best = exchange::best_capture(&self.position, piece);
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
