import { useEffect, useState } from 'react';
import { showToast } from '../../state/toasts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import type { searchTools } from './search-tools.ts';

export type SearchTools = typeof searchTools;

/** Null until its script is here, which is loaded when the field is first used. */
export function useSearchTools(isUsed: boolean, isTyped: boolean): SearchTools | null {
  const { common } = useTexts();
  const [tools, setTools] = useState<SearchTools | null>(null);
  useEffect(() => {
    if (tools || !(isUsed || isTyped)) return;
    import('./search-tools.ts').then(
      (loaded) => setTools(loaded.searchTools),
      () => isTyped && showToast(common.noNetwork, 'error'),
    );
  }, [tools, isUsed, isTyped, common]);
  return tools;
}
