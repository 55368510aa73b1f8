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

export const STOCK_SAMPLES: Record<string, Sample> = {
  readLedger: async (world) => ({ params: { ingredientId: await ingredient(world) } }),
  markOut: async (world) => ({ params: { ingredientId: await ingredient(world) }, body: { isOut: true } }),
  changeIngredient: async (world) => ({
    params: { ingredientId: await ingredient(world) },
    body: { ...rice, isGone: true },
  }),
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
};
