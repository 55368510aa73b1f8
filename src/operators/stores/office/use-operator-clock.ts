import { useInterface } from '#texts/office/index.ts';
import type { Clock } from '#ui/office/format.ts';

/** Operators read the times of all stores by their own clock. */
export function useOperatorClock(): Clock {
  const { language } = useInterface();
  return { language, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}
