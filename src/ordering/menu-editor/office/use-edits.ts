import { useBlocker } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import { randomId } from '#ui/shared/random-id.ts';
import type { NewId } from '../rules/views.ts';
import { useSaveCatalogue } from './face/use-save-catalogue.ts';
import { useOfferUndo } from './face/use-save-with-undo.ts';
import { idsFrom } from './new-ids.ts';

/** An edit can run again on a newer catalogue, so `newId` gives the same ids each time. */
export type Edit = (catalogue: CatalogueView, newId: NewId) => CatalogueView;

interface Made {
  make: (catalogue: CatalogueView) => CatalogueView;
  /** The notice with an undo button after the save. Edits without one are undone where they were made. */
  notice: string | undefined;
}

interface Waiting {
  edits: Made[];
  shown: CatalogueView;
}

export interface Edits {
  catalogue: CatalogueView;
  edit: (edit: Edit, notice?: string) => void;
  /** The last save has failed. Its edits stay and can be saved again. */
  hasFailed: boolean;
  retry: () => void;
  giveUp: () => void;
}

/**
 * Shows edits at once and saves them in the background, one revision after the other. Edits made during a save are
 * saved together with the next.
 */
export function useEdits(fetched: CatalogueView): Edits {
  const [answer, setAnswer] = useState(fetched);
  // The answer of a save arrives before the refetched catalogue.
  const saved = answer.revision > fetched.revision ? answer : fetched;
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isSaving = useRef(false);
  const leaving = useRef<((isBlocked: boolean) => void)[]>([]);
  const { mutate } = useSaveCatalogue();
  const offerUndo = useOfferUndo();

  useEffect(() => {
    if (waiting === null || hasFailed) for (const resolve of leaving.current.splice(0)) resolve(hasFailed);
    if (waiting === null || isSaving.current || hasFailed) return;
    const batch = waiting.edits;
    const mine = makeAll(batch, saved);
    isSaving.current = true;
    mutate(
      { base: saved, mine },
      {
        onSuccess: ({ saved: next }) => {
          setAnswer(next);
          const notices = batch.flatMap(({ notice }) => notice ?? []);
          const before = makeAll(
            batch.filter(({ notice }) => notice === undefined),
            saved,
          );
          if (notices.length > 0) offerUndo(notices.join(' '), { saved: next, before });
          setWaiting((now) => withoutFirst(now, batch.length, next));
        },
        onError: () => setFailed(true),
        onSettled: () => {
          isSaving.current = false;
        },
      },
    );
  }, [waiting, hasFailed, saved, mutate, offerUndo]);

  useBlocker({
    // Another menu is on the same screen. Leaving the screen waits until everything is saved or given up.
    shouldBlockFn: ({ current, next }) => {
      if (waiting === null || current.pathname === next.pathname) return false;
      return hasFailed || new Promise<boolean>((resolve) => leaving.current.push(resolve));
    },
    enableBeforeUnload: waiting !== null,
  });

  const edit = useCallback(
    (edited: Edit, notice?: string) => {
      const seed = randomId();
      const make = (catalogue: CatalogueView) => edited(catalogue, idsFrom(seed));
      setWaiting((now) => ({
        edits: [...(now?.edits ?? []), { make, notice }],
        shown: make(now?.shown ?? saved),
      }));
    },
    [saved],
  );
  const retry = useCallback(() => setFailed(false), []);
  const giveUp = useCallback(() => {
    setWaiting(null);
    setFailed(false);
  }, []);
  return { catalogue: waiting?.shown ?? saved, edit, hasFailed, retry, giveUp };
}

function withoutFirst(waiting: Waiting | null, count: number, answer: CatalogueView): Waiting | null {
  const edits = waiting?.edits.slice(count) ?? [];
  if (edits.length === 0) return null;
  return { edits, shown: makeAll(edits, answer) };
}

function makeAll(edits: Made[], catalogue: CatalogueView): CatalogueView {
  return edits.reduce((now, { make }) => make(now), catalogue);
}
