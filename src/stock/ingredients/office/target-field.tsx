import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { NumberField } from '#ui/office/fields/number-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { stockKey } from '../office-api/stock.ts';
import styles from './stock.module.css';

/** What food may cost of a price. */
export function TargetField({ target }: { target: number }) {
  const { stock: t, save } = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const [typed, setTyped] = useState<number | null>(target);
  const form = useForm({
    check: () => (typed === null ? { target: t.targetFault } : {}),
    send: () =>
      call('PUT /api/stores/:storeId/stock/target', {
        params: { storeId },
        body: { target: typed ?? target },
      }),
    onDone: () => void client.invalidateQueries({ queryKey: stockKey(storeId) }),
  });
  return (
    <form {...form.propsFor(() => form.submit())} className={styles.line}>
      <NumberField
        label={t.target}
        description={t.targetHint}
        value={typed}
        most={100}
        fault={form.faults['target']}
        onChange={setTyped}
      />
      {typed !== target && (
        <Button type="submit" look="tinted" isBusy={form.isBusy}>
          {save}
        </Button>
      )}
      <FormFailure>{form.failure}</FormFailure>
    </form>
  );
}
