//! The command `go`.

use engine::time::Clock;
use rules::{Color, Move, Position};

/// How a search is to end.
#[derive(Clone, Debug, Default)]
pub(crate) struct Order {
    pub(crate) depth: Option<u32>,
    pub(crate) nodes: Option<u64>,
    pub(crate) mate: Option<u32>,
    pub(crate) move_time: Option<u64>,
    pub(crate) clock: Option<Clock>,
    pub(crate) search_moves: Vec<Move>,
    /// It answers only when it is told to stop.
    pub(crate) is_infinite: bool,
    /// It runs without a limit until the expected move is played.
    pub(crate) is_pondering: bool,
}

/// Reads what follows the word `go`.
pub(crate) fn read(words: &[&str], position: &Position) -> Result<Order, String> {
    let mut order = Order::default();
    let mut clocks = [Clock::default(); 2];
    let mut moves_to_go = None;
    let mut has_clock = false;
    let mut words = words.iter().copied().peekable();
    while let Some(word) = words.next() {
        match word {
            "infinite" => order.is_infinite = true,
            "ponder" => order.is_pondering = true,
            "searchmoves" => {
                while let Some(mv) = words.peek().and_then(|word| read_move(position, word)) {
                    order.search_moves.push(mv);
                    words.next();
                }
            }
            _ => {
                let number = words.next().and_then(|word| word.parse::<i64>().ok());
                let Some(number) = number else {
                    return Err(format!("expected a number after {word}"));
                };
                // A clock that has run out may show less than nothing.
                let number = number.max(0) as u64;
                let small = u32::try_from(number).unwrap_or(u32::MAX);
                match word {
                    "depth" => order.depth = Some(small.max(1)),
                    "nodes" => order.nodes = Some(number.max(1)),
                    "mate" => order.mate = Some(small),
                    "movetime" => order.move_time = Some(number),
                    "movestogo" => moves_to_go = Some(small).filter(|&moves| moves > 0),
                    "wtime" | "btime" => {
                        has_clock = true;
                        clocks[usize::from(word == "btime")].left = number;
                    }
                    "winc" | "binc" => clocks[usize::from(word == "binc")].increment = number,
                    _ => return Err(format!("cannot read in go: {word}")),
                }
            }
        }
    }
    if has_clock {
        let shown = clocks[usize::from(position.turn() == Color::Black)];
        order.clock = Some(Clock {
            moves_to_go,
            ..shown
        });
    }
    let has_end = order.depth.is_some()
        || order.nodes.is_some()
        || order.mate.is_some()
        || order.move_time.is_some()
        || has_clock;
    order.is_infinite |= !has_end;
    Ok(order)
}

fn read_move(position: &Position, word: &str) -> Option<Move> {
    notation::uci::read(position, word).ok()
}
