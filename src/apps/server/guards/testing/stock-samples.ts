import type { Sample } from './sample.ts';
import type { World } from './world.ts';

const rice = { name: 'Rice', shelf: '', packs: [], par: null };

async function ingredient({ thali, store: { storeId, token } }: World): Promise<string> {
  const body = { ...rice, unit: 'g' as const };
  const answer = await thali.call('POST /api/stores/:storeId/stock/ingredients', {
    params: { storeId },
    token,
    body,
  });
  return answer.body._id;
}

const ask = (world: World, method: string, rest: string, body: object) =>
  world.thali.call(method, `/api/stores/${world.store.storeId}/stock${rest}`, {
    token: world.store.token,
    body,
  });

async function supplier(world: World): Promise<string> {
  const said = { name: 'Sharma Traders', phone: '', email: '', gstin: '' };
  return (await ask(world, 'POST', '/suppliers', said)).body.suppliers.at(-1)._id;
}

/** An order for a bag of rice, with the ingredient. */
async function purchase(world: World): Promise<{ purchaseId: string; rice: string }> {
  const rice = await ingredient(world);
  const lines = [{ ingredient: rice, packs: 1 }];
  const { body } = await ask(world, 'POST', '/purchases', { supplier: await supplier(world), lines });
  return { purchaseId: body.purchases[0]._id, rice };
}

async function supplierBill(world: World): Promise<string> {
  const { purchaseId, rice } = await purchase(world);
  const lines = [{ ingredient: rice, quantity: 1_000, price: 60 }];
  return (await ask(world, 'POST', `/purchases/${purchaseId}/receive`, { lines })).body.bills[0]._id;
}

export const STOCK_SAMPLES: Record<string, Sample> = {
  '/ingredients/:ingredientId': async (world) => ({ params: { ingredientId: await ingredient(world) } }),
  changeIngredient: () => ({ body: { ...rice, isGone: true } }),
  enterStock: async (world) => ({
    body: { what: 'counted', lines: [{ ingredient: await ingredient(world), quantity: 500 }] },
  }),
  readUse: async () => ({ query: '?from=2026-11-01&to=2026-11-30' }),
  setRecipe: async (world) => ({
    body: {
      of: { kind: 'dish', itemId: world.store.items['Tea'] ?? '' },
      lines: [{ ingredient: await ingredient(world), quantity: 5 }],
    },
  }),
  '/suppliers/:supplierId': async (world) => ({ params: { supplierId: await supplier(world) } }),
  addPurchase: async (world) => ({
    body: {
      supplier: await supplier(world),
      lines: [{ ingredient: await ingredient(world), packs: 2 }],
    },
  }),
  '/purchases/:purchaseId': async (world) => ({ params: { purchaseId: (await purchase(world)).purchaseId } }),
  receivePurchase: async (world) => {
    const { purchaseId, rice: what } = await purchase(world);
    return { params: { purchaseId }, body: { lines: [{ ingredient: what, quantity: 500 }] } };
  },
  '/bills/:supplierBillId': async (world) => ({ params: { supplierBillId: await supplierBill(world) } }),
  changeSupplierBill: () => ({ body: { number: '417', amount: 60, dueOn: null } }),
  paySupplierBill: () => ({ body: { from: 'bank' } }),
};
