import { useState } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { TextField } from '#ui/office/fields/text-field.tsx';

/** The field for what somebody found in the gateway's account. It is required, because it changes the books. */
export function useFound() {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  return {
    field: (
      <TextField
        label={t.refunds.found}
        value={typed}
        maxLength={400}
        fault={fault}
        onChange={(text) => {
          setTyped(text);
          setFault(undefined);
        }}
      />
    ),
    /** Returns null if the field is empty, which then shows a fault. */
    read(): string | null {
      const found = typed.trim();
      if (found !== '') return found;
      setFault(t.refunds.foundMissing);
      return null;
    },
  };
}
