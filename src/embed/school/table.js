// What is seen of a score.
import {
  CODE_ASK,
  DONE,
  HEAD_DONE,
  HEAD_EXERCISE,
  HEAD_HINTS,
  HEAD_TIME,
  HEAD_TRIES,
  NO_EXERCISES,
  NOT_DONE,
  NOT_SOLVED,
  SUM,
  TITLE,
} from "./english.js";
import { isOver, summed } from "./results.js";
import { say } from "./say.js";
import { adoptSheet } from "./sheet.js";
import css from "./score.css";
import { clockText } from "./time.js";

const HEADS = [HEAD_EXERCISE, HEAD_DONE, HEAD_TRIES, HEAD_HINTS, HEAD_TIME];

export function make(tag, name, ...inner) {
  const node = document.createElement(tag);
  if (name) {
    node.className = name;
  }
  node.append(...inner);
  return node;
}

/** Says a text in a place; nothing is announced again that stands there already. */
export function sayPart(part, text) {
  part.hidden = !text;
  if (part.textContent !== text) {
    part.textContent = text;
  }
}

/** Fills an empty shadow root; returns its parts. */
export function buildScore(root) {
  const parts = {
    line: make("p", "line"),
    caption: make("caption", "unseen"),
    head: make("tr"),
    body: make("tbody"),
    foot: make("tr"),
    fault: make("p", "fault"),
    ask: make("button", "ask"),
    code: make("div", "code"),
  };
  parts.table = make("table", "", parts.caption, make("thead", "", parts.head), parts.body, make("tfoot", "", parts.foot));
  parts.line.role = "status";
  parts.fault.role = "alert";
  parts.ask.type = "button";
  for (const name of ["line", "table", "code"]) {
    parts[name].part = name;
  }
  parts.ask.part = "button";
  // The table scrolls where it has no room; nothing else does.
  const frame = make("div", "frame", parts.table);
  root.append(make("div", "score", parts.line, frame, parts.fault, parts.ask, parts.code));
  adoptSheet(root, css);
  return parts;
}

const cell = (tag, inner, scope) => Object.assign(make(tag, "", ...[inner].flat()), scope && { scope });

const counts = ({ attempts, hints, ms }) => [String(attempts), String(hints), clockText(ms)];

/** A row: its head, whether it is done, and the counts. */
function row(node, head, done, numbers) {
  const cells = [cell("th", head, "row"), cell("td", done), ...numbers.map((number) => cell("td", number))];
  node.replaceChildren(...cells);
  return node;
}

/** @param {import("./results.js").Result[]} results */
export function fillScore({ line, caption, table, head, body, foot, ask }, results) {
  const sum = summed(results);
  const done = say(DONE, sum.done, sum.of);
  table.hidden = !results.length;
  // Only what is done is announced, not every try.
  sayPart(line, results.length ? done : say(NO_EXERCISES));
  caption.textContent = say(TITLE);
  ask.textContent = say(CODE_ASK);
  head.replaceChildren(...HEADS.map((name) => cell("th", say(name), "col")));
  const rows = results.map((result) => {
    const [sign, standing] = result.solved ? ["✓", HEAD_DONE] : isOver(result) ? ["×", NOT_SOLVED] : ["–", NOT_DONE];
    const seen = Object.assign(make("span", "", sign), { ariaHidden: "true" });
    // A title has its own direction, and its place that of the table.
    return row(make("tr"), make("bdi", "", result.title), [seen, make("span", "unseen", say(standing))], counts(result));
  });
  body.replaceChildren(...rows);
  row(foot, say(SUM), `${sum.done}/${sum.of}`, counts(sum));
}
