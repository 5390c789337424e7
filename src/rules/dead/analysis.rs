//! The analysis to the end, side by side and slice by slice.

use super::Verdict;
use super::search::Search;
use crate::{Color, Position, Setup};

/// An analysis to the end, of one side or of both, that can be made in slices.
///
/// # Examples
///
/// ```
/// use rules::Position;
/// use rules::dead::{Analysis, Verdict};
///
/// // The bishop can never leave its pen, nor a king pass the wall.
/// let position: Position = "8/2k5/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/4B3/4K3 w - - 0 1".parse()?;
/// let mut analysis = Analysis::of_both(&position);
/// let verdict = loop {
///     // Between two slices there is time for other things.
///     if let Some(verdict) = analysis.step(1_000) {
///         break verdict;
///     }
/// };
/// assert_eq!(verdict, Verdict::Dead);
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Analysis {
    position: Position,
    /// The sides still to be looked at, the next one last.
    waiting: Vec<Color>,
    budget: u32,
    /// The analysis of one side that has begun.
    search: Option<Box<Search>>,
    /// Whether a side was given up undecided.
    has_gap: bool,
    nodes: u32,
    verdict: Option<Verdict>,
}

impl Analysis {
    /// The positions that are taken up for each side before an analysis gives up.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::dead::{Analysis, Verdict};
    /// use rules::{Color, Position};
    ///
    /// let position: Position = "8/8/8/8/8/p1N5/8/k1K5 b - - 0 1".parse()?;
    /// let patient = Analysis::with_budget(&position, &[Color::White], 2 * Analysis::BUDGET);
    /// assert!(matches!(patient.finish(), Verdict::Alive { .. }));
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    pub const BUDGET: u32 = 500_000;

    /// Asks whether `winner` can ever mate.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::dead::Analysis;
    /// use rules::{Color, Position};
    ///
    /// let position: Position = "4k3/8/8/3q4/8/8/3N4/4K3 w - - 0 1".parse()?;
    /// assert!(Analysis::of_side(&position, Color::White).finish().is_dead());
    /// assert!(!Analysis::of_side(&position, Color::Black).finish().is_dead());
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn of_side(position: &Position, winner: Color) -> Self {
        Self::with_budget(position, &[winner], Self::BUDGET)
    }

    /// Asks whether either side can ever mate; a helpmate of either makes the position alive.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Position;
    /// use rules::dead::Analysis;
    ///
    /// assert!(!Analysis::of_both(&Position::default()).finish().is_dead());
    /// ```
    #[must_use]
    pub fn of_both(position: &Position) -> Self {
        Self::with_budget(position, &Color::ALL, Self::BUDGET)
    }

    /// Asks whether any of `winners` can ever mate, and takes up at most `budget` positions, or a
    /// few more, for each of them.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::dead::{Analysis, Verdict};
    /// use rules::{Color, Position};
    ///
    /// let start = Position::default();
    /// let verdict = Analysis::with_budget(&start, &[Color::White], 10).finish();
    /// assert_eq!(verdict, Verdict::Unknown);
    /// ```
    #[must_use]
    pub fn with_budget(position: &Position, winners: &[Color], budget: u32) -> Self {
        Self {
            position: *position,
            waiting: winners.iter().rev().copied().collect(),
            budget,
            search: None,
            has_gap: false,
            nodes: 0,
            verdict: None,
        }
    }

    /// The same of a board that need not be a position: it may have more promoted pieces than pawns
    /// are gone, as composed positions do. `None` if it has any other fault.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::dead::Analysis;
    /// use rules::{Color, Setup};
    ///
    /// // Three bishops more than can be, and none of them ever leaves the dark squares.
    /// let board: Setup = "k7/p1p5/P1P5/2P5/2P1B3/2P1B1B1/KPP5/2B1B1B1 w - - 0 1".parse()?;
    /// assert!(Analysis::of_board(&board, &[Color::Black], 1_000).is_some());
    /// assert!(Analysis::of_board(&Setup::empty(), &Color::ALL, 1_000).is_none());
    /// # Ok::<(), rules::ParseFenError>(())
    /// ```
    #[must_use]
    pub fn of_board(setup: &Setup, winners: &[Color], budget: u32) -> Option<Self> {
        let position = Position::with_excess(setup)?;
        Some(Self::with_budget(&position, winners, budget))
    }

    /// Goes on for about `nodes` positions; returns the verdict once there is one, and the same
    /// one ever after.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::dead::{Analysis, Verdict};
    /// use rules::{Color, Position};
    ///
    /// let stalemate: Position = "k7/2Q5/8/8/8/8/5K2/8 b - - 0 1".parse()?;
    /// let mut analysis = Analysis::of_side(&stalemate, Color::White);
    /// let mut slices = 1;
    /// while analysis.step(100) != Some(Verdict::Dead) {
    ///     slices += 1;
    /// }
    /// assert!(slices < 5);
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    pub fn step(&mut self, nodes: u32) -> Option<Verdict> {
        if self.verdict.is_none() {
            self.verdict = self.advance(nodes);
        }
        self.verdict.clone()
    }

    fn advance(&mut self, nodes: u32) -> Option<Verdict> {
        let verdict = match &mut self.search {
            None => {
                let Some(winner) = self.waiting.pop() else {
                    return Some(self.without_mate());
                };
                match Search::begin(&self.position, winner, self.budget) {
                    Ok(search) => {
                        self.search = Some(Box::new(search));
                        return None;
                    }
                    Err(verdict) => verdict,
                }
            }
            Some(search) => {
                let before = search.nodes();
                let verdict = search.step(nodes);
                self.nodes += search.nodes() - before;
                let verdict = verdict?;
                self.search = None;
                verdict
            }
        };
        match verdict {
            Verdict::Alive { .. } => return Some(verdict),
            Verdict::Unknown => self.has_gap = true,
            Verdict::Dead => {}
        }
        self.waiting.is_empty().then(|| self.without_mate())
    }

    /// Runs the analysis to its verdict without a pause.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Position;
    /// use rules::dead::Analysis;
    ///
    /// let bishops: Position = "8/8/2b5/4k3/8/4K3/4B3/8 w - - 0 1".parse()?;
    /// assert!(Analysis::of_both(&bishops).finish().is_dead());
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn finish(mut self) -> Verdict {
        loop {
            if let Some(verdict) = self.step(u32::MAX) {
                return verdict;
            }
        }
    }

    /// The positions taken up so far.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Position;
    /// use rules::dead::Analysis;
    ///
    /// let kings: Position = "8/8/4k3/8/8/4K3/8/8 w - - 0 1".parse()?;
    /// let mut analysis = Analysis::of_both(&kings);
    /// while analysis.step(10).is_none() {}
    /// assert_eq!(analysis.nodes(), 0);
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub const fn nodes(&self) -> u32 {
        self.nodes
    }

    /// What follows when no open side has a mate.
    const fn without_mate(&self) -> Verdict {
        if self.has_gap {
            Verdict::Unknown
        } else {
            Verdict::Dead
        }
    }
}
