//! A board as a picture: one SVG text that needs nothing else, with our own pieces.
//!
//! It serves for files, for canvases and for print, so it knows neither styles nor the page. What
//! it shows is any [`Setup`], legal or not. Its sentences are given to it.
//!
//! # Examples
//!
//! ```
//! use picture::{Arrow, Ink, Options, svg};
//! use rules::{Position, Square};
//!
//! let options = Options {
//!     title: "The first move".to_owned(),
//!     arrows: vec![Arrow { ink: Ink::Green, from: Square::E2, to: Square::E4 }],
//!     ..Options::default()
//! };
//! let picture = svg(&Position::default().to_setup(), &options);
//! assert!(picture.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
//! assert!(picture.contains("<title id=\"title\">The first move</title>"));
//! ```

mod colors;
mod layout;
mod marks;
mod options;
mod pieces;
mod shapes;
#[cfg(test)]
mod tests;
mod text;

pub use colors::Palette;
pub use options::{Arrow, Background, Circle, Coordinates, Ink, Options};
pub use pieces::{CARVED, SPRITE, Set};
pub use shapes::{arrow_path, circle_path};
pub use text::data_url;

use rules::Setup;

use layout::Layout;
use text::escape;

/// Draws a board as a whole SVG file.
///
/// The same set-up with the same options gives the same text.
#[must_use]
pub fn svg(setup: &Setup, options: &Options) -> String {
    let layout = Layout::of(options);
    let mut out = String::with_capacity(8_000);
    push_head(&mut out, options, layout);
    pieces::push_defs(&mut out, setup, options);
    layout.push_ground(&mut out, options);
    out.push_str(&format!(
        "<g transform=\"translate({} {})\">\n",
        layout.left, layout.top
    ));
    layout::push_squares(&mut out, options);
    marks::push_ground(&mut out, options);
    pieces::push(&mut out, setup, options);
    shapes::push(&mut out, options);
    layout::push_coordinates(&mut out, options);
    out.push_str("</g>\n");
    layout.push_labels(&mut out, options);
    out.push_str("</svg>\n");
    out
}

/// The root element, with what a screen reader says.
fn push_head(out: &mut String, options: &Options, layout: Layout) {
    let (width, height) = options.size();
    out.push_str(&format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" \
         width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {} {}\" role=\"img\"",
        layout.width, layout.height
    ));
    let said = [("title", &options.title), ("desc", &options.description)];
    let said: Vec<(&str, &String)> = said
        .into_iter()
        .filter(|(_, text)| !text.is_empty())
        .collect();
    if !said.is_empty() {
        let ids: Vec<&str> = said.iter().map(|(name, _)| *name).collect();
        out.push_str(&format!(" aria-labelledby=\"{}\"", ids.join(" ")));
    }
    out.push_str(">\n");
    for (name, text) in said {
        out.push_str(&format!(
            "<{name} id=\"{name}\">{}</{name}>\n",
            escape(text)
        ));
    }
}
