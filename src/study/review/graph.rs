//! The graph of White's winning chances, with a slider that walks along it: by key, and in words for
//! those who do not see it.

use notation::style::Style;
use rules::Color;
use ui::scores::move_in_sentences;
use ui::verdict::chances;
use web_sys::HtmlInputElement;
use yew::{Callback, Html, InputEvent, TargetCast, html};

use super::game_line::GameLine;
use super::looked::Looked;
use super::points::Point;

/// The height of the drawing; its width is a unit for each move.
const HEIGHT: f64 = 40.0;

/// The graph as far as it is known.
pub(super) fn graph(
    line: &GameLine,
    known: &[Looked],
    points: &[Point],
    (shown, notation): (Option<usize>, Style),
    on_go: &Callback<usize>,
) -> Html {
    let last = line.moves.len();
    let shares: Vec<f64> = known.iter().map(white_share).collect();
    let place = |(ply, share): (usize, &f64)| format!("{ply},{:.1}", HEIGHT * (1.0 - share));
    let curve: Vec<String> = shares.iter().enumerate().map(place).collect();
    let end = shares.len().saturating_sub(1);
    let area = format!("0,{HEIGHT} {} {end},{HEIGHT}", curve.join(" "));
    let dot = |point: &Point| {
        let share = shares.get(point.ply)?;
        let class = if point.is_blunder {
            "point blunder"
        } else {
            "point"
        };
        let (x, y) = (point.ply, HEIGHT * (1.0 - share));
        Some(html! {
            <line {class} x1={x.to_string()} x2={x.to_string()} y1={format!("{:.1}", y - 3.0)} y2={format!("{:.1}", y + 3.0)} />
        })
    };
    let here = shown.unwrap_or(last);
    let oninput = on_go.reform(move |event: InputEvent| {
        let field = event.target_dyn_into::<HtmlInputElement>();
        field
            .and_then(|field| field.value().parse().ok())
            .unwrap_or(0)
    });
    html! {
        <div class="review-graph">
            <svg viewBox={format!("0 0 {last} {HEIGHT}")} preserveAspectRatio="none" aria-hidden="true">
                <rect class="black" width={last.to_string()} height={HEIGHT.to_string()} />
                <polygon class="white" points={area} />
                <line class="even" x1="0" x2={last.to_string()} y1={(HEIGHT / 2.0).to_string()} y2={(HEIGHT / 2.0).to_string()} />
                { for points.iter().filter_map(dot) }
                if let Some(shown) = shown {
                    <line class="here" x1={shown.to_string()} x2={shown.to_string()} y1="0" y2={HEIGHT.to_string()} />
                }
            </svg>
            <input type="range" min="0" max={last.to_string()} step="1" value={here.to_string()}
                aria-label={words::review_graph()} aria-valuetext={in_words(line, &shares, here, notation)} {oninput} />
        </div>
    }
}

/// White's share of the winning chances, from 0 to 1.
fn white_share(looked: &Looked) -> f64 {
    let share = f64::midpoint(chances(looked.score), 1.0);
    match looked.position.turn() {
        Color::White => share,
        Color::Black => 1.0 - share,
    }
}

/// A place of the graph in words.
fn in_words(line: &GameLine, shares: &[f64], ply: usize, notation: Style) -> String {
    let led = ply.checked_sub(1).and_then(|last| {
        let (before, played) = (line.positions.get(last)?, *line.moves.get(last)?);
        let written = move_in_sentences(before, played, notation);
        Some(words::numbered_move(before, &written))
    });
    match shares.get(ply) {
        // Between 0 and 100.
        Some(share) => words::review_point(led.as_deref(), (share * 100.0).round() as u32),
        None => led.unwrap_or_default(),
    }
}
