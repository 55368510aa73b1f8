import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { LARGEST_PRICE } from '#platform/calls/wire/primitives.ts';
import {
  type BasisPoints,
  FULL_RATE,
  type Minor,
  parseHundredths,
  proportion,
  toNumber,
} from '#platform/money/rules/money.ts';

export type PriceStep = { by: 'percent'; rate: BasisPoints } | { by: 'amount'; amount: Minor };

/** Rounds to hundredths, whole rupees, fives or tens, in minor units. */
export const ROUNDINGS: readonly Minor[] = [1, 100, 500, 1000];

/** A price never becomes 0, and 0 never becomes a price. Rounds half up, once. */
export function changePrice(price: Minor, step: PriceStep, rounding: Minor): Minor {
  if (price === 0) return 0;
  const changed =
    step.by === 'percent'
      ? proportion(price, Math.max(0, FULL_RATE + step.rate), FULL_RATE * rounding)
      : proportion(Math.max(0, price + step.amount), 1, rounding);
  return Math.min(Math.max(changed * rounding, 1), LARGEST_PRICE);
}

/** The first group with prices is that of the dish itself; the others are extras. */
export function changeItemPrice(
  item: ItemView,
  step: PriceStep,
  { rounding, withExtras }: { rounding: Minor; withExtras: boolean },
): ItemView {
  const first = item.configs.findIndex(
    ({ maxSelection, contents }) => maxSelection > 0 && contents.length > 0,
  );
  const configs = item.configs.map((group, index) => {
    if (group.maxSelection === 0 || (index !== first && !withExtras)) return group;
    const contents = group.contents.map((option) => {
      const price = parseHundredths(option.value);
      return price === null ? option : { ...option, value: toNumber(changePrice(price, step, rounding)) };
    });
    return { ...group, contents };
  });
  return { ...item, configs };
}
