import type { OrderView } from '#domain/api/order.ts';
import { formatMoney, parseHundredths } from '#domain/money.ts';
import { Icon } from '#ui/parts/icon.tsx';
import { useAfterTexts } from '../../texts/after/use-after-texts.ts';
import { type BillLine, billOf } from './bill.ts';
import styles from './bill-card.module.css';

export function BillCard({ order }: { order: OrderView }) {
  const { bill: texts, payment } = useAfterTexts();
  const bill = billOf(order);
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
        {bill.charges.map(({ label, value }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rates of one tax have the same label.
          <div key={`${at} ${label}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>
            {texts.grandTotal}
            {order.payment.state === 'paid' && order.money.due === 0 && (
              <span className={styles.paid}>
                <Icon name="check" size={14} />
                {payment.paid}
              </span>
            )}
          </dt>
          <dd>{bill.grandTotal}</dd>
        </div>
        {order.payment.paid !== undefined && order.money.due > 0 && <PartlyPaid order={order} />}
      </dl>
      {bill.earlierTotal !== null && (
        <p className={styles.changed}>{texts.takenOffNote(bill.discarded, bill.earlierTotal)}</p>
      )}
      <Details order={order} />
    </section>
  );
}

/** Some of it, before an item was put back or the rest is handed over. */
function PartlyPaid({ order: { money, payment: books, store } }: { order: OrderView }) {
  const { payment } = useAfterTexts();
  const rows: [string, number][] = [
    [payment.paidSoFar, books.paid ?? 0],
    [payment.stillDue, money.due],
  ];
  return rows.map(([label, amount]) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{formatMoney(parseHundredths(amount) ?? 0, store.currency)}</dd>
    </div>
  ));
}

function Line({ line }: { line: BillLine }) {
  const { bill: texts } = useAfterTexts();
  return (
    <li data-discarded={line.isDiscarded}>
      <span className={styles.quantity}>{texts.times(line.quantity)}</span>
      <span>
        {line.isDiscarded ? <s>{line.label}</s> : line.label}
        {line.isDiscarded && <span className="visually-hidden"> ({texts.takenOff})</span>}
        {line.options !== '' && <small>{line.options}</small>}
      </span>
      <span>{line.isDiscarded ? <s>{line.total}</s> : line.total}</span>
    </li>
  );
}

/** What the guest has written, and how it is paid. */
function Details({ order }: { order: OrderView }) {
  const { bill: texts } = useAfterTexts();
  const { orderType, address, remarks, payment } = order;
  const place =
    orderType === 'Delivery' ? texts.delivery : orderType === 'Pickup' ? texts.pickup : texts.place;
  const rows = [
    { label: place, text: order.table ? '' : address },
    { label: texts.remarks, text: remarks },
    { label: texts.paymentBy, text: payment.method },
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
