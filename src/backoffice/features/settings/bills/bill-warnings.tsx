import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type BillKind, isServiceCharge } from '#domain/bills/bill-settings.ts';
import { catalogueQuery } from '../../../api/menu.ts';
import { useStore } from '../../../parts/current-store.ts';
import { Warning } from '../../../parts/warning.tsx';
import { useTexts } from '../../../texts/index.ts';
import styles from './bill-settings.module.css';

/** What would make these bills unlawful, as the store stands now. */
export function BillWarnings({ kind }: { kind: BillKind }) {
  const { bills, settings } = useTexts();
  const t = bills.settings;
  const { storeId, profile } = useStore();
  const { data: catalogue } = useQuery(catalogueQuery(storeId));
  const missing = [
    profile.legalName === '' ? settings.legal.legalName : '',
    profile.gstNo === '' && kind !== 'bill' ? settings.legal.gstNo : '',
    profile.fssaiNo === '' ? settings.legal.fssaiNo : '',
  ].filter(Boolean);
  const taxed = (catalogue?.menus ?? [])
    .flatMap(({ categories }) => categories.flatMap(({ items }) => items))
    .filter(({ taxes }) => taxes.some(({ value }) => value > 0)).length;
  const charges = (catalogue?.orderConfigs ?? []).flatMap(({ contents }) => contents);
  const refusable = [...new Set(charges.map(({ label }) => label).filter(isServiceCharge))];
  return (
    <div className={styles.warnings}>
      {missing.length > 0 && (
        <Warning>
          {t.missing(missing.join(', '))} {kind !== 'bill' && profile.gstNo === '' && `${t.withoutGstin} `}
          <Link to="/app/settings/legal">{settings.sections.legal}</Link>
        </Warning>
      )}
      {taxed > 0 && kind !== 'tax_invoice' && (
        <Warning>
          {t.taxed(taxed)} <Link to="/app/management/e-commerce/products">{t.toDishes}</Link>
        </Warning>
      )}
      {refusable.length > 0 && (
        <Warning>
          {t.serviceCharge(refusable.join(', '))}{' '}
          <Link to="/app/settings/order-types">{settings.sections.orderTypes}</Link>
        </Warning>
      )}
    </div>
  );
}
