import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';

/** Enter goes from a name to its price, from there to the next option, and after the last one to a new one. */
export function useOptionKeys(add: () => void) {
  const group = useRef<HTMLFieldSetElement>(null);
  const fields = () =>
    Array.from(
      group.current?.querySelectorAll<HTMLInputElement>(':scope ul input:not([type=checkbox])') ?? [],
    );
  const addNext = () => {
    flushSync(add);
    // A row has two fields.
    fields().at(-2)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const all = fields();
    const next = all[all.indexOf(event.currentTarget) + 1];
    if (!next) return addNext();
    next.focus();
    next.select();
  };
  return { group, addNext, onKeyDown };
}
