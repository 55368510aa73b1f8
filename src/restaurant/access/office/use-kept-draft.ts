import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sessionQuery } from '#restaurant/accounts/office-api/session.ts';
import { useStore } from './current-store.ts';

const PREFIX = 'thali.draft.';

/**
 * Like `useState`, but a draft survives leaving the screen and a reload, in this tab and store. Only its author gets it
 * back, because after a session has ended somebody else may use the device. `revive` drops what no longer applies.
 */
export function useKeptDraft<T>(name: string, initial: T, revive: (kept: T) => T = (kept) => kept) {
  const { data: session } = useQuery(sessionQuery);
  const { storeId } = useStore();
  const key = session && `${PREFIX}${session.account._id}.${storeId}.${name}`;
  const [draft, setDraft] = useState<T>(() => {
    const kept = key ? read<T>(key) : null;
    return kept === null ? initial : revive(kept);
  });
  useEffect(() => {
    // Without a session the stored draft stays, for the next session of the same person.
    if (!key) return;
    try {
      if (draft === initial) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(draft));
    } catch {
      // Without storage, or when it is full, the draft lives as long as its screen.
    }
  }, [key, draft, initial]);
  return [draft, setDraft] as const;
}

/** Removes all drafts when somebody signs out, so that the next person at this device finds none. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Without storage there are none.
  }
}

function read<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
