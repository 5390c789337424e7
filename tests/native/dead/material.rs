//! What is said of few pieces, compared with every way to place them.

use rules::{Board, Color, Piece, Position, Role, Setup, Square, attacks};

/// Whether a lone `hunter` of White mates in any placement of the kings, the hunter and Black's
/// `helper`, if there is one.
///
/// Turning the board brings Black's king into a triangle of ten squares; without pawns that
/// changes nothing. A piece that gives no check cannot mate.
fn mates(hunter: Role, helper: Option<Role>, allows: impl Fn(Square, Square) -> bool) -> bool {
    const TRIANGLE: [Square; 10] = [
        Square::A1,
        Square::B1,
        Square::C1,
        Square::D1,
        Square::B2,
        Square::C2,
        Square::D2,
        Square::C3,
        Square::D3,
        Square::D4,
    ];
    let mut board = Board::empty();
    for prey in TRIANGLE {
        board.set(prey, Piece::new(Color::Black, Role::King));
        let piece = Piece::new(Color::White, hunter);
        for from in attacks::piece(piece, prey, prey.into()) {
            board.set(from, piece);
            for king in Square::ALL {
                if king.distance(prey) < 2 || king == from {
                    continue;
                }
                board.set(king, Piece::new(Color::White, Role::King));
                let mut helpers = Square::ALL.into_iter().filter(|&square| {
                    ![prey, from, king].contains(&square) && allows(from, square)
                });
                let found = match helper {
                    None => is_mate(&board),
                    Some(helper) => helpers.any(|square| {
                        let mut board = board;
                        board.set(square, Piece::new(Color::Black, helper));
                        is_mate(&board)
                    }),
                };
                if found {
                    return true;
                }
                board.remove(king);
            }
            board.remove(from);
        }
        board.remove(prey);
    }
    false
}

fn is_mate(board: &Board) -> bool {
    let setup = Setup {
        board: *board,
        turn: Color::Black,
        ..Setup::empty()
    };
    Position::from_setup(&setup).is_ok_and(|position| position.is_checkmate())
}

fn anywhere(_: Square, _: Square) -> bool {
    true
}

#[test]
fn a_minor_piece_never_mates_a_bare_king() {
    assert!(!mates(Role::Knight, None, anywhere));
    assert!(!mates(Role::Bishop, None, anywhere));
}

#[test]
fn a_knight_mates_beside_any_piece_but_a_queen() {
    assert!(!mates(Role::Knight, Some(Role::Queen), anywhere));
    for helper in [Role::Knight, Role::Bishop, Role::Rook] {
        assert!(mates(Role::Knight, Some(helper), anywhere), "{helper}");
    }
}

#[test]
fn a_bishop_mates_only_beside_a_knight_or_a_bishop_of_the_other_color() {
    let is_same = |a: Square, b: Square| a.is_light() == b.is_light();
    assert!(!mates(Role::Bishop, Some(Role::Queen), anywhere));
    assert!(!mates(Role::Bishop, Some(Role::Rook), anywhere));
    assert!(!mates(Role::Bishop, Some(Role::Bishop), is_same));
    assert!(mates(Role::Bishop, Some(Role::Bishop), |a, b| !is_same(
        a, b
    )));
    assert!(mates(Role::Bishop, Some(Role::Knight), anywhere));
}
