import { useEffect, useEffectEvent } from 'react';
import { focusKind } from '#ui/office/focus/move-focus.ts';

interface Keys {
  /** Whether a ticket has this key, which ends it. */
  onTicket: (key: string) => boolean;
  onRecall: () => void;
}

/** A bump bar is a keyboard: the key of a ticket ends it, 0 and R list what was ended last. */
export function useBumpKeys({ onTicket, onRecall }: Keys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, repeat, target, defaultPrevented } = event;
    if (ctrlKey || metaKey || altKey || repeat || defaultPrevented) return;
    const on = focusKind(target);
    if (on === 'field' || on === 'dialog') return;
    if (key === '0' || key.toLowerCase() === 'r') onRecall();
    else if (!onTicket(key.toUpperCase())) return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
