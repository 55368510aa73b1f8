import type { Noted } from '../book.ts';
import { INGREDIENTS, OPENING, PANEER, RECIPES, TOFU } from '../house.ts';
import { nameOf, PORTIONS, PRICES } from '../menu.ts';
import { Sums } from '../paise.ts';
import { type Oracle, same } from './oracle.ts';

/** Of a main its kind, as `nameOf` begins; a side is called by one word. */
const kindIn = (dish: string): string => dish.split(' ')[0] ?? dish;

/** What all portions that were cooked took, by ingredient. Tofu stands in for paneer, which is out. */
function usedIn(orders: readonly Noted[]): Sums {
  const used = new Sums();
  for (const { row, wasted, cooked } of orders) {
    const main = nameOf(row.dish, row.price);
    for (const [dish, count] of cooked)
      for (const [name, amount] of Object.entries(RECIPES[kindIn(dish)] ?? {}))
        used.add(name, amount * (count + (dish === main ? wasted : 0)));
  }
  return used.add('Tofu', (used.get('Paneer') / PANEER) * TOFU).add('Paneer', -used.get('Paneer'));
}

export const stockIsLeft: Oracle = {
  says: 'stock is what was there and bought, less what was cooked, wasted and missing',
  faults: ({ book, stock }) => {
    const used = usedIn(book.orders);
    return INGREDIENTS.flatMap((name) =>
      same(name, OPENING + book.shelves.get(name) - used.get(name), stock[name]?.[0]),
    );
  },
};

export const nothingIsHeld: Oracle = {
  says: 'no order holds an ingredient once all are over',
  faults: ({ stock }) => INGREDIENTS.flatMap((name) => same(name, 0, stock[name]?.[1])),
};

export const portionsLeft: Oracle = {
  says: 'of counted portions those are left that were not sold',
  faults: ({ book: { left } }) =>
    PRICES.flatMap((price) => {
      const dish = nameOf('counted', price);
      return same(dish, PORTIONS - (left.gone.get(dish) ?? 0), left.menu.get(dish));
    }),
};
