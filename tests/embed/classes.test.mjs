// Style sheets that meet in one root: a class that two of them name must mean one thing in both, for a
// rule of the one reaches what the other is about.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { LOADER_STYLES, STYLES } from "../../src/xtask/loader/styles.mjs";
import { sheetAt } from "../../src/xtask/styles/sheet.mjs";
import { root, tool } from "./support/place.mjs";

const { transform } = tool("esbuild");

/** What the sheets of a root are, and what they name in common, with the one thing that each name means. */
const ROOTS = {
  "a board in a page": {
    sheets: [LOADER_STYLES, ...Object.values(STYLES).flat()],
    meanings: {
      arrow: "an arrow over the board",
      aside: "what stands between the lines of moves",
      beside: "what stands beside the board of a game",
      below: "what the program puts below the board",
      board: "the board that is played on",
      body: "all of a board in a page",
      castling: "who may castle",
      cell: "where a move stands in columns",
      check: "the mark around a king in check",
      comment: "a comment in the moves of a game",
      controls: "where the program puts what is below the board",
      coordinates: "the names of files and ranks",
      desk: "the board to set up, with the piece that is carried",
      "desk-hint": "how pieces are put on the board",
      "editor-fields": "the rest of a position",
      fold: "the button that folds a variation",
      frame: "where the board is",
      halo: "the light line around a mark",
      headline: "the task, or the state of the game",
      inner: "the squares of a board",
      layer: "where the program puts its board",
      line: "the line of a mark",
      marks: "a layer over the board",
      menu: "the button with the points, and what it opens",
      moves: "the moves of a game",
      note: "what is said below the board",
      number: "the number of a move",
      "piece-tray": "the pieces to place",
      ply: "a move of a game",
      promotion: "what the pawn becomes",
      row: "the buttons",
      "score-table": "the moves in columns",
      selected: "the square that is picked",
      set: "the pieces of a color to place",
      sign: "a button with a sign on it",
      signs: "the signs of a move",
      spots: "squares that are hatched",
      sprite: "the drawings of the pieces",
      square: "a square of the board",
      stops: "where a damaged record ends",
      tool: "a piece to place, or what is done by hand",
      tools: "what is done by hand",
      variation: "a variation in the moves of a game",
    },
  },
  "the site": {
    // A folder has the parts of the sheet of its name.
    sheets: readdirSync(join(root, "styles"))
      .filter((name) => name.endsWith(".css"))
      .map((name) => `styles/${name.replace(/\.css$/, "")}`),
    meanings: {
      advice: "what the engine says of a position",
      analysis: "the page Analyse",
      annotate: "signs and words for a move",
      board: "a board",
      button: "a link that looks like a button",
      check: "a box to tick, with its words",
      builder: "the page of the builder",
      choices: "what can be chosen",
      class: "the page of a class",
      "command-box": "the box for moves and commands",
      coordinates: "the names of files and ranks",
      desk: "the board to set up, with the piece that is carried",
      editor: "the page around the board to set up",
      "editor-side": "what stands beside the board to set up",
      error: "what is wrong in a field",
      field: "a field of a form, with its name",
      fig: "a figurine",
      "file-names": "the names of files",
      fraction: "a move of White above one of Black",
      "from-bottom": "what the pawn becomes, on the side of the player below",
      game: "a page with a board and a record",
      games: "the games of a file",
      hint: "what a field is for",
      ink: "what is drawn on a board by hand",
      inner: "the squares of a board",
      layers: "what a learner can show on the board",
      library: "the page of all stored games",
      margin: "what stands in the margin of the page",
      marks: "a layer over the board",
      "move-terms": "what a move is called",
      moves: "the moves of a game",
      notice: "what has happened and stays",
      page: "a page of the site, with its header",
      part: "a section of a page for authors",
      piece: "a piece on a board",
      pieces: "the pieces of a board",
      player: "a player above or below the board",
      promotion: "what the pawn becomes",
      primary: "the button that is most often pressed",
      "rank-names": "the names of ranks",
      record: "what stands beside the board: the state and the moves",
      reserved: "the place that is kept below a sentence",
      result: "how a game ended",
      scroll: "what is scrolled by itself",
      sheets: "the pages of a worksheet",
      "small-board": "the board of a stored game in the list",
      sprite: "the drawings of the pieces",
      square: "a square of the board",
      status: "the state of the game",
      steps: "the buttons that step through a game",
      update: "a new version is there",
      verdict: "what is wrong with a position",
      welcome: "what stands in the place of the moves before the first one",
      worksheet: "the page of worksheets",
    },
  },
};

const classesOf = (selector) => new Set([...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name));

/** The selectors of a sheet, one by one, without nesting. */
async function selectorsOf(name) {
  const text = sheetAt(join(root, `${name}.css`)).replace(/palette\([^)]*\)/g, "red");
  // Browsers of that age know no nesting, so each selector is written out.
  const { code } = await transform(text, { loader: "css", target: "chrome110" });
  return [...code.matchAll(/([^{};]+)\{/g)]
    .map(([, selectors]) => selectors.trim())
    .filter((selectors) => !selectors.startsWith("@"))
    .flatMap((selectors) => selectors.split(/,(?![^(]*\))/));
}

for (const [place, { sheets, meanings }] of Object.entries(ROOTS)) {
  test(`in ${place} no rule of one sheet reaches what another sheet is about`, async () => {
    const selectors = await Promise.all(sheets.map(selectorsOf));
    const named = selectors.map((all) => new Set(all.flatMap((selector) => [...classesOf(selector)])));
    const reaching = new Map();
    for (const [one, name] of sheets.entries()) {
      for (const [other, otherName] of sheets.entries()) {
        for (const selector of one === other ? [] : selectors[one]) {
          const classes = classesOf(selector);
          // A class that the other sheet does not know keeps the rule away from its elements.
          if (classes.size && [...classes].every((known) => named[other].has(known))) {
            const unknown = [...classes].filter((known) => !(known in meanings));
            if (unknown.length) {
              reaching.set(`${unknown} (${name}, ${otherName})`, selector.trim());
            }
          }
        }
      }
    }
    assert.deepEqual(Object.fromEntries(reaching), {});
    const shared = [...new Set(named.flatMap((names) => [...names]))];
    const isTwice = (name) => named.filter((names) => names.has(name)).length > 1;
    const stale = Object.keys(meanings).filter((name) => !shared.includes(name) || !isTwice(name));
    assert.deepEqual(stale, [], "every meaning is needed");
  });
}
