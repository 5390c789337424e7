//! Authors make boards for their own pages, and worksheets.

pub(crate) mod worksheet;

use rules::Square;
use serde_json::{Value, json};

use crate::harness::{Key, Page, Pointer, tests};

tests![
    a_mate_in_two_is_built_copied_and_pasted_back,
    an_exercise_that_cannot_be_solved_is_reported,
    text_that_cannot_be_pasted_is_reported_with_its_position,
    a_frame_is_copied_and_pasted_back,
    the_pinned_copy_is_named_with_its_digest,
    the_real_board_shows_what_is_built,
    without_its_script_the_board_is_painted,
    moves_that_are_being_typed_outlast_what_the_page_does,
    a_line_is_recorded_with_its_variations,
    the_work_is_there_after_a_reload,
    a_board_of_the_study_comes_to_the_builder,
    everything_is_done_by_keyboard,
];

const LADDER: &str = "6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1";

/// Opens the builder.
#[track_caller]
fn open(page: &mut Page, hash: &str) {
    page.load(hash);
    page.expect_text("h2", "Builder");
}

/// Sets up a position by its FEN.
#[track_caller]
fn set_up(page: &Page, fen: &str) {
    page.click_on(".beyond-turn > summary");
    page.fill("FEN", fen);
    page.keys(&[Key::Enter.value()]);
}

#[track_caller]
fn expect_snippet(page: &Page, part: &str) -> String {
    page.eventually(&format!("the text to copy has {part:?}"), || {
        let text = page.try_script("return document.querySelector('#builder-snippet').value;")?;
        let text = text.as_str().unwrap_or_default().to_owned();
        if text.contains(part) {
            Ok(text)
        } else {
            Err(text)
        }
    })
}

#[track_caller]
fn expect_verdict(page: &Page, class: &str, text: &str) {
    page.expect_part(&format!("#builder-verdict.{class}"), text);
}

/// What the real board in the preview says of itself.
#[track_caller]
fn preview(page: &Page, body: &str) -> Value {
    page.script(
        &format!("const board = document.querySelector('.preview jadoube-board'); {body}"),
        vec![],
    )
}

fn a_mate_in_two_is_built_copied_and_pasted_back(page: &mut Page) {
    page.resize(1280, 1000);
    open(page, "#/builder");
    page.allow_clipboard();
    set_up(page, LADDER);
    page.choose("Mode", "Solve: reach a goal");
    page.fill("In how many moves", "2");
    page.press("Add a hint");
    page.fill("Hint 1", "Two rooks are a ladder.");
    page.fill("Caption", "A ladder & a king");
    page.check("Answer required", true);
    expect_verdict(page, "good", "can be solved");
    let moment = page.listen();
    // By a key: the board in the preview is still growing, and what is below it moves.
    let focus = "[...document.querySelectorAll('button')].find((one) => one.textContent === 'Copy').focus();";
    page.script(focus, vec![]);
    page.keys(&[Key::Enter.value()]);
    page.expect_said(moment, &["copied"]);
    let html = page.clipboard();
    assert!(
        html.contains("<script type=\"module\" src=\"http"),
        "{html}"
    );
    assert!(
        html.contains(
            "<jadoube-board mode=\"solve\" goal=\"mate\" in=\"2\" required fen=\"6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1\">"
        ),
        "{html}"
    );
    assert!(
        html.contains("<span slot=\"caption\">A ladder &amp; a king</span>"),
        "{html}"
    );

    page.press("New board");
    expect_verdict(page, "good", "Any position");
    page.press("Restore previous board");
    expect_verdict(page, "good", "can be solved");
    page.press("New board");
    page.fill("Board code or position", &html);
    let moment = page.listen();
    page.press("Import");
    page.expect_said(moment, &["Board imported"]);
    assert_eq!(expect_snippet(page, "goal=\"mate\""), html);
    page.expect_name(Square::A2, "white rook, a2");
}

fn an_exercise_that_cannot_be_solved_is_reported(page: &mut Page) {
    open(
        page,
        "#/builder?mode=solve&goal=mate&in=1&fen=6k1/8/8/8/8/8/R7/1R4K1_w_-_-",
    );
    expect_verdict(page, "bad", "There is no mate in one move here.");
    page.fill("In how many moves", "3");
    expect_verdict(page, "doubtful", "there is already a mate in 2 moves");
    page.choose("Goal", "Get out of check");
    expect_verdict(page, "bad", "isn't in check");
}

fn text_that_cannot_be_pasted_is_reported_with_its_position(page: &mut Page) {
    open(page, "#/builder");
    let torn = "<p>My page</p>\n  <jadoube-board fen=\"8/8";
    page.fill("Board code or position", torn);
    let moment = page.listen();
    page.press("Import");
    page.expect_text(
        "#builder-paste-error",
        "Line 2, column 22: this quotation mark is never closed.",
    );
    page.expect_said(moment, &["line 2, column 22"]);
    let kept = page.script(
        "return document.querySelector('#builder-paste').value;",
        vec![],
    );
    assert_eq!(kept, torn);
}

fn a_frame_is_copied_and_pasted_back(page: &mut Page) {
    open(
        page,
        "#/builder?mode=find&ask=moves&of=a1&fen=8/8/8/8/8/8/8/N7_w_-_-&prompt=Where%3F&hint=b3%7CTwo",
    );
    expect_verdict(page, "good", "2 answers: c2 and b3.");
    page.choose("Format", "Frame, for sites that remove scripts");
    let html = expect_snippet(page, "<iframe src=\"http");
    assert!(
        html.contains("embed.html#mode=find&amp;ask=moves&amp;of=a1&amp;fen=8/8/8/8/8/8/8/N7+w+-+-&amp;prompt=Where?&amp;hint=b3%7CTwo\""),
        "{html}"
    );
    assert!(
        html.contains("sandbox=\"allow-scripts\"") && html.contains("loading=\"lazy\""),
        "{html}"
    );
    page.press("New board");
    page.fill("Board code or position", &html);
    page.press("Import");
    page.expect_name(Square::A1, "white knight, a1");
    assert_eq!(expect_snippet(page, "mode=find"), html);
}

fn the_pinned_copy_is_named_with_its_digest(page: &mut Page) {
    open(page, "#/builder");
    page.check("Lock to this version (with integrity hash)", true);
    let html = expect_snippet(page, "integrity=\"sha384-");
    // The browser itself says whether the digest is that of the file.
    let body = r##"
        const [html, done] = arguments;
        const [, file, digest] = /src="([^"]+)" integrity="([^"]+)" crossorigin="anonymous"/.exec(html);
        fetch(file, { integrity: digest }).then((answer) => answer.text())
            .then((text) => done({ file, length: text.length }), (error) => done(String(error)));
    "##;
    let fetched = page.script_async(body, vec![json!(html)]);
    assert!(fetched["length"].as_u64() > Some(1_000), "{fetched}");
    let file = fetched["file"].as_str().unwrap_or_default();
    assert!(
        file.ends_with(concat!("/jadoube-", env!("CARGO_PKG_VERSION"), ".js")),
        "{file}"
    );
}

fn the_real_board_shows_what_is_built(page: &mut Page) {
    page.resize(1280, 1000);
    open(page, "#/builder");
    page.eventually("the element is defined", || {
        let said = page.try_script(
            "return document.querySelector('.preview jadoube-board')?.shadowRoot?.querySelector('svg')?.getAttribute('aria-label') ?? null;",
        )?;
        if said.is_null() { Err("not yet".to_owned()) } else { Ok(()) }
    });
    page.press("Empty board");
    page.press("Place a white queen");
    page.tap_with(Pointer::Mouse, Square::D4);
    page.choose("Side at the bottom", "Black");
    page.fill("Marked squares", "red:d8");
    let wanted = "Diagram, black at the bottom. White: queen d4. White to move. Marked: d8.";
    page.eventually("the board shows it", || {
        let said = page.try_script(
            "return document.querySelector('.preview jadoube-board').shadowRoot.querySelector('svg').getAttribute('aria-label');",
        )?;
        if said == wanted { Ok(()) } else { Err(said.to_string()) }
    });
    page.fill("Marked squares", "red:z9");
    page.eventually("the board says what is wrong", || {
        let said = page.try_script(
            "return document.querySelector('.preview jadoube-board').shadowRoot.querySelector('.note').textContent;",
        )?;
        let is_reported = said.as_str().is_some_and(|said| said.contains("z9"));
        if is_reported { Ok(()) } else { Err(said.to_string()) }
    });
    page.choose("Mode", "Game: replay moves");
    page.fill("The moves as PGN", "1. e4 *");
    page.keys(&[Key::Tab.value()]);
    page.eventually("the board has the moves", || {
        let pgn = preview(page, "return board.getAttribute('pgn');");
        if pgn == "1. e4 *" {
            Ok(())
        } else {
            Err(pgn.to_string())
        }
    });
}

fn moves_that_are_being_typed_outlast_what_the_page_does(page: &mut Page) {
    open(page, "#/builder?mode=game");
    page.fill("The moves as PGN", "1. e4 e5");
    let drawn_anew = r##"
        const caption = document.querySelector("#builder-caption");
        caption.value = "drawn anew";
        caption.dispatchEvent(new Event("input", { bubbles: true }));
    "##;
    page.script(drawn_anew, vec![]);
    expect_snippet(page, "drawn anew");
    page.keys(&[Key::Tab.value()]);
    expect_snippet(page, "1. e4 e5");
}

fn without_its_script_the_board_is_painted(page: &mut Page) {
    use crate::harness::{copy_folder, scratch};
    let folder = scratch("no-loader");
    copy_folder(page.site().folder(), &folder, &["jadoube.js"]);
    page.site().exchange(folder);
    page.tolerate("jadoube.js");
    open(
        page,
        "#/builder?mode=solve&goal=mate&in=2&fen=6k1/8/8/8/8/8/R7/1R4K1_w_-_-",
    );
    page.expect_part(".preview", "White to move: mate in 2 moves.");
    page.expect_part(".preview .hint", "Picture only");
    let alt = page.script("return document.querySelector('.preview img').alt;", vec![]);
    assert!(
        alt.as_str().is_some_and(|alt| alt.contains("king g1")),
        "{alt}"
    );
}

fn a_line_is_recorded_with_its_variations(page: &mut Page) {
    page.resize(1280, 1000);
    open(page, "#/builder");
    page.choose("Mode", "Line: find the moves you recorded");
    expect_verdict(page, "bad", "No moves yet");
    for text in [
        "e4",
        "e5",
        "Nf3",
        "back",
        "f4",
        "??",
        "comment It opens the king.",
    ] {
        page.command(text);
    }
    let html = expect_snippet(page, "{It opens the king.}");
    assert!(
        html.contains("1. e4 e5 2. Nf3 (2. f4 $4 {It opens the king.}) *"),
        "{html}"
    );
    expect_verdict(page, "good", "White");
    page.press("New board");
    page.fill("Board code or position", &html);
    page.press("Import");
    assert_eq!(expect_snippet(page, "It opens the king"), html);
    page.expect_part(".recorder .moves", "f4");
}

fn the_work_is_there_after_a_reload(page: &mut Page) {
    open(
        page,
        "#/builder?mode=play&fen=6k1/8/8/8/8/8/R7/1R4K1_w_-_-&caption=Kept",
    );
    expect_snippet(page, "Kept");
    page.press("Add to the worksheet");
    page.load("#/builder");
    page.expect_text("h2", "Builder");
    expect_snippet(page, "<span slot=\"caption\">Kept</span>");
    page.expect_part(".builder header a", "Worksheet (1)");
}

fn a_board_of_the_study_comes_to_the_builder(page: &mut Page) {
    page.open("#/analyse");
    page.allow_clipboard();
    for text in ["e4", "c5"] {
        page.command(text);
    }
    page.press("Export\u{2026}");
    let moment = page.listen();
    page.press("Copy the embed code");
    page.expect_said(moment, &["embed code copied"]);
    let html = page.clipboard();
    assert!(
        html.contains("<jadoube-board mode=\"game\" start=\"1b\">"),
        "{html}"
    );
    page.click_on("#export-dialog a.button");
    page.expect_text("h2", "Builder");
    expect_snippet(page, "1. e4 c5 *");
    expect_verdict(page, "good", "One game, 2 moves.");
}

fn everything_is_done_by_keyboard(page: &mut Page) {
    page.resize(1280, 1000);
    open(page, "#/builder");
    page.tab_to("[role=grid]");
    let text = ['K', 'q'];
    page.keys(&[text[0]]);
    page.expect_name(Square::E4, "white king, e4");
    page.tab_to("#builder-mode");
    page.keys(&['P']);
    expect_snippet(page, "mode=\"play\"");
    page.tab_to("#builder-caption");
    page.keys(&['H', 'i']);
    expect_snippet(page, ">Hi</span>");
    page.tab_to("#builder-copy");
}
