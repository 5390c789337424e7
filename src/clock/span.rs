//! Lengths of time, and readings of the clock that measures them.

use std::time::Duration;

/// A length of time in milliseconds.
///
/// # Examples
///
/// ```
/// use clock::Span;
///
/// assert_eq!(Span::minutes(2), Span::seconds(120));
/// assert_eq!(Span::seconds(120), Span(120_000));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span(
    /// Milliseconds.
    pub u64,
);

impl Span {
    /// No time at all.
    pub const ZERO: Self = Self(0);

    /// A number of seconds.
    #[must_use]
    pub const fn seconds(seconds: u64) -> Self {
        Self(seconds.saturating_mul(1_000))
    }

    /// A number of minutes.
    #[must_use]
    pub const fn minutes(minutes: u64) -> Self {
        Self::seconds(minutes.saturating_mul(60))
    }

    /// Whether it is no time at all.
    #[must_use]
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// As a standard `Duration`, for `[%clk]` and `[%emt]` (`record::Command`).
    #[must_use]
    pub const fn to_duration(self) -> Duration {
        Duration::from_millis(self.0)
    }

    /// As milliseconds of 32 bits; 49 days stand for what is longer.
    ///
    /// # Examples
    ///
    /// ```
    /// use clock::Span;
    ///
    /// assert_eq!(Span::seconds(3).to_milliseconds(), 3_000);
    /// assert_eq!(Span(u64::MAX).to_milliseconds(), u32::MAX);
    /// ```
    #[must_use]
    pub const fn to_milliseconds(self) -> u32 {
        if self.0 > u32::MAX as u64 {
            u32::MAX
        } else {
            self.0 as u32
        }
    }

    /// What a clock face shows. Rounded up to the tenth, so that zero is shown only when nothing is left.
    #[must_use]
    pub const fn face(self) -> FaceTime {
        let tenths = self.0.div_ceil(100);
        let seconds = tenths / 10;
        FaceTime {
            hours: seconds / 3_600,
            minutes: (seconds / 60 % 60) as u8,
            seconds: (seconds % 60) as u8,
            tenths: (tenths % 10) as u8,
        }
    }

    pub(crate) const fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    pub(crate) const fn minus(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

/// A move of the computer is held back, so that it can be followed, for no more than this part of what its
/// clock shows.
pub const HOLD_BACK_SHARE: u32 = 100;

/// The figures on the face of a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FaceTime {
    /// Whole hours.
    pub hours: u64,
    /// Minutes of the hour.
    pub minutes: u8,
    /// Seconds of the minute.
    pub seconds: u8,
    /// Tenths of the second.
    pub tenths: u8,
}

/// What the device's clock said when something happened, in milliseconds from any epoch.
///
/// All readings of one [`Clock`](crate::Clock) share one epoch. If a stored clock is to continue
/// after a reload, the epoch must outlive the page: in a browser
/// `performance.timeOrigin + performance.now()`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Reading(
    /// Milliseconds.
    pub u64,
);

impl Reading {
    /// The time from an earlier reading to this one; zero if the other is later.
    #[must_use]
    pub const fn since(self, earlier: Self) -> Span {
        Span(self.0.saturating_sub(earlier.0))
    }

    /// The reading a given time later.
    #[must_use]
    pub const fn after(self, span: Span) -> Self {
        Self(self.0.saturating_add(span.0))
    }
}
