//! The table. These pairs hold the following contrasts, which must not fall: ink on page 13:1,
//! muted on page 6.6:1, accent on page 7.9:1, marks on either square 3:1, coordinates on either
//! square 4.5:1, pieces against their own lines 12:1.

use crate::Shade;

/// Declares the constants and [`ALL`], the list of them.
macro_rules! shades {
    ($($(#[$doc:meta])* $name:ident = $light:literal $(/ $dark:literal)?;)*) => {
        $(
            $(#[$doc])*
            pub const $name: Shade = Shade {
                constant: stringify!($name),
                light: $light,
                dark: shades!(@dark $light $($dark)?),
            };
        )*

        /// All shades.
        pub const ALL: &[Shade] = &[$($name),*];
    };
    (@dark $light:literal) => { $light };
    (@dark $light:literal $dark:literal) => { $dark };
}

shades! {
    /// Pure white.
    WHITE = "#fff";
    /// Pure black.
    BLACK = "#000";

    /// Behind everything.
    PAGE = "#faf7f0" / "#171512";
    /// Behind panels, menus and dialogs.
    SURFACE = "#fffdf8" / "#201d19";
    /// Text.
    INK = "#1f1c18" / "#efe8db";
    /// Text that matters less.
    MUTED = "#5f574c" / "#b3a897";
    /// Links, and what is chosen.
    ACCENT = "#7a2e1d" / "#e0a58f";
    /// Text on the accent.
    ON_ACCENT = "#fffdf8" / "#171512";
    /// Lines that are only decoration: nothing may depend on seeing them.
    HAIRLINE = "#d9d0c0" / "#3a352d";

    /// The light squares.
    LIGHT_SQUARE = "#f1e5cd" / "#d9c8a8";
    /// The dark squares.
    DARK_SQUARE = "#bd9469" / "#a08260";
    /// Where a piece can go.
    MOVE_MARK = "#123f2a" / "#05301c";
    /// The frame around a king in check.
    CHECK_MARK = "#7f0d1c" / "#5c0410";
    /// The corners of the last move's squares.
    LAST_MOVE_MARK = "#4d3d00" / "#382c00";
    /// The hatching of the squares that a diagram is about.
    SPOT_MARK = "#7a2e1d" / "#561c0f";
    /// The light line beside every mark that may lie over a dark piece.
    MARK_HALO = "#fffaf0";
    /// The names of files and ranks inside the squares.
    COORDINATE = "#33240f" / "#1f1404";

    /// The dark one of the two lines of focus on a board, of which one always stands out.
    FOCUS_DARK = "#083b86" / "#062a63";
    /// The light one of these two lines.
    FOCUS_LIGHT = "#fff";
    /// The single line of focus around a board in a foreign page.
    FOCUS_OUTLINE = "#083b86" / "#a9c7ff";
    /// The line of focus on the pages about the JavaScript package.
    FOCUS_LINE = "#083b86" / "#9cc2ff";
    /// The edge of that line.
    FOCUS_LINE_EDGE = "#fff" / "#062a63";

    /// White's pieces.
    WHITE_PIECE = "#fffaf0";
    /// The lines of White's pieces.
    WHITE_PIECE_LINE = "#2b2420";
    /// Black's pieces.
    BLACK_PIECE = "#2b2622";
    /// The lines within Black's pieces.
    BLACK_PIECE_LINE = "#f0e6d2";

    /// Green arrows and circles, in pictures and on boards in foreign pages. These four are at
    /// least 3:1 against both squares; yellow has its dark edge for that.
    GREEN_ARROW = "#12592f";
    /// Red arrows and circles.
    RED_ARROW = "#961616";
    /// Blue arrows and circles.
    BLUE_ARROW = "#0f4aa1";
    /// Yellow arrows and circles.
    YELLOW_ARROW = "#ffd23e";
    /// The edge of yellow arrows and circles; that of the others is [`MARK_HALO`].
    YELLOW_ARROW_EDGE = "#4d3d00";

    /// The green pen of Analyse. Each pen stands out from both squares by its edge where its own
    /// color is near to one.
    GREEN_PEN = "#12602f";
    /// The red pen.
    RED_PEN = "#a3122b";
    /// The blue pen.
    BLUE_PEN = "#0b4a9e";
    /// The yellow pen.
    YELLOW_PEN = "#f2c500";
    /// The edge of what the yellow pen draws; that of the others is [`MARK_HALO`].
    YELLOW_PEN_EDGE = "#2b2420";

    /// Under the piece that is being dragged.
    LIFT_SHADOW = "rgb(31 28 24 / 35%)" / "rgb(0 0 0 / 50%)";
    /// The same in a foreign page.
    FOREIGN_LIFT_SHADOW = "rgb(0 0 0 / 40%)";
    /// Under the menus of a board in a foreign page.
    MENU_SHADOW = "rgb(0 0 0 / 25%)";
    /// Over the page behind a dialog.
    BACKDROP = "rgb(23 21 18 / 45%)";

    /// [`PAGE`] of the theme of wood. The colors of a theme hold the contrasts of those they stand for.
    WOOD_PAGE = "#f0dfc4" / "#21150b";
    /// [`SURFACE`] of wood, and [`ON_ACCENT`].
    WOOD_SURFACE = "#f8ecd8" / "#2c1d11";
    /// [`INK`] of wood.
    WOOD_INK = "#241505" / "#f6e8d2";
    /// [`MUTED`] of wood.
    WOOD_MUTED = "#543d20" / "#cbb08a";
    /// [`ACCENT`] of wood.
    WOOD_ACCENT = "#6b1f0d" / "#efae86";
    /// [`HAIRLINE`] of wood.
    WOOD_HAIRLINE = "#cdb48c" / "#4c3823";
    /// [`LIGHT_SQUARE`] of wood.
    WOOD_LIGHT_SQUARE = "#ecd0a0" / "#d6b585";
    /// [`DARK_SQUARE`] of wood.
    WOOD_DARK_SQUARE = "#be8f59" / "#a17b4c";

    /// [`PAGE`] of the theme that looks as printed.
    SHEET_PAGE = "#fff" / "#121212";
    /// [`SURFACE`] of that theme.
    SHEET_SURFACE = "#fff" / "#1c1c1c";
    /// [`INK`] and [`ACCENT`] of that theme.
    SHEET_INK = "#000" / "#f2f2f2";
    /// [`MUTED`] of that theme.
    SHEET_MUTED = "#444" / "#bdbdbd";
    /// [`HAIRLINE`] of that theme.
    SHEET_HAIRLINE = "#999" / "#555";
    /// [`LIGHT_SQUARE`] of that theme.
    SHEET_LIGHT_SQUARE = "#fff" / "#dedede";
    /// [`DARK_SQUARE`] of that theme.
    SHEET_DARK_SQUARE = "#b8b8b8" / "#969696";

    /// [`LIGHT_SQUARE`] of the green board.
    GREEN_LIGHT_SQUARE = "#eef0d8" / "#d3dcb8";
    /// [`DARK_SQUARE`] of the green board.
    GREEN_DARK_SQUARE = "#8fb078" / "#7d9a68";
    /// [`LIGHT_SQUARE`] of the blue board.
    BLUE_LIGHT_SQUARE = "#e6edf3" / "#cad6e0";
    /// [`DARK_SQUARE`] of the blue board.
    BLUE_DARK_SQUARE = "#8fabc2" / "#7d97ac";
    /// [`LIGHT_SQUARE`] of the gray board.
    GRAY_LIGHT_SQUARE = "#f0f0f0" / "#d6d6d6";
    /// [`DARK_SQUARE`] of the gray board.
    GRAY_DARK_SQUARE = "#ababab" / "#949494";

    /// [`PAGE`] and [`SURFACE`] for readers who ask for more contrast.
    CONTRAST_PAGE = "#fff" / "#000";
    /// [`INK`], [`HAIRLINE`] and the like for them.
    CONTRAST_INK = "#000" / "#fff";
    /// [`MUTED`] for them.
    CONTRAST_MUTED = "#2e2e2e" / "#d6d6d6";
    /// [`ACCENT`] for them.
    CONTRAST_ACCENT = "#5f1200" / "#ffc4b0";
    /// [`FOCUS_DARK`] for them.
    CONTRAST_FOCUS = "#00207a";
    /// [`DARK_SQUARE`] for them.
    CONTRAST_DARK_SQUARE = "#949494";

    /// [`MUTED`] on paper.
    PRINT_MUTED = "#444";
    /// [`HAIRLINE`] on paper.
    PRINT_HAIRLINE = "#999";
    /// [`DARK_SQUARE`] of the boards of the site on paper.
    PRINT_DARK_SQUARE = "#c4c4c4";
    /// [`DARK_SQUARE`] on paper in pictures and on boards in foreign pages.
    PICTURE_PRINT_DARK_SQUARE = "#c9c9c9";
}
