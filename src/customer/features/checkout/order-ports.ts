import type { PlacedOrder } from '#domain/api/order.ts';
import type { Attempt, Ports } from '#domain/sending/place-once.ts';
import { randomId } from '#ui/random-id.ts';
import { NoAnswer } from '../../api/call.ts';
import { postOrder } from '../../api/orders.ts';
import { isOutOfReach, readEntry, removeEntry, writeEntry } from '../../storage/vault.ts';

export const attemptName = (slug: string) => `attempt:${slug}`;

/** Where this browser keeps a store's try, and how it is sent. */
export function portsOf(slug: string, storeId: string): Ports {
  const name = attemptName(slug);
  return {
    read: () => readAttempt(name),
    write: (attempt) => writeEntry(name, attempt),
    clear: () => removeEntry(name),
    send: (body, key): Promise<PlacedOrder> => postOrder(storeId, body, key),
    newKey: randomId,
    now: Date.now,
  };
}

/** What is kept has not been answered: whoever can't read it would place the same order once more. */
export async function readAttempt(name: string): Promise<Attempt | null> {
  if (await isOutOfReach(name)) throw new NoAnswer();
  return readEntry<Attempt>(name);
}
