import type { PlacedOrder } from '#domain/api/order.ts';
import type { Attempt, Ports } from '#domain/place-once.ts';
import { postOrder } from '../../api/place-order.ts';
import { readEntry, removeEntry, writeEntry } from '../../storage/vault.ts';

export const attemptName = (slug: string) => `attempt:${slug}`;

/** Where this browser keeps a store's try, and how it is sent. */
export function portsOf(slug: string, storeId: string): Ports {
  const name = attemptName(slug);
  return {
    read: () => readEntry<Attempt>(name),
    write: (attempt) => writeEntry(name, attempt),
    clear: () => removeEntry(name),
    send: (body, key): Promise<PlacedOrder> => postOrder(storeId, body, key),
    newKey,
    now: Date.now,
  };
}

/** randomUUID is not there on a page without https, and a restaurant's own network may have none. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
