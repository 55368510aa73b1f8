import type { Art, Bowl, Drink, Food, Garnish, Meat, Plate, Topping, Vessel } from './picture.ts';

/** A dish's name, read. */
export interface Dish {
  /** Whether a word, or words that follow each other, are in the name. */
  has: (...any: string[]) => boolean;
  /** The meat in it. Null if it is vegetarian or its name says none. */
  meat: Meat | null;
}

export type Make = (dish: Dish) => Art;

/** A kind of dish: any of these words, and what is drawn. The first that fits is taken, so special ones come first. */
export type Rule = readonly [words: readonly string[], make: Make];

export const bowl = (fill: string, toppings: readonly Topping[], isHot = true): Bowl => ({
  draw: 'bowl',
  ware: isHot ? 'copper' : 'white',
  fill,
  heaped: 'no',
  toppings,
  isHot,
});
export const heaped = (kind: 'rice' | 'noodles' | 'crumbs', fill: string, ...toppings: Topping[]): Bowl => ({
  ...bowl(fill, toppings),
  ware: kind === 'noodles' ? 'white' : kind === 'rice' ? 'clay' : 'steel',
  heaped: kind,
});
export const plate = (
  food: Food,
  color: string,
  toppings: readonly Topping[] = [],
  dips: readonly string[] = [],
): Plate => ({
  draw: 'plate',
  ware: 'white',
  food,
  color,
  toppings,
  dips,
  isHot: false,
});
export const on = (ware: Plate['ware'], art: Plate): Plate => ({ ...art, ware });
export const drink = (vessel: Vessel, fill: string, ...garnish: Garnish[]): Drink => ({
  draw: 'drink',
  vessel,
  fill,
  garnish,
});

export const DIP = {
  mint: '6f9f3f',
  coconut: 'f4efe2',
  sambar: 'c46a1e',
  tomato: 'c2361c',
  tamarind: '6b2f1d',
  curd: 'faf6ea',
  chole: '7a3f1c',
} as const;

/** The main thing in a curry or on a rice, by its word. */
const BODIES: readonly (readonly [string, Topping])[] = [
  ['paneer', 'paneer'],
  ['kofta', 'kofta'],
  ['mushroom', 'mushroom'],
  ['gobi', 'cauliflower'],
  ['bhindi', 'okra'],
  ['rajma', 'beans'],
  ['chole', 'beans'],
  ['lobia', 'beans'],
  ['aloo', 'potato'],
  ['corn', 'corn'],
  ['matar', 'peas'],
  ['capsicum', 'capsicum'],
];

/** The pieces in it: meat, and other things in its name. */
export function bodies({ has, meat }: Dish): Topping[] {
  const named = BODIES.filter(([word]) => has(word)).map(([, topping]) => topping);
  const all: Topping[] = meat === null ? named : [meat, ...named];
  return [...new Set(all)].slice(0, 3);
}

const GRAVIES: readonly (readonly [string, string])[] = [
  ['palak', '3f6b22'],
  ['sarson', '486a1f'],
  ['hara', '4f7a2c'],
  ['green', '5b8a35'],
  ['chettinad', '5f2f16'],
  ['black', '3f241a'],
  ['pepper', '5a3219'],
  ['vindaloo', 'a62a12'],
  ['kolhapuri', '9c2410'],
  ['rogan', '8f2412'],
  ['laal', 'a01f0f'],
  ['schezwan', 'a8250f'],
  ['manchurian', '5a2410'],
  ['kadai', 'a5401a'],
  ['kadhai', 'a5401a'],
  ['karahi', 'a5401a'],
  ['jalfrezi', 'b5481c'],
  ['white', 'efdfbd'],
  ['malai', 'ecca8e'],
  ['korma', 'e3bd7c'],
  ['qorma', 'e3bd7c'],
  ['kurma', 'd9b065'],
  ['shahi', 'e8a85a'],
  ['pasanda', 'dfa25c'],
  ['navratan', 'e8bf78'],
  ['moilee', 'efc766'],
  ['stew', 'f0e2c0'],
  ['ishtu', 'f0e2c0'],
  ['makhani', 'd65c20'],
  ['butter', 'd65c20'],
  ['lababdar', 'cc5a22'],
  ['tikka', 'c44d1c'],
  ['goan', 'c9551f'],
  ['coconut', 'dba35a'],
  ['thai', '8fae55'],
  ['mughlai', 'd19a50'],
  ['achari', 'b8601c'],
  ['do pyaza', '9c4f1e'],
  ['handi', 'b5601f'],
  ['kheema', '7a4020'],
  ['nihari', '7f3514'],
  ['bhuna', '7c3c18'],
  ['mutton', '843a18'],
  ['rajma', '7c2f18'],
  ['chole', '7a4218'],
  ['baingan', '7d4a24'],
  ['bhindi', '7f8a35'],
  ['aloo', 'cf9530'],
];

export const gravyOf = ({ has }: Dish, otherwise = 'b9541c'): string =>
  GRAVIES.find(([word]) => has(word))?.[1] ?? otherwise;

/** The flavour of a shake, a sweet or an ice cream. */
const FLAVOURS: readonly (readonly [string, string])[] = [
  ['mango', 'f4ad2a'],
  ['alphonso', 'f4ad2a'],
  ['strawberry', 'ee8a95'],
  ['rose', 'f0a2b0'],
  ['chocolate', '5a2f1a'],
  ['brownie', '4a2414'],
  ['oreo', '8a7a70'],
  ['cookies', 'b79a7c'],
  ['kitkat', '7a4a2c'],
  ['nutella', '6b3a20'],
  ['butterscotch', 'e9b55c'],
  ['caramel', 'c98a3c'],
  ['vanilla', 'f7e9c6'],
  ['pista', 'b4c584'],
  ['pistachio', 'b4c584'],
  ['kesar', 'f2bd4a'],
  ['badam', 'ecd3a0'],
  ['banana', 'f3dd9a'],
  ['chikoo', 'b98a5c'],
  ['papaya', 'ef8a3a'],
  ['blueberry', '7a6aa8'],
  ['berry', 'a83a5c'],
  ['blackcurrant', '6a3f78'],
  ['guava', 'f0b6a0'],
  ['orange', 'f29a2a'],
  ['mosambi', 'e6d76a'],
  ['sweet lime', 'e6d76a'],
  ['watermelon', 'e2545a'],
  ['pineapple', 'f3d65c'],
  ['pomegranate', 'a8203a'],
  ['apple', 'e3c070'],
  ['lychee', 'f3e3e3'],
  ['litchi', 'f3e3e3'],
  ['kiwi', '9ab84a'],
  ['coffee', '8a5a36'],
  ['paan', '6f9f4a'],
  ['green', '8fb84a'],
  ['coconut', 'f8f5ec'],
  ['red velvet', 'a02a26'],
  ['lime', 'dde8a0'],
  ['carrot', 'e8742a'],
  ['beetroot', '8f1f4a'],
  ['grape', '6a3a6c'],
  ['mint', 'b9d98a'],
  ['blue', '4a8fd0'],
  ['peach', 'f2a878'],
  ['cola', '3a1a10'],
  ['coke', '3a1a10'],
  ['pepsi', '3a1a10'],
  ['thums', '3a1a10'],
];

export const flavourOf = ({ has }: Dish, otherwise: string): string =>
  FLAVOURS.find(([word]) => has(word))?.[1] ?? otherwise;

/** The words of these tables, which mean something in a name. */
export const DISH_WORDS: readonly string[] = [...BODIES, ...GRAVIES, ...FLAVOURS].map(([word]) => word);
