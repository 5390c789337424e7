//! A position that is played on against the computer, as plain data.

mod goal;

use std::rc::Rc;

use board::{BoardEvent, BoardKey};
use course::progress::TaskEvent;
use course::{Answer, PlayOut};
use exercise::{Hint, Outcome, Standing, Try};
use game::Game;
use notation::style::Style;
use rules::{AnyPosition, Move, Position};
use yew::Reducible;

use crate::frame::Face;
use crate::step_state::{StepState, try_of};
use crate::task::{Done, Tone};

/// The level at which the computer looks for a hint.
const BEST: u8 = 10;

/// How it stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reached {
    /// The goal can still be reached.
    #[default]
    Open,
    /// It is reached.
    Yes,
    /// It cannot be reached any longer.
    No,
}

/// What the computer is asked: the game as it hears it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// Where the game began.
    pub start: String,
    /// Its moves.
    pub moves: String,
    /// How strong it plays.
    pub level: u8,
}

/// What is done; times are in milliseconds.
#[derive(Clone, Debug)]
pub enum Action {
    /// Something was done on the board.
    Board(BoardEvent, u64),
    /// A move was typed, perhaps as the chosen notation writes it.
    Typed(String, Style, u64),
    /// A hint is asked for.
    Hint,
    /// The computer has chosen, as in `e2e4 cp 31`.
    Chosen(String, u64),
    /// The computer does not answer.
    Lost,
    /// It begins anew.
    Anew(u64),
    /// The board is turned.
    Turn,
}

/// A position while it is played on.
#[derive(Clone, Debug)]
pub struct PlayOutDesk {
    task: Rc<PlayOut>,
    game: Game,
    /// How it stands.
    pub reached: Reached,
    /// Whether the computer could not be started.
    pub is_lost: bool,
    /// What is said and drawn; it is done when the goal is reached.
    pub step: StepState,
    /// Whether the computer is asked for the learner's move.
    is_advised: bool,
    /// The move that the computer advises here.
    advice: Option<Move>,
    /// How many hints were given.
    hints: u32,
    /// How often it was begun.
    attempts: u32,
    began: u64,
}

impl Reducible for PlayOutDesk {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = Self::clone(&self);
        next.apply(action);
        Rc::new(next)
    }
}

impl PlayOutDesk {
    /// Begins.
    #[must_use]
    pub fn new(task: &Rc<PlayOut>, now: u64) -> Self {
        Self {
            game: Game::from_position(task.position),
            reached: Reached::Open,
            is_lost: false,
            step: StepState::new(task.side),
            is_advised: false,
            advice: None,
            hints: 0,
            attempts: 1,
            began: now,
            task: Rc::clone(task),
        }
    }

    /// Goes on where a learner has left it. What leads to the end or nowhere is no way to go on.
    #[must_use]
    pub fn resume(task: &Rc<PlayOut>, events: &[TaskEvent], now: u64) -> Self {
        let mut desk = Self::new(task, now);
        for event in events {
            let &TaskEvent::Answer(Answer::Move(made)) = event else {
                desk.attempts += u32::from(*event == TaskEvent::Anew);
                desk.hints += u32::from(*event == TaskEvent::Hint);
                continue;
            };
            let found = desk
                .game
                .position()
                .find_move(made.from, made.to, made.promotion);
            if let Ok(mv) = found {
                desk.play(mv, now);
            }
        }
        if desk.reached != Reached::Open {
            return Self::new(task, now);
        }
        desk.step = desk.step.resumed();
        desk
    }

    /// What was done so far: how often it was begun anew, how many hints were given, then the moves
    /// of both sides.
    #[must_use]
    pub fn events(&self) -> Vec<TaskEvent> {
        let anew = (1..self.attempts).map(|_| TaskEvent::Anew);
        let moves = self.game.moves().iter();
        let moves = moves.map(|&mv| TaskEvent::Answer(Answer::Move(Try::from(mv))));
        let hints = (0..self.hints).map(|_| TaskEvent::Hint);
        anew.chain(hints).chain(moves).collect()
    }

    /// The last move, and the position before it.
    #[must_use]
    pub fn last_move(&self) -> Option<(Position, Move)> {
        let ply = self.game.len().checked_sub(1)?;
        Some((*self.game.position_at(ply), self.game.moves()[ply]))
    }

    /// What the computer is asked now: for its move, or for the learner's as a hint.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        let is_asked = self.reached == Reached::Open
            && !self.is_lost
            && self.game.outcome().is_none()
            && (self.is_advised || self.game.position().turn() != self.task.side);
        is_asked.then(|| {
            let moves: Vec<String> = self.game.moves().iter().map(ToString::to_string).collect();
            Question {
                start: self.game.start().to_string(),
                moves: moves.join(" "),
                level: if self.is_advised {
                    BEST
                } else {
                    self.task.level
                },
            }
        })
    }

    /// What is to be reached.
    #[must_use]
    pub fn task(&self) -> &PlayOut {
        &self.task
    }

    /// Whether the learner has the move.
    #[must_use]
    pub fn is_own_turn(&self) -> bool {
        self.reached == Reached::Open && self.game.position().turn() == self.task.side
    }

    /// What the board shows.
    pub(crate) fn face(&self) -> Face {
        let ground = AnyPosition::Legal(*self.game.position());
        let last = self.game.moves().last();
        Face {
            last: last.map(|mv| (mv.from(), mv.to())),
            ..self.step.face(&ground, self.is_own_turn())
        }
    }

    /// Carries out an action.
    pub fn apply(&mut self, action: Action) {
        match action {
            Action::Board(BoardEvent::Attempt(made), now) => self.attempt(try_of(made), now),
            Action::Board(BoardEvent::Key(BoardKey::Flip), _) | Action::Turn => self.step.turn(),
            Action::Board(BoardEvent::PromotionOpened { to, .. }, _) => self.step.ask_promotion(to),
            Action::Board(..) => {}
            Action::Typed(text, chosen, now) => {
                if let Some(made) = self.step.read_move(self.game.position(), &text, chosen) {
                    self.attempt(made, now);
                }
            }
            Action::Hint => self.hint(),
            Action::Chosen(text, now) => self.chosen(&text, now),
            Action::Lost => {
                self.is_lost = true;
                self.step.tell(&words::play_no_computer(), Tone::Wrong);
            }
            Action::Anew(now) => {
                *self = Self {
                    step: self.step.anew(),
                    attempts: self.attempts + 1,
                    hints: self.hints,
                    ..Self::new(&self.task, now)
                };
            }
        }
    }

    fn attempt(&mut self, made: Try, now: u64) {
        if !self.is_own_turn() {
            return;
        }
        if let Some(mv) = self.step.legal(self.game.position(), made) {
            self.play(mv, now);
        }
    }

    /// A move of the computer; one that is none means that the engine is broken.
    fn chosen(&mut self, text: &str, now: u64) {
        if self.question().is_none() {
            return;
        }
        let word = text.split(' ').next().unwrap_or_default();
        match notation::uci::read(self.game.position(), word) {
            Ok(mv) if self.is_advised => {
                self.is_advised = false;
                self.advice = Some(mv);
                self.advise(Hint::Piece(mv.from()));
            }
            Ok(mv) => self.play(mv, now),
            Err(_) => self.apply(Action::Lost),
        }
    }

    /// The piece to move comes first, then where it goes.
    fn hint(&mut self) {
        match self.advice {
            _ if !self.is_own_turn() => {}
            Some(mv) => self.advise(Hint::Square(mv.to())),
            None if self.is_lost => self.apply(Action::Lost),
            None => self.is_advised = true,
        }
    }

    fn advise(&mut self, hint: Hint) {
        self.hints += 1;
        if let Hint::Piece(square) | Hint::Square(square) = hint {
            self.step.erase();
            self.step.hint(square);
        }
        let ground = AnyPosition::Legal(*self.game.position());
        let text = words::hint_text(&ground, hint);
        self.step.tell(&text.unwrap_or_default(), Tone::Hint);
    }

    fn play(&mut self, mv: Move, now: u64) {
        let before = *self.game.position();
        if self.game.play(mv).is_err() {
            return;
        }
        self.is_advised = false;
        self.advice = None;
        self.step.erase();
        self.step.move_on();
        self.reached = self.judge(&before, mv);
        let said = words::move_announcement(&before, mv);
        match self.reached {
            Reached::Open => self.step.tell(&said, Tone::Plain),
            Reached::No => self.step.tell(&self.missed(&before, mv), Tone::Wrong),
            Reached::Yes => {
                self.step.tell(&words::play_reached(), Tone::Solved);
                let own = self.own_moves();
                let par = self.task.moves;
                self.step.done.send(Done {
                    outcome: Outcome {
                        standing: Standing::Solved,
                        attempts: self.attempts,
                        hints: self.hints,
                        milliseconds: now.saturating_sub(self.began),
                        ..Outcome::default()
                    },
                    moves: u8::try_from(own).ok().zip(par),
                });
            }
        }
    }

    /// How many moves the learner has made.
    fn own_moves(&self) -> usize {
        let plies = self.game.len();
        if self.game.start().turn() == self.task.side {
            plies.div_ceil(2)
        } else {
            plies / 2
        }
    }
}
