// A painted board as a file of its own: what its styles say becomes attributes.

/** What styles say of a drawing, and what holds where nothing is said. */
const KEPT = {
  fill: "rgb(0, 0, 0)",
  "fill-rule": "nonzero",
  stroke: "none",
  "stroke-width": "1px",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  "paint-order": "normal",
  opacity: "1",
  visibility: "visible",
};
const LETTERS = ["font-family", "font-size", "font-weight", "text-anchor"];

/** The color that is seen behind an element. */
function groundOf(element) {
  for (let node = element; node; node = node.parentElement ?? node.getRootNode().host) {
    const { backgroundColor } = getComputedStyle(node);
    if (!/, 0\)|\/ 0\)|transparent/.test(backgroundColor)) {
      return backgroundColor;
    }
  }
  element.style.background = "Canvas";
  const { backgroundColor } = getComputedStyle(element);
  element.style.background = "";
  return backgroundColor;
}

/** @param {SVGElement} painted a board in the page */
export function pictureOf(painted) {
  const twin = painted.cloneNode(true);
  const nodes = [...painted.querySelectorAll("[class]")];
  [...twin.querySelectorAll("[class]")].forEach((node, index) => {
    const style = getComputedStyle(nodes[index]);
    for (const name of node.matches(".coords") ? ["fill", ...LETTERS] : Object.keys(KEPT)) {
      const value = style.getPropertyValue(name);
      if (value !== KEPT[name]) {
        node.setAttribute(name, value);
      }
    }
  });
  for (const node of twin.querySelectorAll("*")) {
    node.removeAttribute("class");
    node.removeAttribute("part");
  }
  twin.removeAttribute("part");
  const [x, y, width, height] = twin.getAttribute("viewBox").split(" ");
  const ground = document.createElementNS(twin.namespaceURI, "rect");
  const fill = groundOf(painted.parentElement);
  for (const [name, value] of Object.entries({ x, y, width, height, fill })) {
    ground.setAttribute(name, value);
  }
  twin.prepend(ground);
  twin.setAttribute("width", width);
  twin.setAttribute("height", height);
  return new XMLSerializer().serializeToString(twin);
}
