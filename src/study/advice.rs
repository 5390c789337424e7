//! What the engine says of the shown position: how it stands, and the best lines, which can be played.

use std::rc::Rc;

use board::Arrow;
use game::Game;
use gloo::timers::callback::Timeout;
use notation::style::Style;
use notation::uci;
use rules::{Color, Move, Position};
use ui::lazy::use_lazy_when;
use ui::platform::engine::{self, EngineWorker, Heard, ReportedLine, ReportedScore};
use ui::platform::preferences;
use ui::platform::visibility::use_is_hidden;
use ui::scores::{self, SCORES};
use ui::verdict;
use words::EngineScore;
use yew::{
    AttrValue, Callback, Html, MouseEvent, Properties, component, html, use_effect_with,
    use_mut_ref, use_state, use_state_eq,
};

/// The choices under which the panel remembers how it was left.
const LINES: &str = "engine-lines";
/// The same for the arrow.
const ARROW: &str = "engine-arrow";
/// So many lines can be asked for.
const MOST_LINES: u32 = 5;
/// How many moves of a line are shown.
const SHOWN_MOVES: usize = 10;
/// How long a listener is left in peace after the last announcement, in milliseconds.
const PEACE: u32 = 5_000;

/// Props of what the engine says.
#[derive(Clone, Debug, Properties)]
pub struct AdviceProps {
    /// The moves up to the shown position.
    pub game: Rc<Game>,
    /// How moves are written.
    pub notation: Style,
    /// Receives a move, as text, that is to be played.
    pub on_play: Callback<Rc<str>>,
    /// Receives the best move as an arrow, while arrows are on.
    pub on_best: Callback<Option<Arrow>>,
}

impl PartialEq for AdviceProps {
    fn eq(&self, other: &Self) -> bool {
        self.game.start() == other.game.start()
            && self.game.moves() == other.game.moves()
            && self.notation == other.notation
            && self.on_play == other.on_play
    }
}

/// A line as it is shown.
#[derive(Clone, Debug, PartialEq)]
struct Shown {
    score: EngineScore,
    depth: u32,
    /// Its first move.
    best: Move,
    /// The position with the moves of the line.
    ahead: Game,
}

impl Shown {
    /// The position that the engine has looked at.
    fn position(&self) -> &Position {
        self.ahead.position_at(0)
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
            lines.set(Rc::from([]));
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
                                .filter_map(|line| shown(&game, line))
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
    let best = lines.first().map(|best| (best.score, best.depth));
    let said = use_state_eq(String::new);
    use_effect_with(best.map(|(score, _)| score), {
        let said = said.setter();
        let text = lines.first().map(|best| {
            let first = scores::move_in_sentences(best.position(), best.best, props.notation);
            words::engine_said(best.score, &first)
        });
        move |_| {
            let later = text.map(|text| Timeout::new(PEACE, move || said.set(text)));
            move || drop(later)
        }
    });
    let points = use_state_eq(|| preferences::choice(ARROW).as_deref() != Some("off"));
    let here = *props.game.position();
    let arrow = lines
        .first()
        .filter(|line| *points && *line.position() == here);
    let arrow = arrow.map(|line| Arrow {
        from: line.best.from(),
        to: line.best.shown_target(here.castling_mode()),
    });
    use_effect_with((arrow, here), {
        let on_best = props.on_best.clone();
        move |(arrow, _)| on_best.emit(*arrow)
    });
    use_effect_with((), {
        let on_best = props.on_best.clone();
        move |()| move || on_best.emit(None)
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
                <ol class="advice-lines">
                    { for lines.iter().map(|line| line_html(line, props.notation, &props.on_play)) }
                </ol>
            }
            <p class="visually-hidden" role="status">{ (*said).clone() }</p>
        </>
    }
}

fn line_html(line: &Shown, notation: Style, on_play: &Callback<Rc<str>>) -> Html {
    let moves = scores::in_sentences(&line.ahead, notation);
    let title = moves.first().map(|first| words::engine_play(first));
    // The one way to write it that no other notation understands differently.
    let typed: Rc<str> = uci::write(line.position(), line.best).into();
    let onclick = on_play.reform(move |_: MouseEvent| Rc::clone(&typed));
    html! {
        <li>
            <button type="button" class="link" {title} {onclick}>
                <strong>{ words::engine_score(line.score) }</strong>{ " " }{ numbered(&line.ahead, &moves) }
            </button>
        </li>
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

/// A line, with the score from White's side.
fn shown(game: &Game, line: &ReportedLine) -> Option<Shown> {
    let position = game.position();
    let score = match position.turn() {
        Color::White => line.score,
        Color::Black => line.score.for_the_other(),
    };
    let score = match score {
        ReportedScore::Centipawns(hundredths) => EngineScore::Pawns(hundredths),
        ReportedScore::Mate(moves) if moves > 0 => EngineScore::Mate(Color::White, moves),
        ReportedScore::Mate(moves) => EngineScore::Mate(Color::Black, -moves),
    };
    let mut ahead = Game::from_position(*position);
    for next in engine::read_moves(position, &line.moves)
        .into_iter()
        .take(SHOWN_MOVES)
    {
        if ahead.play(next).is_err() {
            break;
        }
    }
    Some(Shown {
        score,
        depth: line.depth,
        best: *ahead.moves().first()?,
        ahead,
    })
}

/// The moves with their numbers: "12.Nf3 Nc6 13.d4".
fn numbered(game: &Game, moves: &[String]) -> String {
    let mut text = String::new();
    for (ply, written) in moves.iter().enumerate() {
        let position = game.position_at(ply);
        let number = position.fullmove_number();
        if !text.is_empty() {
            text.push(' ');
        }
        match position.turn() {
            Color::White => text.push_str(&format!("{number}.")),
            Color::Black if ply == 0 => text.push_str(&format!("{number}\u{2026}")),
            Color::Black => {}
        }
        text.push_str(written);
    }
    text
}

#[cfg(test)]
mod tests {
    use notation::descriptive::Spelling;
    use notation::letters::Language;
    use rules::Square;

    use super::*;

    #[test]
    fn a_line_is_shown_from_whites_side_in_the_chosen_notation() {
        let mut game = Game::default();
        let first = game.position().find_move(Square::E2, Square::E4, None);
        game.play(first.unwrap()).unwrap();
        let line = engine::lines("1 9 cp -30 500 e7e5 g1f3 b8c6\n").next();
        let shown = shown(&game, &line.unwrap()).unwrap();
        for (style, text) in [
            (Style::Figurine, "1\u{2026}e5 2.Nf3 Nc6"),
            (Style::Localized(Language::German), "1\u{2026}e5 2.Sf3 Sc6"),
            (
                Style::Descriptive(Spelling::Short),
                "1\u{2026}P-K4 2.Kt-KB3 Kt-QB3",
            ),
        ] {
            let moves = scores::in_sentences(&shown.ahead, style);
            assert_eq!(numbered(&shown.ahead, &moves), text);
        }
        assert_eq!(shown.score, EngineScore::Pawns(30));
    }

    #[test]
    fn even_positions_have_even_chances() {
        assert!((chances(EngineScore::Pawns(0)) - 50.0).abs() < 1e-9);
        assert!(chances(EngineScore::Pawns(300)) > 70.0);
        assert!(chances(EngineScore::Mate(Color::Black, 3)).abs() < 1e-9);
    }
}
