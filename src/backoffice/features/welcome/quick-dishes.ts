import type { CatalogueView, ItemView, MenuView } from '#domain/api/catalogue.ts';
import { blankCategory, blankItem, blankMenu, onePrice } from '#domain/menu-edit/blank.ts';
import { parsePrice } from '#domain/menu-edit/parse-price.ts';
import type { NewId } from '#domain/menu-edit/views.ts';
import { toNumber } from '#domain/money/money.ts';

export interface QuickDish {
  name: string;
  /** As typed. */
  price: string;
  veg: boolean;
}

export type QuickFault = 'none' | 'name' | 'price' | 'tooLong';

export const NO_DISH: QuickDish = { name: '', price: '', veg: true };
export const MENU = 'Menu';
export const CATEGORY = 'Our dishes';
const IN_HINDI = { hi: { label: 'हमारे व्यंजन' } };
const LONGEST_NAME = 200;
export const MOST_ROWS = 50;

type Menus = Pick<CatalogueView, 'orderConfigs' | 'menus'>;

const isEmpty = ({ name, price }: QuickDish) => name.trim() === '' && price.trim() === '';

/** Adds an empty row when all rows are filled, so that nobody has to ask for one. */
export function withRoom(dishes: QuickDish[]): QuickDish[] {
  const isFull = dishes.every((dish) => !isEmpty(dish));
  return isFull && dishes.length < MOST_ROWS ? [...dishes, NO_DISH] : dishes;
}

/** Empty rows are no fault unless all rows are empty. */
export function quickFaults(dishes: QuickDish[]): Record<string, QuickFault> {
  if (dishes.every(isEmpty)) return { '0.name': 'none' };
  const faults: Record<string, QuickFault> = {};
  for (const [index, dish] of dishes.entries()) {
    if (isEmpty(dish)) continue;
    const price = parsePrice(dish.price);
    if (dish.name.trim() === '') faults[`${index}.name`] = 'name';
    if (dish.name.trim().length > LONGEST_NAME) faults[`${index}.name`] = 'tooLong';
    if (price === null || price === 0) faults[`${index}.price`] = 'price';
  }
  return faults;
}

/** Adds dishes at the end of the first menu with this name, or of a new one. */
export function withDishes(
  { orderConfigs, menus }: Menus,
  dishes: QuickDish[],
  { taxes, newId }: { taxes: ItemView['taxes']; newId: NewId },
): Menus {
  const known = menus.find(({ label }) => label === MENU) ?? blankMenu(newId(), MENU);
  const category = known.categories.find(({ label }) => label === CATEGORY);
  const first = category?.items.length ?? 0;
  const items = dishes
    .filter((dish) => !isEmpty(dish))
    .map((dish, index) => toItem(dish, { order: first + index, taxes, newId }));
  const filled = category
    ? { ...category, items: [...category.items, ...items] }
    : { ...blankCategory(newId(), CATEGORY), translations: IN_HINDI, order: known.categories.length, items };
  const menu: MenuView = {
    ...known,
    categories: [...known.categories.filter((other) => other !== category), filled],
  };
  return { orderConfigs, menus: [...menus.filter((other) => other !== known), menu] };
}

function toItem(
  { name, price, veg }: QuickDish,
  { order, taxes, newId }: { order: number; taxes: ItemView['taxes']; newId: NewId },
): ItemView {
  const configs = [onePrice(toNumber(parsePrice(price) ?? 0), newId)];
  return { ...blankItem(newId(), name.trim()), order, taxes, veg, configs };
}
