//! A line or a game, played through or found, as plain data.

use std::rc::Rc;

use board::{BoardEvent, BoardKey, Drawing};
use course::progress::TaskEvent;
use course::{Answer, PlayedLine};
use exercise::{Hint, Line, LineVerdict, Try};
use notation::style::Style;
use record::{CommentPlace, NodeId, Record};
use rules::{AnyPosition, Move, Position};
use ui::Navigation;
use yew::Reducible;

use crate::frame::Face;
use crate::step_state::{StepState, try_of};
use crate::task::{Done, Tone, contrast};

/// What is done at a line; times are in milliseconds.
#[derive(Clone, Debug)]
pub enum Action {
    /// Something was done on the board.
    Board(BoardEvent, u64),
    /// A move was typed, perhaps as the chosen notation writes it.
    Typed(String, Style, u64),
    /// Another move of the line is shown.
    Go(Navigation),
    /// This move is shown.
    To(NodeId),
    /// A hint is asked for.
    Hint,
    /// It begins anew.
    Anew(u64),
    /// The board is turned.
    Turn,
}

/// A line while it is played through or found.
#[derive(Clone, Debug)]
pub struct LineDesk {
    line: Rc<PlayedLine>,
    /// The task, where there is one.
    find: Option<Box<Line>>,
    /// The move that is shown.
    pub at: NodeId,
    /// What is said and drawn; it is done when the line is found.
    pub step: StepState,
    /// What was done so far to find it.
    pub events: Vec<TaskEvent>,
}

impl Reducible for LineDesk {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = Self::clone(&self);
        next.apply(action);
        Rc::new(next)
    }
}

impl LineDesk {
    /// Begins a line.
    #[must_use]
    pub fn new(line: &Rc<PlayedLine>, now: u64) -> Self {
        // The build has proved that every task has something to find.
        let find = line.task.as_ref().and_then(|task| {
            let run = Line::new(task, line.record.clone(), now, 0, now);
            run.ok().map(Box::new)
        });
        Self {
            line: Rc::clone(line),
            at: find.as_ref().map_or(Record::ROOT, |find| find.at()),
            find,
            step: StepState::new(line.orientation),
            events: Vec::new(),
        }
    }

    /// Goes on where a learner has left it. What leads to its end is no way to go on.
    #[must_use]
    pub fn resume(line: &Rc<PlayedLine>, events: &[TaskEvent], now: u64) -> Self {
        let mut desk = Self::new(line, now);
        if !desk.is_task() {
            return desk;
        }
        for event in events {
            match *event {
                TaskEvent::Answer(Answer::Move(made)) => desk.play(made, now),
                TaskEvent::Hint => desk.hint(),
                _ => {}
            }
        }
        if !desk.is_task() {
            return Self::new(line, now);
        }
        desk.step = desk.step.resumed();
        desk
    }

    /// Whether moves are to be found.
    #[must_use]
    pub fn is_task(&self) -> bool {
        self.find
            .as_ref()
            .is_some_and(|find| !find.tally().is_over())
    }

    /// Whether the line was found, or there is nothing to find.
    #[must_use]
    pub fn is_open(&self) -> bool {
        !self.is_task()
    }

    /// The line.
    #[must_use]
    pub fn line(&self) -> &PlayedLine {
        &self.line
    }

    /// The move that is shown, and the position before it.
    #[must_use]
    pub fn shown_move(&self) -> Option<(Position, Move)> {
        let record = &self.line.record;
        let parent = record.parent(self.at)?;
        let mv = record.step(self.at)?.mv()?;
        Some((*record.position(parent), mv))
    }

    /// What the board shows.
    pub(crate) fn face(&self) -> Face {
        let position = self.line.record.position(self.at);
        let ground = AnyPosition::Legal(*position);
        let last = self.line.record.step(self.at).and_then(|step| step.mv());
        Face {
            last: last.map(|mv| (mv.from(), mv.to())),
            ..self.step.face(&ground, self.is_task())
        }
    }

    /// What the author says to the move that is shown.
    #[must_use]
    pub fn comment(&self) -> String {
        let record = &self.line.record;
        record.comment_text(self.at, CommentPlace::After)
    }

    /// Carries out an action.
    pub fn apply(&mut self, action: Action) {
        match action {
            Action::Board(BoardEvent::Attempt(made), now) => self.play(try_of(made), now),
            Action::Board(BoardEvent::Key(BoardKey::Back), _) => self.go(Navigation::Previous),
            Action::Board(BoardEvent::Key(BoardKey::Forward), _) => self.go(Navigation::Next),
            Action::Board(BoardEvent::Key(BoardKey::Flip), _) | Action::Turn => self.step.turn(),
            Action::Board(
                BoardEvent::NotMovable(square) | BoardEvent::Key(BoardKey::ThisSquare(square)),
                _,
            ) => {
                let board = self.line.record.position(self.at).board();
                self.step.tell_square(&board, square);
            }
            Action::Board(BoardEvent::PromotionOpened { to, .. }, _) => self.step.ask_promotion(to),
            Action::Board(..) => {}
            Action::Typed(text, chosen, now) => self.typed(&text, chosen, now),
            Action::Go(where_to) => self.go(where_to),
            Action::To(node) => self.show(node),
            Action::Hint => self.hint(),
            Action::Anew(now) => {
                *self = Self {
                    step: self.step.anew(),
                    ..Self::new(&self.line, now)
                };
            }
        }
    }

    fn typed(&mut self, text: &str, chosen: Style, now: u64) {
        let position = self.line.record.position(self.at);
        if let Some(made) = self.step.read_move(position, text, chosen) {
            self.play(made, now);
        }
    }

    fn play(&mut self, made: Try, now: u64) {
        self.step.erase();
        let Some(find) = &mut self.find else {
            return;
        };
        let before = *find.position();
        let verdict = find.play(made, now);
        if let LineVerdict::Illegal(_) = verdict
            && self.step.legal(&before, made).is_none()
        {
            return;
        }
        self.events.push(TaskEvent::Answer(Answer::Move(made)));
        let is_silent = match verdict {
            LineVerdict::Known { node } => find.feedback(node).is_empty(),
            LineVerdict::Unknown => true,
            _ => false,
        };
        let right = is_silent.then(|| find.right_here());
        let mv = before.find_move(made.from, made.to, made.promotion).ok();
        let reason = right.zip(mv);
        let reason = reason.and_then(|(right, mv)| contrast(&before, &right, mv));
        if let Some((prose, drawing)) = reason {
            self.step.draw(drawing);
            return self.step.explain(prose, Tone::Wrong);
        }
        let text = words::line_verdict_text(find, made, &verdict);
        let (tone, is_solved) = match verdict {
            LineVerdict::Right { .. } => (Tone::Right, false),
            LineVerdict::Solved { .. } => (Tone::Solved, true),
            _ => (Tone::Wrong, false),
        };
        let node = match verdict {
            LineVerdict::Solved { node, reply } => reply.unwrap_or(node),
            _ => find.at(),
        };
        let outcome = find.outcome(now);
        if node != self.at {
            self.at = node;
            self.step.move_on();
        }
        if tone == Tone::Wrong {
            self.step.draw(Drawing {
                wrong: Some(made.to),
                ..Drawing::default()
            });
        }
        self.step.tell(&text, tone);
        if is_solved {
            self.step.done.send(Done {
                outcome,
                moves: None,
            });
        }
    }

    /// Walks along the line or the variation that is shown, which are open once nothing is left to find.
    fn go(&mut self, where_to: Navigation) {
        let record = &self.line.record;
        let node = match where_to {
            Navigation::Previous => record.parent(self.at),
            Navigation::Next => record.next(self.at).or(Some(self.at)),
            Navigation::Last => record.main_line().last().copied(),
            Navigation::First | Navigation::To(_) => None,
        };
        self.show(node.unwrap_or(Record::ROOT));
    }

    fn show(&mut self, node: NodeId) {
        if self.is_task() || !self.line.record.contains(node) || node == self.at {
            return;
        }
        self.at = node;
        self.step.move_on();
        let record = &self.line.record;
        let said = record.parent(node).and_then(|parent| {
            let mv = record.step(node)?.mv()?;
            Some(words::move_announcement(record.position(parent), mv))
        });
        self.step.tell(&said.unwrap_or_default(), Tone::Plain);
    }

    fn hint(&mut self) {
        let hint = self.find.as_mut().and_then(|find| find.hint());
        if hint.is_some() {
            self.events.push(TaskEvent::Hint);
        }
        let ground = AnyPosition::Legal(*self.line.record.position(self.at));
        let text = hint.and_then(|hint| words::hint_text(&ground, hint));
        if let Some(Hint::Piece(square) | Hint::Square(square)) = hint {
            self.step.hint(square);
        }
        self.step
            .tell(&text.unwrap_or_else(words::hints_over), Tone::Hint);
    }
}
