import { type Direction, nearest } from './nearest.ts';

/** Focuses what an arrow key leads to, of all those that are in sight. */
export function moveFocus(all: readonly HTMLElement[], from: HTMLElement | null, direction: Direction): void {
  const spots = all.map((element, index) => {
    const { x, y } = element.getBoundingClientRect();
    return { id: String(index), x, y };
  });
  const start = from === null ? null : String(all.indexOf(from));
  const found = nearest(spots, start, direction);
  if (found !== null) focusOn(all[Number(found)]);
}

export function focusOn(element: HTMLElement | undefined): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}

const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
const CONTROLS = 'button, a, input, summary, [role="button"]';

/** The kind of element that has the focus. Keys of a screen act in no field and behind no dialog. */
export function focusKind(target: EventTarget | null): 'field' | 'control' | 'dialog' | 'elsewhere' {
  if (document.querySelector('[role="dialog"], [role="menu"]') !== null) return 'dialog';
  if (!(target instanceof Element)) return 'elsewhere';
  if (target.closest(FIELDS)) return 'field';
  return target.closest(CONTROLS) ? 'control' : 'elsewhere';
}
