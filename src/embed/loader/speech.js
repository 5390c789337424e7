// Says sentences, in English or from the tables of another language.

/** The tables of the language spoken now; English has none, it is part of the scripts. */
let tables = {};

/** Speaks from these tables from now on; `{}` is English. */
export const speakAs = (spoken) => {
  tables = spoken;
};

/**
 * The voice of a script: says the sentence at a place of its table. A sentence about a count has a
 * form for each plural category, and its count comes last.
 * @param {string} name
 * @param {(string | { other: string })[]} english
 */
export const speech =
  (name, english) =>
  (place, ...values) => {
    const template = (tables[name] ?? english)[place];
    const category = template.other && new Intl.PluralRules(tables.tag ?? "en").select(values.at(-1));
    const form = category ? (template[category] ?? template.other) : template;
    return form.replace(/\{(\d)\}/g, (_, index) => values[index]);
  };
