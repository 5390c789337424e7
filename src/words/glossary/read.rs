//! The lines of a glossary, read one after the other.

use super::draft::{Draft, KEYWORDS};
use super::entry::{Entry, Source};
use super::error::{GlossaryError, GlossaryFault as Fault};
use super::prose::is_slug;

/// What has been read of a glossary.
#[derive(Default)]
pub(super) struct Contents {
    pub(super) sources: Vec<Source>,
    /// Each section with the index of its first entry.
    pub(super) sections: Vec<(String, usize)>,
    pub(super) entries: Vec<Entry>,
}

/// Reads a glossary.
pub(super) fn contents(text: &str) -> Result<Contents, GlossaryError> {
    let mut reader = Reader::default();
    for (index, line) in text.lines().enumerate() {
        let line = line.trim_end();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let number = index + 1;
        let at = |fault| GlossaryError {
            line: number,
            fault,
        };
        let (keyword, value) = line.split_once(' ').unwrap_or((line, ""));
        if matches!(keyword, "term" | "section") {
            reader.finish()?;
        }
        reader.line(keyword, value.trim(), number).map_err(at)?;
    }
    reader.finish()?;
    Ok(reader.done)
}

#[derive(Default)]
struct Reader {
    done: Contents,
    draft: Option<Draft>,
}

impl Reader {
    fn line(&mut self, keyword: &str, value: &str, number: usize) -> Result<(), Fault> {
        let known = matches!(keyword, "source" | "section" | "term");
        if value.is_empty() && (known || KEYWORDS.contains(&keyword)) {
            return Err(Fault::Value);
        }
        match keyword {
            "source" => self.source(value),
            "section" => {
                let first = self.done.entries.len();
                self.done.sections.push((value.to_owned(), first));
                Ok(())
            }
            "term" => self.term(value, number),
            _ if !KEYWORDS.contains(&keyword) => Err(Fault::Keyword),
            _ => {
                let draft = self.draft.as_mut().ok_or(Fault::OutsideTerm)?;
                draft.line(keyword, value, &self.done.sources)
            }
        }
    }

    fn source(&mut self, value: &str) -> Result<(), Fault> {
        let (key, name) = value.split_once(' ').ok_or(Fault::Source)?;
        let sources = &mut self.done.sources;
        let begun = self.draft.is_some() || !self.done.entries.is_empty();
        if begun || sources.iter().any(|source| source.key == key) {
            return Err(Fault::Source);
        }
        sources.push(Source {
            key: key.to_owned(),
            name: name.trim().to_owned(),
        });
        Ok(())
    }

    fn term(&mut self, value: &str, number: usize) -> Result<(), Fault> {
        let (slug, title) = value.split_once(' ').ok_or(Fault::Term)?;
        if !is_slug(slug) {
            return Err(Fault::Term);
        }
        if self.done.entries.iter().any(|entry| entry.slug == slug) {
            return Err(Fault::TakenSlug);
        }
        self.draft = Some(Draft::new(number, slug, title.trim()));
        Ok(())
    }

    /// Puts the entry in the making, if any, among those that are done.
    fn finish(&mut self) -> Result<(), GlossaryError> {
        if let Some(draft) = self.draft.take() {
            let line = draft.line;
            let entry = draft
                .finish()
                .map_err(|fault| GlossaryError { line, fault })?;
            self.done.entries.push(entry);
        }
        Ok(())
    }
}
