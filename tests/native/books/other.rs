//! Games of other books and newspapers than those of `tests/data/oldbooks.json`, as they are printed:
//! Encyclopaedia Britannica, 11th ed. (1911), vol. 6 (Wikisource); New Zealand Herald, 18 September 1915, and
//! New Zealand Mail, 15 August 1906 (Papers Past, National Library of New Zealand); Capablanca, Chess
//! Fundamentals (Project Gutenberg 33870); a Philadelphia newspaper of 21 February 1932, scanned.

use notation::score::{self, Choice, Ending, Options, Status};
use rules::Color;

use super::notes::moves;
use super::reader;

const BRITANNICA: &str = "Philidor’s Defence.\n\nWhite.\nBarnes.\nBlack.\nMorphy.\n 1. P – K4  1. P – K4\n 2. Kt – KB3  2. P – Q3\n \
    3. P – Q4  3. P – KB4\n 4. P × KP  4. BP × P\n 5. Kt – Kt5  5. P – Q4\n 6. P – K6  6. B – QB4\n 7. Kt – B7  7. Q – B3\n \
    8. B – K3  8. P – Q5\n 9. B – KKt5  9. Q – B4\n10. Kt × R 10. Q × B\n11. B – B4 11. Kt – QB3\n12. Kt – B7 12. Q × P\n\
    13. R – B sq 13. Kt – B3\n14. P – KB3 14. Kt – QKt5\n15. Kt – QR3 15. B × P\n16. B × B 16. Kt – Q6 (ch)\n\
    17. Q × Kt 17. P × Q\n18. Castles 18. B × Kt\n19. B – Kt3 19. P – Q7 (ch)\n20. K – Kt sq   20. B – B4\n\
    21. Kt – K5 21. K – B sq\n22. Kt – Q3 22. R – K sq\n23. Kt × B 23. Q × R\n\nAnd White resigns.\n";

const BARNES_MORPHY: &str = "e4 e5 Nf3 d6 d4 f5 dxe5 fxe4 Ng5 d5 e6 Bc5 Nf7 Qf6 Be3 d4 Bg5 Qf5 Nxh8 Qxg5 Bc4 Nc6 Nf7 Qxg2 Rf1 \
    Nf6 f3 Nb4 Na3 Bxe6 Bxe6 Nd3+ Qxd3 exd3 O-O-O Bxa3 Bb3 d2+ Kb1 Bc5 Ne5 Kf8 Nd3 Re8 Nxc5 Qxf1";

#[test]
fn the_names_stand_below_the_sides_and_the_end_is_a_sentence() {
    let account = reader::read(BRITANNICA, &moves(BARNES_MORPHY), false, &[]);
    assert!(account.is_whole && account.asked == 0, "{account:?}");
    let game = score::read(BRITANNICA, &Options::default()).expect("a game");
    assert_eq!(game.ending, Some(Ending::Resigns(Some(Color::White))));
    let players = [Color::White, Color::Black].map(|color| game.player(BRITANNICA, color));
    assert_eq!(players, [Some("Barnes."), Some("Morphy.")]);
}

#[test]
fn names_in_brackets_behind_both_sides_are_told_apart() {
    let text = "French Defence. White. Black.\nWhite. Black. (Mr Bolton.) (Mr Ollivier.)\n1 P to K4 P to K3\n2 P to Q4 P to Q4\n";
    let game = score::read(text, &Options::default()).expect("a game");
    let players = [Color::White, Color::Black].map(|color| game.player(text, color));
    assert_eq!(players, [Some("Mr Bolton."), Some("Mr Ollivier.")]);
}

#[test]
fn a_long_dash_parts_the_moves_of_either_side() {
    let text = "Queen's Pawn Opening. White, D. McArthur. Black, G. Gundersen. 1 P-Q4—P-Q4 2 Kt-KB3—P-QB4(a) 3 P-B4—P-K3 \
        4 Kt-B3(b)—Kt-QB3(c) 5 BPxP—KPxP 6 P-KKt3—Kt-B3 7 B-Kt2—B-K2 8 Castles—Castles 9 PxP—BxP 10 B-Kt5—P-Q5 \
        11 BxKt—QxB 12 Kt-K4—Q-K2";
    let sans = "d4 d5 Nf3 c5 c4 e6 Nc3 Nc6 cxd5 exd5 g3 Nf6 Bg2 Be7 O-O O-O dxc5 Bxc5 Bg5 d4 Bxf6 Qxf6 Ne4 Qe7";
    let account = reader::read(text, &moves(sans), true, &[]);
    assert!(account.is_whole && account.asked == 0, "{account:?}");
    // The dash of a move in long notation parts nothing.
    let text = "1. e2—e4 e7—e5 2. Sg1—f3 Sb8—c6 3. Lf1—b5 a7—a6 4. Lb5—a4 Sg8—f6 5. 0—0 Lf8—e7";
    let sans = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7";
    let account = reader::read(text, &moves(sans), false, &[]);
    assert!(account.is_whole && account.asked == 0, "{account:?}");
}

#[test]
fn a_scanned_game_in_one_paragraph_is_read_with_few_questions() {
    let text = "From Charousek's MS. collection: (Bishop’s Opening.) White. Black. Chatoueek G. Mayer. 1. P-K 4 1. P—K 4 \
        2. B—B 4 2. Kt—K B 3 3. P—Q 3 3. B—B 4 4. Kt—Q B 3 4. Kt—B 3 5. B—K Kt 5 5. B—Kt 5 6. Kt—K 2 6. P—Q 3 7. Castles \
        7. B —K 3 8. Kt—Q 5 8. B x Kt 9. Bx B 9. Q—Q 2 10. P—Q B 3 10- B—B 4 11. P—Q Kt 4 11. B— Kt 3 12. P—Q R 4 \
        12. P—Q R 4 13. P—Kt 5 13. Kt-Q sci 14. B x Kt 14. P x B 15. Kt—Kt 3 15. P-B 3 16. P x P 16. P x P 17. B-R 2 \
        17. Kt—K 3 18. R-Kt sq 18. B-R 2 19. Kt—R 5 19. Q—K 2 20 Q —B 3 20. Castles Q R 21. B—B 4 21. Kt—B 2 \
        22. Kt x P 22. Resigns After 4. Kt—Q B 3 the opening merges into the Vienna Game.";
    let sans = "e4 e5 Bc4 Nf6 d3 Bc5 Nc3 Nc6 Bg5 Bb4 Ne2 d6 O-O Be6 Nd5 Bxd5 Bxd5 Qd7 c3 Bc5 b4 Bb6 a4 a5 b5 Nd8 Bxf6 gxf6 \
        Ng3 c6 bxc6 bxc6 Ba2 Ne6 Rb1 Ba7 Nh5 Qe7 Qf3 O-O-O Bc4 Nc7 Nxf6";
    let account = reader::read(text, &moves(sans), false, &[]);
    assert!(account.is_whole && account.asked <= 2, "{account:?}");
    assert_eq!(account.offered, account.asked);
}

#[test]
fn notes_that_go_on_with_the_sentence_of_a_move_are_none_of_its_moves() {
    let text = "GAME 10. PETROFF DEFENCE\n\n       1. P - K 4                P - K 4\n       2. Kt - K B 3             Kt - K B 3\n       \
        3. Kt × P                 P - Q 3\n       4. Kt - K B 3\n\ngiving up nothing; should Black go with the Queen to K 2, then P - Q 3, \
        Kt - B 3;\nQ - K 2, followed by B - B 4. {218}\n\n       4 ........                Kt × P\n\n[Illustration]\n\n       5. P - Q 4                \
        P - Q 4\n\n5...B - K 2; 6. B - Q 3 would be answered by P - Q 4.\n\n       6. B - Q 3                B - Q 3\n       7. O - O                  O - O\n";
    let sans = "e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 d4 d5 Bd3 Bd6 O-O O-O";
    let account = reader::read(text, &moves(sans), false, &[]);
    assert!(account.is_whole && account.asked == 0, "{account:?}");
}

#[test]
fn the_answer_in_the_other_column_is_not_taken_for_a_chosen_move() {
    let text = "WHITE BLACK 1 P-K4 P-K4 2 Kt-KB3 2 Kt-QB3 3 P-tJ4ia) 3-PxP 4 KtxP 4 Kt-B3 5 Kt-QB3 5 B-Kt5 6 KtxKt 6 KtPxKt \
        7 B-Q3 7 P-Q4b 8 PxP 8 PxP";
    let sans = moves("e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Nf6 Nc3 Bb4 Nxc6 bxc6 Bd3 d5 exd5 cxd5");
    let account = reader::read(text, &sans, false, &[]);
    assert!(account.is_whole && account.asked <= 3, "{account:?}");
    assert_eq!(account.silent, None);
}

#[test]
fn what_is_left_over_behind_a_garbled_line_is_not_said_to_be_read() {
    let text = "White. Black. 1 P to K4 P to K3 2 B to B 4 P to Q 4 3 P tks P P tks P 4 QtoK ??? BtoX Z 6 B to Xt 3 Xt to X B 3 \
        6 P to Q 3 Castles 7QtoQsq RtoKtq 9 B fco Q 2 Q to Q 3 10 P to X R 3 Xt to Q 5 15 P to B 3 P to B 4 \
        16 PtoK Xt 4 Pto Q 6 17 P tks Xt Q to B 3";
    let mut options = Options::default();
    for _ in 0..8 {
        let game = score::read(text, &options).expect("a game");
        assert_ne!(game.status(), Status::Read, "{options:?}");
        let Some((token, problem)) = game.problems().next() else {
            return;
        };
        let Some(first) = problem.possible.first() else {
            return;
        };
        options
            .choices
            .insert(token.span.start, Choice::Move(first.mv));
    }
}

#[test]
fn a_rank_on_the_next_line_or_before_another_number_is_one_of_its_move() {
    for (text, sans) in [
        (
            "1. Pawn to King 4; Pawn to King 4. 2. Knight to King Bishop 3; Queen to King\n2. 3. Knight to Bishop 3; Pawn to Queen 3.",
            "e4 e5 Nf3 Qe7 Nc3 d6",
        ),
        (
            "1. P - K 4; P - K 4. 2. Kt - K B 3; Q - K 2. 3. Kt - B 3; P - Q 3. 4. P - Q 4; Q - Q 2. 5. P x P; P x P.",
            "e4 e5 Nf3 Qe7 Nc3 d6 d4 Qd7 dxe5 dxe5",
        ),
        (
            "1 P to K 4, P to K 4, 2 Kt to K B 3, Kt to Q B 3, 3 B to B\n4, Kt to B 3, 4 Castles, Kt takes P, 5 P to Q 4, P takes P",
            "e4 e5 Nf3 Nc6 Bc4 Nf6 O-O Nxe4 d4 exd4",
        ),
    ] {
        let account = reader::read(text, &moves(sans), false, &[]);
        assert!(
            account.is_whole && account.asked == 0,
            "{account:?}\n{text}"
        );
    }
}

#[test]
fn a_file_before_torn_letters_is_no_move_to_the_first_rank() {
    let text = "1. P - K 4 P - K 4 2. Kt - K B 3 Kt - Q B 3 3. B - Kt 5 B - B 4 4. O - O Kt - B 3 5. R - K Kfc 1 O - O";
    let game = score::read(text, &Options::default()).expect("a game");
    assert!(game.moves.len() <= 8, "{:?}", game.moves);
    assert_eq!(game.status(), Status::Questions);
}

#[test]
fn fewer_words_that_are_a_move_are_offered_beside_more_that_are_several() {
    let text = "1 P to K 4 P to K 4 2 Kt to K B 3 Kt to K B 3 3 Kt takes P P to Q 3 4 Kt to K B 3 Kt takes P";
    let account = reader::read(text, &moves("e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4"), false, &[]);
    assert!(account.is_whole, "{account:?}");
    assert_eq!(account.offered, account.asked);
}

#[test]
fn what_a_scanner_made_of_every_king_is_asked_with_the_king_first() {
    let sans = moves("e4 e5 Nf3 Nc6 Bc4 Bc5");
    let glued = "White (Tyro) Black 1 P to X 4 lPtoK4 2 Xt to X B 3 2 Q Xt to B 3 3 X B to Q B 4";
    let every = "1 P to X 4 P to X 4 2 Xt to X B 3 Q Xt to B 3 3 X B to Q B 4 X B to Q B 4 4 P to Q Xt 4 B takes P";
    for text in [glued, every] {
        let game = score::read(text, &Options::default()).expect("a game");
        let (_, problem) = game.problems().next().expect("a question");
        let first = problem.possible.first().expect("something is meant");
        assert_eq!(
            (first.mv, first.corrected.is_some()),
            (sans[0], true),
            "{text}"
        );
    }
    let account = reader::read(every, &sans, true, &[]);
    assert!(
        account.is_whole && account.offered == account.asked,
        "{account:?}"
    );
    let account = reader::read(
        "1 P to K 4 lPtoK4 2 Kt to K B 3 2 Q Kt to B 3",
        &sans[..4],
        false,
        &[],
    );
    assert!(account.is_whole && account.asked == 0, "{account:?}");
}

/// Evening Star, Dunedin, 15 April 1916 and 22 March 1913 (Papers Past, National Library of New Zealand).
const KENT_MIDDLESEX: &str = "White, W. Ward (Middlesex); Black, E. L. Raymond. 1 P-Q 4 Kt-K B 3\n\n\
    ...I do not know who invented this defence. 2 P-Q B 4 _ I prefer this to 2 Kt-K B 3, P-Q 3; 3 B-B 4\", as Black \
    cannot, be prevented from playing: P-K 4 eventual iy. P-Q 3 3 Kt-Q B 3 Q Kt-Q 2 4 P-K 4 P-K 4 5 Kt-B 3 B-K 2";
const PHILIDOR: &str = "White, Mr E. M.; Black. Mr A. C. 1 P-K 4 P-K 4 2 Kt-K B 3 P-Q 3 3 P-Q 4 Kt-K B 3 A defence which has \
    recent lv become fasnionable. 4 Kf-Q B 3 Q Kt-Q 2 I 5 B-Q B 4 B-K 2 I 6 Castles Castles 7 R.-K sq P-Q B 3 8 B-Kt 3 \
    Q-B 2 9 P-K R 3 P-K R 3 10 B-R 4 Kt x B This exchange appears to lead to loss of the game.";

#[test]
fn an_answer_without_a_number_of_its_own_is_offered_behind_a_note() {
    let sans = moves("d4 Nf6 c4 d6 Nc3 Nbd7 e4 e5 Nf3 Be7");
    let account = reader::read(KENT_MIDDLESEX, &sans, true, &[]);
    assert!(account.is_whole && account.silent.is_none(), "{account:?}");
    assert_eq!(account.offered, account.asked, "{account:?}");
}

#[test]
fn a_chosen_move_is_not_looked_for_behind_a_rank() {
    let mut options = Options::default();
    let game = score::read(PHILIDOR, &options).expect("a game");
    let (token, problem) = game.problems().next().expect("a misprint");
    let knight = moves("e4 e5 Nf3 d6 d4 Nf6 Nc3")[6];
    assert_eq!(problem.ply, 6);
    options
        .choices
        .insert(token.span.start, Choice::Move(knight));
    let game = score::read(PHILIDOR, &options).expect("a game");
    let linked = &game.tokens[game.moves[6].token].span;
    assert!(linked.end < PHILIDOR.find("Castles").expect("castling"));
    assert_ne!(game.status(), Status::Read);
}
