/** Reports the exercises of a page to a learning system of SCORM 1.2. */

/** Which exercises are reported. */
export interface ScormOptions {
  /** Ids of boards with spaces between them, or selectors with commas; all of the page without it. */
  for?: string;
}

/**
 * Finds the learning system around the page, tells it score, status and answers as they come, and lets
 * boards go on where they were left. How each report went is told by `jadoube-report` on the window.
 * @returns whether there is such a system
 */
export function startScorm(options?: ScormOptions): boolean;

/** How a report went: the detail of `jadoube-report`. */
export interface ReportOutcome {
  /** Where to. */
  to: "scorm" | "xapi";
  /** Whether it has arrived. */
  ok: boolean;
  /** The code of the error; `null` where there is none. */
  code: number | null;
  /** What is wrong; empty where nothing is. */
  message: string;
}

declare global {
  interface WindowEventMap {
    "jadoube-report": CustomEvent<ReportOutcome>;
  }
}
