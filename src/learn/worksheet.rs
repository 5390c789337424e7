//! A lesson for paper: its text, its boards with room for answers, and the key on a page of its own.

use board::picture::picture;
use course::page::{PageAnswer, key};
use course::question::Question;
use course::{Chess, Content, Diagram, Label, Lesson, WhatIf};
use record::Shape;
use rules::{Bitboard, Color, Setup};
use ui::settings::Settings;
use yew::{Html, html};

use crate::printed::as_printed;
use crate::steps::{Step, steps};
use crate::{frame, language, prose, tables};

/// Draws it; it is seen on paper only.
pub(crate) fn worksheet(lesson: &Lesson, settings: Settings) -> Html {
    let steps = steps(lesson);
    let mut number = 0;
    let mut answers = Vec::new();
    let mut before = 0..0;
    let mut parts = Vec::new();
    for step in &steps {
        // Some boards share the text before them.
        let is_new = step.text != before;
        before = step.text.clone();
        let chess = step.chess(lesson);
        if chess.and_then(Chess::id).is_some() {
            number += 1;
            answers.push(chess.and_then(|it| key(&it.content)));
        }
        parts.push(html! {
            <>
                if is_new {
                    { prose::blocks(lesson, &step.text) }
                }
                { block(step, lesson, number, settings) }
            </>
        });
    }
    let answer = |answer: Option<PageAnswer>| {
        let text = match answer {
            Some(PageAnswer::Text(text)) => text,
            Some(PageAnswer::Say(true)) => words::say_yes(),
            Some(PageAnswer::Say(false)) => words::say_no(),
            None => words::sheet_open(),
        };
        // Castling is not torn apart at the end of a line.
        html! { <li>{ text.replace("O-", "O\u{2011}") }</li> }
    };
    let [lang, dir] = language::foreign(&lesson.head.lang);
    html! {
        <div class="lesson-sheet" {lang} {dir}>
            <header>
                <h3>{ lesson.head.title.clone() }</h3>
                <p class="pupil"><span>{ words::worksheet_name() }</span><span>{ words::worksheet_date() }</span></p>
            </header>
            { for parts }
            if !answers.is_empty() {
                <section class="key">
                    <h3>{ words::worksheet_answers() }{ ": " }{ lesson.head.title.clone() }</h3>
                    <ol>{ for answers.into_iter().map(answer) }</ol>
                </section>
            }
        </div>
    }
}

/// What is on the board of a step.
fn block(step: &Step, lesson: &Lesson, number: usize, settings: Settings) -> Html {
    let Some(chess) = step.chess(lesson) else {
        return Html::default();
    };
    let task = |prompt: String, board: Html, choices: Html| {
        html! {
            <div class="sheet-task">
                <p class="prompt"><b>{ number }{ ". " }</b>{ prompt }</p>
                { board }
                { choices }
                <p class="answer-line"></p>
            </div>
        }
    };
    match &chess.content {
        Content::Diagram(diagram) => {
            let ink = (&diagram.shapes[..], &diagram.labels[..]);
            let reached = diagram.reached(&diagram.ground.setup);
            let what_ifs = diagram.what_ifs.iter();
            let has_moves = diagram.ground.last().is_some();
            let edge = |text: &Option<String>| text.clone().unwrap_or_default();
            html! {
                <figure class="sheet-task">
                    <p>{ edge(&diagram.edges[0]) }</p>
                    <div class="sheet-pair">
                        if has_moves {
                            { drawn(&diagram.ground.start, (&[], &[]), diagram.orientation, settings) }
                        }
                        { marked(&diagram.ground.setup, ink, reached, diagram.orientation, settings) }
                    </div>
                    <p>{ edge(&diagram.edges[1]) }</p>
                    <figcaption>{ diagram.caption.clone().unwrap_or_default() }</figcaption>
                    if !diagram.what_ifs.is_empty() {
                        <div class="sheet-what-ifs">{ for what_ifs.map(|it| what_if(diagram, it, settings)) }</div>
                    }
                </figure>
            }
        }
        Content::Exercise(exercise) => {
            let board = exercise.question.board().map(|ground| {
                let ink = (&exercise.shapes[..], &[][..]);
                drawn(&ground.setup(), ink, exercise.orientation, settings)
            });
            let choices = match &exercise.question {
                Question::Choose(asked) => {
                    let choices = asked.choices.iter();
                    let choices = choices.map(|it| html! { <li>{ it.text.clone() }</li> });
                    html! { <ol type="a">{ for choices }</ol> }
                }
                _ => Html::default(),
            };
            task(exercise.prompt.clone(), board.unwrap_or_default(), choices)
        }
        Content::Line(line) => {
            let start = line.record.start();
            let board = drawn(&start.to_setup(), (&[], &[]), line.orientation, settings);
            if line.task.is_none() {
                let text = match &line.text {
                    Some(text) => text.clone(),
                    None => record::pgn::short_pgn(&line.record),
                };
                let caption = line.caption.clone().unwrap_or_default();
                return html! { <div class="sheet-task"><p>{ caption }</p>{ board }{ as_printed(line, &text, None) }</div> };
            }
            let prompt = line.prompt.clone();
            let side = line.task.as_ref().and_then(|task| task.side);
            let prompt = prompt.unwrap_or_else(|| words::line_prompt(side.unwrap_or(start.turn())));
            task(prompt, board, Html::default())
        }
        Content::PlayOut(play_out) => {
            let setup = play_out.position.to_setup();
            let board = drawn(&setup, (&[], &[]), play_out.side, settings);
            task(play_out.prompt.clone(), board, Html::default())
        }
        Content::Legend => tables::legend(),
        Content::SquareNames => tables::square_names(),
        Content::Values => tables::values(),
    }
}

/// A change to try, on a board of its own: its sentence is about that board only. What the author has
/// drawn belongs to the board as it is printed.
fn what_if(diagram: &Diagram, what_if: &WhatIf, settings: Settings) -> Html {
    let WhatIf { setup, text } = what_if;
    let ink = (&[][..], &diagram.labels[..]);
    let reached = diagram.reached(setup);
    html! {
        <div class="sheet-what-if">
            { marked(setup, ink, reached, diagram.orientation, settings) }
            <p>{ text.clone() }</p>
        </div>
    }
}

/// A board as a picture, with what its author has drawn and who has the move.
fn drawn(setup: &Setup, ink: (&[Shape], &[Label]), bottom: Color, settings: Settings) -> Html {
    marked(setup, ink, Bitboard::EMPTY, bottom, settings)
}

/// The same with more squares marked.
fn marked(
    setup: &Setup,
    (shapes, labels): (&[Shape], &[Label]),
    more: Bitboard,
    bottom: Color,
    settings: Settings,
) -> Html {
    let marked = frame::marked_squares(shapes) | more;
    let label = words::diagram_label(bottom);
    html! {
        <div class="sheet-board">
            <div class="ink-frame">
                { picture(setup.board, marked, bottom, settings.coordinates, label) }
                { frame::over(shapes, labels, bottom, settings) }
            </div>
            if !setup.board.by_role(rules::Role::King).is_empty() {
                <p class="turn">{ words::sheet_to_move(setup.turn) }</p>
            }
        </div>
    }
}
