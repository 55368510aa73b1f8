import { afterEach, describe, expect, test } from 'vitest';
import { createContext } from '#platform/context/server/context.ts';
import { lockRows } from '#testing/server/lock-rows.ts';
import { moveOrder } from '#testing/server/test-stores.ts';
import { payAgain } from './pay-again.ts';
import { AWAITING, PAID, setGateway } from './testing/pay-scene.ts';
import { type BegunKind, useBegunScene } from './testing/use-begun-scene.ts';

/** Pays again while something else happens to the order. */
const {
  thali,
  stores,
  place,
  payNow,
  payAt,
  look,
  begun,
  trouble,
  setGate,
  query,
  attemptsOf,
  moneyOf,
  reset,
} = await useBegunScene();
const KINDS: BegunKind[] = ['paytm-token', 'razorpay'];

afterEach(() => {
  for (const kind of KINDS) {
    trouble(kind, null);
    setGate(kind, async () => {});
  }
});

interface Order {
  _id: string;
  slug: string;
}

const lockOrder = ({ _id }: Order) =>
  lockRows(thali.database, 'select from orders where id = $1 for update', [_id]);
const lockStore = ({ storeId }: { storeId: string }) =>
  lockRows(thali.database, 'select from stores where store_id = $1 for update', [storeId]);
const cancel = (kind: BegunKind, { _id }: Order) => moveOrder(thali, stores[kind], _id, { from: 1, to: 5 });

/** Delays the gateway's next call and no other. */
function delayNext(kind: BegunKind) {
  const [reached, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  setGate(kind, () => {
    setGate(kind, async () => {});
    reached.resolve();
    return gate.promise;
  });
  return { reached: reached.promise, goOn: gate.resolve };
}

/** Pays from another process, which shares no call with this one. */
function payElsewhere({ slug }: Order) {
  const services = { ...thali.services, startingPayments: new Map() };
  return payAgain(createContext(services, { kind: 'guest' }), slug);
}

describe.each(KINDS)('with %s', (kind) => {
  /** Places an order whose payment could not begin. */
  async function placeUnbegun(): Promise<Order> {
    trouble(kind, 'an error');
    const { body } = await place(kind);
    trouble(kind, null);
    return body;
  }

  /** Places an order whose form reached the guest but was lost before it was stored. */
  async function placeWithLostForm() {
    const { body } = await place(kind);
    const sql = `update payment_attempts set form = null, start_fault = 'lost'
      where store_id = any($1) and order_id = $2`;
    await query(sql, body);
    return { order: body as Order, form: body.data };
  }

  const statesOf = async (order: Order) => (await attemptsOf(order)).map(({ state }) => state);

  test('concurrent requests get one attempt and one form', async () => {
    const order = await placeUnbegun();
    const held = await lockOrder(order);
    const asking = [payNow(order), payNow(order)];
    await held.whenWaiting(2);
    await held.release();
    const [one, other] = await Promise.all(asking);
    expect(one?.body.data).toBeDefined();
    expect(other?.body).toEqual(one?.body);
    expect(await attemptsOf(order)).toHaveLength(2);
    await payAt(kind, one?.body.data);
    expect(await look(order)).toEqual(PAID);
    expect(await statesOf(order)).toEqual(['awaiting', 'paid']);
  });

  test('two processes, one of which finds the gateway broken, still get one form', async () => {
    const order = await placeUnbegun();
    const slow = delayNext(kind);
    const first = payNow(order);
    await slow.reached;
    const second = await payElsewhere(order);
    expect(second).not.toBeNull();
    trouble(kind, 'an error');
    slow.goOn();
    expect((await first).body.data).toEqual(second);
    trouble(kind, null);
    expect((await payNow(order)).body.data).toEqual(second);
    expect(await attemptsOf(order)).toHaveLength(2);
  });

  test('begins nothing after the first form was paid', async () => {
    const { order, form } = await placeWithLostForm();
    const before = begun(kind);
    const held = await lockOrder(order);
    const paying = payAt(kind, form);
    await held.whenWaiting(1);
    const again = payNow(order);
    await held.whenWaiting(2);
    await held.release();
    await paying;
    expect((await again).body).toEqual({});
    expect([begun(kind), await statesOf(order)]).toEqual([before, ['paid']]);
    expect(await look(order)).toEqual(PAID);
  });

  test('keeps both attempts when the first form is paid afterwards, and pays the order once', async () => {
    const { order, form } = await placeWithLostForm();
    const held = await lockOrder(order);
    const again = payNow(order);
    await held.whenWaiting(1);
    const paying = payAt(kind, form);
    await held.whenWaiting(2);
    await held.release();
    await Promise.all([again, paying]);
    expect(await statesOf(order)).toEqual(['paid', 'awaiting']);
    expect(await look(order)).toEqual(PAID);
    expect(await moneyOf(order)).toEqual({ payment_state: 'paid', paid: 2000 });
  });

  test('sends nobody to pay twice when the first form is paid while the gateway begins', async () => {
    const { order, form } = await placeWithLostForm();
    const slow = delayNext(kind);
    const again = payNow(order);
    await slow.reached;
    await payAt(kind, form);
    expect(await look(order)).toEqual(PAID);
    slow.goOn();
    expect((await again).body).toEqual({});
    expect(await moneyOf(order)).toEqual({ payment_state: 'paid', paid: 2000 });
  });

  test('begins nothing at an account that was removed', async () => {
    const order = await placeUnbegun();
    const before = begun(kind);
    const held = await lockStore(stores[kind]);
    const takingAway = setGateway(thali, stores[kind], null);
    await held.whenWaiting(1);
    const again = payNow(order);
    await held.whenWaiting(2);
    await held.release();
    await takingAway;
    expect((await again).body).toEqual({});
    expect([begun(kind), await statesOf(order)]).toEqual([before, ['awaiting']]);
    await reset(kind);
  });

  test('begins nothing after the order was cancelled', async () => {
    const order = await placeUnbegun();
    const before = begun(kind);
    const held = await lockOrder(order);
    const cancelling = cancel(kind, order);
    await held.whenWaiting(1);
    const again = payNow(order);
    await held.whenWaiting(2);
    await held.release();
    expect((await cancelling).status).toBe(200);
    expect((await again).body).toEqual({});
    expect([begun(kind), await statesOf(order)]).toEqual([before, ['awaiting']]);
  });

  test('sends nobody to pay when the order is cancelled while the gateway begins', async () => {
    const order = await placeUnbegun();
    const slow = delayNext(kind);
    const again = payNow(order);
    await slow.reached;
    expect((await cancel(kind, order)).status).toBe(200);
    slow.goOn();
    expect((await again).body).toEqual({});
  });

  test('owes the money when the order is cancelled after the form was sent and then paid', async () => {
    const order = await placeUnbegun();
    const { data } = (await payNow(order)).body;
    const held = await lockOrder(order);
    const cancelling = cancel(kind, order);
    await held.whenWaiting(1);
    const paying = payAt(kind, data);
    await held.whenWaiting(2);
    await held.release();
    expect((await cancelling).status).toBe(200);
    await paying;
    expect(await moneyOf(order)).toEqual({ payment_state: 'refund_due', paid: 2000 });
    expect(await statesOf(order)).toEqual(['awaiting', 'refund_due']);
  });

  test('answers a new order without a form when it is cancelled while its payment begins', async () => {
    const slow = delayNext(kind);
    const placing = place(kind);
    await slow.reached;
    const { storeId, token } = stores[kind];
    const { body } = await thali.call('GET', `/api/stores/${storeId}/orders?limit=1`, { token });
    const [order] = body.orders;
    expect(await look(order)).toEqual(AWAITING);
    expect((await cancel(kind, order)).status).toBe(200);
    slow.goOn();
    const placed = await placing;
    expect([placed.status, placed.body._id, placed.body.data]).toEqual([201, order._id, undefined]);
  });
});
