import { useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { Fold } from '#ui/office/layout/fold.tsx';

interface HsnFieldProps {
  value: string | undefined;
  /** Whose code holds where this is blank. */
  description: string;
  /** Undefined where it is blank. */
  onChange: (hsn: string | undefined) => void;
  fault: string | undefined;
}

/** The HSN or SAC, for restaurants with a GSTIN. Most need none, since the code of restaurant service is the usual one. */
export function HsnField({ value, onChange, ...field }: HsnFieldProps) {
  const { editor: t } = useTexts();
  const { gstNo } = useStore().profile;
  const [wasSet] = useState(value !== undefined);
  if (gstNo === '' && !wasSet) return null;
  return (
    <Fold label={t.hsn} isOpen={wasSet}>
      <TextField
        {...field}
        label={t.hsn}
        value={value ?? ''}
        maxLength={20}
        inputMode="numeric"
        onChange={(typed) => onChange(typed.trim() === '' ? undefined : typed)}
      />
    </Fold>
  );
}
