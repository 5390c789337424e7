/** The elements of boards in a page. Outside of a page nothing is defined. */
import { define } from '../../../embed/loader/elements.js';

if (globalThis.customElements) {
  define();
}
