import { simpleItem } from '#testing/server/test-stores.ts';
import type { Value } from './axes.ts';
import { rupees, taxOn } from './paise.ts';

type Kind = Value<'dish'>;
type Priced = Value<'price'>;

/** What differs between the restaurants of the walk. */
export interface House {
  isRounded: boolean;
  isTaxIncluded: boolean;
  /** GST as one tax of 5 %, which a tax invoice halves, and not as two. */
  isOneTax: boolean;
  /** The charge for what is taken away, in paise, and the one at tables, in basis points. */
  packing: number;
  service: number;
  /** GST of the mains, in percent, and how much more the plain ones cost than below. */
  rate: number;
  raised: number;
  hasCourses: boolean;
}

/** What is the same in all of them at first. */
export const AT_FIRST = { packing: 12_50, service: 330, rate: 5, raised: 0, hasCourses: true };

interface Sold {
  /** What a portion costs on the menu, in paise. */
  price: number;
  configs: object[];
  chosen: { label: string; contents: string[] }[];
  /** What a cook must read, besides the name. */
  told: string[];
}

const group = (label: string, contents: object[], more: object = {}) => ({
  label,
  required: true,
  maxSelection: 1,
  contents,
  ...more,
});
const option = (label: string, paise: number) => ({ label, value: rupees(paise) });
const REGULAR = { label: 'Portion', contents: ['Regular'] };
const portion = (paise: number) => group('Portion', [option('Regular', paise)]);
const dish = (itemID: string, paise = 0) => ({ label: itemID, itemID, value: rupees(paise) });

/** Each way of selling a dish. Prices end in odd paise whose tenths are whole. */
export const SOLD: Record<Kind, Sold> = {
  plain: { price: 215_50, configs: [portion(215_50)], chosen: [REGULAR], told: [] },
  size: {
    price: 133_30,
    configs: [group('Size', [option('Half', 133_30), option('Full', 241_70)])],
    chosen: [{ label: 'Size', contents: ['Half'] }],
    told: ['Half'],
  },
  weight: {
    price: 315_70,
    configs: [group('Weight', [option('250 g', 240_10), option('1 kg', 902_00)], { byWeight: true })],
    chosen: [{ label: 'Weight', contents: ['350 g'] }],
    told: ['350 g'],
  },
  combo: {
    price: 261_30,
    configs: [
      portion(261_30),
      group('Main', [dish('Tikka'), dish('Korma', 20_00)]),
      group('Drink', [dish('Cola'), dish('Lassi')]),
    ],
    chosen: [REGULAR, { label: 'Main', contents: ['Tikka'] }, { label: 'Drink', contents: ['Cola'] }],
    told: ['Tikka', 'Cola'],
  },
  swap: {
    price: 187_90,
    configs: [portion(187_90)],
    chosen: [REGULAR, { label: 'No Paneer today', contents: ['Tofu instead of Paneer'] }],
    told: ['Tofu instead of Paneer'],
  },
  counted: { price: 93_30, configs: [portion(93_30)], chosen: [REGULAR], told: [] },
  choice: {
    price: 161_80,
    configs: [
      portion(149_40),
      group('Gravy', [option('Green', 12_40), option('Red', 10_10)], { required: false }),
    ],
    chosen: [REGULAR, { label: 'Gravy', contents: ['Green'] }],
    told: ['Green'],
  },
};

/** What is ordered beside the dish of a row, by where it is cooked and whether it comes as a course before. */
export const SIDES = {
  Papad: { price: 17_90, station: 'Kitchen', course: null },
  Lassi: { price: 61_10, station: 'Bar', course: null },
  Soup: { price: 84_50, station: 'Kitchen', course: 'Starters' },
  Chaat: { price: 73_30, station: 'Bar', course: 'Starters' },
} as const;
export type Side = keyof typeof SIDES;

export const PORTIONS = 500;
export const KINDS = Object.keys(SOLD) as Kind[];
export const PRICES: readonly Priced[] = ['usual', 'byHour', 'byArea', 'byChannel'];
export const nameOf = (kind: Kind, price: Priced): string => `${kind} dish ${price}`;

/** What a rule adds to the price of the menu, in percent. Guests get the rule of their channel. */
export const ON_TOP = { usual: 0, byHour: -10, byArea: 10, byChannel: 20 } as const;
/** The hours of the rule by hour, in minutes since midnight. */
export const HAPPY = { start: 18 * 60, end: 22 * 60 };

/** What one of them costs by rule, in paise. */
export const withRule = (price: number, percent: number): number => price + taxOn(price, percent * 100);

export const taxesOf = ({ isOneTax }: House, percent = 5) =>
  isOneTax
    ? [{ label: 'GST', value: percent }]
    : ['CGST', 'SGST'].map((label) => ({ label, value: percent / 2 }));

/** A menu with each dish for each way of pricing it, so that each has a rule of its own. */
export function catalogueOf(house: House) {
  const taxes = taxesOf(house);
  const simple = (label: string, price: number, more: object = {}) =>
    simpleItem(label, rupees(price), { _id: label, taxes, ...more });
  const mains = KINDS.flatMap((kind) =>
    PRICES.map((price) => {
      const label = nameOf(kind, price);
      return { _id: label.replaceAll(' ', '-'), label, taxes, veg: true, configs: SOLD[kind].configs };
    }),
  );
  const sideOf = (course: string | null) =>
    Object.entries(SIDES).flatMap(([label, side]) =>
      side.course === course ? [simple(label, side.price)] : [],
    );
  const parts = [
    { ...simple('Tikka', 0), configs: [group('Size', [option('Small', 110_30), option('Large', 190_70)])] },
    simple('Korma', 170_20),
    simple('Cola', 60_40, { taxes: taxesOf(house, 28), hsn: '2202' }),
  ];
  const packing = { label: 'Packing', value: rupees(house.packing), valueType: 'absolute', taxes };
  const service = { label: 'Service', value: house.service / 100, valueType: 'percentage', taxes };
  return {
    orderConfigs: [
      { label: 'Dine-In', kind: 'table', contents: [service] },
      { label: 'Pickup', kind: 'pickup', contents: [packing] },
      { label: 'Pay now', kind: 'pickup', online_payment: 1, contents: [packing] },
    ],
    menus: [
      {
        label: 'Menu',
        categories: [
          { _id: 'Mains', label: 'Mains', items: mains },
          { _id: 'Starters', label: 'Starters', items: sideOf('Starters') },
          { _id: 'Sides', label: 'Sides', items: sideOf(null) },
          { _id: 'Parts', label: 'Parts', items: parts },
        ],
      },
    ],
  };
}

interface Sent {
  orderConfigs: { contents: { label: string }[] }[];
  menus: { categories: { label: string; items: SentItem[] }[] }[];
}
interface SentItem {
  label: string;
  configs: { contents: object[] }[];
}

/** The catalogue as it was read, with the charges, the tax and the prices of this house. */
export function catalogueWith(house: House, { orderConfigs, menus }: Sent) {
  const value = rupees(SOLD.plain.price + house.raised);
  const itemOf = (item: SentItem) => ({
    ...item,
    taxes: taxesOf(house, house.rate),
    configs: item.label.startsWith('plain')
      ? item.configs.map((one) => ({ ...one, contents: one.contents.map((each) => ({ ...each, value })) }))
      : item.configs,
  });
  const charge = (label: string) => (label === 'Packing' ? rupees(house.packing) : house.service / 100);
  return {
    orderConfigs: orderConfigs.map((type) => ({
      ...type,
      contents: type.contents.map((one) => ({ ...one, value: charge(one.label) })),
    })),
    menus: menus.map((menu) => ({
      ...menu,
      categories: menu.categories.map((category) =>
        category.label === 'Mains' ? { ...category, items: category.items.map(itemOf) } : category,
      ),
    })),
  };
}
