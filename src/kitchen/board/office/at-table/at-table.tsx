import { useState } from 'react';
import { formatSum } from '#platform/money/rules/money.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import sums from '#ui/office/layout/sums.module.css';
import { useTimed } from '#ui/office/now.ts';
import { useDesk } from '../desk/desk-context.ts';
import { atTable } from '../orders/at-table.ts';
import { CancelDialog } from '../sheet/cancel-dialog.tsx';
import { OrderSheet } from '../sheet/order-sheet.tsx';
import styles from './at-table.module.css';
import { OrderAtTable } from './order-at-table.tsx';

interface Opened {
  what: 'order' | 'cancel';
  id: string;
}

/** What happens at a table: its orders, what is due, and what is done with them. */
export function AtTable({ iden }: { iden: string }) {
  const { floor: t, receipts } = useTexts();
  const { currency } = useStore().profile;
  const { orders: all } = useDesk();
  const minute = useTimed((now) => Math.floor(now / MINUTE));
  const { orders, paid, due } = atTable(all, iden, minute * MINUTE);
  const [opened, setOpened] = useState<Opened | null>(null);
  const orderIn = (what: Opened['what']) =>
    opened?.what === what ? all.find(({ _id }) => _id === opened.id) : undefined;
  const close = () => setOpened(null);
  const openOrder = (id: string) => setOpened({ what: 'order', id });
  return (
    <>
      {orders.length === 0 ? (
        <p className={styles.none}>{t.nothingOpen}</p>
      ) : (
        <>
          <dl className={sums.sums}>
            {paid > 0 && (
              <div>
                <dt>{receipts.soFar}</dt>
                <dd>{formatSum(paid, currency)}</dd>
              </div>
            )}
            <div className={sums.total}>
              <dt>{receipts.due}</dt>
              <dd>{formatSum(due, currency)}</dd>
            </div>
          </dl>
          <ul className={styles.orders}>
            {orders.map((order) => (
              <OrderAtTable key={order._id} order={order} onOpen={() => openOrder(order._id)} />
            ))}
          </ul>
        </>
      )}
      <OrderSheet
        order={orderIn('order')}
        onClose={close}
        onCancel={(id) => setOpened({ what: 'cancel', id })}
      />
      <CancelDialog order={orderIn('cancel')} onClose={close} onOwed={openOrder} />
    </>
  );
}
