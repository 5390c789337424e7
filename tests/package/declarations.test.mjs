// The declarations say what the modules have: the same names, each with its documentation. Whether
// the types are right, a checker of types says (install/types.test.mjs).
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { CHOICES, EVENTS, METHODS, STATES } from "../../src/embed/loader/attributes.js";
import { valuesOf } from "../../src/embed/loader/reflection.js";
import { read, sources } from "./documents/blocks.mjs";
import { jadoube, root } from "./support/libraries.mjs";

const text = read(sources, "index.d.ts");

/** The lines between the braces of a declaration. */
function body(head) {
  const start = text.indexOf(`${head} {\n`);
  assert.ok(start >= 0, head);
  return text.slice(start, text.indexOf("\n}", start)).split("\n").slice(1);
}

/** The names of the members of a class. */
function members(name) {
  const found = body(`export declare class ${name}${name === "JadoubeError" ? " extends Error" : ""}`)
    .map((line) => /^ {2}(?:(?:readonly|static|private|get|set) )*(\[?[\w.]+\]?)[?(:]/.exec(line)?.[1])
    .filter(Boolean);
  return [...new Set(found)];
}

test("every export is declared, and nothing else", () => {
  const values = [...text.matchAll(/^export declare (?:const|function|class) (\w+)/gm)];
  assert.deepEqual(values.map(([, name]) => name).sort(), Object.keys(jadoube).sort());
});

for (const name of ["Chess", "Move", "TreeNode"]) {
  test(`every member of ${name} is declared, and nothing else`, () => {
    const made = new jadoube.Chess();
    const example = { Chess: made, Move: made.move("e4"), TreeNode: made.tree() }[name];
    const declared = members(name).filter((member) => member !== "constructor" && member !== "chess960");
    const known = [...Object.getOwnPropertyNames(jadoube[name].prototype), ...Object.keys(example)]
      .filter((member) => member !== "constructor" && member !== "chess960")
      .concat(name === "Chess" ? ["[Symbol.dispose]"] : []);
    assert.deepEqual(declared.sort(), [...new Set(known)].sort());
  });
}

test("everything that is declared is documented", () => {
  // What is not exported nobody sees.
  const lines = text.replace(/^type InternalMove[^]*?^};/m, "").split("\n");
  const isExport = (line) => /^export (?!{})/.test(line);
  const isMember = (line) => /^ {2}[\w[][\w. [\]?]*[?(:]/.test(line) && !line.endsWith(",");
  const hasDocumentation = (line) => /\*\/$|prettier-ignore$|^ {2}get /.test(line);
  const bare = lines.filter(
    (line, at) => (isExport(line) || isMember(line)) && !hasDocumentation(lines[at - 1]),
  );
  assert.deepEqual(bare, []);
});

/** The texts of a union of texts. */
const union = (name) => {
  const start = text.indexOf(`export type ${name} =`);
  return [...text.slice(start, text.indexOf(";", start)).matchAll(/'([^']+)'/g)].map(([, code]) => code);
};
const source = (file) => readFileSync(join(root, "src", file), "utf8");

test("the codes of reasons are those of the crate", () => {
  const codes = [...source("explain/illegal/code.rs").matchAll(/^ {4}\w+ = "([a-z-]+)",$/gm)];
  assert.deepEqual(union("RefusalCode"), codes.map(([, code]) => code));
});

test("the codes of terms are those of the crate", () => {
  const codes = [...source("explain/motifs/motif.rs").matchAll(/= "([a-z-]+)", (Position|Move|Line);$/gm)];
  assert.deepEqual(union("TermCode"), codes.map(([, code]) => code));
});

test("the codes of errors are those that are made", () => {
  const sources = ["npm/js", "npm/insight", "npm/listing", "npm/package"].flatMap((crate) =>
    readdirSync(join(root, "src", crate), { recursive: true })
      .filter((name) => /\.(rs|js)$/.test(name))
      .map((name) => source(join(crate, name)))
      .join("\n"),
  );
  const all = sources.join("\n");
  const made = /(?:Fault::new\(|refuse\(|refused\(|code: )\s*["']([a-z0-9-]+)["']/g;
  const known = union("ErrorCode");
  const unknown = [...all.matchAll(made)].map(([, code]) => code).filter((code) => !known.includes(code));
  assert.deepEqual(unknown, []);
  for (const code of known) {
    assert.ok(text.includes(` * - \`${code}\` `), `${code} is documented`);
    assert.match(all, new RegExp(`["']${code}["']`), `${code} is made somewhere`);
  }
});

const board = read(sources, "board.d.ts");

/** The names of the members of an interface. */
const declared = (name) => {
  const [inner] = new RegExp(`^export interface ${name} [^]*?^}`, "m").exec(board);
  return [...inner.matchAll(/^ {2}(?:readonly )?'?([\w-]+)'?[?(:]/gm)].map(([, member]) => member);
};

test("every attribute of a board is declared with its property, and nothing else", () => {
  const bare = { getAttribute: () => null, hasAttribute: () => false };
  assert.deepEqual(declared("BoardProperties").sort(), Object.keys(valuesOf(bare)).sort());
  for (const [name, choices] of Object.entries(CHOICES)) {
    const written = name === "mode" ? /BoardMode = (.*);/ : new RegExp(`^ {2}${name}: (.*);`, "m");
    assert.deepEqual(written.exec(board)[1], choices.map((choice) => `'${choice}'`).join(" | "), name);
  }
});

test("the events of scores and reports are declared", () => {
  const observed = ["score.js", "report.js"].map((name) => source(join("embed/school", name))).join("\n");
  const names = [...observed.matchAll(/#emit\("([a-z]+)"|new CustomEvent\("jadoube-([a-z]+)"/g)].map(([, own, name]) => own ?? name);
  const declarations = ["score.d.ts", "scorm.d.ts", "board.d.ts"].map((name) => read(sources, name)).join("\n");
  assert.deepEqual([...new Set(names)].sort(), ["error", "report", "score"]);
  for (const name of names) {
    assert.match(declarations, new RegExp(`["']jadoube-${name}["']: CustomEvent<`));
  }
});

test("every state, method and event of a board is declared", () => {
  const members = declared("JadoubeBoard");
  assert.deepEqual([...STATES, ...METHODS].filter((name) => !members.includes(name)), []);
  const rust = readdirSync(join(root, "src/embed"), { recursive: true })
    // The score of a page and its lessons have events of their own.
    .filter((name) => /\.(rs|js)$/.test(name) && !/^(school|tutor)/.test(name))
    .map((name) => source(join("embed", name)));
  const emitted = /(?:board\.tell\(|tell_outcome\(|this\.#emit\()\s*"([a-z]+)"|\bEvent::([A-Z][a-z]+)\b/g;
  const found = [...rust.join("\n").matchAll(emitted)].map(([, name, typed]) => name ?? typed.toLowerCase());
  // What happens to a clock is no event of the board.
  const events = found.filter((name) => !["pause", "press", "resume", "start", "tick"].includes(name));
  assert.deepEqual([...new Set(events)].sort(), [...EVENTS].sort());
  assert.deepEqual(declared("JadoubeEventMap").sort(), EVENTS.map((name) => `jadoube-${name}`).sort());
});
