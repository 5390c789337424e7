//! What holds of the detectors in every position.

use explain::exchange::gain;
use explain::motifs::{
    Perpetual, available_checks, commanded_squares, contest, danger, development, mates_in_one,
    pawn_structure, perpetual, pins,
};
use explain::{Finding, Motif, of_line, of_move, of_position};
use rules::{Bitboard, Board, CastlingRights, Color, Move, Position, Rank, Role, Setup, Square};

use crate::playouts::each_position;

/// The square on the other side of the board.
fn flip(square: Square) -> Square {
    let rank = Rank::from_index(7 - square.rank().index()).expect("a rank");
    Square::new(square.file(), rank)
}

fn flip_set(set: Bitboard) -> Bitboard {
    Bitboard(set.0.swap_bytes())
}

/// The same position with the colors exchanged.
pub(super) fn flip_position(position: &Position) -> Position {
    let setup = position.to_setup();
    let mut board = Board::empty();
    for (square, mut piece) in setup.board.iter() {
        piece.color = !piece.color;
        board.set(flip(square), piece);
    }
    let flipped = Setup {
        board,
        turn: !setup.turn,
        castling: CastlingRights::from_rooks(flip_set(setup.castling.rooks())),
        en_passant: setup.en_passant.map(flip),
        ..setup
    };
    Position::from_setup(&flipped).expect("a legal position")
}

pub(super) fn flip_move(flipped: &Position, mv: Move) -> Move {
    let mut moves = flipped.legal_moves().into_iter();
    let same = |other: &Move| {
        other.from() == flip(mv.from())
            && other.to() == flip(mv.to())
            && other.promotion() == mv.promotion()
            && other.is_castling() == mv.is_castling()
    };
    moves.find(same).expect("the same move")
}

/// What can be compared: everything but the moves, whose choice may depend on the squares.
pub(super) fn summary(
    findings: &[Finding],
    flipped: bool,
) -> Vec<(Motif, Color, Bitboard, Bitboard)> {
    let turn = |set| if flipped { flip_set(set) } else { set };
    let side = |color: Color| if flipped { !color } else { color };
    let mut all: Vec<_> = findings
        .iter()
        // Which check comes first is a choice.
        .filter(|it| it.motif != Motif::PerpetualCheck)
        .map(|it| (it.motif, side(it.side), turn(it.by), turn(it.targets)))
        .collect();
    all.sort_by_key(|&(motif, side, by, targets)| (motif, side as u8, by, targets));
    all
}

/// The exchange evaluation once more, without any of its short cuts.
fn plain_gain(position: &Position, mv: Move) -> i32 {
    let taken = position.captured_by(mv);
    let taken = taken.map_or(0, |(_, piece)| piece.role.points());
    let promoted = mv.promotion().map_or(0, |role| role.points() - 1);
    let after = position.play_unchecked(mv);
    let on_square = |other: &Move| {
        let victim = after.captured_by(*other);
        victim.is_some_and(|(square, _)| square == mv.to())
            && matches!(other.promotion(), None | Some(Role::Queen))
    };
    let replies = after.legal_moves().into_iter().filter(on_square);
    let best = replies.map(|reply| plain_gain(&after, reply)).max();
    taken + promoted - best.unwrap_or(0).max(0)
}

#[test]
fn exchanges_win_what_all_captures_tried_out_win() {
    each_position(50, 70, |position, _| {
        for mv in position.legal_moves() {
            if !mv.is_castling() {
                assert_eq!(
                    gain(position, mv),
                    plain_gain(position, mv),
                    "{position} {mv}"
                );
            }
        }
    });
}

/// Whether the side to move can give that many checks in a row, whatever is replied; a mate ends
/// them too.
fn checks_in_a_row(position: &Position, count: u32) -> bool {
    let replies_fail = |checked: &Position| {
        let mut replies = checked.legal_moves().into_iter();
        replies.all(|reply| checks_in_a_row(&checked.play_unchecked(reply), count - 1))
    };
    count == 0
        || position.legal_moves().iter().any(|&mv| {
            let checked = position.play_unchecked(mv);
            checked.is_check() && replies_fail(&checked)
        })
}

#[test]
fn a_perpetual_check_lasts_whatever_is_replied() {
    let mut found = 0;
    each_position(150, 80, |position, _| {
        if position.occupied().len() > 20 {
            return;
        }
        if let Perpetual::Proved { cycle } = perpetual(position, 300) {
            found += 1;
            assert!(checks_in_a_row(position, 3), "{position}");
            let mut seen = vec![*position];
            for mv in cycle {
                seen.push(seen[seen.len() - 1].play(mv).expect("a legal move"));
            }
            assert!(seen.iter().skip(1).step_by(2).all(Position::is_check));
            let end = seen.pop().expect("there are moves").identity();
            assert!(seen.iter().any(|it| it.identity() == end), "{position}");
        }
    });
    assert!(found > 5, "only {found} in all");
}

#[test]
fn moves_that_prove_a_finding_are_legal() {
    each_position(40, 60, |position, _| {
        for finding in of_position(position) {
            let mut played = *position;
            for mv in finding.moves {
                played = played.play(mv).expect("a legal move");
            }
        }
    });
}

#[test]
fn colors_exchanged_give_findings_exchanged() {
    each_position(30, 70, |position, mv| {
        let flipped = flip_position(position);
        assert_eq!(
            summary(&of_position(position), false),
            summary(&of_position(&flipped), true),
            "{position}"
        );
        let flipped_move = flip_move(&flipped, mv);
        assert_eq!(
            summary(&of_move(position, mv), false),
            summary(&of_move(&flipped, flipped_move), true),
            "{position} {mv}"
        );
    });
}

#[test]
fn findings_agree_with_each_other() {
    each_position(60, 80, |position, _| {
        let findings = of_position(position);
        let of = |motif| {
            let all = findings.iter().filter(move |it| it.motif == motif);
            all.fold(Bitboard::EMPTY, |set, it| set | it.targets)
        };
        let en_prise = of(Motif::EnPrise);
        assert_eq!(
            en_prise,
            of(Motif::Hanging) | of(Motif::InsufficientlyDefended),
            "{position}"
        );
        assert!(en_prise.is_within(of(Motif::Attacked)), "{position}");
        assert!(of(Motif::TripledPawns).is_within(of(Motif::DoubledPawns)));
        for finding in &findings {
            assert!((finding.by | finding.targets).is_within(finding.squares));
        }
    });
}

#[test]
fn the_overlays_agree_with_the_findings() {
    each_position(20, 60, |position, _| {
        let findings = of_position(position);
        for color in Color::ALL {
            let of = |motif, side| {
                let all = findings
                    .iter()
                    .filter(move |it| it.motif == motif && it.side == side);
                all.fold(Bitboard::EMPTY, |set, it| set | it.targets)
            };
            let structure = pawn_structure(position, color);
            assert_eq!(structure.passed, of(Motif::PassedPawn, color));
            assert_eq!(danger(position, color).hanging, of(Motif::Hanging, !color));
            assert_eq!(
                commanded_squares(position, color),
                of(Motif::Commanded, color)
            );
            let pinned = pins(position, color)
                .iter()
                .fold(Bitboard::EMPTY, |set, it| set | it.targets);
            assert!(position.pinned(color).is_within(pinned));
            let checks = available_checks(position, color);
            for mate in mates_in_one(position, color) {
                assert!(checks.contains(&mate), "{position}");
            }
            if let Some(development) = development(position, color) {
                assert!(!development.developed.meets(development.at_home));
            }
        }
        for square in Square::ALL {
            let contest = contest(position, square);
            assert_eq!(contest.white, position.attackers(square, Color::White));
            assert!(!contest.behind.meets(contest.white | contest.black));
        }
    });
}

#[test]
fn lines_are_judged_anywhere_in_a_game() {
    let mut line: Vec<(Position, Move)> = Vec::new();
    each_position(40, 80, |position, mv| {
        let moves: Vec<Move> = line.iter().map(|&(_, mv)| mv).chain([mv]).collect();
        let continues = line
            .last()
            .is_none_or(|&(before, last)| before.play_unchecked(last) == *position);
        if continues && line.len() < 6 {
            line.push((*position, mv));
        } else {
            let first = line[0].0;
            let known = if continues {
                &moves
            } else {
                &moves[..line.len()]
            };
            for finding in of_line(&first, known) {
                assert!(finding.moves.len() >= 2 || finding.motif == Motif::Gambit);
            }
            line.clear();
            line.push((*position, mv));
        }
    });
}
