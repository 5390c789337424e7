// Finds the games of printed books beside the page, so that the page never waits for them. Each message
// is an object; `run` names the book it is about.
//
// The page says:
//   { say: "start", js, wasm }               where the program lies
//   { say: "read", run, text, from, system, decisions }
//                                            a book, from a byte on
// and hears:
//   { say: "found", run, text, at, done }    games, and how far the book was read
//   { say: "failed", run, report }

// Findings are reported this often, in milliseconds.
const PULSE = 50;
// What separates games, as `archive::book` writes them.
const ENTRIES = "\u001e";

// What is in the script itself, where the page is one file.
const kept = globalThis.jadoubeKept;

let program;
let run = 0;

const tell = (message) => postMessage(message);

async function start({ js, wasm }) {
  const glue = kept?.glue.book ?? (await import(js));
  await glue.default({ module_or_path: (await kept?.file(wasm)) ?? wasm });
  program = glue;
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

async function read({ run: mine, text, from, system, decisions }) {
  run = mine;
  const book = new program.PrintedBook(text, from, system, decisions);
  let found = [];
  let toldAt = -PULSE;
  const report = (done) => {
    tell({ say: "found", run, text: found.join(ENTRIES), at: book.at(), done });
    found = [];
    toldAt = performance.now();
  };
  while (!book.is_done()) {
    const games = book.step();
    if (games) {
      found.push(games);
    }
    if (performance.now() - toldAt > PULSE && !book.is_done()) {
      report(false);
    }
    await pause();
    if (run !== mine) {
      book.free();
      return;
    }
  }
  report(true);
  book.free();
}

let started;

addEventListener("message", async ({ data }) => {
  try {
    if (data.say === "start") {
      started = start(data);
    }
    await started;
    if (data.say === "read") {
      await read(data);
    }
  } catch (error) {
    tell({ say: "failed", run: data.run ?? 0, report: String(error) });
  }
});
