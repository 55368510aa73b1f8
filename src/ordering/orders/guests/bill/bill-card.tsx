import { ASAP } from '#kitchen/promise/rules/pickup.ts';
import { formatRoundOff } from '#money/bills/rules/balance.ts';
import { nameIn } from '#ordering/menu/rules/name-in.ts';
import { kindOf } from '#ordering/order-types/rules/order-kind.ts';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { formatSum, parseHundredths } from '#platform/money/rules/money.ts';
import { Icon } from '#ui/shared/components/icon.tsx';
import { CANCELLED } from '../../rules/order.ts';
import { formatStoreClock } from '../../texts/guests/after/times.ts';
import { useAfterTexts } from '../../texts/guests/after/use-after-texts.ts';
import type { OrderView } from '../../wire/order.ts';
import { type OrderBillLine, orderBill } from './bill.ts';
import styles from './bill-card.module.css';

export function BillCard({ order }: { order: OrderView }) {
  const { bill: texts, payment } = useAfterTexts();
  const { texts: common, language } = useLanguage();
  const bill = orderBill(order, language, common.names, texts);
  const isCancelled = order.state === CANCELLED;
  return (
    <section className={styles.card}>
      <h2 className="visually-hidden">{texts.title}</h2>
      <ul className={styles.lines}>
        {bill.lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <dl className={styles.sums}>
        <div>
          <dt>{texts.cartValue}</dt>
          <dd>{bill.cartValue}</dd>
        </div>
        {bill.discounts.map(({ label, value }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two discounts can have the same words.
          <div key={`${at} ${label}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {bill.charges.map(({ label, value }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rates of one tax have the same label.
          <div key={`${at} ${label}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={isCancelled ? styles.void : styles.total}>
          <dt>
            {texts.grandTotal}
            {order.payment.state === 'paid' && order.money.due === 0 && (
              <span className={styles.paid}>
                <Icon name="check" size={14} />
                {payment.paid}
              </span>
            )}
          </dt>
          <dd>{isCancelled ? <s>{bill.grandTotal}</s> : bill.grandTotal}</dd>
        </div>
        {isCancelled && (
          <div className={styles.total}>
            <dt>{texts.nothingToPay}</dt>
            <dd>{formatSum(0, order.store.currency)}</dd>
          </div>
        )}
        {!isCancelled && !!order.money.roundOff && <Rounded order={order} />}
        {order.payment.paid !== undefined && order.money.due > 0 && <PartlyPaid order={order} />}
      </dl>
      {bill.earlierTotal !== null && (
        <p className={styles.changed}>{texts.takenOffNote(bill.earlierTotal)}</p>
      )}
      <Details order={order} />
    </section>
  );
}

/** The amount to pay in whole rupees. */
function Rounded({ order: { amount, money, store } }: { order: OrderView }) {
  const { payment } = useAfterTexts();
  const roundOff = Math.round((money.roundOff ?? 0) * 100);
  const toPay = (parseHundredths(amount) ?? 0) + roundOff;
  return (
    <>
      <div>
        <dt>{payment.roundOff}</dt>
        <dd>{formatRoundOff(roundOff, store.currency)}</dd>
      </div>
      <div className={styles.total}>
        <dt>{payment.toPay}</dt>
        <dd>{formatSum(toPay, store.currency)}</dd>
      </div>
    </>
  );
}

/** What is paid and what is still due. */
function PartlyPaid({ order: { money, payment: books, store } }: { order: OrderView }) {
  const { payment } = useAfterTexts();
  const rows: [string, number][] = [
    [payment.paidSoFar, books.paid ?? 0],
    [payment.stillDue, money.due],
  ];
  return rows.map(([label, amount]) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{formatSum(parseHundredths(amount) ?? 0, store.currency)}</dd>
    </div>
  ));
}

function Line({ line }: { line: OrderBillLine }) {
  const { bill: texts } = useAfterTexts();
  return (
    <li data-removed={line.removed}>
      <span className={styles.quantity}>{texts.times(line.quantity)}</span>
      <span>
        {line.removed ? <s>{line.label}</s> : line.label}
        {line.removed && <span className="visually-hidden"> ({texts.takenOff})</span>}
        {line.options !== '' && <small>{line.options}</small>}
        {line.note !== '' && <small className={styles.note}>{line.note}</small>}
        {line.reason !== '' && <small className={styles.reason}>{texts.takenOffWhy(line.reason)}</small>}
      </span>
      <span>{line.removed ? <s>{line.total}</s> : line.total}</span>
    </li>
  );
}

/** The place, the guest's remarks and the payment method. */
function Details({ order }: { order: OrderView }) {
  const { bill: texts } = useAfterTexts();
  const { texts: common, language } = useLanguage();
  const { address, pickupAt, remarks, payment, state } = order;
  const place = { delivery: texts.delivery, pickup: texts.pickup, table: texts.place, room: texts.place }[
    kindOf(order)
  ];
  const pickup =
    address === ASAP ? texts.asap : pickupAt === undefined ? '' : formatStoreClock(address, language);
  const method = nameIn(common.names, payment.method);
  const paidBy = order.money.upi ? texts.upiOr(method) : payment.state === 'claimed' ? 'UPI' : method;
  const rows = [
    { label: place, text: order.table ? '' : pickup || address },
    { label: texts.remarks, text: remarks },
    { label: texts.paymentBy, text: state === CANCELLED ? '' : paidBy },
  ].filter(({ text }) => text !== '');
  return (
    <dl className={styles.details}>
      {rows.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
