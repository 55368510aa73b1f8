import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { EARLY_TAPS, WAITING_ID } from '../document/early-script.ts';

const NEW_PAGE = 'main:not([aria-busy])';

/** Moves the focus to a new page as soon as it is rendered. */
export function usePageFocus(): void {
  const [path] = useLocation();
  const search = useSearch();
  const shown = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router says when, and the browser where.
  useEffect(() => {
    // The router begins with the address of the server's page, which may name a menu where the browser's does not.
    const address = location.pathname + location.search;
    const before = shown.current;
    shown.current = address;
    if (before === '' || before === address || giveFocus()) return undefined;
    const observer = new MutationObserver(() => giveFocus() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [path, search]);
}

function giveFocus(): boolean {
  if (document.activeElement !== document.body) return true;
  const main = document.querySelector<HTMLElement>(NEW_PAGE);
  if (!main) return false;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
  return true;
}

/** Scrolls a new page to its top; for Back, the browser restores the position. */
export function useScrollToTop(): void {
  const [path] = useLocation();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    window.scrollTo(0, 0);
  }, [path]);
}

/** Carries out the taps from before hydration, in their order. */
export function useEarlyTaps(): void {
  useEffect(() => {
    const early = window as unknown as Record<string, HTMLElement[] | undefined>;
    const taps = early[EARLY_TAPS] ?? [];
    delete early[EARLY_TAPS];
    document.getElementById(WAITING_ID)?.remove();
    void replay(taps);
  }, []);
}

async function replay(taps: HTMLElement[]): Promise<void> {
  for (const button of taps) {
    // Each in a task of its own: a click makes React hydrate the part around it, and the next one finds what it changed.
    await new Promise((resolve) => setTimeout(resolve));
    delete button.dataset['tapped'];
    (button.isConnected ? button : findSame(button))?.click();
  }
}

/** On a page that was rendered anew. */
function findSame({ ariaLabel, textContent }: HTMLElement): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('button[type=button]')].find(
    (other) => other.ariaLabel === ariaLabel && other.textContent === textContent,
  );
}
