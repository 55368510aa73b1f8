import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { catalogueQuery } from '#ordering/menu/office-api/menu.ts';
import { useSaveWithUndo } from '#ordering/menu-editor/office/face/use-save-with-undo.ts';
import { countTaxed, takeOffTaxes } from '#ordering/menu-editor/rules/prices/usual-taxes.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Warning } from '#ui/office/notices/warning.tsx';
import { type BillKind, isServiceCharge, kindFor, missingOnBills } from '../../rules/bill-settings.ts';
import styles from './bill-settings.module.css';

/** Warns of settings of the store that would make these bills unlawful. */
export function BillWarnings({ kind }: { kind: BillKind }) {
  const { bills, settings } = useTexts();
  const t = bills.settings;
  const { storeId, profile } = useStore();
  const { data: catalogue } = useQuery(catalogueQuery(storeId));
  const { save, isPending } = useSaveWithUndo();
  const missing = [
    profile.legalName === '' ? settings.legal.legalName : '',
    profile.gstNo === '' && kind !== 'bill' ? settings.legal.gstNo : '',
    profile.fssaiNo === '' ? settings.legal.fssaiNo : '',
    ...missingOnBills(profile).map((part) => settings.store[part]),
  ].filter(Boolean);
  const taxed = catalogue ? countTaxed(catalogue) : 0;
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
      {catalogue && taxed > 0 && kind !== 'tax_invoice' && (
        <Warning>
          {t.taxed(taxed)} {kindFor(kind, profile.gstNo, false) === 'bill_of_supply' && `${t.taxNotCharged} `}
          <Button
            isBusy={isPending}
            onClick={() =>
              save({ base: catalogue, mine: takeOffTaxes(catalogue) }, t.taxesTakenOff, () => {})
            }
          >
            {t.takeOffTaxes}
          </Button>
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
