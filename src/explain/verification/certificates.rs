//! Certificates of mates, stalemates and everything else, checked move by move.

use std::collections::BTreeSet;

use rules::{Move, Role, Square};

use super::games::{Game, Numbers, each_position, few_pieces};
use super::judge::Judge;
use crate::certificate::{
    Aim, Attempt, Certificate, Conclusion, Entry, Flight, FlightState, Outcome,
};
use crate::illegal::{Code, Illegal};

/// Checks the certificate of the last position of a game.
pub(super) fn check(game: &Game) -> Certificate {
    let position = game.position();
    let certificate = Certificate::of(position);
    assert_eq!(certificate.king, position.king(position.turn()));
    assert_eq!(certificate.checkers, position.checkers());

    let tried: Vec<(Square, Square)> = certificate
        .entries()
        .iter()
        .filter_map(|entry| pair(&certificate, entry))
        .collect();
    let distinct: BTreeSet<(Square, Square)> = tried.iter().copied().collect();
    assert_eq!(distinct.len(), tried.len(), "{position}: said twice");
    assert_eq!(distinct, pseudo_legal(game), "{position}");

    let mut holes: Vec<Move> = certificate.holes().collect();
    let mut legal: Vec<Move> = position.legal_moves().into_iter().collect();
    holes.sort();
    legal.sort();
    assert_eq!(holes, legal, "{position}");

    check_flights(game, &certificate);
    certificate
        .attempts()
        .for_each(|attempt| check_attempt(game, &certificate, attempt));
    let groups = certificate.attempts().map(|attempt| attempt.aim);
    assert!(groups.is_sorted());
    certificate
}

/// The move by the way of a piece that an entry is about.
fn pair(certificate: &Certificate, entry: &Entry) -> Option<(Square, Square)> {
    match entry {
        Entry::Flight(flight) if flight.state == FlightState::OwnPiece => None,
        Entry::Flight(flight) => Some((certificate.king, flight.square)),
        Entry::Attempt(attempt) => Some((attempt.piece.square, attempt.to)),
        Entry::Castling(mv) => {
            assert!(mv.is_castling());
            None
        }
    }
}

/// All moves by the way of the pieces; that a pawn was passed is known from the last move.
fn pseudo_legal(game: &Game) -> BTreeSet<(Square, Square)> {
    let mut setup = game.position().to_setup();
    if let Some(mv) = game.moves.last().filter(|mv| mv.is_double_step()) {
        setup.en_passant = mv.to().offset(0, setup.turn.forward());
    }
    let own = setup.board.by_color(setup.turn).into_iter();
    own.flat_map(|from| {
        setup
            .pseudo_destinations(from)
            .into_iter()
            .map(move |to| (from, to))
    })
    .collect()
}

fn check_reason(game: &Game, (from, to): (Square, Square), reason: &Illegal) {
    let piece = game.position().piece_at(from);
    let is_pawn = piece.is_some_and(|piece| piece.role == Role::Pawn);
    let is_last = matches!(to.rank().index(), 0 | 7);
    let judge = Judge {
        game,
        is_known: false,
        from,
        to,
        promotion: (is_pawn && is_last).then_some(Role::Queen),
    };
    judge.check(reason);
}

fn check_flights(game: &Game, certificate: &Certificate) {
    let (position, king) = (game.position(), certificate.king);
    let around = Square::ALL
        .into_iter()
        .filter(|square| square.distance(king) == 1);
    let listed: BTreeSet<Square> = certificate.flights().map(|flight| flight.square).collect();
    assert_eq!(listed, around.collect());
    for flight in certificate.flights() {
        let Flight {
            square,
            piece,
            state,
        } = flight;
        assert_eq!(*piece, position.piece_at(*square));
        let is_own = position.by_color(position.turn()).contains(*square);
        assert_eq!(*state == FlightState::OwnPiece, is_own);
        if let FlightState::Closed {
            by,
            through_king,
            reason,
        } = state
        {
            let mut board = position.board();
            board.remove(king);
            let enemy = position.turn().other();
            assert_eq!(*by, board.attackers(*square, enemy, board.occupied()));
            let direct = position
                .board()
                .attackers(*square, enemy, position.occupied());
            assert_eq!(*through_king, *by - direct);
            check_reason(game, (king, *square), reason);
        }
    }
}

fn check_attempt(game: &Game, certificate: &Certificate, attempt: &Attempt) {
    let position = game.position();
    let (from, to) = (attempt.piece.square, attempt.to);
    assert_eq!(position.piece_at(from), Some(attempt.piece.piece));
    match &attempt.outcome {
        Outcome::Illegal(reason) => check_reason(game, (from, to), reason),
        Outcome::Legal(moves) => {
            for &mv in moves {
                assert_eq!((mv.from(), mv.to()), (from, to));
                let taken = position.captured_by(mv).map(|(square, _)| square);
                assert_eq!(attempt.taken.map(|taken| taken.square), taken);
            }
        }
    }
    if let Some(taken) = attempt.taken {
        assert_eq!(position.piece_at(taken.square), Some(taken.piece));
        assert_ne!(taken.piece.color, position.turn());
    }
    let takes = attempt
        .taken
        .is_some_and(|taken| certificate.checkers.contains(taken.square));
    assert_eq!(attempt.aim == Aim::TakesChecker, takes);
    if attempt.aim == Aim::Interposes {
        // A piece put there stops one of the checks.
        let occupied = position.occupied().with(to);
        let enemy = position.turn().other();
        let stopped =
            certificate.checkers - position.attackers_through(certificate.king, enemy, occupied);
        assert!(!stopped.is_empty(), "{position} {from}{to}");
    }
}

/// Plays random games of few pieces until enough ends of both kinds are found.
fn each_end(mates: usize, stalemates: usize, mut visit: impl FnMut(&Game)) {
    let (mut mates_left, mut stalemates_left) = (mates, stalemates);
    let mut seen: BTreeSet<String> = BTreeSet::new();
    for number in 1.. {
        let mut numbers = Numbers::new(number);
        let mut game = Game::new(few_pieces(&mut numbers));
        for _ in 0..40 {
            let mut ends = Vec::new();
            game.position().for_each_successor(|mv, after| {
                if !after.has_legal_moves() {
                    ends.push((mv, after.is_check()));
                }
            });
            // One end for each position, so that they differ from each other.
            if !ends.is_empty() {
                let (mv, is_mate) = ends[numbers.below(ends.len())];
                let left = if is_mate {
                    &mut mates_left
                } else {
                    &mut stalemates_left
                };
                let after = game.position().play_unchecked(mv);
                if *left > 0 && seen.insert(after.board().to_string()) {
                    *left -= 1;
                    let mut ended = Game::new(*game.position());
                    ended.play(mv);
                    visit(&ended);
                }
                if mates_left == 0 && stalemates_left == 0 {
                    return;
                }
            }
            let moves = game.position().legal_moves();
            if moves.is_empty() {
                break;
            }
            game.play(moves[numbers.below(moves.len())]);
        }
    }
}

#[test]
fn certificates_of_ten_thousand_mates_and_a_thousand_stalemates_hold() {
    let (mut mates, mut stalemates) = (0, 0);
    each_end(10_000, 1_000, |game| match check(game).conclusion() {
        Conclusion::Checkmate => {
            assert!(game.position().is_checkmate());
            mates += 1;
        }
        Conclusion::Stalemate => {
            assert!(game.position().is_stalemate());
            stalemates += 1;
        }
        Conclusion::Holes => panic!("{} has ended", game.position()),
    });
    assert_eq!((mates, stalemates), (10_000, 1_000));
}

#[test]
fn certificates_of_positions_that_go_on_show_all_holes() {
    each_position(5_000, |game, _| {
        let certificate = check(game);
        let ended = !game.position().has_legal_moves();
        assert_eq!(certificate.conclusion() != Conclusion::Holes, ended);
    });
}

/// The game of one line.
fn game(start: &str, moves: &[(Square, Square)]) -> Game {
    let mut game = Game::new(start.parse().expect("a legal start"));
    for &(from, to) in moves {
        let mv = game.position().find_move(from, to, None);
        game.play(mv.expect("a legal move"));
    }
    game
}

#[test]
fn a_checking_pawn_can_be_taken_in_passing() {
    let game = game(
        "4k3/3p4/8/4P3/4K3/8/8/8 b - - 0 1",
        &[(Square::D7, Square::D5)],
    );
    let certificate = check(&game);
    let mut attempts = certificate.attempts();
    let capture = attempts.find(|attempt| attempt.to == Square::D6);
    let capture = capture.expect("en passant is tried");
    assert_eq!(capture.aim, Aim::TakesChecker);
    assert_eq!(capture.taken.map(|piece| piece.square), Some(Square::D5));
    assert!(matches!(&capture.outcome, Outcome::Legal(moves) if moves.len() == 1));
}

#[test]
fn en_passant_that_uncovers_the_king_is_part_of_a_certificate() {
    let game = game(
        "4k3/3p4/8/K3P2r/8/8/8/8 b - - 0 1",
        &[(Square::D7, Square::D5)],
    );
    let certificate = check(&game);
    let mut attempts = certificate.attempts();
    let capture = attempts.find(|attempt| attempt.to == Square::D6);
    let Outcome::Illegal(reason) = &capture.expect("en passant is tried").outcome else {
        panic!("it uncovers the king");
    };
    assert_eq!(reason.code, Code::EnPassantUncovers);
}

#[test]
fn castling_is_a_hole_only_where_it_is_legal() {
    let free = game("4k3/8/8/8/8/8/8/4K2R w K - 0 1", &[]);
    let crossed = game("4kr2/8/8/8/8/8/8/4K2R w K - 0 1", &[]);
    for (game, count) in [(free, 1), (crossed, 0)] {
        let certificate = check(&game);
        let entries = certificate.entries().iter();
        let castlings = entries.filter(|entry| matches!(entry, Entry::Castling(_)));
        assert_eq!(castlings.count(), count);
    }
}
