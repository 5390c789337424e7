//! Plays the built site in Chromium, and what must hold everywhere in Firefox and WebKit too, driven
//! like a player drives it: pointer, touch, keyboard, text.
//!
//! Run with `cargo test --manifest-path tests/e2e/Cargo.toml -- [FILTER]`. `JADOUBE_DIST` names the
//! built site (default: `dist` at the root of the project), `CHROMEDRIVER` the driver (default:
//! found on the path), `CHROMIUM` the browser (default: found by the driver) and `HEADLESS_SHELL` the
//! one without a window, in which most tests run (default: Chromium); `GECKODRIVER`, `FIREFOX`,
//! `WEBKITDRIVER` and `XVFB` name what the tests in other browsers need. What a failing test saw, and
//! the screenshots, are left in `target/e2e`.

mod accessibility;
mod analyse;
mod beside;
mod book_reader;
mod builder;
mod buttons;
mod castling;
mod claims;
mod class;
mod clocks;
mod coach;
mod commands;
mod computer;
mod dialogs;
mod endings;
mod engine;
mod every_browser;
mod every_page;
mod every_way;
mod export;
mod facing;
mod first_paint;
mod frame;
mod full_storage;
mod game_list;
mod games;
mod glossary;
mod harness;
mod hostile;
mod illegal;
mod keyboard;
mod kills;
mod languages;
mod laws;
mod layout;
mod learn;
mod learn_arrange;
mod learn_test;
mod learn_ways;
mod lesson;
mod library;
mod link_play;
mod link_premove;
mod move_list;
mod offline;
mod old_books;
mod pages;
mod panel;
mod parts;
mod parts_everywhere;
mod persistence;
mod pieces;
mod pointer;
mod promotion;
mod reasons;
mod records;
mod saved_page;
mod screenshots;
mod seed_rows;
mod set_up;
mod settings;
mod sheets;
mod signals;
mod silence;
mod single_file;
mod sitting;
mod touch;
mod whole_course;
mod why;
mod written;

use libtest_mimic::Arguments;

/// Two browsers at once keep two cores busy; more only makes every deadline tighter.
const SESSIONS: usize = 2;

fn main() -> std::process::ExitCode {
    let mut arguments = Arguments::from_args();
    arguments.test_threads = Some(arguments.test_threads.unwrap_or(SESSIONS).min(SESSIONS));
    let topics = [
        // The longest first, so that none of them is left alone at the end.
        whole_course::tests(),
        dialogs::tests(),
        buttons::tests(),
        seed_rows::tests(),
        kills::tests(),
        kills::makers::tests(),
        accessibility::tests(),
        accessibility::pages::tests(),
        link_play::tests(),
        link_play::arrivals::tests(),
        link_premove::tests(),
        games::tests(),
        game_list::tests(),
        castling::tests(),
        promotion::tests(),
        reasons::tests(),
        why::tests(),
        written::tests(),
        endings::tests(),
        engine::tests(),
        claims::tests(),
        clocks::tests(),
        illegal::tests(),
        pointer::tests(),
        touch::tests(),
        keyboard::tests(),
        commands::tests(),
        computer::tests(),
        facing::tests(),
        frame::tests(),
        beside::tests(),
        pages::tests(),
        every_page::tests(),
        every_way::tests(),
        parts::tests(),
        parts_everywhere::tests(),
        analyse::tests(),
        hostile::tests(),
        set_up::tests(),
        old_books::tests(),
        book_reader::tests(),
        book_reader::decisions::tests(),
        book_reader::lists::tests(),
        panel::tests(),
        move_list::tests(),
        glossary::tests(),
        records::tests(),
        export::tests(),
        builder::tests(),
        builder::worksheet::tests(),
        lesson::tests(),
        class::tests(),
        coach::tests(),
        persistence::tests(),
        persistence::set_aside::tests(),
        full_storage::tests(),
        pieces::tests(),
        offline::tests(),
        every_browser::tests(),
        single_file::tests(),
        saved_page::tests(),
        first_paint::tests(),
        silence::tests(),
        languages::tests(),
        laws::tests(),
        learn::tests(),
        learn::screens::tests(),
        learn_arrange::tests(),
        learn_test::tests(),
        learn_ways::tests(),
        settings::tests(),
        settings::confirm::tests(),
        settings::files::tests(),
        settings::kept::tests(),
        sheets::tests(),
        signals::tests(),
        sitting::tests(),
        sitting::time::tests(),
        library::tests(),
        library::files::tests(),
        library::many::tests(),
        library::storage::tests(),
        library::tabs::tests(),
        layout::tests(),
        screenshots::tests(),
    ];
    harness::run(&arguments, topics.into_iter().flatten())
}
