import { useStore } from '#restaurant/access/office/current-store.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { SelectField } from '#ui/office/fields/select-field.tsx';

const ANY = '';

interface TypeFieldProps {
  /** Null: guests choose. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** The order type of a table's link. One that is no longer offered is marked as such. */
export function TypeField({ value, onChange }: TypeFieldProps) {
  const t = useTexts();
  const { nameOf } = useNames();
  const offered = useStore().profile.orderConfigs.filter(({ active }) => active);
  const gone = value !== null && !offered.some(({ label }) => label === value) ? [value] : [];
  return (
    <SelectField
      label={t.tables.orderType}
      description={t.tables.orderTypeHint}
      value={value ?? ANY}
      options={[
        { value: ANY, label: t.tables.anyType },
        ...offered.map((type) => ({ value: type.label, label: nameOf(type) })),
        ...gone.map((label) => ({ value: label, label: t.tables.typeGone(label) })),
      ]}
      onChange={(chosen) => onChange(chosen === ANY ? null : chosen)}
    />
  );
}
