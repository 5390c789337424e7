// Defines <jadoube-score>, whoever else has brought it.
import { Score } from "../score.js";

if (globalThis.customElements && !customElements.get("jadoube-score")) {
  customElements.define("jadoube-score", Score);
}
