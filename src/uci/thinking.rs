//! A search under way, in the words of the protocol.

use std::fmt::Write as _;

use engine::level::Player;
use engine::time::Budget;
use engine::{
    Answer, Bound, Limits, Moment, Order as Next, Progress, Report, Root, Score, Watcher,
};
use rules::{Move, Position};

use crate::go::Order;
use crate::options::Options;

/// What is kept of a search between two slices.
#[derive(Debug)]
pub(crate) struct Thinking {
    position: Position,
    /// Whether a level plays, and not the engine itself.
    is_level: bool,
    budget: Option<Budget>,
    is_infinite: bool,
    is_pondering: bool,
    /// When it began, as the clock showed it.
    began: Option<u64>,
    /// What was found, if the search is over but must not be told yet.
    answer: Option<Answer>,
    is_over: bool,
}

impl Thinking {
    pub(crate) fn begin(
        player: &mut Player,
        root: &Root,
        order: Order,
        options: &Options,
        seed: u64,
    ) -> Self {
        let overhead = options.overhead;
        let by_clock = order
            .clock
            .map(|clock| Budget::from_clock(&clock, overhead));
        let by_move = order.move_time.map(|time| Budget::exactly(time, overhead));
        let is_level = options.is_limited && !order.is_infinite;
        if is_level {
            player.begin(root, options.level, seed);
        } else {
            let limits = Limits {
                depth: order.depth,
                nodes: order.nodes,
                mate: order.mate,
                search_moves: order.search_moves,
                lines: options.lines,
                ..Limits::default()
            };
            player.engine().begin(root, &limits);
        }
        Self {
            position: *root.position(),
            is_level,
            budget: by_move.or(by_clock),
            is_infinite: order.is_infinite,
            is_pondering: order.is_pondering,
            began: None,
            answer: None,
            is_over: false,
        }
    }

    /// The expected move was played: from now on time counts.
    pub(crate) const fn stop_pondering(&mut self) {
        self.is_pondering = false;
        self.began = None;
    }

    pub(crate) const fn is_over(&self) -> bool {
        self.is_over
    }

    pub(crate) const fn has_work(&self) -> bool {
        !self.is_over && (self.answer.is_none() || !self.is_held())
    }

    /// Whether the answer has to wait.
    pub(crate) const fn is_held(&self) -> bool {
        self.is_infinite || self.is_pondering
    }

    /// Thinks on for about this many positions.
    pub(crate) fn step(
        &mut self,
        player: &mut Player,
        nodes: u64,
        clock: &mut dyn FnMut() -> u64,
    ) -> String {
        let began = *self.began.get_or_insert_with(&mut *clock);
        let mut slice = Slice {
            position: self.position,
            budget: self.budget.filter(|_| !self.is_pondering),
            began,
            clock,
            until: None,
            nodes,
            text: String::new(),
        };
        if self.answer.is_none() {
            let progress = if self.is_level {
                player.advance(&mut slice)
            } else {
                player.engine().advance(&mut slice)
            };
            if let Progress::Done(answer) = progress {
                self.answer = Some(answer);
            }
        }
        let mut text = slice.text;
        if !self.is_held()
            && let Some(answer) = self.answer.take()
        {
            text += &best_move(&self.position, &answer);
            self.is_over = true;
        }
        text
    }

    /// Ends the search at once with what it has.
    pub(crate) fn end(&mut self, player: &mut Player) -> String {
        self.is_infinite = false;
        self.is_pondering = false;
        self.budget = Some(Budget { soft: 0, hard: 0 });
        let mut text = String::new();
        while !self.is_over {
            text += &self.step(player, u64::MAX, &mut || 0);
        }
        text
    }
}

/// Watches over one slice.
struct Slice<'a> {
    position: Position,
    budget: Option<Budget>,
    began: u64,
    clock: &'a mut dyn FnMut() -> u64,
    until: Option<u64>,
    nodes: u64,
    text: String,
}

impl Slice<'_> {
    fn spent(&mut self) -> u64 {
        (self.clock)().saturating_sub(self.began)
    }
}

impl Watcher for Slice<'_> {
    fn order(&mut self, moment: Moment, nodes: u64) -> Next {
        if let Some(budget) = self.budget {
            let spent = self.spent();
            if budget.is_over(moment, spent) {
                return Next::Stop;
            }
        }
        let until = *self.until.get_or_insert(nodes.saturating_add(self.nodes));
        if nodes >= until {
            Next::Suspend
        } else {
            Next::Continue
        }
    }

    fn report(&mut self, report: &Report<'_>) {
        let time = self.spent();
        let speed = report.nodes * 1000 / time.max(1);
        let bound = match report.bound {
            Bound::Exact => "",
            Bound::Lower => " lowerbound",
            Bound::Upper => " upperbound",
        };
        let _ = writeln!(
            self.text,
            "info depth {} seldepth {} multipv {} score {}{bound} nodes {} nps {speed} \
             hashfull {} time {time} pv{}",
            report.depth,
            report.selective_depth.max(report.depth),
            report.line,
            score(report.score),
            report.nodes,
            report.table_permille,
            line(&self.position, report.moves),
        );
    }
}

fn score(score: Score) -> String {
    match score {
        Score::Centipawns(value) => format!("cp {value}"),
        Score::Mate(moves) => format!("mate {moves}"),
    }
}

/// Moves with a space before each.
fn line(position: &Position, moves: &[Move]) -> String {
    let mut position = *position;
    let mut text = String::new();
    for &mv in moves {
        text.push(' ');
        text += &notation::uci::write(&position, mv);
        position = position.play_unchecked(mv);
    }
    text
}

fn best_move(position: &Position, answer: &Answer) -> String {
    let Some(best) = answer.best() else {
        // There is no legal move; this is the null move.
        return "bestmove 0000\n".to_owned();
    };
    let mut text = format!("bestmove {}", notation::uci::write(position, best));
    if let Some(ponder) = answer.ponder() {
        let after = position.play_unchecked(best);
        text += " ponder ";
        text += &notation::uci::write(&after, ponder);
    }
    text.push('\n');
    text
}
