import type { Answer } from '../../src/testing/server/call.ts';
import { hire, logIn, unique } from '../../src/testing/server/test-stores.ts';
import type { Stage } from './stage.ts';

export const LIST = '/app/management/e-commerce/list';
export const SMALL_STORE = 'udupi-tiffin';
export const SMALL_STORE_NAME = 'Udupi Tiffin Room';

/** Changes the menu of the small store as its staff would, outside of the browser. */
export async function createMenuDesk({ thali, ownerToken }: Stage) {
  const token = await ownerToken();
  const { body } = await thali.call('GET /restaurant/api/store/web/:slug', { params: { slug: SMALL_STORE } });
  const storeId: string = body.profile._id;
  const read = async (): Promise<Answer['body']> =>
    (await thali.call('GET /api/stores/:storeId/catalogue', { params: { storeId }, token })).body;
  return {
    token,
    storeId,
    read,
    /** Adds another person who may change the menu. */
    async addManager(name: string): Promise<string> {
      const email = `manager-${unique()}@demo.example`;
      await hire(thali, storeId, { name, email, role: 'MANAGER' });
      return logIn(thali, email);
    },
    async change(as: string, edit: (items: Answer['body'][]) => void): Promise<void> {
      const catalogue = await read();
      edit(itemsOf(catalogue));
      const headers = { 'if-match': `"${catalogue.revision}"` };
      const answer = await thali.call('PUT /api/stores/:storeId/catalogue', {
        params: { storeId },
        token: as,
        body: catalogue,
        headers,
      });
      if (answer.status !== 200) throw new Error(answer.text);
    },
  };
}

export function itemsOf({ menus }: Answer['body']): Answer['body'][] {
  return menus.flatMap(({ categories }: Answer['body']) =>
    categories.flatMap(({ items }: Answer['body']) => items),
  );
}
