//! Puts into the start page what it would fetch.

use crate::failure::{Failure, Outcome};
use crate::{digest, html};

/// What the document says besides the page, with the names that scripts look for.
const SAVED: &str = "<script type=\"application/json\" id=\"saved-page\">null</script>";

/// What is put into the page.
#[derive(Debug, Default)]
pub(super) struct Parts {
    /// The script that runs before anything is painted.
    pub boot: String,
    /// The script that runs last.
    pub script: String,
    /// All styles.
    pub style: String,
    /// The icon, as SVG.
    pub icon: String,
    /// The elements that hold files.
    pub files: String,
}

impl Parts {
    /// Adds a file in the letters in which it is packed.
    pub(super) fn add_file(&mut self, name: &str, for_worker: bool, letters: &str) {
        let mark = if for_worker { " data-for-worker" } else { "" };
        self.files.push_str(&format!(
            "<script type=\"application/octet-stream\" data-file=\"{name}\"{mark}>{letters}</script>\n"
        ));
    }

    /// Adds files that are packed as one, each with the number of its bytes.
    pub(super) fn add_files(&mut self, files: &[(String, usize)], letters: &str) {
        let names: Vec<String> = files
            .iter()
            .map(|(name, length)| format!("{name} {length}"))
            .collect();
        self.files.push_str(&format!(
            "<script type=\"application/octet-stream\" data-together=\"{}\">{letters}</script>\n",
            names.join(" ")
        ));
    }

    /// Adds the script of a worker.
    pub(super) fn add_worker(&mut self, name: &str, script: &str) {
        self.files.push_str(&format!(
            "<script type=\"text/plain\" data-file=\"{name}\">{script}</script>\n"
        ));
    }
}

/// The start page with everything inside.
///
/// # Errors
/// The page is not as the build makes it, or a part cannot stand in a document.
pub(super) fn page(start: &str, parts: &Parts) -> Outcome<String> {
    for text in [&parts.boot, &parts.script, &parts.style] {
        refuse_ends(text)?;
    }
    let mut page = String::new();
    let mut is_begun = false;
    for line in start.lines() {
        let Some(tag) = html::tags(line).into_iter().next() else {
            page.push_str(line);
            page.push('\n');
            continue;
        };
        let rel = tag.attribute("rel").unwrap_or_default();
        match (tag.name.as_str(), rel) {
            ("meta", _) if tag.attribute("http-equiv").is_some() => {
                page.push_str(&policy(parts));
            }
            ("link", "icon") => page.push_str(&icon(&parts.icon)),
            ("link", "manifest" | "apple-touch-icon") => {}
            ("link", "stylesheet") | ("script", _) => {
                if !is_begun {
                    is_begun = true;
                    page.push_str(&head(parts));
                }
            }
            _ => {
                page.push_str(line);
                page.push('\n');
            }
        }
    }
    let last = format!("{}<script>{}</script>\n</body>", parts.files, parts.script);
    let page = html::put(&page, "</body>", &last)?;
    match html::fetched(&page).iter().find(|file| is_foreign(file)) {
        None => Ok(page),
        Some(file) => Err(Failure::new(format!("the single file would fetch {file}"))),
    }
}

/// Whether the document would have to be fetched a file for this address: programs are announced by
/// their names, which the scripts look for in the document.
fn is_foreign(address: &str) -> bool {
    !address.starts_with("data:") && !address.ends_with(".wasm") && !address.starts_with("site-")
}

fn head(parts: &Parts) -> String {
    format!(
        "{SAVED}\n<script>{}</script>\n<style>{}</style>\n",
        parts.boot, parts.style
    )
}

/// Nothing runs and nothing is painted but what the build has put here; nothing is fetched at all.
fn policy(parts: &Parts) -> String {
    let [boot, script, style] =
        [&parts.boot, &parts.script, &parts.style].map(|text| digest::policy_source(text));
    format!(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; \
         script-src {boot} {script} 'wasm-unsafe-eval'; worker-src blob:; img-src data:; \
         style-src {style}; base-uri 'none'; form-action 'none'; \
         require-trusted-types-for 'script'; trusted-types jadoube\">\n"
    )
}

fn icon(svg: &str) -> String {
    let mut address = String::from("data:image/svg+xml,");
    for byte in svg.trim().bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b' ' | b'=' | b'-' | b'.' | b'/' | b':' => {
                address.push(char::from(byte));
            }
            _ => address.push_str(&format!("%{byte:02X}")),
        }
    }
    format!("<link rel=\"icon\" href=\"{address}\" type=\"image/svg+xml\">\n")
}

/// A part must not end the element it stands in, and its digest must hold as a browser reads it.
fn refuse_ends(text: &str) -> Outcome<()> {
    let lower = text.to_ascii_lowercase();
    for end in ["</script", "</style", "<!--", "\r", "\0"] {
        if lower.contains(end) {
            return Err(Failure::new(format!(
                "a script or style of the single file contains {end:?}"
            )));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{Parts, page};

    const START: &str = "<html lang=\"en\">\n<head>\n\
        <meta http-equiv=\"Content-Security-Policy\" content=\"x\">\n\
        <link rel=\"manifest\" href=\"m\">\n\
        <link rel=\"icon\" href=\"i.svg\">\n\
        <script src=\"./boot.js\"></script>\n\
        <link rel=\"stylesheet\" href=\"./a.css\"/>\n\
        <script type=\"module\" src=\"./start.js\"></script>\n</head>\n\
        <body>\n<p>Text</p>\n</body>\n</html>";

    fn parts() -> Parts {
        let mut parts = Parts {
            boot: "abc".to_owned(),
            script: "abc".to_owned(),
            style: "p{color:red}".to_owned(),
            icon: "<svg id=\"a#b\"/>".to_owned(),
            ..Parts::default()
        };
        parts.add_file("a.wasm", true, "QUJD");
        parts
    }

    #[test]
    fn nothing_is_fetched_and_every_script_is_named_by_its_digest() {
        let page = page(START, &parts()).unwrap();
        for gone in ["manifest", "boot.js", "a.css", "start.js", "content=\"x\""] {
            assert!(!page.contains(gone), "{gone}");
        }
        let source = "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='";
        assert!(page.contains(&format!("script-src {source} {source} 'wasm-unsafe-eval';")));
        assert!(!page.contains("unsafe-inline") && !page.contains("'self'"));
        assert!(page.contains("href=\"data:image/svg+xml,%3Csvg id=%22a%23b%22/%3E\""));
    }

    #[test]
    fn what_was_saved_is_known_before_the_first_script_runs() {
        let page = page(START, &parts()).unwrap();
        let place = |part: &str| page.find(part).unwrap();
        assert!(place("id=\"saved-page\"") < place("<script>abc"));
        assert!(place("<p>Text") < place("data-file=\"a.wasm\" data-for-worker>QUJD</script>"));
        assert!(
            page.trim_end()
                .ends_with("<script>abc</script>\n</body>\n</html>")
        );
    }

    #[test]
    fn files_that_are_packed_as_one_say_where_each_lies() {
        let mut parts = parts();
        let files = [("a.txt".to_owned(), 5), ("b/c.txt".to_owned(), 20)];
        parts.add_files(&files, "QUJD");
        let page = page(START, &parts).unwrap();
        assert!(page.contains(" data-together=\"a.txt 5 b/c.txt 20\">QUJD</script>"));
    }

    #[test]
    fn a_script_that_would_end_its_element_is_refused() {
        for text in ["'</Script>'", "<!--", "a\r\n"] {
            let parts = Parts {
                script: text.to_owned(),
                ..parts()
            };
            assert!(page(START, &parts).is_err(), "{text:?}");
        }
    }

    #[test]
    fn a_file_that_would_still_be_fetched_is_refused() {
        let start = START.replace("<p>", "<img src=\"a.png\"><p>");
        let failure = page(&start, &parts()).unwrap_err().to_string();
        assert_eq!(failure, "the single file would fetch a.png");
    }
}
