//! Speed classes, and the time controls that are offered for each.

use crate::{Span, TimeControl};

/// How fast a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SpeedClass {
    /// Less than three minutes for forty moves. FIDE counts such games as blitz; the name and the
    /// measure are those of the playing sites.
    Bullet,
    /// At most ten minutes for sixty moves (Appendix B.1).
    Blitz,
    /// More than ten minutes and less than sixty for sixty moves (Appendix A.1).
    Rapid,
    /// Sixty minutes or more for sixty moves.
    Classical,
}

impl SpeedClass {
    /// All of them, the fastest first.
    pub const ALL: [Self; 4] = [Self::Bullet, Self::Blitz, Self::Rapid, Self::Classical];
}

impl TimeControl {
    /// The class of a game with this control for both sides; `None` without a clock.
    ///
    /// FIDE adds sixty increments to the time; a delay counts like an increment. Several stages count
    /// as the time they give for sixty moves, an hourglass as its initial time.
    ///
    /// # Examples
    ///
    /// ```
    /// use clock::{SpeedClass, TimeControl};
    ///
    /// let class = |text: &str| text.parse::<TimeControl>().map(|control| control.speed());
    /// assert_eq!(class("300+3")?, Some(SpeedClass::Blitz));
    /// assert_eq!(class("300+6")?, Some(SpeedClass::Rapid));
    /// assert_eq!(class("-")?, None);
    /// # Ok::<(), clock::ParseControlError>(())
    /// ```
    #[must_use]
    pub fn speed(&self) -> Option<SpeedClass> {
        let total = |moves| match self {
            Self::None => None,
            Self::Hourglass(time) => Some(*time),
            Self::Stages(stages) => Some(stages.total(moves)),
        };
        let (forty, sixty) = (total(40)?, total(60)?);
        Some(if forty < Span::minutes(3) {
            SpeedClass::Bullet
        } else if sixty <= Span::minutes(10) {
            SpeedClass::Blitz
        } else if sixty < Span::minutes(60) {
            SpeedClass::Rapid
        } else {
            SpeedClass::Classical
        })
    }
}

/// A time control that is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preset {
    /// Its class.
    pub class: SpeedClass,
    /// Its text.
    pub text: &'static str,
}

const fn preset(class: SpeedClass, text: &'static str) -> Preset {
    Preset { class, text }
}

/// The controls that are offered, the fastest first. The last four are tournament controls: 90
/// minutes for 40 moves and 30 for the rest, with half a minute per move, is what FIDE uses in its
/// championships; 40 moves in two hours, 20 in one and a quarter of an hour for the rest is what it
/// used before; the last one is that of the days of adjournments.
pub const PRESETS: [Preset; 16] = [
    preset(SpeedClass::Bullet, "60"),
    preset(SpeedClass::Bullet, "120+1"),
    preset(SpeedClass::Blitz, "180"),
    preset(SpeedClass::Blitz, "180+2"),
    preset(SpeedClass::Blitz, "300"),
    preset(SpeedClass::Blitz, "300+3"),
    preset(SpeedClass::Blitz, "300d3"),
    preset(SpeedClass::Rapid, "600+5"),
    preset(SpeedClass::Rapid, "900+10"),
    preset(SpeedClass::Rapid, "1500+10"),
    preset(SpeedClass::Rapid, "1800"),
    preset(SpeedClass::Classical, "3600+30"),
    preset(SpeedClass::Classical, "5400+30"),
    preset(SpeedClass::Classical, "40/5400+30:1800+30"),
    preset(SpeedClass::Classical, "40/7200:20/3600:900+30"),
    preset(SpeedClass::Classical, "40/7200:20/3600"),
];

impl Preset {
    /// The control.
    ///
    /// # Panics
    ///
    /// Never: a test reads every preset.
    #[must_use]
    pub fn control(self) -> TimeControl {
        self.text.parse().expect("a test reads every preset")
    }
}
