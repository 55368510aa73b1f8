import { expect, test } from 'vitest';
import { printoutOf } from '#kitchen/papers/rules/printout-of.ts';
import { ticketLineOf, ticketOf } from '#kitchen/papers/rules/ticket-of.ts';
import { ADDRESS, billScene, GSTIN } from '#money/bills/server/testing/bill-scene.ts';
import { parseHundredths } from '#platform/money/rules/money.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { orderBody, patchStore, type TestStore, teaStore, unique } from '#testing/server/test-stores.ts';
import type { PrintLine } from '../../rules/paper/print-line.ts';
import { renderPrintout } from '../../rules/printout.ts';
import { renderTicket } from '../../rules/tickets/kitchen-ticket.ts';
import { askOffice } from '../testing/print-scene.ts';

const thali = await useTestApp();
const { saveSettings } = billScene(thali);
const TAXES = [{ label: 'CGST', value: 2.5 }];
const HINDI = { hi: { label: 'चाय' } };

/** Two teas at 20, less 10 % and 5 %, with a tax within the price, packing that is taxed too, and a discount on all. */
async function sold(isTaxIncluded: boolean): Promise<{ store: TestStore; orderId: string }> {
  const packing = { label: 'Packing', value: 5, valueType: 'absolute', taxes: TAXES };
  const orderTypes = [{ label: 'Pickup', contents: [packing] }];
  const tea = { discount: 10, taxes: TAXES, translations: HINDI };
  const store = await teaStore(thali, { orderTypes, category: { discount: 5 } }, tea);
  await patchStore(thali, store, { gstNo: GSTIN, fssaiNo: '11223344556677', ...ADDRESS });
  await saveSettings(store, { isTaxIncluded, isRounded: true, footer: 'Come back soon' });
  const lines = [{ item: 'Tea', value: '17.10', quantity: 2, remarks: 'No sugar' }];
  const more = { orderType: 'Pickup', address: 'ASAP', user: { name: 'Meera' } };
  const sell = (amount: number) =>
    thali.call('POST', `/api/stores/${store.storeId}/sales`, {
      body: {
        order: orderBody(store, { lines, amount, more }),
        paid: { method: 'Cash', tendered: 100 },
        discount: { percent: 12.5, reason: 'Regular' },
      },
      token: store.token,
      headers: { 'idempotency-key': unique() },
    });
  const { body: asked } = await sell(0);
  const { body } = await sell(asked.details.amount);
  return { store, orderId: body._id };
}

test.each([
  [true, 'en'],
  [false, 'en'],
  [true, 'hi'],
] as const)(
  'a device composes the same papers as the server (taxes included: %s, %s)',
  async (isTaxIncluded, language) => {
    const { store, orderId } = await sold(isTaxIncluded);
    const { body: order } = await thali.call('GET /api/stores/:storeId/orders/:orderId', {
      params: { storeId: store.storeId, orderId },
      token: store.token,
    });
    const { body: profile } = await thali.call('GET /store/api/store/:storeId', {
      params: { storeId: store.storeId },
      token: store.token,
    });
    const printed = async (what: string): Promise<PrintLine[]> => {
      const url = `orders/${orderId}/print?what=${what}&language=${language}`;
      return (await askOffice(thali, store, 'GET', url)).body.lines;
    };
    const receipt = await printed('receipt');
    const number = receipt.find((line) => line.kind === 'text' && line.right?.startsWith('INV/'));
    const paid = parseHundredths(order.payment.paid ?? 0) ?? 0;
    const printout = printoutOf(
      [order],
      { ...profile, footer: profile.billFooter ?? '' },
      {
        bill: { number: number?.kind === 'text' ? (number.right ?? '') : '', total: 0, roundOff: 0 },
        tips: 0,
        cash: { given: 100_00, change: 100_00 - paid },
      },
    );
    expect(JSON.parse(JSON.stringify(renderPrintout(printout, language)))).toEqual(receipt);
    expect(receipt.at(-1)).toMatchObject({ text: 'Come back soon' });

    const lines = order.items.map(ticketLineOf);
    const at = Date.parse(order.createdAt);
    const ticket = ticketOf(order, profile, { kind: 'new', lines, reason: '', at });
    expect(JSON.parse(JSON.stringify(renderTicket(ticket, language)))).toEqual(await printed('ticket'));
  },
);
