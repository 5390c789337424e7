//! The drawing of arrows and circles: a hundred units are one square, so that whole numbers are
//! fine enough.

use board::geometry::Place;
use record::{Shape, ShapeColor};
use rules::{Color, Square};
use yew::prelude::*;

/// All shapes, circles below arrows.
pub(super) fn figures(shapes: impl Iterator<Item = Shape>, bottom: Color) -> Html {
    let (circles, arrows): (Vec<_>, Vec<_>) =
        shapes.partition(|shape| matches!(shape, Shape::Square(..)));
    html! {
        <svg class="marks ink-shapes" viewBox="0 0 800 800">
            { for circles.into_iter().chain(arrows).map(|shape| figure(shape, bottom)) }
        </svg>
    }
}

fn figure(shape: Shape, bottom: Color) -> Html {
    let (color, path, kind) = match shape {
        Shape::Square(color, square) => (color, circle(center(square, bottom)), "circle"),
        Shape::Arrow(color, from, to) => {
            let path = arrow(center(from, bottom), center(to, bottom));
            (color, path, "pointer")
        }
    };
    let class = classes!("shape", kind, color_class(color));
    html! {
        <g {class}>
            <path class="halo" d={path.clone()} />
            <path class="line" d={path} />
        </g>
    }
}

/// The class that gives a shape its color.
pub(in super::super) const fn color_class(color: ShapeColor) -> &'static str {
    match color {
        ShapeColor::Green => "ink-green",
        ShapeColor::Red => "ink-red",
        ShapeColor::Blue => "ink-blue",
        ShapeColor::Yellow => "ink-yellow",
    }
}

fn center(square: Square, bottom: Color) -> (i32, i32) {
    let Place { column, row } = Place::of(square, bottom);
    (100 * column as i32 + 50, 100 * row as i32 + 50)
}

fn circle((x, y): (i32, i32)) -> String {
    format!("M{} {y}a44 44 0 1 0 88 0a44 44 0 1 0 -88 0z", x - 44)
}

/// A shaft with a solid head, as one outline.
fn arrow((from_x, from_y): (i32, i32), (to_x, to_y): (i32, i32)) -> String {
    /// Free space around the middle of the first square.
    const START: f64 = 30.0;
    /// How far before the middle of the last square the point lies.
    const END: f64 = 8.0;
    /// The length of the head and half its width.
    const HEAD: (f64, f64) = (40.0, 27.0);
    /// Half the width of the shaft.
    const SHAFT: f64 = 8.0;
    let (across, down) = (f64::from(to_x - from_x), f64::from(to_y - from_y));
    let length = across.hypot(down).max(1.0);
    let (along_x, along_y) = (across / length, down / length);
    // So far along the axis and so far to its side.
    let point = |along: f64, aside: f64| {
        let x = f64::from(from_x) + along_x * along - along_y * aside;
        let y = f64::from(from_y) + along_y * along + along_x * aside;
        format!("{} {}", x.round() as i32, y.round() as i32)
    };
    let (tip, neck) = (length - END, length - END - HEAD.0);
    [
        ("M", point(START, SHAFT)),
        ("L", point(neck, SHAFT)),
        ("L", point(neck, HEAD.1)),
        ("L", point(tip, 0.0)),
        ("L", point(neck, -HEAD.1)),
        ("L", point(neck, -SHAFT)),
        ("L", point(START, -SHAFT)),
    ]
    .map(|(letter, place)| letter.to_owned() + &place)
    .concat()
        + "z"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrow_ends_at_the_square_it_points_at() {
        let up = arrow(
            center(Square::E2, Color::White),
            center(Square::E4, Color::White),
        );
        assert_eq!(
            up,
            "M458 620L458 498L477 498L450 458L423 498L442 498L442 620z"
        );
    }

    #[test]
    fn a_turned_board_turns_the_shapes() {
        assert_eq!(center(Square::A1, Color::White), (50, 750));
        assert_eq!(center(Square::A1, Color::Black), (750, 50));
    }
}
