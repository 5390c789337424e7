//! The printed text with its moves as buttons, and what stands around it.

use notation::score::{System, TokenKind};
use rules::Color;
use web_sys::HtmlSelectElement;
use yew::{Callback, Event, Html, TargetCast, classes, html};

use super::state::{Act, Piece, Reading};

/// How much of the text is read.
pub(super) fn summary(reading: &Reading) -> String {
    reading
        .score()
        .map_or_else(words::book_nothing, words::score_summary)
}

/// The move that led to a position, in words.
pub(super) fn ply_said(reading: &Reading, ply: usize) -> String {
    let played = ply
        .checked_sub(1)
        .and_then(|last| reading.moves().get(last));
    played.map_or_else(words::book_start, |played| {
        words::move_sentence(reading.position_after(ply - 1), played.mv)
    })
}

/// The text as it was printed, blanks and lines kept.
pub(super) fn printed(reading: &Reading, act: &Callback<Act>, show: &Callback<usize>) -> Html {
    let piece = |piece: Piece<'_>| match piece {
        Piece::Between(text) => text.to_owned().into(),
        Piece::Token { byte, text, kind } => token(reading, (byte, text), kind, act, show),
    };
    html! {
        <div class="printed-text" role="group" aria-label={words::book_printed_label()} lang="en">
            { for reading.pieces().into_iter().map(piece) }
        </div>
    }
}

fn token(
    reading: &Reading,
    (byte, text): (usize, &str),
    kind: &TokenKind,
    act: &Callback<Act>,
    show: &Callback<usize>,
) -> Html {
    let printed = text.to_owned();
    match kind {
        TokenKind::Move { mv, ply, warnings } => {
            let before = reading.position_after(*ply);
            // The board shows the position after the move.
            let ply = ply + 1;
            let san = notation::san::write(before, *mv);
            let number = before.fullmove_number();
            let mut name = words::book_move_name(text, number, before.turn(), &san);
            for warning in warnings {
                name = words::book_remark(&name, &words::score_warning_text(*warning));
            }
            let decided = reading.choices().contains_key(&byte);
            let class = classes!(
                "book-move",
                (!warnings.is_empty()).then_some("doubtful"),
                decided.then_some("decided"),
            );
            let current = (reading.shown == ply).then_some("step");
            html! {
                <button key={byte} type="button" {class} aria-label={name.clone()} title={name} aria-current={current}
                    onclick={show.reform(move |_| ply)}>{ printed }</button>
            }
        }
        TokenKind::Problem(_) => {
            let shown = if text.is_empty() {
                words::book_missing_mark()
            } else {
                printed
            };
            let name = words::book_problem_name(&shown);
            let is_open = reading.asked == Some(byte);
            html! {
                <button key={byte} type="button" class="book-problem" aria-label={name}
                    aria-expanded={is_open.to_string()} aria-controls="book-question"
                    onclick={act.reform(move |_| Act::Ask(byte))}>{ shown }</button>
            }
        }
        TokenKind::Unlinked => {
            let name = words::book_unlinked_name(text);
            html! { <span key={byte} class="unlinked" title={name}>{ printed }</span> }
        }
        TokenKind::Heading(_) | TokenKind::Player(_) => {
            html! { <span key={byte} class="heading">{ printed }</span> }
        }
        TokenKind::Number {
            printed: number,
            due: Some(due),
        } => {
            let title = words::misnumbered_text(*number, *due);
            html! { <span key={byte} class="number doubtful" {title}>{ printed }</span> }
        }
        TokenKind::Number { .. } | TokenKind::Dots => {
            html! { <span key={byte} class="number">{ printed }</span> }
        }
        TokenKind::Ending(ending) => {
            html! { <em key={byte} title={words::ending_text(*ending)}>{ printed }</em> }
        }
        _ => html! { <span key={byte}>{ printed }</span> },
    }
}

/// The games of the text, where there are several.
pub(super) fn games(reading: &Reading, act: &Callback<Act>) -> Html {
    let count = reading.scores.len();
    if count < 2 {
        return Html::default();
    }
    let button = |index: usize| {
        let is_shown = (index == reading.game).to_string();
        html! {
            <button type="button" aria-pressed={is_shown} onclick={act.reform(move |_| Act::Game(index))}>
                { game_name(reading, index, count) }</button>
        }
    };
    html! { <div class="choices book-games">{ for (0..count).map(button) }</div> }
}

fn game_name(reading: &Reading, index: usize, count: usize) -> String {
    let score = &reading.scores[index];
    let player = |color| score.player(&reading.text, color);
    match (player(Color::White), player(Color::Black)) {
        (Some(white), Some(black)) => words::book_players(white, black),
        _ => words::book_game_of(index + 1, count),
    }
}

/// The choice of the notation.
pub(super) fn systems(reading: &Reading, act: &Callback<Act>) -> Html {
    let onchange = act.reform(|event: Event| {
        let chosen = event
            .target_dyn_into::<HtmlSelectElement>()
            .and_then(|select| select.value().parse::<usize>().ok());
        Act::System(chosen.and_then(|index| System::SEARCHED.get(index).copied()))
    });
    let found = reading
        .score()
        .map(|score| words::system_name(score.system));
    let option = |(index, system): (usize, &System)| {
        html! {
            <option value={index.to_string()} selected={reading.system() == Some(*system)}>
                { words::system_name(*system) }</option>
        }
    };
    html! {
        <label class="book-system">{ words::book_system_label() }
            <select {onchange}>
                <option value="" selected={reading.system().is_none()}>
                    { words::book_system_automatic(found.as_deref()) }</option>
                { for System::SEARCHED.iter().enumerate().map(option) }
            </select>
        </label>
    }
}
