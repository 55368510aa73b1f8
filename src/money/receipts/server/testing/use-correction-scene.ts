import { randomUUID } from 'node:crypto';
import { useTabScene } from '#money/tabs/server/testing/use-tab-scene.ts';
import type { Answer } from '#testing/server/call.ts';

/** A store, the money of its tabs, and those who put it right. */
export async function useCorrectionScene() {
  const scene = await useTabScene();
  const { thali, store } = scene;
  const url = (path: string) => `/api/stores/${store.storeId}/${path}`;
  const post = (path: string, body: object, { token = store.token, key = randomUUID() as string } = {}) =>
    thali.call('POST', url(path), { body, token, headers: { 'idempotency-key': key } });

  async function receipts(tab: string, token = store.token) {
    const { body } = await thali.call('GET', url(`tabs/${tab}/receipts`), { token });
    return body.receipts as {
      _id: string;
      method: string;
      amount: number;
      tip: number;
      reversible: string;
    }[];
  }

  return {
    ...scene,
    post,
    receipts,
    record: (order: string, body: object, token?: string): Promise<Answer> =>
      post(`orders/${order}/payments`, body, { ...(token ? { token } : {}) }),
    settle: (tab: string, body: object, as: { token?: string; key?: string } = {}): Promise<Answer> =>
      post(`tabs/${tab}/settle`, body, as),
    reverse: (receipt: string, body: object, as: { token?: string; key?: string } = {}): Promise<Answer> =>
      post(`receipts/${receipt}/reverse`, body, as),
    /** The first receipt of a tab. */
    first: async (tab: string) => (await receipts(tab))[0]?._id ?? '',
    async khata(more: object = {}): Promise<string> {
      const body = { name: 'Asha Rao', countryCode: '+91', phone: '9876543210', note: '', limit: null };
      return (await post('khatas', { ...body, ...more })).body._id;
    },
    async readKhata(khata: string): Promise<Answer['body']> {
      return (await thali.call('GET', url(`khatas/${khata}`), { token: store.token })).body;
    },
    async bills(order: string): Promise<{ payable: number }[]> {
      return scene.read('select payable::int from bills where store_id = $1 and order_id = $2', order);
    },
  };
}
