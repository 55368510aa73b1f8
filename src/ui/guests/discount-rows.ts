import { dishNameIn } from '#ordering/orders/rules/ordered-names.ts';
import type { OrderView } from '#ordering/orders/wire/order.ts';
import { formatSum, parseHundredths } from '#platform/money/rules/money.ts';

export interface DiscountWords {
  discount: string;
  complimentary: string;
}

/** What was taken off an order, in the guest's language: what it is, for which dish, and why. */
export function discountRows(
  { items, discounts = [], store }: Pick<OrderView, 'items' | 'discounts' | 'store'>,
  language: string,
  words: DiscountWords,
): { label: string; value: string }[] {
  return discounts.map(({ line, kind, amount, reason }) => {
    const item = items.find(({ _id }) => _id === line);
    const what = kind === 'complimentary' ? words.complimentary : words.discount;
    return {
      label: [what, item && dishNameIn(item, language), reason].filter(Boolean).join(' · '),
      value: `−${formatSum(parseHundredths(amount) ?? 0, store.currency)}`,
    };
  });
}
