import { beforeEach } from 'vitest';
import { useStockScene } from './use-stock-scene.ts';

/** What whoever orders a biryani agrees to while there is no paneer. */
export const AGREED = [
  { label: 'Portion', contents: ['Regular'] },
  { label: 'No Paneer today', contents: ['Tofu instead of Paneer'] },
];

/** A store whose biryani is made with paneer, or with tofu. Before each test there is everything. */
export async function useSwapScene() {
  const scene = await useStockScene();
  const { thali, stock, dish, mark } = scene;
  for (const name of ['Paneer', 'Tofu', 'Rice']) await stock.add(name);
  const cookFor = (veg?: 'veg') =>
    stock.setRecipe(dish('Biryani'), { Paneer: 100, Rice: 150 }, { swaps: { Paneer: ['Tofu', 120, veg] } });
  beforeEach(async () => {
    for (const name of ['Paneer', 'Tofu', 'Rice']) await mark(name, false);
    thali.clock.advance(1_000);
    await cookFor('veg');
    thali.clock.advance(1_000);
  });
  return {
    ...scene,
    cookFor,
    owned: stock.idOf,
    biryanis: (quantity = 1, configs: object[] = []) => ({
      lines: [{ item: 'Biryani', value: '200.00', quantity, configs }],
      amount: 200 * quantity,
    }),
    sayOfTofu: (more: { name?: string; isGone?: boolean }) =>
      stock.call('PUT', `/ingredients/${stock.idOf('Tofu')}`, {
        name: 'Tofu',
        shelf: '',
        packs: [],
        par: null,
        isGone: false,
        ...more,
      }),
  };
}
