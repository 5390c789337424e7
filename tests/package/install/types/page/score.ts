// A score and reports as a page uses them.
import "jadoube/score";
import type { ScoreOutcome } from "jadoube/score";
import { startScorm } from "jadoube/scorm";
import { startXapi, type ReportOutcome } from "jadoube/xapi";

const score = document.createElement("jadoube-score");
score.for = "q1 q2";
score.classCode = "https://school.example/";
export const outcome: ScoreOutcome = JSON.parse(score.value ?? "{}");
score.addEventListener("jadoube-score", ({ detail }) => {
  const counts: number[] = [detail.done, detail.of, detail.attempts, detail.hints, detail.ms];
  void [counts, detail.boards.map(({ name, title }) => name ?? title)];
});
window.addEventListener("jadoube-report", ({ detail }) => {
  const told: ReportOutcome = detail;
  void [told.ok, told.code?.toFixed(), told.message];
});
export const reported: boolean[] = [startScorm(), startScorm({ for: "q1" }), startXapi({ launch: "?endpoint=x" })];

// @ts-expect-error: the boards decide
score.value = "{}";
