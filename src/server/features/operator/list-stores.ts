import * as z from 'zod';
import type { OperatedStoresQuery } from '#domain/api/calls/operator.ts';
import { type OperatedStore, STORES_AT_ONCE } from '#domain/api/operator.ts';
import { AppError } from '#domain/errors.ts';
import { fieldFault } from '#domain/faults/field-fault.ts';
import type { OperatorCtx } from '../access/access.ts';
import { parseStoreId } from '../stores/find-store.ts';
import { statusOf } from '../stores/views.ts';
import {
  type OperatedPlace,
  type OperatedRow,
  selectOperatedStore,
  selectOperatedStores,
} from './queries.ts';

export async function listStores(
  { db }: OperatorCtx,
  { search = '', state, plan = '', sort, after = '' }: OperatedStoresQuery,
): Promise<{ stores: OperatedStore[]; next: string | null }> {
  const rows = await selectOperatedStores(db, {
    search: search.trim(),
    status: state || null,
    plan,
    sort,
    after: after === '' ? null : parseCursor(after, sort === 'name'),
  });
  const page = rows.slice(0, STORES_AT_ONCE);
  const last = rows.length > STORES_AT_ONCE ? page.at(-1) : undefined;
  return { stores: page.map(viewOf), next: last ? writeCursor(last) : null };
}

export async function readStore({ db }: OperatorCtx, storeId: string): Promise<OperatedStore> {
  const row = await selectOperatedStore(db, parseStoreId(storeId));
  if (!row) throw new AppError('STORE_NOT_FOUND');
  return viewOf(row);
}

function viewOf(row: Omit<OperatedRow, 'key'>): OperatedStore {
  const { storeId, suspendedAt, subscriptionStatus, revenue, lastOrderAt, createdAt, ...same } = row;
  return {
    ...same,
    _id: storeId,
    status: statusOf({ suspendedAt, subscriptionStatus }),
    revenue: revenue / 100,
    lastOrderAt: lastOrderAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

const place = z.tuple([z.union([z.string().max(300), z.int()]), z.uuid()]);

function writeCursor({ key, storeId }: OperatedPlace): string {
  return Buffer.from(JSON.stringify([typeof key === 'bigint' ? Number(key) : key, storeId])).toString(
    'base64url',
  );
}

function parseCursor(text: string, isName: boolean): OperatedPlace {
  const found = place.safeParse(parseJson(text));
  if (!found.success) throw fieldFault({ after: { rule: 'cursor' } });
  const [key, storeId] = found.data;
  const isNumber = /^\d{1,18}$/.test(String(key));
  if (!isName && !isNumber) throw fieldFault({ after: { rule: 'cursor' } });
  return { key, storeId };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
}
