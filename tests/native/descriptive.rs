//! Descriptive texts as people spell them mean the same moves as those the writer makes.

use notation::descriptive::{self, Spelling};
use notation::origins::Origins;
use rules::{Move, Position};

use crate::playouts::each_position;

fn assert_reads(position: &Position, text: &str, mv: Move) {
    let reading = descriptive::read(position, &Origins::unknown(), text)
        .unwrap_or_else(|error| panic!("{position}: {text}: {error}"));
    assert_eq!(reading.mv, mv, "{position}: {text}");
    assert_eq!(reading.warnings, [], "{position}: {text}");
}

fn each_text(spelling: Spelling, test: impl Fn(&Position, Move, &str)) {
    each_position(10, 120, |position, _| {
        for mv in position.legal_moves() {
            let text = descriptive::write(position, &Origins::unknown(), mv, spelling);
            test(position, mv, &text);
        }
    });
}

#[test]
fn a_move_is_recognized_without_its_mark() {
    each_text(Spelling::Short, |position, mv, text| {
        let plain = text.trim_end_matches(['+', '#']);
        let plain = plain.strip_suffix(" e.p.").unwrap_or(plain);
        assert_reads(position, plain, mv);
    });
}

#[test]
fn capitals_stops_and_spaces_mean_nothing() {
    each_text(Spelling::Long, |position, mv, text| {
        assert_reads(position, &text.to_lowercase(), mv);
        assert_reads(position, &text.to_uppercase(), mv);
        assert_reads(position, &text.replace(' ', ""), mv);
        assert_reads(position, &text.replace(' ', ". "), mv);
        assert_reads(position, &format!("16. ... {text} !"), mv);
    });
}

#[test]
fn letters_may_be_words_and_ranks_ordinals() {
    each_text(Spelling::Long, |position, mv, text| {
        let words: Vec<&str> = text.split(' ').map(spell_out).collect();
        assert_reads(position, &words.join(" "), mv);
    });
}

/// The word for a letter or rank that stands alone.
fn spell_out(letter: &str) -> &str {
    match letter {
        "K" => "King's",
        "Q" => "Queen\u{2019}s",
        "R" => "Castle",
        "B" => "Bishop's",
        "Kt" => "Knight",
        "P" => "Pawn",
        "2" => "2d",
        "3" => "third",
        "4" => "4th",
        "5" => "fifth square",
        "6" => "sixth",
        "8" => "8th",
        "sq." => "square",
        "ch." => "check",
        "mate" => "and mates",
        other => other,
    }
}
