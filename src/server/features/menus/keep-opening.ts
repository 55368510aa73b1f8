import { MINUTE } from '#domain/time/durations.ts';
import { type Openable, type OpeningStatus, openingStatus } from '#domain/time/opening.ts';

interface Known {
  status: OpeningStatus;
  from: number;
  until: number;
}

/** Whether the store is open, worked out anew only when that can have changed. */
export function keepOpening(store: Openable): (now: number) => OpeningStatus {
  let known: Known | null = null;
  return (now) => {
    if (known && known.from <= now && now < known.until) return known.status;
    const status = openingStatus(store, now);
    known = { status, from: now, until: endOf(status, now) };
    return status;
  };
}

/** Without a next change, one may come in sight with the next minute. */
function endOf(status: OpeningStatus, now: number): number {
  const next = status.open ? status.closesAt : status.opensAt;
  return next ?? (Math.floor(now / MINUTE) + 1) * MINUTE;
}
