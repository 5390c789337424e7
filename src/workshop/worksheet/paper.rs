//! The sheets: tasks with their diagrams, and the answers on sheets of their own.

use std::rc::Rc;

use ui::qr;
use yew::{Html, Properties, component, html, use_memo};

use super::answers::{Answers, Found};
use super::sheet::{Paper, Sheet};
use super::task::Task;

/// How many answers stand on a sheet.
const ANSWERS_PER_PAGE: usize = 36;

/// Props of [`Sheets`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub(super) struct SheetsProps {
    /// What was chosen.
    pub sheet: Rc<Sheet>,
    /// The boards, made ready.
    pub tasks: Rc<Vec<Task>>,
    /// What was found out about them.
    pub answers: Answers,
}

/// Print preview.
#[component]
pub(super) fn Sheets(props: &SheetsProps) -> Html {
    let sheets = use_memo(props.clone(), |props| {
        sheets(&props.sheet, &props.tasks, &props.answers)
    });
    (*sheets).clone()
}

fn sheets(sheet: &Sheet, tasks: &[Task], answers: &[Option<Rc<Found>>]) -> Html {
    let pages = tasks.chunks(sheet.per_page).enumerate();
    let pages = pages.map(|(place, tasks)| page(sheet, place, tasks));
    let answers: Vec<(usize, &Option<Rc<Found>>)> = (1..).zip(answers).collect();
    let answers = answers
        .chunks(ANSWERS_PER_PAGE)
        .map(|answers| answer_page(sheet, answers));
    html! {
        <div class={paper_class(sheet.paper)} role="region" aria-label={words::worksheet_paper_name()} tabindex="0">
            { for pages }
            if sheet.key {
                { for answers }
            }
        </div>
    }
}

fn paper_class(paper: Paper) -> String {
    ["sheets ", paper.key()].concat()
}

fn page(sheet: &Sheet, place: usize, tasks: &[Task]) -> Html {
    let first = place * sheet.per_page + 1;
    let tasks = (first..)
        .zip(tasks)
        .map(|(number, task)| entry(sheet, number, task));
    html! {
        <section key={place} class={format!("sheet per-{}", sheet.per_page)}>
            <header>
                if !sheet.title.is_empty() {
                    <h3>{ sheet.title.clone() }</h3>
                }
                if place == 0 {
                    <p class="pupil"><span>{ words::worksheet_name() }</span><span>{ words::worksheet_date() }</span></p>
                }
            </header>
            <ol class="tasks" start={first.to_string()}>{ for tasks }</ol>
        </section>
    }
}

fn entry(sheet: &Sheet, number: usize, task: &Task) -> Html {
    let (address, description) = task.picture.clone();
    html! {
        <li key={number} class="task">
            <p class="prompt"><span class="number">{ number }{ "." }</span>{ " " }{ task.prompt.clone() }</p>
            <div class="board-and-code">
                <img src={address} alt={description} />
                if let Some(code) = task.code.as_ref().filter(|_| sheet.codes) {
                    { qr::picture(code, words::worksheet_code_name(number)) }
                }
            </div>
            if sheet.lines {
                <p class="answer-line" aria-hidden="true"></p>
            }
        </li>
    }
}

fn answer_page(sheet: &Sheet, answers: &[(usize, &Option<Rc<Found>>)]) -> Html {
    let answer = |(number, found): &(usize, &Option<Rc<Found>>)| {
        let text = match found {
            None => words::worksheet_awaited_answer(),
            Some(found) => {
                let answer = found.answer.clone();
                answer.unwrap_or_else(words::worksheet_open_answer)
            }
        };
        // Castling is not torn apart at the end of a line.
        let text = text.replace("O-", "O\u{2011}");
        html! { <li key={*number} value={number.to_string()}>{ text }</li> }
    };
    html! {
        <section class="sheet key">
            <header>
                <h3>{ words::worksheet_answers() }</h3>
                if !sheet.title.is_empty() {
                    <p class="of">{ sheet.title.clone() }</p>
                }
            </header>
            <ol>{ for answers.iter().map(answer) }</ol>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use element::Snippet;
    use yew::LocalServerRenderer;

    use super::*;
    use crate::worksheet::Change;
    use crate::worksheet::answers;
    use crate::worksheet::collect::tests::collect;
    use crate::worksheet::task::tasks;

    fn printed(sheet: Sheet) -> String {
        let tasks = Rc::new(tasks(&sheet));
        let props = SheetsProps {
            answers: answers::all(&tasks),
            tasks,
            sheet: Rc::new(sheet),
        };
        let renderer = LocalServerRenderer::<Sheets>::with_props(props).hydratable(false);
        let runtime = tokio::runtime::Builder::new_current_thread().build();
        runtime
            .expect("a runtime without drivers starts")
            .block_on(renderer.render())
    }

    fn sheet_of(count: usize) -> Sheet {
        let mut sheet = Sheet {
            home: "https://a.example/".to_owned(),
            ..Sheet::default()
        };
        for _ in 0..count {
            let board =
                Snippet::from_query("mode=solve&goal=mate&in=2&fen=6k1/8/8/8/8/8/R7/1R4K1_w_-_-");
            sheet.change(Change::Add(Box::new(board)));
        }
        sheet
    }

    #[test]
    fn tasks_are_numbered_over_all_pages_and_answered_on_one_of_their_own() {
        let html = printed(Sheet {
            title: "Mates".to_owned(),
            ..sheet_of(7)
        });
        assert_eq!(html.matches("<section class=\"sheet per-6\">").count(), 2);
        assert_eq!(html.matches("<section class=\"sheet key\">").count(), 1);
        assert!(
            html.contains("<span class=\"number\">7.</span> White to move: mate in 2 moves."),
            "{html}"
        );
        assert_eq!(html.matches("1. Ra7 or 1. Rb7").count(), 7, "{html}");
        assert_eq!(html.matches("class=\"answer-line\"").count(), 7);
        assert_eq!(html.matches("aria-label=\"QR code for task").count(), 7);
    }

    #[test]
    fn plain_positions_below_a_heading_that_asks_for_mate_are_solved() {
        let mut sheet = Sheet {
            title: "Mate in one".to_owned(),
            ..sheet_of(0)
        };
        let text = "6k1/5ppp/8/8/8/8/8/K3R3 w - - 1 0\nk7/8/1K6/8/8/8/8/6RR w KQkq -";
        sheet.change(Change::Pasted(collect(text).map_err(Rc::from)));
        let html = printed(sheet.clone());
        assert!(
            html.contains("1. Re8#") && html.contains("1. Rg8# or 1. Rh8#"),
            "{html}"
        );
        assert!(!html.contains(&words::worksheet_open_answer()), "{html}");
        assert_eq!(
            html.matches("White to move: mate in one move.").count(),
            2,
            "{html}"
        );
        let found = answers::all(&tasks(&sheet));
        let is_sound =
            |found: &Option<Rc<Found>>| found.as_ref().is_some_and(|it| it.unsound.is_none());
        assert!(found.iter().all(is_sound));
    }

    #[test]
    fn what_is_not_wanted_is_left_out() {
        let html = printed(Sheet {
            key: false,
            codes: false,
            lines: false,
            ..sheet_of(1)
        });
        for part in [
            "class=\"sheet key\"",
            "class=\"code\"",
            "answer-line",
            "Ra7",
        ] {
            assert!(!html.contains(part), "{part}");
        }
    }

    #[test]
    fn the_words_of_the_author_are_printed() {
        let mut sheet = sheet_of(1);
        sheet.change(Change::Prompt(0, "Two rooks, two moves & mate".to_owned()));
        assert!(printed(sheet).contains("Two rooks, two moves &amp; mate"));
    }
}
