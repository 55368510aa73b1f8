import { giveNumber, joinNumbers, type OwnNumbers } from '#domain/commands/own-numbers.ts';
import { openDeviceDatabase } from './database.ts';

const KEY = 'own';

/** Takes over what the server has reserved for this tablet. */
export async function keepNumbers({ letter, orders }: OwnNumbers): Promise<void> {
  await changeNumbers((kept) => [{ letter, orders: joinNumbers(orders, kept?.orders ?? []) }, null]);
}

/** The next number of an order, for good: no other tab of this browser gives it too. Null if there is none. */
export async function takeOrderNo(): Promise<{ orderNo: number; tabletLetter: string } | null> {
  try {
    return await changeNumbers((kept) => {
      const one = giveNumber(kept?.orders ?? []);
      if (!kept || !one) return [kept, null];
      const { letter } = kept;
      return [
        { letter, orders: one.left },
        { orderNo: one.given, tabletLetter: letter },
      ];
    });
  } catch {
    // A browser that can keep nothing gives no numbers.
    return null;
  }
}

type Change<T> = (kept: OwnNumbers | null) => [kept: OwnNumbers | null, result: T];

/** In one transaction, which other tabs wait for. */
async function changeNumbers<T>(change: Change<T>): Promise<T> {
  const database = await openDeviceDatabase();
  const writing = database.transaction('numbers', 'readwrite', { durability: 'strict' });
  const [now, result] = change((await writing.store.get(KEY)) ?? null);
  if (now) await writing.store.put(now, KEY);
  await writing.done;
  return result;
}
