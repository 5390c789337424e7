//! Boards that are played on in foreign pages: what the loader fetches when a `<jadoube-board>` is
//! more than a diagram.
//!
//! [`mount`] is called once for each board. A `Session` keeps the `State` of the board: what the author
//! has written, and the `ActiveMode`. The state is plain data that knows no browser; one reducer
//! changes it by an `Action` and returns the `Effect`s, which the session carries out. The screen shows
//! the state. All boards of a page share this program.
//!
//! `modes` and `parts` name each other: a part brings the functions that begin its modes, and a mode is
//! begun by those of the parts that are here.

mod answers;
mod board_state;
mod bridge;
mod data;
mod engine;
mod fault;
mod games;
mod handle;
mod hint;
mod marks;
mod mode_event;
mod modes;
mod mount_point;
mod move_list_style;
mod move_report;
mod overlay;
mod page_event;
mod parts;
mod refusal;
mod screen;
mod session;
mod tries;
mod typed;

pub use bridge::{PageBoard, Tools};
pub use handle::{Handle, is_prepared, mount, prepare, speak};
/// Smaller than the one of the standard library.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::GlobalTlsf = rlsf::GlobalTlsf::new();
