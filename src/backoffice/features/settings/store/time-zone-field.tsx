import { SelectField } from '../../../parts/fields/select-field.tsx';
import { useTexts } from '../../../texts/index.ts';

interface TimeZoneFieldProps {
  value: string;
  fault: string | undefined;
  onChange: (timeZone: string) => void;
}

export function TimeZoneField({ value, fault, onChange }: TimeZoneFieldProps) {
  const { settings } = useTexts();
  // Browsers name some places otherwise than the server: what is set is always in the list.
  const known = [...new Set([value, 'Asia/Kolkata', ...Intl.supportedValuesOf('timeZone')])];
  return (
    <SelectField
      label={settings.store.timeZone}
      description={settings.store.timeZoneHint}
      value={value}
      options={known.map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))}
      fault={fault}
      onChange={onChange}
    />
  );
}
