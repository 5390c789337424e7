//! What a player's gestures mean: a pure state machine over picked piece, cursor, drag and
//! promotion.
//!
//! It knows no browser. Pointer, keyboard and bare clicks all become [`Input`]s, so every way of
//! moving ends in the same transitions, and native tests can play them all.

use rules::{Role, Square};

use super::view::{Attempt, BoardEvent, BoardKey, Scene};

/// What a press does when it is released without having moved the piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tap {
    /// The piece was picked by this press and stays picked.
    Pick,
    /// The piece was picked before and is put back.
    PutBack,
    /// The picked king castles with the pressed rook.
    Castle,
    /// The piece is not the player's: the browser's own click will decide.
    Foreign,
}

/// A piece held by the pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drag {
    /// Where it stands.
    pub from: Square,
    /// The square under the pointer.
    pub over: Option<Square>,
    /// Whether the pointer has moved far enough to take the piece along.
    pub lifted: bool,
    tap: Tap,
}

/// A pawn waiting for its new role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Promotion {
    /// Where the pawn comes from.
    pub from: Square,
    /// Where it promotes; it is shown there already.
    pub to: Square,
}

/// An input of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// The pointer goes down on a square.
    Press(Square),
    /// The pressed pointer has moved far enough to mean a drag.
    Lift,
    /// The pressed pointer is over another square, or outside the board.
    Over(Option<Square>),
    /// The pointer is released.
    Release {
        /// The square under it.
        over: Option<Square>,
        /// Whether a modifier asks for the other way of promoting.
        alternative: bool,
    },
    /// The browser took the pointer away.
    Interrupt,
    /// A bare click, Enter or Space on a square.
    Activate {
        /// The square.
        square: Square,
        /// Whether a modifier asks for the other way of promoting.
        alternative: bool,
    },
    /// A square got the focus.
    Focus(Square),
    /// The Escape key.
    Escape,
    /// A role was chosen for the waiting pawn.
    Choose(Role),
}

/// The state of all gestures. Copied, never changed in place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gesture {
    key: u64,
    selection: Option<Square>,
    cursor: Option<Square>,
    drag: Option<Drag>,
    promotion: Option<Promotion>,
    landed: Option<Square>,
    awaits_landing: bool,
}

impl Gesture {
    /// The state for a position: what was begun in another position is dropped, only the cursor
    /// stays.
    #[must_use]
    pub fn at(self, key: u64) -> Self {
        if self.key == key {
            return self;
        }
        Self {
            key,
            cursor: self.cursor,
            landed: self.landed.filter(|_| self.awaits_landing),
            ..Self::default()
        }
    }

    /// The picked piece's square.
    #[must_use]
    pub const fn selection(&self) -> Option<Square> {
        self.selection
    }

    /// The square that had the focus last.
    #[must_use]
    pub const fn cursor(&self) -> Option<Square> {
        self.cursor
    }

    /// The piece that is being dragged, once it is lifted.
    #[must_use]
    pub fn lifted(&self) -> Option<Drag> {
        self.drag.filter(|drag| drag.lifted)
    }

    /// The pawn that waits for its new role.
    #[must_use]
    pub const fn promotion(&self) -> Option<Promotion> {
        self.promotion
    }

    /// The square on which a dragged piece was dropped: it is there already and must not travel.
    #[must_use]
    pub const fn landed(&self) -> Option<Square> {
        self.landed
    }

    /// The next state, and what is reported to the page.
    #[must_use]
    pub fn on(self, scene: &Scene<'_>, input: Input) -> (Self, Option<BoardEvent>) {
        let now = self.at(scene.key);
        match input {
            Input::Press(square) => now.press(scene, square),
            Input::Lift => now.lift(),
            Input::Over(over) => (
                Self {
                    drag: now.drag.map(|drag| Drag { over, ..drag }),
                    ..now
                },
                None,
            ),
            Input::Release { over, alternative } => now.release(scene, over, alternative),
            Input::Interrupt if now.drag.is_some() => now.cancel(),
            Input::Interrupt => (now, None),
            Input::Activate {
                square,
                alternative,
            } => now.activate(scene, square, alternative),
            Input::Focus(square) => (
                Self {
                    cursor: Some(square),
                    ..now
                },
                None,
            ),
            Input::Escape => now.escape(),
            Input::Choose(role) => now.choose(role),
        }
    }

    fn press(self, scene: &Scene<'_>, square: Square) -> (Self, Option<BoardEvent>) {
        if self.promotion.is_some() {
            return self.cancel();
        }
        let held = |tap| {
            Some(Drag {
                from: square,
                over: Some(square),
                lifted: false,
                tap,
            })
        };
        if !scene.is_own(square) {
            // Dragging a piece of the other side is refused in words, not ignored; while an own
            // piece is picked, the square is only a target. So is one that the player may not pick.
            let mine = scene.bound().map(|_| scene.turn);
            let foreign = scene.is_live()
                && scene
                    .piece_at(square)
                    .is_some_and(|piece| self.selection.is_none() || Some(piece.color) == mine);
            let drag = foreign.then(|| held(Tap::Foreign)).flatten();
            return (Self { drag, ..self }, None);
        }
        match self.selection {
            Some(picked) if picked == square => (
                Self {
                    drag: held(Tap::PutBack),
                    ..self
                },
                None,
            ),
            Some(king) if scene.can_castle(king, square) => (
                Self {
                    drag: held(Tap::Castle),
                    ..self
                },
                None,
            ),
            _ => Self {
                drag: held(Tap::Pick),
                ..self
            }
            .pick(square),
        }
    }

    fn lift(self) -> (Self, Option<BoardEvent>) {
        match self.drag {
            Some(drag) if !drag.lifted && drag.tap != Tap::Foreign => {
                let lifted = Self {
                    drag: Some(Drag {
                        lifted: true,
                        ..drag
                    }),
                    ..self
                };
                // A dragged rook is a rook move, even if a tap on it would have castled.
                if drag.tap == Tap::Castle {
                    lifted.pick(drag.from)
                } else {
                    (lifted, None)
                }
            }
            _ => (self, None),
        }
    }

    fn release(
        self,
        scene: &Scene<'_>,
        over: Option<Square>,
        alternative: bool,
    ) -> (Self, Option<BoardEvent>) {
        let Some(drag) = self.drag else {
            return (self, None);
        };
        let free = Self { drag: None, ..self };
        match (drag.tap, drag.lifted, over) {
            (Tap::Foreign, _, Some(to)) if to != drag.from => {
                (free, Some(attempt(drag.from, to, None)))
            }
            (Tap::Foreign | Tap::Pick, false, _) | (Tap::Foreign, ..) => (free, None),
            (Tap::PutBack, false, _) => free.cancel(),
            (Tap::Castle, false, _) => match free.selection {
                Some(king) => free.attempt(scene, king, drag.from, alternative, false),
                None => (free, None),
            },
            (_, true, None) => free.cancel(),
            (_, true, Some(to)) if to == drag.from => (free, None),
            (_, true, Some(to)) => free.attempt(scene, drag.from, to, alternative, true),
        }
    }

    fn activate(
        self,
        scene: &Scene<'_>,
        square: Square,
        alternative: bool,
    ) -> (Self, Option<BoardEvent>) {
        if self.promotion.is_some() {
            return self.cancel();
        }
        let now = Self {
            cursor: Some(square),
            drag: None,
            ..self
        };
        match scene.bound().or(now.selection) {
            Some(picked) if picked == square && now.selection == Some(square) => now.cancel(),
            Some(picked) if !scene.is_own(square) || scene.can_castle(picked, square) => {
                now.attempt(scene, picked, square, alternative, false)
            }
            None if !scene.is_own(square) => (now, Some(BoardEvent::NotMovable(square))),
            _ => now.pick(square),
        }
    }

    fn escape(self) -> (Self, Option<BoardEvent>) {
        if self.promotion.is_some() || self.selection.is_some() || self.drag.is_some() {
            self.cancel()
        } else {
            (self, Some(BoardEvent::Key(BoardKey::Leave)))
        }
    }

    fn choose(self, role: Role) -> (Self, Option<BoardEvent>) {
        let Some(waiting) = self.promotion else {
            return (self, None);
        };
        let done = Self {
            promotion: None,
            awaits_landing: true,
            ..self
        };
        (done, Some(attempt(waiting.from, waiting.to, Some(role))))
    }

    fn pick(self, square: Square) -> (Self, Option<BoardEvent>) {
        let picked = Self {
            selection: Some(square),
            cursor: Some(square),
            landed: None,
            ..self
        };
        (picked, Some(BoardEvent::Picked(square)))
    }

    /// Cancels everything; a pawn waiting for its role returns to its square.
    fn cancel(self) -> (Self, Option<BoardEvent>) {
        let cursor = self.promotion.map(|waiting| waiting.from).or(self.cursor);
        let was_holding = self.selection.is_some() || self.promotion.is_some();
        let idle = Self {
            key: self.key,
            cursor,
            ..Self::default()
        };
        (idle, was_holding.then_some(BoardEvent::Cancelled))
    }

    fn attempt(
        self,
        scene: &Scene<'_>,
        from: Square,
        to: Square,
        alternative: bool,
        dropped: bool,
    ) -> (Self, Option<BoardEvent>) {
        let Some(legal) = scene.legal_move(from, to) else {
            // Who is bound has made no move by a tap elsewhere, and hears again what they are bound to.
            let event = if scene.bound() == Some(from) && !dropped {
                BoardEvent::NotMovable(to)
            } else {
                attempt(from, to, None)
            };
            return (self, Some(event));
        };
        let done = Self {
            selection: None,
            cursor: Some(legal.to()),
            landed: dropped.then(|| legal.to()),
            awaits_landing: dropped,
            ..self
        };
        if legal.promotion().is_none() {
            (done, Some(attempt(from, to, None)))
        } else if scene.auto_queen == alternative {
            let promotion = Some(Promotion { from, to });
            (
                Self { promotion, ..done },
                Some(BoardEvent::PromotionOpened { from, to }),
            )
        } else {
            (done, Some(attempt(from, to, Some(Role::Queen))))
        }
    }
}

fn attempt(from: Square, to: Square, promotion: Option<Role>) -> BoardEvent {
    BoardEvent::Attempt(Attempt {
        from,
        to,
        promotion,
    })
}

#[cfg(test)]
mod tests;
