import type { Audience } from '#platform/ports/server/store-feeds.ts';
import type { LogRow } from '#platform/realtime/tables.ts';
import type { OrderEvent } from '../rules/order.ts';
import type { TimelineEntry } from '../wire/order.ts';
import { whoDid } from './describe-money.ts';

type Told = Omit<TimelineEntry, 'at'>;

/** Only for those who read feedback: guests see their own words, and the kitchen sees none. */
export function describeFeedback(logged: LogRow, audience: Audience): Told[] {
  const event = logged.event as OrderEvent;
  if (audience !== 'floor') return [];
  if (event.what === 'rated') return [{ what: 'rated', stars: event.stars }];
  return event.what === 'answered' ? [{ what: 'answered', ...whoDid(logged, audience) }] : [];
}

/** Guests are told when the whole order is ready, not a part of it. */
export function describeTurn(isReady: boolean | undefined): Told[] {
  return isReady === undefined ? [] : [{ what: isReady ? 'ready' : 'not_ready' }];
}
