//! Games of random legal moves, the same in every run.

use rules::{Board, Color, Move, Piece, Position, Role, Setup, Square, chess960};

/// Starts that bring castling, promotions, en passant and checks into short games.
const STARTS: [&str; 8] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
    "1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 w GBgb - 0 1",
];

/// Numbers that look random (xorshift of Marsaglia, 2003) and never change.
pub(super) struct Numbers(u64);

impl Numbers {
    pub(super) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// The next number below `limit`.
    pub(super) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % limit
    }

    pub(super) fn square(&mut self) -> Square {
        Square::ALL[self.below(64)]
    }
}

/// A start and what followed.
pub(super) struct Game {
    pub(super) start: Position,
    pub(super) moves: Vec<Move>,
    /// The positions before each move, and the last one.
    pub(super) positions: Vec<Position>,
}

impl Game {
    pub(super) fn new(start: Position) -> Self {
        Self {
            start,
            moves: Vec::new(),
            positions: vec![start],
        }
    }

    pub(super) fn position(&self) -> &Position {
        &self.positions[self.positions.len() - 1]
    }

    pub(super) fn play(&mut self, mv: Move) {
        let next = self.position().play_unchecked(mv);
        self.positions.push(next);
        self.moves.push(mv);
    }
}

/// Calls `visit` in each position of random games until `count` positions have been seen.
pub(super) fn each_position(count: usize, mut visit: impl FnMut(&Game, &mut Numbers)) {
    let mut seen = 0;
    for number in 1_u64.. {
        let mut numbers = Numbers::new(number);
        let mut game = Game::new(start(number as usize, &mut numbers));
        for _ in 0..80 {
            if seen == count {
                return;
            }
            seen += 1;
            visit(&game, &mut numbers);
            let moves = game.position().legal_moves();
            if moves.is_empty() {
                break;
            }
            game.play(moves[numbers.below(moves.len())]);
        }
    }
}

/// Every third game is Chess960.
fn start(number: usize, numbers: &mut Numbers) -> Position {
    if number.is_multiple_of(3) {
        chess960::start_position(numbers.below(960) as u32).expect("a number below 960")
    } else {
        STARTS[number % STARTS.len()]
            .parse()
            .expect("a legal start")
    }
}

/// A random legal position of few pieces in which one side is far stronger.
pub(super) fn few_pieces(numbers: &mut Numbers) -> Position {
    loop {
        let mut setup = Setup::empty();
        setup.turn = Color::ALL[numbers.below(2)];
        place(&mut setup.board, Color::Black, &[Role::King], numbers);
        place(&mut setup.board, Color::White, &[Role::King], numbers);
        let strong = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
        for _ in 0..2 + numbers.below(3) {
            let role = strong[numbers.below(4)];
            place(&mut setup.board, Color::White, &[role], numbers);
        }
        for _ in 0..numbers.below(4) {
            let role = [Role::Pawn, Role::Knight, Role::Rook][numbers.below(3)];
            place(&mut setup.board, Color::Black, &[role], numbers);
        }
        for _ in 0..numbers.below(3) {
            place(&mut setup.board, Color::White, &[Role::Pawn], numbers);
        }
        if let Ok(position) = Position::from_setup(&setup) {
            return position;
        }
    }
}

fn place(board: &mut Board, color: Color, roles: &[Role], numbers: &mut Numbers) {
    for &role in roles {
        let square = numbers.square();
        let is_pawn_rank = (1..7).contains(&square.rank().index());
        if board.piece_at(square).is_none() && (role != Role::Pawn || is_pawn_rank) {
            board.set(square, Piece::new(color, role));
        }
    }
}
