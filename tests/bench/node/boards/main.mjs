// Boards in a page beside those of others: `node main.mjs dist rounds`. Prints, separated by tabs,
//   bytes  name page files raw gzip brotli   what the page fetches besides itself
//   time   name page milliseconds...         since the page was asked for, one for each round
//   many   name figure values...             thirty boards on a page, one for each round
// A page is `diagram` or `move`; times are until the diagram is painted and until the first legal move
// is shown (see watch.js), with the network and processor of a slow phone; with thirty boards only the
// processor is slow. Pages take turns. Every board that takes moves must refuse an illegal one first.
import { start } from "../../../webdriver.mjs";
import { contenders } from "./contenders.mjs";
import { pageOf, startHost, weigh } from "./host.mjs";
import { diagrams, menIn, START, tasks } from "./positions.mjs";

const [dist, rounds] = process.argv.slice(2);

/** What Lighthouse calls slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms for each answer. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const FREE = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
/** How many times slower than this machine the processor is. */
const CPU = 4;

const host = await startHost();
const browser = await start();

/** Opens a page in a process of its own, which knows nothing of the pages before. */
async function open(page, network, cpu) {
  const address = host.show(page);
  await browser.cdp("Network.enable");
  await browser.cdp("Network.emulateNetworkConditions", FREE);
  await browser.go(`${address}blank`);
  await browser.cdp("Network.emulateNetworkConditions", network);
  await browser.cdp("Emulation.setCPUThrottlingRate", { rate: cpu });
  await browser.go(address);
}

/** What an expression in the page comes to. */
async function ask(expression, ...words) {
  const { failed, result } = await browser.wait(
    `const done = arguments[arguments.length - 1];
    const late = setTimeout(() => done({ failed: "it has taken too long" }), 30_000);
    (async (...words) => ${expression})(...[...arguments].slice(0, -1))
      .then((result) => done({ result }), (error) => done({ failed: String(error) }))
      .finally(() => clearTimeout(late));`,
    ...words,
  );
  if (failed) {
    throw new Error(`${expression}: ${failed}`);
  }
  return result;
}

const mouse = (type, { x, y }, pressed) =>
  browser.cdp("Input.dispatchMouseEvent", {
    type,
    x,
    y,
    button: type === "mouseMoved" && !pressed ? "none" : "left",
    buttons: pressed ? 1 : 0,
    clickCount: type === "mouseMoved" ? 0 : 1,
  });

/** Moves a piece as the board wants it: by a tap on both squares or by dragging. */
async function moveMan(hand, start, goal) {
  if (hand === "taps") {
    for (const place of [start, goal]) {
      await mouse("mousePressed", place, true);
      await mouse("mouseReleased", place, false);
    }
    return;
  }
  await mouse("mousePressed", start, true);
  await mouse("mouseMoved", { x: goal.x, y: (start.y + goal.y) / 2 }, true);
  await mouse("mouseMoved", goal, true);
  await mouse("mouseReleased", goal, false);
}

const taps = ({ hand }) => (hand === "taps" ? 2 : 1);

async function timeDiagram({ diagram }) {
  await open(diagram, SLOW, CPU);
  return ask("watched.diagram");
}

async function timeMove(contender) {
  await open(contender.move, SLOW, CPU);
  const [start, goal] = await ask(
    `{ await watched.whenReady(); return watched.watchMove("e2", "e4", ...words); }`,
    taps(contender),
  );
  await moveMan(contender.hand, start, goal);
  return ask("watched.move");
}

/** Fails where a pawn may be moved three squares. */
async function checkLaws(contender) {
  await open(contender.move, FREE, 1);
  const [start, goal] = await ask(
    `{ await watched.whenReady(); return watched.watchMove("e2", "e5", ...words); }`,
    taps(contender),
  );
  await moveMan(contender.hand, start, goal);
  await ask("new Promise((passed) => setTimeout(passed, 500))");
  if (await ask(`watched.isOn("e5") || !watched.isOn("e2")`)) {
    throw new Error(`${contender.name} lets a pawn go from e2 to e5`);
  }
}

/** Waits until all pieces are there and no task has been long for a second. */
const REST = `{
  do {
    await new Promise((passed) => setTimeout(passed, 250));
  } while (performance.now() - Math.max(watched.figures.lastTask, words[0]) < 1000 || !watched.areAllThere());
  return watched.figures;
}`;

/** Scrolls to the end as a hurried reader does, and waits until every board can be played on. */
async function scroll() {
  const height = await ask("document.documentElement.scrollHeight - innerHeight");
  const gesture = { x: 600, y: 400, yDistance: -height, speed: 3000 };
  await browser.cdp("Input.synthesizeScrollGesture", gesture);
  return ask(`{
    const boards = [...document.querySelectorAll("jadoube-board")];
    while (!boards.every(({ shadowRoot }) => shadowRoot.querySelector("[role=gridcell]"))) {
      await new Promise((passed) => setTimeout(passed, 100));
    }
    return performance.now();
  }`);
}

async function timeMany(page, isScrolled) {
  await open(page, FREE, CPU);
  const first = await ask("watched.diagram");
  let { blocked, longest, shift } = await ask(REST, first);
  if (isScrolled) {
    ({ blocked, longest, shift } = await ask(REST, await scroll()));
  }
  return { first, blocked, longest, shift };
}

const expectedOf = (fens) => ({
  count: fens.reduce((sum, fen) => sum + menIn(fen), 0),
  first: menIn(fens[0]),
});
const fens = await diagrams();
const linked = ["jadoube.css"];
const pages = [];
for (const contender of contenders) {
  const { name, hand, diagram, play } = contender;
  const make = (content, positions) => pageOf(dist, contender, content, expectedOf(positions));
  pages.push({
    name,
    hand,
    diagram: await make(diagram([START]), [START]),
    move: play && (await make(play(START), [START])),
    many: await make({ ...diagram(fens), linked: diagram === contenders[0].diagram ? linked : [] }, fens),
  });
}
const exercises = tasks().map(
  (fen) => `<div class="place"><jadoube-board mode="solve" goal="mate" in="2" fen="${fen}"></jadoube-board></div>`,
);
const content = { beside: ["jadoube.js"], linked, body: exercises.join("") };
const exercisePage = await pageOf(dist, contenders[0], content, expectedOf(tasks()));

const print = (...words) => console.log(words.join("\t"));
const ROWS = [...pages.map(({ name, many: page }) => ({ name, page })), { name: "thirty exercises", page: exercisePage }];
try {
  for (const page of pages) {
    if (page.move) {
      await checkLaws(page);
    }
  }
  const times = { diagram: pages.map(() => []), move: pages.map(() => []) };
  const figures = ROWS.map(() => []);
  for (let round = 0; round < Number(rounds); round += 1) {
    console.error(`round ${round + 1} of ${rounds}`);
    for (const turn of pages.keys()) {
      // Who begins takes turns.
      const index = (round + turn) % pages.length;
      times.diagram[index].push(await timeDiagram(pages[index]));
      if (pages[index].move) {
        times.move[index].push(await timeMove(pages[index]));
      }
    }
    for (const turn of ROWS.keys()) {
      const index = (round + turn) % ROWS.length;
      figures[index].push(await timeMany(ROWS[index].page, ROWS[index].page === exercisePage));
    }
  }
  for (const [index, { name, diagram, move }] of pages.entries()) {
    print("bytes", name, "diagram", ...weigh(diagram));
    print("time", name, "diagram", ...times.diagram[index]);
    if (move) {
      print("bytes", name, "move", ...weigh(move));
      print("time", name, "move", ...times.move[index]);
    }
  }
  for (const [index, { name }] of ROWS.entries()) {
    for (const figure of ["first", "blocked", "longest", "shift"]) {
      print("many", name, figure, ...figures[index].map((round) => round[figure]));
    }
  }
} finally {
  await browser.stop();
  host.stop();
}
