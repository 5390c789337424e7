// The pieces as a sprite in the shadow of a board, where `<use>` finds them; node by node, because a
// page with trusted types takes no markup from scripts.
import { SPRITE } from "#sprite";

const make = ([name, attributes, ...children]) => {
  const node = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const key in attributes) {
    const value = attributes[key];
    node.setAttribute(key, key === "d" ? value.replace(/\d+/g, (count) => count / 10) : value);
  }
  node.append(...children.map(make));
  return node;
};

let drawn;

/** A copy of all pieces for another board. */
export function sprite() {
  drawn ??= make(SPRITE);
  return drawn.cloneNode(true);
}
