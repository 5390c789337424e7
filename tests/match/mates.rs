//! Collects mates in 2 to 6 moves: proved, with their sources (`tests/data/mates.tsv`). Composed ones are
//! marked as such.

use std::collections::HashSet;
use std::fs;

use engine::level::{Level, Player};
use engine::{Engine, Limits, Root, Score, TableSize, Unwatched};
use exercise::mate::{MOST_MOVES, Search};
use rules::{Color, Piece, Position, Role, Setup, Square};

use crate::arguments::Arguments;
use crate::openings::LINES;
use crate::player::mixed;

/// The engine looks for a mate for this many positions, the prover for this many.
const LOOK: u64 = 20_000;
const PROVE: u64 = 400_000;
/// The same for a composed problem, whose first move is hard to see.
const LOOK_AT_PROBLEM: u64 = 2_000_000;
const PROVE_PROBLEM: u64 = 20_000_000;
const LONGEST: i32 = 6;
/// Of one game only so many are kept.
const PER_GAME: usize = 2;
/// The games of old books, which are in the public domain, as moves in SAN.
const BOOKS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../data/oldbooks.json");
/// Composed problems: the moves to mate, the position and where it stands, on each line.
const PROBLEMS: &str = include_str!("../data/problems.tsv");

struct Collector {
    engine: Engine,
    look: u64,
    prover: Search,
    met: HashSet<String>,
}

/// Prints mates composed, found in old books, in games of the levels, and in endings set up at random.
pub fn collect(arguments: &Arguments) -> Result<(), String> {
    let mut collector = Collector {
        engine: Engine::new(TableSize::Mb8),
        look: LOOK_AT_PROBLEM,
        prover: Search::with_limit(PROVE_PROBLEM),
        met: HashSet::new(),
    };
    println!("# Mates in 2 to 6 moves, each proved. Written by `match mates` in tests/match.");
    println!("# position\tmoves\tsource");
    collector.collect_problems()?;
    collector.look = LOOK;
    collector.prover = Search::with_limit(PROVE);
    collector.collect_from_books()?;
    collector.collect_from_games(arguments)?;
    collector.collect_from_endings(arguments);
    Ok(())
}

impl Collector {
    /// The problems that mate in as many moves as they say and no fewer.
    fn collect_problems(&mut self) -> Result<(), String> {
        for line in PROBLEMS.lines().filter(|line| !line.starts_with('#')) {
            let mut fields = line.split('\t');
            let mut field = || {
                fields
                    .next()
                    .ok_or(format!("expected three fields: {line}"))
            };
            let moves: u8 = field()?.parse().map_err(|_| line)?;
            let (fen, source) = (field()?, field()?);
            let position = fen.parse().map_err(|error| format!("{fen}: {error}"))?;
            let is_shorter = (1..moves).any(|moves| self.is_mate(&position, moves));
            if is_shorter || !self.is_mate(&position, moves) {
                eprintln!("not proved to mate in {moves}: {line}");
            } else if self.met.insert(place(&position)) {
                println!("{position}\t{moves}\tcomposed: {source}");
            }
        }
        Ok(())
    }

    fn collect_from_books(&mut self) -> Result<(), String> {
        let text = fs::read_to_string(BOOKS).map_err(|error| error.to_string())?;
        let books: serde_json::Value =
            serde_json::from_str(&text).map_err(|error| error.to_string())?;
        for book in books.as_array().ok_or("no list of games")? {
            let source = format!(
                "{}, {}",
                book["source"].as_str().unwrap_or_default(),
                book["id"].as_str().unwrap_or_default()
            );
            let mut root = Root::new(Position::default());
            let mut game = Vec::new();
            for word in book["san"].as_array().into_iter().flatten() {
                let word = word.as_str().unwrap_or_default();
                let Ok(mv) = notation::san::read(root.position(), word) else {
                    break;
                };
                root = root.after(mv);
                game.push(root.clone());
            }
            self.look_back(&game, &source);
        }
        Ok(())
    }

    fn collect_from_games(&mut self, arguments: &Arguments) -> Result<(), String> {
        let mut player = Player::new(TableSize::Mb4);
        for number in 0..arguments.games {
            let seed = mixed(arguments.seed ^ u64::from(number) << 9) & u64::from(u32::MAX);
            let level = Level::new(3 + (number % 4) as u8).ok_or("no such level")?;
            let mut root = Root::new(Position::default());
            for word in LINES[number as usize % LINES.len()].split(' ') {
                let mv = notation::uci::read(root.position(), word)
                    .map_err(|error| error.to_string())?;
                root = root.after(mv);
            }
            let mut game = Vec::new();
            for _ in 0..200 {
                let Some(mv) = player.choose(&root, level, seed, &mut Unwatched).best() else {
                    break;
                };
                root = root.after(mv);
                game.push(root.clone());
            }
            let source = format!(
                "a game of level {} against itself, seed {seed}",
                level.number()
            );
            self.look_back(&game, &source);
        }
        Ok(())
    }

    /// Endings with few pieces, set up at random.
    fn collect_from_endings(&mut self, arguments: &Arguments) {
        let sets: [&[Piece]; 6] = [
            &[
                Piece::new(Color::White, Role::Queen),
                Piece::new(Color::White, Role::Knight),
            ],
            &[
                Piece::new(Color::White, Role::Rook),
                Piece::new(Color::White, Role::Bishop),
            ],
            &[
                Piece::new(Color::White, Role::Queen),
                Piece::new(Color::Black, Role::Rook),
            ],
            &[
                Piece::new(Color::White, Role::Rook),
                Piece::new(Color::White, Role::Rook),
            ],
            &[
                Piece::new(Color::White, Role::Queen),
                Piece::new(Color::Black, Role::Bishop),
                Piece::new(Color::Black, Role::Pawn),
            ],
            &[
                Piece::new(Color::White, Role::Rook),
                Piece::new(Color::White, Role::Knight),
                Piece::new(Color::Black, Role::Knight),
            ],
        ];
        for number in 0..u64::from(arguments.games) {
            let mut setup = Setup::empty();
            let kings = [Color::White, Color::Black].map(|color| Piece::new(color, Role::King));
            let pieces = sets[number as usize % sets.len()];
            for (place, piece) in kings.iter().chain(pieces).enumerate() {
                let throw = mixed(arguments.seed ^ number << 8 ^ place as u64);
                setup.board.set(Square::ALL[(throw & 63) as usize], *piece);
            }
            if let Ok(position) = Position::from_setup(&setup)
                && position.occupied().len() == 2 + pieces.len()
            {
                self.look(&Root::new(position), "an ending set up at random");
            }
        }
    }

    /// Looks for mates from the end of a game back.
    fn look_back(&mut self, game: &[Root], source: &str) {
        let mut kept = 0;
        for root in game.iter().rev().skip(2).take(16) {
            kept += usize::from(self.look(root, source));
            if kept == PER_GAME {
                return;
            }
        }
    }

    fn look(&mut self, root: &Root, source: &str) -> bool {
        let position = root.position();
        let answer = self
            .engine
            .search(root, &Limits::nodes(self.look), &mut Unwatched);
        let Some(Score::Mate(moves @ 2..=LONGEST)) = answer.score() else {
            return false;
        };
        let proved = (2..=moves as u8).find(|&moves| self.is_mate(position, moves));
        if let Some(moves) = proved
            && self.prover.mates_in(position, 1) == Ok(None)
            && self.met.insert(place(position))
        {
            println!("{position}\t{moves}\t{source}");
            return true;
        }
        false
    }

    /// Whether there is proof that the side to move mates in at most this many moves.
    fn is_mate(&mut self, position: &Position, moves: u8) -> bool {
        if moves <= MOST_MOVES {
            return matches!(self.prover.mates_in(position, moves), Ok(Some(_)));
        }
        let root = Root::new(*position);
        let answer = self
            .engine
            .search(&root, &Limits::nodes(self.look), &mut Unwatched);
        let Some(mv) = answer.best() else {
            return false;
        };
        let after = position.play_unchecked(mv);
        let replies = after.legal_moves();
        let is_mated = |reply: &rules::Move| self.is_mate(&after.play_unchecked(*reply), moves - 1);
        !replies.is_empty() && replies.iter().all(is_mated)
    }
}

/// What two positions that count as one have in common: the pieces and whose move it is.
fn place(position: &Position) -> String {
    position.to_string().split(' ').take(2).collect()
}
