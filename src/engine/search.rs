//! The search: principal variation search as a machine that can stop between any two positions.
//!
//! A search may run in a worker, or on the thread that draws a page, in slices of some
//! milliseconds. So it is no recursion: all that it knows lies in one [`Frame`] for each ply, and
//! [`Step`] says what comes next. Suspended is simply not asked for the next step. Cut into
//! slices, a search therefore looks at the same positions in the same order and finds the same as
//! in one piece, which starting an iteration again with a filled table would not. Only
//! quiescence is recursive; it is over soon.

mod answer;
mod drive;
mod frame;
mod moves;
mod node;
mod order;
mod quiescence;
mod reduction;
mod singular;

use rules::{Move, MoveList, Position};

pub use self::drive::POLL_INTERVAL;
use self::frame::Frame;
use crate::correction::Corrections;
use crate::evaluate::{Structures, evaluate};
use crate::history::{Histories, NO_MOVE};
use crate::limits::{Limits, Noise};
use crate::position::{key_of, mix_two};
use crate::score::{EVALUATION_LIMIT, MAX_PLY, UNKNOWN, Value};
use crate::table::{Table, TableSize};

/// The last ply that is searched.
const MAX_LINE: usize = MAX_PLY - 4;

/// What the search does next.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// Search the frame below.
    Down,
    /// Go back with the value of this frame.
    Up(Value),
    /// Try the next move of this frame.
    Next,
}

/// A move of the root with what is known of it.
#[derive(Clone, Debug)]
struct RootMove {
    mv: Move,
    value: Value,
    /// The value of the last iteration that came to one.
    settled: Value,
    line: Vec<Move>,
    nodes: u64,
}

/// A chess engine: what it has learned, and the search that is under way.
///
/// # Examples
///
/// ```
/// use engine::{Engine, Limits, Root, Score, TableSize, Unwatched};
///
/// let mut engine = Engine::new(TableSize::Mb4);
/// let root = Root::new("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1".parse()?);
/// let answer = engine.search(&root, &Limits::depth(4), &mut Unwatched);
/// assert_eq!(answer.score(), Some(Score::Mate(1)));
/// assert_eq!(answer.best().map(|mv| mv.to_string()), Some("d1d8".to_owned()));
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
pub struct Engine {
    table: Table,
    histories: Histories,
    corrections: Corrections,
    structures: Structures,
    frames: Vec<Frame>,
    /// The keys of the game so far and of the line that is searched.
    path: Vec<u64>,
    /// Where the root lies in `path`.
    path_root: usize,
    scratch: MoveList,
    nodes: u64,
    nodes_before: u64,
    selective_depth: usize,
    root_moves: Vec<RootMove>,
    /// The first of the root moves that are searched: those before it have their line already.
    root_first: usize,
    root_next: usize,
    limits: Limits,
    /// Keeps what different errors lead to apart.
    salt: u64,
    /// Whether not all moves of the root are searched.
    is_partial: bool,
    run: drive::Run,
}

impl std::fmt::Debug for Engine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Engine")
    }
}

impl Engine {
    /// An engine that knows nothing yet. All its memory is taken now.
    #[must_use]
    pub fn new(size: TableSize) -> Self {
        Self {
            table: Table::new(size),
            histories: Histories::new(),
            corrections: Corrections::new(),
            structures: Structures::new(),
            frames: (0..MAX_PLY).map(|_| Frame::new()).collect(),
            path: Vec::with_capacity(1024),
            path_root: 0,
            scratch: MoveList::new(),
            nodes: 0,
            nodes_before: 0,
            selective_depth: 0,
            root_moves: Vec::new(),
            root_first: 0,
            root_next: 0,
            limits: Limits::default(),
            salt: 0,
            is_partial: false,
            run: drive::Run::default(),
        }
    }

    /// Forgets everything, as before a new game.
    pub fn clear(&mut self) {
        self.table.clear();
        self.histories.clear();
        self.corrections.clear();
        for frame in &mut self.frames {
            frame.killers = [0; 2];
        }
    }

    /// Takes a table of another size, and forgets what was in the old one.
    pub fn resize(&mut self, size: TableSize) {
        // The old one first: there may not be room for both.
        self.table = Table::none();
        self.table = Table::new(size);
    }

    /// Sets up the frame below `ply` as the position after `mv`.
    fn play(&mut self, ply: usize, mv: Move) {
        let (parents, children) = self.frames.split_at_mut(ply + 1);
        let (frame, child) = (&parents[ply], &mut children[0]);
        frame.position.play_into(mv, &mut child.position);
        child.is_check = child.position.is_check();
        child.reversible = if child.position.halfmove_clock() == 0 {
            0
        } else {
            frame.reversible + 1
        };
        self.nodes += 1;
        self.set_key(ply + 1);
    }

    /// Works out the key of a frame.
    fn set_key(&mut self, ply: usize) {
        let frame = &mut self.frames[ply];
        frame.key = key_of(&frame.position.identity()) ^ self.salt;
        self.path.truncate(self.path_root + ply);
        self.path.push(frame.key);
    }

    /// Whether the frame is a draw by repetition, by fifty moves or by material.
    fn is_draw(&mut self, ply: usize) -> bool {
        let frame = &self.frames[ply];
        let position = &frame.position;
        if position.halfmove_clock() >= 100 && (!frame.is_check || position.has_legal_moves()) {
            return true;
        }
        if frame.reversible >= 4 {
            let at = self.path_root + ply;
            let mut met = 0;
            let mut back = 4;
            while back <= frame.reversible.min(at) {
                if self.path[at - back] == frame.key {
                    met += 1;
                    // Once on the line that is searched is as good as for ever; before it,
                    // only what has happened counts.
                    if back < ply || met == 2 {
                        return true;
                    }
                }
                back += 2;
            }
        }
        is_bare(position) && position.is_insufficient_material()
    }

    /// Whether some moves of the frame may be overlooked, so that what is known of its position
    /// does not hold.
    const fn is_blinkered(&self, ply: usize) -> bool {
        ply == 1 && self.limits.visibility.is_some()
    }

    /// Whether the reply `mv` to the current move of the root is seen.
    fn is_reply_seen(&self, mv: Move) -> bool {
        let (root, frame) = (&self.frames[0], &self.frames[1]);
        self.limits
            .visibility
            .is_none_or(|visibility| visibility.sees_reply(&frame.position, mv, root.current))
    }

    /// The evaluation of a frame, errors of the player included.
    fn evaluate(&mut self, ply: usize) -> Value {
        let frame = &self.frames[ply];
        let value = evaluate(&frame.position, &mut self.structures, self.limits.knowledge);
        match self.limits.noise {
            None => value,
            Some(noise) => {
                let limit = EVALUATION_LIMIT;
                (value + error(noise, frame.key)).clamp(-limit, limit)
            }
        }
    }

    /// An evaluation, less by what it was off in similar positions, and less as fifty moves pass.
    fn corrected(&self, ply: usize, plain: Value) -> Value {
        let position = &self.frames[ply].position;
        let correction = if self.is_selective() {
            self.corrections.of(position, self.moves_before(ply))
        } else {
            self.corrections.of_pawns(position)
        };
        let value = plain + correction;
        let clock = position.halfmove_clock().min(100) as Value;
        (value * (220 - clock) / 220).clamp(-EVALUATION_LIMIT, EVALUATION_LIMIT)
    }

    /// The pieces and targets of the two moves before the frame.
    fn moves_before(&self, ply: usize) -> [u16; 2] {
        [1, 2].map(|back| {
            let frame = ply.checked_sub(back).map(|at| &self.frames[at]);
            frame.map_or(NO_MOVE, |frame| frame.piece_to)
        })
    }
}

/// Whether so few pieces are left that they may be too few.
fn is_bare(position: &Position) -> bool {
    position.occupied().len() <= 4
}

/// A bell-shaped error for the position with this key.
fn error(noise: Noise, key: u64) -> Value {
    // The usual deviation of the distribution is 464 of 256 parts.
    crate::chance::logit(mix_two(key, noise.seed)) * Value::from(noise.centipawns) / 464
}

/// No value is stored for a position in check.
const _: () = assert!(UNKNOWN < -EVALUATION_LIMIT);
