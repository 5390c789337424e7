// Pages with boards that report to a learning system, in a browser: from a frame in a system of SCORM
// 1.2, and to a record store of xAPI at another host.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { after, test } from "node:test";

import { Lrs } from "./support/lrs.mjs";
import { browserWithPages } from "./support/page.mjs";
import { tests } from "./support/place.mjs";

const { address, browser, loader, pages, run, open } = await browserWithPages();

const MATE = (id) =>
  `<jadoube-board id="${id}" mode="solve" goal="mate" in="1" fen="6k1/5ppp/8/8/8/8/8/R6K w - - 0 1" eager></jadoube-board>`;

/** A page with two boards and a script that reports them. */
const lesson = (script, attributes = "") => `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Lesson</title>
  <link rel="icon" href="data:,"><script type="module" src="${loader}jadoube.js"></script>
  <script type="module" src="${loader}${script}"${attributes}></script>${MATE("a")}${MATE("b")}`;

/** Opens a system with the page in a frame; `how` makes the system. */
async function openSystem(how = "{}", attributes) {
  pages.set("/lms.mjs", { body: await readFile(join(tests, "support/lms.mjs")), type: "text/javascript" });
  pages.set("/sco.html", { body: lesson("jadoube.scorm.js", attributes) });
  await open(`<div id="place"></div>`);
  await run(
    `const { Lms } = await import("/lms.mjs");
     window.reports = [];
     window.enter = async (how) => {
       window.API = new Lms(how);
       $("#place").innerHTML = '<iframe title="Lesson" src="/sco.html" width="500" height="900"></iframe>';
       const frame = $("iframe");
       await new Promise((done) => frame.addEventListener("load", done, { once: true }));
       frame.contentWindow.addEventListener("jadoube-report", ({ detail }) => reports.push(detail));
       window.board = (id) => frame.contentDocument.getElementById(id);
       await until(() => ["a", "b"].every((id) => board(id)?.shadowRoot && isLive(board(id))));
       await until(() => API.state !== "new");
       await settled();
     };
     await enter(${how});`,
  );
}

test("a page in a system of SCORM 1.2 tells it everything, and goes on at the next visit", async () => {
  await openSystem();
  const observed = await run(`
    await board("a").move("Ra7"); await settled();
    await board("a").move("Ra8"); await settled();
    const open = { ...API.saved };
    $("iframe").remove();
    await until(() => API.state === "closed");
    const { interactions, ...values } = API.saved;
    return { open, values, answers: interactions.map(({ id, result }) => [id, result]) };`);
  assert.equal(observed.open["cmi.core.score.raw"], "50");
  assert.equal(observed.values["cmi.core.lesson_status"], "incomplete");
  assert.equal(observed.values["cmi.core.exit"], "suspend");
  assert.match(observed.values["cmi.core.session_time"], /^0000:\d\d:\d\d\.\d\d$/);
  assert.deepEqual(observed.answers, [
    ["a", "wrong"],
    ["a", "correct"],
  ]);

  const second = await run(
    `await enter({ values: words[0] });
     await until(() => board("a").solved);
     const restored = JSON.parse(board("a").value);
     await board("b").move("Ra8"); await settled();
     $("iframe").remove();
     await until(() => API.state === "closed");
     return { restored, values: API.saved };`,
    observed.values,
  );
  assert.equal(second.restored.attempts, 2);
  assert.equal(second.values["cmi.core.score.raw"], "100");
  assert.equal(second.values["cmi.core.lesson_status"], "completed");
  assert.deepEqual(
    second.values.interactions.map(({ id, result }) => [id, result]),
    [["b", "correct"]],
  );
});

test("a system that fails is told of with its code, and the boards go on", async () => {
  await openSystem(`{ fails: (name) => (name === "LMSCommit" ? 101 : undefined) }`);
  const observed = await run(`
    await board("a").move("Ra8"); await settled();
    return [board("a").solved, reports.at(-1)];`);
  assert.deepEqual(observed, [
    true,
    { to: "scorm", ok: false, code: 101, message: "LMSCommit: General exception (101)" },
  ]);
});

test("only the boards that the tag of the script names are reported", async () => {
  await openSystem("{}", ` data-for="b"`);
  const observed = await run(`
    await board("a").move("Ra8"); await settled();
    const before = API.values["cmi.core.score.raw"];
    await board("b").move("Ra8"); await settled();
    return [before, API.values["cmi.core.score.raw"], API.interactions.length];`);
  assert.deepEqual(observed, ["0", "100", 1]);
});

test("outside of a system the page says so to its scripts, and the boards play", async () => {
  await open(MATE("a"), {
    head: `<script>addEventListener("jadoube-report", ({ detail }) => (window.report = detail));</script>
      <script type="module" src="${loader}jadoube.scorm.js"></script>`,
  });
  const observed = await run(`
    await until(() => isLive($("#a")) && window.report);
    await $("#a").move("Ra8"); await settled();
    return [$("#a").solved, report.ok, report.to, failures];`);
  assert.deepEqual(observed, [true, false, "scorm", []]);
});

test("the questions of a lesson are reported like boards, each judged answer once", async () => {
  const body = [
    'ask="yes-no" answer="yes" fen="start" id="one"\nprompt: Yes?',
    'ask="show" that="piece N" fen="start"\nprompt: The knights.',
  ].map((text) => `\`\`\`chess ask\n${text}\n\`\`\`\n\n`);
  pages.set("/questions.md", { body: body.join(""), type: "text/markdown; charset=utf-8" });
  pages.set("/lms.mjs", { body: await readFile(join(tests, "support/lms.mjs")), type: "text/javascript" });
  await open(`<jadoube-lesson src="questions.md"></jadoube-lesson>`, {
    head: `<script type="module">import { Lms } from "/lms.mjs"; window.API = new Lms({});</script>
      <script type="module" src="${loader}jadoube.lesson.js"></script>
      <script type="module" src="${loader}jadoube.scorm.js"></script>`,
  });
  const observed = await run(`
    await until(() => document.querySelectorAll("fieldset").length === 2 && API.state !== "new");
    await settled();
    const [first, second] = document.querySelectorAll("fieldset");
    const press = (node) => [...node.querySelectorAll("button")].find((button) => button.textContent === "Answer").click();
    const type = (text) => { second.querySelector("input").value = text; press(second); };
    for (const value of ["no", "yes"]) {
      first.querySelector("[value=" + value + "]").checked = true;
      press(first);
      await settled();
    }
    const half = API.values["cmi.core.score.raw"];
    // The first knight is right, and not all that is asked.
    for (const text of ["b1", "e4", "g1"]) { type(text); await settled(); }
    if (!second.classList.contains("jadoube-lesson-solved")) { type("b8 g8"); await settled(); }
    const { interactions, values } = API;
    return { half, raw: values["cmi.core.score.raw"], status: values["cmi.core.lesson_status"],
      answers: interactions.map(({ id, result }) => [id, result]), failures };`);
  assert.deepEqual(observed, {
    half: "50",
    raw: "100",
    status: "completed",
    answers: [
      ["one", "wrong"],
      ["one", "correct"],
      ["2", "wrong"],
      ["2", "correct"],
    ],
    failures: [],
  });
});

test("the boards and questions of a lesson go on where they were left, and no page is done before its lesson has come", async () => {
  const body = [
    'ask="yes-no" answer="yes" fen="start" id="one"\nprompt: Yes?',
    'goal="mate" in="1" fen="6k1/5ppp/8/8/8/8/8/K3R3 w" id="two"\nprompt: Mate in one.',
    'ask="count" that="moves" answer="20" fen="start" id="three"\nprompt: How many moves?',
  ].map((text) => `\`\`\`chess ask\n${text}\n\`\`\`\n\n`);
  pages.set("/left.md", { body: body.join(""), type: "text/markdown; charset=utf-8" });
  pages.set("/lms.mjs", { body: await readFile(join(tests, "support/lms.mjs")), type: "text/javascript" });
  const visit = () =>
    open(`${MATE("a")}<jadoube-lesson src="left.md"></jadoube-lesson>`, {
      head: `<script type="module">import { Lms } from "/lms.mjs";
        window.API = new Lms({ values: JSON.parse(sessionStorage.getItem("left") ?? "{}") });
        window.finished = [];
        addEventListener("jadoube-done", ({ detail }) => finished.push(detail.tasks, detail.attempts));</script>
        <script type="module" src="${loader}jadoube.scorm.js"></script>
        <script type="module" src="${loader}jadoube.lesson.js"></script>`,
    });
  const WORK = `
    await until(() => document.querySelectorAll("fieldset").length === 2 && API.state !== "new");
    const [first, second] = document.querySelectorAll("fieldset");
    const press = (node) => [...node.querySelectorAll("button")].find((button) => button.textContent === "Answer").click();
    const choose = (value) => { first.querySelector("[value=" + value + "]").checked = true; press(first); };
    const type = (text) => { second.querySelector("input").value = text; press(second); };
    const mate = $("jadoube-lesson jadoube-board[goal]");
    const isSolved = (node) => node.classList.contains("jadoube-lesson-solved");
    const status = () => API.values["cmi.core.lesson_status"];`;
  await visit();
  await run(`${WORK}
    choose("no"); choose("yes"); type("19");
    await $("#a").move("Ra8"); await mate.move("Rd1");
    await until(() => JSON.parse(mate.value || null)?.attempts && API.interactions.length === 5); await settled();
    const { interactions, ...values } = API.saved;
    sessionStorage.setItem("left", JSON.stringify(values));`);
  await visit();
  const observed = await run(`${WORK}
    // The board of the lesson gets its state from its own program.
    await until(() => $("#a").solved && isSolved(first) && JSON.parse(mate.value || null));
    await settled();
    const left = [isSolved(first), isSolved(second), status(), API.values["cmi.core.score.raw"], API.interactions.length];
    const tries = [first, second, mate].map(({ value }) => JSON.parse(value)?.attempts);
    type("20"); await mate.move("Re8"); await settled();
    const kept = JSON.parse(second.value).attempts;
    return { left, tries, kept, finished, status: status(), failures };`);
  assert.deepEqual(observed.left, [true, false, "incomplete", "50", 0]);
  assert.deepEqual(observed, { ...observed, tries: [2, 1, 1], kept: 2, finished: [3, 6], status: "completed", failures: [] });
  await run(`sessionStorage.removeItem("left");`);
});

test("squares that were found stay found at the next visit, before anything wrong was said", async () => {
  const asked = ['that="piece N" fen="start"\nprompt: The knights.', 'that="piece R" fen="start"\nprompt: The rooks.'];
  const body = asked.map((text) => `\`\`\`chess ask\nask="show" ${text}\n\`\`\`\n\n`).join("");
  pages.set("/half.md", { body, type: "text/markdown; charset=utf-8" });
  pages.set("/lms.mjs", { body: await readFile(join(tests, "support/lms.mjs")), type: "text/javascript" });
  const visit = () =>
    open(`<jadoube-lesson src="half.md"></jadoube-lesson>`, {
      head: `<script type="module">import { Lms } from "/lms.mjs";
        window.API = new Lms({ values: JSON.parse(sessionStorage.getItem("half") ?? "{}") });</script>
        <script type="module" src="${loader}jadoube.scorm.js"></script>
        <script type="module" src="${loader}jadoube.lesson.js"></script>`,
    });
  const WORK = `
    await until(() => document.querySelectorAll("fieldset").length === 2 && API.state !== "new");
    const questions = [...document.querySelectorAll("fieldset")];
    const type = (text, at) => {
      questions[at].querySelector("input").value = text;
      [...questions[at].querySelectorAll("button")].find((button) => button.textContent === "Answer").click();
    };
    const observed = (at) => [questions[at].querySelector("[role=status]").textContent,
      questions[at].parentNode.querySelector("jadoube-board").getAttribute("marks"),
      JSON.parse(questions[at].value)?.attempts];`;
  await visit();
  await run(`${WORK}
    type("b1", 0); await settled();
    type("e4", 1); type("a1", 1); await settled();
    const { interactions, ...values } = API.saved;
    sessionStorage.setItem("half", JSON.stringify(values));`);
  await visit();
  const seen = await run(`${WORK}
    await until(() => questions.every(({ value }) => value));
    const left = [observed(0), observed(1)];
    type("g1", 0); type("h1", 1);
    await settled();
    sessionStorage.removeItem("half");
    return { left, done: [observed(0), observed(1)], status: API.values["cmi.core.lesson_status"], failures };`);
  assert.deepEqual(seen.failures, []);
  assert.deepEqual(seen.left.map(([, marks, attempts]) => [marks, attempts]), [["b1", 0], ["a1", 1]]);
  assert.match(seen.left[0][0], /^Right\. /);
  assert.deepEqual(seen.done.map(([said, , attempts]) => [said, attempts]), [["Solved.", 1], ["Solved.", 2]]);
  assert.equal(seen.status, "completed");
});

test("what is answered before a lesson has come, or without it, is kept without a score and an end", async () => {
  let come;
  pages.set("/slow.md", new Promise((done) => (come = done)));
  pages.set("/lms.mjs", { body: await readFile(join(tests, "support/lms.mjs")), type: "text/javascript" });
  const head = `<script type="module">import { Lms } from "/lms.mjs"; window.API = new Lms({});</script>
    ${["scorm", "lesson", "score"].map((name) => `<script type="module" src="${loader}jadoube.${name}.js"></script>`).join("")}`;
  const body = (file) => `${MATE("a")}<jadoube-score id="s" class-code></jadoube-score><jadoube-lesson src="${file}"></jadoube-lesson>`;
  const TOLD = `
    const observed = () => [API.values["cmi.core.score.raw"] ?? null, API.values["cmi.core.lesson_status"], API.interactions.length,
      API.saved["cmi.suspend_data"] !== "jadoube1"];
    const asks = () => [...$("#s").shadowRoot.querySelectorAll("button")].filter((node) => node.checkVisibility()).length;`;
  await open(body("slow.md"), { head });
  const before = await run(`${TOLD}
    await until(() => isLive($("#a")) && API.state !== "new" && $("jadoube-lesson[aria-busy]"));
    await $("#a").move("Ra8"); await settled();
    return [observed(), asks()];`);
  assert.deepEqual(before, [[null, "incomplete", 1, true], 0]);
  const text = '```chess ask\nask="yes-no" answer="yes" fen="start" id="one"\nprompt: Yes?\n```\n';
  come({ body: text, type: "text/markdown; charset=utf-8" });
  const after = await run(`${TOLD}
    await until(() => $("fieldset") && API.values["cmi.core.score.raw"]); await settled();
    return [observed(), asks()];`);
  assert.deepEqual(after, [["50", "incomplete", 1, true], 1]);

  await open(body("lost.md"), { head });
  const lost = await run(`${TOLD}
    await until(() => isLive($("#a")) && API.state !== "new" && $("jadoube-lesson [role=alert]"));
    await $("#a").move("Ra8"); await settled();
    return observed();`);
  assert.deepEqual(lost, [null, "incomplete", 1, true]);
});

/** A record store at a host of its own. */
async function serveStore(lrs) {
  const server = createServer(async (request, response) => {
    const cors = {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Headers": "authorization, content-type, x-experience-api-version",
    };
    if (request.method === "OPTIONS") {
      response.writeHead(204, cors).end();
      return;
    }
    const body = Buffer.concat(await request.toArray()).toString();
    const { method, headers, url } = request;
    const { status } = lrs.answer({ path: url, method, headers, body });
    response.writeHead(status, cors).end("[]");
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  after(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${server.address().port}/xapi/`;
}

const launchAt = (endpoint) =>
  new URLSearchParams({
    endpoint,
    auth: "Basic dTpw",
    actor: JSON.stringify({ mbox: "mailto:ann@example.org" }),
    activity_id: "https://a.example/lesson",
  });

const playing = () => run(`await until(() => ["a", "b"].every((id) => $("#" + id)?.shadowRoot && isLive($("#" + id))));`);

test("a page that a system has opened reports by xAPI, also what was made without a network", async () => {
  const lrs = new Lrs();
  const endpoint = await serveStore(lrs);
  pages.set("/lesson.html", { body: lesson("jadoube.xapi.js") });
  await browser.go(`${address}lesson.html?${launchAt(endpoint)}`);
  await playing();
  await run(`
    window.observed = [];
    addEventListener("jadoube-report", ({ detail }) => observed.push(detail.ok));
    await $("#a").move("Ra7");
    await until(() => observed.length === 1);`);
  assert.deepEqual(lrs.observed, ["initialized lesson", "answered a false"]);

  await browser.cdp("Network.enable");
  const network = (offline) =>
    browser.cdp("Network.emulateNetworkConditions", { offline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
  await network(true);
  const kept = await run(`
    await $("#a").move("Ra8");
    await until(() => observed.at(-1) === false);
    return Object.keys(localStorage).filter((name) => name.startsWith("jadoube-xapi:")).length;`);
  assert.equal(kept, 1);
  assert.equal(lrs.statements.size, 2);
  await network(false);
  await run(`await until(() => observed.at(-1) === true); await $("#b").move("Ra8");
    await until(() => Object.keys(localStorage).every((name) => !name.startsWith("jadoube-xapi:")));`);
  assert.deepEqual(lrs.observed, [
    "initialized lesson",
    "answered a false",
    "answered a true",
    "answered b true",
    "completed lesson",
  ]);
});

test("by xAPI no page is completed before its lesson has come", async () => {
  const lrs = new Lrs();
  const endpoint = await serveStore(lrs);
  let come;
  pages.set("/late.md", new Promise((done) => (come = done)));
  const scripts = ["lesson", "xapi"].map((name) => `<script type="module" src="${loader}jadoube.${name}.js"></script>`);
  const body = `${MATE("a")}<jadoube-lesson src="late.md"></jadoube-lesson>`;
  pages.set("/lesson.html", {
    body: `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Lesson</title><link rel="icon" href="data:,">
      <script type="module" src="${loader}jadoube.js"></script>${scripts.join("")}${body}`,
  });
  await browser.go(`${address}lesson.html?${launchAt(endpoint)}`);
  await run(`
    await until(() => $("#a")?.shadowRoot && isLive($("#a")) && $("jadoube-lesson[aria-busy]"));
    // What pages before this one have left for stores that are gone.
    localStorage.clear();
    window.observed = [];
    addEventListener("jadoube-report", ({ detail }) => observed.push(detail.ok));
    await $("#a").move("Ra8");
    await until(() => observed.length === 1);`);
  assert.deepEqual(lrs.observed, ["initialized lesson", "answered a true"]);
  const text = '```chess ask\nask="yes-no" answer="yes" fen="start" id="one"\nprompt: Yes?\n```\n';
  come({ body: text, type: "text/markdown; charset=utf-8" });
  await run(`
    await until(() => $("fieldset"));
    $("[value=yes]").checked = true;
    [...document.querySelectorAll("fieldset button")].find((button) => button.textContent === "Answer").click();
    await until(() => observed.length > 1);
    await until(() => Object.keys(localStorage).every((name) => !name.startsWith("jadoube-xapi:")));`);
  assert.deepEqual(lrs.observed.slice(2), ["answered one true", "completed lesson"]);
});

test("an address without a record store is told of, and the boards play", async () => {
  pages.set("/lesson.html", { body: lesson("jadoube.xapi.js") });
  await browser.go(`${address}lesson.html?endpoint=x&auth=y`);
  await playing();
  const observed = await run(`await $("#a").move("Ra8"); return [$("#a").solved, failures];`);
  assert.deepEqual(observed, [true, []]);
});
