// What a page does with the package when everything is there at once: asks why, without waiting.
import { Chess } from "jadoube";
import * as full from "jadoube/full";

const chess = new Chess();
const { code } = chess.explainIllegal("e2", "e5");
const result = { code, isOne: full.Chess === Chess };
document.documentElement.dataset.result = JSON.stringify(result);
