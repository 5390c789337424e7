// Where the class code comes from in the npm package: a module beside the score, which a bundler finds.

/** @returns {Promise<{ open: Function }>} */
export const bringClassCode = () => import("#class-code");
