import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { EARLY_TAPS } from '../document/early-script.ts';

const NEW_PAGE = 'main:not([aria-busy])';

/** Moves the focus to a new page as soon as it is rendered. */
export function usePageFocus(): void {
  const [path] = useLocation();
  const address = `${path}?${useSearch()}`;
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return undefined;
    shown.current = address;
    if (giveFocus()) return undefined;
    const observer = new MutationObserver(() => giveFocus() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [address]);
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
