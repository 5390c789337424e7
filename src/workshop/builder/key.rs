//! The answer of a task, as the key of a worksheet gives it.

use std::task::Poll;

use exercise::{Ask, Find, Goal, Item, Line, Solve, Soundness, Task};
use record::{Record, pgn};
use rules::{AnyPosition, Move, Position, Setup};

use super::beside::Beside;
use super::check::task;
use super::ways::Ways;
use element::Snippet;

/// The longest solution that is looked for, in moves of both sides.
const LONGEST: usize = 200;

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
/// assert_eq!(answer, "1. Ra7 or 1. Rb7 (such as 1. Ra7 Kf8 2. Rb8#)");
/// # Ok::<(), rules::ParseFenError>(())
/// ```
#[must_use]
pub fn answer(snippet: &Snippet, setup: &Setup) -> Option<String> {
    let mut answering = Answering::of(snippet, setup);
    exercise::whole(|| answering.go_on(u64::MAX))
}

/// An answer that is looked for in slices.
#[derive(Debug)]
pub struct Answering(AnswerStep);

#[derive(Debug)]
enum AnswerStep {
    /// One way to the goal.
    Way(Box<Solve>, Written),
    /// The other moves that begin one, besides the way and its first move.
    Beside(Box<Others>, Setup, String, Move),
    /// All is said.
    Over(Option<String>),
}

/// The search for the other moves that are right.
#[derive(Debug)]
enum Others {
    /// Those after which mate comes in time.
    Mates(Beside),
    /// Those with which another goal is reached.
    Ways(Ways),
}

impl Others {
    fn go_on(&mut self, nodes: u64) -> Poll<&[Move]> {
        match self {
            Self::Mates(beside) => beside.go_on(nodes),
            Self::Ways(ways) => ways.go_on(nodes),
        }
    }
}

impl Answering {
    /// Begins; whatever needs no search is answered at once.
    #[must_use]
    pub fn of(snippet: &Snippet, setup: &Setup) -> Self {
        Self(match task(snippet, setup) {
            Ok(Task::Solve(task)) if task.goal() != Goal::IsStalemate => AnswerStep::Way(
                Box::new(Solve::new(&task, 0, 0)),
                Written::new(task.setup()),
            ),
            Ok(task) => AnswerStep::Over(known(snippet, setup, &task)),
            Err(_) => AnswerStep::Over(None),
        })
    }

    /// Whether a way to a goal is looked for.
    #[must_use]
    pub const fn is_search(&self) -> bool {
        !matches!(self.0, AnswerStep::Over(_))
    }

    /// Goes on until about this many positions were looked at, or this many in each of a few stages.
    pub fn go_on(&mut self, nodes: u64) -> Poll<Option<String>> {
        loop {
            let next = match &mut self.0 {
                AnswerStep::Over(answer) => return Poll::Ready(answer.clone()),
                AnswerStep::Way(run, text) => match next(run, nodes) {
                    Poll::Pending => return Poll::Pending,
                    Poll::Ready(None) => AnswerStep::Over(None),
                    Poll::Ready(Some(before)) => {
                        for &mv in &run.line()[before..] {
                            text.push(mv);
                        }
                        if run.outcome(0).is_solved() {
                            begin_beside(run, &text.text)
                        } else if run.line().len() < LONGEST {
                            continue;
                        } else {
                            AnswerStep::Over(None)
                        }
                    }
                },
                AnswerStep::Beside(search, setup, text, first) => match search.go_on(nodes) {
                    Poll::Pending => return Poll::Pending,
                    Poll::Ready(others) => {
                        let keys = [*first].into_iter().chain(others.iter().copied());
                        let keys = numbered(setup, keys);
                        AnswerStep::Over(Some(words::builder_key_line(text, &keys)))
                    }
                },
            };
            self.0 = next;
        }
    }
}

/// The answer of a task that asks for no way to a goal.
fn known(snippet: &Snippet, setup: &Setup, task: &Task) -> Option<String> {
    match task {
        Task::Solve(_) => {
            let is_stalemate = Position::from_setup(setup).ok()?.is_stalemate();
            Some(words::builder_key_stalemate(is_stalemate))
        }
        Task::Find(task) => {
            let find = Find::new(task, 0, 0);
            let answers = find.answers().iter();
            let answers: Vec<String> = answers.map(|&item| found(&find, item)).collect();
            Some(words::builder_key_found(&answers))
        }
        Task::Line(task) => {
            let record = pgn::read_all(&snippet.pgn).into_iter().next()?.record;
            let line = Line::new(task, record, 0, 0, 0).ok()?;
            let position = line.record().position(line.at()).to_setup();
            let keys = numbered(&position, line.right_here());
            let text = main_line(line.record(), line.at());
            Some(words::builder_key_line(&text, &keys))
        }
    }
}

/// A part of an answer: a move in SAN, also where only its square is asked for, if it captures or
/// gives check; else a square.
fn found(find: &Find, item: Item) -> String {
    let ground = AnyPosition::of(find.setup());
    let (from, to) = match (item, find.ask()) {
        (Item::Move(made), _) => (made.from, made.to),
        (Item::Square(to), Ask::Captures(Some(from)) | Ask::Checks(Some(from))) => (from, to),
        (Item::Square(square), _) => return square.to_string(),
    };
    // The question about one piece does not mind whose turn it is.
    [ground.clone(), ground.pass()]
        .into_iter()
        .find_map(|ground| {
            let mut moves = ground.moves().into_iter();
            let mv = moves.find(|mv| mv.from() == from && mv.to() == to)?;
            Some(notation::san::write_any(&ground, mv))
        })
        .unwrap_or_else(|| item.to_string())
}

/// What comes after a way that was found: the search for other ways to begin.
fn begin_beside(run: &Solve, text: &str) -> AnswerStep {
    let search = |first| match (run.goal(), run.start().position()) {
        (Goal::Mate { within }, Some(position)) => {
            Some(Others::Mates(Beside::of(position, within, first)))
        }
        _ => Ways::beside(run, first).map(Others::Ways),
    };
    let first = run.line().first().copied();
    match first.and_then(|first| Some((first, search(first)?))) {
        Some((first, search)) => AnswerStep::Beside(
            Box::new(search),
            run.start().setup(),
            text.to_owned(),
            first,
        ),
        None => AnswerStep::Over(Some(words::builder_key_line(text, &[]))),
    }
}

/// Makes the next move of a solution, once it is found, with the reply to it; how many moves were made
/// before.
fn next(run: &mut Solve, nodes: u64) -> Poll<Option<usize>> {
    let before = run.line().len();
    match run.look_into_soundness(nodes) {
        Poll::Pending => Poll::Pending,
        Poll::Ready(Soundness::Sound) => Poll::Ready(run.show_move().map(|_| before)),
        Poll::Ready(_) => Poll::Ready(None),
    }
}

/// First moves, each with its number.
fn numbered(setup: &Setup, moves: impl IntoIterator<Item = Move>) -> Vec<String> {
    let numbered = |mv: Move| {
        let mut text = Written::new(setup);
        text.push(mv);
        text.text
    };
    moves.into_iter().map(numbered).collect()
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

/// Moves as a key writes them: in SAN, and numbered.
#[derive(Debug)]
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
        self.text
            .push_str(&notation::san::write_any(&self.board, mv));
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
        assert_eq!(text, "1. Ra7 or 1. Rb7 (such as 1. Ra7 Kf8 2. Rb8#)");
        let text = key("mode=solve&goal=mate&in=1&fen=k7/8/1K6/8/8/8/8/6RR_w_-_-");
        assert_eq!(text, "1. Rg8# or 1. Rh8#");
        let text = key("mode=solve&goal=mate&in=1&fen=6k1/5ppp/8/8/8/8/8/K3R3_w_-_-");
        assert_eq!(text, "1. Re8#");
        let text = key("mode=solve&goal=mate&in=1&fen=k3r3/8/8/8/8/8/5PPP/6K1_b_-_-_0_12");
        assert_eq!(text, "1... Re1#");
    }

    #[test]
    fn what_was_to_be_found_is_written_as_chess_is() {
        for (query, wanted) in [
            ("ask=captures&fen=4k3/8/8/3p4/4P3/5N2/8/4K3_w_-_-", "exd5"),
            (
                "ask=captures&of=d4&fen=8/8/8/2p1p3/3P4/8/8/8",
                "dxc5 and dxe5",
            ),
            (
                "ask=checks&fen=4k3/8/8/3N4/8/8/8/4K3_w_-_-",
                "Nf6+ and Nc7+",
            ),
            (
                "ask=checks&of=d5&fen=4k3/8/8/3N4/8/8/8/4K3_b_-_-",
                "Nf6+ and Nc7+",
            ),
            ("ask=moves&of=a1&fen=8/8/8/8/8/8/8/N7", "c2 and b3"),
            (
                "ask=attackers&of=d5&side=white&fen=8/8/8/3p4/8/4N3/8/8",
                "e3",
            ),
        ] {
            let text = key(&format!("mode=find&{query}"));
            assert_eq!(text, wanted, "{query}");
        }
    }

    #[test]
    fn every_goal_has_its_key() {
        for (query, wanted) in [
            ("goal=reach&to=b2&fen=8/8/8/8/8/8/8/B7", "1. Bb2"),
            ("goal=reach&to=c3+d1&fen=8/8/8/8/8/8/8/N7", "1. N"),
            ("goal=promote&to=n&fen=8/P7/8/8/8/8/8/8", "1. a8=N"),
            ("goal=capture-all&fen=8/8/8/3p4/8/1N6/8/8", "x"),
            ("goal=escape&fen=4k3/8/8/8/8/8/8/K3r3_w_-_-", "1. K"),
            ("goal=stalemate&fen=7k/5Q2/8/8/8/8/8/K7_b_-_-", "Yes"),
            ("goal=survive&in=2", "1. "),
        ] {
            let text = key(&format!("mode=solve&{query}"));
            assert!(text.contains(wanted), "{query}: {text}");
        }
    }

    #[test]
    fn every_first_move_that_is_right_is_told_whatever_the_goal() {
        for (query, wanted) in [
            (
                "goal=escape&fen=4k3/8/8/8/8/8/8/K3r3_w_-_-",
                "1. Ka2 or 1. Kb2",
            ),
            (
                "goal=promote&fen=8/P1P5/8/8/8/8/8/8&to=n",
                "1. a8=N or 1. c8=N",
            ),
            // A way that is longer is no other one, unless the author allows it.
            (
                "goal=reach&to=d4&fen=8/8/8/8/8/8/8/R7",
                "1. Rd1 or 1. Ra4 (such as 1. Rd1 2. Rd4)",
            ),
            ("goal=reach&to=a8&fen=8/8/8/8/8/8/8/R7", "1. Ra8"),
            (
                "goal=capture-all&fen=8/8/8/8/8/p7/8/RN6",
                "1. Rxa3 or 1. Nxa3",
            ),
            // In the corner the king is mated.
            (
                "goal=survive&in=1&fen=r5k1/8/8/8/8/8/5PPP/6K1_w_-_-",
                "1. Kf1, 1. f3, 1. g3, 1. h3, 1. f4, 1. g4 or 1. h4",
            ),
        ] {
            assert_eq!(key(&format!("mode=solve&{query}")), wanted, "{query}");
        }
    }

    #[test]
    fn other_ways_are_found_whatever_the_slices() {
        let snippet = Snippet::from_query("mode=solve&goal=reach&to=d4&fen=8/8/8/8/8/8/8/R7");
        let whole = answer(&snippet, &snippet.setup().unwrap());
        for nodes in [1, 100] {
            let mut answering = Answering::of(&snippet, &snippet.setup().unwrap());
            let mut slices = 1;
            let found = loop {
                match answering.go_on(nodes) {
                    Poll::Ready(found) => break found,
                    Poll::Pending => slices += 1,
                }
            };
            assert_eq!(found, whole, "{nodes}");
            assert!(slices > 3, "{slices}");
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
            "1. e4 or 1. d4 (such as 1. e4 e5 2. Nf3)"
        );
        // What the author marks as wrong is no answer.
        assert_eq!(
            key("mode=line&pgn=1.+e4+(1.+g4+$2)+e5+2.+Nf3+*"),
            "1. e4 e5 2. Nf3"
        );
        assert_eq!(key("mode=play"), "");
    }
}
