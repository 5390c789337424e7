//! HTML as a board.

use std::ops::Range;

use super::super::entities::decode;
use super::super::markup::{MarkupPart, Scanner, Tag, Torn};
use super::{ELEMENT, FRAME_PAGE, Fault, FaultKind, HINT_ELEMENT, Hint, Snippet, tidy};
use crate::Attribute;

/// A board that was found in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The board.
    pub snippet: Snippet,
    /// Where it stands.
    pub span: Range<usize>,
}

/// The media types of game files.
const PGN_TYPES: [&str; 2] = ["application/x-chess-pgn", "application/vnd.chess-pgn"];
/// Elements without an end tag.
const VOID: [&str; 13] = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
];
/// Elements whose content is no markup.
const RAW: [&str; 4] = ["script", "style", "textarea", "title"];

/// The first board of a text, with what stands around it.
pub(super) fn first(text: &str) -> Result<Snippet, Fault> {
    if !text.contains('<') {
        // Nothing of a long text without markup is looked at further.
        return Err(Fault::at(text, 0, FaultKind::NoBoard));
    }
    let mut home = String::new();
    let text = &text.replace("\r\n", "\n");
    let found = next(text, 0, &mut home)?;
    let Some(Found { mut snippet, span }) = found else {
        return Err(Fault::at(text, 0, FaultKind::NoBoard));
    };
    snippet.before = without_loader(&text[..span.start]);
    snippet.after = without_loader(&text[span.end..]);
    if snippet.home.is_empty() {
        snippet.home = home;
    }
    Ok(snippet)
}

/// All boards of a text, without what stands around them.
///
/// # Errors
///
/// [`Fault`] with its line and column for the first one that is torn.
pub fn read_all(text: &str) -> Result<Vec<Found>, Fault> {
    let mut home = String::new();
    let (mut all, mut at) = (Vec::new(), 0);
    while let Some(found) = next(text, at, &mut home)? {
        at = found.span.end;
        all.push(found);
    }
    Ok(all)
}

/// The next board from a place on; where a loader lies is remembered.
fn next(text: &str, from: usize, home: &mut String) -> Result<Option<Found>, Fault> {
    let mut scanner = Scanner::new(text, from);
    while let Some(piece) = piece(&mut scanner, text)? {
        let MarkupPart::Tag(tag) = piece else {
            continue;
        };
        match tag.name.as_str() {
            ELEMENT if !tag.is_end => return element(text, &tag, scanner).map(Some),
            "iframe" if !tag.is_end && is_ours(&tag) => {
                return frame(text, &tag, scanner).map(Some);
            }
            name if !tag.is_end && RAW.contains(&name) => {
                if let Some(folder) = loader_home(&tag) {
                    *home = folder.to_owned();
                }
                raw(text, &mut scanner, &tag)?;
            }
            _ => {}
        }
    }
    Ok(None)
}

/// Whether a frame is meant to show a board: one of another site is left alone.
fn is_ours(tag: &Tag) -> bool {
    let address = tag.get("src").unwrap_or_default();
    let page = address.split(['#', '?']).next().unwrap_or_default();
    page.rsplit('/').next() == Some(FRAME_PAGE)
}

fn piece(scanner: &mut Scanner<'_>, text: &str) -> Result<Option<MarkupPart>, Fault> {
    let torn = |(torn, at): (Torn, usize)| Fault::at(text, at, FaultKind::Torn(torn));
    scanner.piece().map_err(torn)
}

fn raw(text: &str, scanner: &mut Scanner<'_>, tag: &Tag) -> Result<Range<usize>, Fault> {
    let open = || Fault::at(text, tag.span.start, FaultKind::Open(tag.name.clone()));
    scanner.raw(&tag.name).ok_or_else(open)
}

/// Where the loader lies, if the tag loads it.
fn loader_home(tag: &Tag) -> Option<&str> {
    let source = tag.get("src")?;
    let (folder, file) = match source.rfind('/') {
        Some(slash) => source.split_at(slash + 1),
        None => ("", source),
    };
    let is_loader = file.strip_prefix("jadoube")?.strip_suffix(".js")?;
    (is_loader.is_empty() || is_loader.starts_with('-')).then_some(folder)
}

/// A text without the tag that loads the boards, which is written anew.
fn without_loader(text: &str) -> String {
    let mut kept = String::new();
    let (mut scanner, mut copied) = (Scanner::new(text, 0), 0);
    while let Ok(Some(piece)) = scanner.piece() {
        let MarkupPart::Tag(tag) = piece else {
            continue;
        };
        let is_raw = !tag.is_end && RAW.contains(&tag.name.as_str());
        if !is_raw || scanner.raw(&tag.name).is_none() {
            continue;
        }
        if loader_home(&tag).is_some() {
            kept.push_str(text[copied..tag.span.start].trim_end());
            copied = scanner.at();
        }
    }
    kept.push_str(&text[copied..]);
    kept.trim().to_owned()
}

fn frame(text: &str, tag: &Tag, mut scanner: Scanner<'_>) -> Result<Found, Fault> {
    let source = tag.attributes.iter().find(|it| it.name == "src");
    let (address, at) = source.map_or(("", tag.span.start), |it| (it.value.as_str(), it.value_at));
    let Some((page, query)) = address.split_once('#') else {
        return Err(Fault::at(text, at, FaultKind::Address));
    };
    let mut snippet = Snippet::from_query(query);
    let slash = page.rfind('/').map_or(0, |place| place + 1);
    page[..slash].clone_into(&mut snippet.home);
    // The usual title is said in words, which its caller knows.
    let usual = snippet.frame_defaults("");
    snippet.frame = tag
        .attributes
        .iter()
        .filter(|it| it.name != "src")
        .map(|it| (it.name.clone(), it.value.clone()))
        .filter(|(name, value)| {
            !usual
                .iter()
                .any(|(known, said)| known == name && said == value)
        })
        .collect();
    let inner = scanner.raw("iframe");
    let end = inner.map_or(tag.span.end, |_| scanner.at());
    Ok(Found {
        snippet,
        span: tag.span.start..end,
    })
}

fn element(text: &str, tag: &Tag, mut scanner: Scanner<'_>) -> Result<Found, Fault> {
    let mut snippet = Snippet::default();
    for attribute in &tag.attributes {
        if attribute.name == Attribute::Pgn.name() {
            snippet.pgn = attribute.value.trim().to_owned();
        } else {
            snippet.set_named(&attribute.name, Some(&attribute.value));
        }
    }
    let mut fallback = String::new();
    let mut rest = Vec::new();
    loop {
        match piece(&mut scanner, text)? {
            None => {
                let kind = FaultKind::Open(ELEMENT.to_owned());
                return Err(Fault::at(text, tag.span.start, kind));
            }
            Some(MarkupPart::Text(span)) => fallback.push_str(&text[span]),
            Some(MarkupPart::Hidden(span)) => rest.push(text[span].to_owned()),
            Some(MarkupPart::Tag(inner)) if inner.is_end && inner.name == ELEMENT => break,
            // An end without a beginning means nothing to a browser either.
            Some(MarkupPart::Tag(inner)) if inner.is_end => {}
            Some(MarkupPart::Tag(inner)) => {
                let content = content(text, &inner, &mut scanner)?;
                let whole = &text[inner.span.start..scanner.at()];
                if !take(&mut snippet, &inner, &text[content]) {
                    rest.push(whole.to_owned());
                }
            }
        }
    }
    snippet.fallback = tidy(&decode(&fallback));
    snippet.rest = rest.join("\n");
    Ok(Found {
        snippet,
        span: tag.span.start..scanner.at(),
    })
}

/// What stands between the tags of an element in a board; the scanner stands behind it afterwards.
fn content(text: &str, tag: &Tag, scanner: &mut Scanner<'_>) -> Result<Range<usize>, Fault> {
    if VOID.contains(&tag.name.as_str()) {
        return Ok(tag.span.end..tag.span.end);
    }
    if RAW.contains(&tag.name.as_str()) {
        return raw(text, scanner, tag);
    }
    let mut depth = 1;
    while let Some(piece) = piece(scanner, text)? {
        let MarkupPart::Tag(inner) = piece else {
            continue;
        };
        if RAW.contains(&inner.name.as_str()) && !inner.is_end {
            raw(text, scanner, &inner)?;
        } else if inner.name == tag.name {
            depth = if inner.is_end { depth - 1 } else { depth + 1 };
            if depth == 0 {
                return Ok(tag.span.end..inner.span.start);
            }
        }
    }
    let kind = FaultKind::Open(tag.name.clone());
    Err(Fault::at(text, tag.span.start, kind))
}

/// Understands an element in a board; false for one that is kept as it is.
fn take(snippet: &mut Snippet, tag: &Tag, content: &str) -> bool {
    let only = |names: &[&str]| {
        let mut attributes = tag.attributes.iter();
        attributes.all(|it| names.contains(&it.name.as_str()))
    };
    let is_text = !content.contains('<');
    let words = || tidy(&decode(content));
    match tag.name.as_str() {
        "script" if only(&["type"]) && snippet.pgn.is_empty() => {
            let kind = tag.get("type").unwrap_or_default().to_ascii_lowercase();
            if !PGN_TYPES.contains(&kind.as_str()) {
                return false;
            }
            snippet.pgn = dedent(content);
            true
        }
        HINT_ELEMENT if is_text && only(&["squares"]) => {
            snippet.hints.push(Hint {
                text: words(),
                squares: tag.get("squares").unwrap_or_default().to_owned(),
            });
            true
        }
        "span" if is_text && only(&["slot"]) => {
            let field = match tag.get("slot") {
                Some("prompt") => &mut snippet.prompt,
                Some("caption") => &mut snippet.caption,
                _ => return false,
            };
            // A second one is an element of its own to a browser.
            if !field.is_empty() {
                return false;
            }
            *field = words();
            true
        }
        _ => false,
    }
}

/// A text without the space by which all its lines are moved in.
fn dedent(text: &str) -> String {
    let lines = || text.lines().filter(|line| !line.trim().is_empty());
    let room = |line: &str| line.len() - line.trim_start_matches([' ', '\t']).len();
    let common = lines().map(room).min().unwrap_or(0);
    let lines = text
        .lines()
        .map(|line| line.get(common..).unwrap_or("").trim_end());
    lines
        .collect::<Vec<_>>()
        .join("\n")
        .trim_matches('\n')
        .to_owned()
}
