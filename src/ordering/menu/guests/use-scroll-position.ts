import { useLayoutEffect } from 'react';

/** A scroll position relative to an element, since the heights of unrendered categories are estimates. */
export interface ScrollPosition {
  selector: string | null;
  top: number;
  y: number;
}

const NAME = 'place ';
/** Rendered heights and the vegetarian filter may move the page for so many frames. */
const FRAMES = 30;
const USER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

let isOpening = true;

/** Restores the scroll position when the guest returns to a page. A page that is new to this tab begins at its top. */
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
  const middle = document.elementFromPoint(innerWidth * 0.3, innerHeight / 2);
  const found = middle?.closest('section[id] [data-dish], section[id]');
  const dish = found?.getAttribute('data-dish');
  // The top of the page is no place in the menu: the same page in another language begins there too.
  const selector =
    scrollY === 0
      ? null
      : dish
        ? `section[id] [data-dish="${CSS.escape(dish)}"]`
        : found
          ? `#${CSS.escape(found.id)}`
          : null;
  return { selector, top: found?.getBoundingClientRect().top ?? 0, y: scrollY };
}

/** Scrolls to the position for some frames, until the guest moves the page. Returns the function that stops it. */
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
