//! Arrows and circles, over the pieces.

use rules::{Color, Square};

use crate::layout::corner;
use crate::text::number;
use crate::{Arrow, Ink, Options};

/// How far from the middle of its first square an arrow begins.
const TAIL: f64 = 14.0;
/// How far before the middle of its last square it ends.
const TIP: f64 = 4.0;
/// The length of the head and half its width.
const HEAD: (f64, f64) = (19.0, 13.0);
/// Half the width of the shaft.
const SHAFT: f64 = 4.0;

/// The outline of an arrow on a board of 384 by 384 units; nothing when it goes nowhere.
///
/// # Examples
///
/// ```
/// use rules::{Color, Square};
///
/// let path = picture::arrow_path(Square::A1, Square::A3, Color::White);
/// assert_eq!(path.as_deref(), Some("M28 346V287H37L24 268 11 287H20V346z"));
/// ```
#[must_use]
pub fn arrow_path(from: Square, to: Square, bottom: Color) -> Option<String> {
    let [start, end] = [from, to].map(|square| {
        let (x, y) = corner(square, bottom);
        (f64::from(x) + 24.0, f64::from(y) + 24.0)
    });
    let (across, down) = (end.0 - start.0, end.1 - start.1);
    let length = across.hypot(down);
    if length == 0.0 {
        return None;
    }
    let (cosine, sine) = (across / length, down / length);
    let tip = length - TIP;
    let neck = tip - HEAD.0;
    // Along the arrow and to its right hand.
    let outline = [
        (TAIL, SHAFT),
        (neck, SHAFT),
        (neck, HEAD.1),
        (tip, 0.0),
        (neck, -HEAD.1),
        (neck, -SHAFT),
        (TAIL, -SHAFT),
    ];
    let points = outline.map(|(along, aside)| {
        (
            number(start.0 + along * cosine - aside * sine),
            number(start.1 + along * sine + aside * cosine),
        )
    });
    Some(outline_path(&points))
}

/// Joins points by lines, the level and upright ones in their shorter form.
fn outline_path(points: &[(String, String)]) -> String {
    let mut path = String::new();
    let mut last: Option<&(String, String)> = None;
    let mut is_line = false;
    for point in points {
        let (x, y) = point;
        match last {
            None => path.push_str(&format!("M{x} {y}")),
            Some((_, last_y)) if last_y == y => path.push_str(&format!("H{x}")),
            Some((last_x, _)) if last_x == x => path.push_str(&format!("V{y}")),
            Some(_) if is_line => path.push_str(&format!(" {x} {y}")),
            Some(_) => path.push_str(&format!("L{x} {y}")),
        }
        is_line = last.is_some_and(|(last_x, last_y)| last_x != x && last_y != y);
        last = Some(point);
    }
    path.push('z');
    path
}

/// A circle within a square, on a board of 384 by 384 units.
#[must_use]
pub fn circle_path(square: Square, bottom: Color) -> String {
    let (x, y) = corner(square, bottom);
    format!(
        "M{} {}a20.5 20.5 0 1 0 .01 0z",
        x + 24,
        number(f64::from(y) + 3.5)
    )
}

pub(crate) fn push(out: &mut String, options: &Options) {
    for circle in &options.circles {
        let path = circle_path(circle.square, options.bottom);
        for (color, width) in [(circle.ink.edge(), "6"), (circle.ink.core(), "3.6")] {
            out.push_str(&format!(
                "<path fill=\"none\" stroke=\"{color}\" stroke-width=\"{width}\" d=\"{path}\"/>\n"
            ));
        }
    }
    for &Arrow { ink, from, to } in &options.arrows {
        if let Some(path) = arrow_path(from, to, options.bottom) {
            push_arrow(out, ink, &path);
        }
    }
}

fn push_arrow(out: &mut String, ink: Ink, path: &str) {
    out.push_str(&format!(
        "<path fill=\"{}\" stroke=\"{}\" stroke-width=\"2\" stroke-linejoin=\"round\" \
         paint-order=\"stroke\" opacity=\".88\" d=\"{path}\"/>\n",
        ink.core(),
        ink.edge()
    ));
}
