//! `attributes.js`: the table as the loader, the frame and the program read it.

use std::fmt::Write;

use element::interface::{Doer, METHODS, STATE, TEXT_SLOTS};
use element::{Attribute, Event, Kind, Mode, Purpose};

/// The widest line of a printed list.
const WIDTH: usize = 100;

pub(crate) fn print() -> String {
    let all = || Attribute::ALL.into_iter();
    let is_switch = |it: &Attribute| it.kind() == Kind::Switch;
    let reflected = || all().filter(|it| it.is_reflected());
    let checked = || all().filter(|it| it.is_checked_by_loader());
    let texts = reflected().filter(|it| !is_switch(it) && !it.is_checked_by_loader());
    let switches = reflected().filter(is_switch);
    let others = all().filter(|it| !it.is_reflected());
    let modes = |wanted: fn(Mode) -> bool| {
        let modes = Mode::ALL.into_iter().filter(move |&mode| wanted(mode));
        modes.map(Mode::name)
    };
    let methods = METHODS.iter().filter(|it| it.doer == Doer::Program);

    let mut script = format!("// Printed from src/element by `{}`.\n\n", super::COMMAND);
    script.push_str("/** What an attribute may be; the first is meant where it is missing. */\n");
    script.push_str("export const CHOICES = {\n");
    for attribute in checked() {
        let words = attribute.kind().words().iter().copied();
        let line = format!("  {}: [{}],\n", attribute.name(), quoted(words));
        script.push_str(&line);
    }
    script.push_str("};\n\n");
    let mut list = |comment: &str, head: &str, first: &str, names: Vec<&'static str>| {
        script.push_str(&format_list(comment, head, first, names));
    };
    list(
        "Attributes that hold a text, and are reflected by a property.",
        "export const TEXTS",
        "...Object.keys(CHOICES)",
        texts.map(Attribute::name).collect(),
    );
    list(
        "Attributes that are there or not.",
        "export const SWITCHES",
        "",
        switches.map(Attribute::name).collect(),
    );
    list(
        "All attributes. Those that are only named here have properties of another meaning.",
        "export const NAMES",
        "...TEXTS, ...SWITCHES",
        others.map(Attribute::name).collect(),
    );
    list(
        "What means something only to the page in which a board stands.",
        "export const OF_THE_PAGE",
        "",
        all()
            .filter(|it| it.purpose() == Purpose::Page)
            .map(Attribute::name)
            .collect(),
    );
    list(
        "The modes that ask for an answer.",
        "export const ASKING",
        "",
        modes(Mode::is_task).collect(),
    );
    list(
        "The modes in which a board stays a picture.",
        "export const PAINTED",
        "",
        modes(|mode| !mode.is_played()).collect(),
    );
    list(
        "What the program knows of a board.",
        "export const STATES",
        "",
        STATE.iter().map(|it| it.name).collect(),
    );
    list(
        "What the program does for a board.",
        "export const METHODS",
        "",
        methods.map(|it| it.name).collect(),
    );
    list(
        "What a board tells, as `jadoube-…`.",
        "export const EVENTS",
        "",
        Event::ALL.map(Event::name).to_vec(),
    );
    list(
        "The slots that a text can be put into.",
        "export const SLOTS",
        "",
        TEXT_SLOTS.to_vec(),
    );
    let renamed = reflected().filter(|it| it.property() != camel_case(it.name()));
    script.push_str("/** Properties whose names are not those of their attributes. */\n");
    let renamed: Vec<String> = renamed
        .map(|it| format!("{}: \"{}\"", it.name(), it.property()))
        .collect();
    writeln!(
        script,
        "export const PROPERTIES = {{ {} }};",
        renamed.join(", ")
    )
    .expect("a string takes all that is written");
    script
}

/// `const NAME = […];`, in lines that are short enough.
fn format_list(comment: &str, head: &str, first: &str, names: Vec<&'static str>) -> String {
    let first = (!first.is_empty()).then(|| first.to_owned());
    let items: Vec<String> = first
        .into_iter()
        .chain(names.into_iter().map(|name| format!("\"{name}\"")))
        .collect();
    let whole = format!("{head} = [{}];", items.join(", "));
    if whole.len() <= WIDTH {
        return format!("/** {comment} */\n{whole}\n\n");
    }
    let mut lines = vec![String::from(" ")];
    for item in items {
        let line = lines.last_mut().expect("there is always a line");
        if line.len() + item.len() + 2 > WIDTH {
            lines.push(format!("  {item},"));
        } else {
            line.push_str(&format!(" {item},"));
        }
    }
    format!("/** {comment} */\n{head} = [\n{}\n];\n\n", lines.join("\n"))
}

fn quoted<'a>(words: impl Iterator<Item = &'a str>) -> String {
    let words: Vec<String> = words.map(|word| format!("\"{word}\"")).collect();
    words.join(", ")
}

/// The name of a property that follows from that of its attribute.
fn camel_case(name: &str) -> String {
    let mut words = name.split('-');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |property, word| {
        [&property, &word[..1].to_ascii_uppercase(), &word[1..]].concat()
    })
}
