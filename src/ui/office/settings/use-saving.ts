import { useTexts } from '#texts/office/index.ts';
import { type Faults, useForm } from '../forms/use-form.ts';
import { useNotice } from '../notices/use-notice.ts';

interface SavingOptions<T> {
  isChanged: boolean;
  check: () => Faults;
  send: () => Promise<T>;
  onSaved: (saved: T) => void;
  /** Called when the edits are dropped, because they were saved or discarded. */
  onDiscard: () => void;
  /** Moves faults from the server's paths to fields that have other names. */
  place?: (faults: Faults) => Faults;
}

/** Saves a settings form as a whole. The edits are dropped once they are saved. */
export function useSaving<T>({ isChanged, onSaved, onDiscard, ...options }: SavingOptions<T>) {
  const t = useTexts();
  const { say, complain } = useNotice();
  const form = useForm({
    ...options,
    onError: complain,
    onDone: (saved) => {
      onSaved(saved);
      discard();
      say(t.saved);
    },
  });

  function discard() {
    onDiscard();
    form.clear();
  }

  function submit() {
    if (!form.isReady()) return;
    if (isChanged) form.send();
    else discard();
  }

  const { faults, isBusy } = form;
  return { faults, isChanged, isBusy, discard, formProps: form.propsFor(submit) };
}
