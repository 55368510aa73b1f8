import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { StorePatch } from '#domain/api/store.ts';
import { fieldFaultsOf } from '../../api/request.ts';
import { storeQuery } from '../../api/store.ts';
import { updateStore } from '../../api/update-store.ts';
import { useStore } from '../../parts/current-store.ts';
import { useNotice } from '../../parts/use-notice.ts';
import { useTexts } from '../../texts/index.ts';
import { changesOf } from './changes.ts';

/** What is wrong, in words, by the path of its field as the server names it. */
export type Faults = Record<string, string>;

interface StoreFormOptions<T extends StorePatch> {
  /** What stands in the store now; its other fields follow it while some are being edited. */
  saved: T;
  /** What is typed, as it is to be kept: without spaces around it and the like. */
  tidy?: (draft: T) => T;
  check?: (draft: T) => Faults;
  onSaved?: () => void;
}

export interface StoreForm<T extends StorePatch> {
  draft: T;
  faults: Faults;
  isChanged: boolean;
  isBusy: boolean;
  set: (edits: Partial<T>) => void;
  discard: () => void;
  formProps: ReturnType<typeof useFormProps>;
}

/** A form over some fields of the store, which saves just those that were changed. */
export function useStoreForm<T extends StorePatch>({
  saved,
  tidy = (draft) => draft,
  check = () => ({}),
  onSaved,
}: StoreFormOptions<T>): StoreForm<T> {
  const t = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const [edits, setEdits] = useState<Partial<T>>({});
  const [faults, setFaults] = useState<Faults>({});
  const draft = { ...saved, ...edits };
  const changes = changesOf(saved, tidy(draft));
  const { mutate, isPending } = useMutation({
    mutationFn: (patch: StorePatch) => updateStore(storeId, patch),
    onSuccess: (updated) => {
      client.setQueryData(storeQuery(storeId).queryKey, updated);
      discard();
      onSaved?.();
      say(t.saved);
    },
    onError: (error) => {
      setFaults(fieldFaultsOf(error));
      complain(error);
    },
  });

  function discard() {
    setEdits({});
    setFaults({});
  }

  function submit() {
    const found = check(tidy(draft));
    setFaults(found);
    if (Object.keys(found).length > 0 || isPending) return;
    if (Object.keys(changes).length === 0) discard();
    else mutate(changes);
  }

  return {
    draft,
    faults,
    isChanged: Object.keys(changes).length > 0,
    isBusy: isPending,
    set: (more) => setEdits((before) => ({ ...before, ...more })),
    discard,
    formProps: useFormProps(faults, submit),
  };
}

/** What every form of the settings does: nothing is sent by the browser, and the first fault gets the focus. */
export function useFormProps(faults: Faults, submit: () => void) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(faults).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit();
  };
  return { ref: form, onSubmit, noValidate: true };
}
