import { type Taxes, taxChoices } from '#ordering/menu-editor/rules/prices/usual-taxes.ts';
import { writeTaxes } from '#ordering/menu-import/rules/tax-text.ts';
import { useTexts } from '#texts/office/index.ts';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { nameTaxes } from '#ui/office/fields/taxes-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import type { ChargeDraft } from './edit-types.ts';
import styles from './order-types.module.css';

const TYPED = '-';

interface ChargeTaxesProps {
  charge: ChargeDraft;
  /** Taxes of the store's dishes and new dishes, besides the usual ones. */
  inUse: readonly Taxes[];
  fault: string | undefined;
  onChange: (edits: Pick<ChargeDraft, 'taxes' | 'isTaxTyped'>) => void;
}

/** Chooses among the taxes that dishes have, or takes others as text. */
export function ChargeTaxes({
  charge: { label, taxes, isTaxTyped },
  inUse,
  fault,
  onChange,
}: ChargeTaxesProps) {
  const texts = useTexts();
  const { orderTypes: t } = texts;
  const choices = taxChoices(inUse).map((each) => ({
    value: writeTaxes(each),
    label: nameTaxes(each, texts),
  }));
  const isTyped = isTaxTyped === true || choices.every(({ value }) => value !== taxes);
  return (
    <div className={styles.chargeTaxes}>
      <SelectField
        aria-label={t.chargeTaxes(label)}
        value={isTyped ? TYPED : taxes}
        options={[...choices, { value: TYPED, label: t.otherTaxes }]}
        onChange={(chosen) =>
          onChange(chosen === TYPED ? { taxes, isTaxTyped: true } : { taxes: chosen, isTaxTyped: undefined })
        }
      />
      {isTyped && (
        <TextField
          aria-label={t.otherTaxesOf(label)}
          placeholder={t.taxesLike}
          value={taxes}
          fault={fault}
          onChange={(typed) => onChange({ taxes: typed, isTaxTyped: true })}
        />
      )}
    </div>
  );
}
