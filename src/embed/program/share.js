// A board for another page, as a picture and on paper.

import { HERE, LOADER } from "#home";

import { hashOf, OF_THE_PAGE } from "../frame/hash.js";
import { recordOf } from "../loader/written.js";
import { FRAME_TITLE } from "./english.js";
import { say } from "./say.js";

/** What belongs to this page only. */
const OWN = new Set(["id", "class", "style", "slot", "hidden", ...OF_THE_PAGE]);
const attributesOf = (host) => [...host.attributes].filter(({ name }) => !OWN.has(name) && !name.startsWith("data-"));

/** How many letters of puzzles an address holds; a longer file is named instead. */
const LONGEST = 8000;

/** The address of the board as a page of its own, with everything in its hash. */
export function shareURL(host, record) {
  const url = new URL("embed.html", HERE);
  const isLong = host.src && ["solve", "line"].includes(host.mode) && record?.length > LONGEST;
  const query = hashOf(host, isLong ? null : record);
  if (query.has("src")) {
    query.set("src", new URL(host.src, host.baseURI).href);
  }
  url.hash = query;
  return url.href;
}

const escaped = (text) =>
  text.replace(/[&<>"]/g, (letter) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[letter]);

/** The tag that puts the board into another page, and the loader where other pages can have it. */
export function snippet(host) {
  const script = LOADER && `<script type="module" src="${escaped(new URL(LOADER, HERE).href)}"></script>\n`;
  const attributes = attributesOf(host)
    .map(({ name, value }) => (value === "" ? ` ${name}` : ` ${name}="${escaped(value)}"`))
    .join("");
  const record = recordOf(host)?.trim();
  const inner = [
    // In a script nothing is escaped, and only its own end tag would end it.
    ...(record ? [`<script type="application/x-chess-pgn">\n${record.replace(/<(?=[!/])/g, "< ")}\n</script>`] : []),
    ...[...host.children].filter((child) => child.matches("jadoube-hint, [slot]")).map((child) => child.outerHTML),
  ];
  const between = inner.map((line) => `  ${line}\n`).join("");
  return `${script ?? ""}<jadoube-board${attributes}>${between && `\n${between}`}</jadoube-board>\n`;
}

/** The tag that puts the board into a page that takes no scripts, as large as it is here. */
export function frameTag(host, record) {
  const said = host.querySelector(":scope > [slot=prompt], :scope > [slot=caption]")?.textContent.trim();
  const { width, height } = host.getBoundingClientRect();
  const attributes = {
    src: shareURL(host, record),
    title: said || say(FRAME_TITLE),
    loading: "lazy",
    width: Math.ceil(width),
    height: Math.ceil(height),
    sandbox: "allow-scripts allow-downloads",
    allow: "clipboard-write",
    style: "max-width: 100%; border: 0",
  };
  const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
  return `<iframe${text.join("")}></iframe>\n`;
}

/** The board as the bytes of a PNG file. */
export async function toPNG(host, width = 1024) {
  const svg = new Blob([host.toSVG()], { type: "image/svg+xml" });
  const url = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = Math.round((width * image.height) / image.width);
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done) => canvas.toBlob(done, "image/png"));
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Copies the board as a picture, or saves it where the clipboard takes none. */
export async function picture(host) {
  const png = toPNG(host);
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
  } catch {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await png);
    link.download = "board.png";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }
}

/** Prints the board with its caption, and nothing else of the page. */
export function print(host) {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  document.body.append(frame);
  const page = frame.contentDocument;
  const image = page.createElement("img");
  const url = URL.createObjectURL(new Blob([host.toSVG()], { type: "image/svg+xml" }));
  const done = () => {
    URL.revokeObjectURL(url);
    frame.remove();
  };
  image.addEventListener("load", () => {
    frame.contentWindow.addEventListener("afterprint", done);
    frame.contentWindow.print();
  });
  image.addEventListener("error", done);
  image.alt = "";
  image.style.width = "12cm";
  const lines = [...host.querySelectorAll(":scope > [slot=prompt], :scope > [slot=caption]")];
  page.body.append(image, ...lines.map((line) => Object.assign(page.createElement("p"), { textContent: line.textContent })));
  image.src = url;
}
