//! The service worker: the server may go away, and new versions wait to be let in.

use rules::Square;
use serde_json::json;

use crate::harness::{Page, Score, copy_folder, scratch, tests};

tests![
    a_game_is_played_with_the_server_gone,
    the_other_pages_open_with_the_server_gone,
    everything_is_kept_for_a_visit_without_a_network,
    the_site_works_under_a_sub_path,
    a_new_version_waits_until_the_player_accepts,
    a_half_finished_deployment_is_not_installed,
    nothing_is_fetched_from_elsewhere,
    the_site_can_be_installed,
];

/// What the console says when no program listens on the port.
const GONE: &str = "ERR_CONNECTION_REFUSED";

/// Waits until the service worker has kept what the start needs.
#[track_caller]
fn expect_kept(page: &Page) {
    let body = r##"
        const done = arguments[0];
        navigator.serviceWorker.ready.then(({ active }) => {
            const look = () => active.state === "activated" ? done(true)
                : active.addEventListener("statechange", look, { once: true });
            look();
        });
    "##;
    assert_eq!(page.script_async(body, vec![]), true);
    page.eventually("what the page itself fetches has come", || {
        let body = r##"
            const part = document.querySelector('meta[name="page-part"][content="desk"]');
            return part.dataset.files.split(" ").every((file) =>
                performance.getEntriesByName(new URL(file, location.href).href)
                    .some(({ responseEnd }) => responseEnd > 0));
        "##;
        let has_come = page.try_script(body)?;
        if has_come == true {
            Ok(())
        } else {
            Err(has_come.to_string())
        }
    });
}

fn a_game_is_played_with_the_server_gone(page: &mut Page) {
    page.allow_worker();
    page.tolerate(GONE);
    page.open("#/play");
    expect_kept(page);
    page.site().stop();
    page.reload();
    page.expect_status("White to move.");
    let mut score = Score::start();
    page.type_moves(&mut score, &["e4", "e5", "Bc4", "Nc6"]);
    page.reload();
    page.expect_scene(&score.scene());
    for text in ["Qh5", "Nf6", "Qxf7#"] {
        let chosen = score.play(text);
        page.drag(chosen.from(), chosen.to());
        page.expect_scene(&score.scene());
    }
    page.expect_status("Checkmate. White wins.");
    page.expect_name(Square::F7, "white queen, f7, last move");
}

fn the_other_pages_open_with_the_server_gone(page: &mut Page) {
    page.allow_worker();
    page.tolerate(GONE);
    page.open("#/play");
    expect_kept(page);
    page.drag(Square::E2, Square::E4);
    page.eventually(
        "the parts of the other pages and their text are kept",
        || {
            let body = r##"
            const done = arguments[0];
            fetch("sw.js").then((answer) => answer.text()).then(async (worker) => {
                const listed = [...worker.matchAll(/^  \["([^"]+)", "/gm)];
                const files = listed.map(([, file]) => new URL(file, location.href).href);
                const found = await Promise.all(files.map((file) => caches.match(file)));
                done(found.length > 1 && found.every((one) => one !== undefined));
            });
        "##;
            let kept = page.script_async(body, vec![]);
            if kept == true {
                Ok(())
            } else {
                Err(kept.to_string())
            }
        },
    );
    page.site().stop();
    page.load("#/glossary/fork");
    page.expect_text("h2", "Fork");
    page.press("Play the move");
    page.expect_enabled("Set up again", true);
    for (address, title) in [
        ("#/analyse", "Analyse"),
        ("#/builder", "Builder"),
        ("#/worksheet", "Worksheet"),
        ("#/class", "Class"),
    ] {
        page.load(address);
        page.expect_text("h2", title);
        page.load_again();
        page.expect_text("h2", title);
    }
}

fn everything_is_kept_for_a_visit_without_a_network(page: &mut Page) {
    page.allow_worker();
    page.open("#/play");
    expect_kept(page);
    page.drag(Square::E2, Square::E4);
    let worker = std::fs::read_to_string(page.site().folder().join("sw.js"));
    let worker = worker.expect("the site has a service worker");
    let lists = worker.split("];").take(2).collect::<String>();
    let listed = lists.matches("\n  [\"").count();
    assert!(listed > 5, "{listed} files are listed");
    page.eventually("every listed file is in the cache", || {
        let body = r##"
            const done = arguments[0];
            caches.keys().then(async (names) => {
                let count = 0;
                for (const name of names) count += (await (await caches.open(name)).keys()).length;
                done([count, names]);
            });
        "##;
        let kept = page.script_async(body, vec![]);
        let ours = kept[1].as_array().is_some_and(|names| {
            names.len() == 1
                && names[0]
                    .as_str()
                    .is_some_and(|name| name.starts_with("jadoube:/:"))
        });
        if kept[0] == listed && ours {
            Ok(())
        } else {
            Err(format!("{kept} of {listed}"))
        }
    });
}

fn the_site_works_under_a_sub_path(page: &mut Page) {
    page.allow_worker();
    page.tolerate(GONE);
    page.site().put_under("/some/path/");
    page.open("#/play");
    let mut score = Score::start();
    page.type_moves(&mut score, &["d4", "d5"]);
    expect_kept(page);
    let scope = r##"
        const done = arguments[0];
        navigator.serviceWorker.ready.then(({ scope }) => done(new URL(scope).pathname));
    "##;
    assert_eq!(page.script_async(scope, vec![]), "/some/path/");
    page.site().stop();
    page.reload();
    page.expect_scene(&score.scene());
    page.type_moves(&mut score, &["c4"]);
}

/// A copy of the site that is identified by a mark in its page.
fn marked_copy(page: &mut Page) -> std::path::PathBuf {
    let folder = scratch("version");
    copy_folder(page.site().folder(), &folder, &[]);
    let index = folder.join("index.html");
    let text = std::fs::read_to_string(&index).expect("the start page can be read");
    let marked = text.replacen(
        "<head>",
        "<head><meta name=\"e2e-version\" content=\"2\">",
        1,
    );
    assert_ne!(text, marked);
    std::fs::write(&index, marked).expect("the start page can be written");
    folder
}

const MARK: &str = "return document.querySelector('meta[name=\"e2e-version\"]') !== null;";

fn a_new_version_waits_until_the_player_accepts(page: &mut Page) {
    page.allow_worker();
    page.open("#/play");
    expect_kept(page);
    page.reload();
    let mut score = Score::start();
    page.type_moves(&mut score, &["e4", "c5"]);
    assert!(!page.shows("#update"));

    let folder = marked_copy(page);
    xtask::precache::write_worker(&folder).expect("the copy gets its service worker");
    page.site().exchange(folder);
    page.reload();
    page.expect_shown("#update", true);
    page.expect_part("#update", "New version ready");
    assert_eq!(
        page.script(MARK, vec![]),
        false,
        "the new version is not asked for yet"
    );
    page.script("location.hash = '#/glossary';", vec![]);
    page.expect_text("h2", "Glossary");
    page.expect_shown("#update", true);
    page.script("history.back();", vec![]);
    page.expect_ready();
    page.expect_scene(&score.scene());
    page.type_moves(&mut score, &["Nf3"]);
    page.reload();
    page.expect_shown("#update", true);
    assert_eq!(
        page.script(MARK, vec![]),
        false,
        "a reload alone accepts nothing"
    );

    page.press("Update now");
    page.eventually("the new version runs", || {
        if page.try_script(MARK)? == true {
            Ok(())
        } else {
            Err("the old one does".to_owned())
        }
    });
    page.expect_ready();
    page.expect_scene(&score.scene());
    page.expect_status("Black to move.");
    assert!(!page.shows("#update"));
    page.type_moves(&mut score, &["d6"]);
    page.site().stop();
    page.tolerate(GONE);
    page.reload();
    assert_eq!(page.script(MARK, vec![]), true);
    page.expect_scene(&score.scene());
}

fn a_half_finished_deployment_is_not_installed(page: &mut Page) {
    page.allow_worker();
    page.tolerate("another version");
    page.open("#/play");
    expect_kept(page);
    page.reload();
    let folder = marked_copy(page);
    xtask::precache::write_worker(&folder).expect("the copy gets its service worker");
    // The worker is there already, the page it lists is still another one.
    std::fs::copy(
        page.site().folder().join("index.html"),
        folder.join("index.html"),
    )
    .expect("the old page can be put back");
    page.site().exchange(folder);
    page.reload();
    let body = r##"
        const done = arguments[0];
        navigator.serviceWorker.ready
            .then((registration) => registration.update())
            .then((registration) => {
                const { installing } = registration;
                if (!installing) return done(registration.waiting ? "waiting" : "redundant");
                installing.addEventListener("statechange", () => done(installing.state));
            }, (error) => done(`refused: ${error}`));
    "##;
    assert_eq!(page.script_async(body, vec![]), "redundant");
    assert!(!page.shows("#update"));
    page.command("e4");
    page.expect_status("Black to move.");
}

fn nothing_is_fetched_from_elsewhere(page: &mut Page) {
    page.allow_worker();
    page.open("#/play");
    page.drag(Square::E2, Square::E4);
    page.expect_status("Black to move.");
    let body = r##"
        return performance.getEntriesByType("resource").map((entry) => entry.name)
            .filter((name) => new URL(name).origin !== location.origin);
    "##;
    assert_eq!(page.script(body, vec![]), json!([]));
}

fn the_site_can_be_installed(page: &mut Page) {
    page.allow_worker();
    page.open("#/play");
    expect_kept(page);
    assert_eq!(page.obstacles_to_installing(), json!([]));
    let body = r##"
        const done = arguments[0];
        const link = document.querySelector('link[rel="manifest"]').href;
        fetch(link).then((response) => response.json()).then(async (manifest) => {
            const missing = [];
            for (const { src } of manifest.icons) {
                const response = await fetch(new URL(src, link));
                if (!response.ok) missing.push(src);
            }
            done([manifest.start_url, manifest.scope, manifest.display, missing]);
        });
    "##;
    let manifest = page.script_async(body, vec![]);
    assert_eq!(manifest, json!(["./", "./", "standalone", []]));
}
