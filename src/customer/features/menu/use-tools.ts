import { useState } from 'react';
import { showToast } from '../../state/toasts.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** What is loaded when it is first needed; null until it is here. Whoever has asked for it is told when it can't be had. */
export function useTools<Tools extends object>(load: () => Promise<Tools>) {
  const { common } = useTexts();
  const [tools, setTools] = useState<Tools | null>(null);
  const fetchTools = async (isAskedFor = false) => {
    if (!tools)
      await load().then(setTools, () => {
        if (isAskedFor) showToast(common.noNetwork, 'error');
      });
  };
  return [tools, fetchTools] as const;
}
