//! The board of a record as a picture.

use board::commands::PiecesAsked;
use board::survey;
use picture::{Arrow, Circle, Ink, Options};
use record::{NodeId, Record, Shape, ShapeColor, Step};
use rules::{Color, Position};

use super::text::{move_text, number_text};

/// How the position of a node is drawn: with its last move, its check and what the author drew.
///
/// Sizes, colors and coordinates are left as they are by default.
#[must_use]
pub fn diagram(record: &Record, node: NodeId, bottom: Color) -> Options {
    let position = record.position(node);
    let last_move = record.step(node).and_then(Step::mv);
    let mut arrows = Vec::new();
    let mut circles = Vec::new();
    for shape in record.shapes(node) {
        match shape {
            Shape::Arrow(color, from, to) => arrows.push(Arrow {
                ink: ink(color),
                from,
                to,
            }),
            Shape::Square(color, square) => circles.push(Circle {
                ink: ink(color),
                square,
            }),
        }
    }
    Options {
        bottom,
        last_move: last_move.map(|mv| (mv.from(), mv.to())),
        check: position.is_check().then(|| position.king(position.turn())),
        arrows,
        circles,
        title: title(record, node),
        description: description(position),
        ..Options::default()
    }
}

const fn ink(color: ShapeColor) -> Ink {
    match color {
        ShapeColor::Green => Ink::Green,
        ShapeColor::Red => Ink::Red,
        ShapeColor::Blue => Ink::Blue,
        ShapeColor::Yellow => Ink::Yellow,
    }
}

fn title(record: &Record, node: NodeId) -> String {
    let played = record
        .step(node)
        .map(|_| [number_text(record, node), move_text(record, node)].join(" "));
    words::export_picture_title(played.as_deref())
}

fn description(position: &Position) -> String {
    let [white, black] = Color::ALL.map(|color| survey::pieces(position, PiecesAsked::All(color)));
    words::export_picture_text(&white, &black, position.turn())
}

#[cfg(test)]
mod tests {
    use picture::Ink;
    use record::pgn;
    use rules::{Color, Square};

    use super::diagram;

    #[test]
    fn a_diagram_shows_the_last_move_the_check_and_what_is_drawn() {
        let text = "1. e4 f5 2. Qh5+ {[%cal Rh5e8][%csl Yg6]} *";
        let record = pgn::read_all(text).remove(0).record;
        let last = record.main_line()[2];
        let options = diagram(&record, last, Color::Black);
        assert_eq!(options.last_move, Some((Square::D1, Square::H5)));
        assert_eq!(options.check, Some(Square::E8));
        assert_eq!(options.arrows[0].ink, Ink::Red);
        assert_eq!(options.circles[0].square, Square::G6);
        assert_eq!(options.title, "Position after 2. Qh5+");
        assert!(options.description.contains("White: king e1; queen h5;"));
        assert!(options.description.ends_with(" Black to move."));
    }
}
