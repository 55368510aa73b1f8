import { type PointerEvent, useRef, useState } from 'react';

interface Offset {
  right: number;
  down: number;
}

interface Held extends Offset {
  x: number;
  y: number;
}

/** Follows a finger or a mouse that holds an element, in pixels. Nothing is dropped when the browser takes it over. */
export function useDrag(onDrop: (offset: Offset, element: HTMLElement) => void) {
  const start = useRef<Pick<Held, 'x' | 'y'> | null>(null);
  const [offset, setOffset] = useState<Offset | null>(null);
  const end = () => {
    start.current = null;
    setOffset(null);
  };
  const offsetOf = ({ clientX, clientY }: PointerEvent): Offset | null =>
    start.current && { right: clientX - start.current.x, down: clientY - start.current.y };
  return {
    offset,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => setOffset(offsetOf(event)),
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const dropped = offsetOf(event);
        if (dropped) onDrop(dropped, event.currentTarget);
        end();
      },
      onPointerCancel: end,
    },
  };
}
