import { useState } from 'react';
import { isHeldItem } from '#ordering/courses/rules/held-items.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { formatSum, parseHundredths } from '#platform/money/rules/money.ts';
import { useRoleToAsk, useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { useRemove } from '../desk/use-remove.ts';
import { optionText } from '../orders/lines.ts';
import { mayRemove } from '../orders/tickets.ts';
import { DishNote } from '../tickets/notes.tsx';
import styles from './order-sheet.module.css';
import { RemoveForm } from './remove-form.tsx';

export function SheetItems({ order }: { order: StaffOrderView }) {
  return (
    <ul className={styles.items}>
      {order.items.map((item) => (
        <SheetItem key={item._id} order={order} item={item} />
      ))}
    </ul>
  );
}

/** The price of the line, with the unit price if there are several. */
function priceText({ quantity, value }: StaffOrderView['items'][number], currency: string): string {
  const unit = parseHundredths(value) ?? 0;
  const sum = formatSum(unit * quantity, currency);
  return quantity === 1 ? sum : `${sum} (${quantity} × ${formatSum(unit, currency)})`;
}

function SheetItem({ order, item }: { order: StaffOrderView; item: StaffOrderView['items'][number] }) {
  const t = useTexts();
  const role = useRoleToAsk();
  const { guard } = useStore().profile.editRules;
  const isMine = mayRemove(order, role, guard, [item]);
  const { remove, isBusy } = useRemove();
  const [isRemoving, setRemoving] = useState(false);
  const { itemLabel: label, quantity, discarded } = item;
  const whyText = ({ label: rule, usual }: NonNullable<typeof item.priced>) =>
    t.priceRules.decided(rule, formatSum(parseHundredths(usual) ?? 0, order.store.currency));
  const name = `${quantity}× ${label}`;
  const putBack = () => remove({ orderId: order._id, items: [{ itemId: item._id }], discarded: false });
  return (
    <li className={styles.item}>
      <div className={discarded ? styles.removed : ''}>
        <span className={styles.quantity}>{`${quantity}×`}</span>
        <span>
          {discarded ? <s>{label}</s> : label}
          {discarded && <span className="visually-hidden">{`, ${t.board.removed}`}</span>}
          {item.added && !discarded && <span className={styles.option}>{t.desk.isAdded}</span>}
          {isHeldItem(item) && <span className={styles.option}>{t.courses.hold}</span>}
          {optionText(item) && <span className={styles.option}>{optionText(item)}</span>}
          <DishNote text={item.remarks} />
          <span className={styles.price}>{priceText(item, order.store.currency)}</span>
          {item.priced && <span className={styles.option}>{whyText(item.priced)}</span>}
        </span>
      </div>
      {isMine && (
        <Button
          aria-label={discarded ? t.order.putBackItem(name) : t.order.removeItem(name)}
          aria-expanded={discarded ? undefined : isRemoving}
          isBusy={isBusy}
          onClick={discarded ? putBack : () => setRemoving(!isRemoving)}
        >
          {discarded ? t.order.putBack : t.order.remove}
        </Button>
      )}
      {isRemoving && !discarded && isMine && (
        <RemoveForm order={order} itemIds={[item._id]} onDone={() => setRemoving(false)} />
      )}
    </li>
  );
}
