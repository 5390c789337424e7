// Defines <jadoube-lesson>, whoever else has brought it.
import { Lesson } from "./lesson.js";

if (globalThis.customElements && !customElements.get("jadoube-lesson")) {
  customElements.define("jadoube-lesson", Lesson);
}
