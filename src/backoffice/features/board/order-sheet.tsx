import type { StaffOrderView } from '#domain/api/order.ts';
import { nameIn } from '#domain/menu/name-in.ts';
import { Button } from '../../parts/button.tsx';
import { useStore } from '../../parts/current-store.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { formatAmount } from '../../parts/format.ts';
import { UndoIcon } from '../../parts/icons.tsx';
import { OwedPanel } from '../../parts/refunds/owed-panel.tsx';
import sums from '../../parts/sums.module.css';
import { useNames, useTexts } from '../../texts/index.ts';
import { BillButton } from './bill-button.tsx';
import { useDeskActions } from './desk-context.ts';
import { OrderHistory } from './order-history.tsx';
import styles from './order-sheet.module.css';
import { PhoneLink } from './phone-link.tsx';
import { PrintPanel } from './print-panel.tsx';
import { ClaimPanel, RecordPanel } from './receipts/payment-panel.tsx';
import { SheetItems } from './sheet-items.tsx';
import { mayCancel, placeOf, stateBefore, stateOf, typeOf } from './tickets.ts';
import { useMove } from './use-move.ts';
import { useWhere } from './use-where.ts';
import { WhatsAppLink } from './whatsapp-link.tsx';

interface OrderSheetProps {
  order: StaffOrderView | undefined;
  onClose: () => void;
  onCancel: (orderId: string) => void;
}

/** Everything about one order, and what is done too seldom to stand on its ticket; money that waits for somebody first. */
export function OrderSheet({ order, onClose, onCancel }: OrderSheetProps) {
  const t = useTexts();
  const { nameOf } = useNames();
  return (
    <Dialog
      isOpen={order !== undefined}
      onClose={onClose}
      size="34rem"
      title={
        order && t.board.label(order.orderNo, placeOf(order, nameOf(typeOf(order))), t.states[stateOf(order)])
      }
    >
      {order && <Sheet order={order} onCancel={() => onCancel(order._id)} />}
    </Dialog>
  );
}

function Sheet({ order, onCancel }: { order: StaffOrderView; onCancel: () => void }) {
  const t = useTexts();
  const { nameOf } = useNames();
  const { role } = useStore();
  const { move, isMoving } = useMove();
  const { tell } = useDeskActions();
  const back = stateBefore(order, role);
  const { currency } = order.store;
  return (
    <div className={styles.sheet}>
      <ClaimPanel order={order} />
      <OwedPanel order={order} onRefund={tell} />
      <SheetItems order={order} />
      {order.remarks && <p className={styles.note}>{order.remarks}</p>}
      <dl className={sums.sums}>
        {order.charges.map((charge) => (
          <div key={charge.label}>
            <dt>{nameOf(charge)}</dt>
            <dd>{formatAmount(charge.value, currency)}</dd>
          </div>
        ))}
        <div className={sums.total}>
          <dt>{t.order.total}</dt>
          <dd>{formatAmount(order.amount, currency)}</dd>
        </div>
        <div>
          <dt>{t.order.payment}</dt>
          <dd>{paymentOf(order, t)}</dd>
        </div>
      </dl>
      <RecordPanel order={order} />
      <Customer order={order} />
      <OrderHistory order={order} />
      <div className={styles.steps}>
        <PrintPanel order={order} />
        <BillButton order={order} />
        {back !== null && (
          <Button icon={<UndoIcon />} isBusy={isMoving} onClick={() => move({ order, to: back })}>
            {t.board.stepBack(t.states[back])}
          </Button>
        )}
        {mayCancel(order, role) && (
          <Button look="danger" onClick={onCancel}>
            {t.order.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}

function paymentOf({ payment, money, store }: StaffOrderView, t: ReturnType<typeof useTexts>): string {
  const paid = money.due > 0 ? t.receipts.stillDue(formatAmount(money.due, store.currency)) : t.board.paid;
  const states: Record<string, string> = {
    awaiting: t.board.awaiting,
    claimed: t.receipts.claimed,
    paid,
    refund_due: t.order.events.refund_due,
  };
  return [nameIn(t.names, payment.method), states[payment.state]].filter(Boolean).join(' · ');
}

function Customer({ order }: { order: StaffOrderView }) {
  const t = useTexts();
  const { user, table } = order;
  const where = useWhere(order);
  const address = where !== '' || order.address === table?.iden ? '' : order.address;
  if (!user.name && !user.phone && !address && !where) return null;
  return (
    <div className={styles.customer}>
      <div>
        <h3 className={styles.heading}>{t.order.customer}</h3>
        <p>{user.name}</p>
        <PhoneLink name={user.name} phone={user.phone} countryCode={user.countryCode} />
        <WhatsAppLink order={order} />
      </div>
      {where && <p className={styles.where}>{where}</p>}
      {address && (
        <div>
          <h3 className={styles.heading}>{t.order.address}</h3>
          <p className={styles.address}>{address}</p>
        </div>
      )}
    </div>
  );
}
