import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

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
