import { describe, expect, test } from 'vitest';
import type { PrintLine } from '#kitchen/printing/rules/paper/print-line.ts';
import { roundToRupee } from '#money/payments/rules/tab.ts';
import { toDecimal } from '#platform/money/rules/money.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { moveOrder, patchStore, type TestStore } from '#testing/server/test-stores.ts';
import type { BillContent } from '../rules/bill-sheet.ts';
import { ADDRESS, billScene, GSTIN } from './testing/bill-scene.ts';

const thali = await useTestApp();
const { newStore, saveSettings, place, issue, remove } = billScene(thali);

const totalOf = (bills: BillContent[], key: 'total' | 'payable' = 'total') =>
  bills.reduce((sum, { kind, figures }) => sum + figures[key] * (kind === 'credit_note' ? -1 : 1), 0);

/** The bills and credit notes that a printout names now above its total. */
async function papersOnPrintout({ storeId, token }: TestStore, orderId: string) {
  const url = `/api/stores/${storeId}/orders/${orderId}/print?what=receipt&language=en`;
  const { body } = await thali.call('GET', url, { token });
  return body.lines
    .filter((line: PrintLine) => line.kind === 'text' && /^(INV|CN)\//.test(line.text))
    .map(({ text, right }: { text: string; right: string }) => [text, right]);
}

describe('the bill of an order', () => {
  test('can be previewed without taking a number', async () => {
    const store = await newStore({ footer: 'Thank you' });
    const { id, slug } = await place(store);
    const look = async () =>
      (
        await thali.call('GET /api/stores/:storeId/orders/:orderId/bill', {
          params: { storeId: store.storeId, orderId: id },
          token: store.token,
        })
      ).body;
    for (const _ of [1, 2])
      expect(await look()).toMatchObject({
        orderSlug: slug,
        bills: [],
        preview: { kind: 'tax_invoice', number: '', footer: 'Thank you', figures: { payable: 583_72 } },
      });
    const [bill] = await issue(store, id);
    expect(bill?.number).toBe('INV/26-27/0001');
    expect(await look()).toMatchObject({ bills: [{ content: bill }], preview: null });
    const cancelled = await place(store);
    await moveOrder(thali, store, cancelled.id, { from: 1, to: 5 });
    const gone = `/api/stores/${store.storeId}/orders/${cancelled.id}/bill`;
    expect((await thali.call('GET', gone, { token: store.token })).body.code).toBe('BILL_UNAVAILABLE');
  });

  test('has its amounts, supplier, halved taxes and the next number', async () => {
    const store = await newStore({ footer: 'Thank you' });
    const { id } = await place(store);
    const [bill] = await issue(store, id);
    expect(bill).toMatchObject({
      kind: 'tax_invoice',
      number: 'INV/26-27/0001',
      date: '2026-11-20 12:00',
      supplier: { legalName: 'Rao Foods LLP', gstin: GSTIN, fssai: '12345678901234' },
      customer: 'अदिति Rao',
      corrects: null,
      footer: 'Thank you',
      figures: {
        taxable: 517_49,
        charges: [
          { label: 'Packing', amount: 10_35 },
          { label: 'Delivery', amount: 30_00 },
        ],
        taxes: [
          { label: 'CGST', rate: 250, amount: 10_69 + 2_25 },
          { label: 'SGST', rate: 250, amount: 10_69 + 2_25 },
        ],
        total: 583_72,
        roundOff: 0,
        payable: 583_72,
      },
    });
  });

  test('stays the same for every caller, even after the store changes', async () => {
    const store = await newStore();
    const { id } = await place(store);
    const first = await issue(store, id);
    await patchStore(thali, store, { name: 'Another name' });
    await saveSettings(store, { kind: 'bill_of_supply' });
    expect(await issue(store, id)).toEqual(first);
  });

  test('is rounded to the rupee if the store rounds; the order’s amount stays', async () => {
    const store = await newStore({ isRounded: true });
    const { id, slug } = await place(store);
    const [bill] = await issue(store, id);
    expect(bill?.figures).toMatchObject({ total: 583_72, roundOff: 28, payable: 584_00 });
    expect((await thali.call('GET /order/status/:slug', { params: { slug } })).body.amount).toBe(583.72);
  });

  test('is not rounded if the money was received to the paisa', async () => {
    const store = await newStore({ isRounded: true });
    const { id } = await place(store);
    await thali.database.pool.query(
      "update orders set paid = amount, payment_state = 'paid' where store_id = $1",
      [store.storeId],
    );
    expect((await issue(store, id))[0]?.figures.roundOff).toBe(0);
  });

  test('of a store without a GSTIN is a plain bill, with the tax named as in the store', async () => {
    const store = await newStore();
    await patchStore(thali, store, { gstNo: '' });
    const [bill] = await issue(store, (await place(store)).id);
    expect(bill).toMatchObject({ kind: 'bill', figures: { total: 583_72 } });
    expect(bill?.figures.taxes.map(({ label }) => label)).toEqual(['GST', 'CGST', 'SGST']);
  });

  test('of a store with bills of supply holds no tax, as nobody is charged any', async () => {
    const store = await newStore();
    const earlier = await place(store);
    await saveSettings(store, { kind: 'bill_of_supply' });
    const { body } = await thali.call('GET', `/restaurant/api/store/web/${store.slug}`);
    const dishes = body.menus[0].categories[0].items;
    expect(dishes.map(({ taxes }: { taxes: object[] }) => taxes)).toEqual([[], []]);
    const { id } = await place(store, 557.84);
    const [bill] = await issue(store, id);
    expect(bill).toMatchObject({ kind: 'bill_of_supply', figures: { taxes: [], total: 557_84 } });
    // It was charged before the store chose so.
    expect(await issue(store, earlier.id)).toMatchObject([
      { kind: 'tax_invoice', figures: { total: 583_72 } },
    ]);
  });

  test('is refused for an order that was cancelled or waits for its payment', async () => {
    const store = await newStore();
    const { id } = await place(store);
    const hold = "update orders set payment_state = 'awaiting' where store_id = $1";
    await thali.database.pool.query(hold, [store.storeId]);
    await expect(issue(store, id)).rejects.toThrow('409 BILL_UNAVAILABLE');
    await moveOrder(thali, store, id, { from: 1, to: 5 });
    await expect(issue(store, id)).rejects.toThrow('409 BILL_UNAVAILABLE');
  });
});

describe.each([false, true])('changes after the bill (rounded: %s)', (isRounded) => {
  test('a discarded line is credited, and billed again when it is put back', async () => {
    const store = await newStore({ isRounded });
    const { id, idOf } = await place(store);
    const [bill] = await issue(store, id);
    const less = await remove(store, id, idOf('Curry'));
    const credited = await issue(store, id);
    expect(credited.map(({ kind, number, corrects }) => [kind, number, corrects])).toEqual([
      ['tax_invoice', 'INV/26-27/0001', null],
      ['credit_note', 'CN/26-27/0001', 'INV/26-27/0001'],
    ]);
    expect(credited[0]).toEqual(bill);
    expect(credited[1]?.figures.lines.map(({ label }) => label)).toEqual(['Curry']);
    expect(totalOf(credited)).toBe(less);
    expect(await papersOnPrintout(store, id)).toEqual(
      credited.map(({ kind, number, figures: { payable } }) => [
        number,
        toDecimal(kind === 'credit_note' ? -payable : payable),
      ]),
    );
    const more = await remove(store, id, idOf('Curry'), false);
    const all = await issue(store, id);
    expect(all[2]).toMatchObject({
      kind: 'tax_invoice',
      number: 'INV/26-27/0002',
      corrects: 'INV/26-27/0001',
    });
    expect(totalOf(all)).toBe(more);
    expect(totalOf(all, 'payable')).toBe(bill?.figures.payable);
  });

  test('one of two portions is credited at its own price, and billed again when it is put back', async () => {
    const store = await newStore({ isRounded });
    const { id, slug, idOf } = await place(store);
    const [bill] = await issue(store, id);
    const less = await remove(store, id, idOf('Curry'), true, { keep: 1 });
    const [, credit] = await issue(store, id);
    expect(credit).toMatchObject({
      kind: 'credit_note',
      figures: { lines: [{ label: 'Curry', quantity: 1, taxable: 21375 }], taxable: 21375 },
    });
    // A GST of 10.69 has halves of 5.34: the paisa that is left is in the round-off.
    const owed = isRounded ? roundToRupee(less) : less;
    expect(totalOf(await issue(store, id), 'payable')).toBe(owed);
    const { body } = await thali.call('GET', `/order/status/${slug}`);
    const part = body.items.find(({ discarded }: { discarded: boolean }) => discarded)._id;
    const more = await remove(store, id, part, false);
    const all = await issue(store, id);
    expect(all[2]?.figures.lines).toMatchObject([{ label: 'Curry', quantity: 1 }]);
    expect(totalOf(all)).toBe(more);
    expect(totalOf(all, 'payable')).toBe(bill?.figures.payable);
  });

  test('a cancelled order is credited in full, without repeating earlier credits', async () => {
    const store = await newStore({ isRounded });
    const { id, idOf } = await place(store);
    await issue(store, id);
    await remove(store, id, idOf('Tea'));
    await moveOrder(thali, store, id, { from: 1, to: 5 });
    const all = await issue(store, id);
    expect(all.map(({ kind }) => kind)).toEqual(['tax_invoice', 'credit_note', 'credit_note']);
    expect([totalOf(all), totalOf(all, 'payable')]).toEqual([0, 0]);
    expect(all[2]?.figures.charges.map(({ label }) => label)).toEqual(['Packing', 'Delivery']);
  });
});

test('removing from an order without a bill and cancelling it issue no documents', async () => {
  const store = await newStore();
  const { id, idOf } = await place(store);
  await remove(store, id, idOf('Tea'));
  await moveOrder(thali, store, id, { from: 1, to: 5 });
  const { body } = await thali.call('GET /api/stores/:storeId/bills', { params: store, token: store.token });
  expect(body).toEqual({ bills: [], days: [], next: null, unbilled: { count: 0, from: null } });
});

test('the first bill with a GSTIN asks for the restaurant’s address, and names the state of the GSTIN', async () => {
  const store = await newStore();
  await patchStore(thali, store, { address: { street: '', city: ' ', state: '' } });
  const [one, other] = [await place(store), await place(store)];
  const issue = (id: string) =>
    thali.call('POST', `/api/stores/${store.storeId}/orders/${id}/bill`, { token: store.token });
  expectError(await issue(one.id), 409, 'BILL_DETAILS_MISSING', { details: { missing: ['street', 'city'] } });
  await patchStore(thali, store, ADDRESS);
  const { bills } = (await issue(one.id)).body;
  expect(bills[0].content.supplier).toMatchObject({
    address: '12 MG Road, Bengaluru, Karnataka',
    state: 'Karnataka',
  });
  await patchStore(thali, store, { address: { street: '' } });
  expect((await issue(other.id)).status).toBe(200);
});
