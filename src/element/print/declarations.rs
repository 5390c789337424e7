//! `board.d.ts` and `react.d.ts`: the table as TypeScript reads it.

use element::interface::{FORM, METHODS, Method, Property, STATE};
use element::{Attribute, Event, Kind, Mode};

/// What is declared besides the table.
const BOARD: &str = include_str!("board.template.ts");
const REACT: &str = include_str!("react.template.ts");

pub(crate) fn board() -> Result<String, String> {
    let modes = Attribute::Mode.kind().words();
    let mode = format!("export type BoardMode = {};", union(modes));
    let properties: String = Attribute::ALL
        .into_iter()
        .filter(|it| it.is_reflected())
        .map(|it| {
            member(
                &described(it),
                &format!("{}: {}", it.property(), kind_of(it)),
            )
        })
        .collect();
    let state = STATE.iter().chain(&FORM).map(read_only);
    let members: String = state.chain(METHODS.iter().map(method)).collect();
    let events: String = Event::ALL
        .into_iter()
        .map(|event| {
            let typed = format!("'jadoube-{event}': CustomEvent<{}>", detail_of(event));
            member(&format!("{}.", event.description()), &typed)
        })
        .collect();
    super::fill(
        BOARD,
        &[
            ("printed", printed()),
            ("mode", mode),
            ("properties", properties),
            ("members", members),
            ("events", events),
        ],
    )
}

pub(crate) fn react() -> Result<String, String> {
    let renamed = Attribute::ALL.into_iter();
    let renamed = renamed.filter(|it| it.is_reflected() && it.property() != it.name());
    let attributes: String = renamed
        .map(|it| {
            let name = match it.name().contains('-') {
                true => format!("'{it}'"),
                false => it.to_string(),
            };
            let kind = match it.kind() {
                Kind::Switch => "boolean",
                Kind::Number(_) => "string | number",
                _ => "string",
            };
            let typed = format!("{name}?: {kind} | undefined");
            member(&format!("`{}`", it.property()), &typed)
        })
        .collect();
    super::fill(REACT, &[("printed", printed()), ("hyphenated", attributes)])
}

fn printed() -> String {
    format!("// Printed from src/element by `{}`.", super::COMMAND)
}

/// A member of an interface with its documentation.
fn member(description: &str, typed: &str) -> String {
    format!("  /** {description} */\n  {typed};\n")
}

fn read_only(property: &Property) -> String {
    let Property {
        name,
        kind,
        description,
    } = property;
    member(description, &format!("readonly {name}: {kind}"))
}

fn method(method: &Method) -> String {
    let typed = format!("{}({}): {}", method.name, method.parameters, method.returns);
    match method.throws {
        "" => member(method.description, &typed),
        throws => format!(
            "  /**\n   * {}\n   * @throws {throws}\n   */\n  {typed};\n",
            method.description
        ),
    }
}

/// What is said of an attribute: its description, and the words it can be chosen from where the
/// type does not say them.
fn described(attribute: Attribute) -> String {
    let description = attribute.description();
    let words = attribute.kind().words();
    match attribute {
        Attribute::Mode => format!(
            "{description}; `{}` where nothing is said.",
            Mode::default()
        ),
        Attribute::Undo => format!("{description}: the attribute `undo`."),
        _ if words.is_empty() || is_union(attribute) => format!("{description}."),
        _ => format!("{description}: `{}`.", words.join("`, `")),
    }
}

fn kind_of(attribute: Attribute) -> String {
    match attribute {
        Attribute::Mode => "BoardMode".to_owned(),
        _ if attribute.kind() == Kind::Switch => "boolean".to_owned(),
        _ if is_union(attribute) => union(attribute.kind().words()),
        _ => "string".to_owned(),
    }
}

/// Whether the type lists the values. The others are texts to TypeScript: a property may have been
/// read from somewhere, and a board names a value that it does not know.
const fn is_union(attribute: Attribute) -> bool {
    attribute.is_checked_by_loader() || matches!(attribute, Attribute::Moves)
}

fn union(words: &[&str]) -> String {
    let words: Vec<String> = words.iter().map(|word| format!("'{word}'")).collect();
    words.join(" | ")
}

const fn detail_of(event: Event) -> &'static str {
    match event {
        Event::Ready => "{ mode: BoardMode }",
        Event::Move => "BoardMove",
        Event::Illegal => "BoardRefusal",
        Event::Navigate => "{ path: string; ply: number }",
        Event::Setup => "{ fen: string; faults: string[] }",
        Event::Hint => "{ index: number; text: string }",
        Event::Solved | Event::Failed => "BoardOutcome",
        Event::Summary => "BoardSetOutcome",
        Event::End => "{ result: '1-0' | '0-1' | '1/2-1/2'; reason: string }",
        Event::Corrected => "{ message: string; fen: string }",
        Event::Error => "BoardFault",
    }
}
