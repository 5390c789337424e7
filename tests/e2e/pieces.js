// Lays every piece and every figurine over the page, at the sizes at which they are used, and measures
// them. The last argument is told what was measured.
const tell = arguments[arguments.length - 1];
const SVG = "http://www.w3.org/2000/svg";
const ROLES = [..."kqrbnp"];
const PIECES = ["w", "b"].flatMap((color) => ROLES.map((role) => color + role));
const SIDES = [24, 32, 45, 64, 90, 120];
const LETTERS = [13, 17, 20];
const MOVES = { k: "f1", q: "xd5", r: "ad1", b: "b5+", n: "f3", p: "×8" };

const drawn = (name, attributes, ...children) => {
  const node = document.createElementNS(SVG, name);
  Object.entries(attributes).forEach(([key, value]) => node.setAttribute(key, value));
  node.append(...children);
  return node;
};
const styled = (node, style) => Object.assign(node.style, style) && node;

const sheet = styled(document.createElement("div"), {
  position: "fixed",
  inset: "0",
  zIndex: "9",
  display: "flex",
  flexWrap: "wrap",
  alignContent: "start",
  alignItems: "start",
  gap: "16px",
  overflow: "hidden",
  background: "var(--page)",
});
document.documentElement.style.overflow = "hidden";

/** All pieces in two rows, so that each stands on a light square and on a dark one. */
const rows = (side) => {
  const cells = [0, 1].flatMap((row) =>
    PIECES.flatMap((piece, column) => {
      const place = { x: column * 48, y: row * 48, width: 48, height: 48 };
      const shade = (row + column) % 2 ? "dark" : "light";
      return [
        styled(drawn("rect", place), { fill: `var(--${shade}-square)` }),
        drawn("use", { href: `#piece-${piece}`, ...place }),
      ];
    }),
  );
  const size = { width: side * PIECES.length, height: side * 2 };
  return styled(drawn("svg", { viewBox: `0 0 ${48 * PIECES.length} 96`, ...size }, ...cells), { flex: "none" });
};

/** Figurines before words, as a list of moves has them. */
const line = (letters) => {
  const words = ROLES.flatMap((role) => [
    drawn("svg", { class: "fig", viewBox: "0 0 48 48", "data-role": role }, drawn("use", { href: `#fig-${role}` })),
    `${MOVES[role]} \u2002`,
  ]);
  const paragraph = styled(document.createElement("p"), { margin: "0 0 0 16px", fontSize: `${letters}px` });
  paragraph.append(...words);
  return paragraph;
};

sheet.append(...SIDES.map(rows), ...LETTERS.map(line));
document.body.append(sheet);

/** How much of each pixel a drawing covers. */
const coverage = async (id, color, side) => {
  const needed = document.querySelector(".sprite").cloneNode(true);
  const use = drawn("use", { href: `#${id}`, width: 48, height: 48, color });
  const picture = drawn("svg", { xmlns: SVG, viewBox: "0 0 48 48", width: side, height: side }, needed, use);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(picture))}`;
  await image.decode();
  const context = Object.assign(document.createElement("canvas"), { width: side, height: side }).getContext("2d");
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, side, side).data.filter((_, index) => index % 4 === 3);
};

/** Which share of the ink of two drawings is in only one of them, for the pair that has most in common. */
const nearest = async (idOf, color, side) => {
  const covered = await Promise.all(ROLES.map((role) => coverage(idOf(role), color, side)));
  const pairs = ROLES.flatMap((role, one) =>
    ROLES.slice(one + 1).map((other, step) => {
      const [a, b] = [covered[one], covered[one + 1 + step]];
      const sum = (of) => a.reduce((total, value, index) => total + of(value, b[index]), 0);
      return { pair: role + other, differs: sum((x, y) => Math.abs(x - y)) / sum(Math.max) };
    }),
  );
  return pairs.sort((one, other) => one.differs - other.differs)[0];
};

/** How tall the ink of the king is beside a capital. */
const overCapitals = (paragraph) => {
  const { font } = getComputedStyle(paragraph);
  const context = document.createElement("canvas").getContext("2d");
  context.font = font;
  const king = paragraph.querySelector("[data-role=k]").getBoundingClientRect();
  // The ink is 44 of the 45 units of its symbol.
  return (king.height * 44) / 45 / context.measureText("H").actualBoundingBoxAscent;
};

(async () => ({
  pieces: await nearest((role) => `piece-b${role}`, "black", 24),
  silhouettes: await nearest((role) => `silhouette-b${role}`, "black", 16),
  figurines: await nearest((role) => `fig-${role}`, "black", 12),
  overCapitals: [...sheet.querySelectorAll("p")].map(overCapitals),
  fits: sheet.scrollHeight <= innerHeight && sheet.scrollWidth <= innerWidth,
}))().then(tell, (error) => tell({ error: `${error}` }));
