import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { catalogueOf, createTestStore, simpleItem } from '#testing/server/test-stores.ts';
import { stockScene } from './stock-scene.ts';

/** The program, and a store that sells biryani and tea, whose stock is empty. */
export async function useStockScene() {
  const thali = await useTestApp();
  const dishes = [simpleItem('Biryani', 200), simpleItem('Tea', 20)];
  const store = await createTestStore(thali, catalogueOf(dishes));
  const dish = (name: string) => ({ kind: 'dish' as const, itemId: store.items[name] ?? '' });
  const stock = stockScene(thali, store);
  return {
    thali,
    store,
    stock,
    dish,
    mark: (name: string, isOut: boolean) =>
      stock.call('PUT', `/ingredients/${stock.idOf(name)}/out`, { isOut }),
    /** A dish as guests are sent it. */
    async onMenu(name: string): Promise<ItemView> {
      const { body } = await thali.call('GET', `/profile/web/${store.slug}/12-00`);
      return body.menus[0].categories[0].items.find(({ label }: ItemView) => label === name);
    },
  };
}
