import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { EARLY_TAPS } from '../document/early-script.ts';

const NEW_PAGE = 'main:not([aria-busy])';

/** What had the focus is gone with the page before: the new one gets it, as soon as it is there. */
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

/** Each new page begins at its top; going back is the browser's to restore. */
export function useScrollToTop(): void {
  const [path] = useLocation();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    window.scrollTo(0, 0);
  }, [path]);
}

/** Buttons that were tapped before the app had taken the page over do now what they are for, once each. */
export function useEarlyTaps(): void {
  useEffect(() => {
    const early = window as unknown as Record<string, Set<HTMLElement> | undefined>;
    const buttons = early[EARLY_TAPS];
    delete early[EARLY_TAPS];
    // Out of this effect: a tap on a part that is not taken over yet has it taken over first.
    setTimeout(() => {
      for (const button of buttons ?? []) {
        delete button.dataset['tapped'];
        if (button.isConnected) button.click();
      }
    });
  }, []);
}
