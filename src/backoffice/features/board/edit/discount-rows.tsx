import type { StaffOrderView } from '#domain/api/order.ts';
import { formatAmount } from '../../../parts/format.ts';
import { useDiscountWords } from './use-discount-words.ts';

/** What was taken off an order, with who did. */
export function DiscountRows({ order }: { order: StaffOrderView }) {
  const wordsOf = useDiscountWords(order);
  return (order.discounts ?? []).map((discount) => (
    <div key={discount._id}>
      <dt>{[wordsOf(discount), discount.by].filter(Boolean).join(' · ')}</dt>
      <dd>{`−${formatAmount(discount.amount, order.store.currency)}`}</dd>
    </div>
  ));
}
