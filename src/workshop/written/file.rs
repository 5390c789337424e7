//! The files of a written lesson: its text, and a page with everything that it needs.

use crate::lesson::file::{self as page, Filling};

/// The element of lessons with its program, for a page that fetches nothing.
pub(super) const SCRIPT: &str = "embed.tutor.js";

/// What its head calls a lesson; the usual name if it has none.
pub(super) fn title(text: &str) -> String {
    let title = named(text, "title:").filter(|title| !title.is_empty());
    title.map_or_else(words::lesson_usual_title, str::to_owned)
}

/// The language in which it is written; that of the page if its head names none.
fn language(text: &str) -> String {
    let lang = named(text, "lang:").filter(|lang| !lang.is_empty());
    lang.map_or_else(words::table::spoken_tag, str::to_owned)
}

/// What stands in its head behind a word.
fn named<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    let mut head = text.trim_start_matches('\u{feff}').lines().take_while({
        let mut rules = 0;
        move |line| {
            rules += usize::from(line.trim_end() == "---");
            rules < 2
        }
    });
    head.find_map(|line| line.trim_start().strip_prefix(word))
        .map(str::trim)
}

/// The name of the file with the text.
pub(super) fn name(text: &str) -> String {
    page::named(&title(text), ".md")
}

/// The name of the page.
pub(super) fn page_name(text: &str) -> String {
    page::named(&title(text), ".html")
}

/// Whether the computer plays on one of its boards, which then needs the engine: a block begins so.
pub(super) fn needs_engine(text: &str) -> bool {
    text.lines().any(|line| {
        let fence = line.trim_start();
        let info = fence.trim_start_matches(['`', '~']);
        let words = info.split_whitespace();
        info.len() + 3 <= fence.len() && words.eq(["chess", "play-out"])
    })
}

/// Writes the page with the lesson in it, from the page that the build has made, and the scripts of the
/// element and of the engine; `None` if that is not as the build makes it.
pub(super) fn write(template: &str, scripts: &[&str], text: &str, home: &str) -> Option<String> {
    // Nothing that an author writes may end the script that holds it; in Markdown both say the same.
    let inside = text
        .replace("</script", "&lt;/script")
        .replace("<!--", "&lt;!--");
    let lesson = format!(
        "<jadoube-lesson level=\"0\"><script type=\"text/markdown\">\n{inside}\n</script></jadoube-lesson>"
    );
    page::fill(
        template,
        home,
        Filling {
            title: &title(text),
            lang: &language(text),
            content: &lesson,
            scripts,
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = include_str!("../../embed/lesson/lesson.html");
    const TEXT: &str = "---\ntitle: The knight & more\n---\n\nIt jumps.\n\ntitle: none\n";

    #[test]
    fn a_lesson_is_called_as_its_head_says() {
        assert_eq!(title(TEXT), "The knight & more");
        assert_eq!(name(TEXT), "the-knight-more.md");
        assert_eq!(page_name(TEXT), "the-knight-more.html");
        for without in ["", "It jumps.\n\n---\ntitle: A\n---", "---\ntitle:\n---\n"] {
            let expected = match without.contains("title: A") {
                // The rule below a paragraph is no head, but its author will have meant one.
                true => "A".to_owned(),
                false => words::lesson_usual_title(),
            };
            assert_eq!(title(without), expected, "{without}");
        }
    }

    #[test]
    fn the_engine_is_there_where_the_computer_plays() {
        for with in ["```chess play-out\n", "A.\n\n ~~~~ chess  play-out\r\n"] {
            assert!(needs_engine(with), "{with}");
        }
        for without in ["", TEXT, "```chess diagram\n```\n", "A chess play-out\n"] {
            assert!(!needs_engine(without), "{without}");
        }
    }

    #[test]
    fn the_page_holds_the_text_and_what_reads_it() {
        let text = format!("{TEXT}</script><script>alert(1)</script>");
        let page = write(PAGE, &["tutor()", "engine()"], &text, "").unwrap();
        assert!(page.contains("<h1>The knight &amp; more</h1>"), "{page}");
        assert!(
            page.contains("<script>tutor()</script>\n<script>engine()</script>"),
            "{page}"
        );
        assert_eq!(page.matches("</script>").count(), 4, "{page}");
        assert!(page.contains("<html lang=\"en\""), "{page}");
        assert_eq!(write("<p>Not found</p>", &[], TEXT, ""), None);
    }

    #[test]
    fn the_page_of_a_lesson_has_the_language_that_its_head_names() {
        let text = TEXT.replace("title:", "lang: de\ntitle:");
        let page = write(PAGE, &[], &text, "").unwrap();
        assert!(page.contains("<html lang=\"de\""), "{page}");
        assert_eq!(title(&text), "The knight & more");
    }
}
