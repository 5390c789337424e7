// The code in the documents of the package: cut out, run, and compared with what it says it gives.
//
// In README.md `// -> value` stands behind an expression or below it, and each block is a program
// of its own. In MIGRATION.md a block is run with both libraries, and its last lines say what each
// of them gives: `// chess.js -> value`, `// jadoube -> value` and, with `compat: "chess.js"`,
// `// compat -> value`. `throws` stands before a message. In the examples of the documentation page
// a line `// -> text` is a line that was printed. `//    text` goes on with the line above.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chessjs, jadoube, root } from "../support/libraries.mjs";

export const sources = join(root, "src/npm/package");
export const site = join(root, "public/javascript");

export const read = (folder, name) => readFileSync(join(folder, name), "utf8");

/** The fenced blocks of a document in a language, with the heading that each stands under. */
export function blocks(text, language) {
  const found = [];
  let heading = "";
  let block;
  for (const line of text.split("\n")) {
    if (block && line === "```") {
      found.push({ heading, language: block.language, code: block.lines.join("\n") });
      block = undefined;
    } else if (block) {
      block.lines.push(line);
    } else if (line.startsWith("```")) {
      block = { language: line.slice(3), lines: [] };
    } else if (line.startsWith("#")) {
      heading = line.replace(/^#+ /, "");
    }
  }
  return found.filter((each) => each.language === language);
}

/** A block of the README as a program that hands each value and what it should be to `check`. */
export function checking(code) {
  const whole = code.replace(/;\n(?=\/\/ -> )/g, "; ").replace(/\n\/\/ {4}/g, " ");
  return whole.replace(
    /^(?!const |let )(\S.*?); \/\/ -> (.+)$/gm,
    (_, expression, value) => `check((${expression}), (${value}), ${JSON.stringify(expression)});`,
  );
}

/** The code of a block of the migration page, and what it says each library gives. */
export function promises(code) {
  const lines = code.split("\n");
  const line = /^\/\/ (chess\.js|jadoube|compat) +-> (.*)$/;
  const matches = lines.map((text) => line.exec(text)).filter(Boolean);
  return {
    code: lines.filter((text) => !line.test(text)).join("\n"),
    promised: Object.fromEntries(matches.map(([, library, value]) => [library, value])),
  };
}

/** The package as a program sees it that asks for chess.js's ways. */
const compatible = {
  ...jadoube,
  Chess: class extends jadoube.Chess {
    constructor(fen, options = {}) {
      super(fen, { ...options, compat: "chess.js" });
    }
  },
};

export const libraries = { "chess.js": chessjs, jadoube, compat: compatible };

/** The value of the last statement of `code`, or what it throws. */
export function outcome(code, library) {
  // The code finds these names as if it had imported them, and its last statement is its value.
  const evaluate = new Function(
    "__code",
    ...["Chess", "DEFAULT_POSITION", "validateFen"],
    '"use strict"; return eval(__code);',
  );
  try {
    return { value: evaluate(code, library.Chess, library.DEFAULT_POSITION, library.validateFen) };
  } catch (error) {
    return { thrown: error.message };
  }
}

/** A value as a document writes it. */
export const valueOf = (text) => new Function(`return (${text});`)();

/** The lines that an example says it prints. */
export function printed(code) {
  const lines = [];
  let isOpen = false;
  for (const line of code.split("\n")) {
    const [, said] = /^\s*\/\/ -> ?(.*)$/.exec(line) ?? [];
    const [, more] = /^\s*\/\/ {4}(\S.*)$/.exec(line) ?? [];
    if (said !== undefined) {
      lines.push(said);
    } else if (isOpen && more !== undefined) {
      lines.push(`${lines.pop()} ${more}`);
    }
    isOpen = said !== undefined || (isOpen && more !== undefined);
  }
  return lines;
}
