import { useLayoutEffect } from 'react';

/** Where a page stood, by what was in its middle: the heights of what is not drawn yet are guesses. */
export interface ScrollPosition {
  selector: string | null;
  top: number;
  y: number;
}

const NAME = 'place ';
/** What comes later may move it once more: true heights, the choice of vegetarian dishes. */
const FRAMES = 30;
const USER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

let isOpening = true;

/** A menu that the guest comes back to stands where it stood; one that is new to this tab begins at its top. */
export function useScrollPosition(name: string): void {
  useLayoutEffect(() => {
    const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isNew = isOpening && opened?.type === 'navigate';
    const saved = isNew ? null : sessionStorage.getItem(NAME + name);
    if (!saved && !isOpening) window.scrollTo(0, 0);
    isOpening = false;
    const leave = saved ? restorePosition(JSON.parse(saved) as ScrollPosition) : undefined;
    const save = () => sessionStorage.setItem(NAME + name, JSON.stringify(currentPosition()));
    document.addEventListener('visibilitychange', save);
    return () => {
      leave?.();
      document.removeEventListener('visibilitychange', save);
      save();
    };
  }, [name]);
}

export function currentPosition(): ScrollPosition {
  const middle = document.elementFromPoint(innerWidth * 0.4, innerHeight / 2);
  const found = middle?.closest('[data-dish], section[id]');
  const dish = found?.getAttribute('data-dish');
  const selector = dish ? `[data-dish="${CSS.escape(dish)}"]` : found ? `#${CSS.escape(found.id)}` : null;
  return { selector, top: found?.getBoundingClientRect().top ?? 0, y: scrollY };
}

/** Until it stands still, or the guest's own hand moves it. */
export function restorePosition({ selector, top, y }: ScrollPosition): () => void {
  let left = FRAMES;
  let frame = requestAnimationFrame(function step() {
    const [box] = (selector && document.querySelector(selector)?.getClientRects()) || [];
    if (box) window.scrollBy(0, box.top - top);
    else window.scrollTo(0, y);
    left -= 1;
    if (left > 0) frame = requestAnimationFrame(step);
  });
  const stop = () => cancelAnimationFrame(frame);
  for (const name of USER_EVENTS) window.addEventListener(name, stop, { once: true, passive: true });
  return stop;
}
