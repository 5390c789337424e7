//! How the last games against the levels went, and the level that suits better: after three wins in a
//! row the next one, after three losses the one below.

use std::rc::Rc;

use contest::Contest;
use rules::{Color, Position};
use sitting::{Agreement, Computer};
use ui::platform::storage::{self, GameId};
use ui::platform::{self, preferences};
use yew::{Callback, Html, MouseEvent, Properties, component, html, use_effect_with, use_state_eq};

use super::CoachAction;
use crate::sitting::{Beginning, SittingAction};
use crate::state::Action;

/// The choice under which the level is remembered that the dialog offers.
const LEVEL: &str = "computer-level";
/// The choice under which the last games are remembered.
const STREAK: &str = "computer-streak";
/// This many games in a row are enough.
const ENOUGH: i32 = 3;

/// A game against the program that is over.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PlayedGame {
    /// The level.
    pub(crate) computer: Computer,
    /// Who won; the player's color first.
    pub(crate) colors: (Color, Option<Color>),
    /// Whether it counts: not at odds, and not annulled.
    pub(crate) counts: bool,
    /// What was agreed on, for another game.
    pub(crate) agreement: Rc<Agreement>,
    /// The match.
    pub(crate) contest: Rc<Contest>,
    /// Its first position.
    pub(crate) start: Position,
}

/// Games in a row against a level with the same result: wins above zero, losses below.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Streak {
    level: u8,
    count: i32,
    /// The game that was counted last.
    last: String,
}

impl Streak {
    fn read(text: &str) -> Option<Self> {
        let mut words = text.splitn(3, ' ');
        Some(Self {
            level: words.next()?.parse().ok()?,
            count: words.next()?.parse().ok()?,
            last: words.next()?.to_owned(),
        })
    }

    fn to_text(&self) -> String {
        format!("{} {} {}", self.level, self.count, self.last)
    }

    /// The streak with another game; a game counts once.
    fn with(self, level: u8, won: Option<bool>, id: &str) -> Self {
        if self.last == id {
            return self;
        }
        let count = if self.level == level { self.count } else { 0 };
        Self {
            level,
            count: match won {
                Some(true) => count.max(0) + 1,
                Some(false) => count.min(0) - 1,
                None => 0,
            },
            last: id.to_owned(),
        }
    }

    /// Another level that suits better, and whether it is a higher one.
    fn suggests(&self) -> Option<(u8, bool)> {
        match self.count {
            ENOUGH.. if self.level < Computer::LEVELS => Some((self.level + 1, true)),
            count if count <= -ENOUGH && self.level > 1 => Some((self.level - 1, false)),
            _ => None,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Properties)]
pub(super) struct SuggestionProps {
    pub(super) played: PlayedGame,
    /// Whether the game was played here just now.
    pub(super) was_open: bool,
    pub(super) id: GameId,
    pub(super) send: Callback<Action>,
}

/// Counts the game, and offers another level where that suits better, which is said once.
#[component]
pub(super) fn Suggestion(props: &SuggestionProps) -> Html {
    let PlayedGame {
        computer,
        colors: (mine, winner),
        counts,
        ..
    } = props.played;
    let (is_new, id) = (props.was_open, &props.id);
    let suggested = use_state_eq(|| {
        let kept = preferences::choice(STREAK).and_then(|text| Streak::read(&text));
        let is_counted = kept.as_ref().is_some_and(|kept| kept.last == *id.0);
        if !counts || !is_new || is_counted {
            let (level, is_higher) = kept.filter(|_| is_counted)?.suggests()?;
            return Some((level, is_higher, false));
        }
        let kept = kept.unwrap_or(Streak {
            level: computer.level(),
            count: 0,
            last: String::new(),
        });
        let won = winner.map(|winner| winner == mine);
        let next = kept.with(computer.level(), won, &id.0);
        preferences::keep_choice(STREAK, &next.to_text());
        let (level, is_higher) = next.suggests()?;
        Some((level, is_higher, true))
    });
    use_effect_with(*suggested, {
        let send = props.send.clone();
        move |suggested| {
            if let Some((level, is_higher, true)) = *suggested {
                let text = words::suggested_level(level, is_higher);
                send.emit(CoachAction::Suggests(text.into()).into());
            }
        }
    });
    let Some((level, is_higher, _)) = *suggested else {
        return ui::nothing();
    };
    let onclick = {
        let played = props.played.clone();
        props.send.reform(move |_: MouseEvent| {
            preferences::keep_choice(LEVEL, &level.to_string());
            begin(&played, level).into()
        })
    };
    html! {
        <div class="answer-row" id="other-level">
            <p>{ words::suggested_level(level, is_higher) }</p>
            <button type="button" {onclick}>{ words::button_suggested_level(level) }</button>
        </div>
    }
}

/// The same game against another level.
fn begin(played: &PlayedGame, level: u8) -> SittingAction {
    let mut agreement = Agreement::clone(&played.agreement);
    agreement.computer = Computer::new(level, platform::random_number());
    agreement.names[1] = words::computer_name(level);
    SittingAction::Begin(Box::new(Beginning {
        id: storage::new_game_id(),
        agreement,
        contest: Contest::clone(&played.contest),
        start: played.start,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(results: &[Option<bool>]) -> Streak {
        let first = Streak {
            level: 4,
            count: 0,
            last: String::new(),
        };
        let games = results.iter().enumerate();
        games.fold(first, |streak, (number, won)| {
            streak.with(4, *won, &number.to_string())
        })
    }

    #[test]
    fn three_wins_lead_up_and_three_losses_down() {
        let (win, loss) = (Some(true), Some(false));
        assert_eq!(after(&[win, win]).suggests(), None);
        assert_eq!(after(&[win; 3]).suggests(), Some((5, true)));
        assert_eq!(after(&[loss; 3]).suggests(), Some((3, false)));
        assert_eq!(after(&[win, win, loss, win]).suggests(), None);
        assert_eq!(after(&[win, win, None, win]).suggests(), None);
        let other = after(&[win; 3]).with(5, win, "x");
        assert_eq!((other.count, other.suggests()), (1, None));
    }

    #[test]
    fn a_game_counts_once_and_a_streak_survives_a_reload() {
        let won = after(&[Some(true); 2]);
        assert_eq!(won.clone().with(4, Some(true), "1"), won);
        assert_eq!(Streak::read(&won.to_text()), Some(won));
        assert_eq!(Streak::read("4 x"), None);
    }
}
