import { commissionDays } from '#operators/commission/tables.ts';
import { operators } from '#operators/people/tables.ts';
import { REMINDERS } from '#operators/plans/rules/invoice.ts';
import type { PlanPrice } from '#operators/plans/rules/plan-price.ts';
import { plans } from '#operators/plans/tables.ts';
import { mayOperate, OPERATOR_ROLES } from '#operators/stores/rules/roles.ts';
import type { Db } from '#platform/db/server/client.ts';
import {
  and,
  asc,
  between,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  sql,
} from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { accounts } from '#restaurant/accounts/tables.ts';
import { type StoreRow, stores } from '#restaurant/stores/tables.ts';
import { type ExtraPayment, type InvoiceRow, invoices, isDue } from '../tables.ts';

export type { ExtraPayment, InvoiceRow };

export interface SoldPlan extends PlanPrice {
  name: string;
}

const SOLD = { name: plans.name, price: plans.price, yearPrice: plans.yearPrice };

/** Plans that cost something, the cheapest first: those for everybody, and the one that the store has. */
export async function selectOffered(db: Db, brandId: string, present: string): Promise<SoldPlan[]> {
  const { name, price, isPrivate, retiredAt } = plans;
  const isOpen = and(eq(isPrivate, false), isNull(retiredAt));
  return db
    .select(SOLD)
    .from(plans)
    .where(and(eq(plans.brandId, brandId), gt(price, 0), or(isOpen, eq(name, present))))
    .orderBy(asc(price));
}

export async function selectSold(db: Db, brandId: string, plan: string): Promise<SoldPlan | null> {
  const isIt = and(eq(plans.brandId, brandId), eq(plans.name, plan));
  return queryOne(db.select(SOLD).from(plans).where(isIt));
}

export async function insertInvoice(db: Db, row: InvoiceRow): Promise<void> {
  await db.insert(invoices).values(row);
}

const isOne = (storeId: string, id: string) => and(eq(invoices.storeId, storeId), eq(invoices.id, id));

export async function selectInvoice(db: Db, storeId: string, id: string): Promise<InvoiceRow | null> {
  return queryOne(db.select().from(invoices).where(isOne(storeId, id)));
}

export async function lockInvoice(db: Db, storeId: string, id: string): Promise<InvoiceRow | null> {
  return queryOne(db.select().from(invoices).where(isOne(storeId, id)).for('update'));
}

/** The lock keeps what the store has until COMMIT, so that each payment counts from what the one before it gave. */
export async function lockSubscriber(db: Db, storeId: string): Promise<StoreRow | null> {
  return queryOne(db.select().from(stores).where(eq(stores.storeId, storeId)).for('update'));
}

export async function selectDue(db: Db, storeIds: string[]): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoices)
    .where(and(inArray(invoices.storeId, storeIds), isDue));
}

/** What the owners have asked for themselves and not paid. */
export async function selectAskedByOwner(db: Db, storeId: string): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoices)
    .where(and(eq(invoices.storeId, storeId), eq(invoices.isByOwner, true), isDue));
}

export async function countUnpaid(db: Db, storeId: string, since: Date): Promise<number> {
  const isUnpaid = and(eq(invoices.storeId, storeId), isNull(invoices.paidAt), gt(invoices.createdAt, since));
  const row = await queryOne(db.select({ unpaid: count() }).from(invoices).where(isUnpaid));
  return row?.unpaid ?? 0;
}

/** Without those that nobody is asked to pay any more. */
export async function selectOfStore(db: Db, storeId: string, most: number): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoices)
    .where(and(eq(invoices.storeId, storeId), or(isNull(invoices.withdrawnAt), isNotNull(invoices.paidAt))))
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(most);
}

/** Answers whether it was asked for until now. */
export async function updateWithdrawn(db: Db, storeId: string, id: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(invoices)
    .set({ withdrawnAt: at })
    .where(and(isOne(storeId, id), isDue))
    .returning({ id: invoices.id });
  return rows.length > 0;
}

const daysOf = ({ storeId }: Pick<InvoiceRow, 'storeId'>) => eq(commissionDays.storeId, storeId);

/** The next request for commission asks for the days of this one, which is withdrawn. */
export async function freeDays(db: Db, row: Pick<InvoiceRow, 'storeId' | 'id'>): Promise<void> {
  const isItsOwn = and(daysOf(row), eq(commissionDays.invoiceId, row.id));
  await db.update(commissionDays).set({ invoiceId: null }).where(isItsOwn);
}

/** Money came for days that were free again. */
export async function takeFreedDays(db: Db, row: InvoiceRow): Promise<void> {
  const { from, until } = row.content;
  const isFree = and(daysOf(row), isNull(commissionDays.invoiceId), between(commissionDays.day, from, until));
  await db.update(commissionDays).set({ invoiceId: row.id }).where(isFree);
}

export async function updateExtra(db: Db, { storeId, id }: InvoiceRow, extra: ExtraPayment[]): Promise<void> {
  await db.update(invoices).set({ extra }).where(isOne(storeId, id));
}

/** Answers whether the operators were not told of it before. */
export async function updateNews(db: Db, { storeId, id }: InvoiceRow, at: Date): Promise<boolean> {
  const rows = await db
    .update(invoices)
    .set({ newsAt: at })
    .where(and(isOne(storeId, id), isNull(invoices.newsAt)))
    .returning({ id: invoices.id });
  return rows.length > 0;
}

const HAS_MONEY = OPERATOR_ROLES.filter((role) => mayOperate(role, 'operator.money'));

export async function selectOperatorEmails(db: Db, brandId: string): Promise<string[]> {
  const rows = await db
    .select({ email: accounts.email })
    .from(operators)
    .innerJoin(accounts, eq(accounts.id, operators.accountId))
    .where(
      and(eq(operators.brandId, brandId), inArray(operators.role, HAS_MONEY), isNotNull(accounts.verifiedAt)),
    );
  return rows.map(({ email }) => email);
}

export async function updateClaim(
  db: Db,
  { storeId, id }: InvoiceRow,
  claim: InvoiceRow['claim'],
): Promise<void> {
  await db.update(invoices).set({ claim }).where(isOne(storeId, id));
}

/** What operators asked for and nobody has paid, with the store's name and clock. */
export async function selectUnpaid(db: Db, storeIds: string[]) {
  return db
    .select({ row: invoices, storeName: stores.name, timeZone: stores.timeZone })
    .from(invoices)
    .innerJoin(stores, eq(stores.storeId, invoices.storeId))
    .where(
      and(
        inArray(invoices.storeId, storeIds),
        eq(invoices.isByOwner, false),
        isDue,
        lt(invoices.reminded, REMINDERS.length),
        isNull(stores.closedAt),
      ),
    );
}

/** Answers whether it was due and reminded of less often until now. */
export async function updateReminded(
  db: Db,
  { storeId, id }: InvoiceRow,
  reminded: number,
): Promise<boolean> {
  const rows = await db
    .update(invoices)
    .set({ reminded })
    .where(and(isOne(storeId, id), isDue, lt(invoices.reminded, reminded)))
    .returning({ id: invoices.id });
  return rows.length > 0;
}

/** Another invoice of the brand that was paid with this reference, or is said to have been. */
export async function selectWithReference(
  db: Db,
  { brandId, id }: Pick<InvoiceRow, 'brandId' | 'id'>,
  reference: string,
): Promise<InvoiceRow | null> {
  const isPaidSo = and(isNotNull(invoices.paidAt), sql`lower(${invoices.reference}) = lower(${reference})`);
  const isSaidSo = sql`${invoices.claim} ->> 'utr' = ${reference} and ${invoices.claim} ->> 'refusedFor' is null`;
  return queryOne(
    db
      .select()
      .from(invoices)
      .where(
        and(
          eq(invoices.brandId, brandId),
          ne(invoices.id, id),
          or(isPaidSo, and(isNull(invoices.paidAt), isSaidSo)),
        ),
      )
      .orderBy(asc(invoices.paidAt))
      .limit(1),
  );
}

export type PaidColumns = Pick<
  InvoiceRow,
  'content' | 'couponCode' | 'endsAt' | 'number' | 'paidAt' | 'way' | 'reference'
>;

export async function updatePaid(db: Db, { storeId, id }: InvoiceRow, paid: PaidColumns): Promise<void> {
  await db.update(invoices).set(paid).where(isOne(storeId, id));
}
