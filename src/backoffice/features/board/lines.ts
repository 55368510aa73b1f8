import type { StaffOrderView } from '#domain/api/order.ts';
import { toldIn } from '#domain/menu/options.ts';

type Item = StaffOrderView['items'][number];

/** Identical items of a ticket, made as one. */
export interface TicketLine {
  /** Stays the same for as long as the ticket has such an item. */
  key: string;
  label: string;
  options: readonly string[];
  /** What was asked for with it; empty where nothing was. */
  note: string;
  quantity: number;
  discarded: boolean;
  ready: boolean;
  itemID: string;
  ids: string[];
}

/** The same dish with the same options and note is one line; what was taken off stands by itself. */
export function linesOf(items: readonly Item[]): TicketLine[] {
  const lines = new Map<string, TicketLine>();
  for (const item of items) {
    const key = JSON.stringify([item.itemID, item.itemLabel, item.configs, item.remarks, item.discarded]);
    const { itemLabel: label, quantity, discarded, ready, itemID, remarks: note = '' } = item;
    const same = lines.get(key);
    if (same === undefined) {
      const options = toldIn(item).filter(Boolean);
      lines.set(key, { key, label, options, note, quantity, discarded, ready, itemID, ids: [item._id] });
      continue;
    }
    same.quantity += quantity;
    same.ready &&= ready;
    same.ids.push(item._id);
  }
  return [...lines.values()];
}

/** How many portions of each line stay when so many are taken off: first what is not made yet, and of that the latest. */
export function portionsOff(
  items: readonly Pick<Item, '_id' | 'quantity' | 'ready'>[],
  count: number,
): { itemId: string; keep?: number }[] {
  let left = count;
  const inTurn = items.toReversed().toSorted((one, other) => Number(one.ready) - Number(other.ready));
  return inTurn.flatMap(({ _id: itemId, quantity }) => {
    const off = Math.min(left, quantity);
    left -= off;
    if (off === 0) return [];
    return [off === quantity ? { itemId } : { itemId, keep: quantity - off }];
  });
}

export function optionsOf(item: Pick<Item, 'options' | 'configs'>): string {
  return toldIn(item).filter(Boolean).join(' · ');
}

/** Nothing of it is still to be made. */
export function isAllReady({ items }: Pick<StaffOrderView, 'items'>): boolean {
  return items.every(({ discarded, ready }) => discarded || ready);
}

/** What is still to be made of it. */
export function missingIn({ items }: Pick<StaffOrderView, 'items'>): string[] {
  return items.filter(({ discarded, ready }) => !discarded && !ready).map(({ _id }) => _id);
}
