import { useQuery } from '@tanstack/react-query';
import { isServiceCharge } from '#money/bills/rules/bill-settings.ts';
import { catalogueQuery } from '#ordering/menu/office-api/menu.ts';
import { itemsIn } from '#ordering/menu-editor/rules/map-items.ts';
import { usualTaxes } from '#ordering/menu-editor/rules/prices/usual-taxes.ts';
import { writeTaxes } from '#ordering/menu-import/rules/tax-text.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useGuestLanguages } from '#restaurant/access/office/guest-languages.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { MoneyField } from '#ui/office/fields/money-field.tsx';
import { PercentField } from '#ui/office/fields/percent-field.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { TranslatedField, usualName } from '#ui/office/fields/translated-field.tsx';
import type { Faults } from '#ui/office/forms/use-form.ts';
import { CloseIcon } from '#ui/office/icons.tsx';
import { Warning } from '#ui/office/notices/warning.tsx';
import { ChargeTaxes } from './charge-taxes.tsx';
import type { ChargeDraft } from './edit-types.ts';
import styles from './order-types.module.css';

interface ChargesFieldProps {
  value: ChargeDraft[];
  path: string;
  faults: Faults;
  onChange: (charges: ChargeDraft[]) => void;
}

const MOST = 20;

export function ChargesField({ value, path, faults, onChange }: ChargesFieldProps) {
  const { orderTypes: t, editor } = useTexts();
  const { storeId, profile } = useStore();
  const languages = useGuestLanguages();
  const { data: catalogue } = useQuery(catalogueQuery(storeId));
  const usual = usualTaxes(profile);
  const inUse = [usual, ...(catalogue ? itemsIn(catalogue).map((item) => item.taxes) : [])];
  const taxes = writeTaxes(usual);
  return (
    <fieldset className={styles.charges}>
      <legend className={styles.legend}>{t.charges}</legend>
      <p className={styles.hint}>{t.chargesHint}</p>
      {value.map((charge, index) => {
        const Figure = charge.valueType === 'absolute' ? MoneyField : PercentField;
        const set = (edits: Partial<ChargeDraft>) => onChange(value.with(index, { ...charge, ...edits }));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two charges may be equal; their fields hold no state
          <div key={index} className={styles.charge}>
            <TextField
              aria-label={t.charge}
              placeholder={t.charge}
              value={charge.label}
              fault={faults[`${path}.${index}.label`]}
              onChange={(label) => set({ label })}
            />
            <Figure
              aria-label={t.chargeValue}
              value={charge.value}
              fault={faults[`${path}.${index}.value`]}
              onChange={(text) => set({ value: text })}
            />
            <SelectField
              aria-label={t.chargeKind}
              value={charge.valueType}
              options={[
                { value: 'absolute', label: t.absolute },
                { value: 'percentage', label: t.percentage },
              ]}
              onChange={(valueType) => set({ valueType })}
            />
            {languages.map(({ language, name }) => (
              <TranslatedField
                key={language}
                className={styles.chargeName ?? ''}
                language={language}
                kind="label"
                isBare
                label={editor.nameIn(charge.label || t.charge, name)}
                placeholder={usualName(language, charge.label, editor.inLanguage(name))}
                translations={charge.translations}
                most={200}
                onTranslate={(translations) => set({ translations })}
              />
            ))}
            {!profile.isTaxFree && (
              <ChargeTaxes
                charge={charge}
                inUse={inUse}
                fault={faults[`${path}.${index}.taxes`]}
                onChange={set}
              />
            )}
            <Button
              className={styles.removeCharge}
              aria-label={t.removeCharge(charge.label)}
              onClick={() => onChange(value.toSpliced(index, 1))}
            >
              <CloseIcon />
            </Button>
          </div>
        );
      })}
      <ServiceChargeWarning labels={value.map(({ label }) => label)} />
      {value.length < MOST && (
        <button
          type="button"
          className={styles.addCharge}
          onClick={() => onChange([...value, { label: '', value: '', valueType: 'absolute', taxes }])}
        >
          + {t.addCharge}
        </button>
      )}
    </fieldset>
  );
}

/** Shown while somebody names a charge that may not be added by default. */
function ServiceChargeWarning({ labels }: { labels: string[] }) {
  const { bills } = useTexts();
  const refusable = labels.filter(isServiceCharge);
  return refusable.length > 0 && <Warning>{bills.settings.serviceCharge(refusable.join(', '))}</Warning>;
}
