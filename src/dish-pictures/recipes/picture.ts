/** The recipe of a picture: the food, its plate or bowl, and the table. The picture depends on nothing else. */
export interface Picture {
  readonly art: readonly Art[];
  readonly table: TableName;
  readonly layout: Layout;
  readonly frame: Frame;
}

/** The frame: an item 4:3, the banner of a category 16:9, a store's logo square. */
export type Frame = 'item' | 'banner' | 'logo';
export type Art = Bowl | Plate | Drink;
/** The first food alone (`solo`), with a small one beside it, or up to three in a row. */
export type Layout = 'solo' | 'right' | 'left' | 'row';
export type TableName =
  | 'teak'
  | 'walnut'
  | 'ash'
  | 'slate'
  | 'marble'
  | 'clay'
  | 'sand'
  | 'leaf'
  | 'indigo'
  | 'rose';

export type Ware = 'copper' | 'brass' | 'clay' | 'white' | 'iron' | 'steel' | 'leaf' | 'slate' | 'wood';
export type Meat = 'chicken' | 'meat' | 'fish' | 'prawn' | 'egg';
export type Topping =
  | Meat
  | 'paneer'
  | 'kofta'
  | 'jamun'
  | 'malai'
  | 'peas'
  | 'beans'
  | 'potato'
  | 'cauliflower'
  | 'mushroom'
  | 'okra'
  | 'carrot'
  | 'capsicum'
  | 'corn'
  | 'boondi'
  | 'cream'
  | 'butter'
  | 'coriander'
  | 'mint'
  | 'chilli'
  | 'onion'
  | 'tomato'
  | 'lemon'
  | 'nuts'
  | 'saffron'
  | 'pistachio'
  | 'berry'
  | 'chocolate'
  | 'sev'
  | 'curd'
  | 'tamarind'
  | 'curryleaf'
  | 'oil';

/** A bowl of something that is poured (curry, dal, kheer), or heaped (rice, noodles). */
export interface Bowl {
  readonly draw: 'bowl';
  readonly ware: Ware;
  readonly fill: string;
  readonly heaped: 'no' | 'rice' | 'noodles' | 'crumbs';
  readonly toppings: readonly Topping[];
  readonly isHot: boolean;
}

export type Food =
  | 'dosa'
  | 'idli'
  | 'vada'
  | 'flatbread'
  | 'stack'
  | 'poori'
  | 'skewers'
  | 'kebabs'
  | 'patties'
  | 'samosa'
  | 'pakora'
  | 'pieces'
  | 'legs'
  | 'fish'
  | 'jalebi'
  | 'squares'
  | 'kulfi'
  | 'omelette'
  | 'papad'
  | 'momos'
  | 'rolls'
  | 'burger'
  | 'pizza'
  | 'sandwich'
  | 'fries'
  | 'cake'
  | 'scoops'
  | 'fruit'
  | 'salad'
  | 'balls'
  | 'puri shells'
  | 'rice'
  | 'noodles'
  | 'thali';

/** A plate of something, with small bowls of dips (their colours) beside it. */
export interface Plate {
  readonly draw: 'plate';
  readonly ware: Ware;
  readonly food: Food;
  readonly color: string;
  readonly toppings: readonly Topping[];
  readonly dips: readonly string[];
  readonly isHot: boolean;
}

export type Vessel = 'tall' | 'tumbler' | 'cup' | 'kulhad' | 'mug' | 'bottle';
export type Garnish = 'foam' | 'ice' | 'mint' | 'lemon' | 'straw' | 'steam' | 'nuts' | 'saffron' | 'scoop';

export interface Drink {
  readonly draw: 'drink';
  readonly vessel: Vessel;
  readonly fill: string;
  readonly garnish: readonly Garnish[];
}
