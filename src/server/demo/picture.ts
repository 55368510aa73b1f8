/**
 * A picture is a recipe: its contents (emoji of `@lobehub/fluent-emoji-3d`, or crockery drawn here), their
 * arrangement and the tint behind them. No photographs, so nothing of unknown origin is shipped.
 */
export interface Picture {
  readonly art: readonly Art[];
  /** Background hue, 6 hex digits. */
  readonly tint: string;
  readonly layout: PictureLayout;
  readonly frame: Frame;
}

/** The frame: an item 4:3, the banner of a category 16:9, a store's logo square. */
export type Frame = 'item' | 'banner' | 'logo';

/** An emoji (one grapheme), or a drawing. */
export type Art = string | Bowl | Plate | Drink;

export type PictureLayout =
  | 'solo' // the first one, large
  | 'right' // a companion in front, to the right (a second one small, to the left)
  | 'left' // the same mirrored
  | 'behind' // companions half hidden behind the first
  | 'flank' // companions on both sides, behind
  | 'row' // equals, overlapping
  | 'heap'; // the first one three times, in several sizes and turns

export type Ware = 'copper' | 'clay' | 'white' | 'iron' | 'steel' | 'leaf';
export type Topping =
  | 'paneer'
  | 'chicken'
  | 'meat'
  | 'kofta'
  | 'jamun'
  | 'malai'
  | 'egg'
  | 'fish'
  | 'prawn'
  | 'peas'
  | 'beans'
  | 'potato'
  | 'cauliflower'
  | 'okra'
  | 'boondi'
  | 'cream'
  | 'butter'
  | 'coriander'
  | 'mint'
  | 'chilli'
  | 'ginger'
  | 'onion'
  | 'lemon'
  | 'nuts'
  | 'saffron'
  | 'pistachio'
  | 'rose'
  | 'curryleaf';

/** A bowl of something that is poured (curry, dal, kheer), or heaped (rice, poha). */
export interface Bowl {
  readonly draw: 'bowl';
  readonly ware: Ware;
  readonly fill: string;
  readonly heaped: boolean;
  readonly toppings: readonly Topping[];
}

export type Food =
  | 'dosa'
  | 'idli'
  | 'vada'
  | 'disc'
  | 'stack'
  | 'poori'
  | 'skewers'
  | 'kebabs'
  | 'patties'
  | 'samosa'
  | 'pakora'
  | 'fish'
  | 'jalebi'
  | 'squares'
  | 'kulfi'
  | 'omelette'
  | 'papad';

/** A plate of something, with small bowls of dips (their colours) beside it. */
export interface Plate {
  readonly draw: 'plate';
  readonly ware: Ware;
  readonly food: Food;
  readonly color: string;
  readonly dips: readonly string[];
}

export type Vessel = 'tall' | 'tumbler' | 'cup' | 'kulhad' | 'mug' | 'bottle';
export type Garnish = 'foam' | 'ice' | 'mint' | 'lemon' | 'straw' | 'steam' | 'nuts' | 'saffron' | 'scoop';

export interface Drink {
  readonly draw: 'drink';
  readonly vessel: Vessel;
  readonly fill: string;
  readonly garnish: readonly Garnish[];
}

export function picture(tint: string, layout: PictureLayout, ...art: Art[]): Picture {
  return { tint, layout, art, frame: 'item' };
}

/** A store's mark, on the store's own colour. */
export function logo(art: Art): Picture {
  return { tint: 'ffffff', layout: 'solo', art: [art], frame: 'logo' };
}

export function curry(ware: Ware, fill: string, ...toppings: Topping[]): Bowl {
  return { draw: 'bowl', ware, fill, heaped: false, toppings };
}

export function heap(ware: Ware, fill: string, ...toppings: Topping[]): Bowl {
  return { draw: 'bowl', ware, fill, heaped: true, toppings };
}

export function plate(ware: Ware, food: Food, color: string, ...dips: string[]): Plate {
  return { draw: 'plate', ware, food, color, dips };
}

export function drink(vessel: Vessel, fill: string, ...garnish: Garnish[]): Drink {
  return { draw: 'drink', vessel, fill, garnish };
}

/** Background tints that food looks good on. */
export const tint = {
  saffron: 'ffd68a',
  peach: 'ffc9a3',
  rose: 'ffbfb5',
  blush: 'fbcfd6',
  mint: 'c6e8c0',
  lime: 'dcebaa',
  sand: 'f0d9ba',
  cream: 'f8e8c4',
  clay: 'ecc3a6',
  sky: 'c5e3ec',
  lilac: 'dfd0ee',
  cocoa: 'ebd0b8',
} as const;

/** Dips that come beside a plate. */
export const dip = {
  mint: '7fb04a',
  coconut: 'f6f2e6',
  sambar: 'd07a2c',
  tomato: 'd4452c',
  tamarind: '6b2f1d',
  curd: 'fbf8ee',
  pickle: 'b8441c',
  makhani: 'e0722e',
} as const;
