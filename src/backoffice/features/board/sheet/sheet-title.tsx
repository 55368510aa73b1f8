import type { StaffOrderView } from '#domain/api/order.ts';
import { CANCELLED, SERVED } from '#domain/order/order.ts';
import common from '../../../parts/common.module.css';
import { useNames, useTexts } from '../../../texts/index.ts';
import { isAwaitingPayment, stateOf, titleOf, typeOf } from '../orders/tickets.ts';
import styles from './order-sheet.module.css';

/** The table or the guest, with the order's number and state. */
export function SheetTitle({ order }: { order: StaffOrderView }) {
  const t = useTexts();
  const { nameOf } = useNames();
  return (
    <span className={styles.title}>
      <span className={styles.name}>{titleOf(order, nameOf(typeOf(order)))}</span>{' '}
      <span className={styles.number}>{t.board.order(order.orderNo)}</span>{' '}
      <span className={`${common.pill} ${toneOf(order)}`}>
        {isAwaitingPayment(order) ? t.board.awaiting : t.states[stateOf(order)]}
      </span>
    </span>
  );
}

function toneOf(order: StaffOrderView): string | undefined {
  if (isAwaitingPayment(order)) return common.warn;
  if (order.state === SERVED) return common.good;
  return order.state === CANCELLED ? common.bad : styles.open;
}
