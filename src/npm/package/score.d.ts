/** Defines `<jadoube-score>`: what has come of the exercises of a page. Outside of a page nothing is defined. */

/** What has come of one exercise. */
export interface ScoredBoard {
  /** The name of its field in a form, or its id; missing where it has neither. */
  name?: string;
  /** What it is called: in the author's words, else by its number. */
  title: string;
  /** Whether it is solved. */
  solved: boolean;
  /** Whether it goes on, or how it has ended. */
  result: "open" | "solved" | "shown" | "failed" | "skipped";
  /** How many answers were judged. */
  attempts: number;
  /** How many hints were shown. */
  hints: number;
  /** How long it took, in milliseconds. */
  ms: number;
}

/** What has come of all of them: the detail of `jadoube-score`, and as JSON the value of the score. */
export interface ScoreOutcome {
  /** How many exercises are done. */
  done: number;
  /** How many there are. */
  of: number;
  attempts: number;
  hints: number;
  ms: number;
  boards: ScoredBoard[];
}

/** A score in a page. It is a control of a form. */
export interface JadoubeScore extends HTMLElement {
  /** Which boards: ids with spaces between them, or selectors with commas; all of the page when empty. */
  for: string;
  /** The name in a form. */
  name: string;
  /** The address of the teacher's page, to which the QR code of a class code leads. */
  classCode: string;
  /** What the form gets: a {@link ScoreOutcome} as JSON; `null` where there is no exercise. */
  readonly value: string | null;
  readonly form: HTMLFormElement | null;
  readonly type: string;
}

declare global {
  interface HTMLElementTagNameMap {
    "jadoube-score": JadoubeScore;
  }
  interface GlobalEventHandlersEventMap {
    /** Something has changed in a score. */
    "jadoube-score": CustomEvent<ScoreOutcome>;
  }
}
