import { billScene, GSTIN } from '#money/bills/server/testing/bill-scene.ts';
import type { BillView } from '#money/bills/wire/bills.ts';
import { createContext } from '#platform/context/server/context.ts';
import { atEnd } from '#testing/server/at-end.ts';
import type { TestApp } from '#testing/server/test-app.ts';
import { patchStore, type TestStore } from '#testing/server/test-stores.ts';
import type { Fault, Keys } from '../../../../../simulators/e-invoices/create-registry-sim.ts';
import { createRegistrySim } from '../../../../../simulators/e-invoices/create-registry-sim.ts';
import { runDueEInvoices } from '../work-due.ts';

export const KEYS: Keys = {
  appId: 'app-1',
  appSecret: 'secret-1',
  userName: 'rao_api',
  password: 'Pass#123',
};
export const SHAH = {
  name: 'Shah & Sons',
  address: '4 Fort Road, Mumbai 400001',
  state: '',
  gstin: '27AAPFU0939F1ZV',
  phone: '',
};
const PLACE = { street: '12 MG Road', city: 'Bengaluru', pinCode: '560001' };

/** Stores that bill companies, beside a simulated registry. */
export async function registryScene(thali: TestApp) {
  const bills = billScene(thali);
  const sim = createRegistrySim({ gstin: GSTIN, keys: KEYS, clock: () => thali.clock.now });
  const host = await sim.listen();
  atEnd(() => sim.close());

  function save({ storeId, token }: TestStore, body: object) {
    return thali.call('PUT', `/api/stores/${storeId}/e-invoices/settings`, { token, body });
  }

  async function newStore({ isOn = true }: { isOn?: boolean } = {}): Promise<TestStore> {
    await thali.database.pool.query('delete from e_invoice_due');
    sim.entries.clear();
    sim.asked.length = 0;
    sim.setFault(null);
    const store = await bills.newStore();
    await patchStore(thali, store, { address: PLACE });
    const { status, text } = await save(store, { isOn, credentials: { ...KEYS, host } });
    if (status !== 200) throw new Error(text);
    return store;
  }

  async function setBuyer(
    { storeId, token }: TestStore,
    orderId: string,
    buyer: object | null,
  ): Promise<void> {
    const url = `/api/stores/${storeId}/orders/${orderId}/buyer`;
    const { status, text } = await thali.call('PUT', url, { token, body: { buyer } });
    if (status !== 200) throw new Error(text);
  }

  /** What was issued for an order, with what the registry knows. */
  async function read({ storeId, token }: TestStore, orderId: string): Promise<BillView[]> {
    return (await thali.call('GET', `/api/stores/${storeId}/orders/${orderId}/bill`, { token })).body.bills;
  }

  return {
    ...bills,
    sim,
    host,
    save,
    newStore,
    setBuyer,
    read,
    async work(fault: Fault | null = null): Promise<void> {
      sim.setFault(fault);
      await runDueEInvoices(createContext(thali.services, { kind: 'system' }));
      sim.setFault(null);
    },
    /** A bill for a company, issued and not yet registered. */
    async billFor(store: TestStore, buyer: object = SHAH) {
      const order = await bills.place(store);
      await setBuyer(store, order.id, buyer);
      await bills.issue(store, order.id);
      return order;
    },
    states: async (store: TestStore, orderId: string) =>
      (await read(store, orderId)).map(({ eInvoice }) => eInvoice?.state ?? null),
    async again(store: TestStore, billId: string) {
      return thali.call('POST', `/api/stores/${store.storeId}/bills/${billId}/e-invoice`, {
        token: store.token,
        body: {},
      });
    },
  };
}
