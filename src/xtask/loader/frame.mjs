// The page of the frame: one file with its styles and its script in it.
//
// In a sandbox the page has no origin of its own, and then `'self'` means nothing to WebKit, and a file
// with an `integrity` is refused by all where its host does not allow foreign pages. Only what stands in
// the page, with its digest in the policy, starts everywhere; what this brings by itself may follow:
// `'strict-dynamic'` lets the script fetch the program, by a Trusted Types policy for this one address.
import { createHash } from "node:crypto";

/** Under this name the program is left by its script; src/embed/frame/home.js says it again. */
export const LEFT = "jadoubeProgram";

/** The same of what tells what a board asks. */
export const LEFT_TASK = "jadoubeTask";

const digest = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const policyFor = (script, style) =>
  [
    "default-src 'none'",
    `script-src ${digest(script)} 'strict-dynamic' 'wasm-unsafe-eval'`,
    `style-src ${digest(style)}`,
    "img-src data: blob:",
    // For `src`, a file beside the page.
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types jadoube",
  ].join("; ");

const written = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/**
 * @param {string} template the page with a mark for each part
 * @param {{ script: string, style: string, words: { TITLE: string, NO_SCRIPT: string } }} parts
 */
export function pageOf(template, { script, style, words }) {
  if (/<!--|<\/?script/i.test(script) || /<\//.test(style)) {
    throw new Error("a page cannot hold this script or these styles");
  }
  const parts = {
    "#policy": policyFor(script, style),
    "#style": style,
    "#script": script,
    "#title": written(words.TITLE),
    "#no-script": written(words.NO_SCRIPT),
  };
  const marks = new RegExp(Object.keys(parts).join("|"), "g");
  return template.replace(marks, (mark) => parts[mark]);
}
