import type { StaffOrderView } from '#domain/api/order.ts';
import { CANCELLED } from '#domain/order.ts';
import { may } from '#domain/permissions.ts';
import { Button } from '../../parts/button.tsx';
import { useStore } from '../../parts/current-store.ts';
import { formatAmount } from '../../parts/format.ts';
import { useTexts } from '../../texts/index.ts';
import { optionsOf } from './lines.ts';
import styles from './order-sheet.module.css';
import { useDiscard } from './use-discard.ts';

export function SheetItems({ order }: { order: StaffOrderView }) {
  return (
    <ul className={styles.items}>
      {order.items.map((item) => (
        <SheetItem key={item._id} order={order} item={item} />
      ))}
    </ul>
  );
}

function SheetItem({ order, item }: { order: StaffOrderView; item: StaffOrderView['items'][number] }) {
  const t = useTexts();
  const { role } = useStore();
  const { discard, isDiscarding } = useDiscard();
  const { itemLabel: label, quantity, value, discarded } = item;
  const name = `${quantity}× ${label}`;
  return (
    <li className={styles.item}>
      <div className={discarded ? styles.removed : ''}>
        <span className={styles.quantity}>{`${quantity}×`}</span>
        <span>
          {discarded ? <s>{label}</s> : label}
          {discarded && <span className="visually-hidden">{`, ${t.board.removed}`}</span>}
          {optionsOf(item) && <span className={styles.options}>{optionsOf(item)}</span>}
          <span className={styles.options}>{formatAmount(value, order.store.currency)}</span>
        </span>
      </div>
      {may(role, 'order.discard') && order.state !== CANCELLED && (
        <Button
          aria-label={discarded ? t.order.putBackItem(name) : t.order.removeItem(name)}
          isBusy={isDiscarding}
          onClick={() => discard({ orderId: order._id, itemIds: [item._id], discarded: !discarded })}
        >
          {discarded ? t.order.putBack : t.order.remove}
        </Button>
      )}
    </li>
  );
}
