import { useState } from 'react';
import { useTexts } from '#platform/language/guests/use-texts.ts';
import { showToast } from '#platform/phone/guests/state/toasts.ts';

/** Loads a script when it is first needed; null until then. A failure is shown if the guest has asked for it. */
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
