// A board in a frame, in three browsers: from the page's own host and from another one that allows
// nothing to foreign pages, in a sandbox and without, with the helping script and without.
import assert from "node:assert/strict";
import { test } from "node:test";

import { everyBrowser } from "../support/page.mjs";
import { servePages } from "../support/servers.mjs";

const ENTER = "\uE007";
const LADDER = "mode=solve&goal=mate&in=2&fen=6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1";
const SANDBOX = `sandbox="allow-scripts"`;

const { address: elsewhere } = await servePages();

/** What a page needs to speak with a frame by hand. */
const SPEAKING = `<script>
  var observed = [];
  function greet(frame, data = { ns: "jadoube", v: 1, type: "init" }, from = window) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event) => observed.push(event.data);
    from.postMessage.call(frame.contentWindow, data, "*", [port2]);
    return port1;
  }
  var count = 0;
  async function ask(port, command) {
    const id = "c" + count++;
    port.postMessage({ id, ...command });
    const answer = () => observed.find((message) => message.type === "answer" && message.id === id);
    await until(answer);
    return answer();
  }
  var only = (type) => observed.filter((message) => message.type === type);
  /** Puts a frame into the page and waits until it is loaded. */
  async function brought(tag) {
    const [frame] = new DOMParser().parseFromString(tag, "text/html").body.children;
    const loaded = new Promise((done) => frame.addEventListener("load", done, { once: true }));
    document.querySelector("main").append(frame);
    await loaded;
    return frame;
  }
</script>`;

for (const [name, { address: here, axe, browser, open, prefer, run }] of await everyBrowser()) {
  const inBrowser = (title, body) => test(`${name}: ${title}`, body);

  const frame = (hash, { host = elsewhere, more = SANDBOX } = {}) =>
    `<iframe src="${host}dist/embed.html#${hash.replace(/"/g, "%22")}" title="Exercise" width="400" height="300" ${more}></iframe>`;
  const HELPER = `<script src="${here}dist/embed-parent.js" defer></script>`;
  const speak = (body) => open(body, { script: "", head: SPEAKING });
  /** Opens a page with one frame, greets it when it is there, and hears from it. */
  const greeted = async (hash, how) => {
    await speak("");
    await run(`
      window.port = greet(await brought(words[0]));
      await until(() => only("ready").length);`, frame(hash, how));
  };
  /** Runs in the frame itself. */
  const within = async (body, ...words) => {
    await browser.frame(0);
    try {
      return await run(body, ...words);
    } finally {
      await browser.frame(null);
    }
  };
  const WAIT = `
    const until = async (holds) => {
      for (const end = performance.now() + 40_000; !holds(); await new Promise(requestAnimationFrame)) {
        if (performance.now() > end) throw new Error("it has never come true: " + holds);
      }
    };
    const board = document.querySelector("jadoube-board");
    const inside = (selector) => [...board.shadowRoot.querySelectorAll(selector)];`;

  for (const [where, how] of Object.entries({
    "in a sandbox, from a host that allows nothing": {},
    "from another host": { more: "" },
    "from the host of the page": { host: here, more: "" },
  })) {
    inBrowser(`a solved exercise fills its field, ${where}`, async () => {
      const more = `${how.more ?? SANDBOX} data-name="ladder" id="f"`;
      await open(`<form>${frame(LADDER, { ...how, more })}</form>`, { script: "", head: HELPER });
      const result = await run(`
        const frame = $("#f");
        const sent = () => Object.fromEntries(new FormData($("form")));
        await until(() => heard.some(({ type }) => type === "ready"));
        const before = sent();
        for (const [id, san] of ["Rb7", "Ra8#"].entries()) {
          frame.jadoube.postMessage({ id, type: "move", san });
          await until(() => heard.filter(({ type }) => type === "move").length > 2 * id);
          await until(() => id || heard.some(({ by }) => by === "task"));
        }
        await until(() => heard.some(({ type }) => type === "solved"));
        const { solved, attempts } = JSON.parse(sent().ladder);
        return { before, solved, attempts, on: heard.find(({ type }) => type === "solved").on,
          moves: heard.filter(({ type }) => type === "move").map(({ san, by }) => by + " " + san), failures };`);
      const [first, reply, last] = result.moves;
      assert.match(reply, /^task K/);
      assert.deepEqual({ ...result, moves: [first, last] }, {
        before: {}, solved: true, attempts: 1, on: "f", failures: [], moves: ["script Rb7", "script Ra8#"],
      });
    });
  }

  inBrowser("a frame gets its height, once for each width, and never a scroll bar", async () => {
    await open(frame(LADDER, { more: `${SANDBOX} style="border: 3px solid; box-sizing: border-box"` }), { script: "", head: HELPER });
    const heights = await run(`
      const frame = $("iframe");
      const asked = () => heard.filter(({ type }) => type === "resize").map(({ height }) => height);
      await until(() => heard.some(({ type }) => type === "ready"));
      const seen = [];
      for (const width of [500, 300, 500]) {
        const before = asked().length;
        frame.style.width = width + "px";
        await until(() => asked().length > before);
        // Whatever follows from it has time to come.
        for (let rounds = 0; rounds < 40; rounds += 1) await settled();
        seen.push([asked().length - before, asked().at(-1), frame.clientHeight]);
      }
      return seen;`);
    for (const [, asked, given] of heights) {
      assert.equal(given, asked);
    }
    assert.ok(heights.every(([count]) => count <= 2), JSON.stringify(heights));
    assert.deepEqual(heights[0].slice(1), heights[2].slice(1));
    assert.ok(heights[0][1] > heights[1][1]);
    assert.deepEqual(
      await within(`${WAIT}
        await until(() => document.documentElement.classList.contains("fits"));
        const { clientWidth, scrollHeight, scrollWidth } = document.documentElement;
        return [innerWidth - clientWidth, scrollHeight - innerHeight, scrollWidth - clientWidth];`),
      [0, 0, 0],
    );
  });

  inBrowser("a page that keeps its frame low does not hear of it for ever", async () => {
    await open(frame(LADDER, { more: `${SANDBOX} style="max-height: 300px"` }), { script: "", head: HELPER });
    const asked = `heard.filter(({ type }) => type === "resize").length`;
    await run(`await until(() => heard.some(({ type }) => type === "ready") && ${asked});`);
    assert.ok(await within(`${WAIT}
      await until(() => !document.documentElement.classList.contains("fits"));
      scrollTo(0, 10_000);
      return scrollY > 0;`));
    const count = await run(`return ${asked}`);
    assert.equal(await run(`for (let rounds = 0; rounds < 60; rounds += 1) await settled(); return ${asked}`), count);
  });

  inBrowser("only the first right greeting from the page around is heard", async () => {
    await speak("");
    const result = await run(`
      const [frame, other] = [await brought(words[0]), await brought("<iframe srcdoc='<p>Other</p>' title='Other'></iframe>")];
      const right = { ns: "jadoube", v: 1, type: "init" };
      const ports = {};
      for (const [name, data] of Object.entries({
        "another version": { ...right, v: 2 }, "another name": { ...right, ns: "chess" }, "another type": { ...right, type: "move" },
        "no object": "init", "nothing": null,
      })) ports[name] = greet(frame, data);
      frame.contentWindow.postMessage(right, "*");
      // A sibling has the frame in hand as well, but is not the page around it.
      const script = other.contentDocument.createElement("script");
      script.textContent = "const { port1, port2 } = new MessageChannel(); port1.onmessage = () => parent.observed.push('sibling'); " +
        "window.send = (data) => parent.frames[0].postMessage(data, '*', [port2]);";
      other.contentDocument.body.append(script);
      other.contentWindow.send(right);
      await settled();
      const early = observed.length;
      ports.first = greet(frame);
      await until(() => only("ready").length);
      ports.second = greet(frame);
      Object.values(ports).forEach((port, id) => port.postMessage({ id, type: "get" }));
      await until(() => only("answer").length);
      for (let rounds = 0; rounds < 20; rounds += 1) await settled();
      return { early, greeters: Object.keys(ports), answers: only("answer").map(({ id }) => id), ready: only("ready").length,
        siblings: observed.includes("sibling") };`, frame("fen=start"));
    const { greeters, answers, ...rest } = result;
    assert.deepEqual(answers.map((id) => greeters[id]), ["first"]);
    assert.deepEqual(rest, { early: 0, ready: 1, siblings: false });
  });

  inBrowser("a diagram carries out commands without the program", async () => {
    await greeted("fen=8/8/8/8/8/8/8/K6k w - - 0 1&caption=Kings");
    const result = await run(`
      const state = async () => (await ask(port, { type: "get" })).value;
      const before = await state();
      const flip = await ask(port, { type: "flip" });
      const set = await ask(port, { type: "set", attributes: { fen: "8/8/8/8/8/8/8/Q6k w - - 0 1", arrows: "a1h1", caption: "<b>Queen</b>" } });
      const moved = await ask(port, { type: "move", san: "Qa2" });
      const broken = await ask(port, { type: "set", attributes: { fen: "8/8" } });
      await until(() => only("error").length);
      const unknown = [await ask(port, { type: "storage" }), await ask(port, { type: "set", attributes: { "storage-key": "x" } })];
      return { before, flip: flip.ok, set: set.ok, after: (await state()).fen, moved, broken: broken.ok, unknown: unknown.map(({ ok }) => ok),
        error: only("error")[0] };`);
    assert.equal(result.before.fen, "8/8/8/8/8/8/8/K6k w - - 0 1");
    assert.equal(result.before.mode, "diagram");
    assert.deepEqual([result.flip, result.set, result.broken, result.unknown], [true, true, true, [false, false]]);
    assert.equal(result.after, "8/8");
    assert.match(result.moved.message, /can't be played/);
    assert.equal(result.error.attribute, "fen");
    const shown = await within(`${WAIT}
      return { caption: board.querySelector("[slot=caption]").textContent, bold: document.querySelectorAll("b").length,
        said: inside(".fault p")[0].textContent.length > 0, scripts: document.scripts.length };`);
    // Beside that of the page there is the one that says what is wrong with a position.
    assert.deepEqual(shown, { caption: "<b>Queen</b>", bold: 0, said: true, scripts: 2 });
  });

  inBrowser("a position is played on by commands", async () => {
    await greeted("mode=play&eager&undo");
    const result = await run(`
      const answers = [];
      for (const command of [
        { type: "move", san: "e4" }, { type: "move", uci: "e7e5" }, { type: "move", san: "Ke8" }, { type: "undo" }, { type: "get" }, { type: "reset" },
      ]) answers.push(await ask(port, command));
      await until(() => only("move").length === 2);
      return { answers: answers.map(({ ok, value }) => [ok, value?.legalMoves?.length ?? value]),
        fen: answers[4].value.fen, moves: only("move").map(({ uci, by }) => uci + " " + by) };`);
    assert.deepEqual(result, {
      answers: [[true, true], [true, true], [true, false], [true, null], [true, 20], [true, null]],
      fen: "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
      moves: ["e2e4 script", "e7e5 script"],
    });
  });

  inBrowser("nothing is kept unless the address says under which name", async () => {
    const keys = () => run(`return Object.keys(localStorage).filter((key) => key.startsWith("jadoube:"))`);
    for (const [hash, how, kept] of [
      ["mode=play&eager", { host: here, more: "" }, []],
      ["mode=play&eager&storage-key=ours", {}, []],
      ["mode=play&eager&storage-key=ours", { host: here, more: "" }, ["jadoube:ours"]],
    ]) {
      await greeted(hash, how);
      assert.equal(await run(`return (await ask(port, { type: "move", san: "e4" })).value`), true);
      assert.deepEqual(await keys(), kept, hash);
    }
    await run("localStorage.clear()");
  });

  inBrowser("a frame is used alone: typed into, read anew, scrolled", async () => {
    await open(frame(`${LADDER}&hint=a2|Each rook takes a rank.&prompt=A ladder`), { script: "" });
    await browser.frame(0);
    await run(`${WAIT}
      await until(() => inside("input").length);`);
    // The hand comes first: a frame of another origin takes no focus by itself.
    await browser.click(await browser.find("jadoube-board"));
    await run(`${WAIT} inside("input")[0].focus();`);
    await browser.press("R", "b", "7", ENTER);
    const alone = await run(`${WAIT}
      await until(() => board.fen.startsWith("6k1/1R6") || board.fen.includes("/1R6/"));
      const size = board.getBoundingClientRect();
      return { title: document.title, isSeen: inside(".frame")[0].getBoundingClientRect().bottom <= innerHeight,
        isScrolled: document.documentElement.scrollHeight > innerHeight && getComputedStyle(document.documentElement).overflowY !== "clip" };`);
    assert.deepEqual(alone, { title: "A ladder", isSeen: true, isScrolled: true });
    const anew = await run(`${WAIT}
      location.hash = "#fen=8/8/8/8/8/8/8/K6k w - - 0 1&theme=dark";
      await until(() => board.mode === "diagram" && inside("svg use").length === 2);
      return { title: document.title, left: board.children.length, ground: getComputedStyle(document.documentElement).colorScheme };`);
    assert.deepEqual(anew, { title: "Chess board", left: 0, ground: "dark" });
    await browser.frame(null);
  });

  inBrowser("a game, a position to set up and a line have their room as well", async () => {
    for (const hash of ["mode=game&pgn=1. e4 e5 2. Nf3 *", "mode=setup", "mode=line&side=white&pgn=1. e4 e5 2. Nf3 *"]) {
      await greeted(`${hash}&eager`);
      const [width, height, frame] = await within(`${WAIT}
        await until(() => inside(".layer .board")[0]?.getBoundingClientRect().height);
        const { width, height } = inside(".layer .board")[0].getBoundingClientRect();
        return [width, height, inside(".frame")[0].getBoundingClientRect().width];`);
      assert.deepEqual([width, height], [frame, frame], hash);
      assert.ok(width >= 224, `${width} ${hash}`);
    }
  });

  inBrowser("what is too long is said and left out, and without its position a board is not shown", async () => {
    const shown = `${WAIT}
      await until(() => document.querySelector(".fault").textContent);
      return [document.querySelector(".fault").textContent, document.querySelector("jadoube-board").checkVisibility()];`;
    await open(frame(`fen=${"8/".repeat(80)}&caption=Here`), { script: "" });
    assert.deepEqual(await within(shown), ["“fen” is too long; the limit is 128.", false]);
    await open(frame(`fen=8/8/8/8/8/8/8/K7&caption=${"x".repeat(4_097)}`), { script: "" });
    assert.deepEqual(await within(shown), ["“caption” is too long; the limit is 4096.", true]);
  });

  inBrowser("a board from a page is shared as a frame that is the same", async () => {
    await open(`<jadoube-board mode="game" start="2b" theme="light">
      <script type="application/x-chess-pgn">1. e4 e5 {a <b> & 100%} 2. Nf3 Nc6 *</script>
      <jadoube-hint squares="f7">Look + see</jadoube-hint><span slot="caption">Open & shut</span></jadoube-board>`);
    const url = await run(`await until(() => isLive($("jadoube-board"))); return $("jadoube-board").shareURL();`);
    assert.ok(new URL(url).pathname === "/embed.html" && new URL(url).search === "", url);
    await browser.go(url);
    const observed = await run(`${WAIT}
      await until(() => inside("[role=gridcell]").length);
      return { start: board.start, theme: board.theme, mode: board.mode, pgn: board.getAttribute("pgn"),
        hint: board.querySelector("jadoube-hint").outerHTML, caption: board.querySelector("[slot=caption]").textContent, again: await board.shareURL() };`);
    assert.deepEqual(observed, {
      start: "2b", theme: "light", mode: "game", pgn: "1. e4 e5 {a <b> & 100%} 2. Nf3 Nc6 *",
      hint: `<jadoube-hint squares="f7">Look + see</jadoube-hint>`, caption: "Open & shut", again: url,
    });
  });

  // Only Chromium can be told what to listen for before the page is there.
  if (name === "chromium") {
    inBrowser("nothing in the page needs what its policy forbids, and the accessibility checker finds nothing", async () => {
      for (const scheme of ["light", "dark"]) {
        await prefer({ "prefers-color-scheme": scheme });
        for (const hash of ["fen=start&caption=The start", `${LADDER}&hint=a2|Look.&prompt=A ladder`, "mode=play&theme=contrast&undo", "fen=8"]) {
          await browser.go("about:blank");
          await browser.go(`${here}dist/embed.html#${hash}`);
          const observed = await run(`
            const board = $("jadoube-board");
            let code;
            await until(() => hash === "fen=8" || inside(board, "svg").length);
            if (board.mode !== "diagram") {
              await until(() => isLive(board));
              await board.hint();
              named(board, "More").click();
              await settled();
              const copied = new Promise((done) => (navigator.clipboard.writeText = done));
              named(board, "Copy embed code").click();
              code = await copied;
              await board.toPNG();
            }
            return { code, violations, failures };`.replace("hash ===", `${JSON.stringify(hash)} ===`));
          const { code, ...faults } = observed;
          assert.deepEqual(faults, { violations: [], failures: [] }, hash);
          assert.equal(typeof code === "string", hash.includes("mode="), hash);
          if (code) {
            assert.match(code, /^<iframe src="[^"]+\/embed\.html#mode=[^"]+" title="[^"]+" loading="lazy" width="\d+" height="\d+" sandbox="allow-scripts/);
          }
          assert.deepEqual(await axe(), [], `${scheme} ${hash}`);
        }
      }
      await prefer({});
    });

    inBrowser("a script that is not ours is not run, wherever it comes from", async () => {
      await browser.go(`${here}dist/embed.html#fen=start`);
      const observed = await run(`
        const script = document.createElement("script");
        const refused = [];
        for (const bring of [() => (script.src = "evil.js"), () => (script.textContent = "window.evil = 1"), () => (document.body.innerHTML = "<b>")]) {
          try { bring(); } catch (error) { refused.push(error.name); }
        }
        return [refused, window.evil === undefined];`);
      assert.deepEqual(observed, [["TypeError", "TypeError", "TypeError"], true]);
    });
  }
}
