import { useTestApp } from '../../../testing/test-app.ts';
import { catalogueOf, createTestStore, simpleItem } from '../../../testing/test-stores.ts';
import { stockScene } from './stock-scene.ts';

/** The program, and a store that sells biryani and tea, whose stock is empty. */
export async function useStockScene() {
  const thali = await useTestApp();
  const dishes = [simpleItem('Biryani', 200), simpleItem('Tea', 20)];
  const store = await createTestStore(thali, catalogueOf(dishes));
  const dish = (name: string) => ({ kind: 'dish' as const, itemId: store.items[name] ?? '' });
  return { thali, store, stock: stockScene(thali, store), dish };
}
