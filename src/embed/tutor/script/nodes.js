// Nodes of a lesson, boards among them, from the nested lists of `nodes.rs`: no text of an author is ever
// read as markup.

/** A node with what is in it. */
export function make(tag, name, ...inner) {
  const node = document.createElement(tag);
  if (name) {
    node.className = `jadoube-lesson-${name}`;
  }
  node.append(...inner);
  return node;
}

/** A button that says `name`. */
export function button(name, press) {
  const made = Object.assign(make("button", "", name), { type: "button" });
  made.addEventListener("click", press);
  return made;
}

/** Where links of a lesson may lead besides a place in this page; a page on a disk has files beside it. */
const isFollowed = ({ protocol }) => ["http:", "https:", location.protocol].includes(protocol);

/** The address of a link: it is meant from where the file of the lesson is, a place in the page from there. */
function addressOf(href, base) {
  if (href.startsWith("#")) {
    return href;
  }
  try {
    const url = new URL(href, base);
    return isFollowed(url) ? url.href : "";
  } catch {
    return "";
  }
}

/**
 * @param {string | any[]} part a text, or `[name, attributes?, ...parts]`
 * @param {{ heading: number, base: string }} page the level of headings, and where the lesson is
 * @returns {string | HTMLElement}
 */
export function nodeOf(part, page) {
  if (typeof part === "string") {
    return part;
  }
  const [name, ...inner] = part;
  const hasAttributes = typeof inner[0] === "object" && !Array.isArray(inner[0]);
  const attributes = hasAttributes ? inner.shift() : {};
  const node = document.createElement(name === "h" ? `h${page.heading}` : name);
  node.append(...inner.map((child) => nodeOf(child, page)));
  for (const [key, value] of Object.entries(attributes)) {
    const said = key === "href" ? addressOf(value, page.base) : value;
    if (said || key !== "href") {
      node.setAttribute(key, said);
    }
  }
  return name === "table" ? scrolled(node) : node;
}

/** A table scrolls where it has no room, by keys as well. */
function scrolled(table) {
  const frame = make("div", "table", table);
  Object.assign(frame, { tabIndex: 0, role: "group", ariaLabel: table.caption?.textContent ?? "" });
  return frame;
}
