// The attributes of the element and the properties that reflect them.

/** What an attribute may be; the first is meant where it is missing. */
export const CHOICES = {
  mode: ["diagram", "play", "solve", "find", "line", "game", "setup", "computer"],
  orientation: ["white", "black", "auto"],
  coordinates: ["outside", "inside", "none"],
  theme: ["auto", "light", "dark", "contrast"],
  pieces: ["standard", "bold"],
};

const TEXTS = [
  ...Object.keys(CHOICES),
  ...["fen", "src", "game", "start", "side", "sides", "level", "odds", "clock"],
  ...["goal", "in", "by", "of", "to", "ask", "max-moves", "reply", "arrows", "marks", "notation"],
  ...["moves", "overlays", "name", "storage-key", "last-move", "check"],
];

const SWITCHES = [
  ...["hints", "undo", "coach", "sound", "speech", "required", "disabled", "no-animation", "eager"],
];

/** `pgn` is written only: the property tells the game as it stands. */
export const NAMES = [...TEXTS, ...SWITCHES, "pgn", "lang"];

/** `undo` is a method as well, which keeps its name. */
const PROPERTIES = { undo: "canUndo" };

const propertyOf = (name) =>
  PROPERTIES[name] ?? name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** Lets the properties of a class reflect its attributes. */
export function reflect(prototype, texts = TEXTS, switches = SWITCHES) {
  const define = (name, get, set) =>
    Object.defineProperty(prototype, propertyOf(name), { get, set, configurable: true, enumerable: true });
  for (const name of texts) {
    define(
      name,
      function () {
        return this.getAttribute(name) ?? CHOICES[name]?.[0] ?? "";
      },
      function (value) {
        value == null ? this.removeAttribute(name) : this.setAttribute(name, value);
      },
    );
  }
  for (const name of switches) {
    define(
      name,
      function () {
        return this.hasAttribute(name);
      },
      function (value) {
        this.toggleAttribute(name, Boolean(value));
      },
    );
  }
}

/** Sets again what was set as a plain property before the element had its class. */
export function adoptProperties(element) {
  for (const name of Object.keys(element)) {
    if (name in Object.getPrototypeOf(element)) {
      const value = element[name];
      delete element[name];
      element[name] = value;
    }
  }
}

/** All attributes as an object, texts and switches under the names of their properties. */
export const valuesOf = (element) =>
  Object.fromEntries([
    ...TEXTS.map((name) => [propertyOf(name), element.getAttribute(name) ?? CHOICES[name]?.[0] ?? ""]),
    ...SWITCHES.map((name) => [propertyOf(name), element.hasAttribute(name)]),
  ]);
