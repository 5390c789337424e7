// A page with one board, for systems that take nothing but a frame. Everything it shows stands in the
// hash of its address; it keeps nothing unless `storage-key` is there.
import { NAMES } from "../loader/attributes.js";
import { Board } from "../loader/board.js";
import { speak } from "../loader/language.js";

import { write, writeAll } from "./board.js";
import { TITLE } from "./english.js";
import { readHash } from "./hash.js";
import { followHeight } from "./height.js";
import { refusalOf } from "./message.js";
import { listen } from "./port.js";
import { say } from "./say.js";

// Links to moves stand in other pages, and hints are only read.
customElements.define("jadoube-board", Board);

const root = document.documentElement;
const board = document.createElement("jadoube-board");
const heading = document.querySelector("h1");
const fault = document.querySelector(".fault");

/** Shows what the hash tells; what is too long is said and left out, with the board if it is part of that. */
function show() {
  const values = readHash(location.hash);
  // Before the faults are said, in the language that the hash asks for.
  write(board, "lang", values.get("lang") ?? []);
  speak(board, show);
  const faults = [];
  board.hidden = false;
  for (const [name, texts] of values) {
    const found = refusalOf(name, texts);
    if (found) {
      faults.push(found);
      values.delete(name);
      // Without it the board would be another one.
      board.hidden ||= NAMES.includes(name);
    }
  }
  fault.textContent = faults.join(" ");
  writeAll(board, values);
  applyLook();
}

/** The page is in the language and the colors of its board, and bears its name. */
function applyLook() {
  const said = (name) => board.querySelector(`:scope > [slot=${name}]`)?.textContent.trim();
  speak(board, applyLook);
  root.lang = board.getAttribute("lang") || "en";
  root.dataset.theme = board.theme;
  root.dataset.mode = board.mode;
  heading.textContent = document.title = said("prompt") || said("caption") || say(TITLE);
}

show();
const tell = listen(board, () => followHeight((height) => tell({ type: "resize", height })));
new MutationObserver(applyLook).observe(board, { attributes: true, childList: true });
addEventListener("hashchange", show);
document.querySelector("main").append(board);
