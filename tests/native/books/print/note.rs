//! Notes as books put them between moves, in which moves are named that were not played.

use super::Dice;

/// A note in which moves of the book are named.
pub(crate) fn note(number: usize, is_white: bool, words: &[String], dice: &mut Dice) -> String {
    // Moves of the next few numbers are legal here more often than any.
    let word = |dice: &mut Dice| match dice.roll(2) {
        0 => words[dice.roll(words.len())].clone(),
        _ => words[(2 * number + dice.roll(6)).min(words.len() - 1)].clone(),
    };
    let (one, two, three) = (word(dice), word(dice), word(dice));
    let next = number + 1;
    // The last move of Black, where White is to move.
    let answer = number - usize::from(is_white);
    match dice.roll(20) {
        0 => format!(
            "White intends to play {one} and {two}, but the manoeuvre is doubtful,\nand the whole opening has an inordinate number of such moves."
        ),
        1 => format!(
            "If now {number}. {one}, {two}; {next}. {three} and Black has lost a piece\nwithout any compensation, as Anderssen pointed out at the time."
        ),
        2 => format!(
            "This is better than {one} or {two}, after which the reply would be\n{number}. {three} with a strong attack upon the King."
        ),
        3 => format!(
            "Threatening {one}. The correct play was {answer}. ... {two}; {}. {three},\n{one}, and the game is even.",
            answer + 1
        ),
        4 => format!(
            "({one} would have been met by {two}.) A move of {} strength.",
            dice.pick(&["great", "little", "uncommon"])
        ),
        5 => format!(
            "A good move. {number}. {one}, {two}; {next}. {three} is the continuation\nwhich is given in the Handbuch."
        ),
        6 => format!("{number}. {one} is the move of the old masters."),
        7 => format!("{answer}. ... {one} is here the better defence."),
        8 => format!("{number}. Castles is safe enough."),
        9 => format!("{number}. {one} would have been stronger, and {two} hardly worse."),
        10 => format!("If {number}. {one}, then {two} wins a piece."),
        11 => format!("({number}. {one} was played by Morphy.)"),
        12 => format!("The move {number}. {one} here seems better at first sight."),
        13 => format!("{number}. {one}, {two}; {next}. {three} leads to an even game."),
        14 => format!("{number}. {one}, {two}, recommended by some, is not so good."),
        15 => format!("{one} looks natural, but then follows {number}. {two}."),
        16 => format!("{number}. {one} at once deserved\nattention; {two} comes too late."),
        17 => format!("Or {number}. {one}, {two}; {next}. {three}, with a good game."),
        18 => format!(
            "{answer}. ... {one}; {}. {two}, {three} has also been tried.",
            answer + 1
        ),
        _ => format!("White might have tried {number}. {one}\nwith advantage."),
    }
}
