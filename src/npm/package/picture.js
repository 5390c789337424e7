import { squareNumber } from './constants.js';
import { NONE_OF, NO_SQUARE } from './english.js';
import { JadoubeError } from './error.js';
import { insight } from './insight.js';
import { say } from './say.js';

const INKS = { green: 0, red: 1, blue: 2, yellow: 3, G: 0, R: 1, B: 2, Y: 3 };
const PLACES = { outside: 0, inside: 1, none: 2 };

const refuse = (message) => {
  throw new JadoubeError({ code: 'svg-option', message });
};

const square = (name) => {
  const number = squareNumber(name);
  return number < 64 ? number : refuse(say(NO_SQUARE, name));
};

const choose = (table, value, name) => table[value] ?? refuse(say(NONE_OF, value, name, Object.keys(table).join(', ')));

// Pictures that stand in one page share its names; with a prefix each has its own.
const prefixed = (svg, prefix) =>
  svg
    .replace(/ id="/g, ` id="${prefix}`)
    .replace(/href="#/g, `href="#${prefix}`)
    .replace(/ aria-labelledby="([^"]*)"/, (_, names) => ` aria-labelledby="${names.replace(/\b(?=\w)/g, prefix)}"`);

/** The picture of a board; `state` is its last move and the king in check. */
export const drawn = (fen, options, state) => {
  const {
    orientation = 'white',
    coordinates = 'outside',
    pieces = 'board',
    palette = 'wood',
    background = 'paper',
    squareSize = 48,
    arrows = [],
    circles = [],
    title = '',
    description = '',
    showState = true,
    idPrefix = '',
  } = options;
  const picture = new (insight().Picture)();
  if (choose({ white: 0, black: 1 }, orientation, 'orientations')) picture.flip();
  picture.coordinates(choose(PLACES, coordinates, 'places of coordinates'));
  if (choose({ board: 0, bold: 1 }, pieces, 'piece sets')) picture.bold();
  if (choose({ wood: 0, print: 1 }, palette, 'palettes')) picture.print();
  if (choose({ paper: 0, clear: 1 }, background, 'backgrounds')) picture.clear();
  picture.size(squareSize);
  for (const { from, to, color = 'green' } of arrows) picture.mark(choose(INKS, color, 'colors'), square(from), square(to));
  for (const { square: on, color = 'green' } of circles) picture.mark(choose(INKS, color, 'colors'), square(on), square(on));
  picture.describe(title, description);
  if (showState && state.last) picture.lastMove(...state.last);
  if (showState && state.king !== undefined) picture.check(state.king);
  const svg = picture.svg(fen);
  return idPrefix === '' ? svg : prefixed(svg, idPrefix);
};
