import { formatMoneyFixed } from '#platform/money/rules/money.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface } from '#texts/office/index.ts';
import { formatDay, formatTime } from '#ui/office/format.ts';
import type { BillDay, BillRow } from '../wire/bills.ts';
import styles from './bills-page.module.css';

interface BillListProps {
  rows: BillRow[];
  /** The sums of whole days, including bills on other pages. */
  days: BillDay[];
  onOpen: (bill: { id: string; orderId: string }) => void;
}

/** The bills of each day under its sum. */
export function BillList({ rows, days, onOpen }: BillListProps) {
  const { timeZone } = useStore().profile;
  const byDay = Map.groupBy(rows, ({ day, issuedAt }) => day ?? dayIn(timeZone, Date.parse(issuedAt)));
  // The kind is only shown if the bills have more than one.
  const isMixed = new Set(rows.map(({ kind }) => kind).filter((kind) => kind !== 'credit_note')).size > 1;
  return [...byDay].map(([day, own]) => (
    <section key={day} className={styles.day} aria-labelledby={`bills-${day}`}>
      <DayHead day={day} sum={days.find((one) => one.day === day)} />
      <ul className={styles.list}>
        {own.map((row) => (
          <li key={row._id}>
            <BillLine row={row} saysKind={isMixed || row.kind === 'credit_note'} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

interface DayHeadProps {
  day: string;
  /** Missing in answers of older servers. */
  sum: BillDay | undefined;
}

function DayHead({ day, sum }: DayHeadProps) {
  const { t, language } = useInterface();
  const { currency } = useStore().profile;
  return (
    <div className={styles.dayHead}>
      <h2 id={`bills-${day}`}>{formatDay(day, { language, timeZone: 'UTC' })}</h2>
      {sum && (
        <p>
          {t.bills.dayTotal(sum.count)} <b>{formatMoneyFixed(sum.payable, currency)}</b>
        </p>
      )}
    </div>
  );
}

interface BillLineProps extends Pick<BillListProps, 'onOpen'> {
  row: BillRow;
  saysKind: boolean;
}

function BillLine({ row, saysKind, onOpen }: BillLineProps) {
  const { t, language } = useInterface();
  const { timeZone, currency } = useStore().profile;
  const { _id, orderId, number, kind, issuedAt, orderNo, customer, corrects, payable, buyer } = row;
  const about = [
    formatTime(issuedAt, { language, timeZone }),
    orderNo === 0 ? '' : t.board.order(orderNo),
    buyer ?? customer,
    corrects === null ? '' : t.bills.against(corrects),
  ];
  return (
    <button type="button" className={styles.row} onClick={() => onOpen({ id: _id, orderId })}>
      <span>
        <span className={styles.number}>{number}</span>
        {saysKind && (
          <span className={kind === 'credit_note' ? styles.credit : styles.kind}>{t.bills.kinds[kind]}</span>
        )}
        {row.isCancelled && <span className={styles.refused}>{t.bills.cancelled}</span>}
        {row.eInvoice && (
          <span className={row.eInvoice === 'refused' ? styles.refused : styles.kind}>
            {t.eInvoices.states[row.eInvoice]}
          </span>
        )}
      </span>
      <span className={styles.about}>{about.filter(Boolean).join(' · ')}</span>
      <Payment row={row} />
      <span className={styles.amount}>
        {kind === 'credit_note' && '−'}
        {formatMoneyFixed(payable, currency)}
      </span>
    </button>
  );
}

/** How it was paid, and what is still due. */
function Payment({ row: { paidBy = [], due = 0 } }: { row: BillRow }) {
  const t = useInterface().t;
  const { currency } = useStore().profile;
  return (
    <span className={styles.payment}>
      {paidBy.map((how) => t.receipts.methods[how]).join(' + ')}
      {due > 0 && <span className={styles.due}>{t.bills.due(formatMoneyFixed(due, currency))}</span>}
    </span>
  );
}
