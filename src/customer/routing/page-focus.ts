import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';

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
