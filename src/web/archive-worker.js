// Reads files of many games beside the page, so that the page never waits for them. Each message
// is an object; `run` names the file it is about, `ask` the question it answers.
//
// The page says:
//   { say: "start", js, wasm, openings, language }
//                                            where the program lies, and the table of its language
//   { say: "read", run, file }               a file, or its bytes, takes the place of the one before
//   { say: "cancel", run }
//   { say: "query", ask, text, column, descending }
//   { say: "rows", ask, from, to }
//   { say: "game", ask, game }
// and hears:
//   { say: "unreadable", run }               it wants the bytes of the file instead
//   { say: "progress", run, bytes, games }
//   { say: "read", run, games, faulty, milliseconds, list, memory }
//   { say: "cancelled", run }
//   { say: "checked", run, games, faulty, done }
//   { say: "count", ask, count }
//   { say: "rows", ask, from, text }
//   { say: "game", ask, game, line, text }
//   { say: "failed", run, ask, report }

// How much is read at a time; messages are answered before the next piece.
const PIECE = 1 << 20;
// How long the moves are looked at before messages are answered.
const SLICE = 12;
// How often progress is reported.
const PULSE = 50;

// What is in the script itself, where the page is one file.
const kept = globalThis.jadoubeKept;

let program;
let memory;
let openings;
let games;
let file;
let run = 0;

const tell = (message) => postMessage(message);

async function start({ js, wasm, openings: names, language }) {
  const glue = kept?.glue.archive ?? (await import(js));
  ({ memory } = await glue.default({ module_or_path: (await kept?.file(wasm)) ?? wasm }));
  program = glue;
  if (language) {
    program.Games.speak(language);
  }
  openings = names;
}

function drop() {
  games?.free();
  games = undefined;
  file = undefined;
}

// Bytes of the file. They come into the memory of `room` where there is enough of it and the browser
// knows how; fresh memory for each piece would pile up until it is collected. The room is used up,
// the buffer of the answer takes its place.
async function bytesOf(from, to, room) {
  const part = file.slice(from, to);
  if (part instanceof ArrayBuffer) {
    return new Uint8Array(part);
  }
  let reader;
  try {
    reader = room?.byteLength >= part.size && part.stream().getReader({ mode: "byob" });
  } catch {
    // The browser knows streams of another kind only.
  }
  if (!reader) {
    return new Uint8Array(await part.arrayBuffer());
  }
  let buffer = room;
  let length = 0;
  while (length < part.size) {
    const { value, done } = await reader.read(new Uint8Array(buffer, length, part.size - length));
    if (done) {
      break;
    }
    buffer = value.buffer;
    length += value.length;
  }
  // Also what the browser holds for the stream goes at once.
  await reader.cancel();
  return new Uint8Array(buffer, 0, length);
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

// A worker that was started from within a file cannot read others in WebKit.
const readsFiles = () =>
  new Blob(["x"]).arrayBuffer().then(
    () => true,
    () => false,
  );

async function read(message) {
  drop();
  const mine = message.run;
  run = mine;
  file = message.file;
  if (kept && file instanceof Blob && !(await readsFiles())) {
    if (run === mine) {
      tell({ say: "unreadable", run });
    }
    return;
  }
  games = new program.Games();
  const began = performance.now();
  let reportedAt = began;
  // The next piece is on its way while this one is looked at.
  let next = bytesOf(0, PIECE, new ArrayBuffer(PIECE));
  let spare = new ArrayBuffer(PIECE);
  const size = file.size ?? file.byteLength;
  for (let at = 0; at < size; at += PIECE) {
    const bytes = await next;
    if (run !== mine) {
      return;
    }
    next = bytesOf(at + PIECE, at + 2 * PIECE, spare);
    games.push(bytes);
    spare = bytes.buffer;
    if (performance.now() - reportedAt > PULSE) {
      reportedAt = performance.now();
      tell({ say: "progress", run, bytes: at + bytes.length, games: games.len() });
    }
    // A stream that always has bytes ready would let no message in.
    await pause();
    if (run !== mine) {
      return;
    }
  }
  await next;
  if (run !== mine) {
    return;
  }
  games.finish();
  tell({
    say: "read",
    run,
    games: games.len(),
    faulty: games.faulty(),
    milliseconds: performance.now() - began,
    list: games.memory(),
    memory: memory.buffer.byteLength,
  });
  await check(mine);
}

async function fetched(address) {
  const answer = await fetch(address).catch(() => undefined);
  return answer?.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
}

// Looks at the moves of all games, in slices.
async function check(mine) {
  if (openings) {
    const names = (await kept?.file(openings)) ?? (await fetched(openings));
    if (run !== mine) {
      return;
    }
    if (names) {
      games.learn(names);
    }
  }
  let reportedAt = performance.now();
  let next = 0;
  let limit = 16;
  let room = new ArrayBuffer(PIECE);
  while (next < games.len()) {
    const [start, end] = games.span(next);
    const bytes = await bytesOf(start, Math.max(end, start + PIECE), room);
    if (run !== mine) {
      return;
    }
    let before = -1;
    while (next !== before && next < games.len()) {
      before = next;
      const began = performance.now();
      next = games.check(next, start, bytes, limit);
      const took = performance.now() - began;
      limit = Math.max(1, Math.min(4096, took > SLICE ? limit >> 1 : limit << 1));
      await pause();
      if (run !== mine) {
        return;
      }
      if (performance.now() - reportedAt > 4 * PULSE) {
        reportedAt = performance.now();
        tell({ say: "checked", run, games: next, faulty: games.faulty(), done: false });
      }
    }
    room = bytes.buffer;
  }
  tell({ say: "checked", run, games: next, faulty: games.faulty(), done: true });
}

// Files of the last century are in the alphabet of Windows; every byte means something in it.
function textOf(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

async function game({ ask, game: number }) {
  const span = games?.span(number);
  if (!span) {
    throw new RangeError(`there is no game ${number}`);
  }
  const [start, end, line] = span;
  tell({ say: "game", ask, game: number, line, text: textOf(await bytesOf(start, end)) });
}

const handlers = {
  read,
  cancel({ run: meant }) {
    if (meant === run) {
      run = 0;
      drop();
      tell({ say: "cancelled", run: meant });
    }
  },
  query({ ask, text, column, descending }) {
    const count = games?.query(text, column, descending) ?? 0;
    tell({ say: "count", ask, count });
  },
  rows({ ask, from, to }) {
    tell({ say: "rows", ask, from, text: games?.rows(from, to) ?? "" });
  },
  game,
};

let started;

addEventListener("message", async ({ data }) => {
  try {
    if (data.say === "start") {
      started = start(data);
    }
    await started;
    await handlers[data.say]?.(data);
  } catch (error) {
    tell({ say: "failed", run: data.run ?? 0, ask: data.ask ?? 0, report: String(error) });
  }
});
