import { expect } from 'vitest';
import type { TestApp } from '#testing/server/test-app.ts';
import {
  catalogueOf,
  createTestStore,
  patchStore,
  placeTestOrder,
  simpleItem,
  type TestStore,
} from '#testing/server/test-stores.ts';
import type { BillContent } from '../../rules/bill-sheet.ts';

export const GSTIN = '29AAGCB7383J1Z4';

/** A curry for 250.00 less 15 % in two steps, and tea taxed in two halves, both with charges. */
const DISHES = [
  simpleItem('Curry', 250, { discount: 5, taxes: [{ label: 'GST', value: 5 }] }),
  simpleItem('Tea', 99.99, {
    taxes: [
      { label: 'CGST', value: 2.5 },
      { label: 'SGST', value: 2.5 },
    ],
  }),
];
const ORDER_TYPES = [
  {
    label: 'Dine-In',
    contents: [
      { label: 'Packing', value: 2, valueType: 'percentage' },
      { label: 'Delivery', value: 30, valueType: 'absolute' },
    ],
  },
];

const SETTINGS = { kind: 'tax_invoice', prefix: 'INV/', creditPrefix: 'CN/', isRounded: false, footer: '' };

const CURRY_AND_TEA = {
  lines: [
    { item: 'Curry', value: '213.75', quantity: 2 },
    { item: 'Tea', value: '89.99' },
  ],
  // 427.50 + 89.99 = 517.49; packing 10.35, delivery 30.00; GST 21.38, CGST 2.25, SGST 2.25.
  amount: 583.72,
  more: { user: { name: 'अदिति Rao', phone: '9876543210', countryCode: '+91' } },
};

/** The law asks for it on the bills of a restaurant with a GSTIN. */
export const ADDRESS = { address: { street: '12 MG Road', city: 'Bengaluru' } };

/** Stores that sell curry and tea, and what happens to their bills. */
export function billScene(thali: TestApp) {
  async function newStore(settings: object = {}): Promise<TestStore> {
    const store = await createTestStore(
      thali,
      catalogueOf(DISHES, { category: { discount: 10 }, orderTypes: ORDER_TYPES }),
    );
    await patchStore(thali, store, {
      gstNo: GSTIN,
      ...ADDRESS,
      fssaiNo: '12345678901234',
      legalName: 'Rao Foods LLP',
    });
    if (Object.keys(settings).length > 0) expect((await saveSettings(store, settings)).status).toBe(200);
    return store;
  }

  function saveSettings({ storeId, token }: TestStore, settings: object) {
    const body = { ...SETTINGS, ...settings };
    return thali.call('PUT', `/api/stores/${storeId}/bill-settings`, { body, token });
  }

  async function place(store: TestStore, amount = CURRY_AND_TEA.amount) {
    const placed = await placeTestOrder(thali, store, { ...CURRY_AND_TEA, amount });
    const { body } = await thali.call('GET', `/order/status/${placed.slug}`);
    const idOf = (label: string) =>
      body.items.find((item: { itemLabel: string }) => item.itemLabel === label)._id;
    return { id: placed._id as string, slug: placed.slug as string, idOf };
  }

  async function issue({ storeId, token }: TestStore, orderId: string): Promise<BillContent[]> {
    const url = `/api/stores/${storeId}/orders/${orderId}/bill`;
    const { status, body } = await thali.call('POST', url, { token });
    if (status !== 200) throw new Error(`${status} ${body.code}`);
    return body.bills.map(({ content }: { content: BillContent }) => content);
  }

  async function remove(
    store: TestStore,
    orderId: string,
    lineId: string,
    discarded = true,
    more: { keep?: number } = {},
  ) {
    const answer = await thali.call('POST /api/stores/:storeId/orders/:orderId/items/:itemId/discard', {
      params: { storeId: store.storeId, orderId, itemId: lineId },
      body: { discarded, ...more },
      token: store.token,
    });
    expect(answer.status).toBe(200);
    return Math.round(answer.body.amount * 100);
  }

  return { newStore, saveSettings, place, issue, remove };
}
