import type { LoggedOrderEvent } from '#ordering/orders/rules/order.ts';

/**
 * At which places of the kitchen somebody has seen that a line was taken off. What is put back, or taken off again, is to be
 * seen anew.
 */
export function seenChanges(log: readonly Pick<LoggedOrderEvent, 'event'>[]): ReadonlyMap<string, string[]> {
  const seen = new Map<string, string[]>();
  for (const { event } of log) {
    if (event.what === 'change_seen')
      for (const line of event.lines) seen.set(line, [...new Set([...(seen.get(line) ?? []), event.place])]);
    else if (event.what === 'item' && !event.edit) seen.delete(event.lineId);
  }
  return seen;
}
