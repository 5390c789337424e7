//! The games of a series: who has which color and moves first, depending on how those before ended.

use conduct::Answer;
use contest::{Alternation, Contest, GameEnd, Lot, Player, Terms};
use yew::{Callback, Html, MouseEvent, Properties, component, html, use_state_eq};

/// Props of [`Games`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub(super) struct GamesProps {
    /// Whether the players keep their colors.
    pub(super) keeps_colors: Answer,
}

/// The next game of a series, and how it can end.
#[component]
pub(super) fn Games(props: &GamesProps) -> Html {
    let ends = use_state_eq(Vec::new);
    let press = |name: String, next: Vec<GameEnd>| {
        let set = ends.setter();
        let onclick = Callback::from(move |_: MouseEvent| set.set(next.clone()));
        html! { <button type="button" {onclick}>{ name }</button> }
    };
    let after = |end| [&ends[..], &[end]].concat();
    html! {
        <>
            <p class="follows" role="status">{ series_text(props.keeps_colors, &ends) }</p>
            { press(words::law_game_counts(), after(GameEnd::Drawn)) }
            { press(words::law_game_annulled(), after(GameEnd::Annulled)) }
            if !ends.is_empty() {
                { press(words::law_set_up_again(), Vec::new()) }
            }
        </>
    }
}

/// Who has which color and moves first after games that ended so.
fn series_text(keeps_colors: Answer, ends: &[GameEnd]) -> String {
    let alternation = match keeps_colors {
        Answer::Yes => Alternation::FirstMove,
        Answer::No => Alternation::Colors,
    };
    let terms = Terms {
        alternation,
        ..Terms::default()
    };
    let series = Contest::new(terms, Lot::white(Player::A)).ok();
    let next = series.map(|mut series| {
        // A series without end takes every game that anybody has the patience to press for.
        let _ = ends.iter().try_for_each(|end| series.record(*end));
        series.next()
    });
    next.map_or_else(String::new, |next| {
        words::law_series_game(ends.len() + 1, next)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_move_or_the_colors_change_and_an_annulled_game_changes_nothing() {
        use GameEnd::{Annulled, Drawn};
        let cases: [(&[GameEnd], [&str; 2]); 4] = [
            (&[], ["first has White", "first has White"]),
            (
                &[Drawn],
                ["other player has White", "other player has Black"],
            ),
            (&[Annulled], ["first has White", "first has White"]),
            (
                &[Drawn, Annulled, Drawn],
                ["first has White", "first has White"],
            ),
        ];
        for (ends, expected) in cases {
            for (keeps_colors, text) in [Answer::No, Answer::Yes].into_iter().zip(expected) {
                let series_text = series_text(keeps_colors, ends);
                assert!(series_text.contains(text), "{series_text}");
                assert!(
                    series_text.contains(&format!("Game {}:", ends.len() + 1)),
                    "{series_text}"
                );
            }
        }
    }
}
