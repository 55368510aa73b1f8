import { useState } from 'react';
import { TextField } from '../../parts/fields/text-field.tsx';
import { useTexts } from '../../texts/index.ts';

/** What somebody found in the gateway's account: required before the books are changed. */
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
    /** Null when nothing was written; the field then shows a fault. */
    read(): string | null {
      const found = typed.trim();
      if (found !== '') return found;
      setFault(t.refunds.foundMissing);
      return null;
    },
  };
}
