import { useState } from 'react';
import type { StaffOrderView } from '#domain/api/order.ts';
import { formatMoney, parseHundredths } from '#domain/money/money.ts';
import { Button } from '../../parts/button.tsx';
import { useStore } from '../../parts/current-store.ts';
import { useTexts } from '../../texts/index.ts';
import { DishNote } from './dish-note.tsx';
import { optionsOf } from './lines.ts';
import styles from './order-sheet.module.css';
import { TakeOff } from './take-off.tsx';
import { mayDiscard } from './tickets.ts';
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

/** What the line comes to; with what one of them costs, where there are several. */
function priceOf({ quantity, value }: StaffOrderView['items'][number], currency: string): string {
  const unit = parseHundredths(value) ?? 0;
  const sum = formatMoney(unit * quantity, currency);
  return quantity === 1 ? sum : `${sum} (${quantity} × ${formatMoney(unit, currency)})`;
}

function SheetItem({ order, item }: { order: StaffOrderView; item: StaffOrderView['items'][number] }) {
  const t = useTexts();
  const { role } = useStore();
  const { discard, isDiscarding } = useDiscard();
  const [isAsking, setAsking] = useState(false);
  const { itemLabel: label, quantity, discarded } = item;
  const name = `${quantity}× ${label}`;
  const putBack = () => discard({ orderId: order._id, items: [{ itemId: item._id }], discarded: false });
  return (
    <li className={styles.item}>
      <div className={discarded ? styles.removed : ''}>
        <span className={styles.quantity}>{`${quantity}×`}</span>
        <span>
          {discarded ? <s>{label}</s> : label}
          {discarded && <span className="visually-hidden">{`, ${t.board.removed}`}</span>}
          {optionsOf(item) && <span className={styles.options}>{optionsOf(item)}</span>}
          <DishNote text={item.remarks} />
          <span className={styles.options}>{priceOf(item, order.store.currency)}</span>
        </span>
      </div>
      {mayDiscard(order, role) && (
        <Button
          aria-label={discarded ? t.order.putBackItem(name) : t.order.removeItem(name)}
          aria-expanded={discarded ? undefined : isAsking}
          isBusy={isDiscarding}
          onClick={discarded ? putBack : () => setAsking(!isAsking)}
        >
          {discarded ? t.order.putBack : t.order.remove}
        </Button>
      )}
      {isAsking && !discarded && mayDiscard(order, role) && (
        <TakeOff order={order} itemIds={[item._id]} onDone={() => setAsking(false)} />
      )}
    </li>
  );
}
