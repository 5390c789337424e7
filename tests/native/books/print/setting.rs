//! Settings of other books: how they set out the moves of a game, with notes and page heads between them.

use super::Dice;

/// How moves are set out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Setting {
    /// "1—P-K4   P-K4".
    NumberDash,
    /// "(1) P-K4   P-K4".
    Brackets,
    /// "P-K4   1   P-K4".
    Middle,
    /// "1 P-K4, P-K4, 2 ...", in lines of a newspaper.
    Commas,
    /// "1. P-K4; P-K4. 2. ...".
    Semicolons,
    /// "1. P-K4 . . . . P-K4".
    Leaders,
    /// "1. P-K4, 1. P-K4; 2. ...".
    Twice,
    /// Narrow lines.
    Narrow,
    /// Letters of notes behind moves, with the notes at the end.
    Letters,
    /// Signs of footnotes behind moves.
    Signs,
    /// The names below the sides.
    Names,
    Tabs,
    /// Three pairs a line.
    Inline,
    /// Notes that go on with the sentence of a move.
    Lowercase,
    /// Notes with variations.
    Variations,
    /// Page heads and the heads of the columns once more.
    Pages,
    /// "[24 P-K4 is better.—ED.]"
    Editor,
    /// "1) e2—e4 e7—e5".
    Parenthesis,
    /// Notes on lines of their own, set in, without empty lines.
    SetIn,
    /// White's moves before Black's, twice.
    ApartTwice,
    /// "1. P-K4 / P-K4".
    Strokes,
    /// Times of thought between the lines.
    Clock,
    /// "1 P-K4—P-K4 2 ...", in lines of a newspaper.
    Dashes,
    /// The same, one pair a line.
    DashLines,
    /// "P-K4          1 P-K4".
    Unparted,
    /// A paragraph for each move.
    Paragraphs,
}

pub(crate) const SETTINGS: [Setting; 26] = [
    Setting::NumberDash,
    Setting::Brackets,
    Setting::Middle,
    Setting::Commas,
    Setting::Semicolons,
    Setting::Leaders,
    Setting::Twice,
    Setting::Narrow,
    Setting::Letters,
    Setting::Signs,
    Setting::Names,
    Setting::Tabs,
    Setting::Inline,
    Setting::Lowercase,
    Setting::Variations,
    Setting::Pages,
    Setting::Editor,
    Setting::Parenthesis,
    Setting::SetIn,
    Setting::ApartTwice,
    Setting::Strokes,
    Setting::Clock,
    Setting::Dashes,
    Setting::DashLines,
    Setting::Unparted,
    Setting::Paragraphs,
];

/// Sets out a game; `words` are its moves.
pub(crate) fn set(words: &[String], setting: Setting, dice: &mut Dice) -> String {
    let pair = |pair: &[String]| (pair[0].clone(), pair.get(1).cloned().unwrap_or_default());
    let pairs: Vec<(String, String)> = words.chunks(2).map(pair).collect();
    let mut text =
        "GAME 17.—QUEEN'S PAWN OPENING.\n\nPlayed in the Vienna Tournament, June 5, 1898.\n\n"
            .to_owned();
    if setting == Setting::ApartTwice {
        for (page, part) in pairs.chunks(pairs.len().div_ceil(2)).enumerate() {
            let first = page * pairs.len().div_ceil(2) + 1;
            text += "WHITE.\n";
            for (at, (white, _)) in part.iter().enumerate() {
                text += &format!("{}. {white}\n", first + at);
            }
            text += "\nBLACK.\n";
            let answers = part
                .iter()
                .enumerate()
                .filter(|(_, (_, black))| !black.is_empty());
            for (at, (_, black)) in answers {
                text += &format!("{}. {black}\n", first + at);
            }
            text.push('\n');
        }
        return text;
    }
    let width = match setting {
        Setting::Commas | Setting::Twice | Setting::Dashes => Some(60),
        Setting::Semicolons => Some(52),
        Setting::Narrow => Some(30),
        _ => None,
    };
    let mut line = String::new();
    for (at, (white, black)) in pairs.iter().enumerate() {
        let number = at + 1;
        let any = |dice: &mut Dice| words[dice.roll(words.len())].clone();
        let plain = format!("{number:>3}. {white:<22}  {black}\n");
        match setting {
            Setting::NumberDash => text += &format!("{number}—{white:<20}  {black}\n"),
            Setting::Brackets => text += &format!("({number}) {white:<20}  {black}\n"),
            Setting::Parenthesis => text += &format!("{number}) {white:<20}  {black}\n"),
            Setting::Dashes if black.is_empty() => line += &format!("{number} {white}"),
            Setting::DashLines if black.is_empty() => text += &format!("{number} {white}\n"),
            Setting::Dashes => line += &format!("{number} {white}—{black} "),
            Setting::DashLines => text += &format!("{number} {white} — {black}\n"),
            Setting::Unparted => text += &format!("{white:<22} {number} {black}\n"),
            Setting::Paragraphs => text += &format!("{number}. {white}\n\n{black}\n\n"),
            Setting::Middle => text += &format!("   {white:<20}  {number:>3}  {black}\n"),
            Setting::Commas => line += &format!("{number} {white}, {black}, "),
            Setting::Semicolons => line += &format!("{number}. {white}; {black}. "),
            Setting::Twice if black.is_empty() => line += &format!("{number}. {white}. "),
            Setting::Twice => line += &format!("{number}. {white}, {number}. {black}; "),
            Setting::Narrow => line += &format!("{number} {white} {black} "),
            Setting::Leaders => text += &format!("{number}. {white} . . . . {black}\n"),
            Setting::Tabs => text += &format!("{number}\t{white}\t{black}\n"),
            Setting::Strokes => text += &format!("{number}. {white} / {black}\n"),
            Setting::Inline => {
                let end = if at % 3 == 2 { "\n" } else { "   " };
                text += &format!("{number}. {white} {black}{end}");
            }
            Setting::Letters => {
                let letter = char::from(b'a' + (at % 26) as u8);
                let [one, other] = match dice.roll(4) {
                    0 => [format!(" ({letter})"), String::new()],
                    1 => [String::new(), format!(" ({letter})")],
                    _ => Default::default(),
                };
                text += &format!("{number:>3} {:<24}  {black}{other}\n", white.clone() + &one);
            }
            Setting::Signs => {
                let sign = ["", "", "", "*", "§", "¹"][dice.roll(6)];
                text += &format!("{number:>3}. {white:<22}  {black}{sign}\n");
            }
            Setting::Names => {
                if at == 0 {
                    text +=
                        "      WHITE.              BLACK.\n    (Anderssen.)        (Dufresne.)\n";
                }
                text += &plain;
            }
            Setting::Lowercase if dice.roll(4) == 0 && !black.is_empty() => {
                let (one, other) = (any(dice), any(dice));
                text += &format!(
                    "{number:>3}. {white}\n\nthreatening to win a piece by {one}, followed by {other}.\n\n{number:>3}. ........               {black}\n"
                );
            }
            Setting::Variations if dice.roll(4) == 0 && at > 2 => {
                text += &plain;
                text += &variation(number, &mut || any(dice));
            }
            Setting::Pages if at % 7 == 6 => {
                text += &plain;
                text += &format!(
                    "VOL. III.      2 C\n\n\n{} THE CHESS PLAYER'S MAGAZINE.\n\nWHITE (Mr. B.)          BLACK (Herr H.)\n\n",
                    112 + at
                );
            }
            Setting::Editor if dice.roll(4) == 0 && at > 2 => {
                text += &format!("{plain}   [{} {} is better.—ED.]\n", number + 1, any(dice));
            }
            Setting::SetIn if dice.roll(4) == 0 && at > 2 => {
                let (one, two, three) = (any(dice), any(dice), any(dice));
                text += &format!(
                    "{plain}     {one} at once was stronger, for if {two} then {three}\n     and the attack is lost.\n"
                );
            }
            Setting::Clock if at % 15 == 14 => {
                text += &format!("{plain}      1 hour            1 hour 10 min.\n");
            }
            _ => text += &plain,
        }
    }
    if let Some(width) = width {
        text += &wrapped(&line, width);
    }
    match setting {
        Setting::Names => text + "    And White wins.\n",
        Setting::Letters => text + "\nNOTES.\n\n(a) The usual continuation.\n(b) Hardly so good.\n",
        Setting::Signs => text + "\n* A weak move.\n",
        _ => text + "\nA fine game throughout.\n",
    }
}

/// A note with moves in it that were not played.
fn variation(number: usize, any: &mut dyn FnMut() -> String) -> String {
    let (one, two, three, four) = (any(), any(), any(), any());
    let (next, last) = (number + 1, number + 2);
    match number % 5 {
        0 => format!(
            "\nA mistake. The right play was {number} ... {one}; {next} {two}, {three}; {last} {four}, with an even game.\n\n"
        ),
        1 => format!("\nIf {one} then {next} {two}, {three} (or {four}); {last} {one} wins.\n\n"),
        2 => format!("\nBest. {number}... {one} would be answered by {two}.\n\n"),
        3 => {
            format!("\n{one}, {two} and {three} were all worth considering, but hardly {four}.\n\n")
        }
        _ => format!(
            "\n[Compare the game Tarrasch-Lasker, where {number}...{one} {next}.{two} was played.]\n\n"
        ),
    }
}

/// Lines of this many letters.
fn wrapped(line: &str, width: usize) -> String {
    let (mut text, mut length) = (String::new(), 0);
    for word in line.split_whitespace() {
        let gap = match length {
            0 => "",
            _ if length + word.len() > width => "\n",
            _ => " ",
        };
        length = if gap == "\n" { 0 } else { length };
        text += gap;
        text += word;
        length += word.len() + 1;
    }
    text + "\n"
}
