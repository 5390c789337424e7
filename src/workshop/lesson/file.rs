//! The file of a lesson: the page that the build has made, with the boards in it.

use element::{Attribute, Mode};
use notation::small;

use super::list::{Item, Lesson};

/// The page, in the built site: `src/embed/lesson/lesson.html` with all programs.
pub(crate) const TEMPLATE: &str = "jadoube.lesson.html";

/// The engine of boards on which the computer plays, beside it.
pub(crate) const ENGINE: &str = "embed.engine.js";

/// Where the places end that are filled; what follows is the script.
const SCRIPT: &str = "<script>";

/// Whether the computer plays on one of the boards, which then need the engine.
pub(super) fn needs_engine(lesson: &Lesson) -> bool {
    let mut boards = lesson.items.iter();
    boards.any(|item| item.board.mode() == Mode::Computer)
}

/// Writes the file, with the site at `home`, if it is one, and the script of the engine, if it is needed;
/// `None` if the page is not as the build makes it.
pub(super) fn write(template: &str, engine: &str, lesson: &Lesson, home: &str) -> Option<String> {
    let home = if home.starts_with("http") { home } else { "" };
    let has_tasks = lesson.items.iter().any(|item| {
        let goal = item.board.get(Attribute::Goal).unwrap_or_default();
        item.board.mode().asks(goal)
    });
    let score = match (has_tasks, lesson.codes) {
        (false, _) => String::new(),
        (true, false) => "<jadoube-score></jadoube-score>".to_owned(),
        (true, true) => format!(
            "<jadoube-score class-code=\"{}\"></jadoube-score>",
            written(home)
        ),
    };
    let content = [boards(lesson), score].concat();
    let filling = Filling {
        title: &title(lesson),
        lang: &words::table::spoken_tag(),
        content: &content,
        scripts: &[engine],
    };
    fill(template, home, filling)
}

/// What stands in the page.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Filling<'a> {
    /// Its title.
    pub(crate) title: &'a str,
    /// The tag of its language.
    pub(crate) lang: &'a str,
    /// The tags below its heading.
    pub(crate) content: &'a str,
    /// Scripts that the content needs besides that of the page, as far as they are not empty.
    pub(crate) scripts: &'a [&'a str],
}

/// Fills the page with the site at `home`, if it is one; `None` if the page is not as the build makes it.
pub(crate) fn fill(template: &str, home: &str, filling: Filling<'_>) -> Option<String> {
    let (page, script) = template.split_once(SCRIPT)?;
    let home = if home.starts_with("http") { home } else { "" };
    let scripts = filling.scripts.iter().filter(|script| !script.is_empty());
    let scripts = scripts.map(|script| [SCRIPT, script, "</script>\n"].concat());
    // Each place once, from the front, so that nothing that was filled in is taken for another place.
    let title = written(filling.title);
    let places = [
        ("{{lang}}", written(filling.lang)),
        ("{{home}}", written(home)),
        ("{{title}}", title.clone()),
        ("{{title}}", title),
        ("{{no-script}}", written(&words::lesson_no_script())),
        ("{{boards}}", filling.content.to_owned()),
        ("{{engine}}", scripts.collect()),
    ];
    let mut filled = String::new();
    let mut rest = page;
    for (place, text) in places {
        let (before, after) = rest.split_once(place)?;
        filled.push_str(before);
        filled.push_str(&text);
        rest = after;
    }
    Some([&filled, rest, SCRIPT, script].concat())
}

/// The boards with their headings, as they stand in the page.
pub(super) fn boards(lesson: &Lesson) -> String {
    (1..)
        .zip(&lesson.items)
        .map(|(number, item)| section(number, item))
        .collect()
}

/// The heading of a lesson.
pub(super) fn title(lesson: &Lesson) -> String {
    let title = lesson.title.trim();
    if title.is_empty() {
        words::lesson_usual_title()
    } else {
        title.to_owned()
    }
}

/// A name for the file, of what every disk takes.
pub(super) fn name(lesson: &Lesson) -> String {
    named(&title(lesson), ".html")
}

/// The name of a file with a title, of what every disk takes.
pub(crate) fn named(title: &str, ending: &str) -> String {
    let title = small::text(title);
    let words: Vec<&str> = title
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    let name: String = words.join("-").chars().take(60).collect();
    let name = if name.is_empty() { "lesson" } else { &name };
    [name, ending].concat()
}

/// The numbers of the boards that would fetch their games from somewhere.
pub(super) fn with_source(lesson: &Lesson) -> Vec<usize> {
    let boards = (1..).zip(&lesson.items);
    boards
        .filter(|(_, item)| item.board.has(Attribute::Src))
        .map(|(number, _)| number)
        .collect()
}

fn section(number: usize, item: &Item) -> String {
    let title = item.title.trim();
    let heading = match title.is_empty() {
        true => number.to_string(),
        false => written(title),
    };
    let board = item.board.tidied().to_element(None);
    format!("<section>\n<h2>{heading}</h2>\n{board}\n</section>\n")
}

/// A text as HTML has it, between tags and in quotes.
fn written(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use element::Snippet;

    use super::*;
    use crate::lesson::Change;

    const PAGE: &str = include_str!("../../embed/lesson/lesson.html");

    fn lesson_of(queries: &[&str]) -> Lesson {
        let mut lesson = Lesson::default();
        for query in queries {
            lesson.change(Change::Add(Box::new(Snippet::from_query(query))));
        }
        lesson
    }

    const MATE: &str = "mode=solve&goal=mate&in=2&fen=6k1/8/8/8/8/8/R7/1R4K1_w_-_-";

    #[test]
    fn boards_stand_in_their_order_under_their_titles() {
        let mut lesson = lesson_of(&[MATE, "mode=play"]);
        lesson.change(Change::Title("Rooks & <more>".to_owned()));
        lesson.change(Change::ItemTitle(1, "Play it \"out\"".to_owned()));
        let page = write(PAGE, "", &lesson, "https://a.example/").unwrap();
        assert!(
            page.contains("<title>Rooks &amp; &lt;more></title>"),
            "{page}"
        );
        assert!(page.contains("<h1>Rooks &amp; &lt;more></h1>"), "{page}");
        let place = |part: &str| page.find(part).unwrap_or_else(|| panic!("{part}: {page}"));
        assert!(place("<h2>1</h2>") < place("goal=\"mate\""));
        assert!(place("goal=\"mate\"") < place("<h2>Play it &quot;out&quot;</h2>"));
        assert!(place("mode=\"play\"") < place("<jadoube-score></jadoube-score>"));
        assert!(place("<jadoube-score>") < place("<script>#script</script>"));
        assert!(page.contains("data-home=\"https://a.example/\""), "{page}");
    }

    #[test]
    fn there_is_a_score_where_there_are_tasks_and_a_code_where_it_is_wanted() {
        let mut lesson = lesson_of(&["mode=play"]);
        lesson.change(Change::Codes(true));
        assert!(
            !write(PAGE, "", &lesson, "")
                .unwrap()
                .contains("<jadoube-score")
        );
        lesson.change(Change::Add(Box::new(Snippet::from_query(MATE))));
        let page = write(PAGE, "", &lesson, "https://a.example/x/").unwrap();
        assert!(
            page.contains("<jadoube-score class-code=\"https://a.example/x/\">"),
            "{page}"
        );
        let page = write(PAGE, "", &lesson, "file:///home/").unwrap();
        assert!(page.contains("<jadoube-score class-code=\"\">"), "{page}");
    }

    #[test]
    fn the_engine_is_there_where_the_computer_plays() {
        let without = lesson_of(&["mode=play"]);
        assert!(!needs_engine(&without));
        let page = write(PAGE, "", &without, "").unwrap();
        assert_eq!(page.matches("<script>").count(), 1, "{page}");
        let with = lesson_of(&["mode=play", "mode=computer&level=3"]);
        assert!(needs_engine(&with));
        let page = write(PAGE, "engine()", &with, "").unwrap();
        let scripts = "<script>engine()</script>\n<script>#script</script>";
        assert!(page.contains(scripts), "{page}");
    }

    #[test]
    fn what_looks_like_a_place_stays_what_it_is() {
        let mut lesson = lesson_of(&["mode=play&caption=%7B%7Bboards%7D%7D"]);
        lesson.change(Change::Title("{{title}} {{boards}}".to_owned()));
        let page = write(PAGE, "", &lesson, "").unwrap();
        assert!(page.contains("<h1>{{title}} {{boards}}</h1>"), "{page}");
        assert_eq!(page.matches("<jadoube-board").count(), 1);
    }

    #[test]
    fn a_page_of_another_make_is_refused() {
        assert_eq!(write("<p>Not found</p>", "", &Lesson::default(), ""), None);
        assert_eq!(write("{{title}}<script>", "", &Lesson::default(), ""), None);
    }

    #[test]
    fn files_have_names_that_every_disk_takes() {
        for (title, name_of) in [
            ("", "chess-lesson.html"),
            ("Mate / in: 2?", "mate-in-2.html"),
            ("Ладейный эндшпиль", "ладейный-эндшпиль.html"),
            ("///", "lesson.html"),
        ] {
            let lesson = Lesson {
                title: title.to_owned(),
                ..Lesson::default()
            };
            assert_eq!(name(&lesson), name_of, "{title}");
        }
    }

    #[test]
    fn boards_that_fetch_their_games_are_named() {
        let lesson = lesson_of(&["mode=play", "mode=game&src=games.pgn"]);
        assert_eq!(with_source(&lesson), [2]);
    }
}
