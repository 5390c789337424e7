//! The mode `solve`: a goal is reached by playing, and every way there is right.

mod alone;
mod duel;
mod solution;
#[cfg(test)]
mod tests;
mod thought;
mod verdict;

use std::task::Poll;

use rules::{AnyPosition, Bitboard, IllegalMove, Move};

pub use verdict::{Answer, Fault, Soundness, Verdict};

use crate::mate::Search;
use crate::slices::whole;
use crate::tally::towards;
use crate::{Goal, Hint, Item, Outcome, SolveTask, Standing, Tally, Tries};
use thought::Thought;

/// Where a task stands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct SolveState {
    ground: AnyPosition,
    /// The pieces that the task is about.
    pieces: Bitboard,
    /// The squares that are still to be reached.
    left: Bitboard,
}

/// A task of the mode `solve` while it is worked at.
///
/// # Examples
///
/// ```
/// use exercise::{Answer, Solve, Task, Verdict};
///
/// let Task::Solve(task) = Task::parse(&[
///     ("mode", "solve"),
///     ("goal", "mate"),
///     ("in", "2"),
///     ("fen", "6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1"),
/// ])?
/// else { unreachable!("the mode is solve") };
/// let mut solve = Solve::new(&task, 0, 0);
/// // Either rook may begin; the book names one of them.
/// let verdict = solve.answer(Answer::Move("b1b7".parse()?), 1_000);
/// assert!(matches!(verdict, Verdict::Right { reply: Some(_) }));
/// assert_eq!(solve.answer(Answer::Move("a2a8".parse()?), 3_000), Verdict::Solved);
/// assert_eq!(solve.outcome(9_000).attempts, 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Solve {
    goal: Goal,
    start: SolveState,
    state: SolveState,
    /// How many moves the pupil has made since the task began anew.
    made: u8,
    line: Vec<Move>,
    search: Search,
    /// What is being looked for where the task stands now.
    thought: Option<Thought>,
    tally: Tally,
}

impl Solve {
    /// Begins a task for which the author has written this many hints, at a time in milliseconds.
    #[must_use]
    pub fn new(task: &SolveTask, author_hints: usize, now: u64) -> Self {
        let ground = AnyPosition::of(task.setup());
        let (board, turn) = (ground.board(), ground.turn());
        let pieces = match task.goal().by() {
            Some(piece) => piece.on(&board, turn),
            None if task.goal().is_alone() => board.by_color(turn),
            None => Bitboard::EMPTY,
        };
        let left = match task.goal() {
            Goal::Reach { to, .. } => to,
            _ => Bitboard::EMPTY,
        };
        let state = SolveState {
            ground,
            pieces,
            left,
        };
        Self {
            goal: task.goal(),
            start: state.clone(),
            state,
            made: 0,
            line: Vec::new(),
            search: Search::default(),
            thought: None,
            tally: Tally::new(author_hints, now),
        }
    }

    /// The same task, which ends after this many wrong answers.
    #[must_use]
    pub const fn limited(mut self, tries: Tries) -> Self {
        self.tally.limit(tries);
        self
    }

    /// The goal.
    #[must_use]
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// The board before the first move.
    #[must_use]
    pub const fn start(&self) -> &AnyPosition {
        &self.start.ground
    }

    /// The board as it stands.
    #[must_use]
    pub const fn any_position(&self) -> &AnyPosition {
        &self.state.ground
    }

    /// The pieces that the task is about, where they stand now; none if no piece is named.
    #[must_use]
    pub const fn pieces(&self) -> Bitboard {
        self.state.pieces
    }

    /// The squares that are still to be reached.
    #[must_use]
    pub const fn targets(&self) -> Bitboard {
        self.state.left
    }

    /// How many moves are left, if they are counted.
    #[must_use]
    pub fn moves_left(&self) -> Option<u8> {
        let moves = self.goal.moves()?;
        Some(moves.saturating_sub(self.made))
    }

    /// What both sides have played since the task began anew.
    #[must_use]
    pub fn line(&self) -> &[Move] {
        &self.line
    }

    /// The counts.
    #[must_use]
    pub const fn tally(&self) -> &Tally {
        &self.tally
    }

    /// The reader begins: the time counts from now on.
    pub const fn begin(&mut self, now: u64) {
        self.tally.begin(now);
    }

    /// Judges an answer and goes on with it, if it is not wrong.
    pub fn answer(&mut self, answer: Answer, now: u64) -> Verdict {
        if self.tally.is_over() {
            return Verdict::Over;
        }
        // Judging asks the search other questions.
        self.thought = None;
        let verdict = match answer {
            Answer::Stalemate(is) if self.goal == Goal::IsStalemate => self.claim(is),
            Answer::Stalemate(_) => Verdict::NotAsked,
            Answer::Move(made) => {
                match self
                    .state
                    .ground
                    .find_move(made.from, made.to, made.promotion)
                {
                    Ok(mv) => self.judge(mv),
                    Err(reason) => self.refuse(reason),
                }
            }
        };
        match verdict {
            Verdict::Solved => self.tally.solve(now),
            Verdict::Right { .. } => self.tally.progress(),
            Verdict::Wrong { .. } => self.tally.wrong(now),
            _ => {}
        }
        verdict
    }

    /// Begins anew. What was left counts as an attempt.
    pub fn restart(&mut self, now: u64) {
        if self.made > 0 && !self.tally.is_over() {
            self.tally.wrong(now);
            self.rewind();
        }
    }

    /// The next hint: those of the author, then the piece to move, then where it goes. Nothing if
    /// there is no other.
    pub fn hint(&mut self) -> Option<Hint> {
        whole(|| self.look_for_hint(u64::MAX))
    }

    /// The next hint, looked for until about this many positions were looked at: it is asked for again
    /// as long as it is pending. Where a task cannot be solved all ways have to be looked at, which
    /// nobody should have to wait for.
    ///
    /// # Examples
    ///
    /// ```
    /// use exercise::{Solve, Task};
    ///
    /// // Two knights never mate.
    /// let text = r#"mode="solve" goal="mate" in="3" fen="7k/8/6K1/8/3NN3/8/8/8 w - - 0 1""#;
    /// let Task::Solve(task) = text.parse()? else { unreachable!("the mode is solve") };
    /// let mut solve = Solve::new(&task, 0, 0);
    /// assert!(solve.look_for_hint(100).is_pending() && solve.is_thinking());
    /// assert_eq!(solve.hint(), None);
    /// # Ok::<(), exercise::TaskError>(())
    /// ```
    pub fn look_for_hint(&mut self, nodes: u64) -> Poll<Option<Hint>> {
        let needs_thought = self.goal != Goal::IsStalemate && self.tally.has_shown_author_hints();
        let found = if needs_thought {
            match self.think(nodes) {
                Poll::Pending => return Poll::Pending,
                Poll::Ready(found) => found.unwrap_or(None),
            }
        } else {
            None
        };
        Poll::Ready(
            self.tally
                .hint(|| match (self.goal, self.state.ground.position()) {
                    (Goal::IsStalemate, Some(position)) => vec![Hint::Say(position.is_stalemate())],
                    _ => towards(found),
                }),
        )
    }

    /// Whether a hint is being looked for.
    #[must_use]
    pub const fn is_thinking(&self) -> bool {
        !matches!(self.thought, None | Some(Thought::Over(_)))
    }

    /// Whether the task can be solved from where it stands: what an author wants to know.
    ///
    /// # Examples
    ///
    /// ```
    /// use exercise::{Solve, Soundness, Task};
    ///
    /// let Task::Solve(task) = r#"mode="solve" goal="reach" to="a2" fen="8/8/8/8/8/8/8/B7 w - -""#.parse()?
    /// else { unreachable!("the mode is solve") };
    /// // The bishop never comes to a light square.
    /// assert_eq!(Solve::new(&task, 0, 0).soundness(), Soundness::Unsolvable);
    /// # Ok::<(), exercise::TaskError>(())
    /// ```
    pub fn soundness(&mut self) -> Soundness {
        whole(|| self.look_into_soundness(u64::MAX))
    }

    /// The same, looked into until about this many positions were looked at; it is asked again as long as
    /// it is pending.
    pub fn look_into_soundness(&mut self, nodes: u64) -> Poll<Soundness> {
        match self.goal {
            Goal::IsStalemate => Poll::Ready(Soundness::Sound),
            _ => self.think(nodes).map(Soundness::of),
        }
    }

    /// What has come of it.
    #[must_use]
    pub fn outcome(&self, now: u64) -> Outcome {
        let moves = self.line.iter().map(|&mv| Item::Move(mv.into()));
        self.tally.outcome(now, moves.collect())
    }

    /// Takes up the task where an outcome was kept, at a time. Moves that do not fit the task are
    /// left out, with everything after them.
    ///
    /// # Examples
    ///
    /// ```
    /// use exercise::{Answer, Solve, Task};
    ///
    /// let text = r#"mode="solve" goal="mate" in="2" fen="6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1""#;
    /// let Task::Solve(task) = text.parse()? else { unreachable!("the mode is solve") };
    /// let mut first = Solve::new(&task, 0, 0);
    /// first.answer(Answer::Move("b1b7".parse()?), 1_000);
    /// let kept = first.outcome(1_000);
    /// let mut second = Solve::new(&task, 0, 0);
    /// second.resume(&kept, 5_000);
    /// assert_eq!(second.any_position(), first.any_position());
    /// assert_eq!(second.outcome(5_000), kept);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn resume(&mut self, outcome: &Outcome, now: u64) {
        self.rewind();
        let mut kept = outcome.clone();
        let us = self.state.ground.turn();
        for (&item, place) in outcome.moves.iter().zip(0..) {
            let Some(mv) = self.kept_move(item) else {
                // What is not understood cannot have solved the task.
                kept.moves.truncate(place);
                if kept.is_solved() {
                    kept.standing = Standing::Open;
                }
                break;
            };
            let is_own = self.state.ground.turn() == us;
            let after = self.state.ground.play(mv);
            if self.goal.is_alone() {
                self.state.left = self.state.left.without(mv.to());
                self.record(mv, after.pass());
            } else {
                self.record(mv, after);
            }
            self.made += u8::from(is_own);
        }
        self.tally.resume(&kept, now);
    }

    fn kept_move(&self, item: Item) -> Option<Move> {
        let Item::Move(made) = item else { return None };
        self.state
            .ground
            .find_move(made.from, made.to, made.promotion)
            .ok()
    }

    fn rewind(&mut self) {
        self.thought = None;
        self.state = self.start.clone();
        self.made = 0;
        self.line.clear();
        self.tally.progress();
    }

    fn judge(&mut self, mv: Move) -> Verdict {
        if self.goal.is_alone() {
            return self.judge_alone(mv);
        }
        let Some(position) = self.state.ground.position().copied() else {
            // No task of the other goals is made of a diagram.
            return Verdict::NotAsked;
        };
        match self.goal {
            Goal::Mate { within } => self.judge_mate(&position, mv, within),
            Goal::Survive { moves, .. } => self.judge_survival(&position, mv, moves),
            Goal::Stalemate => self.judge_stalemate(&position, mv),
            // What is legal answers a check, and shows that it is not stalemate.
            _ => {
                self.record(mv, AnyPosition::Legal(position.play_unchecked(mv)));
                Verdict::Solved
            }
        }
    }

    fn refuse(&self, reason: Option<IllegalMove>) -> Verdict {
        match reason {
            Some(
                reason @ (IllegalMove::KingAttacked { .. }
                | IllegalMove::LeavesKingInCheck { .. }
                | IllegalMove::StillInCheck { .. }
                | IllegalMove::Castling {
                    refusal: rules::CastlingRefusal::InCheck { .. },
                    ..
                }),
            ) if self.goal == Goal::Escape => Verdict::wrong(Fault::StillInCheck(reason)),
            reason => Verdict::Illegal(reason),
        }
    }

    /// Goes on with a move of either side.
    fn record(&mut self, mv: Move, after: AnyPosition) {
        self.thought = None;
        self.state.pieces = moved(self.state.pieces, mv);
        self.state.ground = after;
        self.line.push(mv);
    }
}

/// Where pieces are after a move. Castling may exchange two squares, so both leave before either
/// arrives.
fn moved(pieces: Bitboard, mv: Move) -> Bitboard {
    let castled = mv.castling_rook().zip(mv.castling_rook_to());
    let steps = [Some((mv.from(), mv.to())), castled];
    let steps = || steps.into_iter().flatten();
    let stayed = steps().fold(pieces, |pieces, (from, _)| pieces.without(from));
    let arrived = steps().filter(|&(from, _)| pieces.contains(from));
    arrived.fold(stayed, |pieces, (_, to)| pieces.with(to))
}
