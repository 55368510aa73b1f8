import { describe, expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { lapseParts } from './drop-part.ts';
import { usePartScene } from './testing/use-part-scene.ts';

const scene = await usePartScene();
const { two, order, begin, claim, drop, record, refuse, right, thali, system, read } = scene;

const { storeId, token } = scene.store;
const edit = (orderId: string, ...changes: object[]) =>
  thali.call('POST', `/api/stores/${storeId}/orders/${orderId}/edit`, { token, body: { changes } });
const reverse = (receiptId: string, body: object) =>
  thali.call('POST', `/api/stores/${storeId}/receipts/${receiptId}/reverse`, { token, body });

const outcome = ({ status, body }: { status: number; body: { code?: string; amount?: number } }) =>
  body.code ?? [status, body.amount];

describe('a part of the bill', () => {
  test('is all, mine, one of so many, chosen lines or an amount', async () => {
    const [asha, ravi] = await two();
    await order(asha, 'Cake');
    await order(ravi, 'Tea');
    const { orders } = await asha.read();
    const [cake] = orders.find(({ amount }: { amount: number }) => amount === 50.01).items;
    const wishes: [object, number][] = [
      [{ kind: 'all' }, 70.01],
      [{ kind: 'mine' }, 50.01],
      [{ kind: 'even', of: 2 }, 35.01],
      [{ kind: 'lines', lines: [cake._id] }, 50.01],
      [{ kind: 'amount', amount: 12.5 }, 12.5],
    ];
    // Another one takes the place of what the guest has not paid.
    for (const [wish, amount] of wishes) expect(outcome(await begin(asha, wish))).toEqual([201, amount]);
    expect((await asha.read()).parts).toMatchObject([{ guest: asha.guestId, amount: 12.5, state: 'open' }]);
    expect(outcome(await begin(ravi, { kind: 'even', of: 2 }))).toEqual([201, 28.75]);
  });

  test('holds its amount, so that one of two who would pay the same wins', async () => {
    const [asha, ravi] = await two();
    await order(asha, 'Tea');
    const both = await Promise.all([begin(asha, { kind: 'all' }), begin(ravi, { kind: 'all' })]);
    expect(both.map(outcome).toSorted()).toEqual([[201, 20], 'NOTHING_DUE']);
    const loser = both[0]?.status === 409 ? asha : ravi;
    expect(outcome(await begin(loser, { kind: 'amount', amount: 1 }))).toBe('NOTHING_DUE');
    const line = (await asha.read()).orders[0].items[0]._id;
    expect(outcome(await begin(loser, { kind: 'lines', lines: [line] }))).toBe('NOTHING_DUE');
  });

  test('has a link that names the table and the part, for whoever began it', async () => {
    const [asha, ravi] = await two();
    await order(asha, 'Tea');
    await begin(asha, { kind: 'amount', amount: 5 });
    const { body } = await begin(asha, { kind: 'all', tip: 2 });
    const link = new URL(body.upi);
    expect(link.searchParams.get('am')).toBe('22.00');
    expect(link.searchParams.get('tn')).toContain('part 2');
    const seen = async (phone: typeof asha) => (await phone.read()).parts;
    expect(await seen(asha)).toMatchObject([{ amount: 20, tip: 2, state: 'open', upi: body.upi }]);
    expect((await seen(ravi))[0].upi).toBeUndefined();
    expect((await asha.read()).state).toBe('asked');
  });

  test('of two guests stays when a discount is given, each with its share of the new sum', async () => {
    const [asha, ravi] = await two();
    const { _id: cake } = await order(asha, 'Cake');
    await order(ravi, 'Tea');
    const { body: hers } = await begin(asha, { kind: 'mine' });
    const { body: his } = await begin(ravi, { kind: 'mine' });
    expect((await edit(cake, { kind: 'discount', percent: 10, reason: 'Friend' })).status).toBe(200);
    const { parts, due } = await asha.read();
    expect(parts.map(({ _id, state }: { _id: string; state: string }) => [_id, state])).toEqual([
      [hers._id, 'open'],
      [his._id, 'open'],
    ]);
    const amounts = parts.map(({ amount }: { amount: number }) => amount);
    expect(Math.round((amounts[0] + amounts[1]) * 100)).toBe(Math.round(due * 100));
    expect(new URL(parts[0].upi).searchParams.get('am')).toBe(amounts[0].toFixed(2));
    const claimed = (await claim(asha, hers._id, { utr: '998877665544' })).body.parts;
    expect(claimed[0]).toMatchObject({ state: 'claimed', amount: amounts[0] });
  });

  test('ends when a dish is taken off, and is of the bill as it is if its guest says then that it is paid', async () => {
    const [asha, ravi] = await two();
    const { _id } = await order(asha, 'Cake');
    await order(ravi, 'Tea');
    const { body: part } = await begin(asha, { kind: 'all' });
    const [line] = (await asha.read()).orders.find((one: { _id: string }) => one._id === _id).items;
    await thali.call('POST', `/api/stores/${storeId}/orders/${_id}/items/${line._id}/discard`, {
      token,
      body: { discarded: true },
    });
    expect((await asha.read()).parts).toEqual([]);
    const { parts } = (await claim(asha, part._id, { utr: '998877665533' })).body;
    expect(parts).toMatchObject([{ state: 'claimed', amount: 20 }]);
  });

  test('holds no more than is due after the staff took money, which guests see too', async () => {
    const [asha, ravi] = await two();
    await order(asha, 'Tea');
    await order(ravi, 'Tea');
    await begin(asha, { kind: 'mine' });
    await begin(ravi, { kind: 'mine' });
    await record(asha, { method: 'Cash', amount: 15 });
    const { parts, received, due } = await ravi.read();
    expect(parts).toMatchObject([{ guest: asha.guestId, amount: 20 }]);
    expect([received, due]).toEqual([[{ _id: expect.any(String), method: 'Cash', amount: 15 }], 25]);
    await record(asha, { method: 'Cash' });
    expect(await asha.read()).toMatchObject({ parts: [], due: 0, state: 'paid' });
  });

  test('is not paid any more once its payment was taken back', async () => {
    const [asha] = await two();
    await order(asha, 'Tea');
    const { _id: part } = (await begin(asha, { kind: 'all' })).body;
    const { receipts } = (await record(asha, { method: 'Cash', part })).body;
    expect((await asha.read()).parts).toMatchObject([{ state: 'paid' }]);
    const reversed = await reverse(receipts[0]._id, { reason: 'It never came' });
    expect(reversed.status, reversed.text).toBe(200);
    expect(await asha.read()).toMatchObject({ parts: [], received: [], due: 20 });
  });

  test.each<[object, string]>([
    [{ kind: 'even' }, 'of'],
    [{ kind: 'even', of: 1 }, 'of'],
    [{ kind: 'lines' }, 'lines'],
    [{ kind: 'amount' }, 'amount'],
    [{ kind: 'amount', amount: 0 }, 'amount'],
    [{ kind: 'all', tip: -1 }, 'tip'],
    [{ kind: 'half' }, 'kind'],
  ])('of %j is refused', async (wish, field) => {
    const [asha] = await two();
    await order(asha, 'Tea');
    const { status, body } = await begin(asha, wish);
    expect([status, Object.keys(body.details.fields)]).toEqual([422, [field]]);
  });

  test('of nothing is nothing', async () => {
    const [asha] = await two();
    expect(outcome(await begin(asha, { kind: 'all' }))).toBe('NOTHING_DUE');
    expect(outcome(await record(asha, { method: 'Cash' }))).toBe('NOTHING_DUE');
    // Reports would find no day for a tip alone.
    const tip = { method: 'Cash', amount: 0, tip: 5 };
    expect(outcome(await record(asha, tip))).toBe('NOTHING_DUE');
    await order(asha, 'Tea');
    await record(asha, { method: 'Cash' });
    expect((await record(asha, tip)).body.tips).toBe(5);
  });

  test('is begun only by one who is in, and only its guest has a say in it', async () => {
    const [asha, ravi] = await two();
    await order(asha, 'Tea');
    const { body: part } = await begin(asha, { kind: 'all' });
    expect(outcome(await drop(ravi, part._id))).toBe('FORBIDDEN');
    expect(outcome(await claim(ravi, part._id))).toBe('FORBIDDEN');
    expect(outcome(await claim(asha, ravi.guestId))).toBe('PART_NOT_FOUND');
    const stranger = { ...asha, token: 'x'.repeat(30) };
    const { status } = await thali.call('POST', `/sittings/${asha.slug}/parts`, {
      body: { kind: 'all' },
      headers: { 'sitting-token': stranger.token },
    });
    expect(status).toBe(401);
  });
});

describe('a part that a guest says is paid', () => {
  test('is looked for by the staff, whose confirmation pays the table with its tip', async () => {
    const [asha, ravi] = await two();
    await order(asha, 'Tea');
    await order(ravi, 'Cake');
    const { body: part } = await begin(asha, { kind: 'mine', tip: 3 });
    expect((await claim(asha, part._id, { utr: '4321 5678 9012' })).body.parts[0].state).toBe('claimed');
    const { body: bell } = await thali.call('GET', '/api/notifications?filter=unread', {
      token: scene.store.token,
    });
    expect(bell.notifications[0]).toMatchObject({ kind: 'payment_claimed', facts: { amount: 23 } });
    expect(outcome(await record(asha, { method: 'Cash', part: part._id }))).toBe('CLAIM_OPEN');
    const { body } = await record(asha, { method: 'UPI', part: part._id });
    expect(body).toMatchObject({
      due: 50.01,
      paid: 20,
      tips: 3,
      parts: [{ state: 'paid', utr: '432156789012' }],
      receipts: [{ method: 'UPI', amount: 20, tip: 3 }],
    });
    expect(outcome(await record(asha, { method: 'UPI', part: part._id }))).toBe('PAYMENT_CHANGED');
    await begin(ravi, { kind: 'all' });
    expect((await right(asha)).paid).toBe(20_00);
    const again = { method: 'UPI', reference: '432156789012' };
    expect(outcome(await record(ravi, again))).toBe('UTR_TAKEN');
  });

  test('needs its reference if another transfer of that amount has none', async () => {
    const [asha, ravi] = await two();
    for (const phone of [asha, ravi]) await order(phone, 'Tea');
    const parts: string[] = [];
    for (const phone of [asha, ravi]) {
      const { body } = await begin(phone, { kind: 'mine' });
      await claim(phone, body._id);
      parts.push(body._id);
    }
    expect(outcome(await record(asha, { method: 'UPI', part: parts[0] }))).toBe('UTR_NEEDED');
    await claim(asha, parts[0] ?? '', { utr: '111122223333' });
    expect((await record(asha, { method: 'UPI', part: parts[0] })).status).toBe(200);
    expect((await record(asha, { method: 'UPI', part: parts[1] })).status).toBe(200);
    expect((await right(asha)).state).toBe('paid');
  });

  test('is dropped when the money did not come, and its guest may say so again', async () => {
    const [asha] = await two();
    await order(asha, 'Tea');
    const { body: part } = await begin(asha, { kind: 'all' });
    await claim(asha, part._id);
    expect(outcome(await drop(asha, part._id))).toBe('CLAIM_OPEN');
    expect((await refuse(asha, part._id)).body.parts).toEqual([]);
    expect((await refuse(asha, part._id)).status).toBe(200);
    expect((await claim(asha, part._id)).body.parts).toMatchObject([{ state: 'claimed' }]);
    await record(asha, { method: 'UPI', part: part._id, reference: '999988887777' });
    expect(outcome(await refuse(asha, part._id))).toBe('PAYMENT_CHANGED');
  });

  test('counts when it is confirmed, though others have paid meanwhile', async () => {
    const [asha, ravi] = await two();
    await order(asha, 'Tea');
    const { body: part } = await begin(asha, { kind: 'all' });
    await claim(asha, part._id, { utr: '555566667777' });
    await record(ravi, { method: 'Cash' });
    expect(await right(asha)).toMatchObject({ due: 0, owed: 0, state: 'paid' });
    await record(asha, { method: 'UPI', part: part._id });
    expect(await right(asha)).toMatchObject({ due: 0, owed: 20_00, paid: 40_00 });
  });
});

test('a part that nobody says is paid lapses after a quarter of an hour', async () => {
  const [asha, ravi] = await two();
  for (const phone of [asha, ravi]) await order(phone, 'Tea');
  const { body: open } = await begin(asha, { kind: 'mine' });
  const { body: claimed } = await begin(ravi, { kind: 'mine' });
  await claim(ravi, claimed._id);
  thali.clock.advance(16 * MINUTE);
  await lapseParts(system());
  await lapseParts(system());
  expect((await asha.read()).parts).toMatchObject([{ _id: claimed._id, state: 'claimed' }]);
  const log = await read(
    `select event->>'to' as to from store_log where store_id = $1 and event->>'partId' = $2 and event->>'what' = 'part_state'`,
    open._id,
  );
  expect(log).toEqual([{ to: 'dropped' }]);
  // Also when nobody has swept yet.
  await begin(asha, { kind: 'all' });
  thali.clock.advance(16 * MINUTE);
  expect(outcome(await begin(ravi, { kind: 'all' }))).toEqual([201, 20]);
});

describe('money that the staff record at a table', () => {
  test('is recorded once for each key', async () => {
    const [asha] = await two();
    await order(asha, 'Tea');
    const key = 'one tap of the waiter';
    const body = { method: 'Cash', amount: 15, tip: 1, note: ' Ravi ' };
    const both = await Promise.all([record(asha, body, key), record(asha, body, key)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(outcome(await record(asha, { ...body, amount: 5 }, key))).toBe('IDEMPOTENCY_KEY_REUSED');
    const { body: seen } = await record(asha, body, key);
    expect(seen).toMatchObject({ due: 5, receipts: [{ amount: 15, tip: 1, note: 'Ravi', by: 'Asha Rao' }] });
    expect(await right(asha)).toMatchObject({ paid: 15_00, due: 5_00 });
  });

  test('is not more than is due, and pays a part by any way', async () => {
    const [asha, ravi] = await two();
    for (const phone of [asha, ravi]) await order(phone, 'Tea');
    expect((await record(asha, { method: 'Cash', amount: 40.01 })).body.code).toBe('VALIDATION');
    expect((await record(asha, { method: 'UPI', reference: '12' })).body.code).toBe('VALIDATION');
    const { body: part } = await begin(asha, { kind: 'mine', tip: 2 });
    expect((await record(asha, { method: 'Card', part: part._id })).body).toMatchObject({
      due: 20,
      tips: 2,
      parts: [{ state: 'paid' }],
    });
    expect(outcome(await record(asha, { method: 'Cash', part: ravi.guestId }))).toBe('PART_NOT_FOUND');
    expect((await record(asha, { method: 'Cash' })).body).toMatchObject({ due: 0, state: 'paid' });
    expect(outcome(await record(asha, { method: 'Cash', amount: 1 }))).toBe('NOTHING_DUE');
  });
});
