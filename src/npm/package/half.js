/** The second half: what its wasm exports, and the pictures that are made of it. */
export { default } from '#insight';
export * from '#insight';
export { drawn } from './picture.js';
