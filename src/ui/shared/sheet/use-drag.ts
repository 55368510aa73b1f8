import { type PointerEvent, type RefObject, useRef } from 'react';

interface Options {
  dialog: RefObject<HTMLDialogElement | null>;
  isFull: boolean;
  canGrow: boolean;
  onFull: (isFull: boolean) => void;
  onClose: () => void;
}

/** A drag counts from this distance (px) or speed (px/ms). */
const FAR = 72;
const FAST = 0.5;
const TAP = 6;

/** Drags a sheet by its handle: down closes it, up makes it full; a tap switches between the two heights. */
export function useDrag({ dialog, isFull, canGrow, onFull, onClose }: Options) {
  const start = useRef<{ y: number; at: number } | null>(null);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { y: event.clientY, at: event.timeStamp };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!start.current || !dialog.current) return;
    const way = event.clientY - start.current.y;
    const held = way < 0 && (isFull || !canGrow) ? way / 6 : way;
    dialog.current.style.transition = 'none';
    dialog.current.style.translate = `0 ${held}px`;
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const begun = start.current;
    start.current = null;
    if (!begun || !dialog.current) return;
    const way = event.clientY - begun.y;
    const intent = intentOf(way, event.timeStamp - begun.at);
    letGo(dialog.current);
    if (intent === 'down' && (!isFull || !canGrow || way > window.innerHeight / 3)) onClose();
    else if (canGrow)
      onFull(intent === 'up' || (intent === 'tap' && !isFull) || (intent === 'none' && isFull));
  };
  const onPointerCancel = () => {
    start.current = null;
    if (dialog.current) letGo(dialog.current);
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}

function intentOf(way: number, time: number): 'tap' | 'down' | 'up' | 'none' {
  if (Math.abs(way) < TAP) return 'tap';
  const isMeant = Math.abs(way) > FAR || Math.abs(way) / Math.max(1, time) > FAST;
  if (!isMeant) return 'none';
  return way > 0 ? 'down' : 'up';
}

/** Lets the CSS transition move the sheet to its place. */
function letGo(sheet: HTMLElement): void {
  sheet.style.transition = '';
  // Forces a layout, so that the transition starts from the dragged position.
  void sheet.offsetHeight;
  sheet.style.translate = '';
}
