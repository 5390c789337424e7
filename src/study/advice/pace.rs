//! How often those who listen hear what the engine says: soon once, then at most every few seconds.

use gloo::timers::callback::Timeout;
use rules::Position;
use ui::platform::moment;
use yew::{hook, use_effect_with, use_mut_ref, use_state_eq};

/// How long the engine looks at a position before anything is said, in milliseconds.
const FIRST: u64 = 1_500;
/// How long it is quiet after something was said, in milliseconds.
const PEACE: u64 = 5_000;

/// What was said of a position, and what is to be said next.
#[derive(Debug, Default)]
struct Pace {
    position: Option<Position>,
    /// When something was said last.
    said_at: Option<u64>,
    /// What is said as soon as it is time.
    next: Option<String>,
}

impl Pace {
    /// Whether this is another position than before: what waits is of no use then.
    fn turns_to(&mut self, position: Position) -> bool {
        let is_other = self.position != Some(position);
        if is_other {
            *self = Self {
                position: Some(position),
                ..Self::default()
            };
        }
        is_other
    }

    /// Takes in what is to be said next; in how many milliseconds, unless something waits already.
    fn hear(&mut self, text: String, now: u64) -> Option<u32> {
        let waits = self.next.replace(text).is_some();
        let wait = self.said_at.map_or(FIRST, |said_at| {
            (said_at + PEACE).saturating_sub(now).max(FIRST)
        });
        u32::try_from(wait).ok().filter(|_| !waits)
    }

    /// What is said now.
    fn say(&mut self, now: u64) -> Option<String> {
        self.said_at = Some(now);
        self.next.take()
    }
}

/// What is announced of what is known of a position.
#[hook]
pub(super) fn use_paced(position: Position, known: Option<String>) -> String {
    let said = use_state_eq(String::new);
    let pace = use_mut_ref(Pace::default);
    let timer = use_mut_ref(|| None::<Timeout>);
    use_effect_with((position, known), {
        let said = said.setter();
        move |(position, known)| {
            if pace.borrow_mut().turns_to(*position) {
                timer.replace(None);
                said.set(String::new());
            }
            let Some(text) = known.clone() else { return };
            let wait = pace.borrow_mut().hear(text, moment());
            if let Some(wait) = wait {
                let say = move || {
                    if let Some(text) = pace.borrow_mut().say(moment()) {
                        said.set(text);
                    }
                };
                timer.replace(Some(Timeout::new(wait, say)));
            }
        }
    });
    (*said).clone()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_delay_nothing_and_the_last_one_is_said() {
        let mut pace = Pace::default();
        assert!(pace.turns_to(Position::default()));
        assert_eq!(pace.hear("e4".into(), 0), Some(1_500));
        for now in [400, 800, 1_200] {
            assert_eq!(pace.hear("d4".into(), now), None);
        }
        assert_eq!(pace.say(1_500).as_deref(), Some("d4"));
        assert_eq!(pace.hear("c4".into(), 2_000), Some(4_500));
        assert_eq!(pace.say(6_500).as_deref(), Some("c4"));
        assert_eq!(pace.hear("e4".into(), 60_000), Some(1_500));
    }

    #[test]
    fn another_position_begins_anew() {
        let mut pace = Pace::default();
        let start = Position::default();
        pace.turns_to(start);
        pace.hear("e4".into(), 0);
        pace.say(1_500);
        assert!(!pace.turns_to(start));
        pace.turns_to(start.pass().expect("it is no check"));
        assert_eq!(pace.hear("e5".into(), 1_600), Some(1_500));
    }
}
