import { useAvailability, useSoldOutTimes } from '#ordering/menu-editor/office/face/use-availability.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { useRoleToAsk, useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { useRemove } from '../desk/use-remove.ts';
import type { MergedLine } from '../orders/lines.ts';
import { mayRemove } from '../orders/tickets.ts';
import styles from './item-dialog.module.css';
import { RemoveForm } from './remove-form.tsx';

interface ItemDialogProps {
  order: StaffOrderView | undefined;
  line: MergedLine | undefined;
  onClose: () => void;
}

/** What can be done with a line of a ticket: mark the dish as sold out, remove it, or put it back. */
export function ItemDialog({ order, line, onClose }: ItemDialogProps) {
  const role = useRoleToAsk();
  const { guard } = useStore().profile.editRules;
  const isOpen = order !== undefined && line !== undefined;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="28rem" title={line && `${line.quantity}× ${line.label}`}>
      {isOpen && (
        <div className={styles.parts}>
          {may(role, 'item.availability') && <SoldOut line={line} onDone={onClose} />}
          {mayRemove(order, role, guard, itemsOf(order, line)) && (
            <RemoveOrPutBack order={order} line={line} onDone={onClose} />
          )}
        </div>
      )}
    </Dialog>
  );
}

function itemsOf({ items }: StaffOrderView, { ids }: MergedLine) {
  return items.filter(({ _id }) => ids.includes(_id));
}

function SoldOut({ line: { itemID: _id, label }, onDone }: { line: MergedLine; onDone: () => void }) {
  const t = useTexts();
  const { sellOut } = useAvailability();
  const times = useSoldOutTimes();
  return (
    <section aria-labelledby="item-sold-out">
      <h3 id="item-sold-out" className={styles.heading}>
        {t.items.markSoldOut}
      </h3>
      <p className={styles.hint}>{t.desk.soldOutHint}</p>
      <div className={styles.choices}>
        {times.map(({ until, text }) => (
          <Button
            key={text}
            look="tinted"
            className={styles.choice}
            onClick={() => {
              sellOut({ _id, label }, until);
              onDone();
            }}
          >
            {text}
          </Button>
        ))}
      </div>
    </section>
  );
}

interface RemoveOrPutBackProps {
  order: StaffOrderView;
  line: MergedLine;
  onDone: () => void;
}

function RemoveOrPutBack({ order, line, onDone }: RemoveOrPutBackProps) {
  const t = useTexts();
  const { remove } = useRemove();
  const { ids, discarded } = line;
  return (
    <section aria-labelledby="item-take-off">
      <h3 id="item-take-off" className={styles.heading}>
        {discarded ? t.desk.isOff(order.orderNo) : t.desk.takeOff(order.orderNo)}
      </h3>
      {discarded ? (
        <Button
          look="main"
          onClick={() => {
            remove({ orderId: order._id, items: ids.map((itemId) => ({ itemId })), discarded: false });
            onDone();
          }}
        >
          {t.order.putBack}
        </Button>
      ) : (
        <RemoveForm order={order} itemIds={ids} onDone={onDone} />
      )}
    </section>
  );
}
