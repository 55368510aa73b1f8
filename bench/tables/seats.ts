import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import type { Joined, SittingView } from '../../src/tables/sittings/wire/sittings.ts';
import type { PreparedCall } from '../call-load.ts';
import type { Client } from '../harness/client.ts';
import type { BenchStore } from '../stores.ts';

export const PHONES = 4;

export interface Phone {
  itemIds: string[];
  slug: string;
  token: string;
  /** When a line was first on it. */
  seen: Map<string, number>;
  close(): void;
}

/** Puts a dish into the cart of the phone's table, or changes how often. */
export function lineCall({ itemIds, slug, token }: Phone, lineId: string, quantity: number): PreparedCall {
  return {
    method: 'PUT',
    path: `/sittings/${slug}/lines/${lineId}`,
    headers: { 'sitting-token': token },
    body: JSON.stringify({ itemID: itemIds[0], configs: [], quantity }),
  };
}

export async function addTables(client: Client, { storeId, token }: BenchStore, count: number) {
  const tables = Array.from({ length: count }, (_, at) => ({
    iden: `${at + 1}`,
    idel: 'Table',
    conf: 'Dine-In',
  }));
  await client.call('POST', `/api/stores/${storeId}/tables`, { token, body: { tables } });
}

/** Four guests sit down, one after another, and order a round. Each follows the table. */
export async function seat(url: string, client: Client, store: BenchStore, table: string): Promise<Phone[]> {
  const { storeId, itemIds } = store;
  const join = async (code?: string) => {
    const body = { table: { iden: table }, ...(code === undefined ? {} : { code }) };
    return (await client.call('POST', `/sittings/web/${storeId}`, { body })).body as Joined;
  };
  const first = await join();
  const { slug } = first.sitting;
  const headers = { 'sitting-token': first.token };
  const { code } = (await client.call('GET', `/sittings/${slug}`, { headers })).body;
  const others = await Promise.all(Array.from({ length: PHONES - 1 }, () => join(code)));
  const phones = [first, ...others].map(({ token }) => ({ itemIds, slug, token }));
  await orderRound(client, phones);
  return Promise.all(phones.map((phone) => follow(url, phone)));
}

async function orderRound(client: Client, phones: Pick<Phone, 'itemIds' | 'slug' | 'token'>[]) {
  let view: SittingView | null = null;
  for (const [at, { itemIds, slug, token }] of phones.entries()) {
    const body = { itemID: itemIds[at], configs: [], quantity: 1 };
    const path = `/sittings/${slug}/lines/${randomUUID()}`;
    view = (await client.call('PUT', path, { headers: { 'sitting-token': token }, body })).body;
  }
  const [first] = phones;
  if (!view || !first) return;
  const body = { lines: view.lines.map(({ _id }) => _id), amount: view.sums.all };
  const headers = { 'sitting-token': first.token };
  const sent = await client.call('POST', `/sittings/${first.slug}/orders`, { headers, body });
  if (sent.status !== 201) throw new Error(`The round was refused: ${sent.text}`);
}

async function follow(url: string, phone: Pick<Phone, 'itemIds' | 'slug' | 'token'>): Promise<Phone> {
  const seen = new Map<string, number>();
  const { slug, token } = phone;
  const close = await listen(`${url}/sittings/${slug}/events`, { 'sitting-token': token }, (data) => {
    const now = performance.now();
    for (const { _id } of JSON.parse(data).lines ?? []) if (!seen.has(_id)) seen.set(_id, now);
  });
  return { ...phone, seen, close };
}

/** Follows a store's floor, as its staff do. */
export function openFloor(url: string, { storeId, token }: BenchStore): Promise<() => void> {
  return listen(`${url}/api/stores/${storeId}/events`, { authorization: `token ${token}` }, () => {});
}

async function listen(url: string, headers: Record<string, string>, hear: (data: string) => void) {
  const request = get(url, { headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const lines = createInterface({ input: response });
  lines.on('line', (line) => {
    if (line.startsWith('data: {')) hear(line.slice(6));
  });
  // node:http reports a stream closed from this side as an error.
  lines.on('error', () => {});
  return () => void request.destroy();
}
