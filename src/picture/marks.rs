//! What lies under the pieces: the ticks of the last move and the frame of a check, shaped as on the
//! board of the page.

use rules::Square;

use crate::Options;
use crate::layout::corner;

/// Ticks in the four corners of a square.
const TICKS: &str = "M2.4 11V2.4H11M37 2.4H45.6V11M45.6 37V45.6H37M11 45.6H2.4V37";

/// Repeats a piece of a path for one side of the square.
macro_rules! eight {
    ($piece:literal) => {
        concat!(
            $piece, $piece, $piece, $piece, $piece, $piece, $piece, $piece
        )
    };
}

/// A saw-toothed frame: its teeth point at the king.
const TEETH: &str = concat!(
    "M0 0H48V48H0zM2 2",
    eight!("l2.75 3.4 2.75-3.4"),
    eight!("l-3.4 2.75 3.4 2.75"),
    eight!("l-2.75-3.4-2.75 3.4"),
    eight!("l3.4-2.75-3.4-2.75"),
    "z",
);

pub(crate) fn push_ground(out: &mut String, options: &Options) {
    for square in options
        .last_move
        .into_iter()
        .flat_map(|(from, to)| [from, to])
    {
        push_ticks(out, options, square);
    }
    if let Some(square) = options.check {
        push_teeth(out, options, square);
    }
}

fn push_ticks(out: &mut String, options: &Options, square: Square) {
    let (x, y) = corner(square, options.bottom);
    out.push_str(&format!(
        "<g transform=\"translate({x} {y})\" fill=\"none\">\
         <path stroke=\"{}\" stroke-width=\"3.6\" d=\"{TICKS}\"/>\
         <path stroke=\"{}\" stroke-width=\"2\" d=\"{TICKS}\"/></g>\n",
        options.palette.halo(),
        options.palette.last_move()
    ));
}

fn push_teeth(out: &mut String, options: &Options, square: Square) {
    let (x, y) = corner(square, options.bottom);
    out.push_str(&format!(
        "<path transform=\"translate({x} {y})\" fill=\"{}\" fill-rule=\"evenodd\" stroke=\"{}\" \
         paint-order=\"stroke\" d=\"{TEETH}\"/>\n",
        options.palette.check(),
        options.palette.halo()
    ));
}
