// Makes a bundled script shorter than its bundler does, where every byte of it is on the way of a
// visitor.

/**
 * The same script in fewer bytes.
 * @param {{ minify: Function }} terser
 * @param {string} text
 * @param {boolean} module whether it is a module
 */
export async function shrunk(terser, text, module) {
  const { code } = await terser.minify(text, {
    module,
    ecma: 2022,
    toplevel: true,
    // Conditions that stay as they are written travel in fewer bytes. To read a property does nothing
    // else in our scripts.
    compress: { passes: 4, keep_fargs: false, unsafe_arrows: true, conditionals: false, pure_getters: true },
    // Line ends between statements compress better than semicolons.
    format: { comments: /^!/, semicolons: false },
  });
  return code;
}
