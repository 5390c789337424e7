use rules::Position;

use super::read;
use crate::san;

#[test]
fn outlined_and_filled_figures_are_read_and_letters_are_not() {
    let start = Position::default();
    for text in [
        "\u{2658}f3",
        "\u{265e}f3",
        "\u{2658}\u{fe0e}f3",
        "\u{2658}g1-f3",
    ] {
        let mv = read(&start, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(san::write(&start, mv), "Nf3");
    }
    assert!(read(&start, "Nf3").is_err());
    assert!(read(&start, "e4").is_ok());
}
