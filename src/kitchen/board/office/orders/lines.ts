import { type KitchenLine, saidOptions } from '#kitchen/tickets/rules/kitchen-lines.ts';
import { isHeldItem } from '#ordering/courses/rules/held-items.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';

type Item = KitchenLine;

/** Identical items of an order as one line. */
export interface MergedLine {
  /** Stable for as long as the order has such an item. */
  key: string;
  label: string;
  options: readonly string[];
  /** Those of the options with which something stands in for what is out. */
  swaps: readonly string[];
  /** The combo that it is part of; empty for other dishes. */
  combo: string;
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
  configs: Item['configs'];
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
      item.combo?.label,
      saidOptions(item),
      item.remarks,
      item.discarded,
      item.added,
      item.held,
    ]);
    const { itemLabel: label, quantity, discarded, ready, added = false, itemID, remarks: note = '' } = item;
    const { swaps = [], combo: { label: combo = '' } = {} } = item;
    const same = lines.get(key);
    if (same === undefined) {
      const options = saidOptions(item).filter((option) => !swaps.includes(option));
      const hold = isHeldItem(item) ? (item.course?.name ?? '') : null;
      const line = { key, label, options, swaps, combo, note, quantity, discarded, ready, added, hold };
      lines.set(key, { ...line, itemID, configs: item.configs, ids: [item._id] });
      continue;
    }
    same.quantity += quantity;
    same.ready &&= ready;
    same.ids.push(item._id);
  }
  return [...lines.values()];
}

export interface StationLine extends MergedLine {
  /** What a tap marks as ready, or takes back where all of it is. */
  tapped: KitchenLine[];
}

/** Equal dishes share a line, which stays one and says how many are still to be made if some are ready. */
export const stationLines = (lines: readonly KitchenLine[]): StationLine[] =>
  mergeItems(lines).map((line) => {
    const own = lines.filter(({ _id }) => line.ids.includes(_id));
    const tapped = line.ready ? own : own.filter(({ ready }) => !ready);
    return { ...line, tapped, quantity: tapped.reduce((sum, { quantity }) => sum + quantity, 0) };
  });

export const optionText = (item: Item): string => saidOptions(item).join(' · ');

/** "2× Paneer tikka · Half · Tofu instead of Paneer · Lunch combo", for where a dish is read on one line. */
export const lineText = ({ quantity, label, options, swaps, combo }: MergedLine): string =>
  [`${quantity}× ${label}`, ...options, ...swaps, combo].filter(Boolean).join(' · ');

/** Not if everything was taken off: then there is nothing to hand over. */
export function isAllReady({ items }: Pick<StaffOrderView, 'items'>): boolean {
  const kept = items.filter(({ discarded }) => !discarded);
  return kept.length > 0 && kept.every(({ ready }) => ready);
}

/** The ids of the items that are to be made now. */
export function missingIn({ items }: Pick<StaffOrderView, 'items'>): string[] {
  return items.filter(({ discarded, ready, held }) => !discarded && !ready && !held).map(({ _id }) => _id);
}
