// The class code of a score: the pupil types a name, and gets the code as a text and for a camera.
// Fetched when it is asked for.
import { toPath } from "./qr.js";
import { classCode, tidyName } from "./code.js";
import {
  CODE_COPIED,
  CODE_COPY,
  CODE_HINT,
  CODE_MAKE,
  CODE_NAME,
  CODE_NAME_MISSING,
  CODE_PICTURE,
  CODE_TEXT,
  NOT_COPIED,
} from "./english.js";
import { meaningOf } from "./exercises.js";
import { say } from "./say.js";
import { make, sayPart } from "./table.js";

/** White around a code, in its squares, as the standard asks for. */
const QUIET = 4;

const SVG = "http://www.w3.org/2000/svg";

function pictureOf(text) {
  const { size, path } = toPath(text, QUIET);
  const svg = document.createElementNS(SVG, "svg");
  const drawn = document.createElementNS(SVG, "path");
  svg.setAttribute("class", "qr");
  svg.setAttribute("viewBox", `0 0 ${size} ${size}`);
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", say(CODE_PICTURE));
  svg.setAttribute("shape-rendering", "crispEdges");
  drawn.setAttribute("d", path);
  svg.append(drawn);
  return svg;
}

/** The same in a list, which is empty where a text is too long for any picture. */
function picturesOf(text) {
  try {
    return [pictureOf(text)];
  } catch {
    return [];
  }
}

/** The address of the teacher's page with a code in it, or the code itself where no page is named. */
function carried(page, code) {
  return page ? new URL(`#/class=${encodeURIComponent(code)}`, new URL(page, document.baseURI)).href : code;
}

/**
 * Shows the form in a place.
 * @param {HTMLElement} place
 * @param {{ results: () => import("./results.js").Result[], page: string, speak: () => void }} score
 * @returns {{ update: () => void }} to be called when the results are others
 */
export function open(place, { results, page, speak }) {
  let named = "";
  const field = Object.assign(make("input"), { autocomplete: "off", required: true });
  const label = make("label", "", make("span", "", say(CODE_NAME)), field);
  const form = make("form", "", label, make("button", "", say(CODE_MAKE)));
  const made = make("div", "code");
  const said = make("p", "said");
  said.role = "status";
  const text = Object.assign(make("output", "text"), { ariaLabel: say(CODE_TEXT) });
  const copy = Object.assign(make("button", "", say(CODE_COPY)), { type: "button" });
  text.part = "code-text";
  form.noValidate = true;

  const show = () => {
    speak();
    const list = results();
    const code = classCode(named, list.map(({ board }) => meaningOf(board)).join("\n\n"), list);
    if (text.textContent !== code) {
      text.textContent = code;
      made.replaceChildren(text, copy, ...picturesOf(carried(page, code)), make("p", "hint", say(CODE_HINT)));
    }
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    named = tidyName(field.value);
    sayPart(said, named ? "" : say(CODE_NAME_MISSING));
    field.ariaInvalid = named ? null : "true";
    if (named) {
      show();
    } else {
      field.focus();
    }
  });
  copy.addEventListener("click", async () => {
    // Pages that are not served securely have no clipboard at all.
    const copied = navigator.clipboard?.writeText(text.textContent) ?? Promise.reject(new Error());
    const isCopied = await copied.then(() => true, () => false);
    speak();
    sayPart(said, say(isCopied ? CODE_COPIED : NOT_COPIED));
  });
  place.replaceChildren(form, said, made);
  field.focus();
  return { update: () => named && show() };
}
