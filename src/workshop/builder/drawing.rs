//! A board as a picture: for paper, and where the real one cannot be shown.

use exercise::{Ask, Task};
use picture::{Arrow, Circle, Coordinates, Ink, Options};
use rules::{Color, Setup, Square};

use super::check::task;
use element::{Attribute, Snippet};

/// The names of the colors before a colon, and their letters as game files have them.
const INKS: [(&str, char, Ink); 4] = [
    ("green", 'G', Ink::Green),
    ("red", 'R', Ink::Red),
    ("blue", 'B', Ink::Blue),
    ("yellow", 'Y', Ink::Yellow),
];

/// How a board is drawn: turned as its attributes say, with its arrows and marks.
#[must_use]
pub fn options(snippet: &Snippet, setup: &Setup) -> Options {
    let coordinates = match snippet.get(Attribute::Coordinates) {
        Some("inside") => Coordinates::Inside,
        Some("none") => Coordinates::None,
        _ => Coordinates::Outside,
    };
    let arrows = shapes::<2>(snippet.get(Attribute::Arrows).unwrap_or_default());
    let arrows = arrows.map(|(ink, [from, to])| Arrow { ink, from, to });
    let marks = shapes::<1>(snippet.get(Attribute::Marks).unwrap_or_default());
    let marks = marks.map(|(ink, [square])| Circle { ink, square });
    // Squares that are to be named have to be seen.
    let asked = match task(snippet, setup) {
        Ok(Task::Find(task)) => match task.ask() {
            Ask::Name(squares) => Some(squares),
            _ => None,
        },
        _ => None,
    };
    let asked = asked.into_iter().flatten().map(|square| Circle {
        ink: Ink::Red,
        square,
    });
    Options {
        bottom: bottom(snippet, setup),
        coordinates,
        arrows: arrows.collect(),
        circles: marks.chain(asked).collect(),
        description: words::builder_description(setup),
        ..Options::default()
    }
}

/// The side at the bottom.
fn bottom(snippet: &Snippet, setup: &Setup) -> Color {
    let own = match snippet.get(Attribute::Side) {
        Some("white") => Color::White,
        Some("black") => Color::Black,
        _ => setup.turn,
    };
    match snippet.get(Attribute::Orientation) {
        Some("black") => Color::Black,
        Some("auto") => own,
        _ => Color::White,
    }
}

/// What a list of shapes says, as the loader understands it: `c4f7 red:f3f7`, `f7 red:e4,d5`. What
/// cannot be read is left out; the element itself says what is wrong.
fn shapes<const COUNT: usize>(text: &str) -> impl Iterator<Item = (Ink, [Square; COUNT])> + '_ {
    text.split_whitespace().flat_map(|word| {
        // A color holds up to the next space.
        let (color, names) = word.split_once(':').unwrap_or(("green", word));
        let ink = INKS.iter().find(|(name, ..)| *name == color);
        let ink = ink.map_or(Ink::Green, |&(.., ink)| ink);
        names.split(',').filter_map(move |name| {
            let letter = INKS.iter().find(|(_, letter, _)| name.starts_with(*letter));
            let (ink, name) = letter.map_or((ink, name), |&(.., ink)| (ink, &name[1..]));
            squares(&name.replace('-', "")).map(|squares| (ink, squares))
        })
    })
}

fn squares<const COUNT: usize>(names: &str) -> Option<[Square; COUNT]> {
    if names.len() != 2 * COUNT || !names.is_ascii() {
        return None;
    }
    let mut squares = [Square::A1; COUNT];
    for (place, square) in squares.iter_mut().enumerate() {
        *square = names.get(2 * place..2 * place + 2)?.parse().ok()?;
    }
    Some(squares)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_and_marks_are_those_of_the_loader() {
        let board = Snippet::from_query("arrows=c4f7+red:f3-f7,e1e2&marks=f7+blue:e4,d5+Yh8+x9");
        let drawn = options(&board, &Setup::default());
        let inks: Vec<Ink> = drawn.arrows.iter().map(|arrow| arrow.ink).collect();
        assert_eq!(inks, [Ink::Green, Ink::Red, Ink::Red]);
        assert_eq!(
            (drawn.arrows[1].from, drawn.arrows[1].to),
            (Square::F3, Square::F7)
        );
        let marks: Vec<(Ink, Square)> =
            drawn.circles.iter().map(|it| (it.ink, it.square)).collect();
        assert_eq!(
            marks,
            [
                (Ink::Green, Square::F7),
                (Ink::Blue, Square::E4),
                (Ink::Blue, Square::D5),
                (Ink::Yellow, Square::H8)
            ]
        );
    }

    #[test]
    fn the_board_is_turned_as_it_is_asked_for() {
        for (query, bottom) in [
            ("", Color::White),
            ("orientation=black", Color::Black),
            ("orientation=auto&fen=8/8/8/8/8/8/8/8_b", Color::Black),
            ("orientation=auto&side=black&mode=line", Color::Black),
        ] {
            let board = Snippet::from_query(query);
            assert_eq!(
                options(&board, &board.setup().unwrap()).bottom,
                bottom,
                "{query}"
            );
        }
    }
}
