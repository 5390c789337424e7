//! The positions a search has come to, each once, and which of them to look at next.

use super::packed::Packed;
use crate::Move;

/// A position and how the search got to it.
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

const NONE: u32 = u32::MAX;
/// Priorities from the last of these on are all alike.
const PRIORITIES: u32 = 512;

/// Positions by number, an index by content, and queues by priority.
#[derive(Clone, Debug)]
pub(super) struct Memory {
    entries: Vec<Entry>,
    /// The numbers of the positions, found by hash; always a power of two long, at most half full.
    index: Vec<u32>,
    orders: [Queues; ORDERS],
    turn: usize,
}

/// A position and its neighbors in the queues.
#[derive(Clone, Debug)]
struct Entry {
    visit: Visit,
    /// The number of the position behind it in its queue of each order.
    behind: [u32; ORDERS],
    /// Every position is in a queue of each order until it is taken from one.
    is_taken: bool,
}

/// The numbers of the positions that come first, by priority; those that came last come first.
#[derive(Clone, Debug)]
struct Queues {
    first: Vec<u32>,
    /// No queue below this one has anything in it.
    lowest: u32,
}

impl Memory {
    /// A memory of the position a search begins with.
    // Called from two places; inlined in both it would only make the module larger.
    #[inline(never)]
    pub(super) fn new(first: Packed) -> Self {
        let queues = Queues {
            first: vec![NONE; PRIORITIES as usize],
            lowest: 0,
        };
        let mut memory = Self {
            entries: Vec::with_capacity(256),
            index: vec![NONE; 512],
            orders: [queues.clone(), queues],
            turn: 0,
        };
        let visit = Visit {
            packed: first,
            parent: 0,
            mv: Move::default(),
        };
        memory.insert(visit, [0; ORDERS]);
        memory
    }

    /// How many positions there are.
    pub(super) fn len(&self) -> u32 {
        self.entries.len() as u32
    }

    pub(super) fn visit(&self, number: u32) -> Visit {
        self.entries[number as usize].visit
    }

    pub(super) fn contains(&self, packed: &Packed) -> bool {
        self.index[self.slot_of(packed)] != NONE
    }

    /// Adds a position that is not there yet, with its priority in each order, lowest first.
    pub(super) fn insert(&mut self, visit: Visit, priorities: [u32; ORDERS]) {
        let number = self.len();
        let slot = self.slot_of(&visit.packed);
        self.index[slot] = number;
        let mut behind = [NONE; ORDERS];
        for (order, queues) in self.orders.iter_mut().enumerate() {
            behind[order] = queues.push(number, priorities[order]);
        }
        self.entries.push(Entry {
            visit,
            behind,
            is_taken: false,
        });
        if self.entries.len() * 2 > self.index.len() {
            self.grow();
        }
    }

    /// The number of the position to look at next, if there is one.
    pub(super) fn next(&mut self) -> Option<u32> {
        self.turn = (self.turn + 1) % ORDERS;
        let queues = &mut self.orders[self.turn];
        loop {
            let first = queues.first.get_mut(queues.lowest as usize)?;
            let Some(entry) = self.entries.get_mut(*first as usize) else {
                queues.lowest += 1;
                continue;
            };
            let number = *first;
            *first = entry.behind[self.turn];
            if !entry.is_taken {
                entry.is_taken = true;
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

    /// Where a position is in the index, or would be.
    fn slot_of(&self, packed: &Packed) -> usize {
        let mask = self.index.len() - 1;
        let mut slot = packed.hash() as usize & mask;
        while let Some(entry) = self.entries.get(self.index[slot] as usize)
            && entry.visit.packed != *packed
        {
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn grow(&mut self) {
        let size = self.index.len() * 4;
        self.index.clear();
        self.index.resize(size, NONE);
        for number in 0..self.len() {
            let slot = self.slot_of(&self.entries[number as usize].visit.packed);
            self.index[slot] = number;
        }
    }
}

impl Queues {
    /// Puts a number first in its queue; returns the one that was there.
    fn push(&mut self, number: u32, priority: u32) -> u32 {
        let priority = priority.min(PRIORITIES - 1);
        self.lowest = self.lowest.min(priority);
        std::mem::replace(&mut self.first[priority as usize], number)
    }
}
