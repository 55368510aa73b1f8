import { describe, expect, test } from 'vitest';
import { useFakePaytm } from '#money/payments/server/testing/fake-paytm.ts';
import { createPayStore, placeOnline } from '#money/payments/server/testing/pay-scene.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff } from '#testing/server/test-stores.ts';
import { setPayee } from './testing/payee.ts';
import { createReceiptStore, receiptScene } from './testing/receipt-scene.ts';

const paytm = await useFakePaytm();
const thali = await useTestApp();
const store = await createReceiptStore(thali);
const { place, look, claim, record, refuse, remove, cancel, row } = receiptScene(thali, store);
let lastUtr = 100_000_000_000;
const newUtr = () => String(++lastUtr);

describe('money is not recorded', () => {
  test('by the kitchen or by another store', async () => {
    const order = await place();
    await claim(order);
    const cook = await addTestStaff(thali, store, 'KITCHEN');
    const stranger = await addTestStaff(thali, await createReceiptStore(thali), 'OWNER');
    for (const act of [record.bind(null, order, { method: 'Cash' }), refuse.bind(null, order, 'No')]) {
      expectError(await act(cook), 403, 'FORBIDDEN');
      expectError(await act(stranger), 404, 'STORE_NOT_FOUND');
      expectError(await act('nobody'), 401, 'UNAUTHENTICATED');
    }
    expect(await look(order)).toMatchObject({ payment: { state: 'claimed' } });
  });

  test('for an order that is unknown or of another store', async () => {
    const other = await createReceiptStore(thali);
    const theirs = await receiptScene(thali, other).place();
    for (const id of ['nothing', theirs.id, '00000000-0000-7000-8000-000000000000']) {
      expectError(await record({ id }, { method: 'Cash' }), 404, 'ORDER_NOT_FOUND');
      expectError(await refuse({ id }), 404, 'ORDER_NOT_FOUND');
    }
  });

  test.each([
    [{}, ['method']],
    [{ method: 'Cheque' }, ['method']],
    [{ method: 'Cash', amount: -1 }, ['amount']],
    [{ method: 'Cash', amount: 0 }, ['amount']],
    [{ method: 'Cash', amount: 1.005 }, ['amount']],
    [{ method: 'Cash', amount: 70.01 }, ['amount']],
    [{ method: 'UPI', reference: '12345' }, ['reference']],
    [{ method: 'Card', reference: 'x'.repeat(61) }, ['reference']],
  ])('from the body %j', async (body, fields) => {
    const order = await place();
    const refused = await record(order, body);
    expect([refused.status, Object.keys(refused.body.details.fields)]).toEqual([422, fields]);
    expect((await row(order)).log).toHaveLength(1);
  });

  test('by a refusal without a reason', async () => {
    const order = await place();
    await claim(order);
    expectFields(await refuse(order, ''), { reason: 'This field is required' });
  });

  test('for an order that is paid, cancelled or awaits its gateway', async () => {
    const [paid, cancelled] = [await place(), await place()];
    await record(paid, { method: 'Cash' });
    await cancel(cancelled);
    for (const order of [paid, cancelled])
      expectError(await record(order, { method: 'Cash' }), 409, 'PAYMENT_NOT_DUE');

    const online = await createPayStore(thali, paytm);
    await setPayee(thali, online);
    const { _id: id, slug } = await placeOnline(thali, online);
    const there = receiptScene(thali, online);
    expectError(await there.record({ id }, { method: 'Cash' }), 409, 'PAYMENT_AWAITED');
    expectError(await there.claim({ slug }), 409, 'PAYMENT_AWAITED');
    expect((await there.look({ slug })).money).toEqual({ due: 20, claim: null, upi: null });
  });
});

describe('money that was received', () => {
  test.each(['Cash', 'Card', 'UPI'])(
    'by %s pays the order and is shown to the guest without its author',
    async (method) => {
      const staff = await addTestStaff(thali, store, 'STAFF');
      const order = await place();
      const { status, body } = await record(order, { method }, staff);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        state: 1,
        payment: { state: 'paid', method, paid: 70 },
        money: { due: 0 },
      });
      expect(body.timeline.at(-1)).toMatchObject({ what: 'paid', amount: 70, method, by: 'STAFF person' });
      const seen = await look(order);
      expect(seen.timeline.at(-1)).toEqual({ at: expect.any(String), what: 'paid', amount: 70, method });
      const { row: stored, fold, log, method: kept } = await row(order);
      expect(stored).toEqual(fold);
      expect([stored.paid, kept]).toEqual([7000, method]);
      expect(log.at(-1).actor).toMatchObject({ kind: 'staff', name: 'STAFF person' });
    },
  );

  test('confirms a claim with the guest’s reference', async () => {
    const order = await place();
    const utr = newUtr();
    await claim(order, { utr });
    await record(order, { method: 'UPI' });
    const { log } = await row(order);
    expect(log.at(-1).event).toMatchObject({ received: { method: 'UPI', reference: utr }, amount: 7000 });
    expect((await look(order)).money.claim).toBeNull();
    expectError(await refuse(order), 409, 'PAYMENT_CHANGED');
  });

  test('is refused in cash while a UPI claim is open, so that the claim is not lost', async () => {
    const order = await place();
    await claim(order, { utr: newUtr() });
    expectError(await record(order, { method: 'Cash', amount: 10 }), 409, 'CLAIM_OPEN');
    expect(await look(order)).toMatchObject({
      payment: { state: 'claimed' },
      money: { claim: { amount: 70 } },
    });
    await refuse(order, 'Paid in cash');
    expect((await record(order, { method: 'Cash' })).status).toBe(200);
  });

  test('equals the claim after an item was taken off, and the rest is owed', async () => {
    const order = await place();
    await claim(order);
    await remove(order, 1);
    await record(order, { method: 'UPI', reference: newUtr() });
    expect((await row(order)).row).toEqual({ state: 1, amount: 2000, paid: 7000, payment: 'paid' });
  });

  test('adds up in parts, by two methods, and after an item is put back', async () => {
    const order = await place();
    await remove(order, 1);
    await record(order, { method: 'Card', reference: ' 0042 ' });
    await remove(order, 1, false);
    expect(await look(order)).toMatchObject({
      payment: { paid: 20 },
      money: { due: 50, upi: expect.objectContaining({ link: expect.stringContaining('&am=50.00&') }) },
    });
    await record(order, { method: 'Cash', amount: 30, paidBefore: 20 });
    expect((await record(order, { method: 'Cash' })).body).toMatchObject({
      payment: { paid: 70 },
      money: { due: 0 },
    });
    const { row: stored, fold, method, log } = await row(order);
    expect(stored).toEqual(fold);
    expect(method).toBe('Card + Cash');
    const received = log.flatMap(({ event: { received: how, amount } }) => (how ? [{ ...how, amount }] : []));
    expect(received).toEqual([
      { method: 'Card', amount: 2000, reference: '0042' },
      { method: 'Cash', amount: 3000 },
      { method: 'Cash', amount: 2000 },
    ]);
  });

  test('for an order that was cancelled after a claim is owed back', async () => {
    const order = await place();
    await claim(order, { utr: newUtr() });
    await cancel(order);
    const { body } = await record(order, { method: 'UPI' });
    expect(body).toMatchObject({
      state: 5,
      payment: { state: 'refund_due', method: 'UPI', paid: 70, owed: 70 },
    });
    const { row: stored, fold } = await row(order);
    expect(stored).toEqual(fold);
    expectError(await record(order, { method: 'UPI' }), 409, 'PAYMENT_NOT_DUE');
  });

  test('by one transfer pays one order, and the error names that order', async () => {
    const [first, second] = [await place(), await place()];
    const reference = newUtr();
    await record(first, { method: 'UPI', reference });
    await claim(second, { utr: reference });
    for (const body of [{ method: 'UPI' }, { method: 'UPI', reference: ` ${reference} ` }])
      expectError(await record(second, body), 409, 'UTR_TAKEN', { details: { orderNo: first.orderNo } });
    expect((await row(second)).row).toMatchObject({ payment: 'claimed', paid: 0 });
    await refuse(second);
    expect((await record(second, { method: 'Cash', reference })).status).toBe(200);

    const other = receiptScene(thali, await createReceiptStore(thali));
    expect((await other.record(await other.place(), { method: 'UPI', reference })).status).toBe(200);
  });
});

describe('concurrent requests', () => {
  test('record the same money once', async () => {
    for (let round = 0; round < 5; round++) {
      const order = await place();
      await claim(order, { utr: newUtr() });
      const answers = await Promise.all([
        record(order, { method: 'UPI' }),
        record(order, { method: 'Cash' }),
        refuse(order),
      ]);
      const codes = answers.map(({ status, body }) => (status === 200 ? 'done' : body.code));
      const { row: stored, fold } = await row(order);
      expect(stored).toEqual(fold);
      expect([0, 7000]).toContain(stored.paid);
      const recorded = codes.slice(0, 2).filter((code) => code === 'done').length;
      expect(recorded).toBe(stored.paid === 7000 ? 1 : 0);
    }
  });

  test('of two parts refuse the second, which has not seen the first', async () => {
    const order = await place();
    const part = { method: 'Cash', amount: 30, paidBefore: 0 };
    const answers = await Promise.all([record(order, part), record(order, part)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'PAYMENT_CHANGED', details: { paid: 30 } });
    expect((await row(order)).row.paid).toBe(3000);
  });

  test('with one transfer pay one of many orders', async () => {
    const orders = await Promise.all([place(), place(), place(), place()]);
    const reference = newUtr();
    const answers = await Promise.all(orders.map((order) => record(order, { method: 'UPI', reference })));
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(3);
    const winner = orders[answers.findIndex(({ status }) => status === 200)];
    for (const { body } of refused)
      expect(body).toMatchObject({ code: 'UTR_TAKEN', details: { orderNo: winner?.orderNo } });
  });

  test('that take an item off and record the money agree on the rest', async () => {
    for (let round = 0; round < 5; round++) {
      const order = await place();
      await Promise.all([record(order, { method: 'Cash' }), remove(order, 1)]);
      const { row: stored, fold } = await row(order);
      expect(stored).toEqual(fold);
      expect([2000, 7000]).toContain(stored.paid);
    }
  });
});
