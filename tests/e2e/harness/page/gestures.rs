//! Every way of making a move that a player has.

use rules::{Role, Square};
use serde_json::{Value, json};
use thirtyfour::Key;

use super::Page;
use super::board::cell;
use crate::harness::Score;
use crate::harness::browser::Pointer;

fn moved((x, y): (i64, i64)) -> Value {
    json!({ "type": "pointerMove", "duration": 0, "x": x, "y": y })
}

fn down() -> Value {
    json!({ "type": "pointerDown", "button": 0 })
}

fn up() -> Value {
    json!({ "type": "pointerUp", "button": 0 })
}

fn between(a: (i64, i64), b: (i64, i64)) -> (i64, i64) {
    (i64::midpoint(a.0, b.0), i64::midpoint(a.1, b.1))
}

impl Page {
    /// Drags the piece on a square to another one with the mouse.
    #[track_caller]
    pub(crate) fn drag(&self, from: Square, to: Square) {
        self.drag_with(Pointer::Mouse, from, to);
    }

    /// Drags the piece on a square to another one.
    #[track_caller]
    pub(crate) fn drag_with(&self, pointer: Pointer, from: Square, to: Square) {
        self.note(format!("drag {from} to {to} by {pointer:?}"));
        self.drag_between(pointer, self.middle(from), self.middle(to));
    }

    /// Drags what lies at a point of the window to another one.
    #[track_caller]
    pub(crate) fn drag_between(&self, pointer: Pointer, start: (i64, i64), end: (i64, i64)) {
        let way = between(start, end);
        let steps = [moved(start), down(), moved(way), moved(end), up()];
        self.browser.point(pointer, &steps);
    }

    /// Drags with another button of the mouse than the left one (0).
    #[track_caller]
    pub(crate) fn drag_with_button(&self, button: u8, from: Square, to: Square) {
        self.note(format!("drag {from} to {to} with button {button}"));
        let press = json!({ "type": "pointerDown", "button": button });
        let lift = json!({ "type": "pointerUp", "button": button });
        let (start, end) = (self.middle(from), self.middle(to));
        let steps = [
            moved(start),
            press,
            moved(between(start, end)),
            moved(end),
            lift,
        ];
        self.browser.point(Pointer::Mouse, &steps);
    }

    /// Draws one finger over the window slowly enough to scroll what scrolls.
    #[track_caller]
    pub(crate) fn swipe(&self, start: (i64, i64), end: (i64, i64)) {
        self.note(format!("swipe from {start:?} to {end:?}"));
        let mut steps = vec![moved(start), down()];
        for part in 1..=8 {
            let at = |a: i64, b: i64| a + (b - a) * part / 8;
            let point = (at(start.0, end.0), at(start.1, end.1));
            steps.push(json!({
                "type": "pointerMove", "duration": 16, "x": point.0, "y": point.1
            }));
        }
        steps.push(up());
        self.browser.point(Pointer::Touch, &steps);
    }

    /// Puts the pointer down on a square and keeps it down until `release`.
    ///
    /// The driver forgets between two of its commands that a button is down, so these steps go to
    /// the browser itself.
    #[track_caller]
    pub(crate) fn grab(&self, pointer: Pointer, square: Square) {
        self.note(format!("grab {square} by {pointer:?}"));
        self.held.set(self.middle(square));
        if pointer == Pointer::Mouse {
            self.mouse("mouseMoved", 0);
        }
        self.held_down(pointer, "mousePressed", "touchStart");
    }

    /// Moves the held pointer to a point of the window.
    #[track_caller]
    pub(crate) fn move_to(&self, pointer: Pointer, point: (i64, i64)) {
        self.note(format!("move to {point:?}"));
        let way = between(self.held.get(), point);
        for step in [way, point] {
            self.held.set(step);
            self.held_down(pointer, "mouseMoved", "touchMove");
        }
    }

    /// Moves the held pointer over a square.
    #[track_caller]
    pub(crate) fn move_over(&self, pointer: Pointer, square: Square) {
        self.move_to(pointer, self.middle(square));
    }

    /// Lifts the held pointer.
    #[track_caller]
    pub(crate) fn release(&self, pointer: Pointer) {
        self.note("release");
        if pointer == Pointer::Mouse {
            self.mouse("mouseReleased", 0);
        } else {
            self.touch("touchEnd", &json!([]));
        }
    }

    #[track_caller]
    fn held_down(&self, pointer: Pointer, mouse: &str, touch: &str) {
        if pointer == Pointer::Mouse {
            self.mouse(mouse, 1);
        } else {
            let (x, y) = self.held.get();
            self.touch(touch, &json!([{ "x": x, "y": y }]));
        }
    }

    #[track_caller]
    fn mouse(&self, kind: &str, buttons: u8) {
        let (x, y) = self.held.get();
        let event = json!({
            "type": kind, "x": x, "y": y, "button": "left", "buttons": buttons, "clickCount": 1
        });
        self.browser.devtools("Input.dispatchMouseEvent", event);
    }

    #[track_caller]
    fn touch(&self, kind: &str, points: &Value) {
        let event = json!({ "type": kind, "touchPoints": points });
        self.browser.devtools("Input.dispatchTouchEvent", event);
    }

    /// Taps a square with one finger.
    #[track_caller]
    pub(crate) fn tap(&self, square: Square) {
        self.tap_with(Pointer::Touch, square);
    }

    /// Taps a square.
    #[track_caller]
    pub(crate) fn tap_with(&self, pointer: Pointer, square: Square) {
        self.note(format!("tap {square} by {pointer:?}"));
        let middle = self.middle(square);
        self.browser.point(pointer, &[moved(middle), down(), up()]);
    }

    /// Sends a bare click to a square, without any pointer, as assistive technology does.
    #[track_caller]
    pub(crate) fn click(&self, square: Square) {
        self.note(format!("click() on {square}"));
        let body = "document.querySelector(arguments[0]).click();";
        self.browser.script(body, vec![json!(cell(square))]);
    }

    /// Types moves one after the other, and sees each on the board and in the status line.
    #[track_caller]
    pub(crate) fn type_moves(&self, score: &mut Score, moves: &[&str]) {
        for text in moves {
            score.play(text);
            self.command(text);
            self.expect_status(score.status());
            self.expect_scene(&score.scene());
        }
    }

    /// Moves the keyboard cursor to a square with the arrow keys; the board must have the focus.
    #[track_caller]
    pub(crate) fn cursor_to(&self, square: Square) {
        let Some(present) = self.focused_square() else {
            panic!("no square has the focus");
        };
        let turned = self.bottom() == "black";
        let steps = |from: usize, to: usize, more: Key, less: Key| {
            let (more, less) = if turned { (less, more) } else { (more, less) };
            let key = if to > from { more } else { less };
            vec![key.value(); to.abs_diff(from)]
        };
        let (file, rank) = (square.file().index(), square.rank().index());
        let mut keys = steps(present.file().index(), file, Key::Right, Key::Left);
        keys.extend(steps(present.rank().index(), rank, Key::Up, Key::Down));
        self.keys(&keys);
        self.expect_focus(square);
    }

    /// Picks and drops with arrow keys and Enter; the board must have the focus.
    #[track_caller]
    pub(crate) fn move_by_keys(&self, from: Square, to: Square) {
        self.cursor_to(from);
        self.keys(&[Key::Enter.value()]);
        self.cursor_to(to);
        self.keys(&[Key::Enter.value()]);
    }

    /// The promotion chooser opens.
    #[track_caller]
    pub(crate) fn expect_chooser(&self) {
        self.expect_shown(CHOOSER, true);
        assert_eq!(self.computed_label(CHOOSER), "Promote to");
    }

    /// The promotion chooser is gone.
    #[track_caller]
    pub(crate) fn expect_no_chooser(&self) {
        self.expect_shown(CHOOSER, false);
    }

    /// Picks a piece in the promotion chooser with the mouse.
    #[track_caller]
    pub(crate) fn promote_to(&self, role: Role) {
        self.expect_chooser();
        self.press(&role.to_string());
        self.expect_no_chooser();
    }
}

/// The promotion chooser; the page's other dialogs are `<dialog>` elements with an id.
const CHOOSER: &str =
    "[role=\"dialog\"][aria-label=\"Promote to\"], dialog[aria-label=\"Promote to\"]";
