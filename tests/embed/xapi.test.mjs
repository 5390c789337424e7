// Reports by xAPI, to a store that behaves as real ones do, and to ones that fail.
import assert from "node:assert/strict";
import { test } from "node:test";

import { readLaunch } from "../../src/embed/school/xapi/launch.js";
import { Kept, Outbox } from "../../src/embed/school/xapi/outbox.js";
import { Statements, uuid } from "../../src/embed/school/xapi/statements.js";
import { Lrs } from "./support/lrs.mjs";

const REGISTRATION = "760e3480-ba55-4991-94b0-01820dbd23a2";
const ADDRESS = {
  endpoint: "https://lrs.example/xapi",
  auth: "Basic dTpw",
  actor: JSON.stringify({ name: "Ann", mbox: "mailto:ann@example.org" }),
  registration: REGISTRATION,
  activity_id: "https://a.example/lesson",
};
const addressWith = (more = {}) => `?${new URLSearchParams({ ...ADDRESS, ...more })}`;
const LAUNCH = readLaunch(addressWith());

/** What a browser keeps. */
class Storage {
  setItem(name, text) {
    this[name] = text;
  }
  getItem(name) {
    return this[name] ?? null;
  }
  removeItem(name) {
    delete this[name];
  }
}

/** An outbox with a store; `observed` is how its sendings went, `messages` what was said of them. */
function outboxFor(lrs, { storage, launch = LAUNCH } = {}) {
  const [observed, messages] = [[], []];
  const tell = (ok, { code, message } = {}) => {
    observed.push(ok ? "sent" : code);
    messages.push(message);
  };
  const request = async (url, { headers, ...rest }) => {
    const small = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
    return lrs.answer({ path: new URL(url).pathname, headers: Object.fromEntries(small), ...rest });
  };
  const outbox = new Outbox(launch, new Kept(storage), tell, request);
  return { outbox, observed, messages };
}

const statements = new Statements(LAUNCH, "en");
const ANSWER = { solved: true, result: "solved", moves: ["a2a7", "g8f8", "b1b8"], ms: 8040 };

test("a wrong answer is told with what was tried", () => {
  const statements = new Statements(LAUNCH, "en");
  const { result } = statements.answered("q1", "Mate in two", { solved: false, result: "failed", moves: ["a2a7", "g8f8"], tried: "b1b2", ms: 1 });
  assert.deepEqual(result, { success: false, completion: true, response: "a2a7 g8f8 b1b2", duration: "PT0S" });
});

test("the address of a launch says where to, as whom and about what", () => {
  assert.deepEqual(LAUNCH, {
    endpoint: "https://lrs.example/xapi/",
    auth: "Basic dTpw",
    actor: { objectType: "Agent", name: "Ann", mbox: "mailto:ann@example.org" },
    registration: REGISTRATION,
    activity: "https://a.example/lesson",
  });
  const old = { name: ["Ann"], account: [{ accountServiceHomePage: "https://lms.example", accountName: "7" }] };
  assert.deepEqual(readLaunch(addressWith({ actor: JSON.stringify(old) })).actor, {
    objectType: "Agent",
    name: "Ann",
    account: { homePage: "https://lms.example", name: "7" },
  });
  assert.equal(readLaunch("?x=1"), undefined);
  for (const [more, why] of [
    [{ auth: "" }, "The address has no auth."],
    [{ actor: "{" }, "The actor in the address can't be read."],
    [{ endpoint: "nowhere" }, "The endpoint in the address can't be read."],
  ]) {
    assert.throws(() => readLaunch(addressWith(more)), { message: why });
  }
});

test("every statement is one that a store takes", async () => {
  const lrs = new Lrs();
  const { outbox, observed } = outboxFor(lrs);
  for (const statement of [
    statements.initialized(),
    statements.answered("q 1", "Mate in two", ANSWER),
    statements.answered("q2", "Mate in two", { ...ANSWER, solved: false, result: "open", moves: [] }),
    statements.completed({ done: 2, of: 3, ms: 1234 }),
    statements.terminated(61_500),
  ]) {
    await outbox.add(statement);
  }
  assert.deepEqual(observed, Array(5).fill("sent"));
  assert.deepEqual(lrs.observed, [
    "initialized lesson",
    "answered q%201 true",
    "answered q2 false",
    "completed lesson",
    "terminated lesson",
  ]);
  const [, answered] = [...lrs.statements.values()].map((text) => JSON.parse(text));
  assert.deepEqual(answered.result, { success: true, completion: true, response: "a2a7 g8f8 b1b8", duration: "PT8.04S" });
  assert.deepEqual(answered.context, {
    registration: REGISTRATION,
    language: "en",
    contextActivities: { parent: [{ id: "https://a.example/lesson" }] },
  });
});

test("what cannot be sent is kept, also for the next visit, and sent in its order", async () => {
  const storage = new Storage();
  const lrs = new Lrs();
  lrs.instead = "away";
  const first = outboxFor(lrs, { storage });
  let minute = 0;
  const clock = new Statements(LAUNCH, "en", () => new Date(2026, 10, 23, 9, (minute += 1)));
  await first.outbox.add(clock.initialized());
  await first.outbox.add(clock.answered("q1", "Mate in two", ANSWER));
  assert.deepEqual(first.observed, [null, null]);
  assert.equal(Object.keys(storage).length, 2);

  lrs.instead = 503;
  await first.outbox.send();
  assert.equal(first.observed.at(-1), 503);

  lrs.instead = undefined;
  const second = outboxFor(lrs, { storage });
  await second.outbox.add(clock.answered("q2", "Mate in two", ANSWER));
  assert.deepEqual(lrs.observed, ["initialized lesson", "answered q1 true", "answered q2 true"]);
  assert.deepEqual(Object.keys(storage), []);
});

test("the page is told where a statement waits that no storage keeps", async () => {
  const full = new Storage();
  full.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  for (const storage of [full, undefined]) {
    const lrs = new Lrs();
    lrs.instead = 503;
    const { outbox, messages } = outboxFor(lrs, { storage });
    await outbox.add(statements.initialized());
    assert.match(messages.at(-1), /storage is full or blocked/);
    lrs.instead = undefined;
    await outbox.send();
    assert.deepEqual(lrs.observed, ["initialized lesson"]);
  }
});

test("a statement that has arrived is not told twice, whoever sends it again", async () => {
  const lrs = new Lrs();
  const statement = statements.answered("q1", "Mate in two", ANSWER);
  const storage = new Storage();
  await outboxFor(lrs, { storage }).outbox.add(statement);
  const again = outboxFor(lrs, { storage });
  await again.outbox.add(statement);
  assert.equal(lrs.statements.size, 1);
  lrs.instead = 409;
  await again.outbox.add(statement);
  assert.deepEqual(Object.keys(storage), []);
});

test("a statement that the store knows in another form does not lose those beside it", async () => {
  const lrs = new Lrs();
  lrs.instead = "away";
  const { outbox } = outboxFor(lrs, { storage: new Storage() });
  const known = statements.answered("q1", "Mate in two", ANSWER);
  for (const statement of [known, statements.answered("q2", "Mate in two", ANSWER)]) {
    await outbox.add(statement);
  }
  lrs.instead = undefined;
  lrs.statements.set(known.id, JSON.stringify({ ...known, id: undefined, timestamp: "2020-01-01T00:00:00Z" }));
  await outbox.send();
  assert.deepEqual(lrs.observed.sort(), ["answered q1 true", "answered q2 true"]);
  const { requests } = lrs;
  await outbox.send();
  assert.equal(lrs.requests, requests, "nothing is left");
});

test("one statement that is refused does not hold up the others", async () => {
  const lrs = new Lrs();
  lrs.instead = "away";
  const { outbox, observed } = outboxFor(lrs, { storage: new Storage() });
  for (const id of ["q1", "bad", "q3"]) {
    await outbox.add(statements.answered(id, "Mate in two", ANSWER));
  }
  lrs.instead = undefined;
  lrs.refuses = ({ object }) => object.id.endsWith("bad");
  await outbox.send();
  assert.deepEqual(lrs.observed.sort(), ["answered q1 true", "answered q3 true"]);
  assert.ok(observed.includes(400));
  const { requests } = lrs;
  await outbox.send();
  assert.equal(lrs.requests, requests, "nothing is left");
});

test("a store that lets nobody in is not asked again, and nothing is lost", async () => {
  const lrs = new Lrs();
  const storage = new Storage();
  const launch = { ...LAUNCH, auth: "Basic forged" };
  const { outbox, observed } = outboxFor(lrs, { storage, launch });
  await outbox.add(statements.initialized());
  await outbox.add(statements.answered("q1", "Mate in two", ANSWER));
  assert.deepEqual(observed, [401]);
  assert.equal(lrs.requests, 1);
  assert.equal(Object.keys(storage).length, 2);
  assert.ok(!JSON.stringify(storage).includes("forged"), "no secret is kept");
});

test("nobody sends what another visitor has left", async () => {
  const lrs = new Lrs();
  const storage = new Storage();
  lrs.instead = "away";
  await outboxFor(lrs, { storage }).outbox.add(statements.initialized());
  lrs.instead = undefined;
  const other = readLaunch(addressWith({ actor: JSON.stringify({ mbox: "mailto:bo@example.org" }) }));
  const { outbox } = outboxFor(lrs, { storage, launch: other });
  await outbox.send();
  assert.equal(lrs.requests, 1);
});

test("a browser that keeps nothing sends all the same, and once more", async () => {
  const forbidden = {
    setItem() {
      throw new Error("QuotaExceededError");
    },
    removeItem() {
      throw new Error("SecurityError");
    },
  };
  for (const storage of [undefined, forbidden]) {
    const lrs = new Lrs();
    lrs.instead = "away";
    const { outbox } = outboxFor(lrs, { storage });
    await outbox.add(statements.initialized());
    lrs.instead = undefined;
    await outbox.send();
    assert.deepEqual(lrs.observed, ["initialized lesson"]);
  }
});

test("ids are random as RFC 4122 wants them", () => {
  const made = Array.from({ length: 50 }, uuid);
  assert.equal(new Set(made).size, 50);
  for (const id of made) {
    assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
});
