import { gstOf, type Taxes, taxChoices } from '#ordering/menu-editor/rules/prices/usual-taxes.ts';
import { writeTaxes } from '#ordering/menu-import/rules/tax-text.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import type { Texts } from '#texts/office/en.ts';
import { useTexts } from '#texts/office/index.ts';
import { SelectField } from './select-field.tsx';

/** Nothing is chosen yet. */
const OPEN = '-';

interface TaxesFieldProps {
  label: string;
  description?: string;
  value: Taxes | null;
  /** Taxes of the store besides the usual ones. */
  inUse: readonly Taxes[];
  onChange: (taxes: Taxes | null) => void;
}

/** Offers the usual rates of GST, no tax, and what the store has besides: only no tax where it must not collect any. */
export function TaxesField({ value, inUse, onChange, ...field }: TaxesFieldProps) {
  const t = useTexts();
  const { isTaxFree } = useStore().profile;
  const choices = isTaxFree ? [[]] : taxChoices(value === null ? inUse : [...inUse, value]);
  const open = value === null ? [{ value: OPEN, label: t.table.bulk.choose }] : [];
  return (
    <SelectField
      {...field}
      value={value === null ? OPEN : writeTaxes(value)}
      options={[
        ...open,
        ...choices.map((taxes) => ({ value: writeTaxes(taxes), label: nameTaxes(taxes, t) })),
      ]}
      onChange={(chosen) => onChange(choices.find((taxes) => writeTaxes(taxes) === chosen) ?? null)}
    />
  );
}

/** "GST 5 %" for its two halves, and other taxes one by one. */
export function nameTaxes(taxes: Taxes, { settings }: Texts): string {
  const gst = gstOf(taxes);
  if (gst !== null) return settings.legal.gst(gst);
  return writeTaxes(taxes) || settings.legal.noTax;
}
