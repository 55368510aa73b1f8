import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { EARLY_TAPS } from '../document/early-script.ts';

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

/** Clicks the buttons that were tapped before hydration, once each. */
export function useEarlyTaps(): void {
  useEffect(() => {
    const early = window as unknown as Record<string, Set<HTMLElement> | undefined>;
    const buttons = early[EARLY_TAPS];
    delete early[EARLY_TAPS];
    // Outside of this effect, a click on a part that is not hydrated makes React hydrate it first.
    setTimeout(() => {
      for (const button of buttons ?? []) {
        delete button.dataset['tapped'];
        if (button.isConnected) button.click();
      }
    });
  }, []);
}
