import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useDebounced } from '#ui/guests/use-debounced.ts';
import type { Menu } from '../../rules/menu.ts';
import { currentPosition, restorePosition, type ScrollPosition } from '../use-scroll-position.ts';
import { useTools } from '../use-tools.ts';
import type { searchTools } from './search-tools.ts';

const DELAY_MS = 400;
const load = async () => (await import('./search-tools.ts')).searchTools;

/** The text of the field and the search for it, which is null while nothing is searched for. */
export function useSearch(menu: Menu) {
  const [text, setText] = useState('');
  const typed = useDebounced(text, DELAY_MS).trim();
  const [tools, fetchTools] = useTools(load);
  const searchMenu = useMemo(() => tools?.createSearch(menu) ?? null, [tools, menu]);
  const query = searchMenu ? typed : '';

  const top = useRef<HTMLDivElement>(null);
  const searched = text === '' ? null : query;
  // The keyboard covers the lower half of the screen, so the field moves to the top.
  useLayoutEffect(() => {
    if (searched !== null && top.current)
      window.scrollTo(0, window.scrollY + top.current.getBoundingClientRect().top);
  }, [searched]);

  const begin = useSearchStep(tools, text !== '', () => setText(''));
  const onText = (wanted: string) => {
    if (text === '') begin();
    setText(wanted);
    void fetchTools(true);
    if (wanted === '') window.scrollTo(0, 0);
  };
  const field = { text, onText, onFocus: () => void fetchTools() };
  return { top, field, query, search: query === '' ? null : searchMenu };
}

/** Gives a search an entry in the history: Back ends it and restores the scroll position. */
function useSearchStep(tools: typeof searchTools | null, isSearching: boolean, onEnd: () => void) {
  const before = useRef<ScrollPosition | null>(null);
  const stop = useRef(() => {});
  const end = useEffectEvent(() => {
    onEnd();
    if (before.current) stop.current = restorePosition(before.current);
  });
  useEffect(() => {
    if (!isSearching || !tools) return undefined;
    const leave = tools.enterHistory(() => end());
    return () => {
      leave();
      tools.restoreScrolling();
    };
  }, [tools, isSearching]);
  useEffect(() => () => stop.current(), []);
  /** Saves the scroll position that Back restores. */
  return () => {
    stop.current();
    before.current = currentPosition();
    // Clearing the field leads to the top: the browser must not restore its own position.
    history.scrollRestoration = 'manual';
  };
}
