// The boards that are compared, each put into a page as its own documentation tells. A contender has
//   name      as it is printed
//   host, pieces where its pieces are; see watch.js
//   diagram   the page that shows positions: { styles, script, files, body }
//   play      the page with one board on which White may make legal moves; none where it takes none
//   hand      how a piece is moved on it: by two taps or by dragging
// `script` is bundled, `styles` are the files of the package that the page links, `files` are what its
// script fetches by itself. Nothing moves slowly: a move is shown at once on every board.
const element = (index) => `document.getElementById("b${index}")`;
const boxes = (fens, style) => fens.map((_, index) => `<div class="place"><div id="b${index}"${style}></div></div>`).join("");
const given = ` class="given"`;
const each = (fens, create) => fens.map((fen, index) => create(element(index), JSON.stringify(fen))).join("\n");

/** The move in chess.js, which throws where there is none. */
const TRY = `
  const chess = new Chess();
  const isPlayed = (from, to) => {
    try {
      return Boolean(chess.move({ from, to, promotion: "q" }));
    } catch {
      return false;
    }
  };`;
const READY = "window.takesMoves = true;";

const OURS = "jadoube";

const ours = (tag) => ({ beside: ["jadoube.js"], body: tag });
const place = (tag) => `<div class="place">${tag}</div>`;

const jadoube = {
  name: OURS,
  host: "jadoube-board",
  // The program hides the picture when it takes the board over.
  pieces: ".body:not(.live) .picture use, .live .pieces > .piece",
  hand: "taps",
  diagram: (fens) => ours(fens.map((fen) => place(`<jadoube-board fen="${fen}"></jadoube-board>`)).join("")),
  play: (fen) => ours(place(`<jadoube-board mode="play" no-animation fen="${fen}"></jadoube-board>`)),
};

const CHESSGROUND = "@lichess-org/chessground";

const chessground = {
  name: "chessground",
  host: null,
  pieces: "cg-board piece",
  hand: "taps",
  styles: ["base", "brown", "cburnett"].map((name) => `${CHESSGROUND}/assets/chessground.${name}.css`),
  diagram: (fens) => ({
    body: boxes(fens, given),
    script: `import { Chessground } from "${CHESSGROUND}";
      ${each(fens, (box, fen) => `Chessground(${box}, { fen: ${fen}, viewOnly: true });`)}`,
  }),
  play: (fen) => ({
    body: boxes([fen], given),
    script: `import { Chessground } from "${CHESSGROUND}";
      import { Chess } from "chess.js";
      ${TRY}
      const turn = () => (chess.turn() === "w" ? "white" : "black");
      const dests = () => {
        const found = new Map();
        for (const { from, to } of chess.moves({ verbose: true })) {
          found.set(from, [...(found.get(from) ?? []), to]);
        }
        return found;
      };
      const board = Chessground(${element(0)}, {
        fen: chess.fen(),
        animation: { enabled: false },
        movable: {
          free: false,
          color: "white",
          dests: dests(),
          events: {
            after(from, to) {
              isPlayed(from, to);
              board.set({ fen: chess.fen(), turnColor: turn(), movable: { color: turn(), dests: dests() } });
            },
          },
        },
      });
      ${READY}`,
  }),
};

const CM = "cm-chessboard";

const cmChessboard = {
  name: CM,
  host: null,
  pieces: "[data-piece] use",
  hand: "taps",
  styles: [`${CM}/assets/chessboard.css`],
  files: { "/pieces/standard.svg": `${CM}/assets/pieces/standard.svg` },
  diagram: (fens) => ({
    body: boxes(fens, given),
    script: `import { Chessboard } from "${CM}/src/Chessboard.js";
      ${each(fens, (box, fen) => `new Chessboard(${box}, { position: ${fen}, assetsUrl: "/" });`)}`,
  }),
  play: (fen) => ({
    body: boxes([fen], given),
    script: `import { Chessboard, COLOR, INPUT_EVENT_TYPE } from "${CM}/src/Chessboard.js";
      import { Chess } from "chess.js";
      ${TRY}
      const board = new Chessboard(${element(0)}, {
        position: chess.fen(),
        assetsUrl: "/",
        style: { animationDuration: 0 },
      });
      board.enableMoveInput(({ type, squareFrom, squareTo }) => {
        switch (type) {
          case INPUT_EVENT_TYPE.moveInputStarted:
            return chess.moves({ square: squareFrom }).length > 0;
          case INPUT_EVENT_TYPE.validateMoveInput:
            return isPlayed(squareFrom, squareTo);
        }
      }, COLOR.white);
      ${READY}`,
  }),
};

const gchessboard = {
  name: "gchessboard",
  host: "g-chess-board",
  pieces: "[part^=piece-]",
  hand: "taps",
  diagram: (fens) => ({
    body: fens.map((fen) => place(`<g-chess-board fen="${fen}"></g-chess-board>`)).join(""),
    script: `import "gchessboard";`,
  }),
  play: (fen) => ({
    body: place(`<g-chess-board fen="${fen}" turn="white" interactive animation-duration="0ms"></g-chess-board>`),
    script: `import "gchessboard";
      import { Chess } from "chess.js";
      ${TRY}
      const board = document.querySelector("g-chess-board");
      board.addEventListener("movestart", ({ detail }) => {
        detail.setTargets(chess.moves({ square: detail.from, verbose: true }).map(({ to }) => to));
      });
      board.addEventListener("moveend", (event) => {
        if (!isPlayed(event.detail.from, event.detail.to)) {
          event.preventDefault();
        }
      });
      board.addEventListener("movefinished", () => {
        board.fen = chess.fen();
        board.turn = chess.turn() === "w" ? "white" : "black";
      });
      ${READY}`,
  }),
};

const chessboardElement = {
  name: "chessboard-element",
  host: "chess-board",
  pieces: "[part~=piece][piece]:not(#dragged-piece)",
  hand: "drag",
  diagram: (fens) => ({
    body: fens.map((fen) => place(`<chess-board position="${fen.split(" ")[0]}"></chess-board>`)).join(""),
    script: `import "chessboard-element";`,
  }),
  play: () => ({
    body: place(`<chess-board position="start" draggable-pieces move-speed="0" snap-speed="0" snapback-speed="0"></chess-board>`),
    script: `import "chessboard-element";
      import { Chess } from "chess.js";
      ${TRY}
      const board = document.querySelector("chess-board");
      board.addEventListener("drag-start", (event) => {
        if (!event.detail.piece.startsWith(chess.turn())) {
          event.preventDefault();
        }
      });
      board.addEventListener("drop", ({ detail }) => {
        if (!isPlayed(detail.source, detail.target)) {
          detail.setAction("snapback");
        }
      });
      board.addEventListener("snap-end", () => board.setPosition(chess.fen()));
      ${READY}`,
  }),
};

const VIEWER = "@lichess-org/pgn-viewer";

// A viewer of games: it takes no moves of the reader.
const pgnViewer = {
  name: "lichess pgn-viewer",
  host: null,
  pieces: "cg-board piece",
  styles: [`${VIEWER}/dist/lichess-pgn-viewer.css`],
  diagram: (fens) => ({
    body: boxes(fens, ""),
    script: `import LichessPgnViewer from "${VIEWER}";
      ${each(fens, (box, fen) => `LichessPgnViewer(${box}, { fen: ${fen}, pgn: "*", showMoves: false });`)}`,
  }),
};

/** All of them, ours first. */
export const contenders = [jadoube, chessground, cmChessboard, gchessboard, chessboardElement, pgnViewer];
