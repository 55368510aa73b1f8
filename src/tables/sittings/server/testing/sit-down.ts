import { randomUUID } from 'node:crypto';
import type { Answer } from '#testing/server/call.ts';
import { type Api, type TestStore, unique } from '#testing/server/test-stores.ts';

/** A table of its own, unless there is one. */
export async function addTable(thali: Api, store: TestStore, iden = `T${unique()}`): Promise<string> {
  const body = { tables: [{ iden, idel: 'Table', conf: null }] };
  const answer = await thali.call('POST /api/stores/:storeId/tables', {
    params: store,
    body,
    token: store.token,
  });
  if (answer.status !== 200) throw new Error(`The table was refused: ${answer.text}`);
  return iden;
}

/** A phone at a table. */
export interface Phone {
  slug: string;
  token: string;
  sittingId: string;
  isIn: boolean;
  /** The guest's own id; empty while it waits. */
  guestId: string;
  call(method: string, path?: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Puts a line into the cart and answers its id. */
  put(item: string, more?: object): Promise<string>;
  read(): Promise<Answer['body']>;
  /** Orders these lines for what the table shows for them. */
  send(lines: string[], amount: number, key?: string): Promise<Answer>;
}

export function join(
  thali: Api,
  { storeId }: Pick<TestStore, 'storeId'>,
  iden: string,
  { token, ...body }: { name?: string; code?: string; token?: string } = {},
): Promise<Answer> {
  return thali.call('POST', `/sittings/web/${storeId}`, {
    body: { table: { iden }, ...body },
    headers: token === undefined ? {} : { 'sitting-token': token },
  });
}

export async function sitDown(
  thali: Api,
  store: TestStore,
  iden: string,
  more: Parameters<typeof join>[3] = {},
): Promise<Phone> {
  const answer = await join(thali, store, iden, more);
  if (answer.status !== 201) throw new Error(`The guest was refused: ${answer.text}`);
  const { sitting, token, admitted } = answer.body;
  const call: Phone['call'] = (method, path = '', body, headers = {}) =>
    thali.call(method, `/sittings/${sitting.slug}${path}`, {
      ...(body === undefined ? {} : { body }),
      headers: { 'sitting-token': token, ...headers },
    });
  const read = async () => (await call('GET')).body;
  const guests: { _id: string; you: boolean }[] = (await read()).guests ?? [];
  return {
    slug: sitting.slug,
    token,
    sittingId: sitting._id,
    isIn: admitted,
    guestId: guests.find(({ you }) => you)?._id ?? '',
    call,
    read,
    async put(item, changed = {}) {
      const id = randomUUID();
      const put = await call('PUT', `/lines/${id}`, lineOf(store, item, changed));
      if (put.status !== 200) throw new Error(`The line was refused: ${put.text}`);
      return id;
    },
    send: (lines, amount, key) =>
      call('POST', '/orders', { lines, amount }, key === undefined ? {} : { 'idempotency-key': key }),
  };
}

export function lineOf({ items }: TestStore, item: string, more: object = {}) {
  return { itemID: items[item] ?? item, configs: [], quantity: 1, ...more };
}
