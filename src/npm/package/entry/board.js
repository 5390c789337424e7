/** The elements of boards in a page. Where there is no page nothing is defined. */
import { define } from '../../../embed/loader/elements.js';

if (globalThis.customElements) {
  define();
}
