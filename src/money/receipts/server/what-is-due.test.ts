import { describe, expect, test } from 'vitest';
import { DAY } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { createReceiptStore, type Placed, receiptScene } from './testing/receipt-scene.ts';

const thali = await useTestApp();
const store = await createReceiptStore(thali);
const { place, look, record, claim, refuse, remove, cancel, row } = receiptScene(thali, store);

async function moneyOf(order: Placed) {
  const { payment, money } = await look(order);
  const link = money.upi?.link.match(/&am=([\d.]+)&/)?.[1] ?? null;
  return { state: payment.state, paid: payment.paid ?? 0, due: money.due, link };
}

describe('an order of 70 that was paid in part', () => {
  test('is unpaid, shows what is due, and can be paid by UPI until nothing is due', async () => {
    const order = await place();
    await record(order, { method: 'Cash', amount: 10 });
    expect(await moneyOf(order)).toEqual({ state: 'unpaid', paid: 10, due: 60, link: '60.00' });
    await record(order, { method: 'Card', amount: 20 });
    expect(await moneyOf(order)).toEqual({ state: 'unpaid', paid: 30, due: 40, link: '40.00' });
    await record(order, { method: 'UPI' });
    expect(await moneyOf(order)).toEqual({ state: 'paid', paid: 70, due: 0, link: null });
  });

  test('can be claimed for the rest, and is unpaid again after the claim is refused', async () => {
    const order = await place();
    await record(order, { method: 'Cash', amount: 10 });
    expect((await claim(order)).body.money.claim).toEqual({ amount: 60, utr: null });
    await refuse(order);
    expect(await moneyOf(order)).toEqual({ state: 'unpaid', paid: 10, due: 60, link: '60.00' });
    expect((await record(order, { method: 'Cash' })).body.payment).toMatchObject({ state: 'paid', paid: 70 });
  });

  test('is paid when a removal leaves nothing due, and unpaid when the dish is put back', async () => {
    const order = await place();
    await record(order, { method: 'Cash', amount: 20 });
    await remove(order, 1);
    expect(await moneyOf(order)).toEqual({ state: 'paid', paid: 20, due: 0, link: null });
    await remove(order, 1, false);
    expect(await moneyOf(order)).toEqual({ state: 'unpaid', paid: 20, due: 50, link: '50.00' });
    await cancel(order);
    expect((await look(order)).payment).toMatchObject({ paid: 20, owed: 20 });
    const { row: kept, fold } = await row(order);
    expect(kept).toEqual(fold);
  });
});

describe('two claims of one amount without references', () => {
  test('may be one transfer, so each needs its reference, which pays one of them', async () => {
    const [one, other] = [await place(), await place()];
    await claim(one);
    await claim(other);
    const both = await Promise.all([record(one, { method: 'UPI' }), record(other, { method: 'UPI' })]);
    expect(both.map(({ status, body }) => [status, body.code, body.details])).toEqual([
      [409, 'UTR_NEEDED', { orderNo: other.orderNo }],
      [409, 'UTR_NEEDED', { orderNo: one.orderNo }],
    ]);
    const reference = '200000000001';
    expect((await record(one, { method: 'UPI', reference })).status).toBe(200);
    expect((await record(other, { method: 'UPI', reference })).body.code).toBe('UTR_TAKEN');
    // The first order is now known to have its own transfer, so the other can't have that one.
    expect((await record(other, { method: 'UPI' })).status).toBe(200);
  });

  test('conflict for a day after one of them was confirmed', async () => {
    thali.clock.advance(2 * DAY);
    const one = await place();
    await claim(one);
    expect((await record(one, { method: 'UPI' })).status).toBe(200);
    const soon = await place();
    await claim(soon);
    expect((await record(soon, { method: 'UPI' })).body.code).toBe('UTR_NEEDED');
    await refuse(soon);
    thali.clock.advance(DAY + 1000);
    const later = await place();
    await claim(later);
    expect((await record(later, { method: 'UPI' })).status).toBe(200);
  });

  test('do not conflict if the amounts differ or one was refused', async () => {
    thali.clock.advance(2 * DAY);
    const [one, refused, other] = [await place(), await place(), await place()];
    await remove(one, 1);
    await claim(one);
    await claim(refused);
    await refuse(refused);
    await claim(other);
    expect((await record(other, { method: 'UPI' })).status).toBe(200);
    expect((await record(one, { method: 'UPI' })).status).toBe(200);
  });
});
