import type { BillRow } from '#domain/api/bills.ts';
import { formatMoneyFixed } from '#domain/money/money.ts';
import { useStore } from '../../parts/current-store.ts';
import { formatDayTime } from '../../parts/format.ts';
import { useInterface } from '../../texts/index.ts';
import styles from './bills-page.module.css';

interface BillListProps {
  rows: BillRow[];
  onOpen: (id: string) => void;
}

export function BillList({ rows, onOpen }: BillListProps) {
  const { t, language } = useInterface();
  const { timeZone, currency } = useStore().profile;
  // What all of them are need not stand in each line.
  const isMixed = new Set(rows.map(({ kind }) => kind).filter((kind) => kind !== 'credit_note')).size > 1;
  return (
    <ul className={styles.list}>
      {rows.map(({ _id, number, kind, issuedAt, orderNo, customer, corrects, payable }) => (
        <li key={_id}>
          <button type="button" className={styles.row} onClick={() => onOpen(_id)}>
            <span>
              <span className={styles.number}>{number}</span>
              {(isMixed || kind === 'credit_note') && (
                <span className={kind === 'credit_note' ? styles.credit : styles.kind}>
                  {t.bills.kinds[kind]}
                </span>
              )}
            </span>
            <span className={styles.about}>
              {[
                formatDayTime(issuedAt, { language, timeZone }),
                t.board.order(orderNo),
                customer,
                corrects === null ? '' : t.bills.against(corrects),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span className={styles.amount}>
              {kind === 'credit_note' && '−'}
              {formatMoneyFixed(payable, currency)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
