import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { setTarget, stockKey } from '../../api/stock.ts';
import { Button } from '../../components/button.tsx';
import { NumberField } from '../../components/fields/number-field.tsx';
import { FormFailure } from '../../components/form-failure.tsx';
import { useForm } from '../../components/use-form.ts';
import { useStore } from '../../session/current-store.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './stock.module.css';

/** What food may cost of a price. */
export function TargetField({ target }: { target: number }) {
  const { stock: t, save } = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const [typed, setTyped] = useState<number | null>(target);
  const form = useForm({
    check: () => (typed === null ? { target: t.targetFault } : {}),
    send: () => setTarget(storeId, typed ?? target),
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
