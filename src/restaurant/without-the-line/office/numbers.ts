import { MINUTE } from '#platform/time/rules/durations.ts';
import {
  giveBill,
  giveNumber,
  joinBills,
  joinNumbers,
  type OwnBills,
  type OwnNumbers,
} from '../rules/own-numbers.ts';
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
    const isHeard = sent && isLongAgo(kept);
    // The server's next one is the same.
    if (isHeard) spare = null;
    return [
      {
        letter,
        orders: joinNumbers(orders, kept?.orders ?? []),
        givenAt: kept?.givenAt ?? 0,
        bills: bills ? joinBills(bills, kept?.bills ?? null, isHeard) : null,
      },
      null,
    ];
  });
}

/** A number that was given just now may be on its way. */
const isLongAgo = (kept: OwnNumbers | null | undefined) => serverNow() - (kept?.givenAt ?? 0) > MINUTE;

/** Whether no number that was given here can still come to the server. */
export const isQuiet = async (isAllSent: () => Promise<boolean>): Promise<boolean> =>
  (await isAllSent()) && isLongAgo(await readNumbers());

export interface TakenNumbers {
  /** 0 for what is no order. */
  orderNo: number;
  tabletLetter: string;
  /** Of its bill, if it is billed at once. */
  bill: string | null;
}

/** What a command has numbers for. */
export interface NumbersFor {
  isOrder: boolean;
  isBilled: boolean;
  timeZone: string;
}

/** The next numbers, and how they are taken with the command that has them: not at all, if it took them before. */
export interface NextNumbers {
  own: TakenNumbers;
  taking: Taking | null;
}

export interface Taking {
  from: OwnNumbers;
  left: OwnNumbers;
}

/** By the key of the command. The same one has the same numbers, also when it is sent again. */
const taken = new Map<string, TakenNumbers>();
/** The bill of a command that was refused before anything was printed. Numbers of orders may have gaps. */
let spare: string | null = null;

/** Null if this tablet has none. */
export async function nextNumbers(
  key: string,
  { isOrder, isBilled, timeZone }: NumbersFor,
): Promise<NextNumbers | null> {
  const before = taken.get(key);
  if (before) return { own: before, taking: null };
  const from = await readNumbers();
  if (!from) return null;
  const one = isOrder ? giveNumber(from.orders) : { given: 0, left: from.orders };
  if (!one || (!isOrder && !from.bills)) return null;
  const { letter } = from;
  const at = serverNow();
  const bill = isBilled && from.bills ? nextBill(from.bills, { letter, timeZone, at }) : null;
  return {
    own: { orderNo: one.given, tabletLetter: letter, bill: bill?.given ?? null },
    taking: {
      from,
      left: { letter, orders: one.left, bills: bill?.left ?? from.bills ?? null, givenAt: at },
    },
  };
}

function nextBill(bills: OwnBills, of: Parameters<typeof giveBill>[1]): ReturnType<typeof giveBill> {
  const next = giveBill(bills, of);
  const isOfYear = spare !== null && next.left.year === bills.year;
  const given = isOfYear && spare !== null ? { given: spare, left: bills } : next;
  spare = null;
  return given;
}

async function readNumbers(): Promise<OwnNumbers | undefined> {
  try {
    return await (await openDeviceDatabase()).get('numbers', KEY);
  } catch {
    // A browser that can keep nothing gives no numbers.
    return undefined;
  }
}

export const noteTaken = (key: string, own: TakenNumbers): void => void taken.set(key, own);

/** The command is answered. Where it was refused, the next one has its numbers. */
export function leaveNumbers(key: string, isRefused: boolean): void {
  if (isRefused) spare = taken.get(key)?.bill ?? spare;
  taken.delete(key);
}

/** Takes them in the transaction that keeps the command. False where another tab was faster. */
export async function takeIn(store: NumbersStore, { from, left }: Taking): Promise<boolean> {
  const now = await store.get(KEY);
  if (JSON.stringify(now) !== JSON.stringify(from)) return false;
  await store.put(left, KEY);
  return true;
}

interface NumbersStore {
  get(key: string): Promise<OwnNumbers | undefined>;
  put(numbers: OwnNumbers, key: string): Promise<unknown>;
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
