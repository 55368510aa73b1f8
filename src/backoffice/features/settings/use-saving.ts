import { type Faults, useForm } from '../../parts/use-form.ts';
import { useNotice } from '../../parts/use-notice.ts';
import { useTexts } from '../../texts/index.ts';

interface SavingOptions<T> {
  isChanged: boolean;
  check: () => Faults;
  send: () => Promise<T>;
  onSaved: (saved: T) => void;
  /** Nothing is typed any more: it was saved, or is not wanted. */
  onDiscard: () => void;
  /** From the server's paths to the fields, where these have names of their own. */
  place?: (faults: Faults) => Faults;
}

/** What forms of the settings have in common: they are sent whole, and what was typed is given up once it is saved. */
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
