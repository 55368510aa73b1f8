import { useQueryClient } from '@tanstack/react-query';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { storeQuery, updateStore } from '#restaurant/stores/office-api/store.ts';
import type { StorePatch } from '#restaurant/stores/wire/store.ts';
import { type Faults, fieldsOf } from '#ui/office/forms/use-form.ts';
import { changesOf } from '#ui/office/settings/changes.ts';
import { useKeptEdits } from '#ui/office/settings/use-kept-edits.ts';
import { useSaving } from '#ui/office/settings/use-saving.ts';

interface StoreFormOptions<T extends StorePatch> {
  /** The name under which the draft is stored. */
  name: string;
  /** The store's present values. Fields without edits follow them. */
  saved: T;
  /** Cleans up what was typed before it is saved, for example spaces at the ends. */
  tidy?: (draft: T) => T;
  check?: (draft: T) => Faults;
  onSaved?: () => void;
}

export interface StoreForm<T extends StorePatch> extends ReturnType<typeof useSaving> {
  draft: T;
  isRestored: boolean;
  set: (edits: Partial<T>) => void;
  field: ReturnType<typeof fieldsOf<T>>;
}

/** A form for some fields of the store, which saves only the changed ones. */
export function useStoreForm<T extends StorePatch>({
  name,
  saved,
  tidy = (draft) => draft,
  check = () => ({}),
  onSaved,
}: StoreFormOptions<T>): StoreForm<T> {
  const { storeId } = useStore();
  const client = useQueryClient();
  const { draft, isRestored, set, discard } = useKeptEdits(name, saved);
  const changes = changesOf(saved, tidy(draft));
  const saving = useSaving({
    isChanged: Object.keys(changes).length > 0,
    check: () => check(tidy(draft)),
    send: () => updateStore(storeId, changes),
    onSaved: (updated) => {
      client.setQueryData(storeQuery(storeId).queryKey, updated);
      onSaved?.();
    },
    onDiscard: discard,
  });
  return { ...saving, draft, isRestored, set, field: fieldsOf(draft, set, saving.faults) };
}
