//! The chess engine: finds good moves, and says how good they are.
//!
//! # Reading order
//!
//! 1. [`Root`] is what is searched: a position and, for repetition, those before it. [`Limits`] say
//!    how far.
//! 2. [`Engine::search`] searches in one piece; [`Engine::begin`] and [`Engine::advance`] in slices
//!    that give the thread back. A [`Watcher`] has the clock and hears the [`Report`]s; an
//!    [`Answer`] has the best lines.
//! 3. `search`: principal variation search with iterative deepening. `search::drive` deepens,
//!    `search::node` begins and ends a position, `search::moves` tries its moves, `search::order`
//!    puts them in order, `search::quiescence` plays the captures out.
//! 4. `evaluate`: what a position is worth at first sight. The weights are in one table, tuned on
//!    games that the engine played against itself. `correction` learns where it is usually off.
//! 5. [`time`] turns a chess clock into a budget, [`mod@bench`] measures.
//!
//! # What it promises
//!
//! With a limit of nodes or depth the same search gives the same answer on every machine, native
//! or WebAssembly, in one piece or in slices: there are no threads, no clock, no floating point
//! and no chance in it.
//!
//! # Examples
//!
//! ```
//! use engine::{Engine, Limits, Root, TableSize, Unwatched};
//! use rules::Position;
//!
//! let mut engine = Engine::new(TableSize::Mb4);
//! let root = Root::new(Position::default());
//! let answer = engine.search(&root, &Limits::nodes(5_000), &mut Unwatched);
//! let best = answer.best().expect("there are twenty moves");
//! assert!(root.position().is_legal(best));
//! ```

pub mod bench;
mod chance;
mod correction;
#[cfg(feature = "tune")]
pub mod evaluate;
#[cfg(not(feature = "tune"))]
mod evaluate;
mod history;
pub mod level;
mod limits;
mod pair;
mod position;
mod report;
mod score;
mod search;
mod see;
mod sets;
mod table;
mod tablebase;
pub mod time;
mod visibility;

pub use limits::{Limits, Noise, Root};
pub use pair::Pair;
pub use report::{Answer, Bound, Line, Moment, Order, Progress, Report, Unwatched, Watcher};
pub use score::{MAX_PLY, Score};
pub use search::{Engine, POLL_INTERVAL};
pub use table::TableSize;
pub use visibility::Visibility;

#[cfg(test)]
mod tests;
