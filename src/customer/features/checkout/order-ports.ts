import type { PlacedOrder } from '#domain/api/order.ts';
import type { Attempt, Ports } from '#domain/place-once.ts';
import { randomId } from '#ui/random-id.ts';
import { postOrder } from '../../api/place-order.ts';
import { readSurely, removeEntry, writeEntry } from '../../storage/vault.ts';

export const attemptName = (slug: string) => `attempt:${slug}`;

/** Where this browser keeps a store's try, and how it is sent. */
export function portsOf(slug: string, storeId: string): Ports {
  const name = attemptName(slug);
  return {
    // Whoever misses an unanswered order places it once more.
    read: () => readSurely<Attempt>(name),
    write: (attempt) => writeEntry(name, attempt),
    clear: () => removeEntry(name),
    send: (body, key): Promise<PlacedOrder> => postOrder(storeId, body, key),
    newKey: randomId,
    now: Date.now,
  };
}
