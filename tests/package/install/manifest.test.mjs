// The contents of the tarball, and whether its manifest is right about it.
import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { installed, project } from "./support/place.mjs";

const folder = installed(project());
const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

/** The files that a part of the exports names. */
const targets = (part) =>
  typeof part === "string" ? [part] : Object.values(part).flatMap(targets);

test("the tarball holds what the manifest lists and nothing else", () => {
  const present = readdirSync(folder, { recursive: true });
  const always = ["package.json", "README.md"];
  assert.deepEqual(present.sort(), [...manifest.files, ...always].sort());
});

test("every export is a file of the package", () => {
  for (const target of targets(manifest.exports)) {
    assert.ok(existsSync(join(folder, target)), target);
  }
});

test("checkers see the declarations first, and there is a file for any place", () => {
  for (const name of [".", "./full", "./inline", "./board", "./react", "./score", "./scorm", "./xapi"]) {
    const conditions = Object.keys(manifest.exports[name]);
    assert.equal(conditions.at(0), "types", name);
    assert.equal(conditions.at(-1), "default", name);
  }
});

test("it needs nothing else and says what it is", () => {
  assert.equal(manifest.name, "jadoube");
  assert.match(manifest.version, /^\d+\.\d+\.\d+/);
  assert.equal(manifest.license, "MIT OR Apache-2.0");
  assert.equal(manifest.type, "module");
  // What these do is to load; the others may be left out where nothing of them is used.
  assert.deepEqual(manifest.sideEffects, [
    "./board.css",
    "./board.js",
    "./full.js",
    "./inline-full.js",
    "./react.js",
    "./score.js",
  ]);
  for (const name of ["dependencies", "peerDependencies", "scripts", "bin"]) {
    assert.equal(manifest[name], undefined, name);
  }
  const mit = readFileSync(join(folder, "LICENSE-MIT"), "utf8");
  assert.match(mit, /Permission is hereby granted/);
  assert.match(readFileSync(join(folder, "LICENSE-APACHE"), "utf8"), /Apache License/);
});
