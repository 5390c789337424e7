/** Pictures of boards. They are drawn by the second half, so this is a part of it. */
import { Picture } from '#insight';
import { squareNumber } from './constants.js';
import { NONE_OF, NO_SQUARE } from './english.js';
import { list, object, text, whole, written } from './guard.js';
import { say } from './say.js';

const INKS = { green: 0, red: 1, blue: 2, yellow: 3, G: 0, R: 1, B: 2, Y: 3 };
const LEAST_SQUARE = 8;
const MOST_SQUARE = 512;
const PLACES = { outside: 0, inside: 1, none: 2 };

// Pictures that stand in one page share its names; with a prefix each has its own.
const prefixed = (svg, prefix) =>
  svg
    .replace(/ id="/g, ` id="${prefix}`)
    .replace(/href="#/g, `href="#${prefix}`)
    .replace(/ aria-labelledby="([^"]*)"/, (_, names) => ` aria-labelledby="${names.replace(/\b(?=\w)/g, prefix)}"`);

/**
 * The picture of a board; `state` is its last move and the king in check. `refuse` throws the errors of
 * the first half, given a code and a message.
 */
export const drawn = (fen, options, state, refuse) => {
  const refused = (message) => refuse('svg-option', message);
  const square = (name) => {
    const number = squareNumber(name);
    return number < 64 ? number : refused(say(NO_SQUARE, written(name)));
  };
  const choose = (table, value, name) => {
    const known = typeof value === 'string' && Object.hasOwn(table, value) ? table[value] : undefined;
    return known ?? refused(say(NONE_OF, written(value), name, Object.keys(table).join(', ')));
  };
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
  text('idPrefix', idPrefix);
  const picture = new Picture();
  if (choose({ white: 0, black: 1 }, orientation, 'orientations')) picture.flip();
  picture.coordinates(choose(PLACES, coordinates, 'places of coordinates'));
  if (choose({ board: 0, bold: 1 }, pieces, 'piece sets')) picture.bold();
  if (choose({ wood: 0, print: 1 }, palette, 'palettes')) picture.print();
  if (choose({ paper: 0, clear: 1 }, background, 'backgrounds')) picture.clear();
  picture.size(whole('squareSize', squareSize, LEAST_SQUARE, MOST_SQUARE));
  for (const arrow of list('arrows', arrows)) {
    const { from, to, color = 'green' } = object('arrows', arrow);
    picture.mark(choose(INKS, color, 'colors'), square(from), square(to));
  }
  for (const circle of list('circles', circles)) {
    const { square: on, color = 'green' } = object('circles', circle);
    picture.mark(choose(INKS, color, 'colors'), square(on), square(on));
  }
  picture.describe(text('title', title), text('description', description));
  if (showState && state.last) picture.lastMove(...state.last);
  if (showState && state.king !== undefined) picture.check(state.king);
  const svg = picture.svg(fen);
  return idPrefix === '' ? svg : prefixed(svg, idPrefix);
};
