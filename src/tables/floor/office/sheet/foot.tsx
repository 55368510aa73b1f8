import type { ReactNode } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import type { StaffSitting } from '#tables/sittings/wire/sittings.ts';
import { useTexts } from '#texts/office/index.ts';
import { formatAmount } from '#ui/office/format.ts';
import { dueOfTable } from '../../rules/tile.ts';
import styles from './foot.module.css';

interface FootProps {
  sitting: StaffSitting;
  /** The step that stands below the money. */
  children: ReactNode;
}

/** What the table comes to, has paid and owes. It stays in sight while the rest scrolls. */
export function Foot({ sitting, children }: FootProps) {
  const { floor: t } = useTexts();
  const { currency } = useStore().profile;
  const { total = 0, paid = 0, bills = [], orders } = sitting;
  const due = dueOfTable(sitting);
  const all = bills.reduce((sum, bill) => sum + bill.total, total);
  // What was paid for bills of their own is not said.
  const rows =
    bills.length > 0
      ? [[t.total, all] as const]
      : ([
          [t.total, all],
          [t.paid, paid],
        ] as const);
  return (
    <div className={styles.foot}>
      {orders.length > 0 && (
        <dl className={styles.sums}>
          {rows.map(
            ([label, amount], at) =>
              (at === 0 || amount > 0) && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{formatAmount(amount, currency)}</dd>
                </div>
              ),
          )}
          <div className={styles.due}>
            <dt>{due > 0 ? t.stillDue : t.nothingDue}</dt>
            <dd>{due > 0 && formatAmount(due, currency)}</dd>
          </div>
        </dl>
      )}
      {children}
    </div>
  );
}
