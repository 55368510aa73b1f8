import { reasonForStaff } from '#ordering/orders/rules/reason-words.ts';
import type { OrderDiscountView, StaffOrderView } from '#ordering/orders/wire/order.ts';
import { useTexts } from '#texts/office/index.ts';
import { formatAmount } from '#ui/office/format.ts';

type Told = Pick<OrderDiscountView, 'line' | 'kind' | 'of' | 'reason'> & { amount?: number };

/** A discount in words: what it is, for which dish, and why. */
export function useDiscountWords({ items, store }: StaffOrderView): (discount: Told) => string {
  const { editOrder: t } = useTexts();
  return ({ line, kind, of, amount, reason }) => {
    const sum = formatAmount(kind === 'amount' && of !== null ? of : (amount ?? 0), store.currency);
    const what = {
      percent: () => t.percentOff(String(of ?? 0)),
      amount: () => t.amountOff(sum),
      complimentary: () => t.complimentaryPortions(of ?? 1),
    };
    const dish = items.find(({ _id }) => _id === line)?.itemLabel;
    return [what[kind](), dish, reasonForStaff(reason)].filter(Boolean).join(' · ');
  };
}
