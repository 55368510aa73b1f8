import { afterEach, expect } from 'vitest';
import { createContext } from '#platform/context/server/context.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { expirePayments } from '../settling/ask-again.ts';
import { returnOf, useFakePaytm } from './fake-paytm.ts';
import { type AwaitedOrder, createPayStore, lookAt, placeOnline, sendBack } from './pay-scene.ts';

/** How long an order waits for its payment. */
export const QUARTER = 15 * MINUTE;

type Parts = Parameters<typeof useTestApp>[0];
type PayScene = Awaited<ReturnType<typeof usePayScene>>;

/** The app beside a gateway, with a store that is paid there. */
export async function usePayScene(parts?: Parts) {
  const paytm = await useFakePaytm();
  const thali = await useTestApp(parts);
  const store = await createPayStore(thali, paytm);
  return {
    paytm,
    thali,
    store,
    place: () => placeOnline(thali, store),
    look: (order: { slug: string }) => lookAt(thali, order),
    /** Comes back with a success form, whatever the gateway then answers. */
    comeBack: (order: AwaitedOrder) => sendBack(thali, store, returnOf(order.data.param_dict)),
    async logOf({ _id }: AwaitedOrder) {
      const sql = 'select actor, event from store_log where store_id = $1 and order_id = $2 order by seq';
      return (await thali.database.pool.query(sql, [store.storeId, _id])).rows;
    },
  };
}

/** Runs rounds of due questions. A test that expects errors takes them out; nothing stays due afterwards. */
export function useRounds({ thali, store }: PayScene) {
  const errors: unknown[] = [];
  const services = { ...thali.services, onError: (error: unknown) => void errors.push(error) };
  afterEach(async () => {
    expect(errors.splice(0)).toEqual([]);
    await thali.database.pool.query('delete from payment_due');
  });
  return {
    errors,
    round: (signal?: AbortSignal) => expirePayments(createContext(services, { kind: 'system' }), signal),
    /** The milliseconds until the order is asked about; empty if never. */
    async dueOf({ _id }: AwaitedOrder): Promise<number[]> {
      const sql = `select due_at from payment_due join payment_attempts on id = attempt_id
        where payment_attempts.store_id = $1 and order_id = $2`;
      const { rows } = await thali.database.pool.query(sql, [store.storeId, _id]);
      return rows.map(({ due_at }) => due_at.getTime() - thali.clock.now);
    },
  };
}
