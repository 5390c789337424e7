//! The page on screens of every size.

use rules::Square;
use serde_json::json;

use crate::harness::{Page, Score, tests};

tests![
    nothing_is_cut_off_to_the_side,
    long_names_and_clocks_make_no_phone_wider,
    the_whole_board_is_on_the_screen,
    a_desk_on_which_all_is_seen_does_not_scroll,
    controls_do_not_overlap,
    squares_are_squares_and_large_enough,
    text_may_be_twice_as_large,
    turning_the_device_keeps_the_game,
    clocks_are_in_sight_on_every_screen,
    why_a_move_is_refused_is_in_sight_on_a_phone,
    what_is_unfolded_beside_the_board_scrolls_alone,
    a_page_that_was_visited_leaves_no_look_on_the_board,
    a_touched_piece_and_what_to_say_are_in_sight_on_a_short_phone,
];

/// Phones, tablets and desktops, upright and on their side.
const SIZES: [(u32, u32); 12] = [
    (320, 568),
    (568, 320),
    (360, 640),
    (640, 360),
    (412, 915),
    (915, 412),
    (820, 1180),
    (1180, 820),
    (1024, 768),
    (1440, 900),
    (900, 1440),
    (1920, 1080),
];

#[track_caller]
fn middle_game(page: &Page) {
    page.open("#/play");
    let mut score = Score::start();
    for text in [
        "e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Bxc6", "dxc6", "Nxe5", "Qd4",
    ] {
        score.play(text);
        page.command(text);
        page.expect_status(score.status());
    }
    page.expect_scene(&score.scene());
}

fn nothing_is_cut_off_to_the_side(page: &mut Page) {
    middle_game(page);
    for (width, height) in SIZES {
        expect_nothing_cut_off(page, width, height);
    }
}

fn long_names_and_clocks_make_no_phone_wider(page: &mut Page) {
    page.open("#/play");
    let level = ("Opponent", "Level 1, about 400");
    let choices = [level, crate::sitting::OWN];
    let fields = [(crate::sitting::CONTROL, "3600")];
    crate::computer::play_computer(page, &choices, &fields);
    page.expect_shown(".player .chess-clock", true);
    for (width, height) in SIZES {
        expect_nothing_cut_off(page, width, height);
    }
}

#[track_caller]
fn expect_nothing_cut_off(page: &Page, width: u32, height: u32) {
    page.resize(width, height);
    page.eventually(&format!("nothing sticks out at {width}x{height}"), || {
        let body = r##"
            const root = document.documentElement;
            if (root.scrollWidth > root.clientWidth) {
                const wide = [...document.querySelectorAll("body *")]
                    .filter((one) => one.getBoundingClientRect().right > root.clientWidth + 0.5)
                    .map((one) => `${one.tagName}#${one.id}.${one.className}`);
                return [root.scrollWidth, root.clientWidth, ...wide.slice(0, 8)];
            }
            return [];
        "##;
        let wide = page.script(body, vec![]);
        if wide == json!([]) {
            Ok(())
        } else {
            Err(wide.to_string())
        }
    });
}

fn the_whole_board_is_on_the_screen(page: &mut Page) {
    for (width, height) in SIZES {
        page.resize(width, height);
        page.open("#/play");
        let body = r##"
            const { left, top, right, bottom } = document.querySelector('[role="grid"]').getBoundingClientRect();
            return [left >= 0, top >= 0, right <= innerWidth, bottom <= innerHeight,
                [left, top, right, bottom, scrollY]];
        "##;
        page.eventually(&format!("the board is whole at {width}x{height}"), || {
            let seen = page.script(body, vec![]);
            let whole = (0..4).all(|side| seen[side] == true);
            if whole { Ok(()) } else { Err(seen.to_string()) }
        });
    }
}

fn a_desk_on_which_all_is_seen_does_not_scroll(page: &mut Page) {
    page.open("#/play");
    for (width, height) in [(1366, 768), (1440, 900), (1920, 1080), (2560, 1440)] {
        page.resize(width, height);
        page.eventually(&format!("nothing is below {width}x{height}"), || {
            let below = page.script(
                "return document.documentElement.scrollHeight - innerHeight;",
                vec![],
            );
            if below == json!(0) {
                Ok(())
            } else {
                Err(format!("{below} px are"))
            }
        });
    }
}

fn controls_do_not_overlap(page: &mut Page) {
    middle_game(page);
    for (width, height) in SIZES {
        page.resize(width, height);
        page.eventually(&format!("nothing overlaps at {width}x{height}"), || {
            let body = r##"
                const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
                const fixed = (one) => {
                    for (let at = one; at; at = at.parentElement) {
                        if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return true;
                    }
                    return false;
                };
                const parts = [...document.querySelectorAll(
                    'button, input, select, a[href], #game-status, [role="grid"]')]
                    .filter(shown).filter((one) => !fixed(one))
                    .map((one) => [one, one.getBoundingClientRect()])
                    .filter(([, box]) => box.width > 1 && box.height > 1);
                const clip = (one) => {
                    let at = one.parentElement;
                    while (at && !/auto|scroll|hidden/.test(getComputedStyle(at).overflowY)) at = at.parentElement;
                    return at;
                };
                const bad = [];
                for (const [index, [one, a]] of parts.entries()) {
                    for (const [other, b] of parts.slice(index + 1)) {
                        if (one.contains(other) || other.contains(one) || clip(one) !== clip(other)) continue;
                        const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
                        const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
                        if (x > 1 && y > 1) bad.push(
                            `${one.id || one.textContent.slice(0, 20)} over ${other.id || other.textContent.slice(0, 20)}`);
                    }
                }
                return bad;
            "##;
            let bad = page.script(body, vec![]);
            if bad == json!([]) { Ok(()) } else { Err(bad.to_string()) }
        });
    }
}

fn squares_are_squares_and_large_enough(page: &mut Page) {
    for (width, height) in SIZES {
        page.resize(width, height);
        page.open("#/play");
        let body = r##"
            const cells = [...document.querySelectorAll('[role="gridcell"]')].map((one) => one.getBoundingClientRect());
            return [Math.min(...cells.map(({ width }) => width)),
                Math.max(...cells.map(({ width, height }) => Math.abs(width - height)))];
        "##;
        page.eventually(
            &format!("the squares are right at {width}x{height}"),
            || {
                let seen = page.script(body, vec![]);
                let side = seen[0].as_f64().unwrap_or_default();
                let oblong = seen[1].as_f64().unwrap_or(1.0);
                // Targets of 24 pixels at least (WCAG 2.2, 2.5.8).
                if side >= 24.0 && oblong < 0.6 {
                    Ok(())
                } else {
                    Err(seen.to_string())
                }
            },
        );
    }
}

fn text_may_be_twice_as_large(page: &mut Page) {
    middle_game(page);
    for (width, height) in [(640, 800), (1280, 900)] {
        page.resize(width, height);
        page.script(
            "document.documentElement.style.setProperty('font-size', '200%');",
            vec![],
        );
        page.eventually(&format!("nothing sticks out at {width}x{height}"), || {
            let body = "const root = document.documentElement;
                return [root.scrollWidth, root.clientWidth];";
            let seen = page.script(body, vec![]);
            // Where the page does not scroll, the place for its bar is no part of its contents.
            if seen[0].as_i64() <= seen[1].as_i64() {
                Ok(())
            } else {
                Err(seen.to_string())
            }
        });
    }
}

fn turning_the_device_keeps_the_game(page: &mut Page) {
    page.resize(360, 640);
    page.open("#/play");
    let mut score = Score::start();
    score.play("e4");
    page.drag(Square::E2, Square::E4);
    page.expect_scene(&score.scene());
    page.resize(640, 360);
    page.expect_scene(&score.scene());
    score.play("e5");
    page.drag(Square::E7, Square::E5);
    page.expect_scene(&score.scene());
    page.expect_status("White to move.");
}

/// Whether all of a part of the page is seen, with nothing over it, as an expression.
const IN_SIGHT: &str = r##"
    const isSeen = (part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const points = [[left + 4, top + 4], [(left + right) / 2, (top + bottom) / 2], [left + 4, bottom - 4]];
        return right > left && points.every(([x, y]) => part.contains(document.elementFromPoint(x, y)));
    };
"##;

/// Waits until all of a part of the page is seen.
#[track_caller]
pub(crate) fn expect_in_sight(page: &Page, selector: &str) {
    page.eventually(&format!("{selector} is in sight"), || {
        let body = format!("{IN_SIGHT} return isSeen(document.querySelector('{selector}'));");
        let seen = page.try_script(&body)?;
        (seen == true)
            .then_some(())
            .ok_or_else(|| "hidden".to_owned())
    });
}

fn clocks_are_in_sight_on_every_screen(page: &mut Page) {
    page.open("#/play");
    page.expect_ready();
    let choices = [crate::sitting::OWN];
    // Longer than there is room for: the name of the side stays in one line, with the mark of its turn.
    let name = "Anna Maria of Upper and Lower Chesswick";
    let fields = [(crate::sitting::CONTROL, "3600"), ("First player", name)];
    crate::sitting::sit_down(page, &choices, &fields);
    for (width, height) in SIZES.into_iter().chain([(740, 360), (720, 450)]) {
        page.resize(width, height);
        page.eventually(&format!("both players at {width}x{height}"), || {
            let body = format!(
                "{IN_SIGHT} window.scrollTo(0, 0);
                 const isOneLine = (name) => name.offsetHeight < 1.8 * parseFloat(getComputedStyle(name).fontSize);
                 return [...document.querySelectorAll('.player, .player .chess-clock')].map(isSeen)
                     .concat([...document.querySelectorAll('.player .name')].map(isOneLine));"
            );
            let seen = page.try_script(&body)?;
            (seen == json!([true, true, true, true, true, true]))
                .then_some(())
                .ok_or_else(|| seen.to_string())
        });
    }
}

fn why_a_move_is_refused_is_in_sight_on_a_phone(page: &mut Page) {
    page.resize(360, 640);
    page.open("#/play");
    page.expect_ready();
    page.tap(Square::E2);
    page.tap(Square::E5);
    page.expect_part(".notice", "Pawns");
    expect_in_sight(page, ".notice");
}

fn what_is_unfolded_beside_the_board_scrolls_alone(page: &mut Page) {
    page.resize(1366, 768);
    page.open("#/play");
    for name in ["More actions", "Show on the board", "Material"] {
        let body = r##"
            const folded = [...document.querySelectorAll(".margin summary")]
                .find((summary) => summary.textContent.trim() === arguments[0]);
            folded.parentElement.open = true;
        "##;
        page.script(body, vec![name.into()]);
    }
    let body = r##"
        const margin = document.querySelector(".margin");
        const controls = [...margin.querySelectorAll("input, select, summary")];
        const last = controls.filter((it) => it.checkVisibility()).at(-1);
        last.scrollIntoView({ block: "nearest" });
        const [shown, board] = [last, document.querySelector('[role="grid"]')]
            .map((one) => one.getBoundingClientRect());
        return [document.documentElement.scrollHeight <= innerHeight,
            margin.scrollHeight > margin.clientHeight, margin.scrollTop > 0,
            shown.bottom <= innerHeight, board.top >= 0 && board.bottom <= innerHeight,
            margin.scrollWidth <= margin.clientWidth];
    "##;
    let seen = page.script(body, vec![]);
    assert_eq!(seen, json!([true, true, true, true, true, true]));
}

fn a_touched_piece_and_what_to_say_are_in_sight_on_a_short_phone(page: &mut Page) {
    page.touch_screen();
    page.resize_as_mobile(360, 640);
    page.open("#/play");
    let time = ("Time", "5 min + 3 s");
    crate::sitting::sit_down(page, &[time, crate::sitting::TODAY], &[]);
    let in_sight = |selector: &str| {
        let body = r##"
            scrollTo(0, 0);
            const { top, bottom } = document.querySelector(arguments[0]).getBoundingClientRect();
            const bar = document.querySelector(".record .steps").getBoundingClientRect().top;
            return top >= 0 && bottom <= bar ? [] : [top, bottom, bar];
        "##;
        let hidden = page.script(body, vec![selector.into()]);
        assert_eq!(hidden, json!([]), "{selector}");
    };
    in_sight("#game-status");
    in_sight(".sit-tools button");
    page.tap(Square::G1);
    page.expect_part("#bound", "knight on g1 must move");
    in_sight("#bound");
    in_sight(".sit-tools button");
}

/// Where everything beside the board stands, and how it looks.
const LOOK: &str = r##"
    return [...document.querySelectorAll("main.game .margin *")]
        .filter((one) => one.checkVisibility())
        .map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            const look = getComputedStyle(one);
            return [one.tagName, ...[x, y, width, height].map(Math.round), look.color,
                look.borderColor, look.fontSize, look.padding].join(" ");
        });
"##;

fn a_page_that_was_visited_leaves_no_look_on_the_board(page: &mut Page) {
    for (width, height) in [(1366, 768), (360, 640)] {
        page.resize(width, height);
        page.load("#/play");
        page.expect_enabled("Resign", true);
        page.expect_shown(".margin a.button", true);
        let before = page.script(LOOK, vec![]);
        for (address, shown) in [
            ("#/laws", "main.laws"),
            ("#/glossary", "main.glossary"),
            ("#/analyse", "main.analysis"),
        ] {
            page.script("location.hash = arguments[0];", vec![address.into()]);
            page.expect_shown(shown, true);
            page.script("location.hash = \"#/play\";", vec![]);
            page.expect_shown("main.game:not(.analysis)", true);
            page.eventually(&format!("nothing changes after {address}"), || {
                let after = page.script(LOOK, vec![]);
                let pairs = before.as_array().into_iter().flatten();
                let others = pairs.zip(after.as_array().into_iter().flatten());
                match others.into_iter().find(|(one, other)| one != other) {
                    None if before == after => Ok(()),
                    changed => Err(format!("{changed:?}")),
                }
            });
        }
    }
}
