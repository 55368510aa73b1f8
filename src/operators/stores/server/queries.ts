import { paymentAttempts } from '#money/payments/tables.ts';
import { hasOverdueInvoice } from '#operators/invoices/tables.ts';
import type { StoreStatus } from '#operators/plans/rules/plan.ts';
import { hasRefusedCharge } from '#operators/plans/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, eq, isNotNull, isNull, lt, or, type SQL, sql } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { accounts } from '#restaurant/accounts/tables.ts';
import { invitations, memberships } from '#restaurant/people/tables.ts';
import { stores } from '#restaurant/stores/tables.ts';
import { storeTables } from '#tables/table-list/tables.ts';
import { operatorNotes, storeUse } from '../tables.ts';
import type { StoreSort, Stuck } from '../wire/operator.ts';

const owners = sql`select ${accounts.email} from ${memberships}
  join ${accounts} on ${accounts.id} = ${memberships.accountId}
  where ${memberships.storeId} = ${stores.storeId} and ${memberships.role} = 'OWNER'`;

/** Who was asked to own a store that has no owner yet, even if the invitation has run out. */
export const awaited = sql`select ${invitations.email} from ${invitations}
  where ${invitations.storeId} = ${stores.storeId} and ${invitations.handsOver}
    and ${invitations.acceptedAt} is null and not ${invitations.revoked}
    and not exists (${owners})`;

export const awaits = sql<string>`coalesce((${awaited} order by ${invitations.id} desc limit 1), '')`;

const COLUMNS = {
  storeId: stores.storeId,
  slug: stores.slug,
  name: stores.name,
  city: sql<string>`coalesce(${stores.address}->>'city', '')`,
  owner: sql<string>`coalesce((${owners} order by ${memberships.createdAt} limit 1), '')`,
  awaits,
  plan: stores.subscriptionMode,
  subscriptionStatus: stores.subscriptionStatus,
  subscriptionEnd: stores.subscriptionEnd,
  suspendedAt: stores.suspendedAt,
  suspendedFor: stores.suspendedFor,
  closedAt: stores.closedAt,
  closedFor: stores.closedFor,
  supportUntil: stores.supportUntil,
  currency: stores.currency,
  createdAt: stores.createdAt,
  orders: sql<number>`coalesce(${storeUse.orders}, 0)`.mapWith(Number),
  revenue: sql<number>`coalesce(${storeUse.revenue}, 0)`.mapWith(Number),
  lastOrderAt: storeUse.lastOrderAt,
  tags: sql<string[]>`coalesce(${operatorNotes.tags}, '{}')`,
};
/** Notes of another brand, which the store was of, are not read. */
export const isNoted = and(
  eq(operatorNotes.storeId, stores.storeId),
  eq(operatorNotes.brandId, stores.brandId),
);
export type OperatedRow = Awaited<ReturnType<typeof selectOperatedStores>>[number];

/** What a list is sorted by. Each list goes down but that of names. */
const KEYS: Record<StoreSort, SQL> = {
  newest: sql`(extract(epoch from ${stores.createdAt}) * 1000)::bigint`,
  name: sql`lower(${stores.name})`,
  orders: sql`coalesce(${storeUse.orders}, 0)`,
  revenue: sql`coalesce(${storeUse.revenue}, 0)`,
  lastOrder: sql`coalesce((extract(epoch from ${storeUse.lastOrderAt}) * 1000)::bigint, 0)`,
};

export interface OperatedPlace {
  key: string;
  storeId: string;
}

export interface StoreSearch {
  brandId: string;
  search: string;
  status: StoreStatus | null;
  plan: string;
  stuck: Stuck | null;
  tag: string;
  now: number;
}

interface OperatedSearch extends StoreSearch {
  sort: StoreSort;
  after: OperatedPlace | null;
  /** One more is selected, which says that there is a next page. */
  most: number;
}

export async function selectOperatedStores(db: Db, { sort, after, most, ...filter }: OperatedSearch) {
  const key = KEYS[sort];
  const isUp = sort === 'name';
  const place =
    after &&
    (isUp
      ? sql`(${after.key}::text, ${after.storeId}::uuid)`
      : sql`(${after.key}::bigint, ${after.storeId}::uuid)`);
  const behind =
    place &&
    (isUp ? sql`(${key}, ${stores.storeId}) > ${place}` : sql`(${key}, ${stores.storeId}) < ${place}`);
  return db
    .select({ ...COLUMNS, key: key as SQL<string | number> })
    .from(stores)
    .leftJoin(storeUse, eq(storeUse.storeId, stores.storeId))
    .leftJoin(operatorNotes, isNoted)
    .where(and(matching(filter), behind ?? undefined))
    .orderBy(
      isUp ? sql`${key} asc` : sql`${key} desc`,
      isUp ? sql`${stores.storeId} asc` : sql`${stores.storeId} desc`,
    )
    .limit(most + 1);
}

const LAST_ATTEMPTS = 3;

/** Each of these is about stores that are not closed. */
const STUCK_IN: Record<Stuck, (now: number) => SQL | undefined> = {
  // No order in a week.
  quiet: (now) => lt(storeUse.lastOrderAt, new Date(now - 7 * DAY)),
  neverOrdered: () => isNull(storeUse.lastOrderAt),
  noTable: () =>
    sql`not exists (select from ${storeTables} where ${storeTables.storeId} = ${stores.storeId})`,
  // The newest payments online, of which not one came through.
  paymentFailing: () => sql`(select count(*) = ${LAST_ATTEMPTS} and bool_and(last.state = 'failed') from (
    select ${paymentAttempts.state} from ${paymentAttempts}
    where ${paymentAttempts.storeId} = ${stores.storeId} and ${paymentAttempts.state} in ('paid', 'failed')
    order by ${paymentAttempts.id} desc limit ${LAST_ATTEMPTS}) last)`,
  chargeRefused: () => hasRefusedCharge,
  planOverdue: hasOverdueInvoice,
  owes: () => lt(stores.credit, 0),
};

export function matching({ brandId, search, status, plan, stuck, tag, now }: StoreSearch) {
  const has = (text: SQL) => sql`strpos(lower(${text}), ${search.toLowerCase()}) > 0`;
  const isFound =
    search === ''
      ? undefined
      : or(
          has(sql`${stores.name}`),
          has(sql`${stores.slug}`),
          has(COLUMNS.city),
          sql`exists (${owners} and strpos(lower(${accounts.email}), ${search.toLowerCase()}) > 0)`,
        );
  const isIn =
    status === null
      ? undefined
      : status === 'closed'
        ? isNotNull(stores.closedAt)
        : status === 'suspended'
          ? and(isNotNull(stores.suspendedAt), isNull(stores.closedAt))
          : and(isNull(stores.suspendedAt), isNull(stores.closedAt), eq(stores.subscriptionStatus, status));
  return and(
    eq(stores.brandId, brandId),
    isFound,
    isIn,
    plan === '' ? undefined : eq(stores.subscriptionMode, plan),
    tag === '' ? undefined : sql`${tag} = any(${operatorNotes.tags})`,
    stuck === null ? undefined : and(isNull(stores.closedAt), STUCK_IN[stuck](now)),
  );
}

export async function selectOperatedStore(db: Db, brandId: string, storeId: string) {
  return queryOne(
    db
      .select(COLUMNS)
      .from(stores)
      .leftJoin(storeUse, eq(storeUse.storeId, stores.storeId))
      .leftJoin(operatorNotes, isNoted)
      .where(and(eq(stores.brandId, brandId), eq(stores.storeId, storeId))),
  );
}
