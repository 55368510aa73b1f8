import { feedback } from '#guests/feedback/tables.ts';
import { receipts } from '#money/tabs/tables.ts';
import { orderLines, orders } from '#ordering/orders/tables.ts';
import { createStoreRead, numberOf, rowsOf } from '#platform/db/server/store-read.ts';
import { storeLog } from '#platform/realtime/tables.ts';
import { sittingParts } from '#tables/parts/tables.ts';
import { sittingCalls, sittingGuests, sittingLines, sittingSettings, sittings } from '../tables.ts';

const isIn = 'store_id = $1 and sitting_id = it.id';
const isOfRounds = `store_id = $1 and order_id = any(array(select id from orders where ${isIn}))`;

/** Reads a sitting with its rounds, their lines and log in one statement, because each tap of a guest needs it. */
const createSittingRead = (key: 'id' | 'slug') =>
  createStoreRead(
    `sitting by ${key}`,
    {
      sittings: rowsOf(sittings, 'store_id = $1 and id = it.id'),
      guests: rowsOf(sittingGuests, isIn, 'number'),
      lines: rowsOf(sittingLines, isIn, 'created_at, id'),
      orders: rowsOf(orders, isIn, 'round, id'),
      orderLines: rowsOf(orderLines, isOfRounds, 'position, id'),
      log: rowsOf(storeLog, isOfRounds, 'seq'),
      feedback: rowsOf(feedback, isOfRounds),
      calls: rowsOf(sittingCalls, `${isIn} and done_at is null`, 'created_at, id'),
      parts: rowsOf(sittingParts, `${isIn} and state <> 'dropped'`, 'created_at, id'),
      receipts: rowsOf(receipts, 'store_id = $1 and tab_id = it.id', 'created_at, id'),
      seq: numberOf(`select coalesce(max(seq), 0) from store_log where ${isIn}`),
      settings: rowsOf(sittingSettings, 'store_id = $1'),
    },
    `join sittings it on it.store_id = stores.store_id and it.${key} = $2`,
  );

export const selectStored = createSittingRead('id');
export const selectStoredBySlug = createSittingRead('slug');
