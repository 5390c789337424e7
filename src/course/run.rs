//! An exercise while it is worked at.

mod own;

use exercise::{
    Find, Hint, Item, Mark, Outcome, Solve, Soundness, Standing, Try, Verdict as Judged,
};
use rules::{AnyPosition, Bitboard, Move};

use crate::drill::{Answer, Exercise};
use crate::question::Question;
use crate::reason::{self, Reason};
use own::Own;

/// What an answer is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is right, and the exercise goes on.
    Right {
        /// How many parts of the answer are still missing, where they are counted.
        missing: usize,
        /// What the other side has answered.
        reply: Option<Move>,
    },
    /// It is right, and was there before.
    Again,
    /// Nothing is left to do.
    Solved,
    /// It is wrong, and a try is counted.
    Wrong {
        /// Why.
        reason: Reason,
        /// What the author says to it.
        author: Option<String>,
        /// Whether the exercise has begun anew.
        is_restarted: bool,
    },
    /// The laws do not allow the move; no try is counted.
    Illegal(Reason),
    /// Neither right nor wrong: the search has reached its limit.
    TooHard,
    /// The question is not answered in this way.
    NotAsked,
    /// The exercise is over.
    Over,
}

/// How an exercise is judged.
#[derive(Clone, Debug)]
enum Engine {
    Find(Box<Find>),
    Solve(Box<Solve>),
    Own(Own),
}

/// An exercise while it is worked at. Time is named by the caller, in milliseconds of any clock
/// that does not go back.
///
/// # Examples
///
/// ```
/// use course::{Answer, Run, Verdict};
///
/// let text = "---\ntitle: T\n---\n\n```chess ask\nask=\"yes-no\" that=\"light e4\" answer=\"yes\"\n\
///     fen=\"start\"\nprompt: Is e4 a light square?\n```\n";
/// let lesson = course::markdown::read("t.md", text).expect("nothing is wrong");
/// let exercise = lesson.exercises().next().expect("there is one");
/// let mut run = Run::new(exercise, 0);
/// assert!(matches!(run.answer(&Answer::Say(false), 900), Verdict::Wrong { .. }));
/// assert_eq!(run.answer(&Answer::Say(true), 1_500), Verdict::Solved);
/// assert_eq!(run.outcome(9_000).attempts, 2);
/// ```
#[derive(Clone, Debug)]
pub struct Run {
    exercise: Exercise,
    engine: Engine,
    /// What had come of it when it was given up.
    given_up: Option<Outcome>,
}

impl Run {
    /// Begins an exercise.
    #[must_use]
    pub fn new(exercise: &Exercise, now: u64) -> Self {
        let hints = exercise.hints.len();
        let engine = match &exercise.question {
            Question::Find(task) => Engine::Find(Box::new(Find::new(task, hints, now))),
            Question::Solve(task) => Engine::Solve(Box::new(Solve::new(task, hints, now))),
            _ => Engine::Own(Own::new(now)),
        };
        Self {
            exercise: exercise.clone(),
            engine,
            given_up: None,
        }
    }

    /// The exercise.
    #[must_use]
    pub const fn exercise(&self) -> &Exercise {
        &self.exercise
    }

    /// The board as it stands.
    #[must_use]
    pub fn board(&self) -> Option<AnyPosition> {
        match &self.engine {
            Engine::Solve(solve) => Some(solve.any_position().clone()),
            _ => self.exercise.question.board(),
        }
    }

    /// What was found so far.
    #[must_use]
    pub fn found(&self) -> Bitboard {
        match &self.engine {
            Engine::Find(find) => find.found().iter().map(|item| item.square()).collect(),
            Engine::Solve(_) => Bitboard::EMPTY,
            Engine::Own(own) => own.found.iter().copied().collect(),
        }
    }

    /// How it stands.
    #[must_use]
    pub fn standing(&self) -> Standing {
        if self.given_up.is_some() {
            return Standing::Shown;
        }
        match &self.engine {
            Engine::Find(find) => find.tally().standing(),
            Engine::Solve(solve) => solve.tally().standing(),
            Engine::Own(own) => own.standing,
        }
    }

    /// Judges an answer, or a part of it.
    pub fn answer(&mut self, answer: &Answer, now: u64) -> Verdict {
        if self.standing() != Standing::Open {
            return Verdict::Over;
        }
        let verdict = match &mut self.engine {
            Engine::Find(find) => mark(find, answer, now),
            Engine::Solve(solve) => play(solve, answer, now),
            Engine::Own(own) => own.answer(&self.exercise.question, answer, now),
        };
        match verdict {
            Verdict::Wrong {
                reason,
                is_restarted,
                ..
            } => Verdict::Wrong {
                author: self.exercise.feedback_to(answer).map(str::to_owned),
                reason,
                is_restarted,
            },
            other => other,
        }
    }

    /// Gives it up: its solution is shown, on the board as it was at the beginning.
    ///
    /// # Examples
    ///
    /// ```
    /// use course::generate::{Difficulty, Generator};
    /// use course::{Exercise, Run};
    /// use exercise::Standing;
    ///
    /// let made = Generator::RookMoves.generate(7, Difficulty::EASIEST);
    /// let mut run = Run::new(&Exercise::of_question(made.question), 0);
    /// run.give_up(900);
    /// assert_eq!(run.standing(), Standing::Shown);
    /// assert!(!run.outcome(1_200).is_solved());
    /// ```
    pub fn give_up(&mut self, now: u64) {
        if self.standing() != Standing::Open {
            return;
        }
        self.given_up = Some(Outcome {
            standing: Standing::Shown,
            ..self.outcome(now)
        });
        if let Engine::Solve(solve) = &mut self.engine {
            **solve = solve.to_show();
        }
    }

    /// The next hint: those of the author, then what the rules know.
    pub fn hint(&mut self) -> Option<Hint> {
        if self.given_up.is_some() {
            return None;
        }
        match &mut self.engine {
            Engine::Find(find) => find.hint(),
            Engine::Solve(solve) => solve.hint(),
            Engine::Own(own) => own.hint(&self.exercise),
        }
    }

    /// What has come of it.
    #[must_use]
    pub fn outcome(&self, now: u64) -> Outcome {
        if let Some(outcome) = &self.given_up {
            return outcome.clone();
        }
        match &self.engine {
            Engine::Find(find) => find.outcome(now),
            Engine::Solve(solve) => solve.outcome(now),
            Engine::Own(own) => own.outcome(now),
        }
    }

    /// How many moves the learner has made, where moves are counted.
    #[must_use]
    pub fn moves(&self) -> Option<u8> {
        match &self.engine {
            Engine::Solve(solve) => {
                let played = solve.line().len();
                let alone = solve.goal().is_alone();
                let own = if alone { played } else { played.div_ceil(2) };
                u8::try_from(own).ok()
            }
            _ => None,
        }
    }
}

/// Whether a question can be answered right at all.
pub(crate) fn soundness(question: &Question) -> Soundness {
    match question {
        Question::Solve(task) => Solve::new(task, 0, 0).soundness(),
        _ => Soundness::Sound,
    }
}

const fn wrong(reason: Reason) -> Verdict {
    Verdict::Wrong {
        reason,
        author: None,
        is_restarted: false,
    }
}

fn mark(find: &mut Find, answer: &Answer, now: u64) -> Verdict {
    let item = match answer {
        Answer::Square(square) => Item::Square(*square),
        Answer::Move(made) => Item::Move(*made),
        Answer::Text(text) => match text.trim().parse() {
            Ok(square) => Item::Square(square),
            Err(_) => return Verdict::NotAsked,
        },
        Answer::Done => {
            let missing = find.answers().len() - find.found().len();
            return wrong(Reason::Missing(missing));
        }
        _ => return Verdict::NotAsked,
    };
    match find.mark(item, now) {
        Mark::Right { missing } => Verdict::Right {
            missing,
            reply: None,
        },
        Mark::Solved => Verdict::Solved,
        Mark::Again => Verdict::Again,
        Mark::Wrong => wrong(reason::of_find(find.ask(), find.setup(), item)),
        Mark::Over => Verdict::Over,
    }
}

fn play(solve: &mut Solve, answer: &Answer, now: u64) -> Verdict {
    let given = match answer {
        Answer::Move(made) => exercise::Answer::Move(*made),
        Answer::Say(is) => exercise::Answer::Stalemate(*is),
        _ => return Verdict::NotAsked,
    };
    let setup = solve.any_position().setup();
    match solve.answer(given, now) {
        Judged::Solved => Verdict::Solved,
        Judged::Right { reply } => Verdict::Right { missing: 0, reply },
        Judged::Wrong { fault, restarted } => Verdict::Wrong {
            reason: Reason::Goal(fault),
            author: None,
            is_restarted: restarted,
        },
        Judged::Illegal(_) => match answer {
            Answer::Move(made) => Verdict::Illegal(reason::of_attempt(&setup, made.from, made.to)),
            _ => Verdict::NotAsked,
        },
        Judged::TooHard => Verdict::TooHard,
        Judged::NotAsked => Verdict::NotAsked,
        Judged::Over => Verdict::Over,
    }
}

/// The answer that a right move is.
#[must_use]
pub fn answer_of(mv: Move) -> Answer {
    Answer::Move(Try::from(mv))
}
