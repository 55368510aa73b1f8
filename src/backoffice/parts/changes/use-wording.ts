import { useMemo } from 'react';
import { useInterface } from '../../texts/index.ts';
import { useStore } from '../current-store.ts';
import { formatDayTime } from '../format.ts';
import type { Wording } from './describe-value.ts';

export function useWording(): Wording {
  const { t, language } = useInterface();
  const { currency, timeZone } = useStore().profile;
  return useMemo(
    () => ({ t, currency, when: (at: string) => formatDayTime(at, { language, timeZone }) }),
    [t, currency, language, timeZone],
  );
}
