//! The question about a word that is not understood, and the decisions made so far.

use std::rc::Rc;

use notation::score::{Choice, Possible};
use yew::{Callback, Html, html};

use super::state::{Act, Reading};

/// The open question and the decisions.
pub(super) fn decisions(reading: &Reading, act: &Callback<Act>, say: &Callback<Rc<str>>) -> Html {
    html! {
        <>
            <section id="book-question" class="book-question" aria-live="polite">
                { question(reading, act, say) }
            </section>
            { decided(reading, act) }
        </>
    }
}

fn question(reading: &Reading, act: &Callback<Act>, say: &Callback<Rc<str>>) -> Html {
    let (Some(byte), Some((printed, problem))) = (reading.asked, reading.problem()) else {
        return Html::default();
    };
    let choose = |choice: Choice, said: String| {
        let (act, say) = (act.clone(), say.clone());
        Callback::from(move |_| {
            say.emit(said.as_str().into());
            act.emit(Act::Choose(byte, choice));
        })
    };
    let candidate = |possible: &Possible| {
        let text = words::possible_move_text(problem, possible);
        let said = words::move_sentence(&problem.position, possible.mv);
        html! {
            <li><button type="button" title={said.clone()} onclick={choose(Choice::Move(possible.mv), said)}>
                { text }</button></li>
        }
    };
    html! {
        <>
            <p>{ words::score_problem_text(problem, printed) }</p>
            <ul>
                { for problem.possible.iter().map(candidate) }
                if !printed.is_empty() {
                    <li><button type="button" onclick={choose(Choice::NoMove, words::problem_no_move())}>
                        { words::problem_no_move() }</button></li>
                }
            </ul>
        </>
    }
}

fn decided(reading: &Reading, act: &Callback<Act>) -> Html {
    let decided = reading.decided();
    if decided.is_empty() {
        return Html::default();
    }
    let line = |(byte, printed, choice): (usize, &str, Choice)| {
        let san = match choice {
            Choice::Move(mv) => {
                let before = reading
                    .ply_at(byte)
                    .map(|ply| reading.position_after(ply - 1));
                before.map(|before| notation::san::write(before, mv))
            }
            Choice::NoMove => None,
        };
        html! {
            <li>{ words::book_decided_text(printed, san.as_deref()) }
                <button type="button" onclick={act.reform(move |_| Act::Forget(byte))}>{ words::book_forget() }</button></li>
        }
    };
    html! {
        <section class="book-decided">
            <h3>{ words::book_decided_title() }</h3>
            <ul>{ for decided.into_iter().map(line) }</ul>
        </section>
    }
}
