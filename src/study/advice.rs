//! What the engine says of the shown position: how it stands, and the best lines, which can be played.

mod line;
mod pace;

use std::rc::Rc;

use board::Arrow;
use game::Game;
use notation::style::Style;
use rules::Color;
use ui::lazy::use_lazy_when;
use ui::platform::engine::{self, EngineWorker, Heard, ReportedLine};
use ui::platform::preferences;
use ui::platform::visibility::use_is_hidden;
use ui::scores::{self, SCORES};
use ui::verdict;
use words::EngineScore;
use yew::{
    AttrValue, Callback, Html, MouseEvent, Properties, classes, component, html, use_effect_with,
    use_mut_ref, use_state, use_state_eq,
};

use line::Shown;
use pace::use_paced;

/// The choices under which the panel remembers how it was left.
const LINES: &str = "engine-lines";
/// The same for the arrow.
const ARROW: &str = "engine-arrow";
/// This many lines can be asked for.
const MOST_LINES: u32 = 5;

/// Props of what the engine says.
#[derive(Clone, Debug, Properties)]
pub struct AdviceProps {
    /// The moves up to the shown position.
    pub game: Rc<Game>,
    /// How moves are written.
    pub notation: Style,
    /// Receives a move, as text, that is to be played.
    pub on_play: Callback<Rc<str>>,
    /// Receives the first moves of the lines as arrows, the best one first; none while arrows are off.
    pub on_best: Callback<Rc<[Arrow]>>,
}

impl PartialEq for AdviceProps {
    fn eq(&self, other: &Self) -> bool {
        self.game.start() == other.game.start()
            && self.game.moves() == other.game.moves()
            && self.notation == other.notation
            && self.on_play == other.on_play
    }
}

/// What stands below the switch. A page that nobody sees lets the engine rest.
#[component]
pub(crate) fn Advice(props: &AdviceProps) -> Html {
    let count = use_state_eq(|| {
        let kept = preferences::choice(LINES).and_then(|text| text.parse().ok());
        kept.filter(|count| (1..=MOST_LINES).contains(count))
            .unwrap_or(1)
    });
    let lines = use_state(|| Rc::from([]) as Rc<[Shown]>);
    let has_failed = use_state_eq(|| false);
    let is_hidden = use_is_hidden();
    let worker = use_mut_ref(|| None::<EngineWorker>);
    let gathered = use_mut_ref(Vec::<ReportedLine>::new);
    let asked = use_mut_ref(|| Rc::clone(&props.game));
    let is_over = !props.game.position().has_legal_moves();
    let thinks = !is_hidden && !is_over;
    let position = (props.game.start().to_string(), props.game.moves().to_vec());
    use_effect_with((thinks, position, *count), {
        let (lines, has_failed) = (lines.setter(), has_failed.setter());
        let game = Rc::clone(&props.game);
        move |(thinks, (start, moves), count)| {
            if !thinks {
                if let Some(worker) = worker.borrow().as_ref() {
                    worker.stop();
                }
                return;
            }
            has_failed.set(false);
            gathered.borrow_mut().clear();
            *asked.borrow_mut() = game;
            let mut worker = worker.borrow_mut();
            if worker.is_none() {
                let (asked, lines, has_failed) = (asked.clone(), lines.clone(), has_failed.clone());
                *worker = EngineWorker::start(Callback::from(move |heard: Heard| match heard {
                    Heard::Reports(text) => {
                        let mut gathered = gathered.borrow_mut();
                        for line in engine::lines(&text) {
                            gathered.retain(|known| known.number != line.number);
                            let at = gathered.partition_point(|known| known.number < line.number);
                            gathered.insert(at, line);
                        }
                        let game = asked.borrow();
                        lines.set(
                            gathered
                                .iter()
                                .filter_map(|line| Shown::of(&game, line))
                                .collect(),
                        );
                    }
                    Heard::Failed => has_failed.set(true),
                    Heard::Chosen(_) | Heard::Searched(_) => {}
                }));
            }
            match worker.as_ref() {
                Some(worker) => {
                    let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
                    worker.analyze(start, &moves.join(" "), *count);
                }
                None => has_failed.set(true),
            }
        }
    });
    // A notation that is chosen later is written as soon as its part is here.
    use_lazy_when(&SCORES, scores::is_needed(props.notation));
    let here = *props.game.position();
    // What was said before the step to this position stands there until something is said of this one, so
    // that the focus stays in it.
    let known = line::current(&lines, &here);
    let (listed, on_play) = match known.is_empty() {
        true => (&**lines, None),
        false => (&*known, Some(&props.on_play)),
    };
    let best = known.first().map(|best| (best.score, best.depth));
    let said = use_paced(
        here,
        known.first().map(|best| {
            let first = scores::move_in_sentences(&here, best.best(), props.notation);
            words::engine_said(best.score, &first)
        }),
    );
    let points = use_state_eq(|| preferences::choice(ARROW).as_deref() != Some("off"));
    let pointing = known.iter().filter(|_| *points);
    let arrows: Rc<[Arrow]> = pointing
        .map(|line| Arrow {
            from: line.best().from(),
            to: line.best().shown_target(here.castling_mode()),
        })
        .collect();
    use_effect_with((arrows, here), {
        let on_best = props.on_best.clone();
        move |(arrows, _)| on_best.emit(Rc::clone(arrows))
    });
    use_effect_with((), {
        let on_best = props.on_best.clone();
        move |()| move || on_best.emit(Rc::from([]))
    });
    let switch_arrow = {
        let points = points.clone();
        Callback::from(move |_: MouseEvent| {
            let next = !*points;
            preferences::keep_choice(ARROW, if next { "on" } else { "off" });
            points.set(next);
        })
    };
    let other_count = |by: i32| {
        let count = count.clone();
        let next = count.saturating_add_signed(by).clamp(1, MOST_LINES);
        let is_off = next == *count;
        let onclick = Callback::from(move |_: MouseEvent| {
            preferences::keep_choice(LINES, &next.to_string());
            count.set(next);
        });
        (is_off, onclick)
    };
    let (is_fewest, fewer) = other_count(-1);
    let (is_most, more) = other_count(1);
    html! {
        <>
            <div class="advice-head">
                if let Some((score, depth)) = best {
                    <strong class="advice-score">{ words::engine_score(score) }</strong>
                    <span class="advice-depth">{ words::engine_depth(depth) }</span>
                } else {
                    <span class="advice-depth">{ words::engine_thinks() }</span>
                }
                <button type="button" id="engine-arrow" aria-pressed={points.to_string()} onclick={switch_arrow}>{ words::engine_arrow() }</button>
                <button type="button" disabled={is_fewest} aria-label={words::engine_fewer()} title={words::engine_fewer()} onclick={fewer}>{ "\u{2212}" }</button>
                <button type="button" disabled={is_most} aria-label={words::engine_more()} title={words::engine_more()} onclick={more}>{ "+" }</button>
            </div>
            { bar(best.map(|(score, _)| score)) }
            if is_over {
                <p>{ words::engine_over() }</p>
            } else if *has_failed {
                <p role="alert">{ words::engine_lost() }</p>
            } else {
                <ol class={classes!("advice-lines", on_play.is_none().then_some("old"))}>
                    { for listed.iter().enumerate().map(|(place, line)| line.draw(place, props.notation, on_play)) }
                </ol>
            }
            <p class="visually-hidden" role="status">{ said }</p>
        </>
    }
}

/// White's share of the winning chances, as a bar.
fn bar(score: Option<EngineScore>) -> Html {
    let share = score.map_or(50.0, chances);
    let label = AttrValue::from(score.map_or_else(words::engine_thinks, words::engine_chances));
    html! {
        <svg class="advice-bar" viewBox="0 0 100 3" preserveAspectRatio="none" role="img" aria-label={label}>
            <rect class="black" width="100" height="3" />
            <rect class="white" width={format!("{share:.1}")} height="3" />
        </svg>
    }
}

/// White's winning chances in hundredths.
fn chances(score: EngineScore) -> f64 {
    match score {
        EngineScore::Pawns(hundredths) => 50.0 + 50.0 * verdict::chances(hundredths),
        EngineScore::Mate(Color::White, _) => 100.0,
        EngineScore::Mate(Color::Black, _) => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn even_positions_have_even_chances() {
        assert!((chances(EngineScore::Pawns(0)) - 50.0).abs() < 1e-9);
        assert!(chances(EngineScore::Pawns(300)) > 70.0);
        assert!(chances(EngineScore::Mate(Color::Black, 3)).abs() < 1e-9);
    }
}
