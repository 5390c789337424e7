//! The time controls that are offered, by how fast they are, and the one that was chosen last.

use clock::{PRESETS, SpeedClass, TimeControl};
use ui::dialogs::Group;
use ui::platform::preferences;
use yew::AttrValue;

use super::choices::Choices;

/// The key of a game without a clock.
pub(super) const NONE: &str = "-";
/// The key of a control that is typed.
pub(super) const OWN: &str = "own";
/// The controls that are offered besides plain ones: of every other kind.
const OTHER: [&str; 5] = ["300d3", "1500d5", "300b3", "*180", "*300"];

/// The choices under which the last control of a game for two is remembered.
const CHOSEN: &str = "sit-time";
const TYPED: &str = "sit-own-time";

/// All choices in their groups, with `now` chosen.
pub(super) fn groups(now: &str) -> Vec<Group> {
    let entry = |key: &str, name: String| (AttrValue::from(key.to_owned()), name, key == now);
    let named = |text: &str| {
        let control: Result<TimeControl, _> = text.parse();
        let name = control.map_or_else(|_| text.to_owned(), |it| words::control_name(&it));
        entry(text, name)
    };
    let of_class = |class: SpeedClass| {
        let presets = PRESETS.iter().filter(|it| it.class == class);
        let plain = presets.filter(|it| !OTHER.contains(&it.text));
        let choices = plain.map(|it| named(it.text)).collect();
        (Some(words::class_name(class)), choices)
    };
    let none = (None, vec![entry(NONE, words::sit_time_none())]);
    let other = OTHER.map(named).into();
    std::iter::once(none)
        .chain(SpeedClass::ALL.map(of_class))
        .chain([
            (Some(words::controls_other()), other),
            (None, vec![entry(OWN, words::sit_time_own())]),
        ])
        .collect()
}

/// The choices with which the dialog opens: the usual ones with the control that was chosen last; against
/// the program no clock.
pub(super) fn remembered(is_computer: bool, usual: Choices) -> Choices {
    if is_computer {
        return usual;
    }
    let kept = preferences::choice(CHOSEN).filter(|key| is_offered(key));
    Choices {
        time: kept.unwrap_or_else(|| usual.time.clone()),
        own_time: preferences::choice(TYPED).unwrap_or_else(|| usual.own_time.clone()),
        ..usual
    }
}

/// Remembers the control of a game for two.
pub(super) fn remember(choices: &Choices) {
    preferences::keep_choice(CHOSEN, &choices.time);
    if choices.time == OWN {
        preferences::keep_choice(TYPED, &choices.own_time);
    }
}

/// Whether a choice is still offered, after whatever version kept it.
fn is_offered(key: &str) -> bool {
    let presets = PRESETS.iter().map(|it| it.text);
    presets.chain(OTHER).chain([NONE, OWN]).any(|it| it == key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_is_offered_once_and_each_kind_has_an_entry() {
        let groups = groups(NONE);
        let keys: Vec<&str> = groups
            .iter()
            .flat_map(|(_, choices)| choices.iter().map(|(key, ..)| &**key))
            .collect();
        for preset in PRESETS {
            let count = keys.iter().filter(|key| **key == preset.text).count();
            assert_eq!(count, 1, "{}", preset.text);
        }
        for kind in ["d", "b", "*", "+", "/"] {
            assert!(keys.iter().any(|key| key.contains(kind)), "{kind}");
        }
        for key in keys {
            assert!(is_offered(key), "{key}");
            let is_control = key.parse::<TimeControl>().is_ok();
            assert!(is_control || key == OWN, "{key}");
        }
    }

    #[test]
    fn no_clock_is_chosen_at_first() {
        assert_eq!(Choices::default().time, NONE);
        let chosen: Vec<_> = groups(NONE)
            .into_iter()
            .flat_map(|(_, choices)| choices)
            .filter(|(.., is_chosen)| *is_chosen)
            .collect();
        assert_eq!(chosen.len(), 1);
    }
}
