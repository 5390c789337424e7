// One question put to both libraries after a number of calls, and the shortest such story that
// still shows what was found.
import { chessjs } from "../support/libraries.mjs";
import { explain } from "./differences.mjs";
import { agree, Pair } from "./pair.mjs";
import { canonical } from "./positions.mjs";
import { explainCall } from "./refusals.mjs";

/** Puts a question to a pair: `{ probe, argument }`, or `{ method, args, theirs }` for a call. */
export function put(pair, question) {
  if (question.probe === undefined) {
    const { method, args, theirs } = question;
    const answers = pair.call(method, args, theirs);
    const context = { pair, method, args, ...answers };
    return { ...answers, number: agree(answers) ? 0 : explainCall(context) };
  }
  const { probe, argument } = question;
  const answers = pair.ask(probe, argument);
  const context = { pair, argument, ...answers };
  return { ...answers, number: agree(answers) ? 0 : explain(probe, context) };
}

/** Tells a story again; answers what was found, or null where nothing is. */
export function replay({ fen, compat, calls, question }) {
  let pair;
  try {
    pair = new Pair({ fen, compat });
  } catch {
    return null;
  }
  for (const { method, args, theirs } of calls) {
    const answers = pair.call(method, args, theirs);
    // In a shortened story some calls may have lost their sense, which is no matter.
    const refused = [answers.ours, answers.theirs].filter(({ refusal }) => refusal !== undefined);
    if (refused.length === 1) {
      return null;
    }
    if (refused.length === 0) {
      pair.keep(method, args, theirs, answers.theirs.answer);
    }
  }
  const { calls: kept } = pair;
  const found = put(pair, question);
  return found.number === null ? { ...found, calls: [...kept] } : null;
}

/** Whether both take a FEN as it is; a story may begin there. */
function loads(fen) {
  try {
    return canonical(fen) === fen && new chessjs.Chess(fen).fen() === fen;
  } catch {
    return false;
  }
}

/** The shortest story that could be found. */
export function shorten(story, present) {
  if (loads(present)) {
    const direct = { ...story, fen: present, calls: [] };
    if (replay(direct) !== null) {
      return direct;
    }
  }
  let best = story;
  for (let size = best.calls.length; size >= 1; size = Math.floor(size / 2)) {
    for (let at = best.calls.length - size; at >= 0; at -= size) {
      const found = replay({ ...best, calls: best.calls.toSpliced(at, size) });
      if (found !== null) {
        best = { ...best, calls: found.calls };
      }
    }
  }
  return best;
}

/** The story as a program. */
export function program({ fen, compat, calls, question }) {
  const words = (values) => values.map((value) => JSON.stringify(value)).join(", ");
  const start = [
    ...(fen === undefined ? (compat ? ["undefined"] : []) : [JSON.stringify(fen)]),
    ...(compat ? ['{ compat: "chess.js" }'] : []),
  ];
  const { probe, argument, method, args } = question;
  const asked =
    probe === undefined
      ? `game.${method}(${words(args)})`
      : `${probe}${argument === undefined ? "" : ` ${JSON.stringify(argument)}`}`;
  return [
    `const game = new Chess(${start.join(", ")});`,
    ...calls.map(({ method: name, args: given }) => `game.${name}(${words(given)});`),
    `// asked: ${asked}`,
  ].join("\n");
}
