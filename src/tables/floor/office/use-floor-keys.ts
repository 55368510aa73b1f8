import { useEffect, useRef } from 'react';
import { focusKind, focusOn, moveFocus } from '#ui/office/focus/move-focus.ts';
import type { Direction } from '#ui/office/focus/nearest.ts';

const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const TYPING_MS = 1_200;

/** Arrows lead from table to table, and typing a number leads to its table. Enter opens it. */
export function useFloorKeys(isOn: boolean): void {
  const typed = useRef({ text: '', at: 0 });
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const kind = focusKind(target);
      if (ctrlKey || metaKey || altKey || kind === 'field' || kind === 'dialog') return;
      const tiles = [...document.querySelectorAll<HTMLElement>('[data-tile]')];
      const arrow = ARROWS[key];
      if (arrow) {
        event.preventDefault();
        const from = document.activeElement?.closest<HTMLElement>('[data-tile]') ?? null;
        moveFocus(tiles, from, arrow);
      } else if (/^[\p{L}\p{N}]$/u.test(key)) {
        const isNew = event.timeStamp - typed.current.at > TYPING_MS;
        typed.current = { text: (isNew ? '' : typed.current.text) + key.toLowerCase(), at: event.timeStamp };
        focusOn(tileBeginningWith(tiles, typed.current.text));
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}

/** "1" is table 1, though 12 may stand before it. */
function tileBeginningWith(tiles: readonly HTMLElement[], text: string): HTMLElement | undefined {
  const nameOf = (tile: HTMLElement) => tile.dataset['tile']?.toLowerCase() ?? '';
  return tiles.find((tile) => nameOf(tile) === text) ?? tiles.find((tile) => nameOf(tile).startsWith(text));
}
