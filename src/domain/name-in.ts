/** What usual order types, places and ways to pay are called in a language. */
export type Names = Readonly<Record<string, string>>;

/** "Dine-In" or "Table 12" in that language; what a store has named by itself stays as it is. */
export function nameIn(names: Names, name: string): string {
  const word = /^(\p{L}+) \S*\d\S*$/u.exec(name)?.[1];
  if (word === undefined) return names[name] ?? name;
  return (names[word] ?? word) + name.slice(word.length);
}
