import type { Clock } from '../../components/format.ts';
import { useInterface } from '../../texts/index.ts';

/** Operators read the times of all stores by their own clock. */
export function useOperatorClock(): Clock {
  const { language } = useInterface();
  return { language, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}
