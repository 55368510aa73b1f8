import { useMemo } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface } from '#texts/office/index.ts';
import { formatDayTime } from '#ui/office/format.ts';
import type { Wording } from './describe-value.ts';

export function useWording(): Wording {
  const { t, language } = useInterface();
  const { currency, timeZone } = useStore().profile;
  return useMemo(
    () => ({ t, currency, when: (at: string) => formatDayTime(at, { language, timeZone }) }),
    [t, currency, language, timeZone],
  );
}
