import { useMemo } from 'react';
import { may } from '#domain/people/permissions.ts';
import { useStore } from '../../../parts/current-store.ts';
import { formatAmount } from '../../../parts/format.ts';
import { useTexts } from '../../../texts/index.ts';
import { ChipsRow } from '../chips-row.tsx';
import { useDesk } from '../desk-context.ts';
import { useOpenings } from '../openings.ts';
import styles from '../strip.module.css';
import { headOf } from '../tickets.ts';
import { claimedOrders, endOf } from './claims.ts';

/** What guests say to have paid, of served and cancelled orders too: none of it is forgotten. */
export function ClaimsStrip() {
  const t = useTexts();
  const { role } = useStore();
  const { orders } = useDesk();
  const { more } = useOpenings();
  const claimed = useMemo(() => claimedOrders(orders), [orders]);
  if (claimed.length === 0 || !may(role, 'payment.record')) return null;
  return (
    <ChipsRow id="claims" title={t.receipts.claims}>
      {claimed.map((order) => (
        <li key={order._id}>
          <button
            type="button"
            className={`${styles.chip} ${styles.warn}`}
            aria-haspopup="dialog"
            onClick={() => more(order._id)}
          >
            <span className="visually-hidden">{t.receipts.lookAt(t.board.order(order.orderNo))}</span>
            <strong>{headOf(order)}</strong>
            <span>{formatAmount(order.money.claim?.amount ?? 0, order.store.currency)}</span>
            <span className={styles.small}>
              {order.money.claim?.utr
                ? t.receipts.ending(endOf(order.money.claim.utr))
                : t.receipts.noReference}
            </span>
          </button>
        </li>
      ))}
    </ChipsRow>
  );
}
