// The parts of the documentation pages that say what other files say: the code of the examples, and
// the page about chess.js, which is MIGRATION.md. `node tests/package/documents/write.mjs` puts them
// in; a test tells when they are no longer the same.
import { read, site, sources } from "./blocks.mjs";

const escape = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** The words of a paragraph. */
function inline(text) {
  const parts = text.split(/(`[^`]+`)/).map((part) => {
    if (part.startsWith("`")) return `<code>${escape(part.slice(1, -1))}</code>`;
    return escape(part)
      .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
      .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>');
  });
  return parts.join("");
}

/** Code with its remarks and results distinguished. */
function colored(code) {
  const lines = code.split("\n").map((line) => {
    const [, before, remark] = /^((?:[^'"`/]|'[^']*'|"[^"]*"|`[^`]*`|\/(?!\/))*)(\/\/.*)$/.exec(line) ?? [];
    if (remark === undefined) return escape(line);
    const kind = /^\/\/( \S+ +| )->|^\/\/ {4}\S/.test(remark) ? "result" : "remark";
    return `${escape(before)}<span class="${kind}">${escape(remark)}</span>`;
  });
  return lines.join("\n");
}

/** What a heading is called in addresses, as GitHub calls it. */
const slug = (heading) => heading.toLowerCase().replace(/[^a-z0-9 -]/g, "").replace(/ /g, "-");

const row = (line) => line.slice(1, -1).split("|").map((cell) => inline(cell.trim()));

function table([head, , ...body]) {
  const line = (text, start, end) => `<tr>${row(text).map((cell) => start + cell + end).join("")}</tr>`;
  return `<table>
<thead>
${line(head, '<th scope="col">', "</th>")}
</thead>
<tbody>
${body.map((text) => line(text, "<td>", "</td>")).join("\n")}
</tbody>
</table>`;
}

/** One part of a document that has no blank line in it. */
function part(text) {
  if (text.startsWith("|")) return table(text.split("\n"));
  if (text.startsWith("- ")) {
    return `<ul>\n${text.split("\n").map((line) => `<li>${inline(line.slice(2))}</li>`).join("\n")}\n</ul>`;
  }
  return `<p>${inline(text)}</p>`;
}

/** As much of Markdown as MIGRATION.md uses, a section for each heading. */
export function rendered(text) {
  const sections = text.split(/^(?=## )/m).map((section) => {
    const [, heading, body] = /^##? (.*)\n([^]*)$/.exec(section);
    const parts = [];
    for (const [index, piece] of body.split(/^```\w*\n([^]*?)\n```$/m).entries()) {
      if (index % 2 === 1) parts.push(`<pre><code>${colored(piece)}</code></pre>`);
      else parts.push(...piece.split(/\n{2,}/).map((each) => each.trim()).filter(Boolean).map(part));
    }
    const isTitle = section.startsWith("# ");
    const title = isTitle ? [] : [`<h2 id="${slug(heading)}">${inline(heading)}</h2>`];
    return `<section>\n${[...title, ...parts].join("\n")}\n</section>`;
  });
  return sections.join("\n\n");
}

/** The page of examples with the code of each. */
export const examples = () =>
  read(site, "index.html").replace(
    /(<code data-file="([^"]+)">)[^]*?(<\/code>)/g,
    (_, start, file, end) => start + colored(read(site, file).trimEnd()) + end,
  );

/** The page about chess.js with its text. */
export const migration = () =>
  read(site, "migration.html").replace(
    /(<!-- MIGRATION\.md -->\n)[^]*(<!-- end of MIGRATION\.md -->)/,
    (_, start, end) => `${start}${rendered(read(sources, "MIGRATION.md"))}\n${end}`,
  );
