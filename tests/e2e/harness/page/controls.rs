//! Buttons, fields and dialogs, found by the names a user reads or hears.

use serde_json::json;
use thirtyfour::{Key, WebElement};

use super::Page;

/// Finds a visible control by its accessible name, in the topmost dialog if one is open; one that is
/// folded away is unfolded first.
const FIND: &str = r##"
    const [selector, name] = arguments;
    const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
    const tidy = (text) => text.replace(/\s+/g, " ").trim();
    const labels = (element) => [...(element.labels ?? [])].map((label) => tidy(label.textContent));
    const names = (element) => element.hasAttribute("aria-label")
        ? [tidy(element.getAttribute("aria-label"))]
        : element.labels?.length ? labels(element) : [tidy(element.textContent)];
    const shown = (element) => element.checkVisibility({ visibilityProperty: true });
    const called = [...root.querySelectorAll(selector)].filter((element) => names(element).includes(name));
    const folded = (element) => element.closest("details:not([open])");
    const hidden = called.some(shown) ? undefined : called.find(folded);
    for (let fold = hidden && folded(hidden); fold; fold = folded(hidden)) {
        fold.open = true;
    }
    return called.find(shown) ?? null;
"##;

impl Page {
    #[track_caller]
    fn control(&self, selector: &str, name: &str) -> WebElement {
        self.eventually(&format!("there is a {selector} named {name:?}"), || {
            self.browser
                .element(FIND, vec![json!(selector), json!(name)])
                .ok_or_else(|| "there is none".to_owned())
        })
    }

    #[track_caller]
    fn click_control(&self, selector: &str, name: &str) {
        self.eventually(&format!("the {selector} {name:?} is clicked"), || {
            self.browser.try_click(&self.control(selector, name))
        });
    }

    /// Whether a button of this name can be seen.
    pub(crate) fn has_button(&self, name: &str) -> bool {
        self.browser
            .element(FIND, vec![json!("button"), json!(name)])
            .is_some()
    }

    /// Clicks the button with the mouse.
    #[track_caller]
    pub(crate) fn press(&self, name: &str) {
        self.note(format!("press {name:?}"));
        self.expect_enabled(name, true);
        self.click_control("button", name);
    }

    /// The button comes to be there and able, or unable, to be pressed.
    #[track_caller]
    pub(crate) fn expect_enabled(&self, name: &str, enabled: bool) {
        self.eventually(&format!("button {name:?} is enabled: {enabled}"), || {
            let body = format!(
                "const find = function () {{ {FIND} }};
                 const button = find(...arguments);
                 return button && !button.disabled && button.ariaDisabled !== 'true';"
            );
            let found = self
                .browser
                .try_script(&body, vec![json!("button"), json!(name)])?;
            if found == enabled {
                Ok(())
            } else {
                Err(format!("found {found}"))
            }
        });
    }

    /// Puts a checkbox into the wanted state.
    #[track_caller]
    pub(crate) fn check(&self, label: &str, on: bool) {
        self.note(format!("check {label:?}: {on}"));
        let checkbox = self.control("input[type=checkbox]", label);
        let checked = "return arguments[0].checked;";
        let element = checkbox.to_json().expect("an element has a reference");
        if self.browser.script(checked, vec![element]) != on {
            self.click_control("input[type=checkbox]", label);
        }
    }

    /// Changes a setting and comes back to the board.
    #[track_caller]
    pub(crate) fn setting(&self, label: &str, on: bool) {
        self.press("Settings");
        self.check(label, on);
        self.keys(&[Key::Escape.value()]);
    }

    /// Lets pawns become queens without a question.
    #[track_caller]
    pub(crate) fn always_queen(&self, on: bool) {
        self.setting("Always promote to a queen", on);
    }

    /// Picks an entry of a list box.
    #[track_caller]
    pub(crate) fn choose(&self, label: &str, entry: &str) {
        self.note(format!("choose {entry:?} in {label:?}"));
        self.eventually(&format!("{label:?} is a list that takes a choice"), || {
            let found = self
                .browser
                .element(FIND, vec![json!("select"), json!(label)]);
            let list = found.ok_or_else(|| "there is none".to_owned())?;
            // A list may be drawn anew between two looks.
            self.browser.try_type_into(&list, entry)
        });
    }

    /// Replaces the text of a field.
    #[track_caller]
    pub(crate) fn fill(&self, label: &str, text: &str) {
        self.note(format!("fill {label:?} with {text:?}"));
        let field = self.control("input, textarea", label);
        if !self.browser.engine().is_chromium() {
            self.select_text(&field);
            self.browser.type_into(&field, text);
            return;
        }
        // Its driver may put the caret behind the old text, whatever was selected. `Key::Null` lets go,
        // which the others do not understand so.
        let (control, release) = (Key::Control.value(), Key::Null.value());
        let keys = format!("{control}a{release}{text}");
        self.browser.type_into(&field, &keys);
    }

    /// Chooses a file where the page asks for one.
    #[track_caller]
    pub(crate) fn choose_file(&self, file: &std::path::Path) {
        self.note(format!("choose the file {}", file.display()));
        // The browser's own field is hidden behind a label on some pages; drivers need it anyway.
        let field = self.first("input[type=file]");
        self.browser.type_into(&field, &file.display().to_string());
    }

    /// Types into the box named "Move or command" and sends it with Enter.
    #[track_caller]
    pub(crate) fn command(&self, text: &str) {
        self.note(format!("type {text:?}"));
        let field = self.control("input", "Move or command");
        self.select_text(&field);
        self.browser
            .type_into(&field, &format!("{text}{}", Key::Enter.value()));
    }

    /// Selects the text of a field, so that what is typed takes its place.
    #[track_caller]
    fn select_text(&self, field: &WebElement) {
        let select = "arguments[0].focus(); arguments[0].select();";
        let field = field.to_json().expect("an element has a reference");
        self.browser.script(select, vec![field]);
    }

    /// The name the browser computes for the first element that fits the selector.
    #[track_caller]
    pub(crate) fn computed_label(&self, selector: &str) -> String {
        self.browser.computed_label(&self.first(selector))
    }

    /// The role the browser computes for the first element that fits the selector.
    #[track_caller]
    pub(crate) fn computed_role(&self, selector: &str) -> String {
        self.browser.computed_role(&self.first(selector))
    }

    #[track_caller]
    fn first(&self, selector: &str) -> WebElement {
        let body = "return document.querySelector(arguments[0]);";
        self.eventually(&format!("there is a {selector}"), || {
            self.browser
                .element(body, vec![json!(selector)])
                .ok_or_else(|| "no".to_owned())
        })
    }

    /// Clicks the first element that fits the selector with the mouse.
    #[track_caller]
    pub(crate) fn click_on(&self, selector: &str) {
        self.note(format!("click {selector}"));
        self.eventually(&format!("{selector} is clicked"), || {
            // The live page is drawn in the place of the painted one.
            self.browser.try_click(&self.first(selector))
        });
    }

    /// Presses and releases keys one after the other, wherever the focus is.
    #[track_caller]
    pub(crate) fn keys(&self, keys: &[char]) {
        self.note(format!("keys {keys:?}"));
        let mut steps = Vec::new();
        for key in keys {
            steps.push(json!({ "type": "keyDown", "value": key }));
            steps.push(json!({ "type": "keyUp", "value": key }));
        }
        self.browser
            .act(&json!([{ "type": "key", "id": "keys", "actions": steps }]));
    }

    /// Presses a key while another is held.
    #[track_caller]
    pub(crate) fn chord(&self, held: &Key, key: char) {
        self.note(format!("hold {held:?} and press {key:?}"));
        let held = held.value();
        let steps = json!([
            { "type": "keyDown", "value": held },
            { "type": "keyDown", "value": key },
            { "type": "keyUp", "value": key },
            { "type": "keyUp", "value": held },
        ]);
        self.browser
            .act(&json!([{ "type": "key", "id": "keys", "actions": steps }]));
    }

    /// Presses a modifier key and keeps it down.
    #[track_caller]
    pub(crate) fn hold(&self, key: &Key) {
        self.note(format!("hold {key:?}"));
        let steps = json!([{ "type": "keyDown", "value": key.value() }]);
        self.browser
            .act(&json!([{ "type": "key", "id": "keys", "actions": steps }]));
    }

    /// Lets go of a held key.
    #[track_caller]
    pub(crate) fn let_go(&self, key: &Key) {
        self.note(format!("let go of {key:?}"));
        let steps = json!([{ "type": "keyUp", "value": key.value() }]);
        self.browser
            .act(&json!([{ "type": "key", "id": "keys", "actions": steps }]));
    }

    /// Moves the focus with Tab until it is in an element that fits the selector.
    #[track_caller]
    pub(crate) fn tab_to(&self, selector: &str) {
        let inside = "return document.activeElement?.closest(arguments[0]) != null;";
        for _ in 0..80 {
            if self.browser.script(inside, vec![json!(selector)]) == true {
                return;
            }
            self.keys(&[Key::Tab.value()]);
        }
        panic!("Tab never reaches {selector}");
    }

    /// Moves the focus with Tab, or back with Shift+Tab, to one of the elements that fit the selector.
    #[track_caller]
    pub(crate) fn tab_towards(&self, selector: &str, place: usize) {
        let body = r##"
            const wanted = document.querySelectorAll(arguments[0])[arguments[1]];
            const active = document.activeElement;
            const order = wanted?.compareDocumentPosition(active);
            return active === wanted ? "here" : order & Node.DOCUMENT_POSITION_FOLLOWING ? "back" : "on";
        "##;
        self.expect_shown(selector, true);
        for _ in 0..80 {
            let way = self
                .browser
                .script(body, vec![json!(selector), json!(place)]);
            match way.as_str() {
                Some("here") => return,
                Some("back") => self.chord(&Key::Shift, Key::Tab.value()),
                _ => self.keys(&[Key::Tab.value()]),
            }
        }
        panic!("no key leads to {selector}, {place}");
    }

    /// The focus comes to be on the element that fits the selector.
    #[track_caller]
    pub(crate) fn expect_focus_on(&self, selector: &str) {
        self.eventually(&format!("{selector} has the focus"), || {
            let body = "return [document.activeElement?.matches(arguments[0]) === true,
                document.activeElement?.outerHTML.slice(0, 80)];";
            let seen = self.browser.try_script(body, vec![json!(selector)])?;
            (seen[0] == true)
                .then_some(())
                .ok_or_else(|| seen[1].to_string())
        });
    }
}
