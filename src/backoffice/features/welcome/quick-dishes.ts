import type { CatalogueView, ItemView, MenuView } from '#domain/api/catalogue.ts';
import { parseHundredths, toNumber } from '#domain/money.ts';

export interface QuickDish {
  name: string;
  /** As it is typed. */
  price: string;
  veg: boolean;
}

export type QuickFault = 'none' | 'name' | 'price' | 'tooLong';

export const NO_DISH: QuickDish = { name: '', price: '', veg: true };
export const MENU = 'Menu';
export const CATEGORY = 'Our dishes';
/** Restaurants' GST in India: 5 %, half of it central, half the state's. */
export const GST = [
  { label: 'CGST', value: 2.5 },
  { label: 'SGST', value: 2.5 },
];

const LONGEST_NAME = 200;
const LARGEST_PRICE = 10_000_000_000;

export type NewId = () => string;
type Menus = Pick<CatalogueView, 'orderConfigs' | 'menus'>;

const isEmpty = ({ name, price }: QuickDish) => name.trim() === '' && price.trim() === '';

/** Rows that nobody has begun are no fault, as long as there is one that somebody has. */
export function quickFaults(dishes: QuickDish[]): Record<string, QuickFault> {
  if (dishes.every(isEmpty)) return { '0.name': 'none' };
  const faults: Record<string, QuickFault> = {};
  for (const [index, dish] of dishes.entries()) {
    if (isEmpty(dish)) continue;
    const price = parseHundredths(dish.price);
    if (dish.name.trim() === '') faults[`${index}.name`] = 'name';
    if (dish.name.trim().length > LONGEST_NAME) faults[`${index}.name`] = 'tooLong';
    if (price === null || price === 0 || price > LARGEST_PRICE) faults[`${index}.price`] = 'price';
  }
  return faults;
}

/** Behind what is there already: in the menu of that name, else in one that is made for them. */
export function withDishes(
  { orderConfigs, menus }: Menus,
  dishes: QuickDish[],
  { isTaxed, newId }: { isTaxed: boolean; newId: NewId },
): Menus {
  const known = menus.find(({ label }) => label === MENU) ?? emptyMenu(newId());
  const category = known.categories.find(({ label }) => label === CATEGORY);
  const first = category?.items.length ?? 0;
  const items = dishes
    .filter((dish) => !isEmpty(dish))
    .map((dish, index) => toItem(dish, { order: first + index, isTaxed, newId }));
  const filled = category
    ? { ...category, items: [...category.items, ...items] }
    : { ...emptyCategory(newId(), known.categories.length), items };
  const menu: MenuView = {
    ...known,
    categories: [...known.categories.filter((other) => other !== category), filled],
  };
  return { orderConfigs, menus: [...menus.filter((other) => other !== known), menu] };
}

function toItem(
  { name, price, veg }: QuickDish,
  { order, isTaxed, newId }: { order: number; isTaxed: boolean; newId: NewId },
): ItemView {
  return {
    _id: newId(),
    label: name.trim(),
    description: '',
    images: [],
    tags: [],
    discount: 0,
    order,
    taxes: isTaxed ? GST : [],
    state: 'Available',
    veg,
    translations: {},
    configs: [onePrice(toNumber(parseHundredths(price) ?? 0), newId)],
  };
}

/** One group of one option: guests are asked nothing, and pay that. */
export function onePrice(value: number, newId: NewId): ItemView['configs'][number] {
  const contents = [{ _id: newId(), label: 'Regular', value, added: false }];
  return { _id: newId(), label: 'Portion', description: '', required: true, maxSelection: 1, contents };
}

export function emptyMenu(id: string): MenuView {
  return {
    _id: id,
    label: MENU,
    remarks: '',
    primaryColor: null,
    active: true,
    activeStartTime: null,
    activeEndTime: null,
    pureVeg: false,
    categories: [],
  };
}

export function emptyCategory(id: string, order: number): MenuView['categories'][number] {
  return {
    _id: id,
    label: CATEGORY,
    image: null,
    discount: 0,
    order,
    state: 1,
    collapsed: false,
    translations: { hi: { label: 'हमारे व्यंजन' } },
    items: [],
  };
}
