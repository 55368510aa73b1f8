import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { createContext } from '#platform/context/server/context.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { moveOrder, patchStore } from '#testing/server/test-stores.ts';
import { waitUntil } from '#testing/server/wait-until.ts';
import { expirePayments } from './settling/ask-again.ts';
import { AWAITING, ended, PAID, setGateway } from './testing/pay-scene.ts';
import { TROUBLES } from './testing/trouble.ts';
import { type BegunKind, useBegunScene } from './testing/use-begun-scene.ts';

const scene = await useBegunScene();
const { thali, stores, accounts, reset, place, payNow, payAt, look, begun, trouble, setGate } = scene;
const { attemptsOf, moneyOf, query } = scene;
const KINDS: BegunKind[] = ['paytm-token', 'razorpay'];
const METHOD = { 'paytm-token': 'Paytm', razorpay: 'Razorpay' };

afterEach(async () => {
  for (const kind of KINDS) {
    trouble(kind, null);
    setGate(kind, async () => {});
  }
  await thali.database.pool.query('delete from payment_due');
});

async function round() {
  const errors: unknown[] = [];
  const services = { ...thali.services, onError: (error: unknown) => void errors.push(error) };
  await expirePayments(createContext(services, { kind: 'system' }));
  expect(errors).toEqual([]);
}

const dueOf = async () =>
  (await thali.database.pool.query('select due_at from payment_due order by attempt_id')).rows.map(
    ({ due_at }) => due_at.getTime() - thali.clock.now,
  );

describe.each(KINDS)('an order paid by %s', (kind) => {
  test('is answered with the form, which pays it', async () => {
    const { status, body } = await place(kind);
    expect(status).toBe(201);
    expect(Object.keys(body.data)).toEqual(['action', 'param_dict']);
    const { headers } = await payAt(kind, body.data);
    expect(headers['location']).toBe(`/status/${body.slug}`);
    expect(await look(body)).toEqual(PAID);
    const { body: order } = await thali.call('GET', `/order/status/${body.slug}`);
    expect(order.payment.method).toBe(METHOD[kind]);
    expect(await moneyOf(body)).toEqual({ payment_state: 'paid', paid: 2000 });
  });

  test('gets the same form for the same key and begins once; concurrent requests share one form', async () => {
    const key = { 'idempotency-key': `a key at ${kind}` };
    const before = begun(kind);
    const { body } = await place(kind, key);
    expect((await place(kind, key)).body).toEqual(body);
    expect(begun(kind)).toBe(before + 1);

    const together = { 'idempotency-key': `another at ${kind}` };
    const answers = await Promise.all([1, 2, 3].map(() => place(kind, together)));
    const forms = new Set(answers.map((answer) => JSON.stringify(answer.body.data)));
    expect([forms.size, answers.filter(({ status }) => status === 201).length]).toEqual([1, 1]);
    expect(await attemptsOf(answers[0]?.body)).toHaveLength(1);
    expect((await payNow(answers[0]?.body)).body.data).toEqual(answers[0]?.body.data);
  });

  test('begins once when its key is repeated while the gateway is slow', async () => {
    const key = { 'idempotency-key': `a slow one at ${kind}` };
    const before = begun(kind);
    const held = Promise.withResolvers<void>();
    setGate(kind, () => held.promise);
    const placing = place(kind, key);
    await waitUntil(() => begun(kind) === before + 1, 'the gateway is asked');
    const replays = Array.from({ length: 20 }, () => place(kind, key));
    // Long enough for each of them to reach the gateway.
    await sleep(300);
    held.resolve();
    const { body } = await placing;
    expect(body.data).toBeDefined();
    for (const replay of await Promise.all(replays)) expect(replay.body).toEqual(body);
    expect(begun(kind)).toBe(before + 1);
  });

  test.each(TROUBLES)(
    'is placed when beginning the payment ends in %s; paying again begins it anew',
    async (what) => {
      trouble(kind, what);
      const key = { 'idempotency-key': `trouble ${what} at ${kind}` };
      const { status, body } = await place(kind, key);
      expect([status, body.data]).toEqual([201, undefined]);
      expect(await look(body)).toEqual(AWAITING);
      expect((await payNow(body)).body).toEqual({});
      trouble(kind, null);
      const again = await place(kind, key);
      expect([again.status, again.body]).toEqual([200, body]);

      const { body: answer } = await payNow(body);
      expect((await payNow(body)).body).toEqual(answer);
      expect((await place(kind, key)).body.data).toEqual(answer.data);
      const attempts = await attemptsOf(body);
      expect(attempts.map(({ has_form }) => has_form)).toEqual([false, false, true]);
      expect(new Set(attempts.map(({ id }) => id)).size).toBe(3);
      await payAt(kind, answer.data);
      expect(await look(body)).toEqual(PAID);
      expect((await payNow(body)).body).toEqual({});
    },
  );

  test('holds no lock while the gateway is slow, and is on the board', async () => {
    let reached = () => {};
    const isThere = new Promise<void>((resolve) => {
      reached = resolve;
    });
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    setGate(kind, () => {
      reached();
      return held;
    });
    const placing = place(kind);
    await isThere;
    const { storeId, token } = stores[kind];
    const { body } = await thali.call('GET', `/api/stores/${storeId}/orders?limit=1`, { token });
    const [order] = body.orders;
    expect(order.payment.state).toBe('awaiting');
    expect((await moveOrder(thali, stores[kind], order._id, { from: 1, to: 5 })).status).toBe(200);
    goOn();
    expect((await placing).body._id).toBe(order._id);
    expect((await payNow(order)).body).toEqual({});
  });

  test('gets one attempt and one form from concurrent requests to pay now', async () => {
    trouble(kind, 'an error');
    const { body } = await place(kind);
    trouble(kind, null);
    const answers = await Promise.all([1, 2, 3].map(() => payNow(body)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body.data))).size).toBe(1);
    expect(await attemptsOf(body)).toHaveLength(2);
  });

  test('begins anew after the process that was beginning it died', async () => {
    const { body } = await place(kind);
    const sql =
      'update payment_attempts set form = null, reference = null where store_id = any($1) and order_id = $2';
    await query(sql, body);
    const before = begun(kind);
    expect((await payNow(body)).body.data).toBeDefined();
    expect([begun(kind), (await attemptsOf(body)).length]).toEqual([before + 1, 1]);
    await query(sql, body);
    thali.clock.advance(10_000);
    expect((await payNow(body)).body.data).toBeDefined();
    expect(await attemptsOf(body)).toHaveLength(2);
  });

  test('waits a quarter of an hour in all, however often it begins, and ends once', async () => {
    trouble(kind, 'broken off');
    const { body } = await place(kind);
    thali.clock.advance(10 * MINUTE - 1);
    trouble(kind, null);
    await payNow(body);
    expect(await dueOf()).toEqual([5 * MINUTE, 5 * MINUTE]);
    thali.clock.advance(5 * MINUTE);
    await round();
    expect(await look(body)).toEqual(ended('expired'));
    expect((await attemptsOf(body)).map(({ state }) => state)).toEqual(['expired', 'expired']);
  });

  test('is not ended by an attempt that could not begin while the next one can be paid', async () => {
    trouble(kind, 'broken off');
    const { body } = await place(kind);
    trouble(kind, null);
    const { data } = (await payNow(body)).body;
    // The round reaches the first attempt and not yet the second.
    await query(
      `update payment_due set due_at = due_at + interval '1 hour' where attempt_id =
        (select id from payment_attempts where store_id = any($1) and order_id = $2 order by id desc limit 1)`,
      body,
    );
    thali.clock.advance(15 * MINUTE);
    await round();
    expect(await look(body)).toEqual(AWAITING);
    await payAt(kind, data);
    expect(await look(body)).toEqual(PAID);
    expect((await attemptsOf(body)).map(({ state }) => state)).toEqual(['expired', 'paid']);
  });

  test('begins at the account that the store has now, and nowhere if it has none', async () => {
    trouble(kind, 'an error');
    const { body } = await place(kind);
    trouble(kind, null);
    await setGateway(thali, stores[kind], null);
    expect((await payNow(body)).body).toEqual({});
    await setGateway(thali, stores[kind], { ...accounts['paytm-token'], kind: 'paytm' });
    const { data } = (await payNow(body)).body;
    expect(data.action).toContain('/theia/processTransaction');
    await reset(kind);
    expect((await payNow(body)).body.data).toEqual(data);
  });
});

test('two paid attempts pay the order once, and the rest is owed', async () => {
  trouble('razorpay', 'an error');
  const { body } = await place('razorpay');
  trouble('razorpay', null);
  const { data: first } = (await payNow(body)).body;
  // The first form reaches a browser although it is lost before it is stored.
  const sql =
    "update payment_attempts set form = null, start_fault = 'x' where store_id = any($1) and order_id = $2";
  await query(sql, body);
  const { data: second } = (await payNow(body)).body;
  expect(second).not.toEqual(first);
  await Promise.all([payAt('razorpay', first), payAt('razorpay', second)]);
  expect(await moneyOf(body)).toEqual({ payment_state: 'paid', paid: 4000 });
  expect(await look(body)).toEqual({ ...PAID, timeline: [...PAID.timeline, 'refund_due'] });
  const states = (await attemptsOf(body)).map(({ state }) => state);
  expect(states.toSorted()).toEqual(['awaiting', 'paid', 'refund_due']);
  for (const form of [first, second]) await payAt('razorpay', form);
  expect(await moneyOf(body)).toEqual({ payment_state: 'paid', paid: 4000 });
  expect((await moveOrder(thali, stores.razorpay, body._id, { from: 1, to: 2 })).status).toBe(200);
});

const limited = await useBegunScene({ rateLimitScale: 1 });

test('beginning payments repeatedly is limited', async () => {
  const { body } = await limited.place('razorpay');
  const statuses: number[] = [];
  for (let time = 0; time < 12; time++) statuses.push((await limited.payNow(body)).status);
  expect([statuses.slice(0, 10), statuses.slice(10)]).toEqual([Array(10).fill(200), [429, 429]]);
});

test('the log says why a payment could not begin, without the request', async () => {
  const before = thali.logs.length;
  trouble('razorpay', 'an error');
  await place('razorpay');
  expect(thali.logs.slice(before).join()).toContain('A payment could not be begun: It answered 500');
  expect(thali.logs.join()).not.toContain(accounts.razorpay.merchent_key);
});

test.each([
  ['an unknown kind', { kind: 'stripe' }],
  ['Paytm’s settings for Razorpay', { website: 'DEFAULT' }],
  ['a secret for the id', { merchent_id: 'the key secret' }],
  ['a webhook secret for Paytm', { kind: 'paytm-token' }],
])('%s is refused', async (_, changes) => {
  const config = { ...accounts.razorpay, ...changes };
  const answer = await patchStore(thali, stores.razorpay, { store_gateway_config: config });
  expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION']);
});
