import type { Minor } from '../money/money.ts';
import type { TableLine } from './shared-lines.ts';

/** What has changed in the lines that a guest wanted to send. */
export type CartChange =
  | { what: 'gone' | 'notOffered'; label: string }
  | { what: 'quantity'; label: string; before: number; now: number }
  | { what: 'price'; label: string; before: Minor; now: Minor };

export function cartChanges(wanted: readonly TableLine[], present: readonly TableLine[]): CartChange[] {
  return wanted.flatMap(({ id, entry: before, isOffered: wasOffered }): CartChange[] => {
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
}
