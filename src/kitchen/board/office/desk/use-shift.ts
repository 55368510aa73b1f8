import { useLocalStorage } from '@mantine/hooks';
import { useCallback, useEffect } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { serverNow } from '#restaurant/without-the-line/office/clock.ts';
import { endOfDay } from '#ui/office/until.ts';

/** The shift at this device, which lasts until somebody ends it or the store's day is over. */
export function useShift() {
  const { timeZone } = useStore().profile;
  const [until, setUntil] = useLocalStorage({
    key: 'thali.shift',
    defaultValue: 0,
    getInitialValueInEffect: false,
  });
  const start = useCallback(() => setUntil(endOfDay(timeZone, serverNow())), [setUntil, timeZone]);
  const end = useCallback(() => setUntil(0), [setUntil]);
  return { isUnderWay: until > serverNow(), start, end };
}

/** Keeps the screen awake. The browser releases the lock whenever the page is hidden, so it is requested again. */
export function useWakeLock(isActive: boolean): void {
  useEffect(() => {
    if (!isActive || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isUnmounted = false;
    const request = async () => {
      if (document.visibilityState !== 'visible') return;
      // A device with a low battery refuses.
      const sentinel = await navigator.wakeLock.request('screen').catch(() => null);
      if (isUnmounted) await sentinel?.release();
      else lock = sentinel;
    };
    const onVisible = () => void request();
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isUnmounted = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, [isActive]);
}
