//! The device around the page: its size, the wishes of the system, the clipboard, what it lacks.

use serde_json::{Value, json};

use super::Page;
use crate::harness::browser::Theme;

impl Page {
    /// Gives the page exactly this many CSS pixels.
    #[track_caller]
    pub(crate) fn resize(&self, width: u32, height: u32) {
        self.set_metrics(width, height, false);
    }

    /// The same on a device of the hand, whose scroll bars lie over the page.
    #[track_caller]
    pub(crate) fn resize_as_mobile(&self, width: u32, height: u32) {
        self.set_metrics(width, height, true);
    }

    /// The screen is touched: style sheets find a coarse pointer. Only in Chromium.
    #[track_caller]
    pub(crate) fn touch_screen(&self) {
        self.browser.devtools(
            "Emulation.setTouchEmulationEnabled",
            json!({ "enabled": true }),
        );
    }

    #[track_caller]
    fn set_metrics(&self, width: u32, height: u32, mobile: bool) {
        self.note(format!("resize to {width}x{height}"));
        let size = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile
        });
        self.browser
            .devtools("Emulation.setDeviceMetricsOverride", size);
    }

    /// Lets the system prefer light or dark, and still or moving pictures.
    #[track_caller]
    pub(crate) fn prefer(&self, theme: Theme) {
        let features = json!([
            { "name": "prefers-color-scheme", "value": theme.name() },
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ]);
        self.browser.devtools(
            "Emulation.setEmulatedMedia",
            json!({ "features": features }),
        );
    }

    /// Lets everything on the page take this many times as long.
    #[track_caller]
    pub(crate) fn slow_down(&self, times: u32) {
        self.note(format!("slow down {times} times"));
        self.browser
            .devtools("Emulation.setCPUThrottlingRate", json!({ "rate": times }));
    }

    /// Stops the page as browsers do with one in the background, until `thaw`.
    #[track_caller]
    pub(crate) fn freeze(&self) {
        self.note("freeze");
        self.set_lifecycle("frozen");
    }

    /// Lets a page that was stopped go on.
    #[track_caller]
    pub(crate) fn thaw(&self) {
        self.note("thaw");
        self.set_lifecycle("active");
    }

    #[track_caller]
    fn set_lifecycle(&self, state: &str) {
        self.browser
            .devtools("Page.setWebLifecycleState", json!({ "state": state }));
    }

    /// Shows the tab that is looked at before the other ones, which are then hidden.
    #[track_caller]
    pub(crate) fn bring_to_front(&self) {
        self.note("bring to front");
        self.browser.devtools("Page.bringToFront", json!({}));
    }

    /// Styles the page as for paper, or as for the screen again.
    #[track_caller]
    pub(crate) fn print_media(&self, on_paper: bool) {
        let media = if on_paper { "print" } else { "" };
        self.browser
            .devtools("Emulation.setEmulatedMedia", json!({ "media": media }));
    }

    /// Lets the site read and write the clipboard.
    #[track_caller]
    pub(crate) fn allow_clipboard(&self) {
        let permissions = json!(["clipboardReadWrite", "clipboardSanitizedWrite"]);
        let grant = json!({ "origin": self.site.origin(), "permissions": permissions });
        self.browser.devtools("Browser.grantPermissions", grant);
    }

    /// What the clipboard holds.
    #[track_caller]
    pub(crate) fn clipboard(&self) -> String {
        let body = "navigator.clipboard.readText().then(arguments[0], (error) => arguments[0](`${error}`))";
        self.browser
            .script_async(body, Vec::new())
            .as_str()
            .unwrap_or_default()
            .to_owned()
    }

    /// Looks at the tab of this number, counted from 0; the first one that is not there is opened.
    #[track_caller]
    pub(crate) fn turn_to_tab(&mut self, number: usize) {
        self.note(format!("turn to tab {number}"));
        self.gather_problems();
        self.browser.turn_to_tab(number);
    }

    /// Closes the tab that is looked at, and looks at the first one.
    #[track_caller]
    pub(crate) fn close_tab(&mut self) {
        self.note("close the tab");
        self.gather_problems();
        self.browser.close_tab();
    }

    /// Runs a script before the own scripts of every document, to take a faculty from the browser.
    #[track_caller]
    pub(crate) fn cripple(&mut self, source: &str) {
        self.crippled = true;
        self.browser.devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": source }),
        );
    }

    /// What keeps the site from being installed as an application.
    #[track_caller]
    pub(crate) fn obstacles_to_installing(&self) -> Value {
        self.browser
            .devtools("Page.getInstallabilityErrors", json!({}))["installabilityErrors"]
            .take()
    }
}
