//! Pictures of the page for people to look at, and for the README.

use rules::Square;

use crate::harness::{Page, Pointer, Score, Theme, case, screens, tests};

tests![
    pictures_of_every_state_size_and_theme,
    pictures_of_every_page,
    pictures_of_the_study,
    pictures_of_the_games,
];

const SIZES: [(u32, u32); 3] = [(360, 640), (820, 1180), (1440, 900)];

/// A state of the page: its name and how to come to it.
type State = (&'static str, fn(&Page));

const STATES: [State; 9] = [
    ("start", start),
    ("selected", selected),
    ("check", check),
    ("promotion", promotion),
    ("mate", mate),
    ("why", why),
    ("refused", refused),
    ("link", link),
    ("link-ways", link_ways),
];

fn pictures_of_every_state_size_and_theme(page: &mut Page) {
    for (name, reach) in STATES {
        resize(page, 1440, 900);
        reach(page);
        picture_at(page, &SIZES, name);
    }
}

/// Pictures of what is there, at these sizes and in both themes.
fn picture_at(page: &Page, sizes: &[(u32, u32)], name: &str) {
    let folder = screens();
    for &(width, height) in sizes {
        resize(page, width, height);
        for theme in Theme::ALL {
            page.prefer(theme);
            let file = format!("{width}x{height}-{}-{name}.png", theme.name());
            page.picture(&folder.join(file));
        }
    }
}

/// Every page as it is found: a name, the address, and what shows that it is there.
const PLACES: [(&str, &str, &str); 16] = [
    ("play", "#/play", ".welcome"),
    ("learn", "#/learn", ".stages"),
    ("lesson", "#/learn/rook/moves", ".lesson-board"),
    ("lesson-game", "#/learn/masters/lasker-game", ".line-moves"),
    ("analyse", "#/analyse", "#moves"),
    ("glossary", "#/glossary", ".glossary .sections"),
    ("term", "#/glossary/knight", ".glossary .term"),
    ("squares", "#/glossary/squares", ".legend table"),
    ("builder", "#/builder", ".builder .board"),
    ("worksheet", "#/worksheet", ".worksheet"),
    ("class", "#/class", ".class"),
    ("laws", "#/laws", ".laws-table"),
    ("law", "#/laws/several-touched", ".exhibit .board"),
    ("settings", "#/settings", ".settings-preview .board"),
    ("games", "#/games", ".library .empty"),
    ("about", "#/about", ".about"),
];

/// All of them on screens from a phone to a large desk.
const WINDOWS: [(u32, u32); 5] = [
    (360, 640),
    (820, 1180),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
];

fn pictures_of_every_page(page: &mut Page) {
    for (name, address, shown) in PLACES {
        page.load(address);
        page.expect_shown(shown, true);
        picture_at(page, &WINDOWS, &format!("page-{name}"));
    }
}

/// A game with variations, comments and drawings.
const STUDIED: &str = "[White \"Anderssen, A.\"]\n[Black \"Kieseritzky, L.\"]\n[Event \"London\"]\n\
    [Date \"1851.06.21\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. f4 exf4 {The King's Gambit accepted.} \
    3. Bc4 Qh4+ (3... d5 4. Bxd5 Nf6 (4... Qh4+ 5. Kf1 g5) 5. Nc3 $14) 4. Kf1 b5?! 5. Bxb5 Nf6 \
    6. Nf3 Qh6 7. d3 Nh5 {[%cal Gh5g3][%csl Yg3] Black threatens Ng3+.} 8. Nh4 Qg5 9. Nf5 c6 1-0\n";

const PRINTED: &str = include_str!("../data/scores/ruy_lopez.txt");

/// Two games, with a misprint in the first.
const QUESTIONABLE: &str = "GAME I.\n\n1. P-Q4 P-Q4 2. P-QB4 P-K3 3. Kt-QB3 P-QB4 4. Kt-B3 Kt-QB3 5. PxQP KPxP \
    6. B-KB4 Kt-B3 7. P-K3 B-K3 8. B-Q3 B-K7 9. Castles Castles\n\nGAME II.\n\n\
    1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-B4 Resigns.\n";

/// A page of study: its name, the text that is opened, and what is done then.
type Studied = (&'static str, &'static str, fn(&Page));

const STUDIES: [Studied; 5] = [
    ("study", STUDIED, |page| {
        for _ in 0..14 {
            page.command("next");
        }
        page.expect_part("#moves [aria-current=true]", "h5");
    }),
    ("old-score", PRINTED, |page| {
        page.press("P to Q 4: move 7, White, d4");
        page.expect_part(".book-move-line", "d4");
    }),
    ("old-score-question", QUESTIONABLE, |page| {
        page.expect_part("#book-question", "B-K7");
    }),
    ("old-score-form", "", |page| {
        page.press("Cancel");
        page.press("Read old notation\u{2026}");
        page.expect_shown("#book-text", true);
    }),
    ("set-up", "8/8/8/3R4/8/8/8/8 w - - 0 1", |page| {
        page.tap(Square::D5);
        page.expect_part(".faults", "king");
    }),
];

fn pictures_of_the_study(page: &mut Page) {
    for (name, text, reach) in STUDIES {
        resize(page, 1440, 900);
        page.forget_work();
        page.open("#/analyse");
        page.command("open");
        page.fill("Or paste text", text);
        page.press("Open");
        reach(page);
        page.script("scrollTo(0, 0);", vec![]);
        picture_at(page, &SIZES, name);
    }
}

fn pictures_of_the_games(page: &mut Page) {
    page.load("#/games");
    crate::library::import(page, "games.pgn", crate::library::GAMES);
    page.expect_shown(".library-row", true);
    picture_at(page, &SIZES, "games-list");
    page.click_on(".library-filters summary");
    picture_at(page, &SIZES, "games-filters");
    page.click_on("#library-row-0");
    page.expect_shown("#library-game", true);
    picture_at(page, &SIZES, "games-game");
    page.press("Rename");
    page.expect_shown("#library-rename", true);
    picture_at(page, &SIZES, "games-rename");
    page.press("Cancel");
    page.turn_to_tab(1);
    resize(page, 1440, 900);
    page.open("#/play");
    page.command("e4");
    page.expect_status("Black to move.");
    page.turn_to_tab(0);
    page.open("#/play");
    page.expect_shown(".elsewhere", true);
    picture_at(page, &SIZES, "play-elsewhere");
    page.turn_to_tab(1);
    page.close_tab();
}

fn resize(page: &Page, width: u32, height: u32) {
    if width < 900 {
        page.resize_as_mobile(width, height);
    } else {
        page.resize(width, height);
    }
}

#[track_caller]
fn fresh(page: &Page) {
    page.open("#/play");
    if page.script("return document.querySelectorAll('.ply').length;", vec![]) != 0 {
        page.press("New game");
        if page.shows("#new-game-dialog") {
            page.press("Start new game");
        }
    }
    page.expect_scene(&Score::start().scene());
}

fn start(page: &Page) {
    fresh(page);
}

/// A game that fills the list, and a pawn that can both move and capture.
fn selected(page: &Page) {
    fresh(page);
    let mut score = Score::start();
    let moves = "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+ Nc3 Nxe4 O-O Bxc3 d5 Bf6";
    for text in moves.split_whitespace() {
        score.play(text);
        page.command(text);
        page.expect_status(score.status());
    }
    page.tap_with(Pointer::Mouse, Square::D5);
    page.expect_scene(&score.scene().selecting(Square::D5));
}

fn check(page: &Page) {
    fresh(page);
    let mut score = Score::start();
    let moves =
        "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+";
    for text in moves.split_whitespace() {
        score.play(text);
        page.command(text);
        page.expect_status(score.status());
    }
    page.expect_scene(&score.scene());
}

fn promotion(page: &Page) {
    let fen = case("S0-D14-fen")["fen"]
        .as_str()
        .expect("a position")
        .to_owned();
    page.open_position(&fen);
    page.drag(Square::F7, Square::G8);
    page.expect_chooser();
}

/// The proof of the mate, at a square that the knight commands.
fn why(page: &Page) {
    mate(page);
    page.press("Why?");
    page.expect_shown("#why", true);
}

/// A pinned piece that was to move.
fn refused(page: &Page) {
    page.open_position("rnbqk2r/pppp1ppp/4pn2/8/1bPP4/2N5/PP2PPPP/R1BQKBNR w KQkq - 2 4");
    page.command("Nb5");
    page.expect_shown(".notice[data-code=\"pinned\"]", true);
}

/// A link that waits to be sent.
fn link(page: &Page) {
    page.forget_work();
    page.open("#/play");
    page.press("Play by link");
    page.press("Start");
    page.command("e4");
    page.expect_shown("#link-panel", true);
}

fn link_ways(page: &Page) {
    link(page);
    page.press("QR, text, PGN");
    page.expect_shown("#link-ways", true);
}

fn mate(page: &Page) {
    let fen = case("S0-D16-fen")["fen"]
        .as_str()
        .expect("a position")
        .to_owned();
    page.open_position(&fen);
    let mut score = Score::from_fen(&fen);
    for text in [
        "Qd5+", "Kh8", "Nf7+", "Kg8", "Nh6+", "Kh8", "Qg8+", "Rxg8", "Nf7#",
    ] {
        score.play(text);
        page.command(text);
        page.expect_status(score.status());
    }
    page.expect_scene(&score.scene());
}
