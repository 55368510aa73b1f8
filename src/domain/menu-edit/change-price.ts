import type { ItemView } from '../api/catalogue.ts';
import { LARGEST_PRICE } from '../api/primitives.ts';
import {
  type BasisPoints,
  FULL_RATE,
  type Minor,
  parseHundredths,
  proportion,
  toNumber,
} from '../money/money.ts';

export type PriceStep = { by: 'percent'; rate: BasisPoints } | { by: 'amount'; amount: Minor };

/** In minor units: to hundredths, whole rupees, fives or tens. */
export const ROUNDINGS: readonly Minor[] = [1, 100, 500, 1000];

/** Up or down, rounded half up and once; a price never becomes nothing, and nothing never a price. */
export function changePrice(price: Minor, step: PriceStep, rounding: Minor): Minor {
  if (price === 0) return 0;
  const changed =
    step.by === 'percent'
      ? proportion(price, Math.max(0, FULL_RATE + step.rate), FULL_RATE * rounding)
      : proportion(Math.max(0, price + step.amount), 1, rounding);
  return Math.min(Math.max(changed * rounding, 1), LARGEST_PRICE);
}

/** The price of the dish itself is its first group with prices; what is added to it comes in the others. */
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
