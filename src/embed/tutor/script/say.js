// Says what the script of lessons has to say: `say(NUMBER, ...places)`, with the numbers of `english.js`.
import { speech } from "../../loader/speech.js";
import { SENTENCES } from "./english.js";

export const say = /* @__PURE__ */ speech("tutor", SENTENCES);
