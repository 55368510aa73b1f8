import type { Minor } from '#platform/money/rules/money.ts';
import type { TableLine } from './shared-lines.ts';

/** What has changed in the lines that a guest wanted to send. */
export type CartChange =
  | { what: 'gone' | 'notOffered'; label: string }
  /** More of it was wanted than is left. */
  | { what: 'few'; label: string; wanted: number; left: number }
  | { what: 'quantity'; label: string; before: number; now: number }
  | { what: 'price'; label: string; before: Minor; now: Minor };

/** `short`: the dishes of which too few are left. */
export function cartChanges(
  wanted: readonly TableLine[],
  present: readonly TableLine[],
  short: readonly ShortDish[] = [],
): CartChange[] {
  const changes = wanted.flatMap(({ id, entry: before, isOffered: wasOffered }): CartChange[] => {
    const { label } = before;
    const now = present.find((line) => line.id === id);
    if (!now) return [{ what: 'gone', label }];
    if (!now.isOffered) return wasOffered ? [{ what: 'notOffered', label }] : [];
    const { quantity, unit } = now.entry;
    return [
      ...(quantity === before.quantity
        ? []
        : [{ what: 'quantity', label, before: before.quantity, now: quantity } as const]),
      ...(unit === before.unit ? [] : [{ what: 'price', label, before: before.unit, now: unit } as const]),
    ];
  });
  const few = short.flatMap(({ itemLabel: label, left = 0, wanted = left + 1 }): CartChange[] => {
    if (changes.some((change) => change.label === label)) return [];
    return [left > 0 ? { what: 'few', label, wanted, left } : { what: 'notOffered', label }];
  });
  return [...changes, ...few];
}

interface ShortDish {
  itemLabel: string;
  left?: number;
  /** The previous release does not say it. */
  wanted?: number;
}

/** The dishes that a refusal names. */
export const shortDishes = ({ items }: { items?: unknown }): ShortDish[] =>
  Array.isArray(items) ? (items as ShortDish[]) : [];
