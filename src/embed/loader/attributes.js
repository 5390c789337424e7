// Printed from src/element by `cargo run -p element --bin print-element -- --write`.

/** What an attribute may be; the first is meant where it is missing. */
export const CHOICES = {
  mode: ["diagram", "play", "solve", "find", "line", "game", "setup", "computer"],
  orientation: ["white", "black", "auto"],
  coordinates: ["outside", "inside", "none"],
  theme: ["auto", "light", "dark", "contrast"],
  pieces: ["standard", "bold"],
};

/** Attributes that hold a text, and are reflected by a property. */
export const TEXTS = [
  ...Object.keys(CHOICES), "fen", "src", "game", "goal", "ask", "in", "by", "to", "max-moves",
  "target", "of", "side", "sides", "level", "odds", "clock", "seed", "reply", "start", "give-up",
  "max-tries", "name", "storage-key", "moves", "arrows", "marks", "last-move", "check", "notation",
  "overlays",
];

/** Attributes that are there or not. */
export const SWITCHES = [
  "hints", "undo", "required", "disabled", "sound", "speech", "no-animation", "eager",
];

/** All attributes. Those that are only named here have properties of another meaning. */
export const NAMES = [...TEXTS, ...SWITCHES, "pgn", "lang"];

/** What means something only to the page in which a board stands. */
export const OF_THE_PAGE = ["name", "required", "disabled", "storage-key"];

/** The modes that ask for an answer. */
export const ASKING = ["solve", "find", "line"];

/** The modes in which a board stays a picture. */
export const PAINTED = ["diagram"];

/** What the program knows of a board. */
export const STATES = ["pgn", "position", "legalMoves", "solved"];

/** What the program does for a board. */
export const METHODS = ["move", "undo", "goTo", "hint", "reset", "toPNG", "print", "shareURL"];

/** What a board tells, as `jadoube-…`. */
export const EVENTS = [
  "ready", "move", "illegal", "navigate", "setup", "hint", "solved", "failed", "summary", "end",
  "corrected", "error",
];

/** The slots that a text can be put into. */
export const SLOTS = ["prompt", "caption", "success", "failure", "player-top", "player-bottom"];

/** Properties whose names are not those of their attributes. */
export const PROPERTIES = { undo: "canUndo" };
