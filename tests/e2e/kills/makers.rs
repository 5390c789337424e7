//! What authors, teachers and pupils make outlives a browser that is killed.

use exercise::class_code::{ExerciseResult, write};
use serde_json::json;

use super::{PLAIN, SET_UP, Work, outlives_kills, write_into};
use crate::harness::{Page, tests};

tests![
    the_board_of_the_builder_outlives_many_kills,
    a_worksheet_outlives_many_kills,
    the_position_of_the_builder_outlives_many_kills,
    the_boards_of_a_worksheet_outlive_many_kills,
    a_lesson_outlives_many_kills,
    a_lesson_as_text_outlives_many_kills,
    a_class_outlives_many_kills,
    a_course_outlives_many_kills,
];

fn the_board_of_the_builder_outlives_many_kills(page: &mut Page) {
    let work = Work {
        route: "#/builder",
        is_there: "#builder-caption",
        change: write_into!("#builder-caption"),
        count: "return Number(document.querySelector('#builder-caption').value);",
        ..PLAIN
    };
    outlives_kills(page, &work);
}

fn a_worksheet_outlives_many_kills(page: &mut Page) {
    let work = Work {
        route: "#/worksheet",
        is_there: "#worksheet-title",
        change: write_into!("#worksheet-title"),
        count: "return Number(document.querySelector('#worksheet-title').value);",
        ..PLAIN
    };
    outlives_kills(page, &work);
}

fn the_position_of_the_builder_outlives_many_kills(page: &mut Page) {
    let work = Work {
        route: "#/builder",
        is_there: "#editor-fen",
        change: SET_UP,
        count: "return Number(document.querySelector('#editor-fen').value.split(' ')[4]);",
        ..PLAIN
    };
    outlives_kills(page, &work);
}

fn the_boards_of_a_worksheet_outlive_many_kills(page: &mut Page) {
    let work = Work {
        route: "#/worksheet",
        is_there: "#worksheet-add",
        change: r##"
            const field = document.querySelector("#worksheet-add");
            field.value = `8/8/8/4k3/8/4K3/8/8 w - - ${arguments[0]} 100`;
            field.form.requestSubmit();
        "##,
        count: "return document.querySelectorAll('.worksheet .items > li').length;",
        ..PLAIN
    };
    outlives_kills(page, &work);
}

fn a_lesson_outlives_many_kills(page: &mut Page) {
    let work = Work {
        route: "#/builder",
        is_there: "#add-to-lesson:not(:disabled)",
        change: "document.querySelector('#add-to-lesson').click();",
        // The list comes with a part of its own.
        count: "const list = document.querySelector('.lesson-file .items');
            return document.querySelector('.part-lesson') && !list ? null : (list?.children.length ?? 0);",
        ..PLAIN
    };
    outlives_kills(page, &work);
}

fn a_lesson_as_text_outlives_many_kills(page: &mut Page) {
    let work = Work {
        route: "#/builder",
        begin: |page| {
            page.click_on(".part-written > summary");
            page.expect_shown("#written-text", true);
        },
        is_there: "#written-text",
        change: write_into!("#written-text"),
        count: "return Number(document.querySelector('#written-text').value);",
        ..PLAIN
    };
    outlives_kills(page, &work);
}

/// The class code of the pupil of a number.
fn code(number: u64) -> String {
    let score = ExerciseResult {
        solved: true,
        tries: 1,
        hints: 0,
        seconds: 20,
    };
    write(&format!("Pupil {number}"), "one", &[score])
}

fn a_class_outlives_many_kills(page: &mut Page) {
    let work = Work {
        route: "#/class",
        is_there: "#class-add",
        given: |number| json!(code(number)),
        change: r##"
            const field = document.querySelector("#class-add");
            field.value = arguments[0];
            field.form.requestSubmit();
        "##,
        count: "return document.querySelectorAll('.roll tbody tr').length;",
        ..PLAIN
    };
    outlives_kills(page, &work);
    page.expect_part(".roll tbody", "Pupil 1");
}

fn a_course_outlives_many_kills(page: &mut Page) {
    let work = Work {
        route: "#/learn",
        is_there: "h2",
        given: |number| json!(number - 1),
        // From lesson to lesson in the order of the course: where a pupil has come to is kept.
        change: "location.hash = window.lessons[arguments[0]].hash;",
        count: r##"
            const links = [...document.querySelectorAll(".stage a[href^='#/learn/']")];
            const lessons = links.filter(({ hash }) => !hash.endsWith("/test"));
            if (lessons.length) {
                window.lessons = lessons.map(({ hash, textContent }) => ({ hash, title: textContent.trim() }));
            }
            const at = document.querySelector(".stage a[aria-current]") ?? document.querySelector("h2");
            const titles = (window.lessons ?? []).map(({ title }) => title);
            return titles.length ? titles.indexOf(at.textContent.trim()) + 1 : null;
        "##,
        ..PLAIN
    };
    outlives_kills(page, &work);
}
