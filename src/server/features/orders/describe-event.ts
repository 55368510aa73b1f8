import type { TimelineEntry } from '#domain/api/order.ts';
import { toNumber } from '#domain/money/money.ts';
import {
  CANCELLED,
  CONFIRMED,
  type OrderEdit,
  type OrderEvent,
  type OrderState,
  PREPARING,
  RECEIVED,
  SERVED,
} from '#domain/order/order.ts';
import type { TimelineEvent } from '#domain/order/timeline.ts';
import type { LineRow, LogRow } from '../../platform/db/schema/orders.ts';
import type { Audience } from '../../platform/ports/store-feeds.ts';
import { whoDid } from './describe-money.ts';

type Told = Omit<TimelineEntry, 'at'>;

const WHAT: Record<OrderState, TimelineEvent> = {
  [RECEIVED]: 'received',
  [CONFIRMED]: 'confirmed',
  [PREPARING]: 'preparing',
  [SERVED]: 'served',
  [CANCELLED]: 'cancelled',
};

/** Timeline entries of a log entry; one entry can hold two, such as a failed payment and the cancellation that follows. */
export function describeEvent(logged: LogRow, lines: LineRow[], audience: Audience): Told[] {
  const event = logged.event as OrderEvent;
  if (event.what === 'seen') return [{ what: 'seen' }];
  if (event.what === 'ready') return audience === 'guest' ? [] : [describeReady(event, lines)];
  const by = whoDid(logged, audience);
  if (event.what === 'split_off')
    return [{ what: 'placed', state: event.to, amount: toNumber(event.amount), ...by }];
  if (event.what === 'placed') {
    const amount = toNumber(event.amount);
    const placed = { what: 'placed' as const, state: event.state, amount, ...by };
    return event.payment ? [placed, { what: 'payment_awaited', amount }] : [placed];
  }
  const reason = 'reason' in event && event.reason ? { reason: event.reason } : {};
  if (event.what === 'state') return [describeMove(event, { ...reason, ...by, ...guestOf(event) })];
  if (event.what === 'payment') return event.from === event.to ? [] : [describeMove(event, reason)];
  return event.what === 'item' ? describeChange(event, lines, { ...reason, ...by }) : [];
}

/** Only for those who read feedback: guests see their own words, and the kitchen sees none. */
export function describeFeedback(logged: LogRow, audience: Audience): Told[] {
  const event = logged.event as OrderEvent;
  if (audience !== 'floor') return [];
  if (event.what === 'rated') return [{ what: 'rated', stars: event.stars }];
  return event.what === 'answered' ? [{ what: 'answered', ...whoDid(logged, audience) }] : [];
}

type ItemEvent = Extract<OrderEvent, { what: 'item' }>;

function describeChange(event: ItemEvent, lines: LineRow[], more: object): Told[] {
  const sums = { previousAmount: toNumber(event.before), amount: toNumber(event.after) };
  const told = { ...sums, ...more };
  return event.edit ? describeEdit(event.edit, lines, told) : [describeItem(event, lines, told)];
}

function describeItem({ lineId, of, quantity, discarded }: ItemEvent, lines: LineRow[], more: object): Told {
  return {
    what: discarded ? 'item_discarded' : 'item_restored',
    item: labelOf({ lineId: of ?? lineId }, lines),
    ...(quantity === undefined ? {} : { quantity }),
    ...more,
  };
}

/** One entry for each dish that was added, and one if the discounts have changed. */
function describeEdit({ added, more, discounts }: OrderEdit, lines: LineRow[], sums: object): Told[] {
  const came = [...added, ...more].map((line) => ({
    what: 'item_added' as const,
    item: labelOf(line, lines),
    quantity: line.quantity,
    ...sums,
  }));
  return discounts ? [...came, { what: 'discounted', ...sums }] : came;
}

function guestOf({ byGuest }: { byGuest?: true }): { byGuest?: true } {
  return byGuest ? { byGuest } : {};
}

/** Guests are told when the whole order is ready, not a part of it. */
export function describeTurn(isReady: boolean | undefined): Told[] {
  return isReady === undefined ? [] : [{ what: isReady ? 'ready' : 'not_ready' }];
}

function describeReady(event: Extract<OrderEvent, { what: 'ready' }>, lines: LineRow[]): Told {
  return { what: event.ready ? 'item_ready' : 'item_not_ready', item: labelOf(event, lines) };
}

function labelOf({ lineId }: { lineId: string }, lines: LineRow[]): string {
  return lines.find(({ id }) => id === lineId)?.itemLabel ?? '';
}

function describeMove({ from, to }: { from: OrderState; to: OrderState }, reason: object): Told {
  return { what: WHAT[to], from, state: to, ...reason };
}
