import { useState } from 'react';
import { useKeptDraft } from '#restaurant/access/office/use-kept-draft.ts';
import { isSame } from './changes.ts';

/** The edits of a settings form, by field. */
interface Kept<T> {
  edits: Partial<T>;
  /** The saved values of these fields when they were first edited. */
  seen: Partial<T>;
}

const NOTHING = { edits: {}, seen: {} };

/**
 * A draft on top of the saved values. Fields without edits show what is saved. Edits survive a reload and the end of a
 * session, except in fields that somebody else has changed meanwhile.
 */
export function useKeptEdits<T extends object>(name: string, saved: T) {
  const [{ edits, seen }, setKept] = useKeptDraft<Kept<T>>(`settings-${name}`, NOTHING);
  const [touched, setTouched] = useState<readonly (keyof T)[]>([]);
  const fields = (Object.keys(edits) as (keyof T)[]).filter(
    (field) => touched.includes(field) || isSame(seen[field], saved[field]),
  );
  const present = pick(edits, fields);

  function set(more: Partial<T>): void {
    const names = Object.keys(more) as (keyof T)[];
    setTouched((before) => [...new Set([...before, ...names])]);
    setKept((before) => ({
      edits: { ...before.edits, ...more },
      seen: { ...pick<T>(saved, names), ...before.seen },
    }));
  }

  function discard(): void {
    setKept(NOTHING);
    setTouched([]);
  }

  return {
    draft: { ...saved, ...present },
    edits: present,
    isRestored: fields.some((field) => !touched.includes(field)),
    set,
    discard,
  };
}

function pick<T extends object>(all: Partial<T>, fields: readonly (keyof T)[]): Partial<T> {
  return Object.fromEntries(fields.map((field) => [field, all[field]])) as Partial<T>;
}
