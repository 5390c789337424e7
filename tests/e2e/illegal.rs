//! What is against the laws changes nothing, and the page says in words what is wrong.

use rules::Square;

use crate::harness::{Page, Pointer, Score, tests};

tests![
    a_man_of_the_side_that_is_not_to_move_stays,
    a_man_does_not_move_as_another,
    a_man_does_not_jump_over_another,
    a_pawn_does_not_take_straight_ahead,
    a_man_does_not_take_its_own_side,
    a_pinned_man_does_not_uncover_its_king,
    a_king_does_not_walk_into_check,
    a_check_must_be_answered,
    castling_needs_the_right,
    castling_needs_a_free_way,
    castling_does_not_lead_out_of_check,
    castling_does_not_lead_through_check,
    castling_does_not_lead_into_check,
    what_is_no_move_is_explained_with_the_place,
    an_ambiguous_move_is_refused_with_its_candidates,
    nothing_stands_on_an_empty_square,
];

struct Attempt {
    fen: &'static str,
    from: Square,
    to: Square,
    typed: &'static str,
    words: &'static [&'static str],
}

/// Tries it by dragging and by typing; nothing may change but what is selected.
#[track_caller]
fn refuse(page: &Page, attempt: &Attempt) {
    let score = Score::from_fen(attempt.fen);
    page.open_position(attempt.fen);
    page.expect_scene(&score.scene());

    let moment = page.listen();
    page.command(attempt.typed);
    page.expect_said(moment, attempt.words);
    page.expect_scene(&score.scene());
    expect_nothing_played(page, &score);

    let moment = page.listen();
    page.drag(attempt.from, attempt.to);
    page.expect_said(moment, attempt.words);
    let piece = score
        .position()
        .piece_at(attempt.from)
        .expect("a piece is dragged");
    if piece.color == score.position().turn() {
        page.expect_scene(&score.scene().selecting(attempt.from));
    } else {
        page.expect_scene(&score.scene());
    }
    expect_nothing_played(page, &score);
}

#[track_caller]
fn expect_nothing_played(page: &Page, score: &Score) {
    page.expect_status(score.status());
    assert_eq!(
        page.script("return document.querySelectorAll('.ply').length;", vec![]),
        0
    );
}

/// Tries it also by clicks and by the keyboard, where the selected piece stays selected.
#[track_caller]
fn refuse_in_every_way(page: &Page, attempt: &Attempt) {
    refuse(page, attempt);
    let score = Score::from_fen(attempt.fen);
    page.open_position(attempt.fen);
    let moment = page.listen();
    page.tap_with(Pointer::Mouse, attempt.from);
    page.tap_with(Pointer::Mouse, attempt.to);
    page.expect_said(moment, attempt.words);
    page.expect_scene(&score.scene().selecting(attempt.from));
    expect_nothing_played(page, &score);

    page.open_position(attempt.fen);
    page.tab_to("[role=\"gridcell\"]");
    let moment = page.listen();
    page.move_by_keys(attempt.from, attempt.to);
    page.expect_said(moment, attempt.words);
    page.expect_scene(&score.scene().selecting(attempt.from));
    expect_nothing_played(page, &score);
}

fn a_man_of_the_side_that_is_not_to_move_stays(page: &mut Page) {
    refuse(
        page,
        &Attempt {
            fen: crate::harness::STAUNTON_START,
            from: Square::E7,
            to: Square::E5,
            typed: "e7e5",
            words: &["pawn on e7", "black", "white", "turn"],
        },
    );
}

fn a_man_does_not_move_as_another(page: &mut Page) {
    let bishop = Attempt {
        fen: "4k3/7p/8/8/2B5/8/8/4K3 w - - 0 1",
        from: Square::C4,
        to: Square::D4,
        typed: "c4d4",
        words: &["bishop on c4", "d4", "diagonal"],
    };
    refuse_in_every_way(page, &bishop);
    let knight = Attempt {
        fen: crate::harness::STAUNTON_START,
        from: Square::G1,
        to: Square::G3,
        typed: "g1g3",
        words: &["knight on g1", "g3"],
    };
    refuse_in_every_way(page, &knight);
}

fn a_man_does_not_jump_over_another(page: &mut Page) {
    let rook = Attempt {
        fen: crate::harness::STAUNTON_START,
        from: Square::A1,
        to: Square::A3,
        typed: "a1a3",
        words: &["rook on a1", "pawn on a2"],
    };
    refuse_in_every_way(page, &rook);
}

fn a_pawn_does_not_take_straight_ahead(page: &mut Page) {
    let pawn = Attempt {
        fen: "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1",
        from: Square::E4,
        to: Square::E5,
        typed: "e4e5",
        words: &["pawn", "e5"],
    };
    refuse_in_every_way(page, &pawn);
    let diagonal = Attempt {
        fen: "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1",
        from: Square::E4,
        to: Square::D5,
        typed: "e4d5",
        words: &["pawn", "d5"],
    };
    refuse_in_every_way(page, &diagonal);
}

fn a_man_does_not_take_its_own_side(page: &mut Page) {
    let rook = Attempt {
        fen: crate::harness::STAUNTON_START,
        from: Square::A1,
        to: Square::A2,
        typed: "a1a2",
        words: &["a2", "own"],
    };
    refuse(page, &rook);
}

fn a_pinned_man_does_not_uncover_its_king(page: &mut Page) {
    let bishop = Attempt {
        fen: "4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1",
        from: Square::E2,
        to: Square::D3,
        typed: "e2d3",
        words: &["rook on e8", "check"],
    };
    refuse_in_every_way(page, &bishop);
}

fn a_king_does_not_walk_into_check(page: &mut Page) {
    let king = Attempt {
        fen: "3r2k1/8/8/8/8/8/8/4K3 w - - 0 1",
        from: Square::E1,
        to: Square::D1,
        typed: "e1d1",
        words: &["d1", "rook on d8"],
    };
    refuse_in_every_way(page, &king);
}

fn a_check_must_be_answered(page: &mut Page) {
    let knight = Attempt {
        fen: "4r1k1/8/8/8/8/8/8/N3K3 w - - 0 1",
        from: Square::A1,
        to: Square::B3,
        typed: "a1b3",
        words: &["rook on e8", "check"],
    };
    refuse_in_every_way(page, &knight);
}

fn castling_needs_the_right(page: &mut Page) {
    let kingside = Attempt {
        fen: "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1",
        from: Square::E1,
        to: Square::G1,
        typed: "O-O",
        words: &["castl", "moved"],
    };
    refuse_in_every_way(page, &kingside);
}

fn castling_needs_a_free_way(page: &mut Page) {
    let queenside = Attempt {
        fen: "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1",
        from: Square::E1,
        to: Square::C1,
        typed: "O-O-O",
        words: &["castl", "b1"],
    };
    refuse_in_every_way(page, &queenside);
}

fn castling_does_not_lead_out_of_check(page: &mut Page) {
    let kingside = Attempt {
        fen: "4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        from: Square::E1,
        to: Square::G1,
        typed: "O-O",
        words: &["castl", "check", "e8"],
    };
    refuse_in_every_way(page, &kingside);
}

fn castling_does_not_lead_through_check(page: &mut Page) {
    let kingside = Attempt {
        fen: "5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        from: Square::E1,
        to: Square::G1,
        typed: "O-O",
        words: &["castl", "f1", "f8"],
    };
    refuse_in_every_way(page, &kingside);
}

fn castling_does_not_lead_into_check(page: &mut Page) {
    let kingside = Attempt {
        fen: "6r1/1k6/8/8/8/8/8/R3K2R w KQ - 0 1",
        from: Square::E1,
        to: Square::G1,
        typed: "O-O",
        words: &["castl", "g1", "g8"],
    };
    refuse_in_every_way(page, &kingside);
}

fn what_is_no_move_is_explained_with_the_place(page: &mut Page) {
    page.open("#/play");
    for (typed, words) in [
        ("Nf9", &["9"][..]),
        ("hello", &["hello"][..]),
        ("Qd5", &["queen", "d5"][..]),
        ("e5", &["e5"][..]),
    ] {
        // Who makes the same mistake again hears the same sentence again.
        for _ in 0..2 {
            let moment = page.listen();
            page.command(typed);
            page.expect_said(moment, words);
        }
        page.expect_status("White to move.");
        page.expect_scene(&Score::start().scene());
        let body = r##"
            const field = document.querySelector("#command");
            const ids = (field.getAttribute("aria-describedby") ?? "").split(" ");
            return ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
        "##;
        page.eventually("the box is described by the error", || {
            let text = page
                .script(body, vec![])
                .as_str()
                .unwrap_or_default()
                .to_lowercase();
            let all = words.iter().all(|word| text.contains(word));
            if all { Ok(()) } else { Err(text) }
        });
    }
}

fn an_ambiguous_move_is_refused_with_its_candidates(page: &mut Page) {
    const FEN: &str = "4k3/8/8/8/8/8/8/RN2KN2 w - - 0 1";
    page.open_position(FEN);
    let moment = page.listen();
    page.command("Nd2");
    page.expect_said(moment, &["Nbd2", "Nfd2"]);
    page.expect_status("White to move.");
    page.command("Nbd2");
    page.expect_name(Square::D2, "white knight, d2, last move");
}

fn nothing_stands_on_an_empty_square(page: &mut Page) {
    page.open("#/play");
    let moment = page.listen();
    page.command("e4e5");
    page.expect_said(moment, &["e4"]);
    page.expect_status("White to move.");
    page.drag(Square::E4, Square::E5);
    page.expect_scene(&Score::start().scene());
}
