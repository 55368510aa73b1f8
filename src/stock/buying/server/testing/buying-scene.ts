import type { TestApp } from '#testing/server/test-app.ts';
import type { TestStore } from '#testing/server/test-stores.ts';
import type { BuyingView } from '../../wire/buying.ts';

/** What the office and the kitchen do about suppliers. */
export function buyingScene(thali: TestApp, { storeId, token }: Pick<TestStore, 'storeId' | 'token'>) {
  const call = (method: string, rest: string, body?: object, headers?: Record<string, string>) =>
    thali.call(method, `/api/stores/${storeId}/stock${rest}`, {
      token,
      ...(body ? { body } : {}),
      ...(headers ? { headers } : {}),
    });
  const read = async (): Promise<BuyingView> => (await call('GET', '/buying')).body;
  return {
    call,
    read,
    async addSupplier(name: string, more: object = {}): Promise<string> {
      const { body } = await call('POST', '/suppliers', {
        name,
        phone: '',
        email: '',
        gstin: '',
        ...more,
      });
      return body.suppliers.find((one: { name: string }) => one.name === name)?._id;
    },
    /** Orders packs by ingredient. */
    async order(supplier: string, packs: Record<string, number>): Promise<string> {
      const lines = Object.entries(packs).map(([ingredient, count]) => ({ ingredient, packs: count }));
      const { body } = await call('POST', '/purchases', { supplier, lines });
      return body.purchases[0]._id;
    },
    receive: (purchase: string, lines: object[], more: object = {}, headers?: Record<string, string>) =>
      call('POST', `/purchases/${purchase}/receive`, { lines, ...more }, headers),
  };
}
