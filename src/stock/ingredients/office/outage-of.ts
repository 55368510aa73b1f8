import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import { choicesToday, standingOf } from '../rules/out.ts';
import type { RecipesView, StockView } from '../wire/stock.ts';
import { makeablesOf } from './makeable.ts';

interface Known {
  recipes: RecipesView;
  menus: CatalogueView;
  stock: Pick<StockView, 'ingredients'>;
}

/** The dishes and sizes that an ingredient takes off the menu, and the dishes that go on without it, each with what stands in. */
export interface Outage {
  /** `isAnyway`: something else takes it off too. */
  off: { dish: string; isAnyway: boolean }[];
  on: { dish: string; swaps: string }[];
}

/** What becomes of the dishes while an ingredient is out, by their names. */
export function outageOf(id: string, { recipes, menus, stock: { ingredients } }: Known): Outage {
  const known = recipes.recipes.map(({ of, lines }) => ({
    of,
    lines: lines.map(({ ingredient, swap }) => ({
      ingredientId: ingredient,
      swap: swap && { ingredientId: swap.ingredient, amount: swap.quantity, keepsVeg: swap.keepsVeg },
    })),
  }));
  const others = ingredients.filter(({ _id, outSince }) => outSince !== null && _id !== id);
  const without = new Set(others.map(({ _id }) => _id));
  const out = new Set([...without, id]);
  const gone = new Set(ingredients.flatMap(({ _id, isGone }) => (isGone ? [_id] : [])));
  const { off, on, choices } = standingOf(out, known, gone);
  const anyway = standingOf(without, known, gone);
  // A dish also needs what stands in for something that is out.
  const needing = new Set(
    known.flatMap(({ of, lines }) =>
      of.kind === 'dish' &&
      lines.some(
        ({ ingredientId, swap }) =>
          ingredientId === id || (out.has(ingredientId) && swap?.ingredientId === id),
      )
        ? [of.itemId]
        : [],
    ),
  );
  const nameOf = new Map(ingredients.map(({ _id, name }) => [_id, name]));
  const dishes = makeablesOf(menus, []).flatMap(({ of, name }) =>
    of.kind === 'dish' ? [{ id: of.itemId, name }] : [],
  );
  const groups = new Map(
    menus.menus.flatMap(({ categories }) =>
      categories.flatMap(({ items }) =>
        items.map(({ _id, configs }) => [
          _id,
          configs.map(({ contents, ...group }) => ({ ...group, options: contents })),
        ]),
      ),
    ),
  );
  const todayOf = (dishId: string, lacking: typeof choices) =>
    choicesToday(groups.get(dishId) ?? [], lacking.get(dishId) ?? []);
  const sizesOff = ({ id: dishId, name }: { id: string; name: string }) => {
    const before = todayOf(dishId, anyway.choices).off.map(({ option }) => option);
    const newly = todayOf(dishId, choices).off.filter(({ option }) => !before.includes(option));
    return newly.map(({ option }) => ({ dish: `${name}: ${option}`, isAnyway: off.has(dishId) }));
  };
  return {
    off: dishes.flatMap((dish) => [
      ...(off.has(dish.id) && needing.has(dish.id)
        ? [{ dish: dish.name, isAnyway: anyway.off.has(dish.id) }]
        : []),
      ...sizesOff(dish),
    ]),
    on: dishes.flatMap((dish) => {
      const swapped = [...(on.get(dish.id) ?? []), ...todayOf(dish.id, choices).swapped];
      if (!swapped.some(({ ingredientId }) => ingredientId === id)) return [];
      const names = new Set(swapped.map(({ swap }) => nameOf.get(swap?.ingredientId ?? '') ?? ''));
      return [{ dish: dish.name, swaps: [...names].join(', ') }];
    }),
  };
}
