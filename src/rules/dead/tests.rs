//! Tests of what the parts of the analysis promise each other.

use super::packed::{Packed, mode_of};
use crate::Position;

#[test]
fn a_packed_position_is_unpacked_to_the_same() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b Kq - 0 1",
        "1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 w GBgb - 0 1",
        "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1",
        "8/8/8/3pP3/2K5/8/8/4k3 w - d6 0 1",
    ] {
        let position: Position = fen.parse().expect(fen);
        let unpacked = Packed::new(&position).unpack(mode_of(&position));
        assert_eq!(unpacked, position, "{fen}");
        assert_eq!(unpacked.legal_moves(), position.legal_moves(), "{fen}");
    }
}
