// Reports by SCORM 1.2, to a system that behaves as real ones do, and to ones that fail.
import assert from "node:assert/strict";
import { test } from "node:test";

import { Api, findApi } from "../../src/embed/school/scorm/api.js";
import { Session } from "../../src/embed/school/scorm/session.js";
import { fromText, toText } from "../../src/embed/school/scorm/suspended.js";
import { duration, timespan } from "../../src/embed/school/time.js";
import { Lms } from "./support/lms.mjs";

/** A board as far as reports look at it. */
function boardOf(attributes) {
  return {
    localName: "jadoube-board",
    id: "",
    getAttribute: (name) => attributes[name] ?? null,
    querySelector: () => null,
  };
}

const BOARDS = ["a", "b", "c", "d"].map((name) => boardOf({ mode: "solve", goal: "mate", fen: name }));

/** Results of the first boards: `solved attempts`. */
const resultsOf = (...given) =>
  given.map((text, place) => {
    const [solved, attempts] = text.split(" ").map(Number);
    const moves = attempts ? ["a2a7", "g8f8", "b1b8"] : [];
    const name = `q${place + 1}`;
    return { board: BOARDS[place], name, title: name, solved: solved === 1, result: solved ? "solved" : "open", attempts, hints: 0, ms: 61_234 * attempts, moves };
  });

/** The answers of these boards, as their events tell them. */
const answersOf = (results, ...boards) =>
  boards.map((place) => ({ board: BOARDS[place], solved: results[place].solved, ms: results[place].ms, moves: results[place].moves }));

/** Reports results, with answers of these boards. */
function report(session, results, ...boards) {
  session.report(results, answersOf(results, ...boards));
}

/** A session with a system; `observed` is how its reports went. */
function begun(how, now = () => new Date(2026, 10, 23, 9, 5, 7)) {
  const lms = new Lms(how);
  const observed = [];
  const session = new Session(new Api(lms), (error) => observed.push(error?.code ?? 0), now);
  const suspended = session.open();
  return { lms, observed, session, suspended };
}

test("of a wrong answer the system hears what was right before and what was tried", () => {
  const { lms, session } = begun();
  const answer = { board: BOARDS[0], solved: false, ms: 1000, moves: ["e2e4", "e7e5"], tried: "d2d4" };
  session.report(resultsOf("0 1", "0 0"), [answer, { ...answer, moves: [], tried: "c3" }, { ...answer, tried: undefined }]);
  assert.deepEqual(
    lms.interactions.map(({ student_response, result }) => [student_response, result]),
    [["e2e4 e7e5 d2d4", "wrong"], ["c3", "wrong"], ["e2e4 e7e5", "wrong"]],
  );
});

test("a visit is told from its first answer to its end", () => {
  let minute = 0;
  const { lms, session, observed } = begun({}, () => new Date(2026, 10, 23, 9, minute, 7));
  session.report(resultsOf("0 0", "0 0"));
  assert.equal(lms.values["cmi.core.lesson_status"], "incomplete");
  assert.equal(lms.values["cmi.core.score.raw"], "0");
  report(session, resultsOf("0 1", "0 0"), 0);
  report(session, resultsOf("1 2", "0 0"), 0);
  assert.equal(lms.values["cmi.core.score.raw"], "50");
  report(session, resultsOf("1 2", "1 1"), 1);
  minute = 12;
  session.close();
  const { interactions, ...values } = lms.saved;
  assert.deepEqual(
    interactions.map(({ id, result, latency }) => [id, result, latency]),
    [
      ["q1", "wrong", "0000:01:01.23"],
      ["q1", "correct", "0000:02:02.47"],
      ["q2", "correct", "0000:01:01.23"],
    ],
  );
  assert.equal(interactions[0].time, "09:00:07");
  assert.equal(interactions[0].student_response, "a2a7 g8f8 b1b8");
  assert.equal(values["cmi.core.score.raw"], "100");
  assert.equal(values["cmi.core.score.min"], "0");
  assert.equal(values["cmi.core.score.max"], "100");
  assert.equal(values["cmi.core.lesson_status"], "completed");
  assert.equal(values["cmi.core.session_time"], "0000:12:00.00");
  assert.equal(values["cmi.core.exit"], "");
  assert.equal(lms.state, "closed");
  assert.ok(observed.every((code) => code === 0));
});

test("each puzzle of a set is an answer of its own", () => {
  const { lms, session } = begun();
  const results = resultsOf("0 3");
  const answers = ["p1", "p2"].map((id, place) => ({ board: BOARDS[0], id, solved: place === 1, ms: 1000, moves: ["e2e4"] }));
  session.report(results, answers);
  assert.deepEqual(
    lms.interactions.map(({ id, result }) => [id, result]),
    [
      ["q1-p1", "wrong"],
      ["q1-p2", "correct"],
    ],
  );
});

test("nothing is told twice", () => {
  const { lms, session } = begun();
  report(session, resultsOf("1 1", "0 0"), 0);
  const { commits } = lms;
  const sent = lms.calls.length;
  session.report(resultsOf("1 1", "0 0"));
  assert.deepEqual([lms.commits, lms.calls.length], [commits, sent]);
});

test("a visit that is left goes on where it was, and nothing falls", () => {
  const first = begun();
  report(first.session, resultsOf("1 2", "0 1", "0 0"), 0, 1);
  first.session.close();
  assert.equal(first.lms.saved["cmi.core.exit"], "suspend");
  const { interactions, ...values } = first.lms.saved;
  const second = begun({ values });
  second.lms.interactions = interactions;
  assert.deepEqual([...second.suspended.values()], [
    { solved: true, attempts: 2, hints: 0, ms: 122_468, moves: ["a2a7", "g8f8", "b1b8"], result: "solved" },
    { solved: false, attempts: 1, hints: 0, ms: 61_234, moves: ["a2a7", "g8f8", "b1b8"], result: "open" },
  ]);
  // Before its boards are there, the page has nothing to show for it.
  second.session.report(resultsOf("0 0", "0 0", "0 0"));
  assert.equal(second.lms.values["cmi.core.score.raw"], "33.33");
  assert.deepEqual([...fromText(second.lms.values["cmi.suspend_data"])], [...second.suspended]);
  assert.equal(second.lms.interactions.length, 2);
});

test("what is not in the page at one visit stands at the next", () => {
  const first = begun();
  report(first.session, resultsOf("1 2", "0 1", "1 1"), 0, 1, 2);
  first.session.close();
  const { interactions, ...values } = first.lms.saved;
  const second = begun({ values });
  second.session.report(resultsOf("0 0"));
  assert.deepEqual([...fromText(second.lms.values["cmi.suspend_data"])], [...second.suspended]);
});

test("a status that stands is not taken back", () => {
  for (const status of ["passed", "completed", "failed"]) {
    const { lms, session } = begun({ values: { "cmi.core.lesson_status": status, "cmi.core.score.raw": "80" } });
    report(session, resultsOf("0 1", "0 0"), 0);
    session.close();
    assert.equal(lms.saved["cmi.core.lesson_status"], status);
    assert.equal(lms.saved["cmi.core.score.raw"], "80");
  }
});

test("where the system has a mastery score, it decides", () => {
  const { lms, session } = begun({ values: { "cmi.student_data.mastery_score": "50" } });
  report(session, resultsOf("0 1", "0 0"), 0);
  assert.equal(lms.values["cmi.core.lesson_status"], "incomplete");
  report(session, resultsOf("1 2", "0 0"), 0);
  assert.equal(lms.values["cmi.core.lesson_status"], "passed");
});

test("exercises that have ended unsolved end the visit, too", () => {
  const ended = resultsOf("1 1", "0 3").map((result) => ({ ...result, result: result.solved ? "solved" : "shown" }));
  for (const [values, status] of [
    [{}, "completed"],
    [{ "cmi.student_data.mastery_score": "80" }, "failed"],
    [{ "cmi.student_data.mastery_score": "50" }, "passed"],
  ]) {
    const { lms, session } = begun({ values });
    report(session, ended, 1);
    assert.equal(lms.saved["cmi.core.lesson_status"], status);
    assert.equal(lms.saved["cmi.core.score.raw"], "50");
    const kept = [...fromText(lms.saved["cmi.suspend_data"]).values()];
    assert.deepEqual(kept.map(({ result }) => result), ["solved", "shown"]);
  }
});

test("who only looks back is not judged", () => {
  for (const mode of ["review", "browse"]) {
    const { lms, session } = begun({ values: { "cmi.core.lesson_mode": mode } });
    report(session, resultsOf("1 1"), 0);
    session.close();
    assert.equal(lms.saved["cmi.core.lesson_status"], "not attempted");
    assert.equal(lms.interactions.length, 0);
  }
});

test("a system without the optional values gets the others", () => {
  const absent = ["cmi.interactions", "cmi.core.score.min", "cmi.core.score.max", "cmi.student_data"];
  const { lms, session, observed } = begun({ absent });
  report(session, resultsOf("1 1"), 0);
  assert.equal(lms.saved["cmi.core.lesson_status"], "completed");
  assert.deepEqual(observed, [0]);
  const asked = lms.calls.filter((call) => call.startsWith("LMSSetValue cmi.interactions")).length;
  report(session, resultsOf("1 2"), 0);
  assert.equal(lms.calls.filter((call) => call.startsWith("LMSSetValue cmi.interactions")).length, asked);
});

test("a value that is refused is told once and does not stop the others", () => {
  const refuses = (name, key) => (key?.endsWith("student_response") ? 405 : undefined);
  const { lms, session, observed } = begun({ fails: refuses });
  report(session, resultsOf("1 1"), 0);
  assert.deepEqual(observed, [405, 0]);
  assert.equal(lms.saved.interactions[0].result, "correct");
  assert.equal(lms.saved["cmi.core.lesson_status"], "completed");
});

test("a busy system gets everything at the next attempt", () => {
  let isBusy = true;
  const { lms, session, observed } = begun({ fails: (name) => (name === "LMSCommit" && isBusy ? 101 : undefined) });
  report(session, resultsOf("1 1", "0 0"), 0);
  assert.deepEqual([observed, lms.saved], [[101], undefined]);
  isBusy = false;
  session.report(resultsOf("1 1", "0 0"));
  assert.equal(observed.at(-1), 0);
  assert.equal(lms.saved["cmi.core.score.raw"], "50");
  assert.equal(lms.saved.interactions.length, 1);
});

test("a system that has forgotten the visit is greeted once more", () => {
  const { lms, session, observed } = begun();
  report(session, resultsOf("0 1", "0 0"), 0);
  lms.state = "new";
  lms.values = {};
  report(session, resultsOf("1 2", "0 0"), 0);
  assert.equal(lms.state, "open");
  assert.equal(lms.saved["cmi.core.score.raw"], "50");
  assert.equal(lms.saved["cmi.core.score.max"], "100");
  assert.ok(observed.every((code) => code === 0));
});

test("a system that lets nobody in is told of, and left alone", () => {
  const { lms, session, observed } = begun({ fails: (name) => (name === "LMSInitialize" ? 101 : undefined) });
  report(session, resultsOf("1 1"), 0);
  session.close();
  assert.deepEqual(observed, [101]);
  assert.deepEqual(
    lms.calls.filter((call) => !/LastError|String|Diagnostic/.test(call)),
    ["LMSInitialize"],
  );
});

test("a system that throws, or says nothing, has failed", () => {
  const observed = [];
  const broken = {
    LMSInitialize: () => {
      throw new Error("gone");
    },
  };
  new Session(new Api(broken), (error) => observed.push([error.code, error.message])).open();
  const silent = { LMSInitialize: () => undefined, LMSGetLastError: () => undefined };
  new Session(new Api(silent), (error) => observed.push([error.code, error.message])).open();
  assert.deepEqual(observed, [
    [101, "LMSInitialize: gone (101)"],
    [101, "LMSInitialize: failed (101)"],
  ]);
});

test("the interface is found in the windows around and in those that have opened them", () => {
  const api = {};
  const top = { API: api };
  top.parent = top.top = top;
  const frame = { parent: { parent: top, top }, top };
  assert.equal(findApi(frame), api);

  const opener = { parent: { API: api } };
  const popup = { opener };
  popup.parent = popup.top = popup;
  assert.equal(findApi(popup), api);
  const inPopup = { parent: popup, top: popup };
  assert.equal(findApi(inPopup), api);

  // A window of another host lets nothing be read.
  const foreign = new Proxy({}, { get: () => assert.fail("SecurityError") });
  assert.equal(findApi({ parent: foreign, top: foreign }), undefined);
  const alone = {};
  alone.parent = alone.top = alone;
  assert.equal(findApi(alone), undefined);
});

test("what is kept fits into what the standard promises", () => {
  const moves = Array(60).fill("a1a2");
  const results = Array.from({ length: 150 }, () => ({ solved: true, result: "solved", attempts: 1, hints: 0, ms: 1000, moves }));
  const keys = results.map((_, place) => `key${place}`);
  const text = toText(keys, results);
  assert.ok(text.length <= 4096 && text.length > 3000, String(text.length));
  const kept = fromText(text);
  assert.ok(kept.size > 100, String(kept.size));
  assert.deepEqual(fromText("something of another program; a,b"), new Map());
  assert.deepEqual(fromText(""), new Map());
});

test("times are written as the standards ask", () => {
  assert.deepEqual([0, 1234, 59_996, 3_600_000, 360_000_000_000].map(timespan), [
    "0000:00:00.00",
    "0000:00:01.23",
    "0000:01:00.00",
    "0001:00:00.00",
    "9999:59:59.99",
  ]);
  assert.deepEqual([0, 1234, 61_500].map(duration), ["PT0S", "PT1.23S", "PT61.5S"]);
});
