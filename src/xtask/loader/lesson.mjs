// The lesson in one file as far as the build can write it: its styles and its script, with all programs,
// stand in it; `{{…}}` are the places that the builder fills, all of them before the script. The engine and
// what reads written lessons are put in by the builder, if they are needed; the policy knows them.
import { createHash } from "node:crypto";

const digest = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const policyFor = (scripts, style) =>
  [
    "default-src 'none'",
    `script-src ${scripts.map(digest).join(" ")} 'wasm-unsafe-eval'`,
    `style-src ${digest(style)}`,
    "img-src data: blob:",
    // The engine is a text in the page, which it hands to a worker.
    "worker-src blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types jadoube-engine",
  ].join("; ");

/**
 * @param {string} template the page with a mark for each part
 * @param {{ script: string, more: string[], style: string }} parts
 */
export function lessonOf(template, { script, more, style }) {
  // `<script` alone, as boards write it for authors, is harmless: only after `<!--` it would count.
  if (/<!--|<\/script/i.test([script, ...more].join("")) || /<\//.test(style)) {
    throw new Error("a lesson cannot hold this script or these styles");
  }
  const parts = { "#policy": policyFor([script, ...more], style), "#style": style, "#script": script };
  return template.replace(/#(?:policy|style|script)/g, (mark) => parts[mark]);
}
