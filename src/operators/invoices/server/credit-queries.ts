import type { Db } from '#platform/db/server/client.ts';
import { and, asc, count, eq, inArray, isNotNull, isNull, ne, or, sql } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import {
  type CouponRow,
  type CreditNoteRow,
  coupons,
  creditNoteNumbers,
  creditNotes,
  type InvoiceRow,
  invoices,
} from '../tables.ts';

export type { CouponRow, CreditNoteRow };

export async function selectCoupons(db: Db, brandId: string): Promise<CouponRow[]> {
  return db.select().from(coupons).where(eq(coupons.brandId, brandId)).orderBy(asc(coupons.createdAt));
}

const isCoupon = (brandId: string, code: string) => and(eq(coupons.brandId, brandId), eq(coupons.code, code));

/** The lock keeps others from using it until COMMIT. */
export async function lockCoupon(db: Db, brandId: string, code: string): Promise<CouponRow | null> {
  return queryOne(db.select().from(coupons).where(isCoupon(brandId, code)).for('update'));
}

/** False if there is one with this code. */
export async function insertCoupon(db: Db, row: CouponRow): Promise<boolean> {
  const made = await db.insert(coupons).values(row).onConflictDoNothing().returning({ code: coupons.code });
  return made.length > 0;
}

export async function deleteCoupon(db: Db, brandId: string, code: string): Promise<boolean> {
  const gone = await db.delete(coupons).where(isCoupon(brandId, code)).returning({ code: coupons.code });
  return gone.length > 0;
}

const isUsed = or(isNull(invoices.withdrawnAt), isNotNull(invoices.paidAt));

/** By code, how many invoices were paid with a coupon or may be. */
export async function countUses(db: Db, brandId: string): Promise<Map<string | null, number>> {
  const rows = await db
    .select({ code: invoices.couponCode, uses: count() })
    .from(invoices)
    .where(and(eq(invoices.brandId, brandId), isNotNull(invoices.couponCode), isUsed))
    .groupBy(invoices.couponCode);
  return new Map(rows.map(({ code, uses }) => [code, uses]));
}

/** How many other stores have used a coupon, and whether this one has. A request that it has made itself may be replaced. */
export async function findUses(
  db: Db,
  { brandId, code }: Pick<CouponRow, 'brandId' | 'code'>,
  storeId: string,
) {
  const isCode = and(eq(invoices.brandId, brandId), eq(invoices.couponCode, code));
  const others = await db.$count(invoices, and(isCode, ne(invoices.storeId, storeId), isUsed));
  const own = await db.$count(
    invoices,
    and(isCode, eq(invoices.storeId, storeId), isNotNull(invoices.paidAt)),
  );
  return { others, isOwn: own > 0 };
}

/** Paid invoices whose days may not all be used. */
export async function selectUnused(db: Db, storeId: string, today: string): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.storeId, storeId),
        isNotNull(invoices.paidAt),
        isNull(invoices.creditedAt),
        sql`${invoices.content} ->> 'until' > ${today}`,
      ),
    );
}

/** What is left of the days before becomes credit, once. */
export async function updateCredited(
  db: Db,
  storeId: string,
  parts: readonly { id: string; amount: number }[],
  at: Date,
): Promise<void> {
  for (const { id, amount } of parts)
    await db
      .update(invoices)
      .set({ creditedAt: at, credited: amount })
      .where(and(eq(invoices.storeId, storeId), eq(invoices.id, id)));
}

export async function insertNote(db: Db, row: CreditNoteRow): Promise<void> {
  await db.insert(creditNotes).values(row);
}

export async function selectNotes(
  db: Db,
  storeIds: string[],
  invoiceIds: string[],
): Promise<CreditNoteRow[]> {
  if (invoiceIds.length === 0) return [];
  return db
    .select()
    .from(creditNotes)
    .where(and(inArray(creditNotes.storeId, storeIds), inArray(creditNotes.invoiceId, invoiceIds)))
    .orderBy(asc(creditNotes.createdAt));
}

export async function selectNote(db: Db, storeId: string, id: string): Promise<CreditNoteRow | null> {
  return queryOne(
    db
      .select()
      .from(creditNotes)
      .where(and(eq(creditNotes.storeId, storeId), eq(creditNotes.id, id))),
  );
}

/** The lock on the year's row lasts until COMMIT, so no number is given twice or left out. */
export async function takeNoteNumber(db: Db, brandId: string, year: number): Promise<number> {
  const { brandId: ofBrand, year: ofYear, last } = creditNoteNumbers;
  const [row] = await db
    .insert(creditNoteNumbers)
    .values({ brandId, year, last: 1 })
    .onConflictDoUpdate({ target: [ofBrand, ofYear], set: { last: sql`${last} + 1` } })
    .returning({ last });
  return row?.last ?? 1;
}
