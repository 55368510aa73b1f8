import type { CartEntry } from '#ordering/cart/rules/cart.ts';
import { AVAILABLE, type Item, isVisible, type Menu } from '#ordering/menu/rules/menu.ts';
import { isMenuActive } from '#ordering/menu/rules/served.ts';
import type { StoreTime } from '#restaurant/opening-hours/rules/store-hours.ts';
import type { Dice } from './dice.ts';

/** Breads come by the piece. */
const BY_THE_PIECE = /\b(naan|roti|paratha|kulcha|poori|idli|vada)\b/i;

const MOST_DISHES = 6;

/** The dishes of a party: favourites more often than others, of the menus that are served then. */
export function chooseMeal(dice: Dice, menus: readonly Menu[], time: StoreTime, guests: number): CartEntry[] {
  const dishes = menus
    .filter((menu) => isMenuActive(menu, time))
    .flatMap(({ categories }) => categories.filter(isVisible))
    .flatMap(({ items }) => items.filter(({ state }) => state === AVAILABLE));
  const weighted = dishes.map((item) => [item, popularityOf(item)] as const);
  const chosen = new Set<Item>();
  const wanted = Math.min(MOST_DISHES, dishes.length, guests + dice.between(0, 2));
  while (chosen.size < wanted) chosen.add(dice.pickWeighted(weighted));
  return [...chosen].map((item) => entryOf(dice, item, guests));
}

/** Derived from a hash of its name, so that the same dishes are favourites every day. */
function popularityOf({ label, tags }: Item): number {
  let hash = 0;
  for (const letter of label) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 997;
  return (tags.length > 0 ? 3 : 1) / (1 + (hash % 12));
}

function entryOf(dice: Dice, { id, label, groups }: Item, guests: number): CartEntry {
  const selections = groups
    .filter(({ required }, at) => required || at === 0)
    .map((group) => ({
      label: group.label,
      contents: [dice.pickWeighted(group.options.map((option, at) => [option.label, 1 / (1 + at)]))],
    }));
  const most = BY_THE_PIECE.test(label) ? guests * 2 : Math.ceil(guests / 2);
  return { itemId: id, label, selections, quantity: dice.between(1, most), unit: 0, image: null };
}
