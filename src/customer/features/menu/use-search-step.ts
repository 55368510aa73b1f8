import { useEffect, useEffectEvent, useRef } from 'react';
import type { searchTools } from './search-tools.ts';
import { goBackTo, type Place, readPlace } from './use-kept-place.ts';

/** A search is a step of the page: Back ends it, and the menu stands again where it stood when the search began. */
export function useSearchStep(tools: typeof searchTools | null, isSearching: boolean, onEnd: () => void) {
  const before = useRef<Place | null>(null);
  const stop = useRef(() => {});
  const end = useEffectEvent(() => {
    onEnd();
    if (before.current) stop.current = goBackTo(before.current);
  });
  useEffect(() => {
    if (!isSearching || !tools) return undefined;
    const leave = tools.enterHistory(() => end());
    return () => {
      leave();
      tools.scrollByItself();
    };
  }, [tools, isSearching]);
  useEffect(() => () => stop.current(), []);
  /** What is on the screen now is what Back returns to. */
  return () => {
    stop.current();
    before.current = readPlace();
    // Whoever clears the field is at the top of the menu, and not where the browser remembers to have been.
    history.scrollRestoration = 'manual';
  };
}
