import { useMutation } from '@tanstack/react-query';
import type { OrderView } from '#domain/api/order.ts';
import { CANCELLED } from '#domain/order.ts';
import { may } from '#domain/permissions.ts';
import { discardItem } from '../../api/discard-item.ts';
import { Button } from '../../parts/button.tsx';
import { useStore } from '../../parts/current-store.ts';
import { formatAmount } from '../../parts/format.ts';
import { useNotice } from '../../parts/use-notice.ts';
import { useTexts } from '../../texts/index.ts';
import { useDesk } from './desk-context.ts';
import styles from './order-sheet.module.css';
import { optionsOf } from './tickets.ts';

export function SheetItems({ order }: { order: OrderView }) {
  return (
    <ul className={styles.items}>
      {order.items.map((item) => (
        <SheetItem key={item._id} order={order} item={item} />
      ))}
    </ul>
  );
}

function SheetItem({ order, item }: { order: OrderView; item: OrderView['items'][number] }) {
  const t = useTexts();
  const { storeId, role } = useStore();
  const { tell, look } = useDesk();
  const { complain } = useNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: (discarded: boolean) =>
      discardItem(storeId, { orderId: order._id, itemId: item._id, discarded }),
    onSuccess: tell,
    onError: (error) => {
      look();
      complain(error);
    },
  });
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
          isBusy={isPending}
          onClick={() => mutate(!discarded)}
        >
          {discarded ? t.order.putBack : t.order.remove}
        </Button>
      )}
    </li>
  );
}
