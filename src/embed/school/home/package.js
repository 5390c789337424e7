// Where the class code comes from in the npm package: a module beside the score, which a bundler finds.
import { bringOnce } from "../../loader/patience.js";

/** @returns {Promise<{ open: Function }>} */
export const bringClassCode = bringOnce(() => import("#class-code"));
