import { describe, expect, test } from 'vitest';
import { DAY } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { placeTestOrder, TEA, teaStore } from '#testing/server/test-stores.ts';
import type { BillContent } from '../rules/bill-sheet.ts';
import { billScene } from './testing/bill-scene.ts';

const thali = await useTestApp();
const { newStore, place, issue, remove } = billScene(thali);

describe('the list of bills', () => {
  test('filters by number, order, name, last digits of the phone, kind and day', async () => {
    const store = await newStore();
    const { id, idOf } = await place(store);
    await issue(store, id);
    await remove(store, id, idOf('Tea'));
    const numbers = async (query: object) => {
      const url = `/api/stores/${store.storeId}/bills?${new URLSearchParams({ ...query })}`;
      const { body } = await thali.call('GET', url, { token: store.token });
      return body.bills.map(({ number }: { number: string }) => number).toSorted();
    };
    const both = ['CN/26-27/0001', 'INV/26-27/0001'];
    expect(await numbers({ q: 'inv/26' })).toEqual(['INV/26-27/0001']);
    expect(await numbers({ q: '#1' })).toEqual(both);
    expect(await numbers({ q: 'अदिति' })).toEqual(both);
    expect(await numbers({ q: '3210' })).toEqual(both);
    expect(await numbers({ q: '%' })).toEqual([]);
    expect(await numbers({ kind: 'credit_note' })).toEqual(['CN/26-27/0001']);
    expect(await numbers({ from: '2026-11-20', to: '2026-11-20' })).toEqual(both);
    expect(await numbers({ from: '2026-11-21' })).toEqual([]);
    expect(await numbers({ to: '2026-11-19' })).toEqual([]);
  });

  test('says how each bill was paid and what is due, and adds up its days less credit notes', async () => {
    const store = await newStore();
    const { id, idOf } = await place(store);
    const other = await place(store);
    const record = (orderId: string, body: object) =>
      thali.call('POST', `/api/stores/${store.storeId}/orders/${orderId}/payments`, {
        body,
        token: store.token,
      });
    await record(id, { method: 'Cash', amount: 500 });
    await record(id, { method: 'Card', amount: 50 });
    await record(id, { method: 'Cash', amount: 3.72 });
    await issue(store, id);
    await issue(store, other.id);
    await remove(store, id, idOf('Tea'));
    thali.clock.advance(DAY);
    await issue(store, (await place(store)).id);
    const { body } = await thali.call('GET /api/stores/:storeId/bills', {
      params: store,
      token: store.token,
    });
    expect(body.bills.map(({ number, paidBy, due }) => [number, paidBy, due])).toEqual([
      ['INV/26-27/0003', [], 58_372],
      ['CN/26-27/0001', undefined, undefined],
      ['INV/26-27/0002', [], 58_372],
      ['INV/26-27/0001', ['Cash', 'Card'], 0],
    ]);
    const [note = 0] = body.bills.filter(({ kind }) => kind === 'credit_note').map(({ payable }) => payable);
    expect(body.days).toEqual([
      { day: '2026-11-21', count: 1, payable: 58_372 },
      { day: '2026-11-20', count: 3, payable: 2 * 58_372 - note },
    ]);
    const ofNotes = await thali.call('GET /api/stores/:storeId/bills', {
      params: store,
      query: { kind: 'credit_note' },
      token: store.token,
    });
    expect(ofNotes.body.days).toEqual([{ day: '2026-11-20', count: 1, payable: -note }]);
  });

  test('continues after the previous page', async () => {
    const store = await teaStore(thali);
    const all: string[] = [];
    for (let at = 0; at < 52; at++) {
      thali.clock.advance(1);
      const order = await placeTestOrder(thali, store, TEA);
      all.unshift((await issue(store, order._id))[0]?.number ?? '');
    }
    const first = await thali.call('GET /api/stores/:storeId/bills', { params: store, token: store.token });
    const second = await thali.call('GET /api/stores/:storeId/bills', {
      params: store,
      query: { before: first.body.next },
      token: store.token,
    });
    const read = [...first.body.bills, ...second.body.bills].map(({ number }) => number);
    expect(read).toEqual(all);
    expect(second.body.next).toBe(null);
    const file = await thali.call('GET /api/stores/:storeId/bills/export', {
      params: store,
      token: store.token,
    });
    expect(file.body.bills.map(({ number }: BillContent) => number)).toEqual(all);
  });
});
