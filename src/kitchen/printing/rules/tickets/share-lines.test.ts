import { expect, test } from 'vitest';
import { shareLines } from './share-lines.ts';

const printer = (id: string, more: object = {}) => ({
  id,
  enabled: true,
  tickets: true,
  categories: null as string[] | null,
  ...more,
});
const station = (printers: string[], more: object = {}) => ({
  printers,
  categories: [] as string[],
  items: [] as string[],
  isDefault: false,
  ...more,
});
const MENU = new Map([
  ['kebab', 'grill'],
  ['tea', 'drinks'],
  ['dal', 'curries'],
]);
const LINES = ['kebab', 'tea', 'dal'];

type Printer = ReturnType<typeof printer>;

function shared(all: Printer[], stations: ReturnType<typeof station>[], printers = all) {
  const shares = shareLines(printers, LINES, {
    all,
    stations,
    categoryOf: MENU,
    idOf: ({ id }: Printer) => id,
    itemOf: (line: string) => line,
  });
  return Object.fromEntries([...shares].map(([{ id }, lines]) => [id, lines]));
}

const GRILL = station(['grill'], { categories: ['grill'], isDefault: true });
const BAR = station(['bar'], { items: ['tea'] });

test('a printer of a station prints what stands there, whatever it was chosen for before', () => {
  const all = [printer('grill', { categories: ['drinks'] }), printer('bar')];
  expect(shared(all, [GRILL, BAR])).toEqual({ grill: ['kebab', 'dal'], bar: ['tea'] });
});

test('a printer of two stations prints both, and two printers of one print the same', () => {
  const stations = [station(['one', 'two'], { isDefault: true }), station(['one'], { items: ['tea'] })];
  expect(shared([printer('one'), printer('two')], stations)).toEqual({ one: LINES, two: ['kebab', 'dal'] });
});

test('a printer without a station goes on as it is: all dishes, or those it was chosen for', () => {
  expect(shared([printer('grill'), printer('all')], [GRILL, BAR])).toEqual({
    grill: ['kebab', 'dal'],
    all: LINES,
  });
  const bar = printer('counter', { categories: ['drinks'] });
  expect(shared([printer('grill'), bar], [GRILL])).toEqual({ grill: LINES, counter: ['tea'] });
});

test('what a station prints is not printed for want of a printer elsewhere', () => {
  const counter = printer('counter', { categories: ['sweets'] });
  expect(shared([counter, printer('grill'), printer('bar')], [GRILL, BAR])).toEqual({
    grill: ['kebab', 'dal'],
    bar: ['tea'],
  });
});

test('dishes of a station whose printer is off go to the default printer, if there is one', () => {
  const counter = printer('counter', { categories: ['sweets'] });
  const off = printer('grill', { enabled: false });
  expect(shared([counter, off, printer('bar')], [GRILL, BAR], [counter, printer('bar')])).toEqual({
    counter: ['kebab', 'dal'],
    bar: ['tea'],
  });
});

test('a station that has a screen alone is printed nowhere if all printers are of other stations', () => {
  expect(shared([printer('bar')], [station([], { isDefault: true }), BAR])).toEqual({ bar: ['tea'] });
});

test('by hand, a printer prints its own part', () => {
  const all = [printer('grill'), printer('bar')];
  expect(shared(all, [GRILL, BAR], [printer('bar')])).toEqual({ bar: ['tea'] });
});
