/** Reports the exercises of a page to the record store of a learning system by xAPI. */
import type { ReportOutcome } from "./scorm.js";

export type { ReportOutcome };

/** Which exercises are reported, and where to. */
export interface XapiOptions {
  /** Ids of boards with spaces between them, or selectors with commas; all of the page without it. */
  for?: string;
  /** The query with `endpoint`, `auth`, `actor` and `activity_id`, in place of that of the page's address. */
  launch?: string;
}

/**
 * Sends a statement for each answer, and keeps it in the browser until the store has it. How each
 * sending went is told by `jadoube-report` on the window.
 * @returns whether a learning system has opened the page
 */
export function startXapi(options?: XapiOptions): boolean;
