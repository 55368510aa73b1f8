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
  const isPaidSaid = paid > 0 && bills.length === 0;
  return (
    <div className={styles.foot}>
      {orders.length > 0 && (
        <dl className={styles.sums}>
          <div>
            <dt>{t.total}</dt>
            <dd>{formatAmount(all, currency)}</dd>
          </div>
          {isPaidSaid && (
            <div>
              <dt>{t.paid}</dt>
              <dd>{formatAmount(paid, currency)}</dd>
            </div>
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
