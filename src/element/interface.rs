//! What else a page can ask of a board and style of it: properties, methods, slots, parts and
//! custom properties. Only the printer reads these lists, so no wasm contains them.

/// A property that cannot be set.
#[derive(Clone, Copy, Debug)]
pub struct Property {
    /// Its name in JavaScript.
    pub name: &'static str,
    /// Its type in TypeScript.
    pub kind: &'static str,
    /// What it says, in a sentence.
    pub description: &'static str,
}

/// Who does what a method asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doer {
    /// The program, which is fetched first where it is not there yet.
    Program,
    /// The loader, at once.
    Loader,
    /// The browser, as for every control of a form.
    Form,
}

/// A method.
#[derive(Clone, Copy, Debug)]
pub struct Method {
    /// Its name in JavaScript.
    pub name: &'static str,
    /// Its parameters in TypeScript.
    pub parameters: &'static str,
    /// What it returns, in TypeScript.
    pub returns: &'static str,
    /// Who does it.
    pub doer: Doer,
    /// What it does, in a sentence.
    pub description: &'static str,
    /// When it throws, in the words of a `@throws` tag; empty if it never does.
    pub throws: &'static str,
}

const fn property(name: &'static str, kind: &'static str, description: &'static str) -> Property {
    Property {
        name,
        kind,
        description,
    }
}

const fn method(
    doer: Doer,
    name: &'static str,
    parameters: &'static str,
    returns: &'static str,
    description: &'static str,
) -> Method {
    Method {
        name,
        parameters,
        returns,
        doer,
        description,
        throws: "",
    }
}

/// What the program knows of a board that is played on.
pub const STATE: [Property; 4] = [
    property(
        "pgn",
        "string | null",
        "The moves that were made, as PGN; `null` where there is no game.",
    ),
    property(
        "position",
        "Record<string, BoardMan> | null",
        "The pieces by their squares; `null` until the board is played on.",
    ),
    property(
        "legalMoves",
        "string[] | null",
        "The legal moves in standard algebraic notation; `null` until the board is played on.",
    ),
    property("solved", "boolean", "Whether the task is done."),
];

/// What the element is as a control of a form.
pub const FORM: [Property; 7] = [
    property(
        "value",
        "string | null",
        "What the form gets: JSON, such as a {@link BoardOutcome}; `null` for nothing.",
    ),
    property(
        "type",
        "string",
        "The name of the element, as controls of a form have it.",
    ),
    property(
        "form",
        "HTMLFormElement | null",
        "The form to which the board belongs.",
    ),
    property("labels", "NodeList", "The labels of the board."),
    property("validity", "ValidityState", "Whether the form may be sent."),
    property("validationMessage", "string", "What is missing, in words."),
    property("willValidate", "boolean", "Whether the form asks."),
];

/// The methods.
pub const METHODS: [Method; 12] = [
    method(
        Doer::Form,
        "checkValidity",
        "",
        "boolean",
        "Whether the answer that is asked for is there.",
    ),
    method(
        Doer::Form,
        "reportValidity",
        "",
        "boolean",
        "The same; the browser tells the reader what is missing.",
    ),
    method(
        Doer::Program,
        "move",
        "text: string",
        "Promise<boolean>",
        "Plays a move in any notation, or names a square where one is asked for, as a click on it does; whether it was made, or right.",
    ),
    method(
        Doer::Program,
        "undo",
        "",
        "Promise<void>",
        "Takes the last move back.",
    ),
    method(
        Doer::Program,
        "goTo",
        "path: string",
        "Promise<boolean>",
        "Shows a move of a game, such as `12w`; whether there is one.",
    ),
    method(Doer::Loader, "flip", "", "void", "Turns the board."),
    method(
        Doer::Program,
        "hint",
        "",
        "Promise<void>",
        "Gives the next hint, and waits until it is found.",
    ),
    method(Doer::Program, "reset", "", "Promise<void>", "Starts over."),
    Method {
        throws: "DOMException when the board is not in a page",
        ..method(
            Doer::Loader,
            "toSVG",
            "",
            "string",
            "The board as it is shown, as the text of an SVG file.",
        )
    },
    method(
        Doer::Program,
        "toPNG",
        "",
        "Promise<Blob>",
        "The board as a PNG file.",
    ),
    method(
        Doer::Program,
        "print",
        "",
        "Promise<void>",
        "Prints the board with its caption.",
    ),
    method(
        Doer::Program,
        "shareURL",
        "",
        "Promise<string>",
        "The address of the board as a page of its own: `embed.html` in the folder {@link jadoubeHome}.",
    ),
];

/// The slots that hold a text, which a frame takes as well.
pub const TEXT_SLOTS: [&str; 6] = [
    "prompt",
    "caption",
    "success",
    "failure",
    "player-top",
    "player-bottom",
];

/// The slots that hold elements only.
pub const OTHER_SLOTS: [&str; 1] = ["controls"];

/// The parts that a page can style.
pub const PARTS: [&str; 28] = [
    "board",
    "square",
    "light",
    "dark",
    "piece",
    "coords",
    "last-move",
    "check",
    "dest",
    "selected",
    "arrow",
    "mark",
    "promotion",
    "headline",
    "progress",
    "controls",
    "button",
    "feedback",
    "caption",
    "prompt",
    "moves",
    "move",
    "current-move",
    "variation",
    "comment",
    "nag",
    "clock",
    "player",
];

/// The custom properties that a page can set.
pub const CUSTOM_PROPERTIES: [&str; 19] = [
    "--jadoube-light",
    "--jadoube-dark",
    "--jadoube-last-move",
    "--jadoube-check",
    "--jadoube-dest",
    "--jadoube-selected",
    "--jadoube-focus",
    "--jadoube-arrow-1",
    "--jadoube-arrow-2",
    "--jadoube-arrow-3",
    "--jadoube-arrow-4",
    "--jadoube-font",
    "--jadoube-coord-font",
    "--jadoube-piece-set",
    "--jadoube-duration",
    "--jadoube-max-size",
    "--jadoube-gap",
    "--jadoube-surface",
    "--jadoube-text",
];
