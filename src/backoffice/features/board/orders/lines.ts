import type { StaffOrderView } from '#domain/api/order.ts';
import { isHeldItem } from '#domain/courses/held-items.ts';
import { shownOptionsOf } from '#domain/menu/shown-options.ts';

type Item = StaffOrderView['items'][number];

/** Identical items of an order as one line. */
export interface MergedLine {
  /** Stable for as long as the order has such an item. */
  key: string;
  label: string;
  options: readonly string[];
  /** The guest's note; empty without one. */
  note: string;
  quantity: number;
  discarded: boolean;
  ready: boolean;
  /** Whether it came, or became more, after the order was placed. */
  added: boolean;
  /** The course that it is held for. */
  hold: string | null;
  itemID: string;
  ids: string[];
}

/** Merges items with the same dish, options and note. Removed items and added ones stay apart. */
export function mergeItems(items: readonly Item[]): MergedLine[] {
  const lines = new Map<string, MergedLine>();
  for (const item of items) {
    const key = JSON.stringify([
      item.itemID,
      item.itemLabel,
      item.configs,
      item.remarks,
      item.discarded,
      item.added,
      item.held,
    ]);
    const { itemLabel: label, quantity, discarded, ready, added = false, itemID, remarks: note = '' } = item;
    const same = lines.get(key);
    if (same === undefined) {
      const options = shownOptionsOf(item).filter(Boolean);
      const hold = isHeldItem(item) ? (item.course?.name ?? '') : null;
      const line = { key, label, options, note, quantity, discarded, ready, added, hold, itemID };
      lines.set(key, { ...line, ids: [item._id] });
      continue;
    }
    same.quantity += quantity;
    same.ready &&= ready;
    same.ids.push(item._id);
  }
  return [...lines.values()];
}

export function optionText(item: Pick<Item, 'options' | 'configs'>): string {
  return shownOptionsOf(item).filter(Boolean).join(' · ');
}

/** Not if everything was taken off: then there is nothing to hand over. */
export function isAllReady({ items }: Pick<StaffOrderView, 'items'>): boolean {
  const kept = items.filter(({ discarded }) => !discarded);
  return kept.length > 0 && kept.every(({ ready }) => ready);
}

/** The ids of the items that are to be made now. */
export function missingIn({ items }: Pick<StaffOrderView, 'items'>): string[] {
  return items.filter(({ discarded, ready, held }) => !discarded && !ready && !held).map(({ _id }) => _id);
}
