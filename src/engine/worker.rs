//! The engine, as `src/web/engine-worker.js` drives it beside the page.

/// Native tests build every bin; there is nothing to run outside a browser.
fn main() {}

#[cfg(target_arch = "wasm32")]
mod exports {
    use engine::level::{Level, PLAYING, Player};
    use engine::time::{Budget, Clock};
    use engine::{
        Answer, Limits, Moment, Order, Progress, Report, Root, Score, TableSize, Watcher,
    };
    use rules::{Move, Position, Role, Square};
    use wasm_bindgen::prelude::wasm_bindgen;

    /// What a move loses on the way to the clock, in milliseconds.
    const OVERHEAD: u64 = 50;

    /// An engine with what it thinks about.
    #[wasm_bindgen]
    #[derive(Debug)]
    pub struct Thinker {
        player: Player,
        /// The table for looking at lines.
        largest: TableSize,
        table: TableSize,
        /// Whether a level chooses, or the engine looks for the best lines.
        is_choosing: bool,
        /// How long the choice may take.
        budget: Option<Budget>,
        root: Root,
        reports: String,
        answer: String,
    }

    #[wasm_bindgen]
    impl Thinker {
        /// An engine whose table takes at most this many megabytes when it looks at lines.
        #[wasm_bindgen(constructor)]
        #[must_use]
        pub fn new(megabytes: u32) -> Self {
            Self {
                player: Player::new(PLAYING),
                largest: TableSize::at_most(megabytes as usize),
                table: PLAYING,
                is_choosing: false,
                budget: None,
                root: Root::new(Position::default()),
                reports: String::new(),
                answer: String::new(),
            }
        }

        /// Takes a game: its start in FEN, and its moves such as `e2e4 e7e8q` with spaces between.
        /// Answers whether it could be read.
        pub fn set_game(&mut self, start: &str, moves: &str) -> bool {
            match game(start, moves) {
                Some(root) => {
                    self.root = root;
                    true
                }
                None => false,
            }
        }

        /// Begins to choose a move as a level from 1 to 11 plays; the seed chooses one of many games.
        /// With a clock it takes no more than a share of what is left, in milliseconds.
        pub fn choose(&mut self, level: u8, seed: u32, left: Option<u32>, increment: u32) {
            self.answer.clear();
            self.reports.clear();
            self.is_choosing = true;
            self.budget = left.map(|left| {
                let clock = Clock {
                    left: u64::from(left),
                    increment: u64::from(increment),
                    moves_to_go: None,
                };
                Budget::share(&clock, OVERHEAD)
            });
            let level = Level::new(level).unwrap_or(Level::FULL);
            self.take_table(PLAYING);
            self.player.begin(&self.root, level, u64::from(seed));
        }

        /// Begins to look for this many of the best lines, without an end.
        pub fn analyze(&mut self, lines: u32) {
            self.answer.clear();
            self.reports.clear();
            let limits = Limits {
                lines: lines as usize,
                ..Limits::default()
            };
            self.is_choosing = false;
            self.budget = None;
            self.take_table(self.largest);
            self.player.engine().begin(&self.root, &limits);
        }

        /// Looks at about this many positions more, after this many milliseconds since the beginning;
        /// answers whether the search is over.
        pub fn step(&mut self, nodes: u32, spent: u32) -> bool {
            let mut slice = Slice {
                budget: self.budget,
                spent: u64::from(spent),
                until: None,
                nodes: u64::from(nodes),
                reports: &mut self.reports,
            };
            let progress = if self.is_choosing {
                self.player.advance(&mut slice)
            } else {
                self.player.engine().advance(&mut slice)
            };
            match progress {
                Progress::Suspended => false,
                Progress::Done(answer) => {
                    self.answer = answer_text(&answer);
                    true
                }
            }
        }

        /// What was found since the last call: a line of text for each line of play, with its
        /// number, depth, score, positions and moves, separated by spaces.
        pub fn reports(&mut self) -> String {
            std::mem::take(&mut self.reports)
        }

        /// The best move and its score when the search is over, such as `e2e4 cp 31`.
        #[must_use]
        pub fn answer(&self) -> String {
            self.answer.clone()
        }
    }

    impl Thinker {
        fn take_table(&mut self, size: TableSize) {
            if self.table != size {
                self.player.engine().resize(size);
                self.table = size;
            }
        }
    }

    /// Gives the thread back after this many positions.
    struct Slice<'a> {
        budget: Option<Budget>,
        /// The time that was spent before this slice.
        spent: u64,
        until: Option<u64>,
        nodes: u64,
        reports: &'a mut String,
    }

    impl Watcher for Slice<'_> {
        fn order(&mut self, moment: Moment, nodes: u64) -> Order {
            let budget = self.budget;
            if budget.is_some_and(|budget| budget.is_over(moment, self.spent)) {
                return Order::Stop;
            }
            let until = *self.until.get_or_insert(nodes + self.nodes);
            if nodes >= until {
                Order::Suspend
            } else {
                Order::Continue
            }
        }

        fn report(&mut self, report: &Report<'_>) {
            let numbers = [
                report.line.to_string(),
                report.depth.to_string(),
                score_text(report.score),
                report.nodes.to_string(),
            ];
            self.reports.push_str(&numbers.join(" "));
            for mv in report.moves {
                self.reports.push(' ');
                self.reports.push_str(&mv.to_string());
            }
            self.reports.push('\n');
        }
    }

    fn answer_text(answer: &Answer) -> String {
        let best = answer.best().map(|best| best.to_string());
        let score = answer.score().map(score_text);
        [best.unwrap_or_default(), score.unwrap_or_default()].join(" ")
    }

    /// `cp 31` or `mate -3`, for the side to move.
    fn score_text(score: Score) -> String {
        match score {
            Score::Centipawns(value) => ["cp ", &value.to_string()].concat(),
            Score::Mate(moves) => ["mate ", &moves.to_string()].concat(),
        }
    }

    fn game(start: &str, moves: &str) -> Option<Root> {
        let mut root = Root::new(start.parse().ok()?);
        for word in moves.split_whitespace() {
            let next = read(root.position(), word)?;
            root = root.after(next);
        }
        Some(root)
    }

    fn read(position: &Position, word: &str) -> Option<Move> {
        let from: Square = word.get(..2)?.parse().ok()?;
        let to: Square = word.get(2..4)?.parse().ok()?;
        let promotion = word.get(4..)?.chars().next().and_then(Role::from_char);
        position.find_move(from, to, promotion).ok()
    }
}
