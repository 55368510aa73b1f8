import type { StoreProfile } from '#restaurant/stores/wire/store.ts';
import { useTexts } from '#texts/office/index.ts';
import { TextField } from '#ui/office/fields/text-field.tsx';
import type { Faults } from '#ui/office/forms/use-form.ts';
import styles from './store-page.module.css';

type Address = StoreProfile['address'];

const PARTS = [
  { part: 'street', autoComplete: 'street-address' },
  { part: 'city', autoComplete: 'address-level2' },
  { part: 'pinCode', autoComplete: 'postal-code' },
  { part: 'state', autoComplete: 'address-level1' },
  { part: 'country', autoComplete: 'country-name' },
] as const;

interface AddressFieldsProps {
  value: Address;
  faults: Faults;
  onChange: (address: Address) => void;
}

export function AddressFields({ value, faults, onChange }: AddressFieldsProps) {
  const { settings } = useTexts();
  return (
    <div className={styles.address}>
      {PARTS.map(({ part, autoComplete }) => (
        <TextField
          key={part}
          label={settings.store[part]}
          value={value[part]}
          autoComplete={autoComplete}
          inputMode={part === 'pinCode' ? 'numeric' : 'text'}
          fault={faults[`address.${part}`]}
          onChange={(text) => onChange({ ...value, [part]: text })}
        />
      ))}
    </div>
  );
}
