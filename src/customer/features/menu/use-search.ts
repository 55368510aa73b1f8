import { useEffect, useMemo, useState } from 'react';
import type { Menu } from '#domain/menu.ts';
import { showToast } from '../../state/toasts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import type { createSearch, Search } from './search.ts';

/** The search of a menu; null until its script is here, which is loaded when the field is first used. */
export function useSearch(menu: Menu, isUsed: boolean, isTyped: boolean): Search | null {
  const { common } = useTexts();
  const [loaded, setLoaded] = useState<{ createSearch: typeof createSearch } | null>(null);
  useEffect(() => {
    if (loaded || !(isUsed || isTyped)) return;
    import('./search.ts').then(setLoaded, () => isTyped && showToast(common.noNetwork, 'error'));
  }, [loaded, isUsed, isTyped, common]);
  return useMemo(() => loaded?.createSearch(menu) ?? null, [loaded, menu]);
}
