//! Lessons in other people's pages and books.

use element::{Attribute, Mode, Snippet, fields};

use super::COURSE;
use crate::mdbook::{Labels, book, chapter};
use crate::page;
use crate::question::Question;
use crate::{Content, markdown};

#[test]
fn every_block_of_the_course_is_a_board_that_the_element_understands() {
    for (address, lesson) in COURSE.iter() {
        for chess in lesson.chess() {
            let Some(board) = page::board(chess) else {
                assert!(matches!(
                    chess.content,
                    Content::Legend | Content::SquareNames | Content::Values
                ));
                continue;
            };
            let text = board.snippet.to_element(None);
            let read = Snippet::read(&text).unwrap_or_else(|fault| panic!("{address}: {fault:?}"));
            assert_eq!(read.mode(), board.snippet.mode(), "{address}: {text}");
            let known = fields(read.mode(), read.chosen());
            for (name, _) in read.attributes() {
                let is_known = known.iter().any(|field| field.attribute.name() == name)
                    || ["mode", "fen", "pgn", "hints"].contains(&name.as_str());
                assert!(is_known, "{address}: {name} in {text}");
            }
            let is_task = read.mode().is_task();
            if let Content::Exercise(exercise) = &chess.content {
                let is_judged = matches!(exercise.question, Question::Find(_) | Question::Solve(_));
                assert_eq!(is_task, is_judged, "{address}: {text}");
                assert_eq!(board.answer.is_none(), is_judged, "{address}: {text}");
            }
            if read.mode() == Mode::Game || read.mode() == Mode::Line {
                let pgn = read.get(Attribute::Pgn).unwrap_or(&read.pgn);
                assert!(!pgn.is_empty(), "{address}");
                let game = record::pgn::read_all(pgn).remove(0);
                assert!(game.unread.is_empty(), "{address}: {:?}", game.faults);
            }
        }
    }
}

#[test]
fn a_chapter_keeps_its_words_and_gets_boards() {
    let text = "# One\n\nWords.\n\n```chess ask\nask=\"choose\"\nprompt: Which <one>?\nchoice right: A & B\n\
        choice: C\n```\n\n```rust\nfn main() {}\n```\n\n```chess line\n\n1. e4 e5 {A comment.}\n```\n\nEnd.\n";
    let labels = Labels {
        answer: "Answer".to_owned(),
        ..Labels::default()
    };
    let html = chapter("one.md", text, &labels).unwrap();
    assert!(
        html.starts_with("# One\n\nWords.\n\n<p>Which &lt;one&gt;?</p>\n<ol><li>"),
        "{html}"
    );
    assert!(html.contains("<li>A &amp; B</li>") && html.contains("<summary>Answer</summary>"));
    assert!(html.contains("```rust\nfn main() {}\n```") && html.ends_with("End.\n"));
    assert!(!html.contains("```chess"));
    // No tag is cut by an empty line.
    for tag in html.split("<jadoube-board").skip(1) {
        let tag = tag.split("</jadoube-board>").next().unwrap();
        assert!(!tag.contains("\n\n"), "{tag}");
    }
}

#[test]
fn a_position_that_is_played_out_is_a_game_against_the_computer() {
    let mut count = 0;
    for (address, lesson) in COURSE.iter() {
        for chess in lesson.chess() {
            let Content::PlayOut(play_out) = &chess.content else {
                continue;
            };
            let snippet = page::board(chess).expect("it has a board").snippet;
            assert_eq!(snippet.mode(), Mode::Computer, "{address}");
            let level = snippet.get(Attribute::Level).unwrap();
            assert_eq!(level, play_out.level.to_string(), "{address}");
            let side = play_out.side.fold_wb("white", "black");
            assert_eq!(snippet.get(Attribute::Side), Some(side), "{address}");
            assert_eq!(snippet.prompt, play_out.prompt, "{address}");
            count += 1;
        }
    }
    assert!(count >= 5, "{count}");
}

#[test]
fn boards_stay_in_their_quotations_and_lists() {
    let text = "Words.\n```chess diagram\nfen=\"start\"\ncaption: A\n```\nMore.\n\n> Quoted.\n>\n> ```chess diagram\n\
        > fen=\"start\"\n> caption: B\n> ```\n> On.\n\n- ```chess diagram\n  fen=\"start\"\n  caption: C\n  ```\n\
        \n  Item.\n\n1. > ~~~chess line\n   >\n   > 1. e4\n   > ~~~\n";
    let replaced = chapter("a.md", text, &Labels::default()).unwrap();
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, pulldown_cmark::Parser::new(&replaced));
    let close = "\n</jadoube-board>\n";
    for (before, after) in [
        ("<p>Words.</p>\n", "<p>More.</p>"),
        (
            "<blockquote>\n<p>Quoted.</p>\n",
            "<p>On.</p>\n</blockquote>",
        ),
        ("<ul>\n<li>", "<p>Item.</p>\n</li>\n</ul>"),
        ("<ol>\n<li>\n<blockquote>\n", "</blockquote>\n</li>\n</ol>"),
    ] {
        let (_, rest) = html
            .split_once(before)
            .unwrap_or_else(|| panic!("{before}: {html}"));
        assert!(rest.starts_with("<jadoube-board"), "{before}: {html}");
        let (board, rest) = rest.split_once(close).expect("the board ends");
        assert!(
            !board.contains("<p>") && rest.starts_with(after),
            "{before}: {html}"
        );
    }
    // Places are those of the chapter.
    let faulty = "> ```chess diagram\n> fen=\"start\" marks=\"e9\"\n> ```\n";
    let faults = chapter("b.md", faulty, &Labels::default()).unwrap_err();
    assert!(
        faults[0].to_string().starts_with("b.md:2:22: marks:"),
        "{}",
        faults[0]
    );
}

#[test]
fn a_book_is_handed_back_with_its_faults_named_by_chapter() {
    let chapters = |content: &str| {
        let chapter = serde_json::json!({ "Chapter": {
            "name": "One", "path": "one.md", "content": content,
            "sub_items": [{ "Chapter": { "name": "Two", "path": "two.md", "content": content, "sub_items": [] } }],
        }});
        // mdBook 0.4 says `sections`, mdBook 0.5 `items`.
        serde_json::json!({ "items": [chapter, "Separator"], "sections": [] })
    };
    let mut good = chapters("```chess diagram\nfen=\"start\"\n```\n");
    book(&mut good, &Labels::default()).unwrap();
    assert_eq!(good.to_string().matches("<jadoube-board").count(), 2);
    let mut bad = chapters("Text.\n\n```chess diagram\nfen=\"8/8\"\n```\n");
    let faults = book(&mut bad, &Labels::default()).unwrap_err();
    let said: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert!(
        said[0].starts_with("one.md:4:6: fen:") && said[1].starts_with("two.md:4:6: fen:"),
        "{said:?}"
    );
}

#[test]
fn the_faults_of_a_chapter_come_in_the_order_of_its_lines() {
    let text = "```chess diagram\nfen=\"start\"\nwhat-if e9: x\n\nmarks=\"e9\"\n```\n\n\
        ```chess ask\nask=\"choose\"\nprompt: Which?\nwrong 9: No.\nchoice: One.\n```\n";
    let faults = chapter("a.md", text, &Labels::default()).unwrap_err();
    assert!(faults.len() > 2, "{faults:?}");
    assert!(faults.is_sorted_by_key(|it| it.place), "{faults:?}");
}

#[test]
fn a_goal_that_no_way_reaches_stops_a_book() {
    let text = "Text.\n\n```chess ask\ngoal=\"mate\" in=\"1\" fen=\"start\"\nprompt: Mate.\n```\n";
    let faults = chapter("a.md", text, &Labels::default()).unwrap_err();
    let said: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(said.len(), 1, "{said:?}");
    assert!(
        said[0].starts_with("a.md:3:1: expected a goal that can be reached"),
        "{said:?}"
    );
}

#[test]
fn a_lesson_reads_the_same_in_a_book() {
    let text = "---\ntitle: T\n---\n\n```chess diagram\nfen=\"start\"\n```\n";
    let lesson = markdown::read("t.md", text).unwrap();
    let board = page::board(lesson.chess().next().unwrap()).unwrap();
    let html = chapter(
        "t.md",
        text.split("---\n\n").nth(1).unwrap(),
        &Labels::default(),
    )
    .unwrap();
    assert_eq!(html.replace('\n', ""), board.snippet.to_element(None));
}

#[test]
fn what_a_piece_can_reach_is_marked_in_a_book() {
    let marks = |attributes: &str| {
        let text = format!("```chess diagram\n{attributes}\n```\n");
        let html = chapter("a.md", &text, &Labels::default()).unwrap();
        let (_, rest) = html.split_once(" marks=\"")?;
        Some(rest.split('"').next().unwrap_or_default().to_owned())
    };
    let knight = "fen=\"8/8/8/8/8/8/p7/Nk6 w\"";
    let with = |more: &str| marks(&format!("{knight} {more}"));
    assert_eq!(with("moves-of=\"a1\"").as_deref(), Some("c2 b3"));
    // What its author has marked keeps its color.
    let both = with("marks=\"red:b3,h8\" moves-of=\"a1\"");
    assert_eq!(both.as_deref(), Some("red:b3,h8 c2"));
    assert_eq!(with("marks=\"b3\"").as_deref(), Some("b3"));
    assert_eq!(with(""), None);
    // A piece that can go nowhere marks nothing.
    assert_eq!(with("moves-of=\"a2\""), None);
    // The piece is one of the board after the moves.
    let after = marks("fen=\"start\" after=\"e4 e5\" moves-of=\"e4\"");
    assert_eq!(after, None);
}

#[test]
fn a_book_has_all_boards_of_a_diagram_and_tells_its_letters() {
    let labels = Labels {
        before: "Vorher".to_owned(),
        after: "Nachher".to_owned(),
        ..Labels::default()
    };
    let html = |inner: &str| {
        chapter(
            "a.md",
            &format!("```chess diagram\n{inner}\n```\n"),
            &labels,
        )
    };
    let king = "fen=\"4k3/8/8/8/8/8/8/4K2R w K\"";
    let pair = html(&format!(
        "{king} after=\"O-O\" arrows=\"e1g1\" top=\"<A>\" bottom=\"B\"\ncaption: C & D."
    ));
    let span = |slot: &str, text: &str| format!("  <span slot=\"{slot}\">{text}</span>\n");
    let around = |text: &str| {
        let [above, below] = [span("prompt", "&lt;A&gt;"), span("caption", "B")];
        format!("{above}{below}  <div slot=\"caption\">{text}</div>\n</jadoube-board>\n")
    };
    let expected = [
        "<jadoube-board mode=\"diagram\" fen=\"4k3/8/8/8/8/8/8/4K2R w K - 0 1\">\n",
        &around("Vorher"),
        "<jadoube-board mode=\"diagram\" arrows=\"e1g1\" fen=\"4k3/8/8/8/8/8/8/5RK1 b - - 1 1\">\n",
        &around("Nachher"),
        "<p>C &amp; D.</p>\n\n",
    ];
    assert_eq!(pair.unwrap(), expected.concat());
    let changed = html(&format!(
        "{king}\nlabel e1 h2: a\nlabel e8 f7: b\nwhat-if 4k3/8/8/8/8/8/8/4KR2 w: E < F.\ncaption: a, b."
    ));
    let changed = changed.unwrap();
    let letters = "  <div slot=\"caption\">a e1\u{2013}h2, b e8\u{2013}f7</div>\n";
    let first = [&span("caption", "a, b."), letters].concat();
    assert!(changed.contains(&first), "{changed}");
    assert!(changed.contains(&span("caption", "E &lt; F.")), "{changed}");
    assert_eq!(changed.matches("<jadoube-board").count(), 2);
}

#[test]
fn everything_that_is_asked_has_its_answer_in_the_key() {
    use crate::page::{PageAnswer, key};

    let mut count = 0;
    for (address, lesson) in COURSE.iter() {
        for chess in lesson.chess().filter(|chess| chess.id().is_some()) {
            match key(&chess.content) {
                Some(PageAnswer::Text(text)) => {
                    // A question that asks for all that is not there has an empty answer.
                    let is_find = matches!(
                        &chess.content,
                        Content::Exercise(it) if matches!(it.question, Question::Find(_))
                    );
                    assert!(!text.is_empty() || is_find, "{address}");
                }
                Some(PageAnswer::Say(_)) => {}
                None => assert!(matches!(chess.content, Content::PlayOut(_)), "{address}"),
            }
            count += 1;
        }
    }
    assert!(count >= 150, "{count}");
}
