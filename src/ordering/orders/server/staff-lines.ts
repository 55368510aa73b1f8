import { readyParts } from '#kitchen/tickets/rules/ready-parts.ts';
import { seenChanges } from '#kitchen/tickets/rules/seen-changes.ts';
import { firedLines } from '#ordering/courses/rules/fired-lines.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import type { LoggedOrderEvent } from '../rules/order.ts';
import type { LineRow } from '../tables.ts';
import type { OrderView, StaffOrderView } from '../wire/order.ts';
import { partsView, taxRateView } from '../wire/order-parts-view.ts';
import type { OrderAsOf } from './as-of.ts';

/** The lines of an order with what only the kitchen and the floor may see. */
export function staffLines(
  items: OrderView['items'],
  { entries, fold, lines }: OrderAsOf,
  { isKitchen }: { isKitchen: boolean },
): StaffOrderView['items'] {
  const rows = new Map(lines.map((line) => [line.id, line]));
  const [added, seen, fired] = [addedIn(entries), seenChanges(entries), firedLines(entries)];
  const parts = readyParts(entries);
  return items.map((item) => {
    const { itemId = '', partOf = null, taxes = [], configs = [], pricedBy } = rows.get(item._id) ?? {};
    const isReady = fold.ready.has(item._id);
    const firedAt = fired.get(item._id);
    return {
      ...item,
      ready: isReady,
      itemID: itemId,
      ...(added.has(item._id) ? { added: true } : {}),
      ...(firedAt === undefined ? {} : { firedAt: new Date(firedAt).toISOString() }),
      ...(seen.has(item._id) ? { changeSeen: seen.get(item._id) } : {}),
      ...(partOf === null ? {} : { partOf }),
      ...(isKitchen ? {} : { taxes: taxes.map(taxRateView), ...pricedView(pricedBy) }),
      ...partsView({ configs }, isReady ? 'all' : parts.get(item._id), { isKitchen }),
    };
  });
}

const pricedView = (by: LineRow['pricedBy'] | undefined) =>
  by ? { priced: { label: by.label, usual: toNumber(by.usual) } } : {};

/** Lines that came or grew after the order was placed. */
function addedIn(entries: readonly LoggedOrderEvent[]): ReadonlySet<string> {
  const edits = entries.flatMap(({ event }) => (event.what === 'item' && event.edit ? [event.edit] : []));
  return new Set(edits.flatMap(({ added, more }) => [...added, ...more].map(({ lineId }) => lineId)));
}
