//! Spellings and layouts of real print, each in a game that goes on behind it: read, or asked about.

use notation::score::{self, Options, Status};

use super::notes::moves;
use super::reader;

/// Reads a text by one who answers each question by the right move; gives how many were asked.
#[track_caller]
pub(super) fn asked(text: &str, sans: &str) -> usize {
    let account = reader::read(text, &moves(sans), false, &[]);
    assert!(
        account.silent.is_none(),
        "a wrong move: {account:?}\n{text}"
    );
    assert!(account.is_whole, "{account:?}\n{text}");
    account.asked
}

/// Each of these stands for the placeholder and is read without a question.
#[track_caller]
fn are_read(text: &str, spellings: &[&str], sans: &str) {
    for spelling in spellings {
        let text = text.replace("{}", spelling);
        assert_eq!(asked(&text, sans), 0, "{text}");
    }
}

/// Each of these stands for the placeholder and is asked about, with the right move on offer.
#[track_caller]
fn are_asked(text: &str, spellings: &[&str], sans: &str) {
    for spelling in spellings {
        let text = text.replace("{}", spelling);
        assert!(asked(&text, sans) > 0, "taken silently: {text}");
    }
}

#[test]
fn castling_is_read_in_every_spelling() {
    are_read(
        "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-B4 B-B4 4. {} Kt-B3 5. P-Q3 P-Q3",
        &[
            "O-O",
            "O - O",
            "0-0",
            "0 - 0",
            "0—0",
            "0–0",
            "o-o",
            "Castles",
            "castles",
            "castled",
            "Castles KR",
            "Castles K R",
            "Castles (K R)",
            "Castles (K. R.)",
            "Castles (KR)",
        ],
        "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d3 d6",
    );
    are_read(
        "1. P-Q4 P-Q4 2. Kt-QB3 Kt-QB3 3. B-B4 B-B4 4. Q-Q2 Q-Q2 5. {} P-K3 6. P-K3 P-QR3",
        &[
            "O-O-O",
            "0-0-0",
            "0—0—0",
            "Castles QR",
            "Castles Q R",
            "Castles (Q R)",
            "Castles",
        ],
        "d4 d5 Nc3 Nc6 Bf4 Bf5 Qd2 Qd7 O-O-O e6 e3 a6",
    );
}

#[test]
fn castles_alone_is_a_question_where_both_sides_are_open() {
    let text = "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-B4 B-B4 4. P-Q3 P-Q3 5. B-K3 Kt-B3 \
                6. Kt-B3 P-QR3 7. Q-Q2 B-K3 8. {} P-R3 9. P-KR3 P-R4";
    let before = "e4 e5 Nf3 Nc6 Bc4 Bc5 d3 d6 Be3 Nf6 Nc3 a6 Qd2 Be6";
    for played in ["O-O", "O-O-O"] {
        are_asked(
            text,
            &["Castles", "castles"],
            &format!("{before} {played} h6 h3 h5"),
        );
    }
}

#[test]
fn captures_and_idioms_are_read_in_every_spelling() {
    are_read(
        "1. P-K4 P-Q4 2. {} QxP 3. Kt-QB3 Q-QR4",
        &[
            "PxP",
            "P x P",
            "Px P",
            "P tks P",
            "P takes P",
            "P. takes P.",
            "P captures P",
        ],
        "e4 d5 exd5 Qxd5 Nc3 Qa5",
    );
    are_read(
        "1. P-K4 P-K4 2. P-KB4 PxP 3. Q-B3 P-Q3 4. {} Kt-QB3 5. B-Kt5 B-Q2",
        &["QxP", "QxP/4", "Q x P (4)", "Q takes P"],
        "e4 e5 f4 exf4 Qf3 d6 Qxf4 Nc6 Bb5 Bd7",
    );
    are_read(
        "1. P-KKt3 P-KKt3 2. Kt-KB3 Kt-KB3 3. Kt-R4 Kt-R4 4. {} Kt-KB3 5. P-Q3 P-Q3",
        &[
            "Kt (on R4) to Kt2",
            "Kt (R4)-Kt2",
            "Kt-Kt2",
            "Kt(R4) to Kt 2",
        ],
        "g3 g6 Nf3 Nf6 Nh4 Nh5 Ng2 Nf6 d3 d6",
    );
    are_read(
        "1. P-QR4 P-QR4 2. R-R3 R-R3 3. P-Q4 P-Q4 4. R-Q3 R-Q3 5. P-K4 P-K4 6. R-Q2 B-K2 \
         7. {} B-B3 8. P-R4 P-R4",
        &["R (Q 2) - K 2", "R (Q2)-K2", "R-K2", "R (on Q2) to K2"],
        "a4 a5 Ra3 Ra6 d4 d5 Rd3 Rd6 e4 e5 Rd2 Be7 Re2 Bf6 h4 h5",
    );
    are_read(
        "1. P-K4 P-K4 2. P-KB4 PxP 3. Q-K2 P-QR4 4. P-QR3 R-R3 5. P-K5 P-KB3 6. PxP dis. ch. {} \
         7. QxR ch PxQ 8. P-QKt3 P-QKt3",
        &["R interposes", "R-K3", "R. interposes"],
        "e4 e5 f4 exf4 Qe2 a5 a3 Ra6 e5 f6 exf6+ Re6 Qxe6+ dxe6 b3 b6",
    );
    are_read(
        "1. P-K4 P-QR3 2. P-K5 P-Q4 3. {} KPxP 4. P-Q4 P-Q4",
        &[
            "PxP en pas.",
            "PxP e. p.",
            "PxP in passing",
            "PxP en passant",
            "P tks P en pas.",
        ],
        "e4 a6 e5 d5 exd6 exd6 d4 d5",
    );
    are_read(
        "1. P-QR4 P-QKt4 2. PxP P-QR3 3. PxP B-Kt2 4. PxB Kt-QB3 5. PxR {} QxQ 6. P-K4 P-K4",
        &[
            "becomes a Queen",
            "queens",
            "(Queen)",
            "=Q",
            "becoming a Queen",
        ],
        "a4 b5 axb5 a6 bxa6 Bb7 axb7 Nc6 bxa8=Q Qxa8 e4 e5",
    );
}

#[test]
fn checks_and_marks_of_judgment_are_no_part_of_a_move() {
    are_read(
        "1. P-K4 P-K4 2. Kt-KB3 Kt-KB3 3. KtxP KtxP 4. Q-K2 Kt-KB3 5. Kt-B6{} Q-K2 6. KtxQ BxKt",
        &[
            "",
            " ch",
            " disc. ch",
            " dis. ch.",
            " (disc. ch.)",
            "+",
            "†",
            "‡",
            "!",
            "!!",
            "?",
            " (a)",
            "(a)",
            " disc. ch !",
        ],
        "e4 e5 Nf3 Nf6 Nxe5 Nxe4 Qe2 Nf6 Nc6+ Qe7 Nxe7 Bxe7",
    );
}

const SANS: &str = "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+";

#[test]
fn layouts_of_print_are_read() {
    for text in [
        "1 P-K4; 1 P-K4. 2 Kt-KB3; 2 Kt-QB3. 3 B-B4; 3 B-B4. 4 P-B3; 4 Kt-B3. 5 P-Q4; 5 PxP. \
         6 PxP; 6 B-Kt5 ch.",
        "1, P-K4 P-K4 2, Kt-KB3 Kt-QB3 3, B-B4 B-B4 4, P-B3 Kt-B3 5, P-Q4 PxP 6, PxP B-Kt5 ch",
        "1. P-K4 P-K4\n2. Kt-KB3 Kt-QB3\n3. B-B4 ........\n\nThis is the usual move.\n\n\
         3. ........ B-B4\n4. P-B3 Kt-B3\n5. P-Q4 PxP\n6. PxP B-Kt5 ch\n",
        "1 P-K4 P-K4\n2 Kt-KB3 Kt-QB3\n3 B-B4 ........\nThis is the usual move, and a good one.\n\
         3 ........ B-B4\n4 P-B3 Kt-B3\n5 P-Q4 PxP\n6 PxP B-Kt5 ch\n",
        // A number in mid-game is misprinted.
        "1. P-K4 P-K4\n2. Kt-KB3 Kt-QB3\n8. B-B4 B-B4\n4. P-B3 Kt-B3\n5. P-Q4 PxP\n6. PxP B-Kt5 ch\n",
        // Numbers run into moves.
        "1PtoK4 PtoK4\n2KttoKB3 KttoQB3\n3BtoB4 BtoB4\n4PtoB3 KttoB3\n5PtoQ4 PtakesP\n6PxP BtoKt5 ch\n",
        "IPtoK4 PtoK4\n2 KttoKB3 KttoQB3\n3 BtoB4 BtoB4\n4 PtoB3 KttoB3\n5 PtoQ4 PxP\n6 PxP BtoKt5 ch\n",
    ] {
        assert_eq!(asked(text, SANS), 0, "{text}");
    }
}

#[test]
fn a_word_that_is_glued_to_the_last_move_is_no_part_of_it() {
    for word in ["This", "The", "White"] {
        let text = format!(
            "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-B4 B-B4 4. P-B3 Kt-B3 5. P-Q4 PxP 6. PxP B-Kt5\
             {word} was then the usual move.\n\n7. Kt-B3 KtxKP"
        );
        asked(&text, &format!("{SANS} Nc3 Nxe4"));
    }
}

#[test]
fn two_games_side_by_side_are_two() {
    let rows = [
        ("P-K4", "P-K4", "P-Q4", "P-Q4"),
        ("Kt-KB3", "Kt-QB3", "P-QB4", "P-K3"),
        ("B-B4", "B-B4", "Kt-QB3", "Kt-KB3"),
        ("P-B3", "Kt-B3", "B-Kt5", "B-K2"),
    ];
    let mut text = String::from("GAME I.                      GAME II.\n\n");
    for ((white, black, white_beside, black_beside), number) in rows.into_iter().zip(1..) {
        text.push_str(&format!(
            "{number} {white:<10} {black:<10}      {number} {white_beside:<10} {black_beside}\n"
        ));
    }
    let games = score::read_all(&text, &Options::default());
    let read: Vec<_> = games
        .iter()
        .map(|game| (game.moves.len(), game.status()))
        .collect();
    assert_eq!(read, [(8, Status::Read), (8, Status::Read)], "{text}");
}

#[test]
fn what_a_scanner_made_of_a_move_is_asked_about_and_offered() {
    let rest = "Kt-QB3 3. B-B4 B-B4 4. P-B3 Kt-B3 5. P-Q4 PxP 6. PxP B-Kt5 ch";
    are_asked(
        &format!("1. P-K4 P-K4 2. {{}} {rest}"),
        &["Kt-KBS", "Kl-KB3", "Xt-KB3", "KL-K B 3", "Kt-KE3"],
        SANS,
    );
    are_read(
        &format!(
            "1. P-K4 P-K4 2. Kt-KB3 {}",
            rest.replace("3. B-B4", "3. {}")
        ),
        &["B toB4", "BtoB4", "B to B4", "B-B 4", "B. to B. 4"],
        SANS,
    );
    are_asked(
        "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-B4 B-B4 4. P-B3 Kt-B3 5. P-Q4 {} 6. PxP B-Kt5 ch",
        &["P tka P", "P tkes P", "P taks P", "P lakes P", "FxP"],
        SANS,
    );
    // A sign that was lost where the rank has to be: one move is legal as it stands, another was meant.
    are_asked(
        "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-B4 B-B4 4. Castles Kt-B3 5. P-Q3 P-Q3 6. {} Castles \
         7. P-KR3 P-KR3",
        &["Q-K *", "Q-K*"],
        "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d3 d6 Qe2 O-O h3 h6",
    );
    are_asked(
        "1 {} P-K4 2 Kt-KB3 Kt-QB3 3 B-B4 B-B4 4 P-B3 Kt-B3",
        &["P-K *", "P-K*"],
        "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6",
    );
}

#[test]
fn long_german_print_is_read() {
    are_read(
        "1. e2—e4 e7—e5 2. f2—f4 {} 3. Sg1—f3 d7—d5 4. e4—d5: Dd8—d5:",
        &["e5—f4:", "e5-f4:", "e5×f4", "e5:f4", "e5xf4"],
        "e4 e5 f4 exf4 Nf3 d5 exd5 Qxd5",
    );
    are_read(
        "1. e2—e4 e7—e5 2. Sg1—f3 Sg8—f6 3. Sf3—e5: Sf6—e4: 4. Dd1—e2 Se4—f6 5. {} Dd8—e7",
        &["Se5—c6+", "Se5—c6 +", "Se5—c6 †", "Se5—c6 ††"],
        "e4 e5 Nf3 Nf6 Nxe5 Nxe4 Qe2 Nf6 Nc6+ Qe7",
    );
}

#[test]
fn a_pawn_goes_so_many_squares_and_castling_is_shortened() {
    // Philidor's Analysis in English (1819), Walker, Lewis.
    let rest = "2. K. Kt. to B. third square Q. Kt. to B. third square 3. K. B. to Q. B. fourth \
                K. B. to Q. B. fourth 4. Cas. K. Kt. to B. third 5. P. to Q. third Cas.";
    let sans = "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d3 O-O";
    for pawn in [
        "K. P. two squares",
        "King's pawn two squares",
        "K. Pawn 2 sq.",
        "K. P. 2 squares",
        "K P 2",
    ] {
        assert_eq!(
            asked(&format!("1. {pawn} {pawn} {rest}"), sans),
            0,
            "{pawn}"
        );
    }
    let long =
        "1. e2-e4 e7-e5 2. Sg1-f3 Sb8-c6 3. d2-d4 e5 : d4 4. Sf3 : d4 Sc6 : d4 5. Dd1 : d4 Dd8-f6";
    assert_eq!(asked(long, "e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Nxd4 Qxd4 Qf6"), 0);
}

#[test]
fn the_check_in_brackets_is_a_part_of_its_move() {
    let before = "1 P-Q4 P-K3 2 Kt-KB3 P-KB4 3 Kt-B3 Kt-KB3 4 B-Kt5 B-K2 5 BxKt BxB 6 P-K4 PxP 7 KtxP P-QKt3 \
                  8 Kt-K5 Castles 9 B-Q3 B-Kt2 10 Q-R5 Q-K2";
    let sans = "d4 e6 Nf3 f5 Nc3 Nf6 Bg5 Be7 Bxf6 Bxf6 e4 fxe4 Nxe4 b6 Ne5 O-O Bd3 Bb7 Qh5 Qe7 Qxh7+ Kxh7 \
                Nxf6+ Kh6";
    for check in [
        "ch",
        "ch.",
        "check",
        "dble. ch.",
        "double check",
        "dis. ch.",
        "dis. and dble. ch.",
        "dis. & dble. ch.",
        "disc. and double check",
    ] {
        let text = format!("{before} 11 QxRP (ch.) KxQ 12 KtxB ({check}) K-R3");
        let account = reader::read(&text, &moves(sans), false, &[]);
        assert!(
            account.is_whole && account.asked == 0,
            "{check}: {account:?}"
        );
        let game = score::read(&text, &Options::default()).expect("a game");
        let token = &game.tokens[game.moves[22].token];
        assert_eq!(&text[token.span.clone()], format!("KtxB ({check})"));
        assert!(game.notes.is_empty());
    }
    let more = " 11 QxRP (ch) KxQ 12 KtxB (dble ch) K-R3 13 Kt from K5 to Kt4 (ch) K-Kt4 14 P-R4 (ch) K-B5 \
                15 P-Kt3 (ch) K-B6 16 B-K2 (ch) K-Kt7 17 R-R2 (ch) K-Kt8 18 K-Q2 (dis. ch. and checkmate).";
    let text = format!("{before}{more}");
    let game = score::read(&text, &Options::default()).expect("a game");
    assert_eq!(
        (game.status(), game.moves.len(), game.notes.len()),
        (Status::Read, 35, 0)
    );
}

#[test]
fn a_stop_may_stand_before_the_sign_of_a_genitive() {
    let text = "1. P. to K's 4th. P. to K's 4th. 2. K. Kt. to K. B.'s 3d. Q. Kt. to Q. B.'s 3d. 3. K. B. to Q. \
                Kt.'s 5th. P. to Q. R.'s 3d.";
    assert_eq!(asked(text, "e4 e5 Nf3 Nc6 Bb5 a6"), 0);
}

#[test]
fn numbers_that_only_blanks_part_from_the_columns_stand_between_them() {
    let sans = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5";
    let lines = "P-K4 1 P-K4\nKt-KB3 2 Kt-QB3\nB-Kt5 3 P-QR3\nB-R4 4 Kt-B3\nO-O 5 KtxP\n\
                 P-Q4 6 P-QKt4\nB-Kt3 7 P-Q4\n";
    assert_eq!(asked(lines, sans), 0);
}
