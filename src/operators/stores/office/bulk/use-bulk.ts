import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { AppError, type ErrorCode } from '#platform/errors/rules/errors.ts';
import { errorText, useTexts } from '#texts/office/index.ts';
import { randomUuid } from '#ui/shared/random-id.ts';
import { type BulkDraft, runBulk } from '../../office-api/bulk.ts';
import { operatorKey } from '../../office-api/operator.ts';
import { BULK_AT_ONCE } from '../../wire/bulk.ts';

interface Outcome {
  changed: number;
  /** Left as they are, because they have changed since the preview. */
  left: number;
  failed: { _id: string; name: string; why: string }[];
  /** Not reached, because the network was lost or somebody stopped it. */
  rest: string[];
  why: string;
}

/** Of what is under way, which an open dialog must outlast. */
export const BULK = ['bulk'];

/** Asks for some restaurants after others. Whatever was not done can be asked again: what was done stays as it is. */
export function useBulk(draft: BulkDraft) {
  const texts = useTexts();
  const client = useQueryClient();
  const [bulk] = useState(randomUuid);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isStopped = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationKey: BULK,
    async mutationFn(ids: string[]) {
      isStopped.current = false;
      let now: Outcome = {
        changed: outcome?.changed ?? 0,
        left: outcome?.left ?? 0,
        failed: [],
        rest: ids,
        why: '',
      };
      while (now.rest.length > 0 && now.why === '' && !isStopped.current) {
        now = await runSlice(now);
        setOutcome(now);
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: operatorKey }),
  });

  async function runSlice(before: Outcome): Promise<Outcome> {
    const rest = before.rest.slice(BULK_AT_ONCE);
    try {
      const { changed, left, failed } = await runBulk(bulk, draft, before.rest.slice(0, BULK_AT_ONCE));
      const told = failed.map(({ code, ...one }) => ({
        ...one,
        why: errorText(texts, new AppError(code as ErrorCode)),
      }));
      return {
        ...before,
        changed: before.changed + changed,
        left: before.left + left.length,
        failed: [...before.failed, ...told],
        rest,
      };
    } catch (error) {
      return { ...before, why: errorText(texts, error) };
    }
  }

  return {
    bulk,
    outcome,
    isBusy: isPending,
    run: (ids: string[]) => isPending || mutate(ids),
    stop: () => {
      isStopped.current = true;
    },
  };
}
