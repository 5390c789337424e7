//! The positions a search has come to, each once, and which of them to look at next.

use super::packed::Packed;
use crate::Move;

/// A position and how the search came to it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Visit {
    pub(super) packed: Packed,
    /// The number of the position before; the first is its own.
    pub(super) parent: u32,
    /// The move that led here.
    pub(super) mv: Move,
}

/// The orders in which positions may be looked at; one after the other has its turn.
pub(super) const ORDERS: usize = 2;

const FREE: u32 = u32::MAX;
/// Priorities beyond this are all alike.
const LAST_QUEUE: usize = 511;

/// Positions by number, an index by content, and queues by priority.
#[derive(Clone, Debug)]
pub(super) struct Memory {
    visits: Vec<Visit>,
    /// The numbers of the positions, found by hash; always a power of two long, at most half full.
    index: Vec<u32>,
    /// Every position is in a queue of each order until it is taken from one.
    orders: [Queues; ORDERS],
    is_taken: Vec<bool>,
    turn: usize,
}

/// Numbers by priority.
#[derive(Clone, Debug, Default)]
struct Queues {
    queues: Vec<Vec<u32>>,
    /// No queue below this one has anything in it.
    lowest: usize,
}

impl Memory {
    pub(super) fn new() -> Self {
        Self {
            visits: Vec::with_capacity(256),
            index: vec![FREE; 512],
            orders: Default::default(),
            is_taken: Vec::with_capacity(256),
            turn: 0,
        }
    }

    /// How many positions there are.
    pub(super) fn len(&self) -> u32 {
        self.visits.len() as u32
    }

    pub(super) fn visit(&self, number: u32) -> Visit {
        self.visits[number as usize]
    }

    /// Whether this position is here already.
    pub(super) fn contains(&self, packed: &Packed) -> bool {
        self.index[self.slot_of(packed)] != FREE
    }

    /// Adds a position that is not here yet, with its priority in each order.
    pub(super) fn insert(&mut self, visit: Visit, priorities: [u32; ORDERS]) {
        let number = self.len();
        let slot = self.slot_of(&visit.packed);
        self.index[slot] = number;
        self.visits.push(visit);
        self.is_taken.push(false);
        for (queues, priority) in self.orders.iter_mut().zip(priorities) {
            queues.push(number, priority);
        }
        if self.visits.len() * 2 > self.index.len() {
            self.grow();
        }
    }

    /// Takes the position that one of the orders, in turn, puts first; `None` when all are taken.
    pub(super) fn next(&mut self) -> Option<u32> {
        self.turn = (self.turn + 1) % ORDERS;
        loop {
            let number = self.orders[self.turn].pop()?;
            if !self.is_taken[number as usize] {
                self.is_taken[number as usize] = true;
                return Some(number);
            }
        }
    }

    /// The moves from the first position to this one.
    pub(super) fn line_to(&self, mut number: u32) -> Vec<Move> {
        let mut line = Vec::new();
        while number != 0 {
            let visit = self.visit(number);
            line.push(visit.mv);
            number = visit.parent;
        }
        line.reverse();
        line
    }

    /// The place of a position in the index, or the free one where it belongs.
    fn slot_of(&self, packed: &Packed) -> usize {
        let mask = self.index.len() - 1;
        let mut slot = packed.hash() as usize & mask;
        while self.index[slot] != FREE && self.visits[self.index[slot] as usize].packed != *packed {
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn grow(&mut self) {
        let size = self.index.len() * 4;
        self.index.clear();
        self.index.resize(size, FREE);
        for number in 0..self.len() {
            let slot = self.slot_of(&self.visits[number as usize].packed);
            self.index[slot] = number;
        }
    }
}

impl Queues {
    fn push(&mut self, number: u32, priority: u32) {
        let priority = (priority as usize).min(LAST_QUEUE);
        if priority >= self.queues.len() {
            self.queues.resize_with(priority + 1, Vec::new);
        }
        self.queues[priority].push(number);
        self.lowest = self.lowest.min(priority);
    }

    /// Takes the number with the lowest priority, of several the one added last.
    fn pop(&mut self) -> Option<u32> {
        loop {
            let queue = self.queues.get_mut(self.lowest)?;
            if let Some(number) = queue.pop() {
                return Some(number);
            }
            self.lowest += 1;
        }
    }
}
