//! Every color of the product, by name.
//!
//! `picture` writes its SVG with these constants. Style sheets, pages and the manifest name a color
//! as `palette(light-square)`, and the build puts the value there: [`fill`] in Rust, and
//! `src/xtask/palette.mjs` where a bundler reads the sheet. A test fails when any of them spells a
//! color itself. The drawings (`src/picture/pieces.svg`, `public/icons/icon.svg`) have to open in
//! any editor, so they do spell theirs; a test compares them with this table. The examples belong
//! to other people's pages and are left alone.
//!
//! # Examples
//!
//! ```
//! assert_eq!(palette::LIGHT_SQUARE.light, "#f1e5cd");
//! assert_eq!(
//!     palette::fill("a { color: palette(ink) }").unwrap(),
//!     "a { color: light-dark(#1f1c18, #efe8db) }"
//! );
//! assert_eq!(palette::fill("palette(page dark)").unwrap(), "#171512");
//! ```

#[cfg(test)]
mod contrast;
mod fill;
mod table;
#[cfg(test)]
mod tests;

pub use fill::{UnknownColor, fill};
pub use table::*;

/// A color under a light and under a dark color scheme.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shade {
    constant: &'static str,
    /// Its value under a light scheme, and in everything that knows no scheme, such as a picture.
    pub light: &'static str,
    /// Its value under a dark scheme.
    pub dark: &'static str,
}

impl Shade {
    /// Its name in style sheets.
    ///
    /// # Examples
    ///
    /// ```
    /// assert_eq!(palette::LIGHT_SQUARE.name(), "light-square");
    /// ```
    #[must_use]
    pub fn name(self) -> String {
        self.constant.to_ascii_lowercase().replace('_', "-")
    }

    /// Its value in style sheets, which covers both schemes.
    ///
    /// # Examples
    ///
    /// ```
    /// assert_eq!(palette::PAGE.css(), "light-dark(#faf7f0, #171512)");
    /// assert_eq!(palette::WHITE.css(), "#fff");
    /// ```
    #[must_use]
    pub fn css(self) -> String {
        if self.light == self.dark {
            self.light.to_owned()
        } else {
            format!("light-dark({}, {})", self.light, self.dark)
        }
    }
}
