//! What is done to one element of a page, and what the browser says of it.

use serde_json::Value;
use thirtyfour::common::command::{Command as Request, FormatRequestData};
use thirtyfour::common::requestdata::RequestData;
use thirtyfour::{ElementId, SessionId, WebElement};

use super::Browser;

impl Browser {
    /// The element that a function body returns, if it returns one.
    #[track_caller]
    pub(crate) fn element(&self, body: &str, arguments: Vec<Value>) -> Option<WebElement> {
        let answer = self.must(self.session().execute(body, arguments));
        (!answer.json().is_null()).then(|| answer.element().expect("the script returns an element"))
    }

    /// Clicks as a user does: in the middle of the element, which must be reachable. That the element has
    /// just been drawn anew is a value.
    #[track_caller]
    pub(crate) fn try_click(&self, element: &WebElement) -> Result<(), String> {
        // What lies behind the header, the board or the bar is scrolled into sight first, as a user
        // would.
        let reveal = r##"
            const [element] = arguments;
            const { x, y, width, height } = element.getBoundingClientRect();
            const found = document.elementFromPoint(x + width / 2, y + height / 2);
            if (!found || !(element.contains(found) || found.contains(element))) {
                element.scrollIntoView({ block: "center" });
            }
        "##;
        let reference = element.to_json().expect("an element has a reference");
        let clicked = self.runtime.block_on(async {
            self.session().execute(reveal, vec![reference]).await?;
            element.click().await
        });
        match clicked {
            Err(error) if error.to_string().contains("stale element") => Err(error.to_string()),
            clicked => {
                self.must(async { clicked });
                Ok(())
            }
        }
    }

    /// Types into an element.
    #[track_caller]
    pub(crate) fn type_into(&self, element: &WebElement, text: &str) {
        self.must(element.send_keys(text));
    }

    /// The same; that the element has just gone is a value.
    pub(crate) fn try_type_into(&self, element: &WebElement, text: &str) -> Result<(), String> {
        let typed = self.runtime.block_on(element.send_keys(text));
        typed.map_err(|error| error.to_string())
    }

    /// The accessible name that the browser computes for an element.
    #[track_caller]
    pub(crate) fn computed_label(&self, element: &WebElement) -> String {
        self.computed(element, "computedlabel")
    }

    /// The role that the browser computes for an element.
    #[track_caller]
    pub(crate) fn computed_role(&self, element: &WebElement) -> String {
        self.computed(element, "computedrole")
    }

    #[track_caller]
    fn computed(&self, element: &WebElement, what: &'static str) -> String {
        let question = Computed {
            element: element.element_id(),
            what,
        };
        self.must(async { self.session().cmd(question).await?.value() })
    }
}

/// A question about an element for which the client has no method of its own.
#[derive(Debug)]
struct Computed {
    element: ElementId,
    what: &'static str,
}

impl FormatRequestData for Computed {
    fn format_request(&self, session: &SessionId) -> RequestData {
        let Computed { element, what } = self;
        let similar = Request::GetElementText(element.clone()).format_request(session);
        RequestData {
            uri: format!("session/{session}/element/{element}/{what}").into(),
            ..similar
        }
    }
}
