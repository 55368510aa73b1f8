import { DISH_WORDS, type Dish, type Make, plate, type Rule } from './dish.ts';
import { UNDRAWN } from './named-dishes.ts';
import type { Art, Frame, Layout, Meat, Picture, TableName, Topping, Ware } from './picture.ts';
import { anything, CATEGORY_RULES, RULES } from './rules.ts';
import { wordsOf } from './words.ts';

export interface NamedDish {
  label: string;
  category: string;
  /** Null: neither marker. */
  veg: boolean | null;
}

const MEATS: readonly (readonly [string, Meat])[] = [
  ['egg', 'egg'],
  ['prawn', 'prawn'],
  ['fish', 'fish'],
  ['crab', 'prawn'],
  ['mutton', 'meat'],
  ['kheema', 'meat'],
  ['meat', 'meat'],
  ['nihari', 'meat'],
  ['rogan', 'meat'],
  ['beef', 'meat'],
  ['pork', 'meat'],
  ['chicken', 'chicken'],
  ['omelette', 'egg'],
  ['bhurji', 'egg'],
  ['drumstick', 'chicken'],
  ['tangdi', 'chicken'],
  ['lollipop', 'chicken'],
];

const known: ReadonlySet<string> = new Set(
  [
    ...[...RULES, ...CATEGORY_RULES].flatMap(([words]) => words),
    ...DISH_WORDS,
    ...MEATS.map(([word]) => word),
    ...UNDRAWN,
  ].flatMap((word) => word.split(' ')),
);

/** Six pictures of a dish from its name, the best first. */
export function proposePictures(named: NamedDish, frame: Frame = 'item'): Picture[] {
  const art = artOf(named);
  // Dishes of different names stand on different tables, so that a menu is not all alike.
  return settings(art, named.label.length).map((setting) => ({ ...setting, frame }));
}

/** Whether the best picture shows the dish. For a name that says too little, its category is a guess. */
export function isDrawable({ label, veg }: NamedDish): boolean {
  const { has } = read(wordsOf(label, known), veg);
  return !has(...UNDRAWN) && RULES.some(([words]) => has(...words));
}

function artOf({ label, category, veg }: NamedDish): Art {
  const words = wordsOf(label, known);
  const dish = read(words, veg);
  const place = read([...wordsOf(category, known)], veg);
  const meat = dish.meat ?? (veg === false ? (place.meat ?? 'chicken') : null);
  const full: Dish = { has: dish.has, meat };
  return (
    make(RULES, full, dish.has) ??
    make(CATEGORY_RULES, full, place.has) ??
    make(RULES, full, place.has) ??
    anything
  )(full);
}

function make(rules: readonly Rule[], _dish: Dish, has: Dish['has']): Make | undefined {
  return rules.find(([words]) => has(...words))?.[1];
}

function read(words: readonly string[], veg: boolean | null): Dish {
  const line = ` ${words.join(' ')} `;
  const has: Dish['has'] = (...any) =>
    any.some((word) => line.includes(` ${word} `) || inAnyOrder(word, words));
  const meat = veg === true ? null : (MEATS.find(([word]) => has(word))?.[1] ?? null);
  return { has, meat };
}

/** Two words of a dish may stand apart, as in "Chicken tikka dry masala". */
const inAnyOrder = (phrase: string, words: readonly string[]) =>
  phrase.includes(' ') && phrase.split(' ').every((word) => words.includes(word));

interface Setting {
  art: readonly Art[];
  table: TableName;
  layout: Layout;
}

const POTS: readonly Ware[] = ['copper', 'clay', 'brass', 'white', 'iron', 'steel'];
const PLATES: readonly Ware[] = ['white', 'steel', 'slate', 'brass', 'clay', 'leaf'];
const TABLES: readonly TableName[] = ['walnut', 'slate', 'teak', 'marble', 'sand', 'indigo'];
const DRINK_TABLES: readonly TableName[] = ['ash', 'sand', 'walnut', 'rose', 'leaf', 'marble'];

const turned = <T>(list: readonly T[], by: number): T[] =>
  list.map((_, at) => list[(at + by) % list.length] as T);

/** The same dish on six tables: in other crockery, with something beside it, with more garnish. */
function settings(art: Art, turn: number): Setting[] {
  if (art.draw === 'drink')
    return turned(DRINK_TABLES, turn).map((table, at) => ({
      art: at < 3 ? [art] : [art, art],
      table,
      layout: at < 3 ? 'solo' : at === 4 ? 'left' : 'right',
    }));
  const wares = art.draw === 'bowl' ? POTS : PLATES;
  const first = wares.indexOf(art.ware);
  return turned(TABLES, turn).map((table, at) => {
    const ware = wares[(Math.max(0, first) + at) % wares.length] as Ware;
    const served: Art = { ...art, ware, toppings: garnished(art.toppings, at) };
    const isBeside = art.draw === 'bowl' && (at === 1 || at === 4);
    return {
      art: isBeside ? [served, beside(art)] : [served],
      table,
      layout: isBeside ? (at === 1 ? 'right' : 'left') : 'solo',
    };
  });
}

const garnished = (toppings: readonly Topping[], at: number): readonly Topping[] =>
  at === 3 && toppings.includes('coriander') ? toppings.filter((topping) => topping !== 'oil') : toppings;

const beside = ({ draw, ...art }: Art): Art =>
  draw === 'bowl' && 'heaped' in art && art.heaped === 'no' && 'isHot' in art && art.isHot
    ? { ...plate('flatbread', 'e6c48e'), ware: 'steel' }
    : { draw: 'bowl', ware: 'steel', fill: 'faf6ea', heaped: 'no', toppings: ['mint'], isHot: false };
