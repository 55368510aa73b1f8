import { isSettledBy } from '#money/payments/rules/payment.ts';
import type { ActorRecord } from '#ordering/orders/tables.ts';
import { toDecimal } from '#platform/money/rules/money.ts';
import type { LogRow } from '#platform/realtime/tables.ts';
import type { SittingEvent } from '../rules/sitting-events.ts';
import type { StaffSitting } from '../wire/sittings.ts';

/** What has happened in a sitting. The screens have the words. */
export function timelineOf(log: readonly LogRow[]): StaffSitting['timeline'] {
  return log.flatMap(({ at, actor, event }) => {
    const told = event as SittingEvent;
    // Nothing remains of it, so that there is nothing to show.
    if (told.what === 'needs') return [];
    const text = factsOf(told);
    return [{ at: at.toISOString(), what: whatOf(told), by: nameOf(actor), ...(text ? { text } : {}) }];
  });
}

/** A receipt tells whether money came, was taken back, or was settled otherwise. */
function whatOf(event: SittingEvent): string {
  if (event.what !== 'received') return event.what;
  if (event.amount + event.tip < 0) return 'taken_back';
  return isSettledBy(event.method) ? 'settled' : event.what;
}

const nameOf = (actor: ActorRecord): string => ('name' in actor ? actor.name : '');

function factsOf(event: SittingEvent): string {
  switch (event.what) {
    case 'opened':
      return event.table.name;
    case 'came':
      return String(event.number);
    case 'line':
      return `${event.line.quantity} × ${event.line.label}`;
    case 'sent':
      return String(event.round);
    case 'called':
      return event.kind;
    case 'part':
    case 'received':
      return toDecimal(Math.abs(event.amount));
    case 'part_state':
      return event.to;
    case 'sitting_state':
      return [event.to, event.reason].filter(Boolean).join(': ');
    case 'served_by':
      return event.name ?? '';
    case 'covers':
      return String(event.covers ?? '');
    case 'moved':
      return `${event.from.name} → ${event.to.name}`;
    case 'took_over':
      return event.table.name;
    default:
      return '';
  }
}
