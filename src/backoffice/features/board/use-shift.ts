import { useLocalStorage } from '@mantine/hooks';
import { useCallback } from 'react';
import { useStore } from '../../parts/current-store.ts';
import { endOfDay } from '../../parts/until.ts';

/** This device remembers that somebody works at it, until they stop or the store's day is over. */
export function useShift() {
  const { timeZone } = useStore().profile;
  const [until, setUntil] = useLocalStorage({
    key: 'thali.shift',
    defaultValue: 0,
    getInitialValueInEffect: false,
  });
  const start = useCallback(() => setUntil(endOfDay(timeZone, Date.now())), [setUntil, timeZone]);
  const end = useCallback(() => setUntil(0), [setUntil]);
  return { isUnderWay: until > Date.now(), start, end };
}
