import { placeTestOrder, TEA } from '#testing/server/test-stores.ts';
import type { Asker, Sample } from './sample.ts';
import type { World } from './world.ts';

/** Tea that was paid in cash to whoever asks, if they may record it, or else to the owner. */
async function paidTea({ thali, store }: World, asker: Asker = {}): Promise<string> {
  const { _id: orderId } = await placeTestOrder(thali, store, TEA);
  const params = { storeId: store.storeId, orderId };
  const body = { method: 'Cash' as const };
  const pay = (by: object) =>
    thali.call('POST /api/stores/:storeId/orders/:orderId/payments', { params, body, ...by });
  if ((await pay({ headers: asker })).status !== 200) await pay({ token: store.token });
  const listed = await thali.call('GET /api/stores/:storeId/tabs/:tabId/receipts', {
    params: { storeId: store.storeId, tabId: orderId },
    token: store.token,
  });
  return listed.body.receipts[0]?._id ?? '';
}

async function khata({ thali, store }: World): Promise<string> {
  const body = { name: 'Asha', countryCode: '+91', phone: '', note: '', limit: null };
  const { storeId, token } = store;
  return (await thali.call('POST /api/stores/:storeId/khatas', { params: { storeId }, token, body })).body
    ._id;
}

const tea = async ({ thali, store }: World) => (await placeTestOrder(thali, store, TEA))._id;

/** Tea on an account. */
async function owing(world: World): Promise<string> {
  const khataId = await khata(world);
  const { thali, store } = world;
  await thali.call('POST /api/stores/:storeId/tabs/:tabId/settle', {
    params: { storeId: store.storeId, tabId: await tea(world) },
    token: store.token,
    body: { how: 'Account', khata: khataId },
  });
  return khataId;
}

const details = { name: 'Asha', countryCode: '+91', phone: '9876543210', note: '', limit: 500 };

export const CORRECTION_SAMPLES: Record<string, Sample> = {
  '/tabs/:tabId': async (world) => ({ params: { tabId: await tea(world) } }),
  'reverseReceipt/own': async (world, asker) => ({
    params: { receiptId: await paidTea(world, asker) },
    body: { reason: 'Paid by card' },
  }),
  'reverseReceipt/of the owner': async (world) => ({
    params: { receiptId: await paidTea(world) },
    body: { reason: 'Paid by card' },
  }),
  settleTab: async (world) => ({ body: { how: 'Account', khata: await khata(world) } }),
  openKhata: async () => ({ body: details }),
  '/khatas/:khataId': async (world) => ({ params: { khataId: await khata(world) } }),
  changeKhata: () => ({ body: { ...details, isClosed: false } }),
  payKhata: async (world) => ({
    params: { khataId: await owing(world) },
    body: { method: 'Cash', amount: 20 },
  }),
};
