import {
  type FoundItem,
  type Item,
  type Menu,
  type OptionGroup,
  visibleCategories,
} from '#ordering/menu/rules/menu.ts';
import {
  type Choices,
  firstMissing,
  selectionsOf,
  suggestedChoices,
} from '#ordering/menu/rules/options/choices.ts';
import { isCombo, isOfDishes } from '#ordering/menu/rules/options/combo.ts';
import { type Selection, sumOf } from '#ordering/menu/rules/options/options.ts';
import { resolveSelection } from '#ordering/menu/rules/options/resolve-selection.ts';
import { isOrderable } from '#ordering/menu/rules/served.ts';
import { priceDish } from '#ordering/prices/rules/price-line.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import type { StoreTime } from '#restaurant/opening-hours/rules/store-hours.ts';
import { addToCart, type Cart, type CartEntry, changeQuantity, lineKey } from './cart.ts';
import type { CartLineNow } from './priced-cart.ts';

/** A combo that costs less than dishes which are in the cart. */
export interface ComboOffer {
  combo: FoundItem;
  selections: Selection[];
  unit: Minor;
  /** How much less one costs. */
  saves: Minor;
  /** The keys of the lines of which it takes the place of a portion, once for each portion. */
  takes: string[];
}

/** A dish of the cart, as it comes. */
interface Portion {
  key: string;
  itemId: string;
  unit: Minor;
  quantity: number;
}

interface Pick {
  group: OptionGroup;
  label: string;
  portion: Portion;
}

/** The combo that saves most. Of equal ones it is the first of the menu, with the first dishes of the cart. */
export function comboOffer(
  lines: readonly CartLineNow[],
  menus: Menu[],
  at: { time: StoreTime; now: number },
): ComboOffer | null {
  const portions = lines.flatMap(plainPortion);
  if (portions.length === 0) return null;
  const combos = menus.flatMap((menu) =>
    visibleCategories(menu).flatMap((category) =>
      category.items.filter(isCombo).map((item) => ({ menu, category, item })),
    ),
  );
  return combos.reduce<ComboOffer | null>((best, combo) => {
    const offer = isOrderable(combo, at.time, at.now) ? cheapest(combo, portions) : null;
    return offer && offer.saves > (best?.saves ?? 0) ? offer : best;
  }, null);
}

/** Those with more choices among dishes are too many to try. */
const MOST_GROUPS = 4;

/** What was chosen or wished for a dish is lost in a combo, so only dishes as they come are taken. */
function plainPortion({ key, entry, found, selections, present }: CartLineNow): Portion[] {
  if (!present || !found || entry.remarks || isCombo(found.item)) return [];
  const usual = selectionsOf(found.item, suggestedChoices(found.item));
  const { itemId, quantity } = entry;
  if (lineKey({ itemId, selections }) !== lineKey({ itemId, selections: usual })) return [];
  return [{ key, itemId, unit: present.unit, quantity }];
}

/** Tries all ways to fill a combo from the cart. */
function cheapest(combo: FoundItem, portions: readonly Portion[]): ComboOffer | null {
  const { item } = combo;
  const groups = item.groups.filter(isOfDishes);
  if (groups.length > MOST_GROUPS) return null;
  const candidates = groups.map((group) => candidatesFor(group, portions, groups.length));
  let best: ComboOffer | null = null;
  const fill = (at: number, picks: readonly Pick[]): void => {
    const group = groups[at];
    if (!group) {
      const offer = offerOf(combo, picks);
      if (offer && offer.saves > (best?.saves ?? 0)) best = offer;
      return;
    }
    for (const pick of candidates[at] ?? []) {
      const used = picks.filter(({ portion }) => portion === pick.portion).length;
      if (used < pick.portion.quantity) fill(at + 1, [...picks, pick]);
    }
    if (!group.required) fill(at + 1, picks);
  };
  fill(0, []);
  return best;
}

/** Those that save most. No more are needed than there are groups that might take one away. */
function candidatesFor(group: OptionGroup, portions: readonly Portion[], most: number): Pick[] {
  const worth = group.options.flatMap(({ itemId, label, price }) => {
    const of = portions.filter((portion) => portion.itemId === itemId);
    return of.map((portion) => ({ pick: { group, label, portion }, saves: portion.unit - price }));
  });
  return worth
    .toSorted((one, other) => other.saves - one.saves)
    .slice(0, most)
    .map(({ pick }) => pick);
}

function offerOf(combo: FoundItem, picks: readonly Pick[]): ComboOffer | null {
  if (picks.length === 0) return null;
  const { item } = combo;
  const choices = choicesWith(item, picks);
  if (firstMissing(item, choices)) return null;
  const selections = selectionsOf(item, choices);
  const resolved = resolveSelection(item, selections);
  if (!('chosen' in resolved)) return null;
  const { unit } = priceDish(resolved.base, combo);
  const saves = sumOf(picks.map(({ portion }) => portion.unit)) - unit;
  return { combo, selections, unit, saves, takes: picks.map(({ portion }) => portion.key) };
}

/** Nothing that the guest has not chosen comes with it, unless it must. */
function choicesWith(item: Item, picks: readonly Pick[]): Choices {
  const chosen = item.groups.filter(isOfDishes).map(({ label }) => {
    const pick = picks.find(({ group }) => group.label === label);
    return [label, pick ? [pick.label] : []] as const;
  });
  return { ...suggestedChoices(item), ...Object.fromEntries(chosen) };
}

/** The cart with the combo in place of the dishes that it is made of. */
export function takeCombo(
  cart: Cart<CartEntry>,
  { combo: { item }, selections, unit, takes }: ComboOffer,
  now: number,
): Cart<CartEntry> {
  const rest = takes.reduce<Cart<CartEntry> | null>((left, key) => {
    const line = left?.lines.find((one) => lineKey(one) === key);
    return left && line ? changeQuantity(left, key, line.quantity - 1) : left;
  }, cart);
  const entry = { itemId: item.id, selections, quantity: 1, label: item.label };
  return addToCart(rest, { ...entry, image: item.images[0] ?? null, unit }, rest?.timestamp ?? now);
}
