import * as z from 'zod';
import { AppError } from '#platform/errors/rules/errors.ts';
import { readCursor, writeCursor } from '#platform/http/server/documents/cursor.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import { parseStoreId } from '#restaurant/stores/server/find-store.ts';
import { statusOf } from '#restaurant/stores/server/views.ts';
import { tidyTag } from '../rules/tags.ts';
import { type OperatedStore, STORES_AT_ONCE, STORES_IN_FILE } from '../wire/operator.ts';
import type { OperatedStoresQuery, StoreFilterQuery } from '../wire/operator-calls.ts';
import { selectCountedAt } from './funnel-queries.ts';
import { type OperatedRow, type StoreSearch, selectOperatedStore, selectOperatedStores } from './queries.ts';

/** The last store of a page, by what the list is sorted by. All but names are numbers. */
const BEHIND_NAME = z.tuple([z.string().max(1000), z.uuid()]);
const BEHIND_NUMBER = z.tuple([z.string().regex(/^\d{1,18}$/), z.uuid()]);

export async function listStores(
  ctx: OperatorCtx,
  { sort, after = '', forFile, ...filter }: OperatedStoresQuery,
): Promise<{ stores: OperatedStore[]; next: string | null; countedAt: string | null }> {
  const place = after === '' ? null : readCursor(sort === 'name' ? BEHIND_NAME : BEHIND_NUMBER, after);
  const most = forFile ? STORES_IN_FILE : STORES_AT_ONCE;
  const rows = await selectOperatedStores(ctx.db, {
    ...searchOf(ctx, filter),
    sort,
    most,
    after: place && { key: place[0], storeId: place[1] },
  });
  const page = rows.slice(0, most);
  const last = rows.length > most ? page.at(-1) : undefined;
  return {
    stores: page.map(viewOf),
    next: last ? writeCursor([String(last.key), last.storeId]) : null,
    countedAt: (await selectCountedAt(ctx.db))?.toISOString() ?? null,
  };
}

export function searchOf(
  { now, site }: OperatorCtx,
  { search = '', state, plan = '', stuck, tag = '' }: StoreFilterQuery,
): StoreSearch {
  return {
    brandId: site.brandId,
    search: search.trim(),
    plan,
    tag: tidyTag(tag),
    status: state || null,
    stuck: stuck || null,
    now,
  };
}

export async function readStore({ db, site }: OperatorCtx, storeId: string): Promise<OperatedStore> {
  const row = await selectOperatedStore(db, site.brandId, parseStoreId(storeId));
  if (!row) throw new AppError('STORE_NOT_FOUND');
  return viewOf(row);
}

function viewOf(row: Omit<OperatedRow, 'key'>): OperatedStore {
  const {
    storeId,
    awaits,
    suspendedAt,
    closedAt,
    supportUntil,
    subscriptionStatus,
    subscriptionEnd,
    revenue,
    lastOrderAt,
    createdAt,
    ...same
  } = row;
  return {
    ...same,
    ...(awaits === '' ? {} : { awaits }),
    _id: storeId,
    suspendedAt: suspendedAt?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
    supportUntil: supportUntil?.toISOString() ?? null,
    status: statusOf({ closedAt, suspendedAt, subscriptionStatus }),
    endDate: subscriptionEnd?.toISOString() ?? null,
    revenue: toNumber(revenue),
    lastOrderAt: lastOrderAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
