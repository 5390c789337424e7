//! Iterative deepening: from the limits to an answer, in one piece or in slices.

use super::answer::best_first;
use super::{Engine, RootMove, Step};
use crate::limits::{Limits, Root};
use crate::position::mix_two;
use crate::report::{Answer, Bound, Moment, Order, Progress, Report, Watcher};
use crate::score::{INFINITE, MATE, Score, Value, is_mate};

/// A watcher is asked about once in this many positions.
pub const POLL_INTERVAL: u64 = 1024;
/// The last iteration when no limit is set.
const MAX_DEPTH: u32 = 100;
/// From this depth on the window is narrow at first.
const ASPIRATION_DEPTH: u32 = 4;
const ASPIRATION: Value = 18;

/// Where the search stands between two steps.
#[derive(Clone, Copy, Debug)]
enum SearchStep {
    /// Before the search of a window.
    Window,
    /// About to begin the frame of this ply.
    Enter(usize),
    /// About to go on with the next move of the frame of this ply.
    Next(usize),
    /// About to hand a value to the frame of this ply.
    Receive(usize, Value),
    /// There is nothing left to do.
    Over,
}

/// The state of iterative deepening.
#[derive(Clone, Debug)]
pub(super) struct Run {
    place: SearchStep,
    depth: u32,
    /// The last complete iteration.
    pub(super) complete: u32,
    alpha: Value,
    beta: Value,
    delta: Value,
    next_poll: u64,
    stability: u32,
    best: u16,
}

impl Run {
    /// The depth of the present iteration.
    pub(super) const fn depth(&self) -> u32 {
        self.depth
    }
}

impl Default for Run {
    fn default() -> Self {
        Self {
            place: SearchStep::Over,
            depth: 1,
            complete: 0,
            alpha: -INFINITE,
            beta: INFINITE,
            delta: ASPIRATION,
            next_poll: POLL_INTERVAL,
            stability: 0,
            best: 0,
        }
    }
}

/// How the search of a window ended.
enum Driven {
    Value(Value),
    Suspended,
    Stopped,
}

impl Engine {
    /// Searches `root` until the limits are reached or the watcher stops it; a watcher that asks
    /// to suspend is not heard.
    pub fn search(&mut self, root: &Root, limits: &Limits, watcher: &mut dyn Watcher) -> Answer {
        self.begin(root, limits);
        loop {
            if let Progress::Done(answer) = self.advance(watcher) {
                return answer;
            }
        }
    }

    /// Begins a search, in place of one that is under way.
    ///
    /// # Examples
    ///
    /// A search in slices finds what it would have found in one piece.
    ///
    /// ```
    /// use engine::{Engine, Limits, Moment, Order, Progress, Root, TableSize, Unwatched, Watcher};
    ///
    /// struct Slice;
    /// impl Watcher for Slice {
    ///     fn order(&mut self, _: Moment, _: u64) -> Order {
    ///         Order::Suspend // in earnest: when the eight milliseconds are over
    ///     }
    /// }
    ///
    /// let (root, limits) = (Root::new(rules::Position::default()), Limits::nodes(20_000));
    /// let mut engine = Engine::new(TableSize::Mb4);
    /// let whole = engine.search(&root, &limits, &mut Unwatched);
    ///
    /// let mut engine = Engine::new(TableSize::Mb4);
    /// engine.begin(&root, &limits);
    /// let mut slices = 1;
    /// let answer = loop {
    ///     match engine.advance(&mut Slice) {
    ///         Progress::Suspended => slices += 1, // let the page breathe
    ///         Progress::Done(answer) => break answer,
    ///     }
    /// };
    /// assert!(slices > 10);
    /// assert_eq!(answer, whole);
    /// ```
    pub fn begin(&mut self, root: &Root, limits: &Limits) {
        self.table.grow_older();
        self.histories.fade();
        self.limits = limits.clone();
        let seed = limits.noise.map_or(0, |noise| {
            mix_two(noise.seed, u64::from(noise.centipawns) + 1)
        });
        self.salt = seed ^ mix_two(u64::from(256 - limits.knowledge.min(256)), 0);
        self.path.clear();
        let salt = self.salt;
        self.path
            .extend(root.earlier().iter().map(|key| key ^ salt));
        self.path_root = self.path.len();
        self.nodes = 0;
        self.selective_depth = 0;
        let frame = &mut self.frames[0];
        frame.position = *root.position();
        frame.is_check = frame.position.is_check();
        frame.reversible = self.path_root.min(frame.position.halfmove_clock() as usize);
        self.set_key(0);
        let moves = root.position().legal_moves();
        let is_asked =
            |mv: &rules::Move| limits.search_moves.is_empty() || limits.search_moves.contains(mv);
        self.root_moves = moves
            .into_iter()
            .filter(is_asked)
            .map(|mv| RootMove {
                mv,
                value: -INFINITE,
                settled: -INFINITE,
                line: vec![mv],
                nodes: 0,
            })
            .collect();
        self.look_at_root(root.last());
        self.is_partial = limits.visibility.is_some() || !limits.search_moves.is_empty();
        self.root_first = 0;
        self.run = Run {
            place: if self.root_moves.is_empty() {
                SearchStep::Over
            } else {
                SearchStep::Window
            },
            ..Run::default()
        };
    }

    /// Goes on with the search until it is complete or its watcher suspends it.
    ///
    /// A search that is over, or was never begun, is complete at once.
    pub fn advance(&mut self, watcher: &mut dyn Watcher) -> Progress {
        loop {
            match self.run.place {
                SearchStep::Over => return Progress::Done(self.answer()),
                SearchStep::Window => self.open_window(),
                SearchStep::Enter(_) | SearchStep::Next(_) | SearchStep::Receive(..) => {}
            }
            match self.drive(watcher) {
                Driven::Suspended => return Progress::Suspended,
                Driven::Stopped => self.run.place = SearchStep::Over,
                Driven::Value(value) => self.close_window(value, watcher),
            }
            if matches!(self.run.place, SearchStep::Over) {
                self.sort_root();
                // What was searched last may have been left half-way.
                self.root_first = 0;
                self.sort_root();
            }
        }
    }

    /// Leaves out the moves of the root that are not seen, unless none is.
    fn look_at_root(&mut self, last: Option<rules::Move>) {
        let Some(visibility) = self.limits.visibility else {
            return;
        };
        let position = self.frames[0].position;
        let sees = |root: &RootMove| visibility.sees_own(&position, root.mv, last);
        if self.root_moves.iter().any(sees) {
            self.root_moves.retain(sees);
        }
    }

    fn open_window(&mut self) {
        let run = &mut self.run;
        let settled = self
            .root_moves
            .get(self.root_first)
            .map_or(-INFINITE, |root| root.settled);
        run.delta = ASPIRATION + settled.abs().min(2000) / 40;
        (run.alpha, run.beta) = if run.depth < ASPIRATION_DEPTH
            || settled == -INFINITE
            || is_mate(settled)
            || self.limits.margin.is_some()
        {
            (-INFINITE, INFINITE)
        } else {
            (settled - run.delta, settled + run.delta)
        };
        self.start();
    }

    /// Sets up the root for a search between the bounds.
    fn start(&mut self) {
        let frame = &mut self.frames[0];
        frame.alpha = self.run.alpha;
        frame.beta = self.run.beta;
        frame.depth = self.run.depth as i32;
        frame.is_cut = false;
        frame.piece_to = crate::history::NO_MOVE;
        for root in &mut self.root_moves[self.root_first..] {
            root.value = -INFINITE;
        }
        self.run.place = SearchStep::Enter(0);
    }

    /// Takes step after step until the window is searched.
    fn drive(&mut self, watcher: &mut dyn Watcher) -> Driven {
        let limit = self.limits.nodes.unwrap_or(u64::MAX);
        let mut place = self.run.place;
        loop {
            if self.nodes >= self.run.next_poll.min(limit) {
                // The first iteration is always finished: an answer needs a move.
                let has_answer = self.run.complete > 0
                    || self.limits.margin.is_none()
                        && self.frames[0].searched > 0
                        && self.run.depth == 1;
                if has_answer {
                    if self.nodes >= limit {
                        return Driven::Stopped;
                    }
                    self.run.next_poll = self.nodes + POLL_INTERVAL;
                    match watcher.order(Moment::Nodes, self.nodes) {
                        Order::Continue => {}
                        Order::Stop => return Driven::Stopped,
                        Order::Suspend => {
                            self.run.place = place;
                            return Driven::Suspended;
                        }
                    }
                }
            }
            let (ply, step) = match place {
                SearchStep::Enter(ply) => (ply, self.enter(ply)),
                SearchStep::Next(ply) => (ply, self.next_move(ply)),
                SearchStep::Receive(ply, value) => (ply, self.receive(ply, value)),
                SearchStep::Window | SearchStep::Over => return Driven::Stopped,
            };
            place = match step {
                Step::Down => SearchStep::Enter(ply + 1),
                Step::Next => SearchStep::Next(ply),
                Step::Up(value) if ply == 0 => return Driven::Value(value),
                Step::Up(value) => SearchStep::Receive(ply - 1, -value),
            };
        }
    }

    /// Widens the window if the value lies outside of it, or goes on to the next line.
    fn close_window(&mut self, value: Value, watcher: &mut dyn Watcher) {
        self.sort_root();
        if let Some(root) = self.root_moves.get_mut(self.root_first)
            && root.value > -INFINITE
        {
            // Should the search be stopped in the next window, this is what is known.
            root.settled = root.value;
        }
        let run = &mut self.run;
        if value <= run.alpha && run.alpha > -INFINITE {
            run.beta = (run.alpha + run.beta) / 2;
            run.alpha = (value - run.delta).max(-INFINITE);
        } else if value >= run.beta && run.beta < INFINITE {
            run.beta = (value + run.delta).min(INFINITE);
        } else {
            self.complete_line(watcher);
            return;
        }
        run.delta *= 2;
        if run.delta > 700 {
            (run.alpha, run.beta) = (-INFINITE, INFINITE);
        }
        self.start();
    }

    fn complete_line(&mut self, watcher: &mut dyn Watcher) {
        if self.limits.margin.is_some() {
            for root in &mut self.root_moves {
                root.settled = root.value;
            }
        } else if let Some(root) = self.root_moves.get_mut(self.root_first) {
            root.settled = root.value;
        }
        self.root_first += 1;
        let first = self.root_first;
        // A later line may turn out better than an earlier one.
        best_first(&mut self.root_moves[..first], |root| root.settled);
        if first < self.limits.lines.clamp(1, self.root_moves.len()) {
            self.run.place = SearchStep::Window;
            return;
        }
        for line in 0..first {
            let root = &self.root_moves[line];
            watcher.report(&Report {
                depth: self.run.depth,
                selective_depth: self.selective_depth as u32,
                score: Score::from_value(root.settled),
                bound: Bound::Exact,
                nodes: self.nodes,
                table_permille: self.table.permille(),
                line: line + 1,
                moves: &root.line,
            });
        }
        self.root_first = 0;
        self.complete_iteration(watcher);
    }

    fn complete_iteration(&mut self, watcher: &mut dyn Watcher) {
        let (value, bits, nodes) = {
            let best = &self.root_moves[0];
            (best.settled, best.mv.to_bits(), best.nodes)
        };
        let run = &mut self.run;
        run.complete = run.depth;
        run.stability = if run.best == bits {
            run.stability + 1
        } else {
            0
        };
        run.best = bits;
        let moment = Moment::Iteration {
            depth: run.depth,
            stability: run.stability,
            effort_permille: (1000 * nodes / self.nodes.max(1)) as u32,
        };
        let is_mate_found = self
            .limits
            .mate
            .is_some_and(|moves| value > MATE - 2 * moves as Value);
        // Nothing can be better than the shortest mate that the depth allows.
        let is_settled = is_mate(value)
            && self.limits.lines <= 1
            && (run.depth as Value) > 2 * (MATE - value.abs()) + 2;
        let last = self.limits.depth.unwrap_or(MAX_DEPTH).min(MAX_DEPTH);
        if run.depth >= last || is_mate_found || is_settled {
            run.place = SearchStep::Over;
            return;
        }
        run.depth += 1;
        run.place = SearchStep::Window;
        match watcher.order(moment, self.nodes) {
            Order::Stop => self.run.place = SearchStep::Over,
            Order::Continue | Order::Suspend => {}
        }
    }

    /// Puts the moves that were better first; the others keep their order.
    fn sort_root(&mut self) {
        let first = self.root_first.min(self.root_moves.len());
        best_first(&mut self.root_moves[first..], |root| root.value);
    }
}
