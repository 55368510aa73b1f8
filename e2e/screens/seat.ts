import { randomUUID } from 'node:crypto';
import { asOwner, findItem, readStore } from './staff.ts';
import type { Visitor } from './visitor.ts';

/** A phone that has scanned a table's code. */
export interface Seated {
  sittingId: string;
  call(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Sitting>;
}

interface Sitting {
  sums: { all: number | null };
  lines: { _id: string }[];
}

/** Joins the guests of a table, or opens it. */
export async function seat(visitor: Visitor, store: string, iden: string, name: string): Promise<Seated> {
  const { storeId } = await readStore(visitor, store);
  const ask = async (path: string, init: RequestInit) => {
    const headers = { 'content-type': 'application/json', ...init.headers };
    const answer = await fetch(`${visitor.origin}${path}`, { ...init, headers });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const settings = `/api/stores/${storeId}/sitting-settings`;
  const present = await asOwner(visitor, 'GET', settings);
  if (!present.isOn) await asOwner(visitor, 'PUT', settings, { ...present, isOn: true });
  const body = JSON.stringify({ table: { iden }, name });
  const { sitting, token } = await ask(`/sittings/web/${storeId}`, { method: 'POST', body });
  return {
    sittingId: sitting._id,
    call: (method, path, sent, headers) =>
      ask(`/sittings/${sitting.slug}${path}`, {
        method,
        ...(sent ? { body: JSON.stringify(sent) } : {}),
        headers: { 'sitting-token': token, ...headers },
      }),
  };
}

/** Puts dishes into the cart, and sends them as a round. */
export async function orderRound(
  visitor: Visitor,
  store: string,
  { call }: Seated,
  dishes: Record<string, number>,
): Promise<void> {
  const { items } = await readStore(visitor, store);
  for (const [dish, quantity] of Object.entries(dishes)) {
    const line = { itemID: findItem(items, dish)._id, configs: [], quantity };
    await call('PUT', `/lines/${randomUUID()}`, line);
  }
  const { lines, sums } = await call('GET', '');
  const ids = lines.map(({ _id }) => _id);
  await call('POST', '/orders', { lines: ids, amount: sums.all }, { 'idempotency-key': randomUUID() });
}
