import type { InvoiceFilterState } from '#operators/plans/rules/invoice.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { stores } from '#restaurant/stores/tables.ts';
import { invoices, isDue, isOverdue } from '../../tables.ts';

/** An empty text matches all. */
export interface InvoiceSearch {
  brandId: string;
  search: string;
  storeId: string | null;
  /** When it was paid, or asked for while it is not. */
  within: { from: Date; to: Date } | null;
  state: InvoiceFilterState | null;
  now: number;
}

export interface InvoicePlace {
  createdAt: Date;
  id: string;
}

const IN_STATE: Record<InvoiceFilterState, (now: number) => SQL | undefined> = {
  due: () => isDue,
  overdue: isOverdue,
  paid: () => isNotNull(invoices.paidAt),
  withdrawn: () => and(isNull(invoices.paidAt), isNotNull(invoices.withdrawnAt)),
};

function matching({ brandId, search, storeId, within, state, now }: InvoiceSearch) {
  const has = (text: unknown) => sql`strpos(lower(${text}), ${search.toLowerCase()}) > 0`;
  const isOfFound = sql`${invoices.storeId} in (select ${stores.storeId} from ${stores}
    where ${stores.brandId} = ${brandId} and (${has(stores.name)} or ${has(stores.slug)}))`;
  const isFound = or(
    isOfFound,
    has(invoices.number),
    has(invoices.reference),
    has(sql`${invoices.claim}->>'utr'`),
  );
  const when = sql`coalesce(${invoices.paidAt}, ${invoices.createdAt})`;
  return and(
    eq(invoices.brandId, brandId),
    storeId === null ? undefined : eq(invoices.storeId, storeId),
    within === null
      ? undefined
      : sql`${when} >= ${within.from.toISOString()} and ${when} < ${within.to.toISOString()}`,
    state === null ? undefined : IN_STATE[state](now),
    search === '' ? undefined : isFound,
  );
}

/** The newest first. A search that finds few would walk the index of the newest to its end. */
export async function selectInvoices(
  db: Db,
  { after, most, ...search }: InvoiceSearch & { after: InvoicePlace | null; most: number },
) {
  const newest =
    search.search === '' ? sql`${invoices.createdAt}` : sql`(${invoices.createdAt} + interval '0')`;
  const behind =
    after &&
    sql`(${invoices.createdAt}, ${invoices.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return db
    .select({
      row: invoices,
      storeName: stores.name,
      slug: stores.slug,
      end: stores.subscriptionEnd,
      isOverdue: isOverdue(search.now),
    })
    .from(invoices)
    .leftJoin(stores, eq(stores.storeId, invoices.storeId))
    .where(and(matching(search), behind ?? undefined))
    .orderBy(desc(newest), desc(invoices.id))
    .limit(most);
}

/** What all that match add up to. Nobody owes what was withdrawn. */
export async function sumInvoices(db: Db, search: InvoiceSearch) {
  const total = sql`(${invoices.content}->>'total')::bigint`;
  const sum = (of: SQL | undefined) =>
    sql<number>`coalesce(sum(${total}) filter (where ${of}), 0)`.mapWith(Number);
  const row = await queryOne(
    db
      .select({
        count: sql<number>`count(*)`.mapWith(Number),
        asked: sum(or(isNotNull(invoices.paidAt), isNull(invoices.withdrawnAt))),
        paid: sum(isNotNull(invoices.paidAt)),
        overdue: sum(isOverdue(search.now)),
      })
      .from(invoices)
      .where(matching(search)),
  );
  return row ?? { count: 0, asked: 0, paid: 0, overdue: 0 };
}
