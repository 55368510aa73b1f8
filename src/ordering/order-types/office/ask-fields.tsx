import { useTexts } from '#texts/office/index.ts';
import { MoneyField } from '#ui/office/fields/money-field.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import type { Faults } from '#ui/office/forms/use-form.ts';
import { ASKED } from '../rules/order-asks.ts';
import type { TypeDraft } from './edit-types.ts';

interface AskFieldsProps {
  type: TypeDraft;
  path: string;
  faults: Faults;
  onChange: (type: TypeDraft) => void;
}

/** The details that guests must give, and how much they may order without a code. */
export function AskFields({ type, path, faults, onChange }: AskFieldsProps) {
  const { orderTypes: t } = useTexts();
  const asked = ASKED.map((value) => ({ value, label: t.asked[value] }));
  return (
    <>
      <SelectField
        label={t.askName}
        value={type.askName}
        options={asked}
        onChange={(askName) => onChange({ ...type, askName })}
      />
      <SelectField
        label={t.askPhone}
        value={type.askPhone}
        options={asked}
        onChange={(askPhone) => onChange({ ...type, askPhone })}
      />
      <TextField
        label={t.mostPortions}
        description={t.mostPortionsHint}
        inputMode="numeric"
        value={type.mostPortions}
        fault={faults[`${path}.mostPortions`]}
        onChange={(mostPortions) => onChange({ ...type, mostPortions })}
      />
      <MoneyField
        label={t.mostWithoutCode}
        description={t.mostWithoutCodeHint}
        value={type.mostWithoutCode}
        fault={faults[`${path}.mostWithoutCode`]}
        onChange={(mostWithoutCode) => onChange({ ...type, mostWithoutCode })}
      />
    </>
  );
}
