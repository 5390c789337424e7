//! A move that is made before the other player's: it waits for it, and is played at once if it is
//! legal then. Against the program and in a game by link alike.

use std::rc::Rc;

use board::commands::{self, Command};
use game::link::{self, Premove};
use notation::letters::Language;
use rules::{Bitboard, Move, Piece, Position, Role, Setup, Square, attacks};
use ui::speech::Urgency;

use super::{Action, AppState};

/// A move by its squares: a premove may become legal or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// From where.
    pub from: Square,
    /// To where.
    pub to: Square,
    /// What a pawn becomes.
    pub promotion: Option<Role>,
}

impl AppState {
    /// Looks at an action while the other player has to move; says whether that is done with.
    pub(crate) fn act_in_advance(&mut self, action: &Action) -> bool {
        let chosen = match *action {
            Action::Attempt {
                from,
                to,
                promotion,
            } => Some(Chosen {
                from,
                to,
                promotion,
            })
            .filter(|chosen| self.can_wait(*chosen)),
            Action::Typed(ref text, _) => self.typed_in_advance(text),
            Action::Picked(_) | Action::PutBack | Action::NotMovable(_)
                if self.premove.is_some() =>
            {
                self.drop_premove();
                return true;
            }
            Action::Picked(square) => return self.say_picked_in_advance(square),
            _ => None,
        };
        let Some(chosen) = chosen else {
            return false;
        };
        self.premove = Some(chosen);
        let text = words::premove_waits(chosen.from, chosen.to);
        self.conversation.say(text);
        if matches!(action, Action::Typed(..)) {
            self.question = None;
            self.conversation.settle_box();
        }
        true
    }

    /// The move that waits is taken back.
    fn drop_premove(&mut self) {
        self.premove = None;
        self.conversation.say(words::premove_dropped());
    }

    /// Whether a move is one of this player's.
    fn can_wait(&self, chosen: Chosen) -> bool {
        let position = self.game.position();
        let piece = position.piece_at(chosen.from);
        piece.is_some_and(|piece| piece.color != position.turn())
    }

    /// A typed move that can wait. What the other player could play now is not taken for one: it may
    /// be their move that is typed.
    fn typed_in_advance(&self, text: &str) -> Option<Chosen> {
        let Command::Move(text) = commands::parse(text) else {
            return None;
        };
        let position = self.game.position();
        let read = |position: &Position| self.read_typed_in(position, &text);
        let is_theirs =
            read(position).map_or_else(|error| !error.candidates().is_empty(), |_| true);
        if is_theirs {
            return None;
        }
        let passed = Position::from_setup(&passed(position)).ok();
        let read = passed.and_then(|position| read(&position).ok());
        let letters = words::typed_letters(self.settings.notation);
        read.or_else(|| spelled(position, &text, letters))
            .map(Chosen::from)
    }

    /// Says what was picked, and how many of its moves can wait.
    fn say_picked_in_advance(&mut self, square: Square) -> bool {
        let position = self.game.position();
        let Some(piece) = position.piece_at(square) else {
            return false;
        };
        let moves = premoves(position).into_iter();
        let targets = moves.filter(|mv| mv.from() == square).map(Move::to);
        let count = targets.collect::<Bitboard>().len();
        self.conversation
            .say(words::selected_text(piece.role, square, count));
        true
    }

    /// The other player has moved: the move that waited is played, or is possible no more.
    pub(crate) fn answer_at_once(&mut self, premove: Chosen, play: impl FnOnce(&mut Self, Move)) {
        self.say_both(|state| match state.found(premove) {
            Some(found) => play(state, found),
            None => state.conversation.refuse(words::premove_impossible()),
        });
    }

    /// Does something whose words follow what was just said, which is said again with them: only what
    /// comes last is heard.
    pub(crate) fn say_both(&mut self, then: impl FnOnce(&mut Self)) {
        let before: Rc<str> = self.conversation.last_said(Urgency::Polite).into();
        let serial = self.conversation.status.serial();
        then(self);
        self.join_said(&before, serial);
    }

    /// Says something after what was said since the status region had sent this many texts.
    pub(crate) fn add_said(&mut self, text: String, since: u32) {
        if self.conversation.status.serial() == since {
            self.conversation.say(text);
        } else {
            self.say_both(|state| state.conversation.say(text));
        }
    }

    fn join_said(&mut self, before: &str, serial: u32) {
        if self.conversation.status.serial() != serial {
            let said = self.conversation.last_said(Urgency::Polite);
            let said = [before, said].join(" ");
            self.conversation.say(said);
        }
    }

    /// The legal move between two squares.
    pub(crate) fn found(&self, chosen: Chosen) -> Option<Move> {
        let Chosen {
            from,
            to,
            promotion,
        } = chosen;
        let position = self.game.position();
        let found = position.find_move(from, to, promotion);
        // Who did not say what the pawn becomes wants a queen.
        let found = found.or_else(|_| position.find_move(from, to, Some(Role::Queen)));
        found.ok()
    }

    /// Takes up the move that waits in the game on the board; only a game by link keeps one.
    pub(crate) fn take_up_premove(&mut self) {
        let kept = self.link.mine.and_then(|_| link::premove(&self.game));
        self.premove = kept.map(Chosen::from);
    }
}

/// The moves that can wait for the other player's: those of a position in which they had passed, and
/// also onto squares where own pieces stand, for these may be taken first, and by pawns onto squares
/// where something may come to be taken.
pub(crate) fn premoves(position: &Position) -> Vec<Move> {
    let mine = position.turn().other();
    let setup = passed(position);
    let mut found = setup.diagram_moves();
    let pawns = setup.board.pieces(Piece::new(mine, Role::Pawn));
    let aimed_at = pawns.into_iter().flat_map(|pawn| attacks::pawn(mine, pawn));
    let vacant = aimed_at.collect::<Bitboard>() - setup.board.occupied();
    let onto = (position.by_color(mine) | vacant).without(position.king(mine));
    for square in onto {
        let mut taken = setup.clone();
        taken
            .board
            .set(square, Piece::new(mine.other(), Role::Knight));
        let onto = taken.diagram_moves().into_iter();
        let onto = onto.filter(|mv| mv.to() == square);
        // A piece that is no pawn goes to an empty square too.
        found.extend(onto.filter(|mv| !vacant.contains(square) || mv.role() == Role::Pawn));
    }
    found
}

/// The only premove that a text says that no position understands: a capture of what may come, or a
/// move after a check. By its two squares, or by the piece or the pawn's file and one square.
fn spelled(position: &Position, text: &str, letters: Language) -> Option<Move> {
    let text = text.replace(['x', '-', '=', '+'], "");
    let is_said = |mv: &Move| {
        let squares = mv.to_string();
        // After the first square stand the second and what the pawn becomes.
        let rest = squares.get(2..).unwrap_or_default();
        let ends = |short: &str| short.eq_ignore_ascii_case(rest);
        let is_short = match mv.role() {
            Role::Pawn => text.strip_prefix(mv.from().file().char()).is_some_and(ends),
            role => [Language::English, letters]
                .into_iter()
                .any(|it| text.strip_prefix(it.letter(role)).is_some_and(ends)),
        };
        text.eq_ignore_ascii_case(&squares) || is_short && mv.castling().is_none()
    };
    let moves = premoves(position).into_iter();
    let mut said = moves.filter(is_said);
    said.next().filter(|_| said.next().is_none())
}

/// A position in which the player to move had passed.
fn passed(position: &Position) -> Setup {
    let mut setup = position.to_setup();
    setup.turn = position.turn().other();
    setup.en_passant = None;
    setup
}

impl From<Move> for Chosen {
    fn from(mv: Move) -> Self {
        Self {
            from: mv.from(),
            to: mv.to(),
            promotion: mv.promotion(),
        }
    }
}

impl From<Premove> for Chosen {
    fn from((from, to, promotion): Premove) -> Self {
        Self {
            from,
            to,
            promotion,
        }
    }
}

impl From<Chosen> for Premove {
    fn from(chosen: Chosen) -> Self {
        (chosen.from, chosen.to, chosen.promotion)
    }
}
