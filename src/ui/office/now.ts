import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { serverNow } from '#restaurant/without-the-line/office/clock.ts';

/** Makes one timer for everything that shows time. It runs only while something does. */
function createTicker(everyMs: number) {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  return (listener: () => void) => {
    listeners.add(listener);
    timer ??= setInterval(() => {
      for (const tell of listeners) tell();
    }, everyMs);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  };
}

const everySecond = createTicker(1_000);

/**
 * A text that changes each second, written without rendering, so that hundreds of clocks cost next to nothing. Its
 * element must have no other children.
 */
export function useClockText<T extends HTMLElement>(tell: (now: number) => string): RefObject<T | null> {
  const place = useRef<T>(null);
  useEffect(() => {
    const write = () => {
      const text = tell(serverNow());
      if (place.current && place.current.textContent !== text) place.current.textContent = text;
    };
    write();
    return everySecond(write);
  }, [tell]);
  return place;
}

/** A value that depends on the time. Renders again only when the value changes. */
export function useTimed<T extends string | number | boolean>(tell: (now: number) => T): T {
  return useSyncExternalStore(everySecond, () => tell(serverNow()));
}
