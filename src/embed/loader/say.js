// Says what the loader has to say: `say(NUMBER, ...places)`, with the numbers of `english.js`.
import { SENTENCES } from "./english.js";
import { speech } from "./speech.js";

export const say = /* @__PURE__ */ speech("loader", SENTENCES);
