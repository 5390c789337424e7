//! The squares: their names, and the whole board against a position.

use rules::Square;
use serde_json::{Value, json};

use super::Page;
use crate::harness::Scene;

/// The selector of a square's cell.
pub(super) fn cell(square: Square) -> String {
    format!("[role=\"gridcell\"][data-square=\"{square}\"]")
}

impl Page {
    /// The name a screen reader hears for a square, as the browser computes it.
    #[track_caller]
    pub(crate) fn cell_name(&self, square: Square) -> String {
        self.computed_label(&cell(square))
    }

    /// The square comes to have exactly this name.
    #[track_caller]
    pub(crate) fn expect_name(&self, square: Square, expected: &str) {
        self.eventually(&format!("{square} is named {expected:?}"), || {
            let name = self.cell_name(square);
            if name == expected {
                Ok(())
            } else {
                Err(format!("it is named {name:?}"))
            }
        });
    }

    /// All 64 squares come to have exactly the names the scene gives them.
    #[track_caller]
    pub(crate) fn expect_scene(&self, scene: &Scene) {
        self.eventually("the board shows the scene", || {
            let names = self.square_names()?;
            let wrong: Vec<String> = Square::ALL
                .into_iter()
                .zip(names)
                .filter_map(|(square, name)| {
                    let expected = scene.name(square);
                    (name != expected).then(|| format!("{name:?} instead of {expected:?}"))
                })
                .collect();
            if wrong.is_empty() {
                Ok(())
            } else {
                Err(wrong.join("; "))
            }
        });
    }

    /// What the 64 squares are called now, in the order of [`Square::ALL`].
    ///
    /// # Errors
    ///
    /// The board is not there, or is just being drawn.
    pub(crate) fn square_names(&self) -> Result<Vec<String>, String> {
        let body = r##"
            const cells = document.querySelectorAll('[role="grid"] [role="gridcell"]');
            return Object.fromEntries([...cells].map((cell) =>
                [cell.dataset.square, cell.getAttribute("aria-label") ?? cell.textContent.trim()]));
        "##;
        let names = self.browser.try_script(body, Vec::new())?;
        let name = |square: Square| names[square.to_string()].as_str().unwrap_or("nothing");
        Ok(Square::ALL
            .into_iter()
            .map(|it| name(it).to_owned())
            .collect())
    }

    /// The color at the bottom: `white` or `black`.
    pub(crate) fn bottom(&self) -> String {
        let body = r##"return document.querySelector(".board").dataset.bottom;"##;
        self.browser
            .script(body, Vec::new())
            .as_str()
            .unwrap_or_default()
            .to_owned()
    }

    /// The color at the bottom comes to be this.
    #[track_caller]
    pub(crate) fn expect_bottom(&self, color: &str) {
        self.eventually(&format!("{color} is at the bottom"), || {
            let bottom = self.bottom();
            if bottom == color { Ok(()) } else { Err(bottom) }
        });
    }

    /// The square that has the focus, if one has.
    pub(crate) fn focused_square(&self) -> Option<Square> {
        let body =
            r##"return document.activeElement?.closest('[role="gridcell"]')?.dataset.square;"##;
        let square = self.browser.script(body, Vec::new());
        square.as_str().and_then(|square| square.parse().ok())
    }

    /// The focus comes to be on this square.
    #[track_caller]
    pub(crate) fn expect_focus(&self, square: Square) {
        self.eventually(&format!("{square} has the focus"), || {
            match self.focused_square() {
                Some(focused) if focused == square => Ok(()),
                other => Err(format!("{other:?} has it")),
            }
        });
    }

    /// Where the middle of a square is, in CSS pixels of the window, as soon as there is a board.
    #[track_caller]
    pub(crate) fn middle(&self, square: Square) -> (i64, i64) {
        self.expect_shown(&cell(square), true);
        let body = r##"
            const cell = document.querySelector(arguments[0]);
            cell.scrollIntoView({ block: "nearest", behavior: "instant" });
            const { x, y, width, height } = cell.getBoundingClientRect();
            return [Math.round(x + width / 2), Math.round(y + height / 2)];
        "##;
        point(&self.browser.script(body, vec![json!(cell(square))]))
    }

    /// A point well outside the board, in CSS pixels of the window.
    #[track_caller]
    pub(crate) fn beside_board(&self) -> (i64, i64) {
        let body = r##"
            const { right, top } = document.querySelector('[role="grid"]').getBoundingClientRect();
            return [Math.round(right) + 60, Math.round(top) + 40];
        "##;
        point(&self.browser.script(body, Vec::new()))
    }
}

fn point(value: &Value) -> (i64, i64) {
    let coordinate = |index: usize| {
        value[index]
            .as_i64()
            .expect("the script returns whole numbers")
    };
    (coordinate(0), coordinate(1))
}
