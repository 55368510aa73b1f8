import { useCallback, useEffect, useState } from 'react';
import type { GuestReservation } from '#domain/api/calendar.ts';
import { AppError } from '#domain/errors.ts';
import { SECOND } from '#domain/time/durations.ts';
import { fetchBooking } from '../../api/calendar.ts';

const EACH_MS = 15 * SECOND;

export interface OwnBooking {
  booking: GuestReservation | null;
  isMissing: boolean;
  /** Whether the last look failed, so that what is shown may be old. */
  isOld: boolean;
  set: (booking: GuestReservation) => void;
  refetch: () => Promise<void>;
}

/** A reservation as it is now: asked for again while it is looked at. */
export function useOwnBooking(slug: string, id: string): OwnBooking {
  const [booking, set] = useState<GuestReservation | null>(null);
  const [state, setState] = useState<'known' | 'missing' | 'old'>('known');
  const refetch = useCallback(async () => {
    try {
      set(await fetchBooking({ storeId: slug, reservationId: id }));
      setState('known');
    } catch (error) {
      const isGone = error instanceof AppError && error.code.endsWith('_NOT_FOUND');
      setState(isGone ? 'missing' : 'old');
    }
  }, [slug, id]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    void refetch();
    const timer = setInterval(look, EACH_MS);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [refetch]);
  return { booking, isMissing: state === 'missing', isOld: state === 'old', set, refetch };
}
