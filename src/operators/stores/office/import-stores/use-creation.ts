import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StoreRow } from '#operators/store-import/rules/parse-stores.ts';
import { errorText, useTexts } from '#texts/office/index.ts';
import { createOperatedStore, operatorKey } from '../../office-api/operator.ts';

/** A line of the file, with the key that lets it be tried again without making a second restaurant. */
export type KeyedRow = StoreRow & { key: string };

export interface Outcome {
  made: number;
  known: number;
  unsent: number;
  failed: { row: KeyedRow; why: string }[];
}

/** Of what is under way, which an open dialog must outlast. */
export const CREATION = ['create-stores'];

const NOTHING: Outcome = { made: 0, known: 0, unsent: 0, failed: [] };

/** Makes restaurants one after the other. What failed is kept, to be tried again. */
export function useCreation() {
  const t = useTexts();
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [all, setAll] = useState(0);
  const { mutate, isPending } = useMutation({
    mutationKey: CREATION,
    async mutationFn(rows: KeyedRow[]) {
      let now = { ...(outcome ?? NOTHING), failed: [] as Outcome['failed'] };
      setAll(rows.length + now.made + now.known);
      for (const row of rows) {
        now = await createOne(row, now);
        setOutcome(now);
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: operatorKey }),
  });

  async function createOne(row: KeyedRow, before: Outcome): Promise<Outcome> {
    const { key, name, email, city, plan, template } = row;
    try {
      const { isNew, isSent } = await createOperatedStore({
        key,
        name,
        email,
        city,
        plan,
        ...(template === '' ? {} : { template }),
      });
      if (!isNew) return { ...before, known: before.known + 1 };
      return { ...before, made: before.made + 1, unsent: before.unsent + (isSent ? 0 : 1) };
    } catch (error) {
      return { ...before, failed: [...before.failed, { row, why: errorText(t, error) }] };
    }
  }

  return { outcome, all, isBusy: isPending, create: mutate };
}
