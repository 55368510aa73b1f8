import { useMemo } from 'react';
import { formatDayTime } from '../../../../components/format.ts';
import { useStore } from '../../../../session/current-store.ts';
import { useInterface } from '../../../../texts/index.ts';
import type { Wording } from './describe-value.ts';

export function useWording(): Wording {
  const { t, language } = useInterface();
  const { currency, timeZone } = useStore().profile;
  return useMemo(
    () => ({ t, currency, when: (at: string) => formatDayTime(at, { language, timeZone }) }),
    [t, currency, language, timeZone],
  );
}
