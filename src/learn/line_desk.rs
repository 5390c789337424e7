//! A line or a game, played through or found, as plain data.

use std::rc::Rc;

use board::{Attempt, BoardEvent, BoardKey, Drawing};
use course::progress::TaskEvent;
use course::{Answer, PlayedLine};
use exercise::{Hint, Line, LineVerdict, Try};
use explain::illegal::{Context, attempt};
use notation::style::Style;
use record::{CommentPlace, NodeId, Record};
use rules::{AnyPosition, Bitboard, Color, Move, Position};
use ui::{Navigation, Pulse};
use words::Prose;
use yew::Reducible;

use crate::frame::Face;
use crate::task::{Done, Entry, Feedback, Tone, Typed, contrast};

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
    /// What was said last.
    pub feedback: Pulse<Rc<Feedback>>,
    /// Sent when the line is found.
    pub done: Pulse<Done>,
    /// What was typed was a move.
    pub taken: Pulse<()>,
    /// What was done so far to find it.
    pub events: Vec<TaskEvent>,
    drawing: Rc<Drawing>,
    hinted: Bitboard,
    bottom: Color,
    key: u64,
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
            feedback: Pulse::default(),
            done: Pulse::default(),
            taken: Pulse::default(),
            events: Vec::new(),
            drawing: Rc::default(),
            hinted: Bitboard::EMPTY,
            bottom: line.orientation,
            key: 0,
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
                TaskEvent::Answer(Answer::Move(Try {
                    from,
                    to,
                    promotion,
                })) => desk.play(
                    Attempt {
                        from,
                        to,
                        promotion,
                    },
                    now,
                ),
                TaskEvent::Hint => desk.hint(),
                _ => {}
            }
        }
        if !desk.is_task() {
            return Self::new(line, now);
        }
        Self {
            feedback: Pulse::default(),
            drawing: Rc::default(),
            hinted: Bitboard::EMPTY,
            ..desk
        }
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
        let face = if self.is_task() {
            Face::live(&ground, self.bottom)
        } else {
            Face::of(&ground, self.bottom)
        };
        let last = self.line.record.step(self.at).and_then(|step| step.mv());
        let mut drawing = Drawing::clone(&self.drawing);
        drawing.squares |= self.hinted;
        Face {
            last: last.map(|mv| (mv.from(), mv.to())),
            drawing: Rc::new(drawing),
            key: self.key,
            ..face
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
            Action::Board(BoardEvent::Attempt(made), now) => self.play(made, now),
            Action::Board(BoardEvent::Key(BoardKey::Back), _) => self.go(Navigation::Previous),
            Action::Board(BoardEvent::Key(BoardKey::Forward), _) => self.go(Navigation::Next),
            Action::Board(BoardEvent::Key(BoardKey::Flip), _) | Action::Turn => {
                self.bottom = self.bottom.other();
            }
            Action::Board(
                BoardEvent::NotMovable(square) | BoardEvent::Key(BoardKey::ThisSquare(square)),
                _,
            ) => {
                let board = self.line.record.position(self.at).board();
                let text = words::square_text(board.piece_at(square), square);
                self.tell(&text, Tone::Plain);
            }
            Action::Board(BoardEvent::PromotionOpened { to, .. }, _) => {
                self.tell(&words::promotion_asked(to), Tone::Plain);
            }
            Action::Board(..) => {}
            Action::Typed(text, chosen, now) => self.typed(&text, chosen, now),
            Action::Go(where_to) => self.go(where_to),
            Action::To(node) => self.show(node),
            Action::Hint => self.hint(),
            Action::Anew(now) => {
                let fresh = Self::new(&self.line, now);
                *self = Self {
                    feedback: self.feedback.clone(),
                    done: self.done.clone(),
                    taken: self.taken.clone(),
                    bottom: self.bottom,
                    key: self.key + 1,
                    ..fresh
                };
                self.tell("", Tone::Plain);
            }
        }
    }

    fn typed(&mut self, text: &str, chosen: Style, now: u64) {
        let ground = AnyPosition::Legal(*self.line.record.position(self.at));
        match Entry::Move.read(&ground, text, chosen) {
            Typed::Answer(course::Answer::Move(made)) => {
                self.taken.send(());
                let Try {
                    from,
                    to,
                    promotion,
                } = made;
                let made = Attempt {
                    from,
                    to,
                    promotion,
                };
                self.play(made, now);
            }
            Typed::Unreadable(why) => self.tell(&why, Tone::Wrong),
            Typed::Answer(_) => {}
        }
    }

    fn play(&mut self, made: Attempt, now: u64) {
        self.drawing = Rc::default();
        self.hinted = Bitboard::EMPTY;
        let Some(find) = &mut self.find else {
            return;
        };
        let Attempt {
            from,
            to,
            promotion,
        } = made;
        let before = *find.position();
        let verdict = find.play(Try::new(from, to, promotion), now);
        if let LineVerdict::Illegal(_) = verdict {
            let refused = attempt(&Context::of(&before), from, to, promotion);
            if let Err(illegal) = refused {
                self.drawing = Rc::new(Drawing {
                    wrong: Some(to),
                    pieces: illegal.by,
                    squares: illegal.squares - illegal.by,
                    ..Drawing::default()
                });
                let prose = words::attempt_prose(&before, from, to, &illegal);
                return self.feedback.send(Rc::new(Feedback {
                    prose,
                    tone: Tone::Wrong,
                }));
            }
        }
        self.events.push(TaskEvent::Answer(Answer::Move(Try::new(
            from, to, promotion,
        ))));
        let is_silent = match verdict {
            LineVerdict::Known { node } => find.feedback(node).is_empty(),
            LineVerdict::Unknown => true,
            _ => false,
        };
        let right = is_silent.then(|| find.right_here());
        let made = before.find_move(from, to, promotion).ok();
        let reason = right.zip(made);
        let reason = reason.and_then(|(right, mv)| contrast(&before, &right, mv));
        if let Some((prose, drawing)) = reason {
            self.drawing = Rc::new(drawing);
            let tone = Tone::Wrong;
            return self.feedback.send(Rc::new(Feedback { prose, tone }));
        }
        let text = words::line_verdict_text(find, Try::new(from, to, promotion), &verdict);
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
            self.key += 1;
        }
        if tone == Tone::Wrong {
            self.drawing = Rc::new(Drawing {
                wrong: Some(to),
                ..Drawing::default()
            });
        }
        self.tell(&text, tone);
        if is_solved {
            self.done.send(Done {
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
        self.key += 1;
        let record = &self.line.record;
        let said = record.parent(node).and_then(|parent| {
            let mv = record.step(node)?.mv()?;
            Some(words::move_announcement(record.position(parent), mv))
        });
        self.tell(&said.unwrap_or_default(), Tone::Plain);
    }

    fn hint(&mut self) {
        let hint = self.find.as_mut().and_then(|find| find.hint());
        if hint.is_some() {
            self.events.push(TaskEvent::Hint);
        }
        let ground = AnyPosition::Legal(*self.line.record.position(self.at));
        let text = hint.and_then(|hint| words::hint_text(&ground, hint));
        if let Some(Hint::Piece(square) | Hint::Square(square)) = hint {
            self.hinted = square.into();
        }
        self.tell(&text.unwrap_or_else(words::hints_over), Tone::Hint);
    }

    fn tell(&mut self, text: &str, tone: Tone) {
        let prose = Prose::of(text);
        self.feedback.send(Rc::new(Feedback { prose, tone }));
    }
}
