//! What the live regions say, as a screen reader would hear it.

use serde_json::Value;

use super::Page;

/// A point in time; what was said before it does not count.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moment(usize);

impl Page {
    /// Everything said by this document so far, as (region, text).
    fn said(&self) -> Vec<(String, String)> {
        let body = "return window.e2eRecord.live.map(({ region, text }) => [region, text]);";
        let Ok(Value::Array(entries)) = self.browser.try_script(body, Vec::new()) else {
            return Vec::new();
        };
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        entries
            .iter()
            .map(|entry| (text(&entry[0]), text(&entry[1])))
            .collect()
    }

    /// Marks this moment; `expect_said` listens from it on.
    pub(crate) fn listen(&self) -> Moment {
        Moment(self.said().len())
    }

    /// One sentence since the moment contains all these words, in whatever case.
    #[track_caller]
    pub(crate) fn expect_said(&self, since: Moment, words: &[&str]) -> String {
        self.eventually(&format!("a live region says {words:?}"), || {
            let said = self.said();
            let heard = said.get(since.0..).unwrap_or_default();
            heard
                .iter()
                .map(|(_, text)| text)
                .find(|text| {
                    let text = text.to_lowercase();
                    words.iter().all(|word| text.contains(&word.to_lowercase()))
                })
                .cloned()
                .ok_or_else(|| format!("heard {heard:?}"))
        })
    }

    /// The region that may interrupt says this since the moment.
    #[track_caller]
    pub(crate) fn expect_alert(&self, since: Moment, words: &[&str]) {
        self.expect_said(since, words);
        let said = self.said();
        let heard: Vec<_> = said.get(since.0..).unwrap_or_default().iter().collect();
        let interrupts = heard.iter().any(|(region, text)| {
            region == "live-alert"
                && words
                    .iter()
                    .all(|word| text.to_lowercase().contains(&word.to_lowercase()))
        });
        assert!(
            interrupts,
            "{words:?} was said, but not as an alert: {heard:?}"
        );
    }
}
