import { beginsAt } from '#kitchen/promise/rules/pickup.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { useTexts } from '#texts/office/index.ts';
import common from '#ui/office/common.module.css';
import { formatAmount } from '#ui/office/format.ts';
import { mergeItems } from '../orders/lines.ts';
import { isAwaitingPayment, isOver, stateOf } from '../orders/tickets.ts';
import { ClaimPanel, RecordPanel } from '../receipts/payment-panel.tsx';
import { BillButton } from '../sheet/bill-button.tsx';
import { PrintPanel } from '../sheet/print-panel.tsx';
import { AgePill, useAgeLevel } from '../tickets/age-pill.tsx';
import styles from './at-table.module.css';

interface OrderAtTableProps {
  order: StaffOrderView;
  onOpen: () => void;
}

/** One order of a table. Its head opens the sheet with everything else that can be done. */
export function OrderAtTable({ order, onOpen }: OrderAtTableProps) {
  const t = useTexts();
  const { orderNo, user, store, amount } = order;
  const lines = mergeItems(order.items).filter(({ discarded }) => !discarded);
  return (
    <li className={styles.order}>
      <button type="button" className={styles.head} aria-haspopup="dialog" onClick={onOpen}>
        <span className={styles.name}>
          {[t.board.order(orderNo), user.name].filter(Boolean).join(' · ')}
          <span className={styles.dishes}>
            {lines.map(({ quantity, label }) => `${quantity}× ${label}`).join(', ')}
          </span>
        </span>
        <span className={styles.state}>
          {isOver(order) ? (
            <span className={`${common.pill} ${common.good}`}>{t.states[stateOf(order)]}</span>
          ) : (
            <Open order={order} />
          )}
          <b>{formatAmount(amount, store.currency)}</b>
        </span>
      </button>
      <ClaimPanel order={order} />
      <RecordPanel order={order} />
      <div className={styles.steps}>
        <PrintPanel order={order} />
        <BillButton order={order} />
      </div>
    </li>
  );
}

function Open({ order }: { order: StaffOrderView }) {
  const t = useTexts();
  const level = useAgeLevel(order);
  return (
    <>
      {isAwaitingPayment(order) ? t.board.awaiting : t.states[stateOf(order)]}
      <AgePill begun={beginsAt(order)} level={level} />
    </>
  );
}
