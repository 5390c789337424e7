//! Dashes and strokes between the moves of either side, and within moves.

use super::spellings::asked;

#[test]
fn a_stroke_may_stand_between_the_moves_of_either_side() {
    let sans = "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6";
    for text in [
        "1. P-K4/P-K4 2. Kt-KB3/Kt-QB3 3. B-Kt5/P-QR3 4. BxKt/QPxB",
        "1 P-K4 / P-K4\n2 Kt-KB3 / Kt-QB3\n3 B-Kt5 / P-QR3\n4 BxKt / QPxB\n",
        "1. e4/e5 2. Nf3/Nc6 3. Bb5/a6 4. Bxc6/dxc6",
    ] {
        assert_eq!(asked(text, sans), 0, "{text}");
    }
}

#[test]
fn a_dash_may_stand_between_the_moves_of_either_side_in_every_notation() {
    let sans = "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d4 exd4";
    for text in [
        "1. P-K4—P-K4 2. Kt-KB3—Kt-QB3 3. B-B4—B-B4 4. Castles—Kt-B3 5. P-Q4—PxP",
        "1 P—K4—P—K4 2 Kt—KB3—Kt—QB3 3 B—B4—B—B4 4 O—O—Kt—B3 5 P—Q4—P×P",
        "1 P to K 4th—P to K 4th 2 Kt to K B\n3rd—Kt to Q B 3rd 3 B to B 4th—B to B 4th 4 O -\nO—Kt to B 3rd \
         5 P to Q 4th—P takes\nP",
        "1. P - K 4 - P - K 4 2. Kt - K B 3 - Kt - Q B 3 3. B - B 4 - B - B 4 4. O - O - Kt - B 3 \
         5. P - Q 4 - P x P",
        "1 Pawn to King fourth—Pawn to King fourth 2 Knight to King Bishop third—Knight to Queen Bishop third \
         3 Bishop to Bishop 4—Bishop to Bishop 4 4 Castles—Knight to Bishop 3 5 Pawn to Queen 4—Pawn takes Pawn",
        "1. e4—e5 2. Nf3—Nc6 3. Bc4—Bc5 4. O-O—Nf6 5. d4—exd4",
        "1. e4 — e5 2. Sf3 — Sc6 3. Lc4 — Lc5 4. 0—0 — Sf6 5. d4 — exd4",
        "1 e2—e4—e7—e5 2 Sg1—f3—Sb8—c6 3 Lf1—c4—Lf8—c5 4 0—0—Sg8—f6 5 d2—d4—e5xd4",
        "1. P-e4—P-e5 2. Kt-f3—Kt-c6 3. B-c4—B-c5 4. o-o—Kt-f6 5. P-d4—Pxd4",
        "1 P 4 R—P 4 R 2 C 3 A\nR—C 3 A D 3 A 4 A—A 4 A 4 0-0—C 3 A 5 P 4 D—P toma P",
        "1 P 4 R—P 4 R 2 C 3 F\nR—C 3 F D 3 F 4 F—F 4 F 4 Roq. T. R.—C 3 F 5 P 4 D—P pr P",
    ] {
        assert_eq!(asked(text, sans), 0, "{text}");
    }
}

#[test]
fn a_dash_within_a_move_parts_nothing() {
    let sans = "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d4 exd4";
    for text in [
        "1. e2—e4     e7—e5\n2. Sg1—f3     Sb8—c6\n3. Lf1—c4     Lf8—c5\n4. 0—0     Sg8—f6\n5. d2—d4     e5xd4\n",
        "1 P—K4 P—K4 2 Kt—KB3 Kt—QB3 3 B—B4 B—B4 4 Castles Kt—B3 5 P—Q4 P×P",
    ] {
        assert_eq!(asked(text, sans), 0, "{text}");
    }
}

#[test]
fn a_dash_may_stand_behind_a_number_before_a_word() {
    let sans = "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6";
    let text = "1—Pawn to King fourth     Pawn to King fourth\n2—Knight to King Bishop third     Knight to Queen \
                Bishop third\n3—Bishop to Bishop fourth     Bishop to Bishop fourth\n4—Castles     Knight to \
                Bishop third\n";
    assert_eq!(asked(text, sans), 0);
    let text =
        "1—P 4 R     P 4 R\n2—C 3 A R     C 3 A D\n3—A 4 A     A 4 A\n4—Enroque corto     C 3 A\n";
    assert_eq!(asked(text, sans), 0);
}

#[test]
fn castling_beside_a_dash_is_neither_half_of_another_move_nor_more_than_itself() {
    let queenside = "e4 e5 d4 exd4 Qxd4 Nc6 Qe3 d6 Nc3 Be6 Bd2 Qd7 O-O-O a6";
    let lines = "1 P to K 4th — P to K 4th\n2 P to Q 4th — P takes P\n3 Q takes P — Kt to Q B 3rd\n\
                 4 Q to K 3rd — P to Q 3rd\n5 Kt to Q B 3rd — B to K 3rd\n6 B to Q 2nd — Q to Q 2nd\n\
                 7 O - O - O — P to Q R 3rd\n";
    assert_eq!(asked(lines, queenside), 0);
    let kingside = "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3 O-O Nbd2 d6";
    let lines = "1 P 4 R — P 4 R\n2 C 3 A R — C 3 A D\n3 A 4 A — A 4 A\n4 P 3 A — C 3 A\n\
                 5 P 3 D — Enroque corto\n6 C D 2 D — P 3 D\n";
    assert_eq!(asked(lines, kingside), 0);
}
