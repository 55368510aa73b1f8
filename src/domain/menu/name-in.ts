import type { Translations } from './menu.ts';

interface Named {
  label: string;
  translations?: Translations | undefined;
}

/** What usual order types, places, charges, tags and ways to pay are called in a language. */
export type Names = Readonly<Record<string, string>>;

/** "Dine-In" or "Table 12" in that language, however it is written; what a store has named by itself stays as it is. */
export function nameIn(names: Names, name: string): string {
  const known = find(names, name);
  if (known !== undefined) return known;
  const word = /^(\p{L}+) \S*\d\S*$/u.exec(name)?.[1] ?? '';
  return (find(names, word) ?? word) + name.slice(word.length);
}

/** The usual names, and before them those that a store has given its own things. */
export function withOwnNames(names: Names, things: readonly Named[], language: string): Names {
  const own = things.flatMap(({ label, translations }) => {
    const name = translations?.[language]?.label;
    return name ? [[label, name] as const] : [];
  });
  return own.length === 0 ? names : { ...names, ...Object.fromEntries(own) };
}

/** As the store has translated it, else by the usual names. */
export function nameOf({ label, translations }: Named, language: string, names: Names): string {
  return translations?.[language]?.label || nameIn(names, label);
}

function find(names: Names, name: string): string | undefined {
  const known = [name, plain(name)].find((form) => Object.hasOwn(names, form));
  return known === undefined ? undefined : names[known];
}

/** "Dine-In" and "dine in", "Packing charges" and "Packing fee" are the same. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\s_'’-]+/g, '')
    .replace(/(?:charges|fees?)$/, 'charge');
}
