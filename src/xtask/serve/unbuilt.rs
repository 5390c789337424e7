//! What is not built yet while the server already answers.

use std::sync::{Mutex, PoisonError};

/// The files that are still being built. None by default.
#[derive(Debug, Default)]
pub struct Unbuilt {
    parts: Mutex<Vec<Part>>,
}

/// Files that are built together.
#[derive(Debug)]
struct Part {
    /// How their addresses begin, seen from the start page.
    addresses: &'static [&'static str],
    /// Why they will not come.
    failure: Option<String>,
}

impl Unbuilt {
    /// All of `parts`, each given by how the addresses of its files begin.
    #[must_use]
    pub fn new(parts: impl IntoIterator<Item = &'static [&'static str]>) -> Self {
        let parts = parts.into_iter().map(|addresses| Part {
            addresses,
            failure: None,
        });
        Self {
            parts: Mutex::new(parts.collect()),
        }
    }

    /// The part with these addresses is there.
    pub fn finish(&self, addresses: &'static [&'static str]) {
        self.locked().retain(|part| part.addresses != addresses);
    }

    /// The part with these addresses will not come, and neither will those that are not there yet.
    pub fn fail(&self, why: &str) {
        for part in self.locked().iter_mut() {
            part.failure = Some(why.to_owned());
        }
    }

    /// The page to show in place of a file that is not there yet.
    pub(super) fn page(&self, relative: &str) -> Option<String> {
        let parts = self.locked();
        let is_of = |part: &&Part| part.addresses.iter().any(|it| relative.starts_with(it));
        let part = parts.iter().find(is_of)?;
        let (refresh, text) = match &part.failure {
            None => (
                "<meta http-equiv=\"refresh\" content=\"2\">",
                "This file is still being built. The page reloads by itself.".to_owned(),
            ),
            Some(why) => ("", format!("This file was not built: {}", escaped(why))),
        };
        Some(format!(
            "<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n{refresh}\n\
             <title>Being built</title>\n<p>{text}</p>\n</html>\n"
        ))
    }

    fn locked(&self) -> std::sync::MutexGuard<'_, Vec<Part>> {
        // Every change is a single step, so a panic elsewhere leaves nothing half done.
        self.parts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}
