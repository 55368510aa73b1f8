import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { errorText, useTexts } from '#texts/office/index.ts';
import { draftsQuery } from '../office-api/mail.ts';
import { bodyOf, type Draft } from './draft.ts';

const QUIET_MS = 1_500;

/** Saves what is typed after a moment's rest, one save after another, so that an earlier one never comes last. */
export function useSavedDraft(draft: Draft, initial: Draft) {
  const t = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const [said, setSaid] = useState('');
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const saved = useRef(JSON.stringify(bodyOf(initial)));
  const isStopped = useRef(false);
  const named = { storeId, draftId: draft._id };

  function saveNow(): Promise<unknown> {
    const body = bodyOf(draft);
    const text = JSON.stringify(body);
    if (isStopped.current || text === saved.current) return last.current;
    saved.current = text;
    last.current = last.current
      .then(() => call('PUT /api/mail/:storeId/drafts/:draftId', { params: named, body }))
      .then(() => {
        setSaid(t.mail.savedDraft);
        return client.invalidateQueries({ queryKey: draftsQuery(storeId).queryKey });
      })
      .catch((error: Error) => {
        // The next change tries again.
        saved.current = '';
        setSaid(t.mail.notSaved(errorText(t, error)));
      });
    return last.current;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the rest anew
  useEffect(() => {
    const timer = setTimeout(saveNow, QUIET_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  return {
    said,
    saveNow,
    /** Saves no more. What is under way is waited for. */
    stop() {
      isStopped.current = true;
      return last.current;
    },
    resume() {
      isStopped.current = false;
    },
    async discard() {
      isStopped.current = true;
      await last.current;
      await call('DELETE /api/mail/:storeId/drafts/:draftId', { params: named }).catch(() => {});
      await client.invalidateQueries({ queryKey: draftsQuery(storeId).queryKey });
    },
  };
}
