import { freeLetter, type NumberBlock, needsNumbers } from '#money/bills/rules/tablet-numbers.ts';
import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { findStore, lockStoreAlone } from '#restaurant/stores/server/find-store.ts';
import * as queries from './queries.ts';

export interface TabletNumbers {
  letter: string;
  /** Of orders. */
  blocks: NumberBlock[];
}

/** A tablet's letter and the numbers of orders that it may give. Reserves more where few are left. */
export async function numbersOf(ctx: Ctx, storeId: string, tabletId: string): Promise<TabletNumbers> {
  const tablet = { storeId, tabletId };
  const letter = await queries.selectLetter(ctx.db, tablet);
  const blocks = await queries.selectBlocks(ctx.db, tablet);
  if (letter !== null && !needsNumbers(blocks)) return { letter, blocks };
  // Before the lock: letter and blocks are read again under it.
  return withTransaction({ ...ctx, storeId }, async (tx) => {
    const given = await giveLetter(tx, storeId, tabletId);
    if (needsNumbers(await queries.selectBlocks(tx.db, tablet))) await queries.reserveBlock(tx.db, tablet);
    return { letter: given, blocks: await queries.selectBlocks(tx.db, tablet) };
  });
}

/** The tablet's letter under lock. One that the previous release admitted has none yet. */
export async function giveLetter(tx: Ctx, storeId: string, tabletId: string): Promise<string> {
  const tablet = { storeId, tabletId };
  const known = await queries.lockLetter(tx.db, tablet);
  if (known !== null) return known;
  await lockStoreAlone(tx.db, storeId);
  const meanwhile = await queries.lockLetter(tx.db, tablet);
  if (meanwhile !== null) return meanwhile;
  const { timeZone } = await findStore(tx.db, storeId);
  const { used, billed } = await queries.selectLetters(tx.db, storeId);
  const letters = used.map(({ letter, endedAt }) => ({
    letter,
    endedOn: endedAt && dayIn(timeZone, endedAt.getTime()),
  }));
  const letter = freeLetter(letters, billed, dayIn(timeZone, tx.now));
  await queries.upsertLetter(tx.db, tablet, letter);
  return letter;
}

/** Until COMMIT nobody else takes a number of this tablet, or one of its bills. */
export async function lockNumbers(tx: Ctx, storeId: string, tabletId: string): Promise<void> {
  await queries.lockLetter(tx.db, { storeId, tabletId });
}

/** Makes tablets of a store that get a letter wait for each other. */
export async function lockLetters(tx: Ctx, storeId: string): Promise<void> {
  await lockStoreAlone(tx.db, storeId);
}

/** Null before it has one. */
export async function letterOf(ctx: Ctx, storeId: string, tabletId: string): Promise<string | null> {
  return queries.selectLetter(ctx.db, { storeId, tabletId });
}

/** The next bill of the tablet in a financial year. */
export async function nextBillOf(ctx: Ctx, storeId: string, letter: string, year: number): Promise<number> {
  return (await queries.selectBillSeq(ctx.db, storeId, letter, year)) + 1;
}

/** Of a tablet that is removed: its numbers are given by nobody. */
export async function endNumbers(tx: Ctx, storeId: string, tabletId: string): Promise<void> {
  const tablet = { storeId, tabletId };
  await queries.updateLetterEnded(tx.db, tablet, new Date(tx.now));
  await queries.deleteBlocks(tx.db, tablet);
}

/** The tablet at which the caller has signed in with a PIN. */
export const tabletOf = ({ actor }: Pick<Ctx, 'actor'>): string | null =>
  actor.kind === 'staff' ? (actor.tabletId ?? null) : null;

/** What an order has from the tablet that takes it. */
export interface TabletOrder {
  tabletId: string;
  letter: string;
  /** The number that it gave on paper; null if it takes its next one. */
  given: number | null;
}

/** What an order takes from its tablet. Null for an order of no tablet, which can have been given no number. */
export async function numberAtTablet(
  ctx: Ctx,
  storeId: string,
  given: number | null,
): Promise<TabletOrder | null> {
  const tabletId = tabletOf(ctx);
  if (tabletId === null) {
    if (given !== null) throw new AppError('ORDER_NUMBER_REFUSED');
    return null;
  }
  const { letter } = await numbersOf(ctx, storeId, tabletId);
  const isFree = given === null || (await queries.isFree(ctx.db, { storeId, tabletId }, given));
  // What was sold without the line stands: it takes the next number rather than none.
  if (!isFree && !ctx.late) throw new AppError('ORDER_NUMBER_REFUSED');
  return { tabletId, letter, given: isFree ? given : null };
}
