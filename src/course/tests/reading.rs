//! How hard the lessons are to read, by the grade of Flesch and Kincaid.

use super::COURSE;

/// What a text is made of.
#[derive(Clone, Copy, Debug, Default)]
struct Count {
    sentences: usize,
    words: usize,
    syllables: usize,
}

impl Count {
    /// Each text ends a sentence, whether it has a full stop or not.
    fn of(prose: &[String]) -> Self {
        let mut count = Self::default();
        for text in prose {
            for sentence in text.split_inclusive(['.', '!', '?', ':']) {
                let words = sentence.split_whitespace();
                let words = words.filter(|word| word.chars().any(char::is_alphanumeric));
                let syllables: Vec<usize> = words.map(syllables).collect();
                count.sentences += usize::from(!syllables.is_empty());
                count.words += syllables.len();
                count.syllables += syllables.iter().sum::<usize>();
            }
        }
        count
    }

    fn plus(self, other: Self) -> Self {
        Self {
            sentences: self.sentences + other.sentences,
            words: self.words + other.words,
            syllables: self.syllables + other.syllables,
        }
    }

    fn grade(self) -> f64 {
        let [sentences, words, syllables] =
            [self.sentences, self.words, self.syllables].map(|count| count as f64);
        0.39 * words / sentences + 11.8 * syllables / words - 15.59
    }
}

/// Groups of vowels; an "e" at the end is silent, but for "-le".
fn syllables(word: &str) -> usize {
    let letters: String = word
        .to_lowercase()
        .chars()
        .filter(char::is_ascii_alphabetic)
        .collect();
    let is_vowel = |letter: char| "aeiouy".contains(letter);
    let starts = letters.chars().zip(" ".chars().chain(letters.chars()));
    let groups = starts
        .filter(|&(letter, before)| is_vowel(letter) && !is_vowel(before))
        .count();
    let is_silent = letters.ends_with('e') && !letters.ends_with("le") && groups > 1;
    (groups - usize::from(is_silent)).max(1)
}

#[test]
fn syllables_are_counted_as_they_are_spoken() {
    for (word, count) in [
        ("rook", 1),
        ("square", 1),
        ("castle", 2),
        ("diagonal", 3),
        ("e4", 1),
        ("promotion", 3),
    ] {
        assert_eq!(syllables(word), count, "{word}");
    }
}

#[test]
fn a_hard_text_has_a_high_grade() {
    let hard =
        "The establishment of comparative relative values necessitates considerable deliberation.";
    assert!(Count::of(&[hard.to_owned()]).grade() > 15.0);
}

#[test]
fn the_course_can_be_read_in_the_seventh_grade() {
    let mut all = Count::default();
    for (address, lesson) in COURSE.iter() {
        let count = Count::of(&lesson.prose());
        assert!(count.grade() <= 8.5, "{address}: {:.1}", count.grade());
        all = all.plus(count);
    }
    assert!(all.grade() <= 7.0, "{:.1}", all.grade());
    assert!(all.words > 5_000);
}

#[test]
fn a_lesson_is_one_screen() {
    for (address, lesson) in COURSE.iter() {
        let paragraphs = lesson
            .blocks
            .iter()
            .filter(|block| !matches!(block, crate::Block::Chess(_)));
        assert!(paragraphs.count() <= 6, "{address}");
        assert!(lesson.chess().count() <= 8, "{address}");
    }
}
