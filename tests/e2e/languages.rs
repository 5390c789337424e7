//! Every page in another language than English: in the pseudo-locale `en-XA` all sentences stand in
//! ⟦brackets⟧, so that whatever does not is a sentence that no translation could reach.

use serde_json::{Value, json};

use crate::game_list::drop_file;
use crate::harness::{Page, tests};

tests![
    no_page_says_anything_that_is_not_in_the_tables,
    no_page_of_the_course_is_left_in_english,
    the_worker_that_reads_files_speaks_the_language,
    the_glossary_is_surrounded_by_the_language,
    a_language_that_was_chosen_is_kept,
    a_language_that_the_site_does_not_have_leaves_it_in_english,
];

/// Finds what is in a place outside of sentences: the texts and names with three letters in a row. The
/// letters of moves and of squares, code, and what is marked as alike in every language are no sentence.
const FIND_PLAIN: &str = r##"
    const move = /(?:^|[^A-Za-z])(?:\d+\.+\s?)?(?:O-O(?:-O)?|[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=[QRBN])?)[+#?!]*/g;
    const isPlain = (text) => /[A-Za-z]{3,}/.test(text.replace(/⟦[^⟧]*⟧/g, "").replace(move, " "));
    const named = ["aria-label", "title", "placeholder", "alt"];
    const isAlike = (node) => node.localName === "code" || node.getAttribute?.("translate") === "no";
    const plain = (place) => {
        const found = [document.title];
        const walk = document.createTreeWalker(place, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
            isAlike(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
        for (let node = walk.nextNode(); node; node = walk.nextNode()) {
            found.push(...(node.data ? [node.data] : named.map((name) => node.getAttribute?.(name) ?? "")));
        }
        return [...new Set(found.filter(isPlain))];
    };
"##;

/// The language of the page, whether its part is there and speaks, and what is plain in it.
const PLAIN: &str = r##"
    const main = document.querySelector("#app main:not([hidden], .part-waits)");
    const isThere = main?.textContent.includes("⟦") ?? false;
    return [document.documentElement.lang, isThere, plain(document.getElementById("app"))];
"##;

/// Opens a page in the pseudo-locale and waits until it speaks.
fn open(page: &Page, route: &str) {
    page.load(&format!("?lang=en-XA{route}"));
    page.eventually("the page speaks the pseudo-locale", || {
        let spoken = r##"return document.querySelector("#app").textContent.includes("⟦");"##;
        match page.try_script(spoken)? {
            Value::Bool(true) => Ok(()),
            other => Err(other.to_string()),
        }
    });
}

fn no_page_says_anything_that_is_not_in_the_tables(page: &mut Page) {
    for route in [
        "#/play",
        "#/analyse",
        "#/builder",
        "#/worksheet",
        "#/class",
        "#/laws",
        "#/laws/touch",
        "#/settings",
        "#/games",
        "#/about",
    ] {
        open(page, route);
        // The name of the product, and the letters of pieces behind the names of languages.
        let is_name = |text: &Value| {
            let text = text.as_str().unwrap_or_default();
            text == "J\u{2019}adoube" || text.starts_with("⟦⟦") && text.ends_with(")⟧")
        };
        // The header speaks before the part of the page is there.
        page.eventually("everything speaks the pseudo-locale", || {
            let seen = page.try_script(&[FIND_PLAIN, PLAIN].concat())?;
            let plain = seen[2].as_array().into_iter().flatten();
            let sentences: Vec<&Value> = plain.filter(|text| !is_name(text)).collect();
            match (seen[0].as_str(), &seen[1], sentences.is_empty()) {
                (Some("en-XA"), Value::Bool(true), true) => Ok(()),
                (language, ..) => Err(format!("{route} in {language:?}: {sentences:?}")),
            }
        });
    }
}

fn the_worker_that_reads_files_speaks_the_language(page: &mut Page) {
    open(page, "#/analyse");
    drop_file(page, 3000, 500);
    page.expect_part("#games-row-0", "Müller 1");
    page.click_on(".games-headings .games-fault button");
    page.expect_part("#games-row-0", "Müller 7");
    page.expect_part("#games-fault", "⟦");
    let said = page.script(
        "return document.querySelector('#games-fault').textContent",
        vec![],
    );
    // The line and column, and within it what the worker says.
    assert!(
        said.as_str()
            .is_some_and(|said| said.matches('⟦').count() > 1),
        "{said}"
    );
}

fn the_glossary_is_surrounded_by_the_language(page: &mut Page) {
    open(page, "#/glossary");
    let names = "return [document.title, document.querySelector('#app h2').textContent]";
    for name in page.script(names, vec![]).as_array().into_iter().flatten() {
        assert!(
            name.as_str().is_some_and(|it| it.starts_with('⟦')),
            "{name}"
        );
    }
}

fn a_language_that_was_chosen_is_kept(page: &mut Page) {
    page.open("#/play");
    let keep = r#"localStorage.setItem(`jadoube:${document.documentElement.dataset.place}:language`, "en-XA");"#;
    page.script(keep, vec![]);
    page.reload();
    page.expect_status("⟦Ẃĥííţéé ţóó ḿóóṽéé.⟧");
}

fn a_language_that_the_site_does_not_have_leaves_it_in_english(page: &mut Page) {
    page.load("?lang=tlh#/play");
    page.expect_ready();
    page.expect_status("White to move.");
    let language = page.script("return document.documentElement.lang", vec![]);
    assert_eq!(language, json!("en"));
}

/// Whether a page of the course is translated, what is plain in it, and how much has a language of its own.
const PLAIN_LESSON: &str = r##"
    const place = document.querySelector("#app main:not([hidden])");
    const marked = [...document.querySelectorAll("#app [lang]")].filter((it) => it.translate);
    return [place.textContent.includes("⟦"), plain(place), marked.length];
"##;

/// Nothing of the course that is shown is left in English.
#[track_caller]
fn expect_translated(page: &Page, what: &str) {
    page.eventually("the course speaks the pseudo-locale", || {
        let seen = page.try_script(&[FIND_PLAIN, PLAIN_LESSON].concat())?;
        match seen == json!([true, [], 0]) {
            true => Ok(()),
            false => Err(format!("{what}: {seen}")),
        }
    });
}

/// What opens all stages of the map.
const OPEN_STAGES: &str =
    "document.querySelectorAll('details').forEach((it) => { it.open = true; });";

fn no_page_of_the_course_is_left_in_english(page: &mut Page) {
    page.forget_work();
    open(page, "#/learn");
    page.expect_shown(".stage", true);
    page.script(OPEN_STAGES, vec![]);
    expect_translated(page, "the map");
    page.script("window.print = () => {};", vec![]);
    for lesson in [
        "rook/captures",
        "castling/conditions",
        "old-notation/fraction",
        "endings/queen",
    ] {
        go(page, lesson);
        page.expect_part(".lesson h2", "⟦");
        let mut steps = 1;
        expect_translated(page, &format!("{lesson}, step {steps}"));
        while page.script(STEP_ON, vec![]) == json!(true) {
            steps += 1;
            page.expect_part(".step-bar .place", &steps.to_string());
            expect_translated(page, &format!("{lesson}, step {steps}"));
        }
        page.click_on("#lesson-print");
        page.expect_part(".lesson-sheet", "⟦");
        expect_translated(page, &format!("the worksheet of {lesson}"));
    }
    for place in ["rook/test", "again", "class", "class/rook.moves"] {
        go(page, place);
        expect_translated(page, place);
    }
}

/// Goes on in a lesson; whether it has another step.
const STEP_ON: &str =
    "const on = document.querySelector('button#step-on'); on?.click(); return Boolean(on);";

/// Goes to another place of the course.
fn go(page: &Page, place: &str) {
    let address = format!("#/learn/{place}");
    page.script("location.hash = arguments[0];", vec![json!(address)]);
}
