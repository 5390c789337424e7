//! The same checker over the pages beside the game: glossary, laws, course, settings, games, study and workshop.

use rules::Square;
use serde_json::json;

use super::in_both_themes;
use crate::harness::{Key, Page, tests};

tests![
    axe_finds_nothing_in_the_glossary,
    axe_finds_nothing_in_the_laws,
    axe_finds_nothing_in_the_course,
    axe_finds_nothing_in_the_settings_in_any_theme,
    axe_finds_nothing_in_the_list_of_games,
    axe_finds_nothing_where_a_record_is_studied,
    axe_finds_nothing_in_what_a_study_opens,
    axe_finds_nothing_where_boards_are_made,
    axe_finds_nothing_on_a_worksheet,
    axe_finds_nothing_on_the_class,
];

fn axe_finds_nothing_in_the_glossary(page: &mut Page) {
    for (width, height) in [(1280, 900), (320, 568)] {
        page.resize(width, height);
        for (place, shown) in [
            ("", ".sections"),
            ("/castle", ".results"),
            ("/wing", ".term [role=img]"),
            ("/squares", ".legend"),
            ("/fork", ".term [role=grid]"),
        ] {
            page.load(&format!("#/glossary{place}"));
            page.expect_shown(shown, true);
            in_both_themes(page, &format!("glossary{place} at {width}"));
        }
        page.press("Play the move");
        page.expect_shown(".answer", true);
        in_both_themes(page, "a move tried");
    }
}

fn axe_finds_nothing_in_the_laws(page: &mut Page) {
    for (width, height) in [(1280, 900), (320, 568)] {
        page.resize(width, height);
        for (place, shown) in [
            ("", ".laws-table"),
            ("/several-touched", ".exhibit [role=grid]"),
            ("/board", "#law-found"),
            ("/umpire", ".law-list"),
        ] {
            page.load(&format!("#/laws{place}"));
            page.expect_shown(shown, true);
            in_both_themes(page, &format!("laws{place} at {width}"));
        }
    }
}

fn axe_finds_nothing_in_the_course(page: &mut Page) {
    for (width, height) in [(1280, 900), (320, 568)] {
        page.resize(width, height);
        for (place, shown) in [
            ("", ".stages"),
            ("/rook/moves", ".lesson-board [role=grid]"),
            ("/board/pieces", ".lesson h2"),
            ("/old-notation/names", "main h2"),
            ("/masters/lasker-game", ".line-moves"),
            ("/check/test", ".goal"),
            ("/again", "main h2"),
            ("/class", ".class-stage"),
            ("/class/board.lines,rook.moves", "#class-name"),
        ] {
            page.load(&format!("#/learn{place}"));
            page.expect_shown(shown, true);
            in_both_themes(page, &format!("learn{place} at {width}"));
        }
    }
}

fn axe_finds_nothing_in_the_settings_in_any_theme(page: &mut Page) {
    for (width, height) in [(1280, 900), (320, 568)] {
        page.resize(width, height);
        page.load("#/settings");
        page.expect_shown(".settings-preview .board", true);
        for theme in ["paper", "wood", "contrast", "print"] {
            crate::settings::set(page, "theme", &json!(theme));
            in_both_themes(page, &format!("settings in {theme} at {width}"));
        }
        crate::settings::set(page, "confirm", &json!(true));
        page.drag(Square::G1, Square::F3);
        page.expect_shown("#confirm-move", true);
        in_both_themes(page, &format!("a move that waits at {width}"));
    }
}

fn axe_finds_nothing_in_the_list_of_games(page: &mut Page) {
    for (width, height) in [(1280, 900), (320, 568)] {
        page.resize(width, height);
        page.forget_work();
        page.load("#/games");
        page.expect_shown(".library .empty", true);
        in_both_themes(page, &format!("no games at {width}"));
        crate::library::import(page, "two.pgn", crate::library::GAMES);
        page.expect_shown(".library-row", true);
        page.click_on(".library-filters summary");
        in_both_themes(page, &format!("games at {width}"));
        page.click_on("#library-row-0");
        page.expect_shown("#library-game", true);
        in_both_themes(page, &format!("a game at {width}"));
        page.press("Rename");
        page.expect_shown("#library-rename", true);
        in_both_themes(page, &format!("names at {width}"));
    }
}

fn axe_finds_nothing_where_a_record_is_studied(page: &mut Page) {
    page.open("#/analyse");
    in_both_themes(page, "an empty record");
    for text in [
        "e4",
        "e5",
        "back",
        "c5",
        "Nf3",
        "!?",
        "comment A plan",
        "sign 14",
        "diagram",
        "arrow f3 d4 red",
        "circle e5 yellow",
        "main",
    ] {
        page.command(text);
    }
    page.press("Arrows & circles");
    in_both_themes(page, "a record in a table");
    page.press("Book");
    page.press("Fold all");
    in_both_themes(page, "a record as in a book");
    page.press("Open\u{2026}");
    page.expect_shown("#open-dialog", true);
    in_both_themes(page, "the dialog that opens");
    page.fill("Or paste text", "[White \"A\"]\n\n1. d4 Nf9 *\n\n1. c4 *\n");
    page.press("Open");
    page.expect_shown(".faults", true);
    in_both_themes(page, "a text with faults");
    page.command("help");
    page.expect_shown("#help-dialog", true);
    in_both_themes(page, "the keys of the study");
}

fn axe_finds_nothing_in_what_a_study_opens(page: &mut Page) {
    page.open("#/analyse");
    page.command("setup");
    page.expect_part(".verdict", "Legal position");
    in_both_themes(page, "the editor");
    page.press("Empty board");
    page.press("Place a white rook");
    page.tap(Square::D5);
    page.fill("FEN", "no position");
    page.keys(&[Key::Enter.value()]);
    page.expect_shown("#editor-fen-error", true);
    // A button half behind the header that stays in sight is as small as what is seen of it.
    page.script("scrollTo(0, 0);", vec![]);
    in_both_themes(page, "the editor with faults");
    page.press("Cancel");
    page.press("Read old notation\u{2026}");
    in_both_themes(page, "the field for an old score");
    page.fill(
        "Moves as printed",
        "1. P to K 4 P to K 4 2. Kt to B 3 Kt to Q B 3",
    );
    page.press("Read");
    page.expect_part("#book-question", "more than one");
    in_both_themes(page, "an old score with a question");
    page.click_on("#book-question li button");
    page.expect_part(".book-decided", "Kt to B 3");
    in_both_themes(page, "an old score that is read");
    page.press("Open as game");
    page.command("export");
    page.expect_shown("#export-dialog", true);
    in_both_themes(page, "the export");
}

fn axe_finds_nothing_where_boards_are_made(page: &mut Page) {
    for (width, height) in [(1280, 1000), (320, 568)] {
        page.resize(width, height);
        page.load("#/builder?mode=solve&goal=mate&in=1&hint=Look&fen=6k1/8/8/8/8/8/R7/1R4K1_w_-_-");
        page.expect_shown("#builder-verdict.bad", true);
        page.expect_shown(".preview jadoube-board", true);
        in_both_themes(page, &format!("an exercise at {width}"));
        page.fill("Board code or position", "<p>nothing</p>");
        page.press("Import");
        page.expect_shown("#builder-paste-error", true);
        page.choose("Mode", "Line: find the moves you recorded");
        for text in ["Ra7", "Kf8", "Rb8"] {
            page.command(text);
        }
        // The rook is a figure.
        page.expect_part(".recorder .moves", "2.b8#");
        page.choose("Format", "Frame, for sites that remove scripts");
        in_both_themes(page, &format!("a line at {width}"));
    }
}

fn axe_finds_nothing_on_a_worksheet(page: &mut Page) {
    for (width, height) in [(1280, 1000), (320, 568)] {
        page.resize(width, height);
        page.load("#/worksheet");
        page.fill(
            "Paste board code, FENs (one per line) or PGN",
            "6k1/8/8/8/8/8/R7/1R4K1 w - -\n8/8/8/8/8/8/8/N7 w - -\n",
        );
        page.press("Add");
        page.expect_shown(".sheet.key", true);
        in_both_themes(page, &format!("a worksheet at {width}"));
    }
}

fn axe_finds_nothing_on_the_class(page: &mut Page) {
    const CODES: &str = include_str!("../../data/class-codes.txt");
    let codes = CODES.lines().filter_map(|line| line.split_once('\t'));
    let codes: Vec<&str> = codes.map(|(code, _)| code).collect();
    for (width, height) in [(1280, 1000), (320, 568)] {
        page.resize(width, height);
        page.load("#/class");
        page.fill(
            "Class codes, one per line",
            &format!("{}\nhello", codes.join("\n")),
        );
        page.press("Add");
        page.expect_shown("#class-add-errors", true);
        page.expect_shown(".roll table", true);
        in_both_themes(page, &format!("the class at {width}"));
    }
}
