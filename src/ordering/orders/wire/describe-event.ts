import type { TaxedGroups } from '#ordering/prices/rules/taxed-parts.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import {
  CANCELLED,
  CONFIRMED,
  type OrderEdit,
  type OrderEvent,
  type OrderState,
  PREPARING,
  RECEIVED,
  SERVED,
} from '../rules/order.ts';
import type { TimelineEvent } from '../rules/timeline.ts';
import type { TimelineEntry } from './order.ts';

type Told = Omit<TimelineEntry, 'at'>;

/** Lines with their names. */
type Named = readonly { id: string; itemLabel: string; configs?: TaxedGroups | undefined }[];

const WHAT: Record<OrderState, TimelineEvent> = {
  [RECEIVED]: 'received',
  [CONFIRMED]: 'confirmed',
  [PREPARING]: 'preparing',
  [SERVED]: 'served',
  [CANCELLED]: 'cancelled',
};

/** Timeline entries of a log entry; one entry can hold two, such as a failed payment and the cancellation that follows. */
export function describeEvent(
  event: OrderEvent,
  lines: Named,
  { isForGuest, by }: { isForGuest: boolean; by: Pick<Told, 'by' | 'approvedBy'> },
): Told[] {
  if (event.what === 'seen') return [{ what: 'seen' }];
  if (isOfKitchen(event)) return isForGuest ? [] : [describeKitchen(event, lines, by)];
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

type ItemEvent = Extract<OrderEvent, { what: 'item' }>;

function describeChange(event: ItemEvent, lines: Named, more: object): Told[] {
  const sums = { previousAmount: toNumber(event.before), amount: toNumber(event.after) };
  const told = { ...sums, ...more };
  return event.edit ? describeEdit(event.edit, lines, told) : [describeItem(event, lines, told)];
}

function describeItem({ lineId, of, quantity, discarded }: ItemEvent, lines: Named, more: object): Told {
  return {
    what: discarded ? 'item_discarded' : 'item_restored',
    item: labelOf({ lineId: of ?? lineId }, lines),
    ...(quantity === undefined ? {} : { quantity }),
    ...more,
  };
}

/** One entry for each dish that was added, and one if the discounts have changed. */
function describeEdit({ added, more, discounts }: OrderEdit, lines: Named, sums: object): Told[] {
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

type KitchenEvent = Extract<OrderEvent, { what: 'ready' | 'part_ready' | 'change_seen' | 'fired' }>;

const OF_KITCHEN: readonly OrderEvent['what'][] = ['ready', 'part_ready', 'change_seen', 'fired'];
const isOfKitchen = (event: OrderEvent): event is KitchenEvent => OF_KITCHEN.includes(event.what);

function describeKitchen(event: KitchenEvent, lines: Named, by: object): Told {
  if (event.what === 'fired')
    return { what: 'fired', item: event.courses.join(', '), ...guestOf(event), ...by };
  if (event.what !== 'change_seen')
    return { what: event.ready ? 'item_ready' : 'item_not_ready', item: labelOfReady(event, lines) };
  const labels = event.lines.map((lineId) => labelOf({ lineId }, lines));
  return { what: 'change_seen', item: [...new Set(labels)].join(', '), ...by };
}

function labelOfReady(event: Extract<KitchenEvent, { what: 'ready' | 'part_ready' }>, lines: Named): string {
  const line = lines.find(({ id }) => id === event.lineId);
  const dishes = line?.configs?.flatMap(({ options }) => options.filter(({ part }) => part)) ?? [];
  const dish = event.what === 'part_ready' ? dishes[event.part] : undefined;
  return dish?.label ?? line?.itemLabel ?? '';
}

function labelOf({ lineId }: { lineId: string }, lines: Named): string {
  return lines.find(({ id }) => id === lineId)?.itemLabel ?? '';
}

function describeMove({ from, to }: { from: OrderState; to: OrderState }, reason: object): Told {
  return { what: WHAT[to], from, state: to, ...reason };
}
