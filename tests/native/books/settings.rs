//! Known games in the spellings and settings of other books than those the reader was built on.

use super::print::{Dice, SETTINGS, STYLES, Setting, Style, set, styled};
use super::{BOOKS, played, reader};

/// What no book has: a dash behind the number where a word begins the move.
fn is_printed(style: Style, hand: super::Hand, setting: Setting) -> bool {
    let is_word = style == Style::Named || hand == super::Hand::SpanishSpaced;
    setting != Setting::NumberDash || !is_word
}

#[test]
fn games_are_read_in_the_spellings_and_settings_of_other_books() {
    let (mut games, mut whole, mut plies, mut asked, mut offered) = (0, 0, 0, 0, 0);
    for (nth, (style, hand)) in STYLES.into_iter().enumerate() {
        for (place, setting) in SETTINGS.into_iter().enumerate() {
            if !is_printed(style, hand, setting) {
                continue;
            }
            let seed = (nth * SETTINGS.len() + place) as u64;
            let mut dice = Dice::new(seed);
            let moves = played(&BOOKS[dice.roll(BOOKS.len())]);
            let words = styled(&moves, style, hand, &mut dice);
            let text = set(&words, setting, &mut dice);
            let account = reader::read(&text, &moves, false, &[]);
            let shown = || format!("{style:?} {hand:?} {setting:?}: {account:?}\n{text}");
            assert_eq!(account.silent, None, "{}", shown());
            assert!(!account.is_short, "{}", shown());
            if !account.is_whole {
                println!("{style:?} {hand:?} {setting:?}: {account:?}");
            }
            games += 1;
            whole += usize::from(account.is_whole);
            plies += moves.len();
            asked += account.asked;
            offered += account.offered;
        }
    }
    println!("{whole} of {games} games, {asked} questions about {plies} moves, {offered} offered");
    assert!(games > 400);
    assert!(whole * 100 >= games * 98, "{whole} of {games}");
    assert!(
        asked * 100 <= plies,
        "{asked} questions about {plies} moves"
    );
    assert!(offered * 100 >= asked * 95, "{offered} of {asked}");
}
