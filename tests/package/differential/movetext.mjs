// A record taken apart: its tags, and its main line with comments and result.

/** Where the tags end. */
const TAGS = /^(\[\w+ "(?:[^"\\]|\\.|"(?!\]))*"\](?:\r\n|\n|<br \/>|\|)?)*/;
const WORD = /\{[^}]*\}|[()]|[^\s(){}|<]+|<br \/>/g;

export function tagsOf(pgn) {
  return TAGS.exec(pgn)[0]
    .split(/\r\n|\n|<br \/>|\|/)
    .filter(Boolean);
}

/** The words of the main line: moves without suffixes, comments without line ends, the result. */
export function mainMoves(pgn) {
  const text = pgn.slice(TAGS.exec(pgn)[0].length);
  const words = [];
  let depth = 0;
  for (const [word] of text.matchAll(WORD)) {
    if (word === "(") {
      depth += 1;
    } else if (word === ")") {
      depth -= 1;
    } else if (depth === 0 && !/^(\d*\.+|\$\d+|<br \/>)$/.test(word)) {
      words.push(
        word.startsWith("{")
          ? word.replace(/\r\n|<br \/>|[\n| ]+/g, " ")
          : word.replace(/[!?]+$/, ""),
      );
    }
  }
  return words.filter(Boolean);
}
