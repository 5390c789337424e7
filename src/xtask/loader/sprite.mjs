// The drawing of the pieces as nested lists, from which a page makes nodes without reading markup:
// `[name, attributes, ...children]`. Paths are in tenths.
import { inTenths } from "./pieces.mjs";

/** What the board and its list of moves need of `src/picture/pieces.svg`. */
const NEEDED = /^(shape|piece|bold|fig)-/;

const attributesOf = (text) =>
  Object.fromEntries([...text.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

/**
 * @param {string} drawing the text of `pieces.svg`
 * @returns {any[]} the root with what is needed in it
 */
export function spriteOf(drawing) {
  const root = [undefined, {}];
  const open = [root];
  for (const [, end, name, attributes, isEmpty] of drawing.matchAll(
    /<(\/?)([a-z]\w*)((?: [\w-]+="[^"]*")*)\s*(\/?)>/gi,
  )) {
    if (end) {
      open.pop();
      continue;
    }
    const { d, ...others } = attributesOf(attributes);
    const node = [name, d ? { ...others, d: inTenths(d) } : others];
    open.at(-1).push(node);
    if (!isEmpty) {
      open.push(node);
    }
  }
  const [, svg] = [root, root[2]];
  const keep = ([name, attributes, ...children]) => [
    name,
    attributes,
    ...children.filter(([, { id }]) => !id || NEEDED.test(id)).map(keep),
  ];
  return keep(svg);
}
