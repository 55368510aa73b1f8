import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNotice } from '../../parts/use-notice.ts';
import { fieldTexts, useTexts } from '../../texts/index.ts';

/** What is wrong, in words, by the path of its field as the server names it. */
export type Faults = Record<string, string>;

interface SavingOptions<T> {
  isChanged: boolean;
  check: () => Faults;
  send: () => Promise<T>;
  onSaved: (saved: T) => void;
  /** Nothing is typed any more: it was saved, or is not wanted. */
  onDiscard: () => void;
  /** Where fields have names of their own. */
  faultsOf?: (error: unknown) => Faults;
}

/** What forms of the settings have in common: they are held against their rules, sent whole, and told what is wrong. */
export function useSaving<T>({ isChanged, check, send, onSaved, onDiscard, faultsOf }: SavingOptions<T>) {
  const t = useTexts();
  const { say, complain } = useNotice();
  const [faults, setFaults] = useState<Faults>({});
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: (saved) => {
      onSaved(saved);
      discard();
      say(t.saved);
    },
    onError: (error) => {
      setFaults(faultsOf?.(error) ?? fieldTexts(t, error));
      complain(error);
    },
  });

  function discard() {
    onDiscard();
    setFaults({});
  }

  function submit() {
    const found = check();
    setFaults(found);
    if (Object.keys(found).length > 0 || isPending) return;
    if (isChanged) mutate();
    else discard();
  }

  return { faults, isChanged, isBusy: isPending, discard, formProps: useFormProps(faults, submit) };
}

/** What every form of the settings does: nothing is sent by the browser, and the first fault gets the focus. */
export function useFormProps(faults: Faults, submit: () => void) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(faults).length === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // What is folded away can be wrong as well.
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
  }, [faults]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit();
  };
  return { ref: form, onSubmit, noValidate: true };
}
