//! Whoever takes part in a match.

use engine::level::{Level, Player as LevelPlayer};
use engine::{Engine, Limits, Root, Score, TableSize, Unwatched};
use rules::Move;

use crate::uci::Program;

/// A move and what its player thinks of it.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    pub mv: Move,
    pub score: Option<Score>,
}

pub enum Player {
    Level(Box<LevelPlayer>, Level),
    Nodes(Box<Engine>, u64),
    Random,
    Program(Box<Program>),
}

impl Player {
    /// Reads a description: `level:3`, `nodes:20000`, `random`, or `uci:PROGRAM` followed by options
    /// such as `,UCI_Elo=1500` and a limit such as `,movetime=100`.
    pub fn read(text: &str) -> Result<Self, String> {
        let size = TableSize::Mb8;
        match text.split_once(':') {
            None if text == "random" => Ok(Self::Random),
            Some(("level", number)) => {
                let level = number.parse().ok().and_then(Level::new);
                let level = level.ok_or(format!("not a level: {number}"))?;
                Ok(Self::Level(Box::new(LevelPlayer::new(size)), level))
            }
            Some(("nodes", number)) => {
                let nodes = number
                    .parse()
                    .map_err(|_| format!("not a number: {number}"))?;
                let engine = Engine::new(TableSize::default());
                Ok(Self::Nodes(Box::new(engine), nodes))
            }
            Some(("uci", rest)) => Ok(Self::Program(Box::new(Program::start(rest)?))),
            _ => Err(format!("not a player: {text}")),
        }
    }

    pub fn begin_game(&mut self) -> Result<(), String> {
        match self {
            Self::Nodes(engine, _) => engine.clear(),
            Self::Program(program) => program.begin_game()?,
            Self::Level(..) | Self::Random => {}
        }
        Ok(())
    }

    /// Chooses a move; `seed` is that of the game, `played` the moves so far.
    pub fn choose(&mut self, root: &Root, played: &[Move], seed: u64) -> Result<Choice, String> {
        match self {
            Self::Random => {
                let moves = root.position().legal_moves();
                let throw = mixed(seed ^ (played.len() as u64) << 32);
                let mv = moves.get((throw % moves.len().max(1) as u64) as usize);
                let mv = *mv.ok_or("there is no move")?;
                Ok(Choice { mv, score: None })
            }
            Self::Level(player, level) => {
                let answer = player.choose(root, *level, seed, &mut Unwatched);
                let mv = answer.best().ok_or("there is no move")?;
                Ok(Choice {
                    mv,
                    score: answer.score(),
                })
            }
            Self::Nodes(engine, nodes) => {
                let answer = engine.search(root, &Limits::nodes(*nodes), &mut Unwatched);
                let mv = answer.best().ok_or("there is no move")?;
                Ok(Choice {
                    mv,
                    score: answer.score(),
                })
            }
            Self::Program(program) => program.choose(root.position(), played),
        }
    }
}

/// An evenly spread number from another.
pub fn mixed(number: u64) -> u64 {
    let mut bits = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}
