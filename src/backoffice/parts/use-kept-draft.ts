import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sessionQuery } from '../api/session.ts';
import { useStore } from './current-store.ts';

const PREFIX = 'thali.draft.';

/**
 * As `useState`, but what was typed outlives leaving the screen and a reload, in this tab and store alone, and for its
 * author alone: a session may end without a sign-out, and somebody else go on at the device. `revive` leaves out what
 * has no place any more.
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
    // A session that has ended leaves what it kept to the next one of the same person.
    if (!key) return;
    try {
      if (draft === initial) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(draft));
    } catch {
      // Without storage, or with a full one, it lives as long as its screen.
    }
  }, [key, draft, initial]);
  return [draft, setDraft] as const;
}

/** Whoever signs out leaves nothing to the next person at this device. */
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
