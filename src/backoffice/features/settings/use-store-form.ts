import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StorePatch } from '#domain/api/store.ts';
import { storeQuery } from '../../api/store.ts';
import { updateStore } from '../../api/update-store.ts';
import { useStore } from '../../parts/current-store.ts';
import { changesOf } from './changes.ts';
import { type Faults, useSaving } from './use-saving.ts';

interface StoreFormOptions<T extends StorePatch> {
  /** What stands in the store now; its other fields follow it while some are being edited. */
  saved: T;
  /** What is typed, as it is to be kept: without spaces around it and the like. */
  tidy?: (draft: T) => T;
  check?: (draft: T) => Faults;
  onSaved?: () => void;
}

export interface StoreForm<T extends StorePatch> extends ReturnType<typeof useSaving> {
  draft: T;
  set: (edits: Partial<T>) => void;
}

/** A form over some fields of the store, which saves just those that were changed. */
export function useStoreForm<T extends StorePatch>({
  saved,
  tidy = (draft) => draft,
  check = () => ({}),
  onSaved,
}: StoreFormOptions<T>): StoreForm<T> {
  const { storeId } = useStore();
  const client = useQueryClient();
  const [edits, setEdits] = useState<Partial<T>>({});
  const draft = { ...saved, ...edits };
  const changes = changesOf(saved, tidy(draft));
  const saving = useSaving({
    isChanged: Object.keys(changes).length > 0,
    check: () => check(tidy(draft)),
    send: () => updateStore(storeId, changes),
    onSaved: (updated) => {
      client.setQueryData(storeQuery(storeId).queryKey, updated);
      onSaved?.();
    },
    onDiscard: () => setEdits({}),
  });
  return { ...saving, draft, set: (more) => setEdits((before) => ({ ...before, ...more })) };
}
