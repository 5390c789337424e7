//! A player of some level.

use super::Level;
use super::choice::choose;
use super::opening::{self, is_opening};
use crate::limits::Root;
use crate::report::{Answer, Line, Progress, Watcher};
use crate::score::Score;
use crate::tablebase;
use crate::{Engine, TableSize};

/// The table of an engine that plays: the same wherever that is, since with another one full strength
/// may choose other moves.
pub const PLAYING: TableSize = TableSize::Mb8;

/// An engine that plays as a level does. It is used like an [`Engine`].
///
/// # Examples
///
/// ```
/// use engine::level::{Level, Player};
/// use engine::{Root, TableSize, Unwatched};
///
/// let mut player = Player::new(TableSize::Mb4);
/// let root = Root::new(rules::Position::default());
/// let level = Level::nearest(800);
/// let first = player.choose(&root, level, 17, &mut Unwatched);
/// let again = player.choose(&root, level, 17, &mut Unwatched);
/// assert_eq!(first, again); // the seed decides
/// ```
#[derive(Debug)]
pub struct Player {
    engine: Engine,
    root: Root,
    level: Level,
    seed: u64,
    /// What is known without a search.
    known: Option<Answer>,
}

impl Player {
    /// A player with a table of this size.
    #[must_use]
    pub fn new(size: TableSize) -> Self {
        Self {
            engine: Engine::new(size),
            root: Root::new(rules::Position::default()),
            level: Level::FULL,
            seed: 0,
            known: None,
        }
    }

    /// The engine, to search with at full strength.
    pub const fn engine(&mut self) -> &mut Engine {
        &mut self.engine
    }

    /// Chooses a move in one piece. The first line of the answer is what is played.
    pub fn choose(
        &mut self,
        root: &Root,
        level: Level,
        seed: u64,
        watcher: &mut dyn Watcher,
    ) -> Answer {
        self.begin(root, level, seed);
        loop {
            if let Progress::Done(answer) = self.advance(watcher) {
                return answer;
            }
        }
    }

    /// Begins to choose a move, in place of a choice that is under way.
    pub fn begin(&mut self, root: &Root, level: Level, seed: u64) {
        self.root = root.clone();
        self.level = level;
        self.seed = seed;
        self.known = known(root, level);
        if self.known.is_some() {
            return;
        }
        // What is played follows from the position and the seed alone.
        self.engine.clear();
        let limits = level.limits(seed, is_opening(root));
        self.engine.begin(root, &limits);
    }

    /// Goes on until the choice is made or the watcher suspends it.
    pub fn advance(&mut self, watcher: &mut dyn Watcher) -> Progress {
        if let Some(answer) = &self.known {
            return Progress::Done(answer.clone());
        }
        match self.engine.advance(watcher) {
            Progress::Suspended => Progress::Suspended,
            Progress::Done(mut answer) => {
                let opening = || opening::choice(&self.root, answer.score()?);
                if let Some(strength) = self.level.strength().or_else(opening) {
                    let place = choose(&self.root, &answer.lines, strength, self.seed);
                    if let Some(better) = answer.lines.get_mut(..=place) {
                        better.rotate_right(1);
                    }
                }
                Progress::Done(answer)
            }
        }
    }
}

/// The move of an ending that the level plays without a fault.
fn known(root: &Root, level: Level) -> Option<Answer> {
    if !level.knows_endings() {
        return None;
    }
    let (mv, moves) = tablebase::fastest_mate(root.position())?;
    let line = Line {
        score: Score::Mate(moves),
        moves: vec![mv],
    };
    Some(Answer {
        lines: vec![line],
        depth: 1,
        nodes: 1,
    })
}
