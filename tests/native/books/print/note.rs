//! Notes as books put them between moves, in which moves are named that were not played.

use rules::{Move, Position};

use super::{Dice, Hand, written};

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

/// What leads in a variation on lines of its own, and what is said behind it.
const LEADS: [(&str, &str); 6] = [
    ("", ""),
    ("Here the usual line is", "as analysed by Greco."),
    ("If instead", "and the game is even."),
    ("(A)", ""),
    ("VARIATION.\n\n      White.              Black.", ""),
    ("The following was also possible:", "We return to the game."),
];

/// A variation of two to seven pairs of moves, set out in columns like the game itself; nothing
/// where this many cannot be played. `moves` are those before it.
pub(crate) fn set_out(moves: &[Move], played: Move, hand: Hand, dice: &mut Dice) -> Option<String> {
    let mut line = moves.to_vec();
    let mut position = moves.iter().fold(Position::default(), |position, &mv| {
        position.play_unchecked(mv)
    });
    let plies = 2 * (2 + dice.roll(6)) - moves.len() % 2;
    for _ in 0..plies {
        let legal = position.legal_moves();
        let others = legal.iter().copied();
        let others: Vec<Move> = others
            .filter(|&mv| line.len() > moves.len() || mv != played)
            .collect();
        if others.is_empty() {
            return None;
        }
        let mv = others[dice.roll(others.len())];
        line.push(mv);
        position = position.play_unchecked(mv);
    }
    let words = written(&line, hand, dice);
    let (lead, end) = LEADS[dice.roll(LEADS.len())];
    let mut text = format!("\n{lead}\n\n");
    for (at, word) in words.iter().enumerate().skip(moves.len()) {
        let number = at / 2 + 1;
        if at % 2 == 0 {
            text += &format!("     {number}. {word:<18}  ");
        } else if at == moves.len() {
            text += &format!("     {number}. ...               {word}\n");
        } else {
            text += &format!("{word}\n");
        }
    }
    Some(text + &format!("\n{end}\n\n"))
}
