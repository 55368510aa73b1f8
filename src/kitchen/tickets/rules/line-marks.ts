import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import type { Allergen } from '#ordering/menu/rules/diets/diet.ts';
import { avoidedIn } from '#ordering/menu/rules/diets/needs.ts';
import { SOLD_OUT } from '#ordering/menu/rules/menu.ts';
import type { KitchenLine } from './kitchen-lines.ts';

type Line = Pick<KitchenLine, 'itemID' | 'configs'>;

export interface LineMarks {
  /** What it has of what its table does not eat, as far as the menu says. */
  has: Allergen[];
  /** The dish, or what was chosen for it, is out now. */
  isOut: boolean;
}

/** What a cook is warned of on a line, by the menu of today. */
export function lineMarks({ menus, swaps = [] }: Pick<CatalogueView, 'menus' | 'swaps'>) {
  const items = menus.flatMap(({ categories }) => categories.flatMap((category) => category.items));
  const dishes = new Map(items.map((item) => [item._id, item]));
  const choicesOff = new Map(swaps.map(({ itemID, off = [] }) => [itemID, off]));
  return ({ itemID, configs }: Line, avoid: readonly Allergen[] = []): LineMarks => {
    const { allergens = null, ...dish } = dishes.get(itemID) ?? { veg: null, state: '' };
    const lacks = (choicesOff.get(itemID) ?? []).some(({ group, option }) =>
      configs.some(({ label, contents }) => label === group && contents.includes(option)),
    );
    return {
      has: avoidedIn({ ...dish, allergens }, avoid),
      isOut: dish.state === SOLD_OUT || lacks,
    };
  };
}
