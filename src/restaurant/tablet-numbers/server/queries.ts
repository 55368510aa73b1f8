import { NUMBERS_AT_ONCE, type NumberBlock } from '#money/bills/rules/tablet-numbers.ts';
import { orders } from '#ordering/orders/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, asc, eq, gte, lte, sql } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { storeCounters } from '#restaurant/stores/tables.ts';
import { numberBlocks, tabletBillCounters, tabletLetters } from '../tables.ts';

interface OfTablet {
  storeId: string;
  tabletId: string;
}

const letterOf = ({ storeId, tabletId }: OfTablet) =>
  and(eq(tabletLetters.storeId, storeId), eq(tabletLetters.tabletId, tabletId));
const blocksOf = ({ storeId, tabletId }: OfTablet) =>
  and(eq(numberBlocks.storeId, storeId), eq(numberBlocks.tabletId, tabletId));

export async function selectLetter(db: Db, tablet: OfTablet): Promise<string | null> {
  const row = await queryOne(
    db.select({ letter: tabletLetters.letter }).from(tabletLetters).where(letterOf(tablet)),
  );
  return row?.letter ?? null;
}

/** Until COMMIT nobody else reserves numbers for the tablet or takes one of its bills. */
export async function lockLetter(db: Db, tablet: OfTablet): Promise<string | null> {
  const row = await queryOne(
    db.select({ letter: tabletLetters.letter }).from(tabletLetters).where(letterOf(tablet)).for('update'),
  );
  return row?.letter ?? null;
}

/** All letters of the store, and those under which bills were issued. */
export async function selectLetters(db: Db, storeId: string) {
  const used = await db
    .select({ letter: tabletLetters.letter, endedAt: tabletLetters.endedAt })
    .from(tabletLetters)
    .where(eq(tabletLetters.storeId, storeId));
  const billed = await db
    .selectDistinct({ letter: tabletBillCounters.letter })
    .from(tabletBillCounters)
    .where(eq(tabletBillCounters.storeId, storeId));
  return { used, billed: billed.map(({ letter }) => letter) };
}

export async function upsertLetter(db: Db, { storeId, tabletId }: OfTablet, letter: string): Promise<void> {
  await db
    .insert(tabletLetters)
    .values({ storeId, letter, tabletId, endedAt: null })
    .onConflictDoUpdate({
      target: [tabletLetters.storeId, tabletLetters.letter],
      set: { tabletId, endedAt: null },
    });
}

export async function updateLetterEnded(db: Db, tablet: OfTablet, endedAt: Date): Promise<void> {
  await db.update(tabletLetters).set({ endedAt }).where(letterOf(tablet));
}

/** The blocks of which something is left, in the order in which they are used up. */
export async function selectBlocks(db: Db, tablet: OfTablet): Promise<NumberBlock[]> {
  const { next, last, first } = numberBlocks;
  return db
    .select({ next, last })
    .from(numberBlocks)
    .where(and(blocksOf(tablet), lte(next, last)))
    .orderBy(asc(first));
}

/** Takes numbers from the store's counter that nobody else can get. */
export async function reserveBlock(db: Db, tablet: OfTablet): Promise<void> {
  const { storeId, tabletId } = tablet;
  const [taken] = await db
    .update(storeCounters)
    .set({ orderNo: sql`${storeCounters.orderNo} + ${NUMBERS_AT_ONCE}` })
    .where(eq(storeCounters.storeId, storeId))
    .returning({ last: storeCounters.orderNo });
  if (!taken) throw new Error('The store has no counters');
  const { last } = taken;
  const first = last - NUMBERS_AT_ONCE + 1;
  await db.insert(numberBlocks).values({ storeId, tabletId, first, last, next: first });
}

export async function deleteBlocks(db: Db, tablet: OfTablet): Promise<void> {
  await db.delete(numberBlocks).where(blocksOf(tablet));
}

/** The latest number of the tablet's bills in a financial year; 0 before the first. */
export async function selectBillSeq(db: Db, storeId: string, letter: string, year: number): Promise<number> {
  const of = tabletBillCounters;
  const row = await queryOne(
    db
      .select({ seq: of.seq })
      .from(of)
      .where(and(eq(of.storeId, storeId), eq(of.letter, letter), eq(of.year, year))),
  );
  return row?.seq ?? 0;
}

/** Whether the tablet has reserved this number and no order has it. */
export async function isFree(db: Db, tablet: OfTablet, orderNo: number): Promise<boolean> {
  const { first, last } = numberBlocks;
  const reserved = await db.$count(
    numberBlocks,
    and(blocksOf(tablet), lte(first, orderNo), gte(last, orderNo)),
  );
  const taken = await db.$count(orders, and(eq(orders.storeId, tablet.storeId), eq(orders.orderNo, orderNo)));
  return reserved > 0 && taken === 0;
}
