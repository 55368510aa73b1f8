import {
  giveBill,
  giveNumber,
  joinBills,
  joinNumbers,
  type OwnNumbers,
} from '#domain/commands/own-numbers.ts';
import { MINUTE } from '#domain/time/durations.ts';
import { serverNow } from './clock.ts';
import { openDeviceDatabase } from './database.ts';

const KEY = 'own';

/** Takes over what the server has reserved for this tablet. `isAllSent`: nothing is kept here that it has not heard of. */
export async function keepNumbers(
  { letter, orders, bills }: OwnNumbers,
  isAllSent: () => Promise<boolean>,
): Promise<void> {
  const sent = await isAllSent();
  await changeNumbers((kept) => {
    // A number that was given just now may be on its way.
    const isHeard = sent && serverNow() - (kept?.givenAt ?? 0) > MINUTE;
    return [
      {
        ...{ letter, orders: joinNumbers(orders, kept?.orders ?? []), givenAt: kept?.givenAt ?? 0 },
        bills: bills ? joinBills(bills, kept?.bills ?? null, isHeard) : null,
      },
      null,
    ];
  });
}

export interface TakenNumbers {
  orderNo: number;
  tabletLetter: string;
  /** Of its bill, if it is billed at once. */
  bill: string | null;
}

/** The next number of an order and, if it has a bill, of that: for good, and in no other tab. Null if there is none. */
export async function takeNumbers(isBilled: boolean, timeZone: string): Promise<TakenNumbers | null> {
  try {
    return await changeNumbers((kept) => {
      const one = giveNumber(kept?.orders ?? []);
      if (!kept || !one) return [kept, null];
      const { letter } = kept;
      const at = serverNow();
      const bill = isBilled && kept.bills ? giveBill(kept.bills, { letter, timeZone, at }) : null;
      return [
        { letter, orders: one.left, bills: bill?.left ?? kept.bills ?? null, givenAt: at },
        { orderNo: one.given, tabletLetter: letter, bill: bill?.given ?? null },
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
