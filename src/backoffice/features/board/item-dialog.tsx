import type { StaffOrderView } from '#domain/api/order.ts';
import { may } from '#domain/people/permissions.ts';
import { Button } from '../../parts/button.tsx';
import { useStore } from '../../parts/current-store.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { useAvailability, useSoldOutTimes } from '../../parts/use-availability.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './item-dialog.module.css';
import type { TicketLine } from './lines.ts';
import { TakeOff } from './take-off.tsx';
import { mayDiscard } from './tickets.ts';
import { useDiscard } from './use-discard.ts';

interface ItemDialogProps {
  order: StaffOrderView | undefined;
  line: TicketLine | undefined;
  onClose: () => void;
}

/** What can be done with a line of a ticket, each in one more touch. */
export function ItemDialog({ order, line, onClose }: ItemDialogProps) {
  const { role } = useStore();
  const isOpen = order !== undefined && line !== undefined;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="28rem" title={line && `${line.quantity}× ${line.label}`}>
      {isOpen && (
        <div className={styles.parts}>
          {may(role, 'item.availability') && <SoldOut line={line} onDone={onClose} />}
          {mayDiscard(order, role) && <TakeOffOrPutBack order={order} line={line} onDone={onClose} />}
        </div>
      )}
    </Dialog>
  );
}

function SoldOut({ line: { itemID: id, label }, onDone }: { line: TicketLine; onDone: () => void }) {
  const t = useTexts();
  const { sellOut } = useAvailability({ id, label });
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
              sellOut(until);
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

interface TakeOffProps {
  order: StaffOrderView;
  line: TicketLine;
  onDone: () => void;
}

function TakeOffOrPutBack({ order, line, onDone }: TakeOffProps) {
  const t = useTexts();
  const { discard } = useDiscard();
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
            discard({ orderId: order._id, items: ids.map((itemId) => ({ itemId })), discarded: false });
            onDone();
          }}
        >
          {t.order.putBack}
        </Button>
      ) : (
        <TakeOff order={order} itemIds={ids} onDone={onDone} />
      )}
    </section>
  );
}
