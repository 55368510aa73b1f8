import { useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { owedTo } from '#stock/ingredients/rules/buying.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { formatAmount } from '#ui/office/format.ts';
import rows from '#ui/office/layout/row-list.module.css';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import type { SupplierView } from '../wire/buying.ts';
import styles from './buying.module.css';
import type { Given } from './given.ts';
import { SupplierDialog } from './supplier-dialog.tsx';

/** Whom the restaurant buys from, with what is owed to each. */
export function Suppliers({ buying: { suppliers, bills } }: Given) {
  const { buying: t } = useTexts();
  const { currency } = useStore().profile;
  const [open, setOpen] = useState<SupplierView | 'new' | null>(null);
  const owed = new Map(owedTo(bills).map(({ supplier, amount }) => [supplier, amount]));
  const about = ({ phone, email, gstin, isGone }: SupplierView) =>
    [isGone ? t.gone : '', phone, email, gstin].filter(Boolean).join(' · ');
  return (
    <div className={styles.stack}>
      <div>
        <Button look="main" onClick={() => setOpen('new')}>
          {t.addSupplier}
        </Button>
      </div>
      {suppliers.length === 0 && <Nothing title={t.noSuppliers} hint={t.noSuppliersHint} />}
      <ul className={rows.list}>
        {suppliers.map((supplier) => (
          <li key={supplier._id}>
            <button type="button" className={rows.row} onClick={() => setOpen(supplier)}>
              <span className={rows.name}>
                {supplier.name}
                <small className={styles.hint}>{about(supplier)}</small>
              </span>
              {owed.has(supplier._id) && (
                <span className={rows.end}>
                  <b>{formatAmount(owed.get(supplier._id) ?? 0, currency)}</b>
                  <small className={styles.hint}>{t.owed}</small>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <SupplierDialog {...(open === 'new' ? {} : { supplier: open })} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}
