// Thinks beside the page, so that the page never waits for it. Each message is an object; `run` names
// what it is about, and whatever comes with an earlier `run` is out of date.
//
// The page says:
//   { say: "start", js, wasm }               where the program lies
//   { say: "choose", run, start, moves, level, seed, left, increment }
//                                            a game as FEN and moves: what does the computer play?
//                                            with a clock, what is left and what a move brings
//   { say: "analyze", run, start, moves, lines }
//                                            look for the best lines until told to stop
//   { say: "search", run, start, moves, nodes }
//                                            look at this many positions, the same ones on every device
//   { say: "stop", run }
//   { say: "ping", run }                     answered at the next pause, even before the program is here
// and hears, each with the version of these messages:
//   { say: "ready", run: 0 }                 the program is here
//   { say: "chosen", run, text }             the move and its score, as `engine/worker.rs` writes them
//   { say: "reports", run, text }            lines of play
//   { say: "searched", run, text }           the last lines of a search
//   { say: "pong", run }
//   { say: "failed", run, report }

// Another number for other messages: a page of another version then thinks by itself.
const VERSION = 1;
// How often lines are reported.
const PULSE = 200;
// What is in the script itself, where the page is one file, and on a board in another page.
const kept = globalThis.jadoubeKept;

// How long the engine thinks before messages are answered, in milliseconds.
const SLICE = kept?.slice ?? 20;
// How many positions the first slice looks at and the fewest that one does, and how much memory the table
// may take, in megabytes. On the thread of a page they are those of `ui::platform::engine::slices`.
const [FIRST, FEWEST, TABLE] = kept?.slice ? [256, 256, 8] : [4096, 1024, 16];

let program;
let thinker;
let run = 0;

const tell = (message) => postMessage({ version: VERSION, ...message });

async function start({ js, wasm }) {
  program = kept?.glue.engine ?? (await import(js));
  await program.default({ module_or_path: (await kept?.file(wasm)) ?? wasm });
  thinker = new program.Thinker(TABLE);
  tell({ say: "ready", run: 0 });
}

// Lets messages in; a timer would wait longer each time.
const { port1, port2 } = new MessageChannel();
const turns = [];
port1.onmessage = () => turns.shift()();
const pause = () =>
  new Promise((resume) => {
    turns.push(resume);
    port2.postMessage(0);
  });

// Thinks in slices until the search is over, this many positions were looked at, or something else is
// asked. Answers with the last lines if it is over.
async function think(mine, left = Infinity) {
  let nodes = FIRST;
  const startedAt = performance.now();
  let toldAt = startedAt;
  let last = "";
  for (;;) {
    const began = performance.now();
    const looked = Math.min(nodes, left);
    const over = thinker.step(looked, began - startedAt);
    left -= looked;
    const done = over || left <= 0;
    const now = performance.now();
    const took = now - began;
    nodes = Math.max(FEWEST, Math.min(1 << 20, took > SLICE ? nodes >> 1 : took < SLICE / 2 ? nodes << 1 : nodes));
    if (done || now - toldAt > PULSE) {
      toldAt = now;
      const text = thinker.reports();
      if (text) {
        last = text;
        tell({ say: "reports", run: mine, text });
      }
    }
    await pause();
    if (run !== mine) {
      return undefined;
    }
    if (done) {
      return last;
    }
  }
}

function setGame({ start: position, moves }) {
  if (!thinker.set_game(position, moves)) {
    throw new RangeError(`no game: ${position} ${moves}`);
  }
}

const handlers = {
  async choose(message) {
    run = message.run;
    setGame(message);
    thinker.choose(message.level, message.seed, message.left, message.increment);
    if ((await think(message.run)) !== undefined) {
      tell({ say: "chosen", run: message.run, text: thinker.answer() });
    }
  },
  async analyze(message) {
    run = message.run;
    setGame(message);
    thinker.analyze(message.lines);
    await think(message.run);
  },
  async search(message) {
    run = message.run;
    setGame(message);
    thinker.analyze(1);
    const text = await think(message.run, message.nodes);
    if (text !== undefined) {
      tell({ say: "searched", run: message.run, text });
    }
  },
  stop() {
    run = 0;
  },
};

let started;

addEventListener("message", async ({ data }) => {
  try {
    if (data.say === "ping") {
      tell({ say: "pong", run: data.run });
      return;
    }
    if (data.say === "start") {
      started = start(data);
    }
    await started;
    await handlers[data.say]?.(data);
  } catch (error) {
    tell({ say: "failed", run: data.run ?? 0, report: String(error) });
  }
});
