// A board as the hash of an address: `#mode=solve&goal=mate&in=2&fen=…`. It carries the attributes
// of <jadoube-board> under their names, `pgn` among them, and what would stand between its tags:
//
//   hint      a hint, as often as there are hints: `TEXT`, or `SQUARES|TEXT`
//   prompt caption success failure player-top player-bottom
//             what the slot of that name says
import { NAMES, OF_THE_PAGE, SLOTS } from "../loader/attributes.js";
import { hintsOf, recordOf } from "../loader/written.js";

export { OF_THE_PAGE, SLOTS };

/** Everything that a hash can tell. */
export const CARRIED = [...NAMES, "hint", ...SLOTS];

const HINT = /^((?:[a-h][1-8][\s,]*)*)\|(.*)$/s;

/** A hint with the squares that it shows; a text with a line in it has another before it. */
const hintText = ({ squares, text }) => (squares || HINT.test(text) ? `${squares}|${text}` : text);

/** @returns {{ squares: string, text: string }} */
export function hintOf(written) {
  const [, squares, text] = HINT.exec(written) ?? [null, "", written];
  return { squares: squares.trim(), text: text.trim() };
}

/**
 * @param {HTMLElement} host
 * @param {string | null} record the game, if it is known to be another one than between the tags
 * @returns {URLSearchParams} the board as a hash tells it
 */
export function hashOf(host, record = recordOf(host)) {
  const query = new URLSearchParams();
  for (const name of NAMES) {
    const isElsewhere = [...OF_THE_PAGE, "pgn"].includes(name) || (name === "src" && record);
    if (host.hasAttribute(name) && !isElsewhere) {
      query.set(name, host.getAttribute(name));
    }
  }
  if (record?.trim()) {
    query.set("pgn", record.trim());
  }
  for (const hint of hintsOf(host)) {
    query.append("hint", hintText(hint));
  }
  for (const name of SLOTS) {
    const texts = [...host.querySelectorAll(`:scope > [slot=${name}]`)].map((node) => node.textContent.trim());
    if (texts.length) {
      query.set(name, texts.join("\n"));
    }
  }
  return query;
}

/** @returns {Map<string, string[]>} what a hash tells under each name that it knows */
export function readHash(hash) {
  const carried = new Map(CARRIED.map((name) => [name, []]));
  for (const [name, text] of new URLSearchParams(hash.slice(1))) {
    carried.get(name)?.push(text);
  }
  return new Map([...carried].filter(([, texts]) => texts.length));
}
