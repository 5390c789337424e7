// A board for another page, as a picture and on paper.

/** What a board is told by besides its attributes. */
const recordOf = (host) =>
  host.querySelector(":scope > script[type*='chess-pgn' i]")?.textContent.trim() ?? "";

/** What belongs to this page only. */
const OWN = new Set(["id", "class", "style", "name", "storage-key", "slot", "hidden", "required"]);
const told = (host) => [...host.attributes].filter(({ name }) => !OWN.has(name) && !name.startsWith("data-"));

/** The address of the board as a page of its own, with everything in its hash. */
export function shareURL(host) {
  const query = new URLSearchParams();
  for (const { name, value } of told(host)) {
    query.set(name, value);
  }
  const record = recordOf(host);
  if (record) {
    query.set("pgn", record);
  }
  for (const hint of host.querySelectorAll(":scope > jadoube-hint")) {
    query.append("hint", [hint.getAttribute("squares"), hint.textContent.trim()].filter(Boolean).join("|"));
  }
  const url = new URL("embed.html", new URL(document.baseURI));
  const home = globalThis.jadoubeHome ?? import.meta.url;
  if (home) {
    url.href = new URL("embed.html", home).href;
  }
  url.hash = query;
  return url.href;
}

const escaped = (text) =>
  text.replace(/[&<>"]/g, (letter) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[letter]);

/** The tag that puts the board into another page, and the loader where it has an address of its own. */
export function snippet(host) {
  const home = globalThis.jadoubeHome ?? import.meta.url;
  const script = home ? `<script type="module" src="${escaped(new URL("jadoube.js", home).href)}"></script>\n` : "";
  const attributes = told(host)
    .map(({ name, value }) => (value === "" ? ` ${name}` : ` ${name}="${escaped(value)}"`))
    .join("");
  const inner = [...host.children]
    .filter((child) => child.matches("script[type*='chess-pgn' i], jadoube-hint, [slot]"))
    .map((child) => `  ${child.outerHTML}\n`)
    .join("");
  return `${script}<jadoube-board${attributes}>${inner && `\n${inner}`}</jadoube-board>\n`;
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
