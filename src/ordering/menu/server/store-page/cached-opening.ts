import { MINUTE } from '#platform/time/rules/durations.ts';
import { type Openable, type OpeningStatus, openingStatus } from '#restaurant/opening-hours/rules/opening.ts';

interface Known {
  status: OpeningStatus;
  from: number;
  until: number;
}

/** Computes the status again only when it can have changed, because every page asks for it. */
export function cachedOpening(store: Openable): (now: number) => OpeningStatus {
  let known: Known | null = null;
  return (now) => {
    if (known && known.from <= now && now < known.until) return known.status;
    const status = openingStatus(store, now);
    known = { status, from: now, until: endOf(status, now) };
    return status;
  };
}

/** A status without a next change expires with the minute, because a change can come within the search's range. */
function endOf(status: OpeningStatus, now: number): number {
  const next = status.open ? status.closesAt : status.opensAt;
  return next ?? (Math.floor(now / MINUTE) + 1) * MINUTE;
}
