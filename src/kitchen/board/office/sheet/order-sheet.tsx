import { formatRoundOff } from '#money/bills/rules/balance.ts';
import { isSettledBy } from '#money/payments/rules/payment.ts';
import { TabReceipts } from '#money/receipts/office/face/tab-receipts.tsx';
import { OwedPanel } from '#money/refunds/office/face/owed-panel.tsx';
import { nameIn } from '#ordering/menu/rules/name-in.ts';
import { CANCELLED, SERVED } from '#ordering/orders/rules/order.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { formatSum, parseHundredths } from '#platform/money/rules/money.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import common from '#ui/office/common.module.css';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { formatAmount } from '#ui/office/format.ts';
import sums from '#ui/office/layout/sums.module.css';
import { useDeskActions } from '../desk/desk-context.ts';
import { ChangeButton } from '../edit/change-button.tsx';
import { useDiscountWords } from '../edit/use-discount-words.ts';
import { isAwaitingPayment, stateOf, titleOf, typeOf } from '../orders/tickets.ts';
import { ClaimPanel, RecordPanel } from '../receipts/payment-panel.tsx';
import { Customer } from './customer.tsx';
import { FeedbackPanel } from './feedback-panel.tsx';
import { OrderHistory } from './order-history.tsx';
import styles from './order-sheet.module.css';
import { SheetItems } from './sheet-items.tsx';
import { SheetSteps } from './sheet-steps.tsx';

interface OrderSheetProps {
  order: StaffOrderView | undefined;
  onClose: () => void;
  onCancel: (orderId: string) => void;
}

/** Everything about one order, and the actions that are too rare for its ticket. */
export function OrderSheet({ order, onClose, onCancel }: OrderSheetProps) {
  return (
    <Dialog
      isOpen={order !== undefined}
      onClose={onClose}
      size="34rem"
      title={order && <SheetTitle order={order} />}
    >
      {order && <Sheet order={order} onCancel={() => onCancel(order._id)} />}
    </Dialog>
  );
}

/** The table or the guest, with the order's number and state. */
function SheetTitle({ order }: { order: StaffOrderView }) {
  const t = useTexts();
  const { nameOf } = useNames();
  return (
    <span className={styles.title}>
      <span className={styles.name}>{titleOf(order, nameOf(typeOf(order)), t.names)}</span>{' '}
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

function Sheet({ order, onCancel }: { order: StaffOrderView; onCancel: () => void }) {
  const t = useTexts();
  const { nameOf } = useNames();
  const { updateOrder } = useDeskActions();
  const { currency } = order.store;
  return (
    <div className={styles.sheet}>
      <ClaimPanel order={order} />
      <OwedPanel order={order} onRefund={updateOrder} />
      <Customer order={order} />
      <SheetItems order={order} />
      <ChangeButton order={order} />
      {order.remarks && <p className={`${styles.note} ${common.warn}`}>{order.remarks}</p>}
      <dl className={sums.sums}>
        <DiscountRows order={order} />
        {order.charges.map((charge) => (
          <div key={charge.label}>
            <dt>{charge.included ? t.orderTypes.taxWithin(charge.label) : nameOf(charge)}</dt>
            <dd>{formatAmount(charge.value, currency)}</dd>
          </div>
        ))}
        <div className={sums.total}>
          <dt>{t.order.total}</dt>
          <dd>{formatAmount(order.amount, currency)}</dd>
        </div>
        <Rounded order={order} />
        <div>
          <dt>{t.order.payment}</dt>
          <dd>{paymentText(order, t)}</dd>
        </div>
      </dl>
      <RecordPanel order={order} />
      <Receipts order={order} />
      <FeedbackPanel order={order} />
      <OrderHistory order={order} />
      <SheetSteps order={order} onCancel={onCancel} />
    </div>
  );
}

/** The payments of an order alone. Those of a table are in its own sheet. */
function Receipts({ order: { _id, money, payment, sitting, timeline } }: { order: StaffOrderView }) {
  const { refetch } = useDeskActions();
  if (sitting || (money.due > 0 && payment.state !== 'unpaid')) return null;
  return (
    <TabReceipts tab={_id} seen={`${money.due} ${timeline.length}`} due={money.due} onChange={refetch} />
  );
}

/** The way from the total to what is due, where the store rounds. */
function Rounded({ order: { amount, money, state, store } }: { order: StaffOrderView }) {
  const { takeOrder: t } = useTexts();
  const roundOff = Math.round((money.roundOff ?? 0) * 100);
  if (roundOff === 0 || state === CANCELLED) return null;
  return (
    <>
      <div>
        <dt>{t.roundOff}</dt>
        <dd>{formatRoundOff(roundOff, store.currency)}</dd>
      </div>
      <div className={sums.total}>
        <dt>{t.toPay}</dt>
        <dd>{formatSum((parseHundredths(amount) ?? 0) + roundOff, store.currency)}</dd>
      </div>
    </>
  );
}

/** What settled an order without money is called the same everywhere; other methods are the store's own words. */
function wordOf(method: string, t: ReturnType<typeof useTexts>): string {
  return isSettledBy(method) ? t.receipts.methods[method] : nameIn(t.names, method);
}

function paymentText({ payment, money, store }: StaffOrderView, t: ReturnType<typeof useTexts>): string {
  const paidText =
    money.due > 0 ? t.receipts.stillDue(formatAmount(money.due, store.currency)) : t.board.paid;
  const states: Record<string, string> = {
    awaiting: t.board.awaiting,
    claimed: t.receipts.claimed,
    paid: paidText,
    refund_due: t.order.events.refund_due,
  };
  const methods = payment.method.split(' + ').map((one) => wordOf(one, t));
  return [methods.join(' + '), states[payment.state]].filter(Boolean).join(' · ');
}

/** What was taken off an order, with who did. */
function DiscountRows({ order }: { order: StaffOrderView }) {
  const wordsOf = useDiscountWords(order);
  return (order.discounts ?? []).map((discount) => (
    <div key={discount._id}>
      <dt>{[wordsOf(discount), discount.by].filter(Boolean).join(' · ')}</dt>
      <dd>{`−${formatAmount(discount.amount, order.store.currency)}`}</dd>
    </div>
  ));
}
