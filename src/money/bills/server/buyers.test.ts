import { describe, expect, test } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';
import { moveOrder, type TestStore } from '#testing/server/test-stores.ts';
import type { BillContent } from '../rules/bill-sheet.ts';
import { billScene, GSTIN } from './testing/bill-scene.ts';

const thali = await useTestApp();
const { newStore, place, issue, remove } = billScene(thali);

const RAO = { name: 'Rao Traders', address: '4 MG Road', state: '', gstin: '29AAGCB7383J1Z4', phone: '' };
const RAO_KEPT = { ...RAO, state: 'Karnataka' };
const SHAH = { ...RAO, name: 'Shah & Sons', gstin: '27AAPFU0939F1ZV' };

function set({ storeId, token }: TestStore, orderId: string, buyer: object | null) {
  const params = { storeId, orderId };
  return thali.call('PUT', `/api/stores/${params.storeId}/orders/${params.orderId}/buyer`, {
    token,
    body: { buyer },
  });
}
const setOwn = (slug: string, buyer: object | null) =>
  thali.call('PUT', `/order/status/${slug}/buyer`, { body: { buyer } });
const shown = ({ kind, buyer, corrects, figures }: BillContent) => [
  kind,
  buyer?.name ?? null,
  corrects,
  figures.payable,
];

describe('before the bill', () => {
  test('a guest asks for a bill for their company, and the bill is made out to it', async () => {
    const store = await newStore();
    const { id, slug } = await place(store);
    expect((await setOwn(slug, { ...RAO, gstin: '29aagcb 7383j1z4' })).body).toEqual({
      buyer: RAO_KEPT,
      isIssued: false,
    });
    const url = `/api/stores/${store.storeId}/orders/${id}/bill`;
    const { body } = await thali.call('GET', url, { token: store.token });
    expect(body.buyer).toEqual(RAO_KEPT);
    expect(body.preview.buyer).toEqual(RAO_KEPT);
    const [bill] = await issue(store, id);
    expect(bill?.buyer).toEqual(RAO_KEPT);
    expect(bill?.supplier.gstin).toBe(GSTIN);
    await moveOrder(thali, store, id, { from: 1, to: 4 });
    expect((await thali.call('GET', `/order/status/${slug}/bill.pdf`)).status).toBe(200);
    const after = await thali.call('GET', `/order/status/${slug}/buyer`);
    expect(after.body).toEqual({ buyer: RAO_KEPT, isIssued: true });
  });

  test('it can be taken off again, and a GSTIN that is none is refused', async () => {
    const store = await newStore();
    const { id, slug } = await place(store);
    expect((await set(store, id, RAO)).body.buyer).toEqual(RAO_KEPT);
    expect((await setOwn(slug, null)).body.buyer).toBeNull();
    const refused = await setOwn(slug, { ...RAO, gstin: '29AAGCB7383J1Z5' });
    expect([refused.status, Object.keys(refused.body.details.fields ?? refused.body.details)]).toMatchObject([
      422,
      ['buyer.gstin'],
    ]);
    expect((await setOwn(slug, { ...RAO, name: '  ' })).status).toBe(422);
    expect((await issue(store, id))[0]?.buyer).toBeUndefined();
  });
});

describe('after the bill', () => {
  test('a guest has to ask the restaurant', async () => {
    const store = await newStore();
    const { id, slug } = await place(store);
    await issue(store, id);
    expect((await setOwn(slug, RAO)).body.code).toBe('BILL_ISSUED');
  });

  test('staff make it out anew: a credit note for the old one and a new bill', async () => {
    const store = await newStore();
    const { id, idOf } = await place(store);
    const first = (await issue(store, id))[0] as BillContent;
    await remove(store, id, idOf('Tea'));
    const { body } = await set(store, id, RAO);
    const bills = body.bills.map(({ content }: { content: BillContent }) => content);
    const left = first.figures.payable - bills[1].figures.payable;
    expect(bills.map(shown)).toEqual([
      ['tax_invoice', null, null, 583_72],
      ['credit_note', null, first.number, bills[1].figures.payable],
      ['credit_note', null, first.number, left],
      ['tax_invoice', 'Rao Traders', null, left],
    ]);
    expect(bills[3].number).not.toBe(first.number);
    // The same again changes nothing.
    expect((await set(store, id, RAO)).body.bills).toHaveLength(4);

    const corrected = await set(store, id, SHAH);
    expect(corrected.body.buyer.state).toBe('Maharashtra');
    const again = corrected.body.bills.slice(4).map(({ content }: { content: BillContent }) => content);
    expect(again.map(shown)).toEqual([
      ['credit_note', 'Rao Traders', bills[3].number, left],
      ['tax_invoice', 'Shah & Sons', null, left],
    ]);
    await remove(store, id, idOf('Tea'), false);
    const last = (await issue(store, id)).at(-1) as BillContent;
    expect(shown(last)).toEqual(['tax_invoice', 'Shah & Sons', again[1].number, 583_72 - left]);
  });

  test('what is due is said beside the new bill', async () => {
    const store = await newStore();
    const { id } = await place(store);
    await issue(store, id);
    await set(store, id, RAO);
    const { body } = await thali.call('GET', `/api/stores/${store.storeId}/bills?q=rao tr`, {
      token: store.token,
    });
    expect(
      body.bills.map((row: { kind: string; buyer: string; due?: number }) => [row.buyer, row.due]),
    ).toEqual([['Rao Traders', 583_72]]);
    const all = await thali.call('GET', `/api/stores/${store.storeId}/bills`, { token: store.token });
    expect(all.body.bills.filter(({ due }: { due?: number }) => due !== undefined)).toHaveLength(1);
  });

  test('nothing is issued anew for an order that was cancelled', async () => {
    const store = await newStore();
    const { id } = await place(store);
    await issue(store, id);
    await moveOrder(thali, store, id, { from: 1, to: 5, reason: 'Out of tea' });
    expect((await set(store, id, RAO)).body.code).toBe('BILL_UNAVAILABLE');
  });
});

test('companies of earlier bills are found by name and GSTIN, in this store alone', async () => {
  const [store, other] = [await newStore(), await newStore()];
  for (const buyer of [RAO, SHAH, RAO]) {
    const { id } = await place(store);
    await set(store, id, buyer);
    await issue(store, id);
  }
  const find = async ({ storeId, token }: TestStore, q: string) =>
    (await thali.call('GET', `/api/stores/${storeId}/buyers?q=${q}`, { token })).body.buyers.map(
      ({ name }: { name: string }) => name,
    );
  expect(await find(store, '')).toEqual(['Rao Traders', 'Shah & Sons']);
  expect(await find(store, '27aap')).toEqual(['Shah & Sons']);
  expect(await find(store, '%')).toEqual([]);
  expect(await find(other, '')).toEqual([]);
});
