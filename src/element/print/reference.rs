//! The reference in `examples/README.md`: what authors read about the table.

use element::interface::{
    CUSTOM_PROPERTIES, Doer, FORM, METHODS, OTHER_SLOTS, PARTS, STATE, TEXT_SLOTS,
};
use element::{Attribute, Event, Field, Kind, Mode, fields};

/// The line before the reference; what stands after it up to [`END`] is printed.
const BEGIN: &str = "<!-- Printed from src/element: ";
const END: &str = "<!-- The end of what is printed. -->";

pub(crate) fn print(now: &str) -> Result<String, String> {
    let (before, rest) = now
        .split_once(BEGIN)
        .ok_or("no line begins the reference")?;
    let (_, after) = rest.split_once(END).ok_or("no line ends the reference")?;
    let parts = [modes(), attributes(), interface(), events(), styling()].join("\n");
    let command = super::COMMAND;
    Ok([
        before,
        BEGIN,
        "`",
        command,
        "`. -->\n\n",
        &parts,
        "\n",
        END,
        after,
    ]
    .concat())
}

fn code(text: &str) -> String {
    format!("`{text}`")
}

fn codes<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    let words: Vec<String> = words.into_iter().map(code).collect();
    words.join(", ")
}

/// A sentence in a cell: no full stop, and a bar is not the end of the cell.
fn cell(text: &str) -> String {
    text.trim_end_matches('.').replace('|', "\\|")
}

fn modes() -> String {
    let mut text = "### Modes\n\n\
        | `mode` | what it is | attributes of its own | events |\n|---|---|---|---|\n"
        .to_owned();
    for mode in Mode::ALL {
        let events: Vec<String> = mode
            .events()
            .iter()
            .map(|it| format!("jadoube-{it}"))
            .collect();
        text.push_str(&format!(
            "| `{mode}` | {} | {} | {} |\n",
            cell(mode.description()),
            cell(&own_attributes(mode)),
            codes(events.iter().map(String::as_str))
        ));
    }
    text
}

/// The attributes that mean something in a few modes only; of a mode with goals or questions, what
/// belongs to each.
fn own_attributes(mode: Mode) -> String {
    let is_own = |attribute: Attribute| {
        attribute.modes().contains(&mode) && attribute.modes().len() < Mode::ALL.len() - 1
    };
    let Some(chooser) = mode.chooser() else {
        let own = Attribute::ALL.into_iter().filter(|&it| is_own(it));
        return codes(own.map(Attribute::name));
    };
    let of_choice = |chosen: &&str| {
        let fields = fields(mode, chosen).into_iter();
        let fields = fields.filter(|it| it.attribute != chooser && is_only_of(mode, it.attribute));
        let fields: Vec<String> = fields.map(|field| limited(field, mode)).collect();
        match fields.is_empty() {
            true if chosen.is_empty() => "nothing".to_owned(),
            true => code(chosen),
            false => format!("{} ({})", code(chosen), fields.join(", ")),
        }
    };
    let choices: Vec<String> = mode.choices().iter().map(of_choice).collect();
    let rest = Attribute::ALL.into_iter();
    let rest = rest.filter(|&it| is_own(it) && it != chooser && !is_only_of(mode, it));
    format!(
        "`{chooser}`: {}; {}",
        choices.join(", "),
        codes(rest.map(Attribute::name))
    )
}

/// Whether an attribute depends on the goal or the question of a mode.
fn is_only_of(mode: Mode, attribute: Attribute) -> bool {
    let has = |chosen: &&str| {
        let fields = fields(mode, chosen);
        fields.iter().any(|it| it.attribute == attribute)
    };
    let count = mode.choices().iter().filter(|it| has(it)).count();
    count > 0 && count < mode.choices().len()
}

fn limited(field: Field, mode: Mode) -> String {
    match field.kind {
        Kind::Number(1) => format!("`{}` 1 or nothing", field.attribute),
        Kind::Number(most) if matches!(mode, Mode::Solve | Mode::Setup) => {
            format!("`{}` 1 to {most}", field.attribute)
        }
        _ => code(field.attribute.name()),
    }
}

fn attributes() -> String {
    let mut text = "### Attributes\n\n\
        Where an attribute is missing, the first of its words counts; in the list of moves of a game \
        that is `figurine`. Every attribute but `pgn` and \
        `lang` is a property, too: in camel case, and `undo` as `canUndo`.\n\n\
        | attribute | values | modes | what it says |\n|---|---|---|---|\n"
        .to_owned();
    for attribute in Attribute::ALL {
        text.push_str(&format!(
            "| `{attribute}` | {} | {} | {} |\n",
            values(attribute.kind()),
            in_modes(attribute),
            cell(attribute.description())
        ));
    }
    text
}

fn values(kind: Kind) -> String {
    match kind {
        Kind::Choice(words) => codes(words.iter().copied()),
        Kind::Maybe(words) => format!("{}, or nothing", codes(words.iter().copied())),
        Kind::Number(most) => format!("1 to {most}"),
        Kind::Switch => "there or not".to_owned(),
        Kind::Text => "a text".to_owned(),
        Kind::Fen => "a FEN, its beginning, or `start`".to_owned(),
        Kind::Clock => "minutes, or minutes and seconds, such as `5+3`".to_owned(),
        Kind::Pgn => "PGN".to_owned(),
        Kind::Spot => "a move, such as `12w` or `14b/1`".to_owned(),
        Kind::Square => "a square".to_owned(),
        Kind::Move => "two squares".to_owned(),
        Kind::Squares => "squares, such as `e4 g5`".to_owned(),
        Kind::Piece => "a letter, such as `n`, or a square".to_owned(),
        Kind::Promotion => "`q`, `r`, `b` or `n`".to_owned(),
        Kind::Arrows => "arrows".to_owned(),
        Kind::Marks => "squares, with colors".to_owned(),
    }
}

fn in_modes(attribute: Attribute) -> String {
    let modes = attribute.modes();
    match Mode::ALL.len() - modes.len() {
        0 => "all".to_owned(),
        1 => "all but `diagram`".to_owned(),
        _ => codes(modes.iter().map(|mode| mode.name())),
    }
}

fn interface() -> String {
    let mut text = "### Properties and methods\n\n\
        Besides those of the attributes; the methods that return a promise fetch the program first \
        where it is not there yet.\n\n| | |\n|---|---|\n"
        .to_owned();
    let form = FORM.iter().filter(|it| it.name == "value");
    for property in STATE.iter().chain(form) {
        text.push_str(&format!(
            "| `{}` | {} |\n",
            property.name,
            cell(&linked(property.description))
        ));
    }
    for method in METHODS.iter().filter(|it| it.doer != Doer::Form) {
        let parameters: Vec<&str> = method.parameters.split(':').take(1).collect();
        text.push_str(&format!(
            "| `{}({})` | {} |\n",
            method.name,
            parameters.concat(),
            cell(&linked(method.description))
        ));
    }
    text
}

/// A description without the links that TypeScript has for names.
fn linked(text: &str) -> String {
    text.replace("a {@link BoardOutcome}", "that of a task")
        .replace("{@link jadoubeHome}", "`jadoubeHome`")
}

fn events() -> String {
    let mut text = "### Events\n\n\
        All of them bubble; `jadoube-move` can be cancelled.\n\n\
        | event | `detail` | what it says |\n|---|---|---|\n"
        .to_owned();
    for event in Event::ALL {
        let of_some = event.detail_of_some();
        let of_some = match of_some.is_empty() {
            true => String::new(),
            false => format!("; on some boards {}", codes(of_some.iter().copied())),
        };
        text.push_str(&format!(
            "| `jadoube-{event}` | `{{{}}}`{of_some} | {} |\n",
            event.detail().join(", "),
            cell(event.description())
        ));
    }
    text
}

fn styling() -> String {
    let slots = TEXT_SLOTS.iter().chain(&OTHER_SLOTS).copied();
    format!(
        "### Slots, parts and custom properties\n\n| | |\n|---|---|\n\
         | slots | {}, `square-a1` to `square-h8` |\n| parts | {} |\n| custom properties | {} |\n",
        codes(slots),
        codes(PARTS),
        codes(CUSTOM_PROPERTIES)
    )
}
