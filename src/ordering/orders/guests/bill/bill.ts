import { nameOf } from '#ordering/menu/rules/name-in.ts';
import type { Names } from '#platform/language/rules/words/en.ts';
import { formatMoney, formatSum, parseHundredths } from '#platform/money/rules/money.ts';
import { type DiscountWords, discountRows } from '#ui/guests/discount-rows.ts';
import { dishNameIn, optionNamesIn } from '../../rules/ordered-names.ts';
import type { OrderView } from '../../wire/order.ts';

export interface OrderBillLine {
  id: string;
  label: string;
  quantity: number;
  /** The chosen options in one line; empty when there are none. */
  options: string;
  /** The guest's note; empty without one. */
  note: string;
  total: string;
  removed: boolean;
  /** Why the line was taken off; empty if it was not. */
  reason: string;
}

export interface OrderBill {
  lines: OrderBillLine[];
  cartValue: string;
  discounts: { label: string; value: string }[];
  charges: { label: string; value: string }[];
  grandTotal: string;
  /** The total when the order was placed; null if lines were not taken off. */
  earlierTotal: string | null;
}

interface BillWords extends DiscountWords {
  /** Names a tax that the prices have within. */
  taxWithin: (tax: string) => string;
}

type Billed = Pick<OrderView, 'items' | 'discounts' | 'charges' | 'amount' | 'timeline' | 'store'>;

export function orderBill(order: Billed, language: string, names: Names, words: BillWords): OrderBill {
  const { items, charges, amount, timeline, store } = order;
  const show = (hundredths: number) => formatSum(hundredths, store.currency);
  const lines = items.map((item) => ({ item, total: (parseHundredths(item.value) ?? 0) * item.quantity }));
  const kept = lines.filter(({ item }) => !item.discarded);
  const placed = timeline.find(({ what }) => what === 'placed')?.amount;
  return {
    lines: lines.map(({ item, total }) => ({
      id: item._id,
      label: dishNameIn(item, language),
      quantity: item.quantity,
      options: optionNamesIn(item, language).join(', '),
      note: item.remarks ?? '',
      total: formatMoney(total, store.currency),
      removed: item.discarded,
      reason: item.reason ?? '',
    })),
    cartValue: show(kept.reduce((sum, { total }) => sum + total, 0)),
    discounts: discountRows(order, language, words),
    charges: charges.map((charge) => ({
      label: charge.included ? words.taxWithin(charge.label) : nameOf(charge, language, names),
      value: show(hundredths(charge.value)),
    })),
    grandTotal: show(hundredths(amount)),
    earlierTotal: placed !== undefined && kept.length < lines.length ? show(hundredths(placed)) : null,
  };
}

function hundredths(value: number): number {
  return parseHundredths(value) ?? 0;
}
