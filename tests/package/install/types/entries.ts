// The other entries have the same declarations.
import * as module from "jadoube";
import * as full from "jadoube/full";
import * as inline from "jadoube/inline";

export const entries: (typeof module)[] = [full, inline];
export const back: [typeof full, typeof inline] = [module, module];
export const games: module.Chess[] = [new full.Chess(), new inline.Chess()];
