//! An exercise while it is worked at, as plain data: native tests work through the whole course.

use std::rc::Rc;

use board::{BoardEvent, BoardKey, Drawing};
use course::progress::TaskEvent;
use course::question::Question;
use course::{Answer, Exercise, Run, Verdict};
use exercise::{Ask, Hint, Standing, Try};
use notation::style::Style;
use rules::{AnyPosition, Bitboard, Square};
use yew::Reducible;

use super::asked::{Asked, Gestures};
use super::contrast::contrast_of;
use super::feedback::{Done, Tone, with_others};
use super::{reason, solution};
use crate::frame::{self, Face};
use crate::step_state::{StepState, try_of};

/// What is done at an exercise; times are in milliseconds.
#[derive(Clone, Debug)]
pub enum Action {
    /// Something was done on the board.
    Board(BoardEvent, u64),
    /// An answer was given by a button.
    Answer(Answer, u64),
    /// Something was typed, a move perhaps as the chosen notation writes it.
    Typed(String, Style, u64),
    /// A hint is asked for.
    Hint,
    /// It is given up: the answer is shown.
    Show(u64),
    /// It begins anew.
    Anew(u64),
    /// The board is turned.
    Turn,
}

/// An exercise while it is worked at.
#[derive(Clone, Debug)]
pub struct TaskDesk {
    run: Run,
    /// What is said and drawn; it is done when it is solved or given up.
    pub step: StepState,
    /// What was done so far.
    pub events: Vec<TaskEvent>,
    /// Whether a hint was asked for and there was no other.
    is_out_of_hints: bool,
    found: Vec<Try>,
    last: Option<(Square, Square)>,
    after: Option<AnyPosition>,
}

impl Reducible for TaskDesk {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = Self::clone(&self);
        next.apply(action);
        Rc::new(next)
    }
}

impl TaskDesk {
    /// Begins an exercise.
    #[must_use]
    pub fn new(exercise: &Exercise, now: u64) -> Self {
        Self {
            run: Run::new(exercise, now),
            step: StepState::new(exercise.orientation),
            events: Vec::new(),
            is_out_of_hints: false,
            found: Vec::new(),
            last: None,
            after: None,
        }
    }

    /// Goes on where a learner has left it. What leads to its end or nowhere is no way to go on.
    #[must_use]
    pub fn resume(exercise: &Exercise, events: &[TaskEvent], now: u64) -> Self {
        let mut desk = Self::new(exercise, now);
        for event in events {
            match event {
                TaskEvent::Answer(answer) => desk.answer(answer, now),
                TaskEvent::Hint => desk.hint(),
                TaskEvent::Anew => {}
            }
        }
        if desk.is_done() {
            return Self::new(exercise, now);
        }
        desk.step = desk.step.resumed();
        desk
    }

    /// The exercise.
    #[must_use]
    pub const fn exercise(&self) -> &Exercise {
        self.run.exercise()
    }

    /// Whether nothing is left to do.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.run.standing() != Standing::Open
    }

    /// Whether the answer can be asked for: once an answer was wrong, or no hint is left.
    #[must_use]
    pub fn can_give_up(&self) -> bool {
        !self.is_done() && (self.is_out_of_hints || self.run.outcome(0).attempts > 0)
    }

    /// The board as it stands; an empty one where the question has none.
    #[must_use]
    pub fn ground(&self) -> AnyPosition {
        let ground = self.after.clone().or_else(|| self.run.board());
        ground.unwrap_or_else(|| AnyPosition::of(&rules::Setup::empty()))
    }

    /// Whether there is a board at all.
    #[must_use]
    pub fn has_board(&self) -> bool {
        self.run.board().is_some()
    }

    /// What the board shows.
    pub(crate) fn face(&self) -> Face {
        let ground = self.ground();
        let asked = Asked::of(&self.exercise().question);
        let is_live = asked.gestures == Gestures::Moves && !self.is_done();
        Face {
            last: self.last,
            marked: self.marked(),
            shapes: self.exercise().shapes.clone().into(),
            drawing: self.drawing(),
            ..self.step.face(&ground, is_live)
        }
    }

    /// The squares that are found, hinted at, or named by the question.
    fn marked(&self) -> Bitboard {
        let exercise = self.exercise();
        let shown = frame::marked_squares(&exercise.shapes);
        let asked = match &exercise.question {
            Question::Find(task) => match task.ask() {
                Ask::Name(squares) => squares - self.run.found(),
                _ => self.run.found(),
            },
            _ => self.run.found(),
        };
        shown | asked
    }

    /// What a reason or a hint draws, and the moves that are found.
    fn drawing(&self) -> Rc<Drawing> {
        let mut drawing = self.step.drawing();
        let made = self.found.iter().map(|made| (made.from, made.to));
        let written = match &self.exercise().question {
            Question::Write(asked) => Some((asked.mv.from(), asked.mv.to())),
            _ => None,
        };
        let arrows = made.chain(written);
        let arrows = arrows.map(|(from, to)| board::Arrow { from, to });
        drawing.arrows.extend(arrows);
        Rc::new(drawing)
    }

    /// Carries out an action.
    pub fn apply(&mut self, action: Action) {
        match action {
            Action::Board(event, now) => self.on_board(event, now),
            Action::Answer(answer, now) => self.answer(&answer, now),
            Action::Typed(text, chosen, now) => self.typed(&text, chosen, now),
            Action::Hint => self.hint(),
            Action::Show(now) => self.show(now),
            Action::Turn => self.step.turn(),
            Action::Anew(now) => {
                *self = Self {
                    step: self.step.anew(),
                    ..Self::new(self.run.exercise(), now)
                };
            }
        }
    }

    fn on_board(&mut self, event: BoardEvent, now: u64) {
        let asked = Asked::of(&self.exercise().question);
        match event {
            BoardEvent::Attempt(made) => self.answer(&Answer::Move(try_of(made)), now),
            BoardEvent::NotMovable(square) if asked.gestures == Gestures::Squares => {
                self.answer(&Answer::Square(square), now);
            }
            BoardEvent::NotMovable(square) | BoardEvent::Key(BoardKey::ThisSquare(square)) => {
                let board = self.ground().board();
                self.step.tell_square(&board, square);
            }
            BoardEvent::PromotionOpened { to, .. } => self.step.ask_promotion(to),
            BoardEvent::Key(BoardKey::Flip) => self.step.turn(),
            BoardEvent::Picked(_)
            | BoardEvent::Cancelled
            | BoardEvent::Key(_)
            | BoardEvent::Cursor(_) => {}
        }
    }

    fn typed(&mut self, text: &str, chosen: Style, now: u64) {
        let Some(entry) = Asked::of(&self.exercise().question).entry else {
            return;
        };
        let ground = self.ground();
        if let Some(answer) = self.step.read(entry, &ground, text, chosen) {
            self.answer(&answer, now);
        }
    }

    fn answer(&mut self, answer: &Answer, now: u64) {
        let before = self.ground();
        let verdict = self.run.answer(answer, now);
        if matches!(
            verdict,
            Verdict::Right { .. } | Verdict::Solved | Verdict::Wrong { .. }
        ) {
            self.events.push(TaskEvent::Answer(answer.clone()));
        }
        let exercise = self.run.exercise();
        let (prose, drawing) = contrast_of(&exercise.question, &verdict).unwrap_or_else(|| {
            let drawing = match &verdict {
                Verdict::Wrong { reason, .. } | Verdict::Illegal(reason) => {
                    reason::drawing(&exercise.question, answer, reason)
                }
                _ => Drawing::default(),
            };
            let prose = words::course_verdict_prose(exercise, &before, answer, &verdict);
            (prose, drawing)
        });
        let prose = match &verdict {
            Verdict::Solved => with_others(&exercise.question, answer, prose),
            _ => prose,
        };
        self.step.draw(drawing);
        let tone = match &verdict {
            Verdict::Right { .. } => Tone::Right,
            Verdict::Solved => Tone::Solved,
            Verdict::Wrong { .. } | Verdict::Illegal(_) => Tone::Wrong,
            Verdict::Again | Verdict::TooHard | Verdict::NotAsked | Verdict::Over => Tone::Plain,
        };
        match (&verdict, answer) {
            (Verdict::Right { reply, .. }, _) => {
                self.go_on(answer, reply.map(|mv| (mv.from(), mv.to())));
            }
            (Verdict::Solved, _) => self.go_on(answer, None),
            (
                Verdict::Wrong {
                    is_restarted: true, ..
                },
                _,
            ) => {
                self.last = None;
                self.step.move_on();
            }
            _ => {}
        }
        self.step.explain(prose, tone);
        if verdict == Verdict::Solved {
            let moves = self.run.moves().zip(self.exercise().par);
            self.step.done.send(Done {
                outcome: self.run.outcome(now),
                moves,
            });
        }
    }

    /// A right answer is shown.
    fn go_on(&mut self, answer: &Answer, reply: Option<(Square, Square)>) {
        self.step.hint(Bitboard::EMPTY);
        let Answer::Move(made) = answer else {
            return;
        };
        match &self.exercise().question {
            Question::Find(_) => self.found.push(*made),
            Question::Move(asked) => {
                let found = asked.position.find_move(made.from, made.to, made.promotion);
                if let Ok(mv) = found {
                    self.after = Some(AnyPosition::Legal(asked.position).play(mv));
                }
                self.last = Some((made.from, made.to));
                self.step.move_on();
            }
            _ => {
                self.last = reply.or(Some((made.from, made.to)));
                self.step.move_on();
            }
        }
    }

    fn hint(&mut self) {
        let Some(hint) = self.run.hint() else {
            self.is_out_of_hints = true;
            let text = words::hints_over();
            return self.step.tell(&text, Tone::Hint);
        };
        self.events.push(TaskEvent::Hint);
        let ground = self.ground();
        let exercise = self.run.exercise();
        let text = words::course_hint_text(exercise, &ground, hint);
        let squares = match hint {
            Hint::Author(place) => {
                let hint = exercise.hints.get(place);
                hint.map(|hint| hint.squares).unwrap_or_default()
            }
            Hint::Piece(square) | Hint::Square(square) => square.into(),
            Hint::Missing(_) | Hint::Say(_) | Hint::Not(_) => Bitboard::EMPTY,
        };
        self.step.hint(squares);
        self.step.tell(&text, Tone::Hint);
    }

    fn show(&mut self, now: u64) {
        if !self.can_give_up() {
            return;
        }
        self.run.give_up(now);
        let question = &self.run.exercise().question;
        let text = words::course_answer_text(question);
        self.step.draw(solution::drawing(question));
        self.step.hint(Bitboard::EMPTY);
        self.last = None;
        self.step.move_on();
        self.step.tell(&text, Tone::Hint);
        self.step.done.send(Done {
            outcome: self.run.outcome(now),
            moves: None,
        });
    }
}
