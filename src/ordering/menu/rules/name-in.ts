import type { Names } from '#platform/language/rules/words/en.ts';
import type { Translations } from './menu.ts';

interface Named {
  label: string;
  translations?: Translations | undefined;
}

/** Translates "Dine-In" or "Table 12" in any spelling. Other names stay as they are. */
export function nameIn(names: Names, name: string): string {
  const known = find(names, name);
  if (known !== undefined) return known;
  const word = /^(\p{L}+) \S*\d\S*$/u.exec(name)?.[1] ?? '';
  return (find(names, word) ?? word) + name.slice(word.length);
}

/** Looks up a store's own translations before the usual names. */
export function withOwnNames(names: Names, things: readonly Named[], language: string): Names {
  const own = things.flatMap(({ label, translations }) => {
    const name = translations?.[language]?.label;
    return name ? [[label, name] as const] : [];
  });
  return own.length === 0 ? names : { ...names, ...Object.fromEntries(own) };
}

/** Prefers the store's translation to the usual names. */
export function nameOf({ label, translations }: Named, language: string, names: Names): string {
  return translations?.[language]?.label || nameIn(names, label);
}

function find(names: Names, name: string): string | undefined {
  const known = [name, plain(name)].find((form) => Object.hasOwn(names, form));
  return known === undefined ? undefined : names[known];
}

/** Makes "Dine-In" and "dine in", "Packing charges" and "Packing fee" equal. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\s_'’-]+/g, '')
    .replace(/(?:charges|fees?)$/, 'charge');
}
