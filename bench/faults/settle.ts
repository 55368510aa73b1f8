import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import type { TestStore } from '../../src/testing/server/test-stores.ts';
import { createClient } from '../harness/client.ts';
import { checkStore } from './check-store.ts';
import { type Load, retry } from './load.ts';
import { readStored } from './read-stored.ts';

const ANSWERED_WITHIN_MS = 120_000;

/** Repeats the unanswered orders, then all orders, and checks what is stored. */
export async function settle(
  { url, connection }: { url: string; connection: pg.ClientConfig },
  shop: TestStore,
  load: Load,
): Promise<string[]> {
  const { noted, sent, unanswered, views } = load;
  await retry(url, shop, unanswered, noted, ANSWERED_WITHIN_MS);
  await retry(url, shop, [...sent.values()], noted, ANSWERED_WITHIN_MS);
  const client = createClient(url);
  const changed: string[] = [];
  for (const [slug, view] of views) {
    const { body } = await client.call('GET /order/status/:slug', { params: { slug } });
    if (!isDeepStrictEqual(body, view)) changed.push(`Order ${view.orderNo} does not read as before`);
  }
  client.close();
  return [...changed, ...checkStore(noted, await readStored(connection, shop.storeId))];
}
