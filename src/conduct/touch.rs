//! Touching pieces: what happened at the board during one turn, and what it binds the player to.

mod event;
mod first;
mod selects;
mod text;

#[cfg(test)]
mod tests;

pub use event::{RookAnswer, TouchEffect, TouchEvent, TouchRefused};

use rules::{Color, Move, Position, Role, Square};

use crate::binding::{Binding, Cause, Choice, legal_moves};
use crate::code::{AdjustLaw, Code, RookFirst, SeveralTouched};

/// What was touched since the last move, and what became of it.
///
/// The position is not part of it: every question is asked of the position on the board. A new
/// turn begins with [`Touch::default`].
///
/// # Examples
///
/// ```
/// use conduct::{Binding, Code, Touch, TouchEvent};
/// use rules::{Color, Position, Square};
///
/// let position = Position::default();
/// let mut touch = Touch::default();
/// let event = TouchEvent::Touch { by: Color::White, square: Square::E2 };
/// touch.apply(Code::Fide, &position, event)?;
/// assert!(matches!(touch.binding(Code::Fide, &position), Binding::Bound { moves, .. } if moves.len() == 2));
/// assert_eq!(touch.to_string(), "touched=e2");
/// # Ok::<(), conduct::TouchRefused>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Touch {
    /// In the order in which they were touched, each once.
    touched: Vec<Square>,
    released: Option<Released>,
    promotion: Option<Role>,
    /// What the opponent has selected.
    selected: Option<Square>,
    rook_stands: Option<RookAnswer>,
    /// Who has said “I adjust” and is not done yet.
    adjusting: Option<Color>,
    /// The opponent called “check” although there was none.
    false_cry: bool,
}

/// A piece that was let go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Released {
    from: Square,
    to: Square,
}

impl Touch {
    /// A turn that begins with these pieces touched, as after an illegal move (FIDE 7.5.1).
    #[must_use]
    pub fn of_squares(squares: &[Square]) -> Self {
        let mut touch = Self::default();
        touch.record(squares.iter().copied());
        touch
    }

    /// A turn that begins after a false cry of check.
    #[must_use]
    pub fn after_false_cry() -> Self {
        Self {
            false_cry: true,
            ..Self::default()
        }
    }

    /// The pieces that were touched, in order.
    #[must_use]
    pub fn touched(&self) -> &[Square] {
        &self.touched
    }

    /// Who is adjusting pieces.
    #[must_use]
    pub const fn adjusting(&self) -> Option<Color> {
        self.adjusting
    }

    /// Whether a piece was touched with the intention of moving or taking: the player can then no
    /// longer claim anything against the opponent's last move (FIDE 4.8; seed 000, law IX) nor a
    /// draw on this move (FIDE 9.4), and has declined an offer of a draw (FIDE 9.1.2.1).
    #[must_use]
    pub fn is_touched(&self) -> bool {
        !self.touched.is_empty()
    }

    /// Whether a false cry of check excuses what was touched after it.
    #[must_use]
    pub const fn is_excused(&self, code: Code) -> bool {
        self.false_cry && code.excuses_false_cry() && self.released.is_none()
    }

    /// Applies what happens at the board.
    ///
    /// # Errors
    ///
    /// [`TouchRefused`] if it is impossible; then nothing has changed.
    pub fn apply(
        &mut self,
        code: Code,
        position: &Position,
        event: TouchEvent,
    ) -> Result<TouchEffect, TouchRefused> {
        match event {
            TouchEvent::Adjust(by) => {
                if code.adjusting() == AdjustLaw::OnTurn && by != position.turn() {
                    return Err(TouchRefused::AdjustOutOfTurn);
                }
                self.adjusting = Some(by);
                Ok(TouchEffect::Adjusting)
            }
            TouchEvent::EndAdjust(by) => {
                if self.adjusting != Some(by) {
                    return Err(TouchRefused::NotAdjusting);
                }
                self.adjusting = None;
                Ok(TouchEffect::AdjustingEnded)
            }
            TouchEvent::Touch { by, square } => self.touch(code, position, by, vec![square]),
            TouchEvent::Together { by, squares } => self.touch(code, position, by, squares),
            TouchEvent::PutBack => {
                self.in_hand(position).ok_or(TouchRefused::NothingInHand)?;
                self.check_open()?;
                Ok(TouchEffect::PutBack)
            }
            TouchEvent::Release(to) => self.release(code, position, to),
            TouchEvent::Promote(role) => {
                let pawn = self.in_hand(position);
                let moves = self.binding(code, position).moves(position);
                let promotes = |mv: &Move| Some(mv.from()) == pawn && mv.promotion() == Some(role);
                if !moves.iter().any(promotes) {
                    return Err(TouchRefused::NoPromotion(role));
                }
                self.promotion = Some(role);
                Ok(TouchEffect::PromotionChosen(role))
            }
            TouchEvent::Select(square) => match self.binding(code, position) {
                Binding::OpponentSelects(choices)
                    if choices.iter().any(|choice| choice.piece == square) =>
                {
                    self.selected = Some(square);
                    Ok(TouchEffect::Decided)
                }
                _ => Err(TouchRefused::NotAChoice(square)),
            },
            TouchEvent::Answer(answer) => match self.binding(code, position) {
                Binding::OpponentMayStop { .. } => {
                    self.rook_stands = Some(answer);
                    Ok(TouchEffect::Decided)
                }
                _ => Err(TouchRefused::NothingToAnswer),
            },
            TouchEvent::Excuse => {
                if !self.is_excused(code) {
                    return Err(TouchRefused::NoExcuse);
                }
                *self = Self {
                    adjusting: self.adjusting,
                    ..Self::default()
                };
                Ok(TouchEffect::Excused)
            }
        }
    }

    /// What the player to move is bound to.
    #[must_use]
    pub fn binding(&self, code: Code, position: &Position) -> Binding {
        let binding = match self.released {
            Some(released) => self.released_binding(code, position, released),
            None => self.touched_binding(code, position),
        };
        match (self.promotion, binding) {
            (Some(role), Binding::Bound { mut moves, cause }) => {
                let becomes = |mv: &Move| mv.promotion() == Some(role);
                if moves.iter().any(becomes) {
                    moves.retain(|mv| mv.promotion().is_none() || becomes(mv));
                }
                Binding::Bound { moves, cause }
            }
            (_, binding) => binding,
        }
    }

    fn touched_binding(&self, code: Code, position: &Position) -> Binding {
        if self.touched.is_empty() {
            return Binding::Free;
        }
        let binding = match code.several_touched() {
            SeveralTouched::First => first::binding(position, &self.touched, code.rook_first()),
            SeveralTouched::OpponentSelects => {
                selects::binding(position, &self.touched, code.impossible_touch())
            }
        };
        match (self.selected, binding) {
            (Some(selected), Binding::OpponentSelects(choices)) => {
                chosen(choices, selected, position)
            }
            (_, binding) => binding,
        }
    }

    /// What is left after a piece was let go (FIDE 4.7).
    fn released_binding(&self, code: Code, position: &Position, released: Released) -> Binding {
        let Released { from, to } = released;
        let moves = legal_moves(position, |mv| mv.from() == from && mv.to() == to);
        let castling = self.castling_after_rook(position, released);
        match (castling, self.rook_stands, moves.first()) {
            (Some(castling), None, Some(&rook)) if code.rook_first() == RookFirst::UntilQuitted => {
                Binding::OpponentMayStop { rook, castling }
            }
            (Some(castling), Some(RookAnswer::Castles), _) => {
                let side = rules::CastlingSide::of(castling.from(), from);
                Binding::or_free(vec![castling], Cause::MustCastle(side))
            }
            (_, Some(RookAnswer::Stands), _) => Binding::or_free(moves, Cause::RookStands),
            _ => Binding::or_free(moves, Cause::Released { from, to }),
        }
    }

    /// The castling intended by a player who has let the rook go and then touched the king.
    fn castling_after_rook(&self, position: &Position, released: Released) -> Option<Move> {
        let king = position.king(position.turn());
        let castling = legal_moves(position, |mv| mv.castling_rook() == Some(released.from));
        castling
            .first()
            .copied()
            .filter(|mv| mv.castling_rook_to() == Some(released.to))
            .filter(|_| self.touched.ends_with(&[released.from, king]))
    }

    fn touch(
        &mut self,
        code: Code,
        position: &Position,
        by: Color,
        squares: Vec<Square>,
    ) -> Result<TouchEffect, TouchRefused> {
        let turn = position.turn();
        let empty = |square: &&Square| position.piece_at(**square).is_none();
        if let Some(&square) = squares.iter().find(empty) {
            return Err(TouchRefused::EmptySquare(square));
        }
        let Some(&first) = squares.first() else {
            return Err(TouchRefused::NothingInHand);
        };
        if self.adjusting == Some(by) {
            return Ok(TouchEffect::Adjusted(first));
        }
        if by != turn {
            return Ok(TouchEffect::OutOfTurn(first));
        }
        if let Some(released) = self.released {
            // The one touch that counts after a piece was let go: that of the king to castle.
            let mut with_king = self.clone();
            with_king.record(squares);
            let is_castling = with_king.castling_after_rook(position, released).is_some();
            if !is_castling || code.rook_first() != RookFirst::UntilQuitted {
                return Err(TouchRefused::MoveMade);
            }
            *self = with_king;
            return Ok(TouchEffect::Touched);
        }
        // The king first, then the other own pieces.
        let rank = |square| match position.by_color(turn).contains(square) {
            true if square == position.king(turn) => 0,
            true => 1,
            false => 2,
        };
        for wanted in 0..3 {
            let squares = squares.iter().copied();
            self.record(squares.filter(|&square| rank(square) == wanted));
        }
        Ok(TouchEffect::Touched)
    }

    /// The same pieces touched, with nothing let go or decided: the move is made again.
    pub(crate) fn begun_anew(self) -> Self {
        Self {
            touched: self.touched,
            ..Self::default()
        }
    }

    pub(crate) fn record(&mut self, squares: impl IntoIterator<Item = Square>) {
        for square in squares {
            if !self.touched.contains(&square) {
                self.touched.push(square);
            }
        }
    }

    fn release(
        &mut self,
        code: Code,
        position: &Position,
        to: Square,
    ) -> Result<TouchEffect, TouchRefused> {
        let from = self.in_hand(position).ok_or(TouchRefused::NothingInHand)?;
        self.check_open()?;
        let binding = self.binding(code, position);
        let is_allowed = |mv: &Move| mv.from() == from && mv.to() == to && binding.allows(*mv);
        if !position.legal_moves().iter().any(is_allowed) {
            return Err(TouchRefused::NotThere { piece: from, to });
        }
        self.released = Some(Released { from, to });
        Ok(TouchEffect::Released)
    }

    /// The piece of the player to move that was touched last.
    fn in_hand(&self, position: &Position) -> Option<Square> {
        let own = position.by_color(position.turn());
        let mut latest = self.touched.iter().rev().copied();
        latest.find(|square| own.contains(*square))
    }

    fn check_open(&self) -> Result<(), TouchRefused> {
        self.released
            .map_or(Ok(()), |_| Err(TouchRefused::MoveMade))
    }
}

/// What follows from the opponent's selection.
fn chosen(choices: Vec<Choice>, selected: Square, position: &Position) -> Binding {
    let is_own = position.by_color(position.turn()).contains(selected);
    let cause = if is_own {
        Cause::MustMove(selected)
    } else {
        Cause::MustTake(selected)
    };
    let found = choices.into_iter().find(|choice| choice.piece == selected);
    Binding::or_free(found.map_or_else(Vec::new, |choice| choice.moves), cause)
}
