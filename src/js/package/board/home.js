// The package's answer to `src/embed/loader/home.js`: the program is a module beside the elements,
// and a bundler finds it by its name.

/** Everything that the bundler has made lies at the page's own host. */
export const HERE = globalThis.document?.baseURI;
export const NAME = '/';

export const bring = () => import('#program');
