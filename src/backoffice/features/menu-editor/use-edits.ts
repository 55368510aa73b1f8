import { useBlocker } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CatalogueView } from '#domain/api/catalogue.ts';
import type { NewId } from '#domain/menu-edit/views.ts';
import { randomId } from '#ui/random-id.ts';
import { useSaveCatalogue } from '../../parts/use-save-catalogue.ts';
import { useOfferUndo } from '../../parts/use-save-with-undo.ts';
import { idsFrom } from './new-ids.ts';

/** Made again when somebody else was first, hence from ids that are the same each time. */
export type Edit = (catalogue: CatalogueView, newId: NewId) => CatalogueView;

interface Made {
  make: (catalogue: CatalogueView) => CatalogueView;
  /** What is said once it is saved, with the way back; nothing for what is undone where it was done. */
  told: string | undefined;
}

interface Waiting {
  edits: Made[];
  shown: CatalogueView;
}

export interface Edits {
  catalogue: CatalogueView;
  edit: (edit: Edit, told?: string) => void;
  /** Whether what was done last could not be saved: it stays, and can be tried again. */
  hasFailed: boolean;
  retry: () => void;
  giveUp: () => void;
}

/**
 * What somebody does is shown at once and saved behind it, one revision after the other; what is done while one is on
 * its way goes with the next.
 */
export function useEdits(read: CatalogueView): Edits {
  const [answer, setAnswer] = useState(read);
  // What a save has answered is here before the list that is read hears of it.
  const saved = answer.revision > read.revision ? answer : read;
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isSaving = useRef(false);
  const leaving = useRef<((isBlocked: boolean) => void)[]>([]);
  const { mutate } = useSaveCatalogue();
  const offerUndo = useOfferUndo();

  useEffect(() => {
    if (waiting === null || hasFailed) for (const tell of leaving.current.splice(0)) tell(hasFailed);
    if (waiting === null || isSaving.current || hasFailed) return;
    const batch = waiting.edits;
    const mine = makeAll(batch, saved);
    isSaving.current = true;
    mutate(
      { base: saved, mine },
      {
        onSuccess: ({ saved: next }) => {
          setAnswer(next);
          const words = batch.flatMap(({ told }) => told ?? []);
          const before = makeAll(
            batch.filter(({ told }) => told === undefined),
            saved,
          );
          if (words.length > 0) offerUndo(words.join(' '), { saved: next, before });
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
    // Another menu of the same screen is no way out; any other waits until all is saved, or until it is given up.
    shouldBlockFn: ({ current, next }) => {
      if (waiting === null || current.pathname === next.pathname) return false;
      return hasFailed || new Promise<boolean>((resolve) => leaving.current.push(resolve));
    },
    enableBeforeUnload: waiting !== null,
  });

  const edit = useCallback(
    (edited: Edit, told?: string) => {
      const seed = randomId();
      const make = (catalogue: CatalogueView) => edited(catalogue, idsFrom(seed));
      setWaiting((now) => ({
        edits: [...(now?.edits ?? []), { make, told }],
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
