import { randomUUID } from 'node:crypto';
import type { TestApp } from '#testing/server/test-app.ts';

/** Makes rounds of a sitting out of orders that were placed alone. Answers the sitting's id. */
export async function seatRounds(
  { database: { pool } }: Pick<TestApp, 'database'>,
  storeId: string,
  orderIds: string[],
  sittingId: string = randomUUID(),
): Promise<string> {
  await pool.query(
    `insert into sittings (store_id, id, slug, state, table_id, table_iden, table_idel, code, opened_at, opened_by)
     values ($1, $2, 'slug of ' || $2::uuid, 'open', $3, 'T12', '', '1234', now(), '{"kind":"guest"}')
     on conflict do nothing`,
    [storeId, sittingId, randomUUID()],
  );
  for (const orderId of orderIds) {
    await pool.query(
      `with next as (
         update sittings set rounds = rounds + 1 where store_id = $1 and id = $2 returning rounds
       ), logged as (
         update store_log set sitting_id = $2, event = case when event->>'what' = 'placed'
           then event || jsonb_build_object('roundOff', orders.round_off) else event end
         from orders where store_log.store_id = $1 and order_id = $3 and orders.store_id = $1 and orders.id = $3
       )
       update orders set sitting_id = $2, round = next.rounds from next where store_id = $1 and orders.id = $3`,
      [storeId, sittingId, orderId],
    );
  }
  return sittingId;
}
