import { operators } from '#operators/people/tables.ts';
import { mayOperate } from '#operators/stores/rules/roles.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import type { StartedCount } from '#platform/metrics/server/shared-counts.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#platform/time/rules/durations.ts';
import { accounts } from '#restaurant/accounts/tables.ts';
import { FIRST_BRAND } from '#restaurant/brand/rules/brand.ts';
import { ownDomains } from '#restaurant/domains/tables.ts';
import { COUNTED, COUNTED_KINDS, type Counted, type CountedKind } from '../rules/figures.ts';
import { type WatchRow, watch, watchCertificates, watchCounts, watchDisks } from '../tables.ts';

export async function selectWatch(db: Db): Promise<WatchRow | null> {
  return queryOne(db.select().from(watch));
}

/** Locks the one row, and makes it if nobody has looked yet. */
export async function lockWatch(db: Db, now: Date): Promise<WatchRow> {
  const made = db.insert(watch).values({ since: now });
  const [row] = await made.onConflictDoUpdate({ target: watch.isOnly, set: { isOnly: true } }).returning();
  if (!row) throw new Error('The row of the watch is gone');
  return row;
}

export async function updateWatch(db: Db, set: Partial<WatchRow>): Promise<void> {
  await db.update(watch).set(set);
}

/** Claims the look of this minute. Null if another process has it. */
export async function claimLook(db: Db, now: Date, everyMs: number): Promise<WatchRow | null> {
  const before = new Date(now.getTime() - everyMs).toISOString();
  const isDue = sql`coalesce(${watch.lookedAt} <= ${before}, true)`;
  const set = { lookedAt: now };
  const claim = db.insert(watch).values({ since: now, ...set });
  return queryOne(claim.onConflictDoUpdate({ target: watch.isOnly, set, setWhere: isDue }).returning());
}

/** Claims what is done each hour. False if a process has begun it less than an hour ago. */
export async function claimHour(db: Db, now: Date): Promise<boolean> {
  // A little less, so that the process that began it last is not too early by the shake of its timer.
  const before = new Date(now.getTime() - HOUR + 5 * SECOND).toISOString();
  const set = { hourlyAt: now };
  const setWhere = sql`coalesce(${watch.hourlyAt} <= ${before}, true)`;
  const claim = db.insert(watch).values({ since: now, ...set });
  const claimed = await claim
    .onConflictDoUpdate({ target: watch.isOnly, set, setWhere })
    .returning({ at: watch.hourlyAt });
  return claimed.length > 0;
}

/** False if another process has looked meanwhile. */
export async function updateLook(
  db: Db,
  { lookedAt }: Pick<WatchRow, 'lookedAt'>,
  found: Partial<Pick<WatchRow, 'lines' | 'unsent'>>,
): Promise<boolean> {
  const isOurs = lookedAt === null ? isNull(watch.lookedAt) : eq(watch.lookedAt, lookedAt);
  return (await db.update(watch).set(found).where(isOurs)).rowCount === 1;
}

/** Who hears of what is red: those who run the first brand, and with it the program. */
export async function findWatchers(db: Db): Promise<string[]> {
  const rows = await db
    .select({ email: accounts.email, role: operators.role })
    .from(operators)
    .innerJoin(accounts, eq(accounts.id, operators.accountId))
    .where(and(eq(operators.brandId, FIRST_BRAND), isNull(accounts.disabledAt), ne(accounts.email, '')));
  return rows.filter(({ role }) => mayOperate(role, 'operator.stores')).map(({ email }) => email);
}

/** In one order, so that processes which write at the same time don't wait for each other in a circle. */
export async function addCounts(db: Db, counts: readonly StartedCount[]): Promise<void> {
  const keyOf = ({ kind, startedAt, name }: StartedCount) => `${kind} ${startedAt} ${name}`;
  const rows = counts
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
    .map((one) => ({ ...one, startedAt: new Date(one.startedAt), lastAt: new Date(one.lastAt) }));
  await db
    .insert(watchCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: [watchCounts.kind, watchCounts.startedAt, watchCounts.name],
      set: {
        count: sql`${watchCounts.count} + excluded.count`,
        lastAt: sql`greatest(${watchCounts.lastAt}, excluded.last_at)`,
        text: sql`excluded.text`,
      },
    });
}

/** What was counted as long ago as it matters, the most frequent first. */
export async function selectCounts(db: Db, now: number): Promise<Counted[]> {
  const { kind, name, startedAt, count, lastAt, text } = watchCounts;
  const isRecent = (of: CountedKind) => and(eq(kind, of), gt(startedAt, new Date(now - COUNTED[of])));
  const total = sql<number>`sum(${count})`.mapWith(Number);
  return db
    .select({
      kind,
      name,
      count: total,
      lastAt: sql<number>`max(${lastAt})`.mapWith((at: string) => Date.parse(at)),
      text: sql<string>`(array_agg(${text} order by ${lastAt} desc))[1]`,
    })
    .from(watchCounts)
    .where(or(...COUNTED_KINDS.map(isRecent)))
    .groupBy(kind, name)
    .orderBy(sql`${total} desc`, name);
}

export async function deleteOldCounts(db: Db, now: number): Promise<void> {
  await db.delete(watchCounts).where(lt(watchCounts.startedAt, new Date(now - 2 * DAY)));
  await db.delete(watchDisks).where(lt(watchDisks.seenAt, new Date(now - DAY)));
}

export async function upsertDisk(db: Db, row: typeof watchDisks.$inferSelect): Promise<void> {
  await db.insert(watchDisks).values(row).onConflictDoUpdate({ target: watchDisks.name, set: row });
}

/** Those of processes that run. */
export async function selectDisks(db: Db, now: number) {
  const { name, free, bytes, seenAt } = watchDisks;
  return db
    .select({ name, free, bytes })
    .from(watchDisks)
    .where(gt(seenAt, new Date(now - 5 * MINUTE)));
}

export async function selectLiveDomains(db: Db): Promise<string[]> {
  const rows = await db
    .select({ domain: ownDomains.domain })
    .from(ownDomains)
    .where(isNotNull(ownDomains.liveAt));
  return rows.map(({ domain }) => domain);
}

export async function selectCertificates(db: Db) {
  return db.select().from(watchCertificates);
}

export async function upsertCertificate(db: Db, row: typeof watchCertificates.$inferSelect): Promise<void> {
  await db
    .insert(watchCertificates)
    .values(row)
    .onConflictDoUpdate({ target: watchCertificates.host, set: row });
}

export async function deleteCertificates(db: Db, hosts: string[]): Promise<void> {
  if (hosts.length > 0) await db.delete(watchCertificates).where(inArray(watchCertificates.host, hosts));
}
