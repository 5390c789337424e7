use rules::Position;

use super::read;
use crate::origins::Origins;

#[test]
fn text() {
    let start = Position::default();
    assert!(read(&start, &Origins::unknown(), "P-K4").is_ok());
}
