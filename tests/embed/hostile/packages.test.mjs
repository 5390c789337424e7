// Boards in pages made with what most pages are made with: their style sheets, frameworks and generators,
// from npm. (React and mdBook have examples of their own: `tests/package/projects`.)
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { browserWithPages } from "../support/page.mjs";
import { tests, tool, toolFile } from "../support/place.mjs";

const { browser, open, pages, resize, run } = await browserWithPages();

const { build: bundle } = tool("esbuild");

const ENTER = "\uE007";

const GAME = `<jadoube-board id="b" mode="play" eager undo name="game"><span slot="caption">A game</span></jadoube-board>`;

/** Plays a move by typing and one by hand, and tells what is wrong with how the board looks. */
async function playOn() {
  await run(`await until(() => isLive($("#b"))); await settled(); inside($("#b"), "input")[0].focus();`);
  await browser.press("e", "4", ENTER);
  return run(`
    await until(() => $("#b").fen.includes("4P3"));
    tap($("#b"), "e7");
    await settled();
    tap($("#b"), "e5");
    await until(() => $("#b").fen.includes("4p3"));
    const [frame] = inside($("#b"), ".frame");
    const { width, height } = frame.getBoundingClientRect();
    const [squares] = inside($("#b"), ".squares");
    const box = squares.getBoundingClientRect();
    const low = inside($("#b"), ".row button, .row input").filter((node) => node.getBoundingClientRect().height < 43.5);
    const root = document.documentElement;
    return { isSquare: Math.abs(width - height) < 1 && Math.abs(box.width - box.height) < 1, isWide: width > 200, low: low.length,
      over: root.scrollWidth - root.clientWidth, failures };`);
}

const WELL = { isSquare: true, isWide: true, low: 0, over: 0, failures: [] };

/** Puts a script of a framework into a page, bundled as its users do. */
async function bundled(name, contents, plugins = []) {
  const { outputFiles } = await bundle({
    stdin: { contents, resolveDir: join(toolFile("esbuild", ""), "../.."), loader: "jsx" },
    bundle: true,
    write: false,
    format: "esm",
    jsx: "automatic",
    conditions: ["browser"],
    define: { "process.env.NODE_ENV": '"production"', __VUE_OPTIONS_API__: "true", __VUE_PROD_DEVTOOLS__: "false", __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false" },
    plugins,
    logLevel: "error",
  });
  pages.set(`/${name}.js`, { body: outputFiles[0].text, type: "text/javascript" });
  return `<script type="module" src="/${name}.js"></script>`;
}

test("Bootstrap: in a card, a row, a table and a modal dialog of it boards are as wide as the room, and played on", async () => {
  pages.set("/bootstrap.css", { body: readFileSync(toolFile("bootstrap", "dist/css/bootstrap.min.css")), type: "text/css" });
  const head = `<link rel="stylesheet" href="/bootstrap.css">`;
  const around = {
    card: `<div class="card"><div class="card-body">${GAME}</div></div>`,
    row: `<div class="container"><div class="row"><div class="col-auto">${GAME}</div></div></div>`,
    table: `<table class="table table-striped text-uppercase"><tbody><tr><td>${GAME}</td></tr></tbody></table>`,
    flex: `<div class="d-flex justify-content-center fs-6 lh-1 text-end"><div>${GAME}</div></div>`,
    modal: `<div class="modal d-block position-static"><div class="modal-dialog"><div class="modal-content"><div class="modal-body">${GAME}</div></div></div></div>`,
  };
  for (const [name, markup] of Object.entries(around)) {
    for (const width of [1280, 360]) {
      await resize(width);
      await open(markup, { head });
      assert.deepEqual(await playOn(), WELL, `${name} at ${width}`);
    }
  }
});

test("Tailwind: its base and its classes leave a board as it is", async () => {
  const { compile } = tool("tailwindcss");
  const content = readFileSync(toolFile("tailwindcss", "index.css"), "utf8");
  const compiled = await compile('@import "tailwindcss";', {
    base: tests,
    loadStylesheet: async (id, base) => ({ path: id, base, content }),
  });
  const classes = ["flex", "inline-block", "items-center", "uppercase", "tracking-widest", "leading-loose", "text-xs", "italic", "whitespace-nowrap", "columns-2", "w-fit"];
  pages.set("/tailwind.css", { body: compiled.build(classes), type: "text/css" });
  const head = `<link rel="stylesheet" href="/tailwind.css">`;
  await resize(1280);
  for (const around of ["flex items-center", "inline-block uppercase tracking-widest", "w-fit text-xs italic leading-loose whitespace-nowrap"]) {
    await open(`<div class="${around}"><div>${GAME}</div></div>`, { head });
    assert.deepEqual(await playOn(), WELL, around);
    assert.equal(await run(`return inside($("#b"), ".frame")[0].getBoundingClientRect().width`), 416, around);
  }
});

test("Vue: attributes are bound, events are heard, and what Vue draws anew leaves the game alone", async () => {
  const head = await bundled(
    "vue",
    `import { createApp, h, ref } from "vue";
     const moves = ref([]), hints = ref(false), isShown = ref(true);
     window.page = { moves, hints, isShown };
     createApp({ render: () => h("div", [
       h("p", { id: "moves" }, moves.value.join(" ")),
       isShown.value ? h("jadoube-board", { id: "b", mode: "play", eager: "", undo: "", hints: hints.value, coordinates: "inside",
         "onJadoubeMove": ({ detail }) => moves.value = [...moves.value, detail.san] }) : null,
     ]) }).mount("main");`,
  );
  await resize(1280);
  await open("", { head });
  await run(`await until(() => $("#b"))`);
  const observed = await playOn();
  assert.deepEqual(observed, WELL);
  const after = await run(`
    const shown = $("#moves").textContent;
    const { fen } = $("#b");
    page.isShown.value = false;
    await until(() => !$("#b"));
    page.isShown.value = true;
    await until(() => $("#b") && isLive($("#b")));
    return { shown, isKept: fen.includes("4p3"), isAnew: $("#b").fen.startsWith("rnbqkbnr/pppppppp"), failures };`);
  assert.deepEqual(after, { shown: "e4 e5", isKept: true, isAnew: true, failures: [] });
});

test("Svelte: the same", async () => {
  const { compile } = tool("svelte/compiler");
  const component = `<script>
      let moves = $state([]);
      let isShown = $state(true);
      const heard = (event) => (moves = [...moves, event.detail.san]);
      window.page = { hide: () => (isShown = false), show: () => (isShown = true) };
    </script>
    <p id="moves">{moves.join(" ")}</p>
    {#if isShown}<jadoube-board id="b" mode="play" eager undo onjadoube-move={heard}></jadoube-board>{/if}`;
  const { js } = compile(component, { filename: "App.svelte", generate: "client" });
  const plugin = {
    name: "app",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.\/App\.svelte$/ }, ({ path, resolveDir }) => ({ path, namespace: "app", pluginData: resolveDir }));
      onLoad({ filter: /.*/, namespace: "app" }, ({ pluginData }) => ({ contents: js.code, resolveDir: pluginData }));
    },
  };
  const head = await bundled(
    "svelte",
    `import { mount } from "svelte"; import App from "./App.svelte"; mount(App, { target: document.querySelector("main") });`,
    [plugin],
  );
  await resize(1280);
  await open("", { head });
  await run(`await until(() => $("#b"))`);
  assert.deepEqual(await playOn(), WELL);
  const after = await run(`
    const shown = $("#moves").textContent;
    page.hide();
    await until(() => !$("#b"));
    page.show();
    await until(() => $("#b") && isLive($("#b")));
    return [shown, failures];`);
  assert.deepEqual(after, ["e4 e5", []]);
});

test("React: the same", async () => {
  const head = await bundled(
    "react",
    `import { useState } from "react"; import { createRoot } from "react-dom/client";
     function App() {
       const [moves, setMoves] = useState([]);
       const [isShown, show] = useState(true);
       window.page = { show };
       return <div><p id="moves">{moves.join(" ")}</p>
         {isShown && <jadoube-board id="b" mode="play" eager canUndo onjadoube-move={({ detail }) => setMoves((moves) => [...moves, detail.san])} />}</div>;
     }
     createRoot(document.querySelector("main")).render(<App />);`,
  );
  await resize(1280);
  await open("", { head });
  await run(`await until(() => $("#b"))`);
  assert.deepEqual(await playOn(), WELL);
  const after = await run(`
    const shown = $("#moves").textContent;
    page.show(false);
    await until(() => !$("#b"));
    page.show(true);
    await until(() => $("#b") && isLive($("#b")));
    return [shown, failures];`);
  assert.deepEqual(after, ["e4 e5", []]);
});

test("markdown-it: boards between paragraphs, with a caption that Markdown sets", async () => {
  const text = `# A chapter

Some words before the board.

<jadoube-board id="b" mode="play" eager undo>
<div slot="caption">

The *first* move.

</div>
</jadoube-board>

| diagram | text |
|---|---|
| <jadoube-board id="d" fen="8/8/8/3N4/8/8/8/8"></jadoube-board> | A knight |
`;
  await resize(1280);
  await open(new (tool("markdown-it"))({ html: true }).render(text));
  assert.deepEqual(await playOn(), WELL);
  const observed = await run(`return [$("#b > [slot=caption]").innerHTML.trim(), $("#b").children.length, $("#d").offsetWidth];`);
  assert.deepEqual(observed, ["<p>The <em>first</em> move.</p>", 1, 416]);
});
