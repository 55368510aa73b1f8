import type { BrandPlaceBody } from '#restaurant/brand/wire/brand.ts';
import { useTexts } from '#texts/office/index.ts';
import { TextField } from '#ui/office/fields/text-field.tsx';

interface Props {
  value: BrandPlaceBody;
  faults: Record<string, string | undefined>;
  onChange: (value: BrandPlaceBody) => void;
}

const ADDRESS = { inputMode: 'url', autoComplete: 'off', autoCapitalize: 'off', spellCheck: false } as const;

/** Where a brand is, and its restaurants' own hosts. */
export function PlaceFields({ value, faults, onChange }: Props) {
  const { brands: t } = useTexts();
  return (
    <>
      <TextField
        label={t.host}
        description={t.hostHint}
        placeholder="menu.rasoi.in"
        {...ADDRESS}
        value={value.host}
        fault={faults['host']}
        onChange={(host) => onChange({ ...value, host })}
      />
      <TextField
        label={t.storeHost}
        description={t.storeHostHint}
        {...ADDRESS}
        value={value.storeHost}
        fault={faults['storeHost']}
        onChange={(storeHost) => onChange({ ...value, storeHost })}
      />
    </>
  );
}
