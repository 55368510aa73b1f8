import { useEffect, useEffectEvent } from 'react';
import { focusKind } from '../../../components/focus/move-focus.ts';

interface Keys {
  /** By its place on the screen, from 1. */
  onTicket: (place: number) => void;
  onRecall: () => void;
}

/** A bump bar is a keyboard: 1 to 9 end a ticket, 0 and R list what was ended last. */
export function useBumpKeys({ onTicket, onRecall }: Keys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, repeat, target, defaultPrevented } = event;
    if (ctrlKey || metaKey || altKey || repeat || defaultPrevented) return;
    const on = focusKind(target);
    if (on === 'field' || on === 'dialog') return;
    if (/^[1-9]$/.test(key)) onTicket(Number(key));
    else if (key === '0' || key.toLowerCase() === 'r') onRecall();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
