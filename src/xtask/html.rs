//! Reading the start tags of our own pages: which files they fetch, and what the policy forbids.

use std::convert::Infallible;

use html5gum::emitters::default::{DefaultEmitter, StartTag, Token};
use html5gum::{HtmlString, Tokenizer};

use crate::failure::{Failure, Outcome};

/// One start tag.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tag {
    /// The element's name in lower case.
    pub name: String,
    attributes: Vec<(String, String)>,
}

impl Tag {
    /// The value of an attribute; empty when it stands there without one.
    #[must_use]
    pub fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes
            .iter()
            .find(|(key, _)| key == name)
            .map(|(_, value)| value.as_str())
    }
}

impl From<StartTag<()>> for Tag {
    fn from(tag: StartTag<()>) -> Self {
        let attributes = tag.attributes.into_iter();
        Self {
            name: text(&tag.name),
            attributes: attributes
                .map(|(key, value)| (text(&key), text(&value.value)))
                .collect(),
        }
    }
}

fn text(bytes: &HtmlString) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// All start tags of a page in their order; comments and the contents of scripts hold none.
#[must_use]
pub fn tags(page: &str) -> Vec<Tag> {
    let mut emitter = DefaultEmitter::default();
    // What stands in a script or a style is not read as tags.
    emitter.naively_switch_states(true);
    Tokenizer::new_with_emitter(page, emitter)
        .filter_map(|token: Result<Token, Infallible>| match token {
            Ok(Token::StartTag(tag)) => Some(tag.into()),
            _ => None,
        })
        .collect()
}

/// The files that a browser fetches to show the page and start the application, as written in it.
///
/// The manifest and the icon are among them; the icon for a phone's home screen is not, because
/// only putting the page there fetches it.
#[must_use]
pub fn fetched(page: &str) -> Vec<String> {
    let mut files: Vec<String> = Vec::new();
    for tag in tags(page) {
        let found = match tag.name.as_str() {
            "script" | "img" => vec![tag.attribute("src")],
            "link" => match tag.attribute("rel") {
                Some("stylesheet" | "preload" | "modulepreload" | "manifest" | "icon") => {
                    vec![tag.attribute("href")]
                }
                _ => vec![],
            },
            "meta" if tag.attribute("name") == Some("wasm-site") => {
                vec![tag.attribute("data-js"), tag.attribute("data-wasm")]
            }
            _ => vec![],
        };
        for file in found.into_iter().flatten() {
            let file = file.strip_prefix("./").unwrap_or(file).to_owned();
            if !files.contains(&file) {
                files.push(file);
            }
        }
    }
    files
}

/// Checks that nothing in the page needs what its content security policy forbids.
///
/// # Errors
/// There is an inline script, a style element, a style attribute or an event attribute.
pub fn refuse_inline_code(page: &str) -> Outcome<()> {
    for tag in tags(page) {
        let inline = tag.name == "style"
            || tag.name == "script" && tag.attribute("src").is_none()
            || tag
                .attributes
                .iter()
                .any(|(key, _)| key == "style" || key.starts_with("on"));
        if inline {
            return Err(Failure::new(format!(
                "the page has code or style inline, which its policy forbids: <{}> with {:?}",
                tag.name, tag.attributes
            )));
        }
    }
    Ok(())
}

/// Puts `text` into a page in the place of a mark.
///
/// # Errors
/// The mark is not there.
pub fn put(page: &str, mark: &str, text: &str) -> Outcome<String> {
    match page.split_once(mark) {
        Some((before, after)) => Ok(format!("{before}{text}{after}")),
        None => Err(Failure::new(format!("index.html has no {mark}"))),
    }
}

#[cfg(test)]
mod tests {
    use super::{fetched, put, refuse_inline_code, tags};

    #[test]
    fn attributes_are_read_in_every_way_of_writing_them() {
        let tags = tags("<!-- <b> --><LINK rel='icon' href=a.svg /><input disabled value=\"a>b\">");
        assert_eq!(tags.len(), 2);
        assert_eq!(tags[0].name, "link");
        assert_eq!(tags[0].attribute("rel"), Some("icon"));
        assert_eq!(tags[0].attribute("href"), Some("a.svg"));
        assert_eq!(tags[1].attribute("disabled"), Some(""));
        assert_eq!(tags[1].attribute("value"), Some("a>b"));
        assert_eq!(tags[1].attribute("name"), None);
    }

    #[test]
    fn fetched_files_are_listed_once_and_links_to_elsewhere_are_not() {
        let page = r#"<link rel="stylesheet" href="./a.css"><link rel="preload" href="./x.wasm">
            <link rel="apple-touch-icon" href="phone.png"><a href="other.html">other</a>
            <meta name="wasm-site" data-js="./x.js" data-wasm="./x.wasm">
            <script src="./boot.js"></script>"#;
        assert_eq!(fetched(page), ["a.css", "x.wasm", "x.js", "boot.js"]);
    }

    #[test]
    fn inline_code_and_style_are_refused() {
        assert!(refuse_inline_code("<p class=a><script src=a.js></script>").is_ok());
        for page in [
            "<script>1</script>",
            "<style>",
            "<p style='x'>",
            "<p onclick=a>",
        ] {
            assert!(refuse_inline_code(page).is_err(), "{page}");
        }
    }

    #[test]
    fn a_mark_is_replaced_in_place() {
        let page = put("<div><!-- pieces --></div>", "<!-- pieces -->", "<svg>");
        assert_eq!(page.as_deref(), Ok("<div><svg></div>"));
        assert!(put("<div></div>", "<!-- pieces -->", "<svg>").is_err());
    }
}
