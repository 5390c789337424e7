//! The answer of a task, as the key of a worksheet gives it.

use exercise::mate::Search;
use exercise::{Answer, Find, Goal, Hint, Line, Solve, SolveTask, Task, Try, Verdict};
use record::{Record, pgn};
use rules::{AnyPosition, Move, Position, Role, Setup};

use super::check::task;
use element::Snippet;

/// The longest solution that is looked for, in moves of the pupil.
const LONGEST: usize = 100;

/// The right answer; `None` where nothing is asked or no answer is known.
///
/// # Examples
///
/// ```
/// use element::Snippet;
/// use workshop::builder::key;
///
/// let board = Snippet::from_query("mode=solve&goal=mate&in=2&fen=6k1/8/8/8/8/8/R7/1R4K1_w_-_-");
/// let answer = key::answer(&board, &board.setup()?).unwrap_or_default();
/// assert_eq!(answer, "1. Ra7 Kf8 2. Rb8# (or Rb7)");
/// # Ok::<(), rules::ParseFenError>(())
/// ```
#[must_use]
pub fn answer(snippet: &Snippet, setup: &Setup) -> Option<String> {
    match task(snippet, setup).ok()? {
        Task::Solve(task) if task.goal() == Goal::IsStalemate => {
            let is_stalemate = Position::from_setup(setup).ok()?.is_stalemate();
            Some(words::builder_key_stalemate(is_stalemate))
        }
        Task::Solve(task) => solved(&task),
        Task::Find(task) => {
            let find = Find::new(&task, 0, 0);
            let answers: Vec<String> = find.answers().iter().map(ToString::to_string).collect();
            Some(words::builder_key_found(&answers))
        }
        Task::Line(task) => {
            let record = pgn::read_all(&snippet.pgn).into_iter().next()?.record;
            let line = Line::new(&task, record, 0, 0, 0).ok()?;
            Some(main_line(line.record(), line.at()))
        }
    }
}

/// One way to the goal, with all first moves that mate in time where a mate is asked for.
fn solved(task: &SolveTask) -> Option<String> {
    let mut run = Solve::new(task, 0, 0);
    let mut text = Written::new(task.setup());
    for _ in 0..LONGEST {
        let before = run.line().len();
        let verdict = next(&mut run)?;
        for &mv in &run.line()[before..] {
            text.push(mv);
        }
        if verdict == Verdict::Solved {
            let others = other_keys(task, run.line().first().copied());
            return Some(words::builder_key_line(&text.text, &others));
        }
    }
    None
}

/// Makes the move that a hint would lead to.
fn next(run: &mut Solve) -> Option<Verdict> {
    let (Some(Hint::Piece(from)), Some(Hint::Square(to))) = (run.hint(), run.hint()) else {
        return None;
    };
    let promotions = Role::PROMOTIONS.into_iter().map(Some);
    for promotion in [None].into_iter().chain(promotions) {
        let made = Try::new(from, to, promotion);
        let mut tried = run.clone();
        let verdict = tried.answer(Answer::Move(made), 0);
        if matches!(verdict, Verdict::Solved | Verdict::Right { .. }) {
            *run = tried;
            return Some(verdict);
        }
    }
    None
}

/// The other first moves after which mate comes in time.
fn other_keys(task: &SolveTask, first: Option<Move>) -> Vec<String> {
    let (Goal::Mate { within }, Ok(position)) = (task.goal(), Position::from_setup(task.setup()))
    else {
        return Vec::new();
    };
    let mut search = Search::default();
    let mut mates = |mv: Move| {
        let after = position.play_unchecked(mv);
        if within == 1 {
            return after.is_checkmate();
        }
        matches!(search.mated_in(&after, within - 1), Ok(Some(_)))
    };
    let moves = position.legal_moves();
    let others = moves.iter().copied().filter(|&mv| Some(mv) != first);
    others
        .filter(|&mv| mates(mv))
        .map(|mv| notation::san::write(&position, mv))
        .collect()
}

/// The main line after a node, with its numbers.
fn main_line(record: &Record, from: record::NodeId) -> String {
    let mut text = Written::new(&record.position(from).to_setup());
    for node in record.line_from(from) {
        if let Some(mv) = record.step(node).and_then(record::Step::mv) {
            text.push(mv);
        }
    }
    text.text
}

/// Moves as a key writes them: in SAN and numbered where there is a position, else by their squares.
struct Written {
    board: AnyPosition,
    text: String,
    number: u32,
}

impl Written {
    fn new(setup: &Setup) -> Self {
        Self {
            board: AnyPosition::of(setup),
            text: String::new(),
            number: 0,
        }
    }

    fn push(&mut self, mv: Move) {
        // Where only one side moves, the turn comes back to it.
        let found = self.board.find_move(mv.from(), mv.to(), mv.promotion());
        if found.is_err() {
            self.board = self.board.pass();
        }
        let is_white = self.board.turn() == rules::Color::White;
        if !self.text.is_empty() {
            self.text.push(' ');
        }
        if is_white || self.number == 0 {
            self.number += 1;
            self.text.push_str(&self.number.to_string());
            self.text.push_str(if is_white { ". " } else { "... " });
        }
        match self.board.position() {
            Some(position) => self.text.push_str(&notation::san::write(position, mv)),
            None => self.text.push_str(&mv.to_string()),
        }
        self.board = self.board.play(mv);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(query: &str) -> String {
        let snippet = Snippet::from_query(query);
        answer(&snippet, &snippet.setup().unwrap()).unwrap_or_default()
    }

    #[test]
    fn a_mate_is_told_to_its_end_with_all_that_begin_it() {
        let text = key("mode=solve&goal=mate&in=2&fen=6k1/8/8/8/8/8/R7/1R4K1_w_-_-");
        assert!(text.starts_with("1. Ra7 "), "{text}");
        assert!(text.contains("2. Rb8#") && text.contains("Rb7"), "{text}");
        let text = key("mode=solve&goal=mate&in=1&fen=7k/8/5KQ1/8/8/8/8/8_w_-_-");
        assert!(text.contains("Qg7#"), "{text}");
    }

    #[test]
    fn every_goal_has_its_key() {
        for (query, wanted) in [
            ("goal=reach&to=b2&fen=8/8/8/8/8/8/8/B7", "1. a1b2"),
            ("goal=reach&to=c3+d1&fen=8/8/8/8/8/8/8/N7", "1. a1"),
            ("goal=promote&to=n&fen=8/P7/8/8/8/8/8/8", "1. a7a8n"),
            ("goal=capture-all&fen=8/8/8/8/8/1p6/p7/1R6", ""),
            ("goal=escape&fen=4k3/8/8/8/8/8/8/K3r3_w_-_-", "1. K"),
            ("goal=stalemate&fen=7k/5Q2/8/8/8/8/8/K7_b_-_-", "Yes"),
            ("goal=survive&in=2", "1. "),
        ] {
            let text = key(&format!("mode=solve&{query}"));
            assert!(text.contains(wanted), "{query}: {text}");
        }
    }

    #[test]
    fn answers_and_lines_are_told() {
        assert_eq!(
            key("mode=find&ask=squares&of=h1&fen=8/8/8/8/8/8/8/7K"),
            "g1, g2 and h2"
        );
        assert_eq!(
            key("mode=line&pgn=1.+e4+(1.+d4)+e5+2.+Nf3+*"),
            "1. e4 e5 2. Nf3"
        );
        assert_eq!(key("mode=play"), "");
    }
}
