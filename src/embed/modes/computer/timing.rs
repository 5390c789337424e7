//! The clocks of a game against the computer.

use clock::{Clock, Event, Gap, Reading, Settings, Span, State, TimeControl};
use rules::Color;
use yew::{Html, html};

/// How often a clock is drawn anew in its last seconds, in milliseconds.
const SHORT: u64 = 100;
/// From how much time on only seconds are shown.
const LONG: u64 = 10_000;
/// A second, in milliseconds.
const SECOND: u64 = 1_000;

/// Both clocks. They start with the reader's first move: nobody loses time over a page that was opened
/// before it was read.
#[derive(Clone, Debug)]
pub(super) struct Timing {
    reader: Color,
    clock: Clock,
}

impl Timing {
    /// Clocks that stand.
    pub(super) fn new(control: &TimeControl, reader: Color) -> Self {
        let settings = Settings {
            // A device that slept has let the reader's time pass.
            longest_gap: None,
            low_time: None,
            ..Settings::default()
        };
        Self {
            reader,
            clock: Clock::new(control.clone().into(), settings, reader),
        }
    }

    /// A side has moved.
    pub(super) fn press(&mut self, by: Color, now: u64) {
        if self.clock.state() == State::Ready {
            if by != self.reader {
                return;
            }
            self.clock.apply(Event::Start, Reading(now));
        }
        self.resume(now);
        self.clock.apply(Event::Press(by), Reading(now));
    }

    /// Whose flag has fallen.
    pub(super) fn fallen(&mut self, now: u64) -> Option<Color> {
        self.clock.apply(Event::Tick, Reading(now));
        self.clock.flag().map(|flag| flag.color)
    }

    /// Both clocks stop while the engine rests.
    pub(super) fn rest(&mut self, now: u64) {
        self.clock.apply(Event::Pause, Reading(now));
    }

    /// They go on.
    pub(super) fn resume(&mut self, now: u64) {
        self.clock.apply(Event::Resume(Gap::LeftOut), Reading(now));
    }

    /// The game is over.
    pub(super) fn end(&mut self, now: u64) {
        self.clock.apply(Event::End, Reading(now));
    }

    /// After how many milliseconds a clock shows something else.
    pub(super) fn wait(&self) -> Option<u32> {
        let left = self.clock.left(self.clock.running()?)?.0;
        let wait = match left {
            LONG.. => left % SECOND + 1,
            _ => SHORT.min(left + 1),
        };
        u32::try_from(wait).ok()
    }

    /// What a side has left and what a move brings it, in milliseconds.
    pub(super) fn time(&self, color: Color) -> [u32; 2] {
        let left = self.clock.left(color).unwrap_or_default();
        [left, self.clock.per_move(color)].map(Span::to_milliseconds)
    }

    /// What the clock of a side shows.
    pub(super) fn digits(&self, color: Color) -> String {
        words::clock_face(self.clock.left(color).unwrap_or_default())
    }

    /// Draws both clocks, that of the computer first.
    pub(super) fn draw(&self) -> Html {
        let clock = |color: Color| {
            let left = self.clock.left(color).unwrap_or_default();
            let class = (self.clock.running() == Some(color)).then_some("runs");
            let text = [&words::color_name(color), "\u{a0}", &self.digits(color)].concat();
            html! {
                <span {class} part="clock" role="timer" aria-label={words::clock_spoken(color, left)}>{ text }</span>
            }
        };
        html! { <div class="clocks">{ clock(self.reader.other()) }{ clock(self.reader) }</div> }
    }
}
