// The colors of style sheets that are bundled, by their names in `src/palette`: xtask hands them over
// in the environment (src/xtask/colors.rs).

const COLORS = JSON.parse(process.env.JADOUBE_PALETTE);

/**
 * Puts the colors in place of `palette(NAME)`.
 * @param {string} css
 */
export const colored = (css) =>
  css.replace(/palette\(([^)]*)\)/g, (_, name) => {
    if (!COLORS[name]) {
      throw new Error(`the palette has no color \`${name}\``);
    }
    return COLORS[name];
  });
