import fc from 'fast-check';

type Path = (string | number)[];

/** A copy of the document with one value replaced or left out. Values without a JSON form are left out too. */
export function changed(document: unknown, path: Path, value: unknown): string {
  const copy = structuredClone(document) as Record<string | number, unknown>;
  const last = path.at(-1) as string;
  const holder = path.slice(0, -1).reduce((at, key) => at[key] as typeof copy, copy);
  if (value === undefined) delete holder[last];
  else Object.defineProperty(holder, last, { value, enumerable: true, configurable: true, writable: true });
  return JSON.stringify(copy);
}

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [path, ...entries.flatMap(([key, entry]) => pathsOf(entry, [...path, key]))];
}

const ODD_VALUES = [undefined, null, '', ' ', 0, -1, 0.5, 1e300, 2 ** 53, true, [], {}, [[]]];
const ODD_TEXTS = [
  '\u0000',
  '\ud800',
  '💥',
  '𝟜',
  '__proto__',
  'constructor',
  'a'.repeat(401),
  '0000-01-01T00:00:00Z',
];
const ODD_KEYS = ['__proto__', 'constructor', 'toString', 'extra'];

/** Documents that differ in one value or key, which is odd or copied from elsewhere in it. */
export function mutationsOf(document: object, texts: string[] = []): fc.Arbitrary<string> {
  const odd = fc.oneof(
    fc.constantFrom<unknown>(...ODD_VALUES),
    fc.constantFrom(...ODD_TEXTS, ...texts),
    fc.jsonValue({ maxDepth: 4 }),
    fc.string({ unit: 'binary', maxLength: 50 }),
    fc.double(),
    fc.integer(),
  );
  const path = fc.constantFrom(...pathsOf(document).filter(({ length }) => length > 0));
  const key = fc.option(fc.constantFrom(...ODD_KEYS), { freq: 6 });
  return fc
    .tuple(path, key, odd)
    .map(([at, extra, value]) => changed(document, extra === null ? at : [...at.slice(0, -1), extra], value));
}
