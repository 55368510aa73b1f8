import { useEffect, useMemo, useState } from 'react';
import type { StoreModel } from '#domain/api/store-model.ts';
import { pickupTimes } from '#domain/time/pickup.ts';

const TICK_MS = 30_000;

/** What can still be chosen, as the time goes on. */
export function usePickupTimes({ timeZone, estimate, opening }: StoreModel): string[] {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const closesAt = opening.open ? opening.closesAt : null;
  return useMemo(
    () => pickupTimes({ timeZone, estimate, now, closesAt }),
    [timeZone, estimate, now, closesAt],
  );
}
