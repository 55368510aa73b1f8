import { announcements } from '#operators/announcements/tables.ts';
import { watch } from '#operators/health/tables.ts';
import { coupons, creditNotes, invoices } from '#operators/invoices/tables.ts';
import { operatorInvitations, operators } from '#operators/people/tables.ts';
import { mandates, plans } from '#operators/plans/tables.ts';
import type { OperatorAct } from '#operators/stores/rules/acts.ts';
import { operatorNotes, savedFilters } from '#operators/stores/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, count, desc, eq, gt, isNull, lt, sql } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { accounts, sessions } from '#restaurant/accounts/tables.ts';
import { brands } from '#restaurant/brand/tables.ts';
import { invitations } from '#restaurant/people/tables.ts';
import { signUpInvitations } from '#restaurant/sign-up/tables.ts';
import { stores } from '#restaurant/stores/tables.ts';
import { operatorLog } from '../tables.ts';

export type LogRow = typeof operatorLog.$inferSelect;

export async function insertEntry(db: Db, row: LogRow): Promise<void> {
  await db.insert(operatorLog).values(row);
}

export interface LogSearch {
  brandId: string;
  person: string | null;
  what: OperatorAct | null;
  store: string | null;
  bulk: string | null;
  /** The last entry of the page before. */
  after: string | null;
  most: number;
}

/** The newest first, and one more than asked for. */
export async function selectEntries(
  db: Db,
  { brandId, person, what, store, bulk, after, most }: LogSearch,
): Promise<LogRow[]> {
  return db
    .select()
    .from(operatorLog)
    .where(
      and(
        eq(operatorLog.brandId, brandId),
        person === null ? undefined : eq(operatorLog.accountId, person),
        what === null ? undefined : eq(operatorLog.what, what),
        store === null ? undefined : eq(operatorLog.aboutStore, store),
        bulk === null ? undefined : eq(operatorLog.bulk, bulk),
        after === null ? undefined : lt(operatorLog.id, after),
      ),
    )
    .orderBy(desc(operatorLog.id))
    .limit(most + 1);
}

/** Whoever has changed something, by what they were called last. Goes from person to person, not through all entries. */
export async function selectPeople(db: Db, brandId: string): Promise<{ _id: string; name: string }[]> {
  const last = sql`select account_id, name from ${operatorLog} where brand_id = ${brandId}`;
  const order = sql`order by account_id desc, id desc limit 1`;
  const { rows } = await db.execute<{ _id: string; name: string }>(sql`with recursive people as (
      (${last} ${order})
      union all
      select next.account_id, next.name from people,
        lateral (${last} and account_id < people.account_id ${order}) next
    )
    select account_id as "_id", name from people order by name`);
  return rows;
}

/** What can be changed, as it stands now. */
export const STANDING = {
  storesOn: async (db: Db, brandId: string, plan: string) => {
    const [row] = await db
      .select({ found: count(stores.storeId) })
      .from(stores)
      .where(and(eq(stores.brandId, brandId), eq(stores.subscriptionMode, plan)));
    return row?.found ?? 0;
  },

  coupon: (db: Db, brandId: string, code: string) =>
    queryOne(
      db
        .select()
        .from(coupons)
        .where(and(eq(coupons.brandId, brandId), eq(coupons.code, code))),
    ),

  /** How many credit notes there are. */
  refunded: (db: Db, storeId: string, invoiceId: string) =>
    db.$count(creditNotes, and(eq(creditNotes.storeId, storeId), eq(creditNotes.invoiceId, invoiceId))),

  /** Null if the plan does not renew itself as was agreed with this invoice. */
  mandate: async (db: Db, storeId: string, invoiceId: string) => {
    const { state } = mandates;
    const isIt = and(eq(mandates.storeId, storeId), eq(mandates.invoiceId, invoiceId));
    return (await queryOne(db.select({ state }).from(mandates).where(isIt)))?.state ?? null;
  },

  store: (db: Db, storeId: string) => queryOne(db.select().from(stores).where(eq(stores.storeId, storeId))),

  notes: (db: Db, brandId: string, storeId: string) =>
    queryOne(
      db
        .select()
        .from(operatorNotes)
        .where(and(eq(operatorNotes.brandId, brandId), eq(operatorNotes.storeId, storeId))),
    ),

  /** By its name, the one that was saved last. */
  filter: (db: Db, brandId: string, which: { filterId: string } | { name: string }) =>
    queryOne(
      db
        .select()
        .from(savedFilters)
        .where(
          and(
            eq(savedFilters.brandId, brandId),
            'name' in which ? eq(savedFilters.name, which.name) : eq(savedFilters.filterId, which.filterId),
          ),
        )
        .orderBy(desc(savedFilters.filterId))
        .limit(1),
    ),

  lockedStore: (db: Db, storeId: string) =>
    queryOne(db.select().from(stores).where(eq(stores.storeId, storeId)).for('update')),

  handOver: (db: Db, storeId: string, now: Date) =>
    queryOne(
      db
        .select({ id: invitations.id, email: invitations.email, expiresAt: invitations.expiresAt })
        .from(invitations)
        .where(
          and(
            eq(invitations.storeId, storeId),
            eq(invitations.handsOver, true),
            gt(invitations.expiresAt, now),
            isNull(invitations.acceptedAt),
            eq(invitations.revoked, false),
          ),
        )
        .orderBy(desc(invitations.id))
        .limit(1),
    ),

  invoice: (db: Db, storeId: string, which: { id: string } | { createdAt: Date }) =>
    queryOne(
      db
        .select()
        .from(invoices)
        .where(
          and(
            eq(invoices.storeId, storeId),
            'id' in which ? eq(invoices.id, which.id) : eq(invoices.createdAt, which.createdAt),
          ),
        )
        .orderBy(desc(invoices.id))
        .limit(1),
    ),

  plan: (db: Db, brandId: string, which: { planId: string } | { name: string }) =>
    queryOne(
      db
        .select()
        .from(plans)
        .where(
          and(
            eq(plans.brandId, brandId),
            'name' in which ? eq(plans.name, which.name) : eq(plans.planId, which.planId),
          ),
        ),
    ),

  brand: (db: Db, which: { brandId: string } | { host: string }) =>
    queryOne(
      db
        .select()
        .from(brands)
        .where('host' in which ? eq(brands.host, which.host) : eq(brands.brandId, which.brandId)),
    ),

  watch: (db: Db) => queryOne(db.select().from(watch)),

  announcement: (db: Db, brandId: string, which: { id: string } | { createdAt: Date }) =>
    queryOne(
      db
        .select()
        .from(announcements)
        .where(
          and(
            eq(announcements.brandId, brandId),
            'id' in which
              ? eq(announcements.announcementId, which.id)
              : eq(announcements.createdAt, which.createdAt),
          ),
        )
        .orderBy(desc(announcements.announcementId))
        .limit(1),
    ),

  ownersInvitation: (db: Db, brandId: string, which: { id: string } | { email: string }) =>
    queryOne(
      db
        .select()
        .from(signUpInvitations)
        .where(
          and(
            eq(signUpInvitations.brandId, brandId),
            'id' in which
              ? eq(signUpInvitations.invitationId, which.id)
              : eq(sql`lower(${signUpInvitations.email})`, which.email.toLowerCase()),
          ),
        )
        .limit(1),
    ),

  operatorsInvitation: (db: Db, brandId: string, which: { id: string } | { email: string }) =>
    queryOne(
      db
        .select()
        .from(operatorInvitations)
        .where(
          and(
            eq(operatorInvitations.brandId, brandId),
            'id' in which
              ? eq(operatorInvitations.invitationId, which.id)
              : eq(sql`lower(${operatorInvitations.email})`, which.email.toLowerCase()),
          ),
        )
        .limit(1),
    ),

  account: (db: Db, brandId: string, accountId: string) =>
    queryOne(
      db
        .select({
          email: accounts.email,
          role: operators.role,
          sessions: sql<number>`(select count(*) from ${sessions} where ${sessions.accountId} = ${accounts.id}
              and ${sessions.brandId} = ${brandId})`.mapWith(Number),
        })
        .from(accounts)
        .leftJoin(operators, and(eq(operators.accountId, accounts.id), eq(operators.brandId, brandId)))
        .where(eq(accounts.id, accountId)),
    ),
};
